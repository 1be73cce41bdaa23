import type { Swell, SwellAlong } from '../../render/bent-shapes.ts'
import type { Primitive, SolidKit, Vec3 } from '../../render/scene.ts'
import { distance } from '../../render/solids/distance.ts'
import { compileKit, sinkOf } from '../../render/solids/solid-body.ts'
import { add, along, dot, length, scaled, sub, unit } from './vector.ts'

type Cone = Extract<Primitive, { type: 'cone' }>

/** A moved cone: `move` maps its ends, `turn` the direction it is flattened in. */
export function movedCone(part: Cone, move: (p: Vec3) => Vec3, turn: (way: Vec3) => Vec3): Cone {
  const cone = { ...part, a: move(part.a), b: move(part.b) }
  return part.thin ? { ...cone, thin: { ...part.thin, across: turn(part.thin.across) } } : cone
}

type Plate = Extract<Primitive, { type: 'plate' }>
type Cut = Pick<Plate, 'outline' | 'swell'>

/** The outline and swell of a plate after an exact quarter or half turn to another axis. */
export function turnedOutline(plate: Plate, axis: Plate['axis'], turn: (p: Vec3) => Vec3): Cut {
  const turned = ([a, b]: readonly [number, number]): readonly [number, number] => {
    const [x, y, z] = turn(plate.axis === 'x' ? [0, a, b] : plate.axis === 'y' ? [a, 0, b] : [a, b, 0])
    return axis === 'x' ? [y, z] : axis === 'y' ? [x, z] : [x, y]
  }
  const outline = plate.outline.map(turned)
  if (!plate.swell) return { outline }
  // Which new axis each old one maps to, and whether it is mirrored.
  const [first, second] = plate.swell
  const [a, b] = turned([1, 0])
  const [c, d] = turned([0, 1])
  const swell: Swell = a !== 0 ? [mirrored(first, a), mirrored(second, d)] : [mirrored(second, c), mirrored(first, b)]
  return { outline, swell }
}

function mirrored(along: SwellAlong, sign: number): SwellAlong {
  if (sign > 0) return along
  const { from, to, low, high, ends, about, sink } = along
  return { from: -to, to: -from, low: high, high: low, ends, about: -about, sink: -sink }
}

/** The swell of a moved outline. */
export function movedSwell([first, second]: Swell, a: number, b: number): Swell {
  const moved = (along: SwellAlong, by: number): SwellAlong => ({ ...along, from: along.from + by, to: along.to + by, about: along.about + by })
  return [moved(first, a), moved(second, b)]
}

/** The swell of a scaled plate. */
export function scaledSwell([first, second]: Swell, scale: number): Swell {
  const scaled = ({ from, to, low, high, ends, about, sink }: SwellAlong): SwellAlong => ({
    from: from * scale,
    to: to * scale,
    low: low / scale,
    high: high / scale,
    ends: ends / scale ** 2,
    about: about * scale,
    sink: sink / scale,
  })
  return [scaled(first), scaled(second)]
}

/** How far a plate reaches from its center along each axis, with its thing rotated about y. */
export function plateReach(plate: Plate, yaw: number): Vec3 {
  const { axis, half, round, outline } = plate
  const [cos, sin] = [Math.cos(yaw), Math.sin(yaw)]
  const through = half + round
  const most = (way: (a: number, b: number) => number): number => Math.max(...outline.map(([a, b]) => Math.abs(way(a, b)))) + round
  const first = most((a) => a) + sinkOf(plate, 0)
  const second = most((_, b) => b) + sinkOf(plate, 1)
  if (axis === 'y') {
    const sink = Math.max(sinkOf(plate, 0), sinkOf(plate, 1))
    return [most((a, b) => a * cos + b * sin) + sink, through, most((a, b) => b * cos - a * sin) + sink]
  }
  const [x, y, z] = axis === 'x' ? [through, first, second] : [first, second, through]
  return [x * Math.abs(cos) + z * Math.abs(sin), y, x * Math.abs(sin) + z * Math.abs(cos)]
}

