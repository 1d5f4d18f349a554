// A path tracer for still lifes, rooms and the mansion's plan.
// Usage: node tracer.mjs SCENE OUT
//
// SCENE: uint32 length of a JSON header, the header, then float32/int32 arrays named in header.arrays
//        (offsets in bytes from the end of the header, which is padded to 4 bytes).
// OUT:   float32 planes of width x height pixels: albedo (3), light (3), gloss (3), glow (3), normal (3),
//        depth, id.  picture = albedo * light + gloss + glow.
// Lengths are the scene's own unit; z is up. Light: diffuse bounces with next-event estimation.
import fs from "fs";

const [, , sceneFile, outFile] = process.argv;
const file = fs.readFileSync(sceneFile);
const headerLength = file.readUInt32LE(0);
const header = JSON.parse(file.subarray(4, 4 + headerLength).toString("utf8"));
const base = Math.ceil((4 + headerLength) / 4) * 4;
const buffer = file.buffer.slice(file.byteOffset + base, file.byteOffset + file.length);
const array = (name, Type) => {
  const { offset, length } = header.arrays[name];
  return new Type(buffer, offset, length);
};

const positions = array("positions", Float32Array); // 9 per triangle
const normals = array("normals", Float32Array); // 9 per triangle
const uvs = array("uvs", Float32Array); // 6 per triangle
const owner = array("materials", Int32Array); // material of each triangle
const groups = array("groups", Int32Array); // object number of each triangle, for outlines
const count = owner.length;
const { width, height, samples, bounces, camera, lights, sky } = header;
const materials = header.materials;
const textures = header.textures.map((texture, index) => ({
  ...texture,
  pixels: array(`texture${index}`, Float32Array),
}));

// ------------------------------------------------------------------ materials in flat arrays
const M = materials.length;
const colourR = new Float64Array(M), colourG = new Float64Array(M), colourB = new Float64Array(M);
const rough = new Float64Array(M), mirror = new Float64Array(M), metal = new Uint8Array(M);
const opacity = new Float64Array(M), bump = new Float64Array(M), bumpScale = new Float64Array(M);
const mottle = new Float64Array(M), textureOf = new Int32Array(M);
const grainX = new Float64Array(M), grainY = new Float64Array(M), grainZ = new Float64Array(M);
const emitR = new Float64Array(M), emitG = new Float64Array(M), emitB = new Float64Array(M);
materials.forEach((m, i) => {
  [colourR[i], colourG[i], colourB[i]] = m.colour;
  [emitR[i], emitG[i], emitB[i]] = m.emit;
  [grainX[i], grainY[i], grainZ[i]] = m.grain;
  rough[i] = m.rough;
  mirror[i] = m.mirror;
  metal[i] = m.metal ? 1 : 0;
  opacity[i] = m.opacity;
  bump[i] = m.bump;
  bumpScale[i] = m.bump_scale;
  mottle[i] = m.mottle;
  textureOf[i] = m.texture;
});

// ------------------------------------------------------------------ chance
let state = 1;
function random() {
  state ^= state << 13;
  state ^= state >>> 17;
  state ^= state << 5;
  return (state >>> 0) / 4294967296;
}
function seed(x, y) {
  state = (Math.imul(x + 1, 0x9e3779b1) ^ Math.imul(y + 7, 0x85ebca77) ^ 0x27d4eb2f) | 1;
  for (let i = 0; i < 4; i++) random();
}

