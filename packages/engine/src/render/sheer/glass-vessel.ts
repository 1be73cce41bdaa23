import type { Primitive } from '../scene.ts'
import type { SheerBody } from './sheer-body.ts'

/** A vessel and its content: glass bodies that stand in one place. */
export type Vessel = {
  readonly bodies: readonly SheerBody[]
  readonly x: number
  readonly y: number
  readonly z: number
  readonly radius: number
  readonly base: number
  /** Its footprint on the plane: a round foot, or a rotated rectangle. */
  readonly foot: Foot
}

type Foot = {
  readonly x: number
  readonly z: number
  readonly cos: number
  readonly sin: number
  readonly half: readonly [number, number]
  readonly round: number
}

/** Share of the total light that reaches the plane close to the vessel. */
export function besideFoot({ x, z, cos, sin, half, round }: Foot, px: number, pz: number): number {
  const u = Math.abs((px - x) * cos - (pz - z) * sin) - half[0]
  const v = Math.abs((px - x) * sin + (pz - z) * cos) - half[1]
  const out = Math.hypot(Math.max(u, 0), Math.max(v, 0)) + Math.min(Math.max(u, v), 0) - round
  const off = out / (0.16 * (half[0] + round) + 1e-6)
  return 1 - (out < 0 ? 0.12 + 0.26 * Math.exp(-off * off) : 0.38 * Math.exp(-off * off))
}

const baseOf = ({ solid, body, scale }: SheerBody): number => solid.position[1] + body.low[1] * scale

/** Footprint of the lowest part. */
function footOf({ solid, scale, cos, sin }: SheerBody): Foot {
  const lowest = (part: Primitive) => (part.type === 'lathe' ? part.center[1] + Math.min(...part.profile.map(([along]) => along)) : 1e9)
  const boxLow = (part: Primitive) => (part.type === 'box' ? part.center[1] - part.half[1] - part.round : 1e9)
  const low = (part: Primitive) => Math.min(lowest(part), boxLow(part))
  const part = solid.kit.primitives.reduce((a, b) => (low(b) < low(a) ? b : a))
  const [cx, , cz] = part.type === 'lathe' || part.type === 'box' ? part.center : [0, 0, 0]
  const x = solid.position[0] + (cx * cos + cz * sin) * scale
  const z = solid.position[2] + (cz * cos - cx * sin) * scale
  if (part.type === 'box') {
    const turn = solid.yaw + part.yaw
    const [a, , b] = part.half
    return { x, z, cos: Math.cos(turn), sin: Math.sin(turn), half: [a * scale, b * scale], round: part.round * scale }
  }
  const profile = part.type === 'lathe' ? part.profile : []
  const heights = profile.map(([along]) => along)
  const under = Math.min(...heights) + 0.06 * (Math.max(...heights) - Math.min(...heights))
  const wide = Math.max(0, ...profile.flatMap(([along, radius]) => (along <= under ? [radius] : [])))
  return { x, z, cos: 1, sin: 0, half: [0, 0], round: wide * scale }
}

export function gatherVessels(bodies: readonly SheerBody[]): Vessel[] {
  const vessels = new Map<string, SheerBody[]>()
  for (const body of bodies) {
    const { instance, position } = body.solid
    const key = [instance, ...position].join()
    vessels.set(key, [...(vessels.get(key) ?? []), body])
  }
  return [...vessels.values()].map((together) => {
    const base = Math.min(...together.map(({ solid, body, scale }) => solid.position[1] + body.low[1] * scale))
    const largest = together.reduce((a, b) => (b.radius > a.radius ? b : a))
    const { x, y, z } = largest
    const reach = together.map((part) => Math.hypot(part.x - x, part.y - y, part.z - z) + part.radius)
    const foot = footOf(together.reduce((a, b) => (baseOf(b) < baseOf(a) ? b : a)))
    return { bodies: together, x, y, z, radius: Math.max(...reach), base, foot }
  })
}
