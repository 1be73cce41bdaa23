import type { Vec3 } from '../../render/scene.ts'
import { ball, each, fixed, lathe, made, main, ring, second, times } from '../builder/made.ts'
import type { Thing, ThingRow } from '../builder/thing.ts'
import { bowl, leaf, plate, ringOf } from '../tableware/food-parts.ts'
import { pairs, triples } from '../tuples.ts'

/** Three sticks of meat and vegetables side by side. */
function skewers(t: Thing): void {
  t.slab([0, -0.06, 0], [0.86, 0.06, 1.5], t.fixed('#a9743e', 'wood'), 0.05)
  const wood = t.apart(t.fixed('#d8b27c', 'wood'))
  const parts = [t.main('#8a4524', 'gloss'), t.fixed('#c9302a', 'gloss'), t.fixed('#9a5228', 'gloss'), t.fixed('#4f9a3a', 'gloss'), t.fixed('#8a4524', 'gloss'),
    t.fixed('#e8b83a', 'gloss')]
  for (const [row, x] of [-0.5, 0, 0.5].entries()) {
    t.rod([x, 0.16, -1.7], [x, 0.16, 1.6], 0.035, wood)
    for (let i = 0; i < 9; i++) {
      const kind = (i + row * 2) % parts.length
      const z = -1.15 + i * 0.27
      if (kind % 2) t.slab([x, 0.17, z], [0.2, 0.15, 0.06], parts[kind], 0.05, 0.2)
      else t.slab([x, 0.18, z], [0.19, 0.17, 0.12], parts[kind], 0.08, 0.1 * i)
    }
  }
}

/** A wide pan of yellow rice with shrimps, mussels, peppers and lemon. */
function paella(t: Thing): void {
  t.vessel(pairs([-0.2, 1, -0.1, 1.2, 0.06, 1.3]), t.apart(t.fixed('#2c2d31', 'metal')), 0.05, 0.2)
  const grip = t.fixed('#2c2d31', 'metal')
  for (const side of [-1, 1]) t.ring([0, 0.04, side * 1.42], 0.18, 0.045, 'y', grip)
  t.ball([0, -0.02, 0], [1.22, 0.12, 1.22], t.main('#e8b23a', 'matte', { pattern: { kind: 'noise', color: [0.6, 0.3, 0.03], scale: 16 } }))
  const shell = t.fixed('#22262e', 'gloss')
  const shrimp = t.fixed('#ee8a5a', 'gloss')
  const flesh = t.fixed('#f0a04a', 'satin')
  ringOf(5, 0.78, 0.12, (p, i) => {
    const turn = i * 1.26
    const bent: Vec3[] = [0, 1, 2, 3, 4, 5].map((k): Vec3 => {
      const a = turn + k * 0.55
      return [p[0] + 0.2 * Math.cos(a), p[1], p[2] + 0.2 * Math.sin(a)]
    })
    t.tube(bent, [0.09, 0.1, 0.095, 0.08, 0.06, 0.03], shrimp, 0.02)
  })
  ringOf(
    4,
    0.42,
    0.13,
    (p, i) => {
      t.ball(p, [0.2, 0.1, 0.12], shell)
      t.ball([p[0], p[1] + 0.07, p[2]], [0.13, 0.05, 0.08], i % 2 ? flesh : shrimp)
    },
    0.5)
  const red = t.fixed('#c8301f', 'gloss')
  ringOf(6, 0.98, 0.1, (p, i) => t.tube(triples([p[0], p[1], p[2], p[0] * 0.8, p[1] + 0.02, p[2] * 0.8]), 0.05, i % 2 ? red : t.fixed('#4f9a3a', 'gloss')), 0.3)
  const lemon = t.fixed('#f2d23a', 'satin')
  for (const a of [0.9, 3.4]) t.ball([Math.cos(a) * 0.6, 0.18, Math.sin(a) * 0.6], [0.2, 0.12, 0.13], lemon)
}

/** A bowl of beans in their sauce. */
function beans(t: Thing): void {
  bowl(t, t.apart(t.second('#f1ece0', 'gloss')))
  t.ball([0, -0.14, 0], [0.9, 0.16, 0.9], t.fixed('#a8401f', 'gloss'))
  const bean = t.main('#8a3a1f', 'gloss')
  for (let i = 0; i < 44; i++) {
    const a = i * 2.4
    const out = 0.82 * Math.sqrt((i + 0.5) / 44)
    const high = 0.03 + 0.07 * (1 - out)
    t.ball([Math.cos(a) * out, high, Math.sin(a) * out], i % 2 ? [0.14, 0.08, 0.09] : [0.09, 0.08, 0.14], bean)
  }
}

/** Dishes that are known by the land they are from. */
export const WORLD: Readonly<Record<string, ThingRow>> = {
  // Balls of meat in their gravy on a plate, with berries and parsley.
  meatballs: made(0.1, [main('#7a4022', 'gloss', { pattern: { kind: 'noise', color: [0.09, 0.03, 0.012], scale: 9 } }),
    fixed('#4f8a34', 'matte')], (meat, green) => [
    plate, ball([0, 0.03, 0], [0.72, 0.07, 0.72], fixed('#9a5a30', 'gloss')), (t) => ringOf(6, 0.48, 0.22, (p) => t.ball(p, 0.24, meat)),
    ball([0, 0.24, 0], 0.24, meat), (t) => ringOf(3, 0.2, 0.5, (p) => t.ball(p, 0.23, meat), 0.5),
    times(5, (i) => (t) => leaf(t, [0.1 * Math.cos(i * 2), 0.74, 0.1 * Math.sin(i * 2)], i * 1.3, 0.09, green))]),
  skewers: [0.07, skewers],
  paella: [0.09, paella],
  // A clay dish under its pointed lid.
  tagine: made(0.26, [main('#b5562a', 'satin'), second('#2f6fae', 'gloss'), fixed('#f2e2b8', 'gloss')], (clay, band, dot) => [
    lathe(pairs([-0.5, 0.7, -0.46, 0.95, -0.22, 1.1, -0.16, 1.06, -0.16, 0]), clay),
    lathe(pairs([-0.16, 0.96, 0.06, 0.88, 0.5, 0.56, 0.95, 0.26, 1.2, 0.15, 1.3, 0.2, 1.42, 0.16, 1.46, 0]), clay),
    each(pairs([0.02, 0.9, 0.34, 0.68, 0.7, 0.42]), ([y, radius]) => ring([0, y, 0], radius, 0.035, 'y', band)),
    (t) => ringOf(14, 0.8, 0.19, (p) => t.ball(p, 0.05, dot))]),
  beans: [0.09, beans],
}