// ------------------------------------------------------------------ value noise in space
const lattice = new Float64Array(4096);
for (let i = 0; i < 4096; i++) {
  let h = Math.imul(i + 1, 0x9e3779b1);
  h ^= h >>> 15;
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  lattice[i] = (h >>> 0) / 4294967296;
}
const cell = (x, y, z) => lattice[(Math.imul(x, 73) + Math.imul(y, 1361) + Math.imul(z, 2903)) & 4095];
function noise(x, y, z) {
  const ix = Math.floor(x), iy = Math.floor(y), iz = Math.floor(z);
  let fx = x - ix, fy = y - iy, fz = z - iz;
  fx = fx * fx * (3 - 2 * fx);
  fy = fy * fy * (3 - 2 * fy);
  fz = fz * fz * (3 - 2 * fz);
  const lower = cell(ix, iy, iz) * (1 - fx) + cell(ix + 1, iy, iz) * fx;
  const lowerY = cell(ix, iy + 1, iz) * (1 - fx) + cell(ix + 1, iy + 1, iz) * fx;
  const upper = cell(ix, iy, iz + 1) * (1 - fx) + cell(ix + 1, iy, iz + 1) * fx;
  const upperY = cell(ix, iy + 1, iz + 1) * (1 - fx) + cell(ix + 1, iy + 1, iz + 1) * fx;
  const a = lower * (1 - fy) + lowerY * fy, b = upper * (1 - fy) + upperY * fy;
  return (a * (1 - fz) + b * fz) * 2 - 1;
}

// ------------------------------------------------------------------ bounding volume hierarchy
const order = new Int32Array(count);
const centre = new Float32Array(count * 3);
const low = new Float32Array(count * 3), high = new Float32Array(count * 3);
for (let t = 0; t < count; t++) {
  order[t] = t;
  for (let axis = 0; axis < 3; axis++) {
    const a = positions[t * 9 + axis], b = positions[t * 9 + 3 + axis], c = positions[t * 9 + 6 + axis];
    low[t * 3 + axis] = Math.min(a, b, c);
    high[t * 3 + axis] = Math.max(a, b, c);
    centre[t * 3 + axis] = (low[t * 3 + axis] + high[t * 3 + axis]) / 2;
  }
}
const nodeLow = new Float32Array(count * 6), nodeHigh = new Float32Array(count * 6);
const nodeFirst = new Int32Array(count * 2), nodeCount = new Int32Array(count * 2);
let nodes = 1;
function bound(node, first, amount) {
  for (let axis = 0; axis < 3; axis++) {
    let a = Infinity, b = -Infinity;
    for (let i = first; i < first + amount; i++) {
      a = Math.min(a, low[order[i] * 3 + axis]);
      b = Math.max(b, high[order[i] * 3 + axis]);
    }
    nodeLow[node * 3 + axis] = a;
    nodeHigh[node * 3 + axis] = b;
  }
}
const BINS = 16;
function split(root) {
  const work = [root];
  while (work.length) {
    const node = work.pop();
    const first = nodeFirst[node], amount = nodeCount[node];
    if (amount <= 4) continue;
    let best = Infinity, bestAxis = -1, bestBin = 0, bestLow = 0, bestScale = 0;
    for (let axis = 0; axis < 3; axis++) {
      let a = Infinity, b = -Infinity;
      for (let i = first; i < first + amount; i++) {
        const c = centre[order[i] * 3 + axis];
        if (c < a) a = c;
        if (c > b) b = c;
      }
      if (b - a < 1e-6) continue;
      const scale = BINS / (b - a);
      const amounts = new Int32Array(BINS);
      const lows = new Float32Array(BINS * 3).fill(Infinity), highs = new Float32Array(BINS * 3).fill(-Infinity);
      for (let i = first; i < first + amount; i++) {
        const t = order[i];
        const bin = Math.min(BINS - 1, ((centre[t * 3 + axis] - a) * scale) | 0);
        amounts[bin]++;
        for (let k = 0; k < 3; k++) {
          lows[bin * 3 + k] = Math.min(lows[bin * 3 + k], low[t * 3 + k]);
          highs[bin * 3 + k] = Math.max(highs[bin * 3 + k], high[t * 3 + k]);
        }
      }
      const rightCost = new Float64Array(BINS);
      for (const forward of [false, true]) {
        const lo = [Infinity, Infinity, Infinity], hi = [-Infinity, -Infinity, -Infinity];
        let total = 0;
        for (let step = 0; step < BINS - 1; step++) {
          const bin = forward ? step : BINS - 1 - step;
          total += amounts[bin];
          for (let k = 0; k < 3; k++) {
            lo[k] = Math.min(lo[k], lows[bin * 3 + k]);
            hi[k] = Math.max(hi[k], highs[bin * 3 + k]);
          }
          const dx = Math.max(0, hi[0] - lo[0]), dy = Math.max(0, hi[1] - lo[1]), dz = Math.max(0, hi[2] - lo[2]);
          const cost = total * (dx * dy + dy * dz + dz * dx);
          if (!forward) rightCost[bin - 1] = cost;
          else if (total && total < amount && cost + rightCost[bin] < best) {
            best = cost + rightCost[bin];
            bestAxis = axis;
            bestBin = bin;
            bestLow = a;
            bestScale = scale;
          }
        }
      }
    }
    if (bestAxis < 0) continue;
    let i = first, j = first + amount - 1;
    while (i <= j) {
      const bin = Math.min(BINS - 1, ((centre[order[i] * 3 + bestAxis] - bestLow) * bestScale) | 0);
      if (bin <= bestBin) i++;
      else {
        const swap = order[i];
        order[i] = order[j];
        order[j--] = swap;
      }
    }
    const left = nodes;
    nodes += 2;
    nodeFirst[left] = first;
    nodeCount[left] = i - first;
    nodeFirst[left + 1] = i;
    nodeCount[left + 1] = first + amount - i;
    bound(left, nodeFirst[left], nodeCount[left]);
    bound(left + 1, nodeFirst[left + 1], nodeCount[left + 1]);
    nodeFirst[node] = left;
    nodeCount[node] = 0;
    work.push(left, left + 1);
  }
}
nodeFirst[0] = 0;
nodeCount[0] = count;
bound(0, 0, count);
split(0);

