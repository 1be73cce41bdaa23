import { ball, each, fixed, lathe, made, main, pairs, ring, second, type Thing, type ThingRow, times, triples, type Vec3 } from '../builder/index.ts'
import { bowl, leaf, plate, ringOf } from '../tableware/food-parts.ts'

/** How far a shell is open at its edge. */
const OPEN = 0.36

/** A tortilla folded over its filling: two round walls that meet at the fold, open at the top. */
function taco(t: Thing): void {
  const shell = t.main('#e0a542', 'baked')
  const walls = 21
  for (let i = 0; i < walls; i++) {
    const z = -1 + (2 * i) / (walls - 1)
    const tall = Math.sqrt(Math.max(0, 1 - z * z))
    for (const side of [-1, 1]) {
      const foot: Vec3 = [side * 0.1, -0.5, z * 0.94]
      t.rod(foot, [side * (0.1 + OPEN * tall), -0.5 + 0.95 * tall, z], 0.075, shell, 0.06, 0.05)
    }
    t.rod([-0.1, -0.52, z * 0.94], [0.1, -0.52, z * 0.94], 0.075, shell, 0.075, 0.05)
  }
  const meat = t.fixed('#6b3a20', 'baked')
  const leaf = t.fixed('#6fae3a', 'satin')
  const tomato = t.fixed('#d2332a', 'gloss')
  const cheese = t.fixed('#f5c445', 'satin')
  for (let i = 0; i < 11; i++) {
    const z = -0.8 + i * 0.16
    const top = -0.5 + 0.95 * Math.sqrt(1 - z * z)
    t.ball([0, top - 0.26, z], [0.3, 0.2, 0.15], meat, 0.04)
    for (const side of [-1, 1]) t.ball([side * 0.22, top - 0.02 + 0.05 * (i % 2), z + 0.05], [0.12, 0.13, 0.13], leaf, 0.03)
    if (i % 2) t.slab([0.06 * (i % 3), top + 0.04, z], [0.1, 0.09, 0.09], tomato, 0.03)
    else t.rod([-0.16, top + 0.02, z - 0.1], [0.2, top + 0.07, z + 0.12], 0.028, cheese)
  }
}

/** Food rolled in flatbread and cut open at the front end. */
function wrap(t: Thing): void {
  const bread = t.main('#e8cf9c', 'baked')
  t.tube(triples([0, 0, -0.8, 0, 0.02, 0, 0, 0, 0.9]), [0.36, 0.4, 0.4], bread)
  // The edge of the flatbread, and the paper around it.
  t.tube(triples([0.2, 0.36, -0.9, 0.28, 0.34, 0, 0.2, 0.38, 0.86]), 0.035, bread, 0.03)
  t.tube(triples([0, -0.01, -0.8, 0, 0, -0.1]), 0.43, t.second('#f2f0ea', 'matte'))
  const filling = ['#6fae3a', '#d2332a', '#7a4424', '#f5c445', '#6fae3a', '#7a4424', '#f3efe2'] as const
  filling.forEach((hex, i) => {
    const a = i * 0.9
    const r = i === 6 ? 0 : 0.25
    t.ball([Math.cos(a) * r, Math.sin(a) * r, 1.2], [0.16, 0.16, 0.2], t.fixed(hex, 'satin'), 0.02)
  })
}

/** Rice with a slice of fish on top, at `x`, `z`. */
function nigiri(t: Thing, x: number, z: number, fish: number, rice: number): void {
  t.slab([x, -0.05, z], [0.5, 0.16, 0.22], rice, 0.14)
  t.tube(triples([x - 0.58, 0.06, z, x - 0.27, 0.16, z, x + 0.18, 0.17, z, x + 0.58, 0.05, z]), [0.13, 0.17, 0.17, 0.11], fish, 0.06)
}

