// Writes the Open Peeps parts that portraits start from, as JSON on standard output.
// Usage: NPM_ROOT=dir node peeps.mjs SPECS.json   (SPECS: [{id, head, face, beard, glasses}, ...])
// Skin, clothing and light hair carry key colours; Python replaces them.
import { createRequire } from "module";
import { pathToFileURL } from "url";
import fs from "fs";
import path from "path";

const require = createRequire(path.join(process.env.NPM_ROOT ?? process.cwd(), "anchor.js"));
const load = (name) => import(pathToFileURL(require.resolve(name)).href);
const { createAvatar } = await load("@dicebear/core");
const { openPeeps } = await load("@dicebear/collection");

// The groups of an avatar, in order, by the transform each one carries.
const MARKERS = [
  ["head", '<g transform="matrix('],
  ["face", '<g transform="translate(315'],
  ["beard", '<g transform="translate(279'],
  ["mask", '<g transform="translate(179'],
  ["glasses", '<g transform="translate(203'],
];

function parts(svg) {
  const start = svg.indexOf("<g mask=");
  const cuts = MARKERS.map(([name, marker]) => [name, svg.indexOf(marker)]);
  const result = { body: svg.slice(svg.indexOf(">", start) + 1, cuts[0][1]) };
  cuts.forEach(([name, from], index) => {
    const to = index + 1 < cuts.length ? cuts[index + 1][1] : svg.lastIndexOf("</g></svg>");
    result[name] = svg.slice(from, to);
  });
  return result;
}

const one = (name) => (name ? [name] : []);
const specs = JSON.parse(fs.readFileSync(process.argv[2], "utf8"));
const output = {};
for (const spec of specs) {
  const svg = createAvatar(openPeeps, {
    seed: spec.id,
    size: 704,
    head: [spec.head],
    face: [spec.face],
    facialHair: one(spec.beard),
    facialHairProbability: spec.beard ? 100 : 0,
    accessories: one(spec.glasses),
    accessoriesProbability: spec.glasses ? 100 : 0,
    maskProbability: 0,
    skinColor: ["ff00ff"],
    clothingColor: ["00ffff"],
    headContrastColor: ["ffff00"],
  }).toString();
  output[spec.id] = parts(svg);
}
process.stdout.write(JSON.stringify(output));