// corners and edges in the order of the leaves, for quick tests
const corner = new Float32Array(count * 9);
for (let i = 0; i < count; i++) {
  const t = order[i] * 9;
  for (let k = 0; k < 3; k++) {
    corner[i * 9 + k] = positions[t + k];
    corner[i * 9 + 3 + k] = positions[t + 3 + k] - positions[t + k];
    corner[i * 9 + 6 + k] = positions[t + 6 + k] - positions[t + k];
  }
}

const stack = new Int32Array(128);
let hitT = 0, hitTriangle = -1, hitU = 0, hitV = 0;
function boxDistance(node, ox, oy, oz, ix, iy, iz, limit) {
  const n = node * 3;
  const x1 = (nodeLow[n] - ox) * ix, x2 = (nodeHigh[n] - ox) * ix;
  const y1 = (nodeLow[n + 1] - oy) * iy, y2 = (nodeHigh[n + 1] - oy) * iy;
  const z1 = (nodeLow[n + 2] - oz) * iz, z2 = (nodeHigh[n + 2] - oz) * iz;
  let near = x1 < x2 ? x1 : x2, far = x1 < x2 ? x2 : x1;
  const ny = y1 < y2 ? y1 : y2, fy = y1 < y2 ? y2 : y1;
  const nz = z1 < z2 ? z1 : z2, fz = z1 < z2 ? z2 : z1;
  if (ny > near) near = ny;
  if (nz > near) near = nz;
  if (fy < far) far = fy;
  if (fz < far) far = fz;
  return far >= near && far > 0 && near < limit ? near : Infinity;
}
// The nearest hit within `limit`; with `any`, any opaque hit will do.
function intersect(ox, oy, oz, dx, dy, dz, limit, any) {
  hitT = limit;
  hitTriangle = -1;
  const ix = 1 / dx, iy = 1 / dy, iz = 1 / dz;
  let depth = 0;
  stack[depth++] = 0;
  while (depth) {
    const node = stack[--depth];
    const amount = nodeCount[node];
    if (amount) {
      for (let i = nodeFirst[node], end = i + amount; i < end; i++) {
        const c = i * 9;
        const e1x = corner[c + 3], e1y = corner[c + 4], e1z = corner[c + 5];
        const e2x = corner[c + 6], e2y = corner[c + 7], e2z = corner[c + 8];
        const px = dy * e2z - dz * e2y, py = dz * e2x - dx * e2z, pz = dx * e2y - dy * e2x;
        const det = e1x * px + e1y * py + e1z * pz;
        if (det > -1e-12 && det < 1e-12) continue;
        const inverse = 1 / det;
        const tx = ox - corner[c], ty = oy - corner[c + 1], tz = oz - corner[c + 2];
        const u = (tx * px + ty * py + tz * pz) * inverse;
        if (u < 0 || u > 1) continue;
        const qx = ty * e1z - tz * e1y, qy = tz * e1x - tx * e1z, qz = tx * e1y - ty * e1x;
        const v = (dx * qx + dy * qy + dz * qz) * inverse;
        if (v < 0 || u + v > 1) continue;
        const t = (e2x * qx + e2y * qy + e2z * qz) * inverse;
        if (t > 1e-4 && t < hitT) {
          const solid = opacity[owner[order[i]]];
          if (solid < 1 && random() >= solid) continue;
          hitT = t;
          hitTriangle = order[i];
          hitU = u;
          hitV = v;
          if (any) return true;
        }
      }
    } else {
      const left = nodeFirst[node];
      const a = boxDistance(left, ox, oy, oz, ix, iy, iz, hitT);
      const b = boxDistance(left + 1, ox, oy, oz, ix, iy, iz, hitT);
      if (a < b) {
        if (b < Infinity) stack[depth++] = left + 1;
        stack[depth++] = left;
      } else {
        if (a < Infinity) stack[depth++] = left;
        if (b < Infinity) stack[depth++] = left + 1;
      }
    }
  }
  return hitTriangle >= 0;
}