/** Part indices of a body with one part. */
const ONLY = Uint16Array.of(0)

/** Signed distance from `p` to a part, less exact away from its surface. */
function partDistance(part: Primitive, p: Vec3): number {
  if (part.type === 'cone') {
    const axis = sub(part.b, part.a)
    const from = sub(p, part.a)
    const squared = dot(axis, axis) || 1
    const abreast = dot(from, axis) / squared
    const slope = (part.rb - part.ra) / Math.sqrt(squared)
    const off = length(sub(from, scaled(axis, abreast)))
    const ahead = slope * slope < 1 ? (slope * off) / Math.sqrt((1 - slope * slope) * squared) : slope * Infinity
    const t = Math.min(1, Math.max(0, abreast + ahead))
    return length(sub(from, scaled(axis, t))) - (part.ra + (part.rb - part.ra) * t)
  }
  const [x, y, z] = sub(p, part.center)
  if (part.type === 'ellipsoid') {
    const [rx, ry, rz] = part.radii
    const inside = Math.hypot(x / rx, y / ry, z / rz)
    const slope = Math.hypot(x / (rx * rx), y / (ry * ry), z / (rz * rz))
    return slope < 1e-9 ? -Math.min(rx, ry, rz) : (inside * (inside - 1)) / slope
  }
  if (part.type === 'torus') {
    const [u, v, w] = part.axis === 'x' ? [y, z, x] : part.axis === 'y' ? [x, z, y] : [x, y, z]
    return Math.hypot(Math.hypot(u, v) - part.radius, w) - part.tube
  }
  if (part.type === 'lathe' || part.type === 'plate') {
    const body = compileKit({ primitives: [part], materials: [] })
    return distance(body.data, ONLY, 0, 1, p[0], p[1], p[2])
  }
  const cos = Math.cos(part.yaw)
  const sin = Math.sin(part.yaw)
  const dx = Math.abs(x * cos - z * sin) - part.half[0]
  const dy = Math.abs(y) - part.half[1]
  const dz = Math.abs(x * sin + z * cos) - part.half[2]
  const outside = Math.hypot(Math.max(dx, 0), Math.max(dy, 0), Math.max(dz, 0))
  return outside + Math.min(Math.max(dx, dy, dz), 0) - part.round
}

/** Signed distance from `p` to a body. */
function bodyDistance(body: SolidKit, p: Vec3): number {
  let distance = Infinity
  for (const part of body.primitives) {
    const next = partDistance(part, p)
    const overlap = part.blend - Math.abs(distance - next)
    distance = Math.min(distance, next)
    if (part.blend > 0 && overlap > 0) distance -= (overlap * overlap) / (4 * part.blend)
  }
  return distance
}

/**
 * Where a ray from `from` in `direction` hits the body, and the outward normal there; a miss ends at `reach`. Eyes, noses and buttons are placed
 * with it, so that they sit exactly on a body of any proportions. The renderer has its own, faster evaluation of the same shapes.
 */
export function surfacePoint(body: SolidKit, from: Vec3, direction: Vec3, reach: number): { point: Vec3; normal: Vec3 } {
  const way = unit(direction)
  let traveled = 0
  for (let step = 0; step < 80 && traveled < reach; step++) {
    const distance = bodyDistance(body, along(from, way, traveled))
    if (distance < reach * 1e-4) break
    traveled += distance * 0.9
  }
  const point = along(from, way, Math.min(traveled, reach))
  const eps = reach * 1e-3
  const slope = (axis: Vec3) => bodyDistance(body, along(point, axis, eps)) - bodyDistance(body, along(point, axis, -eps))
  const normal = unit(add([slope([1, 0, 0]), slope([0, 1, 0]), slope([0, 0, 1])], scaled(way, -eps * 1e-3)))
  return { point, normal }
}
