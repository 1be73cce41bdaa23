import type { Vec3 } from '../../render/scene.ts'
import type { Thing } from '../builder/thing.ts'
import { triples } from '../tuples.ts'

/** An open or decked hull along x, bow at +x: planks bent from stern to bow, one row above the other. */
export function hull(t: Thing, length: number, width: number, depth: number, paint: number,
  options: { sheer?: number; planks?: number; deck?: number; blunt?: boolean; solid?: boolean; stripe?: number } = {}): void {
  const { sheer = 0.25, planks = 9, blunt = false, solid = true } = options
  const l = length / 2
  const w = width / 2
  const line = (z: number, y: number, tall: number, out = 0): Vec3[] =>
    [-1, -0.72, -0.4, -0.05, 0.3, 0.58, 0.8, 0.93, 1].map((s): Vec3 => {
      const narrow = s > 0 ? 1 - s ** 2.4 : blunt ? 1 - 0.16 * s * s : 1 - 0.55 * s * s
      return [s * l * (0.86 + 0.14 * tall), y + sheer * depth * s * s * (s > 0 ? 1.4 : 0.8) * tall, z * narrow + out]
    })
  // Unblended: pieces of one plank that melt into each other would swell at every joint.
  const flareAt = (tall: number): number => 0.45 + 0.55 * Math.sqrt(tall)
  for (let i = 0; i < planks; i++) {
    const tall = i / (planks - 1)
    for (const side of [-1, 1]) t.tube(line(side * w * flareAt(tall), -depth * (1 - tall), tall), depth * 0.2, paint)
  }
  if (options.stripe !== undefined)
    for (const side of [-1, 1]) t.tube(line(side * w * flareAt(0.66), -depth * 0.34, 0.66, side * depth * 0.16), depth * 0.075, options.stripe)
  t.tube(line(0, -depth, 0), depth * 0.26, paint)
  if (solid) t.ball([-l * 0.08, -depth * 0.62, 0], [l * 0.84, depth * 0.46, w * 0.74], options.deck ?? paint, depth * 0.1)
}

export function mast(t: Thing, x: number, foot: number, top: number, thick: number, wood: number): void {
  t.rod([x, foot, 0], [x, top, 0], thick, wood, thick * 0.6)
}

/** A sail full of wind across x: rows of bent battens. */
export function squareSail(t: Thing, x: number, low: number, high: number, halfLow: number, halfHigh: number, cloth: number): void {
  const rows = Math.max(5, Math.round((high - low) / (halfLow * 0.22)))
  const thick = ((high - low) / rows) * 0.78
  for (let i = 0; i <= rows; i++) {
    const share = i / rows
    const half = halfLow + (halfHigh - halfLow) * share
    const belly = Math.sin(share * Math.PI * 0.9 + 0.2) * halfLow * 0.34
    const y = low + (high - low) * share
    t.tube(triples([x, y, -half, x + belly, y, -half * 0.5, x + belly * 1.15, y, 0, x + belly, y, half * 0.5, x, y, half]), thick, cloth, thick)
  }
}

/** A sail along x: a triangle from the mast, as battens that meet at its head, so that luff and leech are straight. */
export function foreSail(t: Thing, from: Vec3, to: Vec3, high: number, cloth: number, belly: number): void {
  const battens = 8
  const foot = Math.abs(to[0] - from[0])
  const thick = (foot / battens) * 0.62
  const head: Vec3 = [from[0] + Math.sign(to[0] - from[0]) * 0.03, high, 0]
  for (let i = 0; i <= battens; i++) {
    const share = i / battens
    const x = from[0] + (to[0] - from[0]) * share
    const fill = Math.sin(share * Math.PI) * belly
    const middle: Vec3 = [head[0] + (x - head[0]) * 0.55, high + (from[1] - high) * 0.55, fill]
    t.tube([head, middle, [x, from[1], fill * 0.7]], [0.02, thick * 0.75, thick * 1.25], cloth, thick * 0.7)
  }
}

export function tallShip(t: Thing, hullHex: string, sailHex: string, flag: string): void {
  const paint = t.main(hullHex, 'wood')
  const cloth = t.second(sailHex, 'fabric')
  const wood = t.fixed('#5b3d22', 'wood')
  hull(t, 11, 3, 1.9, paint, { sheer: 0.45, planks: 6, blunt: true })
  t.slab([-4, 0.75, 0], [1.1, 0.55, 1.15], paint, 0.15)
  t.slab([-4.3, 1.5, 0], [0.8, 0.3, 1], paint, 0.12)
  for (const side of [-1, 1]) {
    t.tube(triples([-4.8, 0.5, side * 1.25, -1, -0.2, side * 1.5, 2.5, -0.05, side * 1.25, 5, 0.6, side * 0.3]), 0.09, t.fixed('#d9a82e', 'satin'))
    for (let i = 0; i < 6; i++) t.slab([-2.4 + i * 0.95, -0.75, side * 1.38], [0.2, 0.18, 0.14], t.fixed('#1c1410'), 0.03)
  }
  for (let i = 0; i < 3; i++) t.slab([-5.12, 0.85, (i - 1) * 0.6], [0.06, 0.22, 0.2], t.fixed('#ffdf8a', 'glass', { emission: [0.8, 0.55, 0.2] }), 0.03)
  t.rod([4.6, 0.4, 0], [7.4, 1.5, 0], 0.12, wood, 0.06)
  for (const [x, top, half] of triples([-3, 7, 1.5, -0.2, 9.2, 1.95, 2.6, 7.8, 1.65])) {
    mast(t, x, -0.6, top, 0.13, wood)
    squareSail(t, x + 0.15, 1.6, top * 0.52, half, half * 0.86, cloth)
    squareSail(t, x + 0.15, top * 0.56, top * 0.88, half * 0.82, half * 0.6, cloth)
    t.rod([x, top * 0.54, -half], [x, top * 0.54, half], 0.07, wood)
    for (let i = 0; i < 3; i++)
      t.tube(triples([x, top * 0.99 - i * 0.16, 0, x - 0.5, top * 1.0 - i * 0.16, 0.06, x - 1, top * 0.98 - i * 0.15, 0]), 0.1, t.fixed(flag))
  }
  foreSail(t, [3, 1.9, 0], [6.6, 1.9, 0], 6.4, cloth, 0.2)
  t.seat = [0.9, 0.2, 0]
}