// ------------------------------------------------------------------ surface at a hit
const s = { x: 0, y: 0, z: 0, nx: 0, ny: 0, nz: 0, r: 0, g: 0, b: 0, m: 0 };
function sampleTexture(texture, u, v, out) {
  u = (u - Math.floor(u)) * texture.width - 0.5;
  v = (v - Math.floor(v)) * texture.height - 0.5;
  let x = Math.floor(u), y = Math.floor(v);
  const fx = u - x, fy = v - y;
  const w = texture.width, h = texture.height, p = texture.pixels;
  x = (x + w) % w;
  y = (y + h) % h;
  const x2 = (x + 1) % w, y2 = (y + 1) % h;
  const a = (y * w + x) * 3, b = (y * w + x2) * 3, c = (y2 * w + x) * 3, d = (y2 * w + x2) * 3;
  for (let k = 0; k < 3; k++)
    out[k] = (p[a + k] * (1 - fx) + p[b + k] * fx) * (1 - fy) + (p[c + k] * (1 - fx) + p[d + k] * fx) * fy;
}
const texel = new Float64Array(3);
function surface(ox, oy, oz, dx, dy, dz) {
  const t = hitTriangle, u = hitU, v = hitV, w = 1 - u - v;
  s.x = ox + dx * hitT;
  s.y = oy + dy * hitT;
  s.z = oz + dz * hitT;
  const n = t * 9;
  let nx = normals[n] * w + normals[n + 3] * u + normals[n + 6] * v;
  let ny = normals[n + 1] * w + normals[n + 4] * u + normals[n + 7] * v;
  let nz = normals[n + 2] * w + normals[n + 5] * u + normals[n + 8] * v;
  const m = owner[t];
  s.m = m;
  let length = Math.hypot(nx, ny, nz) || 1;
  nx /= length;
  ny /= length;
  nz /= length;
  if (bump[m] > 0) {
    const k = bumpScale[m], e = 0.35;
    const gx = grainX[m] / k, gy = grainY[m] / k, gz = grainZ[m] / k;
    const at = noise(s.x * gx, s.y * gy, s.z * gz);
    nx -= bump[m] * (noise(s.x * gx + e, s.y * gy, s.z * gz) - at) * grainX[m];
    ny -= bump[m] * (noise(s.x * gx, s.y * gy + e, s.z * gz) - at) * grainY[m];
    nz -= bump[m] * (noise(s.x * gx, s.y * gy, s.z * gz + e) - at) * grainZ[m];
    length = Math.hypot(nx, ny, nz) || 1;
    nx /= length;
    ny /= length;
    nz /= length;
  }
  if (nx * dx + ny * dy + nz * dz > 0) {
    nx = -nx;
    ny = -ny;
    nz = -nz;
  }
  s.nx = nx;
  s.ny = ny;
  s.nz = nz;
  let r = colourR[m], g = colourG[m], b = colourB[m];
  if (textureOf[m] >= 0) {
    const k = t * 6;
    sampleTexture(
      textures[textureOf[m]],
      uvs[k] * w + uvs[k + 2] * u + uvs[k + 4] * v,
      uvs[k + 1] * w + uvs[k + 3] * u + uvs[k + 5] * v,
      texel,
    );
    r *= texel[0];
    g *= texel[1];
    b *= texel[2];
  }
  if (mottle[m] > 0) {
    const k = bumpScale[m];
    const gx = (s.x * grainX[m]) / k, gy = (s.y * grainY[m]) / k, gz = (s.z * grainZ[m]) / k;
    const f = 1 + mottle[m] * (noise(gx, gy, gz) * 0.6 + noise(gx * 2.7, gy * 2.7, gz * 2.7) * 0.4);
    r *= f;
    g *= f;
    b *= f;
  }
  s.r = r;
  s.g = g;
  s.b = b;
}

