import type { Vec3 } from '../../render/scene.ts'
import { seededRandom } from '../builder/kit-builder.ts'
import type { Thing } from '../builder/thing.ts'
import { blueberry, leaf, plate, ringOf } from '../tableware/food-parts.ts'
import { pairs, triples } from '../tuples.ts'

const CAKES = 6
const STEP = 0.165
const TOP = -0.3 + CAKES * STEP

/** Syrup over the rim at a bearing: a thin run that ends in a drop, `down` below the top. */
function run(t: Thing, turn: number, down: number, wide: number, syrup: number): void {
  const at = (r: number, y: number, aside = 0): Vec3 => [Math.cos(turn + aside) * r, y, Math.sin(turn + aside) * r]
  t.tube(
    [at(0.74, TOP - 0.025), at(0.9, TOP - 0.03, 0.02), at(0.985, TOP - 0.08, 0.02), at(1.01, TOP - 0.08 - down * 0.5, 0.03),
      at(1.015, TOP - 0.08 - down, 0.015)],
    [wide * 2.4, wide * 1.7, wide, wide * 0.72, wide * 1.05],
    syrup,
    0.05)
}

/** A stack of pancakes with butter that melts, syrup that runs down thin, and blueberries. */
export function pancakes(t: Thing): void {
  plate(t, -0.4, 1.5)
  const brown = t.main('#c98538', 'baked')
  const edge = t.fixed('#f0d398', 'matte', { pattern: { kind: 'noise', color: [0.6, 0.36, 0.13], scale: 4 } })
  const random = seededRandom(21)
  for (let i = 0; i < CAKES; i++) {
    const [x, y, z] = [0.06 * Math.sin(i * 2.3), -0.3 + i * STEP, 0.06 * Math.cos(i * 1.7)]
    const r = 0.95 + 0.035 * Math.sin(i * 3.1)
    t.lathe(pairs([0.012, r - 0.1, 0.03, r - 0.025, STEP / 2, r + 0.02, STEP - 0.03, r - 0.025, STEP - 0.012, r - 0.1]), edge, [x, y, z])
    t.drum([x, y + STEP - 0.022, z], r - 0.035, 0.022, brown, 0.02)
    t.drum([x, y + 0.02, z], r - 0.035, 0.02, brown, 0.02)
  }
  const syrup = t.fixed('#a04a0c', 'gloss', { specular: 1.5, gloss: 130, clear: 0.25 })
  t.ball([0.02, TOP - 0.014, 0], [0.8, 0.026, 0.76], syrup)
  for (const [x, z, r] of triples([0.52, 0.34, 0.38, 0.5, -0.4, 0.34, -0.34, 0.56, 0.34, -0.4, -0.5, 0.36]))
    t.ball([x, TOP - 0.016, z], [r, 0.022, r], syrup, 0.05)
  for (let i = 0; i < 11; i++) run(t, i * 0.6 + 0.25 * random(), 0.12 + 0.62 * random() ** 1.4, 0.026 + 0.014 * random(), syrup)
  // A pool where it reached the plate.
  t.ball([0.96, -0.37, 0.2], [0.24, 0.02, 0.4], syrup)
  const butter = t.fixed('#fae48c', 'gloss')
  t.slab([-0.04, TOP + 0.08, -0.06], [0.2, 0.075, 0.2], butter, 0.05, 0.5)
  t.ball([-0.02, TOP + 0.02, -0.04], [0.3, 0.03, 0.28], butter, 0.04)
  ringOf(4, 0.46, TOP + 0.1, (p, i) => blueberry(t, [p[0], p[1], p[2]], 0.115, i * 1.9), 0.35)
  blueberry(t, [0.3, TOP + 0.1, 0.12], 0.12, 0.4)
  for (const [x, z, turn] of triples([1.05, 0.66, 0.2, 1.2, 0.4, 1.4, 0.9, 0.92, 2.6, 0.5, -1.16, 0.9, 0.76, -1.02, 3.2]))
    blueberry(t, [x, -0.27, z], 0.12, turn)
  for (const turn of [0.6, 2.2]) leaf(t, [-0.3, TOP + 0.06, 0.24], turn, 0.2, t.fixed('#4f9a45', 'satin'))
}
