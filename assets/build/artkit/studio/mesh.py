"""Meshes: boxes, turned and extruded shapes, tubes, sheets. Units are the scene's own; z is up."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]
Point = Sequence[float]


@dataclass
class Mesh:
    """Triangles with a normal and a texture place at each corner: (n, 3, 3), (n, 3, 3), (n, 3, 2)."""

    corners: Array
    normals: Array
    places: Array

    def moved(self, x: float = 0, y: float = 0, z: float = 0) -> Mesh:
        """The mesh somewhere else."""
        return Mesh(self.corners + np.array([x, y, z]), self.normals, self.places)

    def turned(self, degrees: float, axis: str = "z") -> Mesh:
        """The mesh turned about an axis through the origin (right-handed; in the plan y points down)."""
        c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
        matrix = {
            "x": np.array([[1, 0, 0], [0, c, -s], [0, s, c]]),
            "y": np.array([[c, 0, s], [0, 1, 0], [-s, 0, c]]),
            "z": np.array([[c, -s, 0], [s, c, 0], [0, 0, 1]]),
        }[axis]
        return Mesh(self.corners @ matrix.T, self.normals @ matrix.T, self.places)

    def scaled(self, x: float, y: float | None = None, z: float | None = None) -> Mesh:
        """The mesh stretched; one number for all axes or one each."""
        factors = np.array([x, x if y is None else y, x if z is None else z], float)
        normals = self.normals / factors
        normals /= np.maximum(np.linalg.norm(normals, axis=-1, keepdims=True), 1e-12)
        return Mesh(self.corners * factors, normals, self.places)

    def warped(self, change: Callable[[Array], Array]) -> Mesh:
        """The mesh with every corner moved by a function of (n, 3) points; normals are made anew."""
        flat = change(self.corners.reshape(-1, 3)).reshape(self.corners.shape)
        return Mesh(flat, smooth_normals(flat), self.places)


def joined(parts: Sequence[Mesh]) -> Mesh:
    """Several meshes as one."""
    return Mesh(
        np.concatenate([part.corners for part in parts]),
        np.concatenate([part.normals for part in parts]),
        np.concatenate([part.places for part in parts]),
    )


def flat_normals(corners: Array) -> Array:
    """The normal of each triangle, at its three corners."""
    normal = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    normal /= np.maximum(np.linalg.norm(normal, axis=-1, keepdims=True), 1e-12)
    return np.repeat(normal[:, None], 3, axis=1)


def smooth_normals(corners: Array) -> Array:
    """Normals averaged over the triangles that share a corner."""
    face = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    keys = np.round(corners.reshape(-1, 3), 4)
    _, inverse = np.unique(keys, axis=0, return_inverse=True)
    inverse = inverse.reshape(-1)
    total = np.zeros((inverse.max() + 1, 3))
    np.add.at(total, inverse, np.repeat(face, 3, axis=0))
    normal = total[inverse]
    normal /= np.maximum(np.linalg.norm(normal, axis=-1, keepdims=True), 1e-12)
    return normal.reshape(corners.shape)


def from_faces(points: Array, faces: Sequence[Sequence[int]], smooth: bool = False) -> Mesh:
    """Polygons (convex, as lists of point numbers) cut into triangles."""
    triangles = [(f[0], f[i], f[i + 1]) for f in faces for i in range(1, len(f) - 1)]
    corners = np.asarray(points, float)[np.array(triangles)]
    normals = smooth_normals(corners) if smooth else flat_normals(corners)
    return Mesh(corners, normals, np.zeros((len(corners), 3, 2)))


def grid(points: Array, smooth: bool = True, repeat: tuple[float, float] = (1, 1)) -> Mesh:
    """A sheet from an array (rows, columns, 3) of points; texture places run over it."""
    rows, columns = points.shape[:2]
    r, c = np.mgrid[0 : rows - 1, 0 : columns - 1]
    a, b = points[r, c], points[r, c + 1]
    d, e = points[r + 1, c + 1], points[r + 1, c]
    corners = np.concatenate(
        [np.stack([a, b, d], -2).reshape(-1, 3, 3), np.stack([a, d, e], -2).reshape(-1, 3, 3)]
    )
    u, v = c / (columns - 1) * repeat[0], r / (rows - 1) * repeat[1]
    du, dv = repeat[0] / (columns - 1), repeat[1] / (rows - 1)
    pa, pb = np.stack([u, v], -1), np.stack([u + du, v], -1)
    pd, pe = np.stack([u + du, v + dv], -1), np.stack([u, v + dv], -1)
    texture = np.concatenate(
        [np.stack([pa, pb, pd], -2).reshape(-1, 3, 2), np.stack([pa, pd, pe], -2).reshape(-1, 3, 2)]
    )
    normals = smooth_normals(corners) if smooth else flat_normals(corners)
    return Mesh(corners, normals, texture)


def quad(origin: Point, along: Point, across: Point, repeat: tuple[float, float] = (1, 1)) -> Mesh:
    """A flat rectangle from a corner and its two sides; the texture lies along them."""
    o, a, b = (np.array(v, float) for v in (origin, along, across))
    return grid(np.array([[o, o + a], [o + b, o + a + b]]), smooth=False, repeat=repeat)


def box(width: float, depth: float, height: float, bevel: float = 0.0) -> Mesh:
    """A box on the ground, centred in x and y; `bevel` takes its edges off."""
    x, y = width / 2, depth / 2
    if bevel <= 0:
        points = np.array([[i, j, k] for k in (0, height) for j in (-y, y) for i in (-x, x)], float)
        faces = [(0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (2, 6, 7, 3), (0, 4, 6, 2), (1, 3, 7, 5)]
        return from_faces(points, faces)
    e = min(bevel, x, y, height / 2)
    outline = [
        (-x + e, -y),
        (x - e, -y),
        (x, -y + e),
        (x, y - e),
        (x - e, y),
        (-x + e, y),
        (-x, y - e),
        (-x, -y + e),
    ]
    inner = [(px * (x - e) / x, py * (y - e) / y) for px, py in outline]
    layers = [(inner, 0.0), (outline, e), (outline, height - e), (inner, height)]
    points = np.array([[px, py, z] for ring, z in layers for px, py in ring], float)
    faces: list[tuple[int, ...]] = [tuple(range(7, -1, -1)), tuple(range(24, 32))]
    for layer in range(3):
        for i in range(8):
            j = (i + 1) % 8
            faces.append((layer * 8 + i, layer * 8 + j, layer * 8 + 8 + j, layer * 8 + 8 + i))
    return from_faces(points, faces)


def lathe(profile: Sequence[tuple[float, float]], steps: int = 32, smooth: bool = True) -> Mesh:
    """A turned shape: (radius, height) pairs from the foot to the top, round the z axis."""
    angles = np.linspace(0, 2 * math.pi, steps + 1)
    rows = [
        np.stack([r * np.cos(angles), r * np.sin(angles), np.full_like(angles, z)], -1)
        for r, z in profile
    ]
    mesh = grid(np.array(rows), smooth=False)
    area = np.linalg.norm(
        np.cross(mesh.corners[:, 1] - mesh.corners[:, 0], mesh.corners[:, 2] - mesh.corners[:, 0]),
        axis=-1,
    )
    mesh = Mesh(mesh.corners[area > 1e-9], mesh.normals[area > 1e-9], mesh.places[area > 1e-9])
    if smooth:
        mesh.normals = creased(mesh.corners, 50)
    return mesh


def creased(corners: Array, degrees: float) -> Array:
    """Smooth normals, but sharp where a triangle bends away from its neighbours by more than `degrees`."""
    flat, soft = flat_normals(corners), smooth_normals(corners)
    keep = (flat * soft).sum(-1, keepdims=True) > math.cos(math.radians(degrees))
    return np.where(keep, soft, flat)


def cylinder(
    radius: float, height: float, steps: int = 24, bevel: float = 0.0, top: float | None = None
) -> Mesh:
    """A closed cylinder on the ground (a cone with another `top` radius)."""
    t = radius if top is None else top
    e = bevel
    profile = [
        (0, 0),
        (radius - e, 0),
        (radius, e),
        (t, height - e),
        (max(0, t - e), height),
        (0, height),
    ]
    return lathe(profile, steps)


def ball(radius: float, steps: int = 20) -> Mesh:
    """A ball round the origin."""
    angles = np.linspace(-math.pi / 2, math.pi / 2, steps // 2 + 2)
    mesh = lathe(
        [(radius * math.cos(a) if abs(a) < 1.57 else 0.0, radius * math.sin(a)) for a in angles],
        steps,
    )
    normals = mesh.corners / np.maximum(np.linalg.norm(mesh.corners, axis=-1, keepdims=True), 1e-9)
    return Mesh(mesh.corners, normals, mesh.places)


def tube(
    path: Array, radius: float | Sequence[float], steps: int = 10, closed: bool = False
) -> Mesh:
    """A round tube along points (n, 3); `radius` may change along it. Its ends are closed by cones."""
    path = np.asarray(path, float)
    n = len(path)
    radii = np.broadcast_to(np.asarray(radius, float), (n,))
    ahead = np.roll(path, -1, 0) - np.roll(path, 1, 0)
    if not closed:
        ahead[0], ahead[-1] = path[1] - path[0], path[-1] - path[-2]
    ahead /= np.maximum(np.linalg.norm(ahead, axis=-1, keepdims=True), 1e-12)
    side = np.cross(ahead[0], [0, 0, 1.0])
    if np.linalg.norm(side) < 1e-3:
        side = np.cross(ahead[0], [0, 1.0, 0])
    rings = []
    angles = np.linspace(0, 2 * math.pi, steps + 1)
    for i in range(n):
        side = side - ahead[i] * (side @ ahead[i])
        side /= max(1e-12, np.linalg.norm(side))
        other = np.cross(ahead[i], side)
        rings.append(
            path[i] + radii[i] * (np.cos(angles)[:, None] * side + np.sin(angles)[:, None] * other)
        )
    if closed:
        rings.append(rings[0])
    else:
        rings = [np.repeat(path[:1], steps + 1, 0), *rings, np.repeat(path[-1:], steps + 1, 0)]
    mesh = grid(np.array(rings), smooth=True)
    mesh.normals = creased(mesh.corners, 60)
    return mesh


def extruded(outline: Sequence[tuple[float, float]], height: float, bevel: float = 0.0) -> Mesh:
    """A flat shape (anticlockwise seen from above) made thick, with chamfered edges.

    The outline may be concave: it is cut into triangles by ear clipping.
    """
    shape = np.array(outline, float)
    if signed_area(shape) < 0:
        shape = shape[::-1]
    rings = [
        (inset(shape, bevel), 0.0),
        (shape, bevel),
        (shape, height - bevel),
        (inset(shape, bevel), height),
    ]
    if bevel <= 0:
        rings = [(shape, 0.0), (shape, height)]
    n = len(shape)
    points = np.concatenate([np.column_stack([ring, np.full(n, z)]) for ring, z in rings])
    faces: list[Sequence[int]] = []
    for layer in range(len(rings) - 1):
        for i in range(n):
            j = (i + 1) % n
            faces.append((layer * n + i, layer * n + j, layer * n + n + j, layer * n + n + i))
    caps = ears(rings[-1][0])
    last = (len(rings) - 1) * n
    faces += [(c, b, a) for a, b, c in caps] + [(last + a, last + b, last + c) for a, b, c in caps]
    mesh = from_faces(points, faces)
    mesh.normals = creased(mesh.corners, 30)
    return mesh


def signed_area(shape: Array) -> float:
    """Twice the area of a polygon, positive when it runs anticlockwise."""
    x, y = shape[:, 0], shape[:, 1]
    return float(x @ np.roll(y, -1) - y @ np.roll(x, -1))


def inset(shape: Array, by: float) -> Array:
    """The outline moved inwards (to the left of its run) by a small length."""
    if by <= 0:
        return shape
    before, after = np.roll(shape, 1, 0), np.roll(shape, -1, 0)
    first, second = shape - before, after - shape
    left1 = np.column_stack([-first[:, 1], first[:, 0]])
    left2 = np.column_stack([-second[:, 1], second[:, 0]])
    left1 /= np.maximum(np.linalg.norm(left1, axis=1, keepdims=True), 1e-9)
    left2 /= np.maximum(np.linalg.norm(left2, axis=1, keepdims=True), 1e-9)
    both = left1 + left2
    both /= np.maximum(np.linalg.norm(both, axis=1, keepdims=True), 1e-9)
    reach = by / np.maximum((both * left1).sum(1, keepdims=True), 0.5)
    return shape + both * reach


def ears(shape: Array) -> list[tuple[int, int, int]]:
    """Triangles of a simple anticlockwise polygon, by ear clipping."""

    def cross(o: Array, a: Array, b: Array) -> float:
        return float((a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]))

    left = list(range(len(shape)))
    out: list[tuple[int, int, int]] = []
    guard = 0
    while len(left) > 3 and guard < 10000:
        guard += 1
        for k in range(len(left)):
            i, j, m = left[k - 1], left[k], left[(k + 1) % len(left)]
            a, b, c = shape[i], shape[j], shape[m]
            if cross(a, b, c) <= 1e-12:
                continue
            inside = any(
                cross(a, b, shape[q]) >= 0
                and cross(b, c, shape[q]) >= 0
                and cross(c, a, shape[q]) >= 0
                for q in left
                if q not in (i, j, m)
            )
            if not inside:
                out.append((i, j, m))
                left.pop(k)
                break
        else:
            out.append((left[0], left[1], left[2]))
            left.pop(1)
    return [*out, (left[0], left[1], left[2])]


def curve(points: Sequence[Point], count: int = 60, closed: bool = False) -> Array:
    """A smooth line through the points (Catmull-Rom), as `count` points."""
    p = np.asarray(points, float)
    if closed:
        p = np.concatenate([p[-1:], p, p[:2]])
    else:
        p = np.concatenate([2 * p[:1] - p[1:2], p, 2 * p[-1:] - p[-2:-1]])
    spans = len(p) - 3
    t = np.linspace(0, spans, count, endpoint=not closed)
    i = np.minimum(t.astype(int), spans - 1)
    f = (t - i)[:, None]
    a, b, c, d = p[i], p[i + 1], p[i + 2], p[i + 3]
    return 0.5 * (
        2 * b + (c - a) * f + (2 * a - 5 * b + 4 * c - d) * f**2 + (3 * b - a - 3 * c + d) * f**3
    )


def ellipse(rx: float, ry: float, steps: int = 40) -> list[tuple[float, float]]:
    """The outline of an ellipse, for `extruded`."""
    angles = np.linspace(0, 2 * math.pi, steps, endpoint=False)
    return [(rx * math.cos(a), ry * math.sin(a)) for a in angles]


def rounded(width: float, depth: float, radius: float, steps: int = 6) -> list[tuple[float, float]]:
    """The outline of a rounded rectangle round the origin, for `extruded`."""
    x, y = width / 2 - radius, depth / 2 - radius
    out = []
    for cx, cy, start in ((x, y, 0), (-x, y, 90), (-x, -y, 180), (x, -y, 270)):
        for i in range(steps + 1):
            angle = math.radians(start + 90 * i / steps)
            out.append((cx + radius * math.cos(angle), cy + radius * math.sin(angle)))
    return out