// ------------------------------------------------------------------ light
const L = lights.length;
const weight = new Float64Array(L);
let inR = 0, inG = 0, inB = 0;
function skyLight(dz) {
  const t = dz * 0.5 + 0.5;
  inR = sky.low[0] * (1 - t) + sky.high[0] * t;
  inG = sky.low[1] * (1 - t) + sky.high[1] * t;
  inB = sky.low[2] * (1 - t) + sky.high[2] * t;
}
let dR = 0, dG = 0, dB = 0;
const lamp = { x: 0, y: 0, z: 0, d: 0, f: 0 };
// Light / pi that arrives straight from one lamp (chosen by its likely share), into dR, dG, dB.
function direct(x, y, z, nx, ny, nz) {
  dR = dG = dB = 0;
  let total = 0;
  for (let i = 0; i < L; i++) {
    const light = lights[i];
    if (light.kind === "sun") weight[i] = Math.max(0, nx * light.to[0] + ny * light.to[1] + nz * light.to[2]) * light.strength;
    else {
      const lx = light.at[0] - x, ly = light.at[1] - y, lz = light.at[2] - z;
      const d2 = lx * lx + ly * ly + lz * lz;
      weight[i] = d2 > light.reach * light.reach ? 0 : light.strength / (d2 + light.radius * light.radius);
    }
    total += weight[i];
  }
  if (total <= 0) return;
  let pick = random() * total, chosen = 0;
  while (chosen < L - 1 && pick >= weight[chosen]) pick -= weight[chosen++];
  if (weight[chosen] <= 0) return;
  const light = lights[chosen], chance = weight[chosen] / total;
  let px = random() * 2 - 1, py = random() * 2 - 1, pz = random() * 2 - 1;
  while (px * px + py * py + pz * pz > 1) {
    px = random() * 2 - 1;
    py = random() * 2 - 1;
    pz = random() * 2 - 1;
  }
  if (light.kind === "sun") {
    lamp.x = light.to[0] + px * light.radius;
    lamp.y = light.to[1] + py * light.radius;
    lamp.z = light.to[2] + pz * light.radius;
    lamp.d = 1e6;
    lamp.f = light.power;
  } else {
    lamp.x = light.at[0] + px * light.radius - x;
    lamp.y = light.at[1] + py * light.radius - y;
    lamp.z = light.at[2] + pz * light.radius - z;
    lamp.d = Math.hypot(lamp.x, lamp.y, lamp.z);
    lamp.f = light.power / (lamp.d * lamp.d + light.radius * light.radius);
    if (light.reach < 1e6) lamp.f *= Math.max(0, 1 - (lamp.d / light.reach) ** 2);
  }
  const length = Math.hypot(lamp.x, lamp.y, lamp.z);
  lamp.x /= length;
  lamp.y /= length;
  lamp.z /= length;
  const facing = nx * lamp.x + ny * lamp.y + nz * lamp.z;
  if (facing <= 0) return;
  const e = header.epsilon;
  if (intersect(x + nx * e, y + ny * e, z + nz * e, lamp.x, lamp.y, lamp.z, lamp.d - 2 * e, true)) return;
  const f = (lamp.f * facing) / chance;
  dR = f * light.colour[0];
  dG = f * light.colour[1];
  dB = f * light.colour[2];
}