/** Three rolls, three pieces with fish, two with roe; +x is the front. */
function pieces(t: Thing): void {
  const rice = t.fixed('#f6f4ee', 'matte')
  const seaweed = t.fixed('#17281f', 'satin')
  const toppings = [t.main('#f0764a', 'gloss', { pattern: { kind: 'stripes', color: [0.95, 0.62, 0.45], scale: 3.2 } }), t.fixed('#c4303a', 'gloss'),
    t.fixed('#f2c33f', 'gloss')]
  for (const [i, fish] of toppings.entries()) nigiri(t, 0.42, -1.15 + i * 0.62, fish, rice)
  t.slab([0.42, 0.02, -1.15 + 2 * 0.62], [0.1, 0.22, 0.235], seaweed, 0.03)
  for (const [i, filling] of [toppings[0], t.fixed('#7fb55a', 'satin'), toppings[1]].entries()) {
    const z = -1.2 + i * 0.66
    t.drum([-0.55, 0.02, z], 0.29, 0.24, seaweed, 0.03).drum([-0.55, 0.05, z], 0.25, 0.23, rice, 0.03).ball([-0.55, 0.28, z], [0.12, 0.03, 0.12], filling)
  }
  const roe = t.fixed('#f2761f', 'gloss')
  for (const [x, z] of pairs([-0.55, 0.8, 0.1, 0.85])) {
    t.drum([x, 0.02, z], 0.29, 0.24, seaweed, 0.03)
    for (let i = 0; i < 9; i++) {
      const [a, out] = [i * 2.4, 0.075 * Math.sqrt(i)]
      t.ball([x + Math.cos(a) * out, 0.28, z + Math.sin(a) * out], 0.085, roe)
    }
  }
  t.ball([0.72, -0.1, 0.75], [0.2, 0.14, 0.17], t.fixed('#8fbf5a', 'matte'))
  for (const [y, z] of pairs([-0.16, 1.16, -0.1, 1.1, -0.04, 1.18])) t.ball([0.55, y, z], [0.24, 0.035, 0.17], t.fixed('#f2b8a8', 'satin'))
}

/** The pieces on a dark wooden board, with chopsticks at its edge. */
function onBoard(t: Thing): void {
  t.slab([0, -0.3, 0], [1.15, 0.07, 1.75], t.fixed('#3a2a22', 'wood'), 0.04).slab([0, -0.24, 0], [1.06, 0.03, 1.66], t.fixed('#4a372c', 'wood'), 0.02)
  pieces(t)
  const lacquer = t.fixed('#a8281e', 'gloss')
  for (const z of [1.52, 1.62]) {
    const ends: readonly [Vec3, Vec3] = [[-1.2, -0.15, z], [1.25, -0.15, z]]
    t.rod(...ends, 0.035, lacquer, 0.022)
  }
}

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

/** A wide pan of yellow rice with shrimp, mussels, peppers and lemon. */
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
  ringOf(4, 0.42, 0.13, (p, i) => t.ball(p, [0.2, 0.1, 0.12], shell).ball([p[0], p[1] + 0.07, p[2]], [0.13, 0.05, 0.08], i % 2 ? flesh : shrimp), 0.5)
  const red = t.fixed('#c8301f', 'gloss')
  ringOf(6, 0.98, 0.1, (p, i) => t.tube(triples([p[0], p[1], p[2], p[0] * 0.8, p[1] + 0.02, p[2] * 0.8]), 0.05, i % 2 ? red : t.fixed('#4f9a3a', 'gloss')), 0.3)
  const lemon = t.fixed('#f2d23a', 'satin')
  for (const a of [0.9, 3.4]) t.ball([Math.cos(a) * 0.6, 0.18, Math.sin(a) * 0.6], [0.2, 0.12, 0.13], lemon)
}

/** A bowl of beans in sauce. */
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

/** Dishes known by their country of origin. */
export const WORLD: Readonly<Record<string, ThingRow>> = {
  taco: [0.08, taco],
  wrap: [0.07, wrap],
  sushi: [0.045, pieces],
  'sushi-board': [0.06, onBoard],
  // Meatballs in gravy on a plate, with berries and parsley.
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
