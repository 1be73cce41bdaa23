import type { Primitive, SolidKit, Vec3 } from '../../render/scene.ts'
import { distance } from '../../render/solids/distance.ts'
import { compileKit } from '../../render/solids/solid-body.ts'
import { add, along, dot, length, scaled, sub, unit } from './vector.ts'

/** Index list of a body with one part. */
const ONLY = Uint16Array.of(0)

/**
 * Finds points on a body while it is being designed, so that eyes, noses and buttons sit exactly on it whatever the
 * proportions of the row. The renderer has its own, faster, evaluation of the same shapes.
 */
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

/** Where a ray from `from` in `direction` meets the body, and the outward normal there; misses end at `reach`. */
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