let dirX = 0, dirY = 0, dirZ = 0;
function around(nx, ny, nz) {
  const a = random() * 2 * Math.PI, r2 = random(), r = Math.sqrt(r2);
  const sign = nz >= 0 ? 1 : -1, k = -1 / (sign + nz), q = nx * ny * k;
  const ux = 1 + sign * nx * nx * k, uy = sign * q, uz = -sign * nx;
  const vx = q, vy = sign + ny * ny * k, vz = -ny;
  const c = Math.cos(a) * r, d = Math.sin(a) * r, w = Math.sqrt(1 - r2);
  dirX = ux * c + vx * d + nx * w;
  dirY = uy * c + vy * d + ny * w;
  dirZ = uz * c + vz * d + nz * w;
}
function reflected(dx, dy, dz, nx, ny, nz, roughness) {
  const k = 2 * (dx * nx + dy * ny + dz * nz);
  dirX = dx - k * nx + (random() + random() + random() - 1.5) * roughness;
  dirY = dy - k * ny + (random() + random() + random() - 1.5) * roughness;
  dirZ = dz - k * nz + (random() + random() + random() - 1.5) * roughness;
  const length = Math.hypot(dirX, dirY, dirZ);
  dirX /= length;
  dirY /= length;
  dirZ /= length;
}
const CLAMP = header.clamp;
// Radiance along a ray that left a surface, into inR, inG, inB.
function radiance(ox, oy, oz, dx, dy, dz, left, lampsSeen) {
  let tr = 1, tg = 1, tb = 1, sumR = 0, sumG = 0, sumB = 0;
  for (;;) {
    if (lampsSeen) {
      // a reflection may show a lamp itself: lamps are bright balls to it
      for (let i = 0; i < L; i++) {
        const light = lights[i];
        if (light.kind === "sun" || !light.seen) continue;
        const lx = light.at[0] - ox, ly = light.at[1] - oy, lz = light.at[2] - oz;
        const along = lx * dx + ly * dy + lz * dz;
        if (along <= 0) continue;
        const off2 = lx * lx + ly * ly + lz * lz - along * along;
        const size = light.radius * 1.0;
        if (off2 < size * size && !intersect(ox, oy, oz, dx, dy, dz, along - size, true)) {
          const f = light.power / (light.radius * light.radius * Math.PI);
          sumR += tr * Math.min(CLAMP, f * light.colour[0]);
          sumG += tg * Math.min(CLAMP, f * light.colour[1]);
          sumB += tb * Math.min(CLAMP, f * light.colour[2]);
        }
      }
      lampsSeen = false;
    }
    if (!intersect(ox, oy, oz, dx, dy, dz, 1e9, false)) {
      skyLight(dz);
      sumR += tr * inR;
      sumG += tg * inG;
      sumB += tb * inB;
      break;
    }
    surface(ox, oy, oz, dx, dy, dz);
    const m = s.m, x = s.x, y = s.y, z = s.z, nx = s.nx, ny = s.ny, nz = s.nz, r = s.r, g = s.g, b = s.b;
    sumR += tr * Math.min(CLAMP, emitR[m]);
    sumG += tg * Math.min(CLAMP, emitG[m]);
    sumB += tb * Math.min(CLAMP, emitB[m]);
    tr *= r;
    tg *= g;
    tb *= b;
    direct(x, y, z, nx, ny, nz);
    sumR += tr * Math.min(CLAMP, dR);
    sumG += tg * Math.min(CLAMP, dG);
    sumB += tb * Math.min(CLAMP, dB);
    if (--left <= 0) break;
    const keep = Math.max(tr, tg, tb);
    if (random() > keep) break;
    tr /= keep;
    tg /= keep;
    tb /= keep;
    around(nx, ny, nz);
    const e = header.epsilon;
    ox = x + nx * e;
    oy = y + ny * e;
    oz = z + nz * e;
    dx = dirX;
    dy = dirY;
    dz = dirZ;
  }
  inR = sumR;
  inG = sumG;
  inB = sumB;
}

// ------------------------------------------------------------------ camera
const ray = { ox: 0, oy: 0, oz: 0, dx: 0, dy: 0, dz: 0 };
let aim = null;
if (camera.kind === "eye") {
  const unit = (v) => {
    const l = Math.hypot(...v);
    return v.map((c) => c / l);
  };
  const cross = (a, b) => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
  const forward = unit(camera.target.map((c, i) => c - camera.at[i]));
  const right = unit(cross(forward, [0, 0, 1]));
  aim = { forward, right, down: cross(forward, right), scale: Math.tan((camera.angle * Math.PI) / 360) };
}
function cameraRay(px, py) {
  if (camera.kind === "plan") {
    // oblique: the plane z = camera.top is true to scale, lower things shift down by camera.slant
    ray.ox = camera.left + px * camera.unit;
    const y = -(camera.upper + py * camera.unit);
    ray.oy = y - camera.slant * (camera.above - camera.top);
    ray.oz = camera.above;
    const length = Math.hypot(1, camera.slant);
    ray.dx = 1e-9;
    ray.dy = camera.slant / length;
    ray.dz = -1 / length;
    return;
  }
  const k = (aim.scale * 2) / height;
  const u = (px - width / 2 + (camera.shift_x || 0) * width) * k, v = (py - height / 2 + (camera.shift_y || 0) * height) * k;
  let dx = aim.forward[0] + aim.right[0] * u + aim.down[0] * v;
  let dy = aim.forward[1] + aim.right[1] * u + aim.down[1] * v;
  let dz = aim.forward[2] + aim.right[2] * u + aim.down[2] * v;
  ray.ox = camera.at[0];
  ray.oy = camera.at[1];
  ray.oz = camera.at[2];
  if (camera.lens > 0) {
    const a = random() * 2 * Math.PI, r = Math.sqrt(random()) * camera.lens;
    const lu = Math.cos(a) * r, lv = Math.sin(a) * r;
    const fx = ray.ox + dx * camera.focus, fy = ray.oy + dy * camera.focus, fz = ray.oz + dz * camera.focus;
    ray.ox += aim.right[0] * lu + aim.down[0] * lv;
    ray.oy += aim.right[1] * lu + aim.down[1] * lv;
    ray.oz += aim.right[2] * lu + aim.down[2] * lv;
    dx = fx - ray.ox;
    dy = fy - ray.oy;
    dz = fz - ray.oz;
  }
  const length = Math.hypot(dx, dy, dz);
  ray.dx = dx / length;
  ray.dy = dy / length;
  ray.dz = dz / length;
}

// ------------------------------------------------------------------ the picture
const plane = width * height;
const out = new Float32Array(plane * 17);
const put = (channel, pixel, value) => {
  out[channel * plane + pixel] += value;
};
const started = Date.now();
for (let py = 0; py < height; py++) {
  for (let px = 0; px < width; px++) {
    seed(px, py);
    const pixel = py * width + px;
    for (let sample = 0; sample < samples; sample++) {
      cameraRay(px + random(), py + random());
      const { ox, oy, oz, dx, dy, dz } = ray;
      if (!intersect(ox, oy, oz, dx, dy, dz, 1e9, false)) {
        const back = header.background;
        put(9, pixel, back[0]);
        put(10, pixel, back[1]);
        put(11, pixel, back[2]);
        put(15, pixel, header.far);
        continue;
      }
      const distance = hitT, group = groups[hitTriangle];
      surface(ox, oy, oz, dx, dy, dz);
      const m = s.m, x = s.x, y = s.y, z = s.z, nx = s.nx, ny = s.ny, nz = s.nz, r = s.r, g = s.g, b = s.b;
      const e = header.epsilon, sx = x + nx * e, sy = y + ny * e, sz = z + nz * e;
      put(9, pixel, emitR[m]);
      put(10, pixel, emitG[m]);
      put(11, pixel, emitB[m]);
      put(12, pixel, nx);
      put(13, pixel, ny);
      put(14, pixel, nz);
      put(15, pixel, distance);
      if (sample === 0) out[16 * plane + pixel] = group;
      if (!metal[m]) {
        put(0, pixel, r);
        put(1, pixel, g);
        put(2, pixel, b);
        direct(x, y, z, nx, ny, nz);
        let lr = dR, lg = dG, lb = dB;
        if (bounces > 0) {
          around(nx, ny, nz);
          radiance(sx, sy, sz, dirX, dirY, dirZ, bounces, false);
          lr += Math.min(CLAMP, inR);
          lg += Math.min(CLAMP, inG);
          lb += Math.min(CLAMP, inB);
        }
        put(3, pixel, lr);
        put(4, pixel, lg);
        put(5, pixel, lb);
      }
      if (mirror[m] > 0) {
        const facing = Math.max(0, -(dx * nx + dy * ny + dz * nz));
        const edge = (1 - facing) ** 5;
        reflected(dx, dy, dz, nx, ny, nz, rough[m]);
        if (dirX * nx + dirY * ny + dirZ * nz > 0) {
          radiance(sx, sy, sz, dirX, dirY, dirZ, Math.max(1, bounces), true);
          const f0 = mirror[m];
          if (metal[m]) {
            put(6, pixel, Math.min(CLAMP, inR) * f0 * (r + (1 - r) * edge));
            put(7, pixel, Math.min(CLAMP, inG) * f0 * (g + (1 - g) * edge));
            put(8, pixel, Math.min(CLAMP, inB) * f0 * (b + (1 - b) * edge));
          } else {
            const f = f0 + (1 - f0) * edge * (1 - rough[m]);
            put(6, pixel, Math.min(CLAMP, inR) * f);
            put(7, pixel, Math.min(CLAMP, inG) * f);
            put(8, pixel, Math.min(CLAMP, inB) * f);
          }
        }
      }
    }
  }
  if (py % 64 === 63) process.stderr.write(`\r${Math.round((100 * py) / height)} % `);
}
for (let i = 0; i < plane * 16; i++) out[i] /= samples;
fs.writeFileSync(outFile, new Uint8Array(out.buffer));
process.stderr.write(`\r${count} triangles, ${((Date.now() - started) / 1000).toFixed(0)} s\n`);
