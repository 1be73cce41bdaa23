import { apart, ball, createRandom, drum, each, fixed, light, made, main, pairs, quads, ring, rod, second, slab, type Thing, type ThingRow, thing, times,
  triples, tube, upTo, type Vec3 } from '../builder/index.ts'
import { blueberry, candle, frosted, leaf, plate, ringOf, wedge } from '../tableware/food-parts.ts'

const CAKES = 6
const STEP = 0.165
const TOP = -0.3 + CAKES * STEP

/** Syrup over the rim at a bearing: a thin stream that ends in a drop, `down` below the top. */
function run(t: Thing, turn: number, down: number, wide: number, syrup: number): void {
  const at = (r: number, y: number, aside = 0): Vec3 => [Math.cos(turn + aside) * r, y, Math.sin(turn + aside) * r]
  t.tube(
    [at(0.74, TOP - 0.025), at(0.9, TOP - 0.03, 0.02), at(0.985, TOP - 0.08, 0.02), at(1.01, TOP - 0.08 - down * 0.5, 0.03),
      at(1.015, TOP - 0.08 - down, 0.015)],
    [wide * 2.4, wide * 1.7, wide, wide * 0.72, wide * 1.05],
    syrup,
    0.05)
}

/** A stack of pancakes with melting butter, thin streams of syrup, and blueberries. */
function pancakes(t: Thing): void {
  plate(t, -0.4, 1.5)
  const brown = t.main('#c98538', 'baked')
  const edge = t.fixed('#f0d398', 'matte', { pattern: { kind: 'noise', color: [0.6, 0.36, 0.13], scale: 4 } })
  const random = createRandom(21)
  for (let i = 0; i < CAKES; i++) {
    const [x, y, z] = [0.06 * Math.sin(i * 2.3), -0.3 + i * STEP, 0.06 * Math.cos(i * 1.7)]
    const r = 0.95 + 0.035 * Math.sin(i * 3.1)
    t.lathe(pairs([0.012, r - 0.1, 0.03, r - 0.025, STEP / 2, r + 0.02, STEP - 0.03, r - 0.025, STEP - 0.012, r - 0.1]), edge, [x, y, z])
      .drum([x, y + STEP - 0.022, z], r - 0.035, 0.022, brown, 0.02).drum([x, y + 0.02, z], r - 0.035, 0.02, brown, 0.02)
  }
  const syrup = t.fixed('#a04a0c', 'gloss', { specular: 1.5, gloss: 130, clear: 0.25 })
  t.ball([0.02, TOP - 0.014, 0], [0.8, 0.026, 0.76], syrup)
  for (const [x, z, r] of triples([0.52, 0.34, 0.38, 0.5, -0.4, 0.34, -0.34, 0.56, 0.34, -0.4, -0.5, 0.36]))
    t.ball([x, TOP - 0.016, z], [r, 0.022, r], syrup, 0.05)
  for (let i = 0; i < 11; i++) run(t, i * 0.6 + 0.25 * random(), 0.12 + 0.62 * random() ** 1.4, 0.026 + 0.014 * random(), syrup)
  // A pool of syrup on the plate.
  t.ball([0.96, -0.37, 0.2], [0.24, 0.02, 0.4], syrup)
  const butter = t.fixed('#fae48c', 'gloss')
  t.slab([-0.04, TOP + 0.08, -0.06], [0.2, 0.075, 0.2], butter, 0.05, 0.5).ball([-0.02, TOP + 0.02, -0.04], [0.3, 0.03, 0.28], butter, 0.04)
  ringOf(4, 0.46, TOP + 0.1, (p, i) => blueberry(t, [p[0], p[1], p[2]], 0.115, i * 1.9), 0.35)
  blueberry(t, [0.3, TOP + 0.1, 0.12], 0.12, 0.4)
  for (const [x, z, turn] of triples([1.05, 0.66, 0.2, 1.2, 0.4, 1.4, 0.9, 0.92, 2.6, 0.5, -1.16, 0.9, 0.76, -1.02, 3.2]))
    blueberry(t, [x, -0.27, z], 0.12, turn)
  for (const turn of [0.6, 2.2]) leaf(t, [-0.3, TOP + 0.06, 0.24], turn, 0.2, t.fixed('#4f9a45', 'satin'))
}

/** Attribute of a cone that no one holds: it stands in a block. */
export const PROPPED = 'propped'

/** A frosted cake without candles. */
function plainCake(t: Thing, cover = '#f29bb8', crumb = '#f0d7a4', letters = '#7a2440'): void {
  const icing = t.main(cover, 'gloss')
  frosted(t, -0.35, 1, 0.42, crumb, icing)
  t.drum([0, -0.3, 0], 1.01, 0.06, t.fixed('#fbf4ea'), 0.03)
  ringOf(8, 0.8, 0.16, (p) => t.ball(p, 0.13, t.second('#fbf4ea', 'gloss')))
  plate(t, -0.8, 1.35)
  t.board([1.02, -0.4, 0], 0.68, 0.3, letters)
  t.seat = [0, 0.1, 0]
}

const PRALINES = ['#4a2613', '#6b3a1e', '#f1dfc0', '#3a1c0e', '#8a5430'] as const

/** One filled chocolate in a paper cup, in one of four shapes. */
function praline(t: Thing, [x, y, z]: Vec3, kind: number): void {
  const shell = t.fixed(PRALINES[kind % PRALINES.length], 'gloss')
  const swirl = t.fixed(kind % 5 === 2 ? '#5a3018' : '#f3e3c6', 'satin')
  t.drum([x, y - 0.04, z], 0.18, 0.05, t.fixed('#7a4a2a', 'matte'), 0.02)
  if (kind % 4 === 0) t.ball([x, y + 0.06, z], [0.15, 0.13, 0.15], shell)
  else if (kind % 4 === 1) t.slab([x, y + 0.06, z], [0.13, 0.09, 0.13], shell, 0.04)
  else if (kind % 4 === 2) {
    t.ball([x, y + 0.03, z], [0.16, 0.1, 0.16], shell).rod([x, y + 0.08, z], [x, y + 0.2, z], 0.1, shell, 0.015, 0.03)
  } else t.drum([x, y + 0.06, z], 0.14, 0.09, shell, 0.04)
  if (kind % 4 !== 2) for (const off of [-0.05, 0.05]) t.rod([x - 0.08, y + 0.16, z + off - 0.03], [x + 0.08, y + 0.16, z + off + 0.03], 0.018, swirl)
}

/** Cakes, sweets, ice cream and chocolate. */
export const SWEETS: Readonly<Record<string, ThingRow>> = {
  pancakes: [0.1, pancakes],
  cake: made(0.2, [plainCake, (t) => ringOf(5, 0.4, 0.06, (p) => candle(t, p, 0.45)), light([0, 1, 0], '#ffb347', 4, 0.5)]),
  'plain-cake': [0.15, plainCake],
  'chocolate-cake': [0.15, (t) => plainCake(t, '#3a1c10', '#54301c', '#f3e3cf')],
  'wedding-cake': thing(0.8, (t) => {
    const icing = t.main('#f8f5ef', 'gloss')
    for (const [i, r] of [1, 0.72, 0.46].entries()) {
      t.drum([0, i * 0.72, 0], r, 0.34, icing, 0.06)
      ringOf(10 - i * 2, r * 0.97, i * 0.72 - 0.26, (p) => t.ball(p, 0.09, t.second('#f3c9cf', 'gloss')))
      ringOf(3, r * 0.95, i * 0.72 + 0.1, (p) => t.ball(p, 0.13, t.second('#ea9fb0')), 0.4 + i)
    }
    for (const z of [-0.12, 0.12]) t.ball([0, 1.95, z], [0.1, 0.18, 0.1], t.fixed(z < 0 ? '#232228' : '#fdfdfb'))
  }),
  'cake-slice': made(0.11, [main('#f29bb8', 'gloss'), fixed('#f0d7a4', 'matte')], (icing, sponge) => [
    (t) => wedge(t, 1.6, triples([-0.3, 0.2, sponge, 0, 0.09, t.fixed('#fbf4ea'), 0.25, 0.18, sponge, 0.5, 0.09, icing])),
    slab([-0.98, 0.1, 0], [0.09, 0.5, 0.62], icing, 0.05), ball([-0.5, 0.75, 0], 0.2, fixed('#c8202a', 'gloss'))]),
  cheesecake: made(0.09, [
    (t) => wedge(t, 1.6, triples([-0.42, 0.1, t.fixed('#b0763c', 'matte'), -0.04, 0.3, t.main('#f8e7bd', 'satin'), 0.3, 0.06, t.fixed('#c81f34', 'gloss')])),
    slab([-0.86, -0.1, 0], [0.06, 0.42, 0.44], fixed('#b0763c', 'matte'), 0.04),
    each(pairs([-0.6, -0.16, -0.56, 0.2, -0.22, 0.02]), ([x, z]) => ball([x, 0.46, z], [0.15, 0.17, 0.15], fixed('#d8203a', 'gloss')))]),
  cupcake: thing(0.1, (t) => {
    for (let i = 0; i < 14; i++)
      t.rod([Math.cos(i * 0.449) * 0.48, -0.75, Math.sin(i * 0.449) * 0.48], [Math.cos(i * 0.449) * 0.66, -0.1, Math.sin(i * 0.449) * 0.66], 0.12,
        t.fixed('#8fb7d9', 'matte'), 0.13)
    const icing = t.main('#f29bb8', 'gloss')
    for (const [i, r] of [0.68, 0.5, 0.3].entries())
      t.ring([0, 0.06 + i * 0.26, 0], r * 0.72, 0.2, 'y', icing, 0.08).ball([0, 0.06 + i * 0.26, 0], [r, 0.16, r], icing, 0.05)
    t.ball([0, 0.88, 0], 0.17, t.fixed('#c8202a', 'gloss'))
    for (let i = 0; i < 10; i++)
      t.ball([Math.cos(i * 2.4) * (0.66 - i * 0.03), 0.16 + i * 0.05, Math.sin(i * 2.4) * (0.66 - i * 0.03)], 0.045,
        t.fixed(['#f4d03f', '#5dade2', '#58d68d'][i % 3]))
  }),
  pie: made(0.08, [fixed('#d69c4e', 'baked')], (crust) => [
    ball([0, -0.1, 0], [1, 0.34, 1], fixed('#a8a8ac', 'metal')), ball([0, 0.05, 0], [0.96, 0.24, 0.96], main('#b3242c', 'gloss')),
    (t) => ringOf(22, 0.98, 0.12, (p) => t.ball(p, 0.13, crust, 0.04)),
    each([-0.5, -0.17, 0.17, 0.5], (z) => [
      rod([-0.85 + Math.abs(z) * 0.3, 0.24, z], [0.85 - Math.abs(z) * 0.3, 0.24, z], 0.07, crust),
      rod([z, 0.27, -0.85 + Math.abs(z) * 0.3], [z, 0.27, 0.85 - Math.abs(z) * 0.3], 0.07, crust)])]),
  cookie: made(0.03, [
    ball([0, 0, 0], [1, 0.2, 1], main('#c98d4a', 'baked')),
    times(11, (i) =>
      ball([Math.cos(i * 2.4) * 0.26 * Math.sqrt(i), 0.19 - i * 0.008, Math.sin(i * 2.4) * 0.26 * Math.sqrt(i)], [0.13, 0.09, 0.12], fixed('#3c2012', 'gloss'))
    )]),
  'gingerbread-man': made(0.15, [main('#a5672f', 'matte'), fixed('#fbf6ee', 'satin')], (dough, white) => [
    ball([0, 0.62, 0], [0.13, 0.36, 0.36], dough), ball([0, -0.05, 0], [0.13, 0.48, 0.32], dough, 0.1),
    each([-1, 1], (z) => [
      rod([0, 0.18, z * 0.15], [0, 0.2, z * 0.62], 0.14, dough, 0.15, 0.08), rod([0, -0.3, z * 0.14], [0, -0.8, z * 0.32], 0.15, dough, 0.16, 0.08),
      ball([0.13, 0.7, z * 0.13], 0.045, fixed('#2a1710')), tube(triples([0.13, 0.3, z * 0.55, 0.15, 0.1, z * 0.55]), 0.025, white),
      tube(triples([0.13, -0.72, z * 0.16, 0.14, -0.68, z * 0.42]), 0.025, white)]),
    tube(triples([0.13, 0.56, -0.16, 0.15, 0.49, 0, 0.13, 0.56, 0.16]), 0.03, white),
    each([0.2, 0, -0.2], (y) => ball([0.14, y, 0], 0.055, fixed(y === 0 ? '#3f8a2e' : '#c8202a', 'gloss')))]),
  donut: made(0.04, [
    ring([0, 0, 0], 0.62, 0.36, 'y', fixed('#c98e4c', 'baked')), ring([0, 0.1, 0], 0.62, 0.33, 'y', main('#f07aa6', 'gloss')),
    times(26, (i) => {
      const r = 0.62 + ((i % 3) - 1) * 0.16
      return [
        ball([Math.cos(i * 2.4) * r, 0.41 - Math.abs((i % 3) - 1) * 0.03, Math.sin(i * 2.4) * r], [0.06, 0.03, 0.03],
          fixed(['#f4d03f', '#5dade2', '#58d68d', '#ffffff'][i % 4]))]
    })]),
  macaron: made(0.05, [main('#f2a7bd', 'satin')], (shell) => [
    ball([0, 0.32, 0], [0.85, 0.36, 0.85], shell), ball([0, -0.32, 0], [0.85, 0.36, 0.85], shell), drum([0, 0, 0], 0.78, 0.14, fixed('#fbf0e4', 'satin'), 0.06),
    each([-0.16, 0.16], (y) => (t) => ringOf(20, 0.8, y, (p) => t.ball(p, 0.09, shell)))]),
  candy: made(0.05, [
    ball([0, 0, 0], 0.5, main('#ef5f92', 'gloss', { pattern: { kind: 'stripes', color: [0.9, 0.9, 0.9], scale: 3 } })),
    each([-1, 1], (z) => each(upTo(-2, 2), (i) => rod([0, 0, z * 0.45], [i * 0.17, i * i * 0.02, z * 1.02], 0.09, main('#ef5f92', 'gloss'), 0.08, 0.03)))]),
  'candy-cane': thing(0.18, (t) => {
    const arc: Vec3[] = Array.from({ length: 22 }, (_, i) =>
      i < 13 ? [0, -1 + i * 0.125, -0.35] : [0, 0.5 + Math.sin(((i - 12) / 9) * Math.PI) * 0.4, -0.35 * Math.cos(((i - 12) / 9) * Math.PI)])
    for (let i = 0; i + 1 < arc.length; i++) t.rod(arc[i], arc[i + 1], 0.15, i % 2 ? t.fixed('#f7f3ee', 'gloss') : t.main('#d22b2b', 'gloss'))
  }),
  lollipop: thing(0.2, (t) => {
    t.rod([0, -1.3, 0], [0, 0, 0], 0.06, t.fixed('#f4efe6'))
    const swirl: Vec3[] = Array.from({ length: 30 }, (_, i) => [0, 0.55 + Math.sin(i * 0.62) * i * 0.021, Math.cos(i * 0.62) * i * 0.021])
    t.ball([0, 0.55, 0], [0.15, 0.66, 0.66], t.fixed('#fbf4ea', 'gloss')).tube(swirl.map(([, y, z]): Vec3 => [0.09, y, z]), 0.08, t.main('#e0305a', 'gloss'))
  }),
  'ice-cream': thing(0.2, (t) => {
    t.rod([0, -1.35, 0], [0, 0, 0], 0.05, t.fixed('#d29a4e', 'matte', { pattern: { kind: 'checks', color: [0.35, 0.17, 0.05], scale: 6 } }), 0.46)
    t.ball([0, 0.3, 0], [0.58, 0.5, 0.58], t.main('#f2a0bb', 'satin'))
    ringOf(9, 0.46, 0.06, (p) => t.ball(p, 0.18, t.main('#f2a0bb', 'satin'), 0.1))
    t.ball([0, 0.85, 0], [0.46, 0.42, 0.46], t.second('#f8ecd0', 'satin')).ball([0, 1.3, 0], 0.14, t.fixed('#c8202a', 'gloss'))
    if (!t.input.attributes.includes(PROPPED)) return
    const block = t.fixed('#a8703f', 'wood')
    t.drum([0, -1.22, 0], 0.62, 0.2, block, 0.04)
  }),
  sundae: thing(0.22, (t) => {
    const glass = t.fixed('#cfe4ec', 'glass')
    t.ball([0, -1.05, 0], [0.42, 0.07, 0.42], glass).rod([0, -1, 0], [0, -0.6, 0], 0.08, glass)
      .rod([0, -0.45, 0], [0, 0.1, 0], 0.2, t.main('#f2a0bb', 'gloss'), 0.52).ring([0, 0.15, 0], 0.56, 0.06, 'y', glass)
    for (const [x, y, z, hex] of [[0.22, 0.4, 0.22, '#f8ecd0'], [0.2, 0.4, -0.24, '#7a4422'], [-0.2, 0.42, 0, '#f2a0bb']] as const)
      t.ball([x, y, z], 0.34, t.fixed(hex))
    for (const [i, r] of [0.3, 0.22, 0.12].entries()) t.ball([0, 0.72 + i * 0.14, 0], [r, 0.12, r], t.fixed('#fdfbf6'), 0.05)
    t.ball([0, 1.12, 0], 0.12, t.fixed('#c8202a', 'gloss')).rod([-0.2, 0.5, 0.25], [-0.35, 1.4, 0.5], 0.06, t.fixed('#c98e4c'))
  }),
  popsicle: made(0.18, [
    slab([0, 0.3, 0], [0.2, 0.8, 0.44], main('#e8434f', 'gloss'), 0.18), ball([0, 0.9, 0], [0.2, 0.4, 0.44], main('#e8434f', 'gloss'), 0.1),
    each([-0.18, 0.18], (z) => rod([0.2, -0.2, z], [0.2, 0.8, z], 0.05, main('#f06a72', 'gloss'))),
    slab([0, -0.85, 0], [0.06, 0.42, 0.12], fixed('#d9b27a', 'wood'), 0.05)]),
  popcorn: thing(0.22, (t) => {
    for (let i = 0; i < 16; i++) {
      const turn = (i / 16) * Math.PI * 2
      t.rod([Math.cos(turn) * 0.45, -0.95, Math.sin(turn) * 0.45], [Math.cos(turn) * 0.66, 0.25, Math.sin(turn) * 0.66], 0.13,
        i % 2 ? t.fixed('#f7f3ee') : t.main('#d22b2b', 'satin'), 0.14)
    }
    for (let i = 0; i < 26; i++)
      t.ball([Math.cos(i * 2.4) * 0.14 * Math.sqrt(i), 0.62 - i * 0.013, Math.sin(i * 2.4) * 0.14 * Math.sqrt(i)], 0.15 + 0.03 * (i % 3),
        t.fixed(i % 4 ? '#f8edcb' : '#f2d68a', 'matte'))
  }),
  jelly: made(0.12, [main('#d8303a', 'glass')], (jelly) => [
    (t) => ringOf(9, 0.6, -0.2, (p) => t.rod([p[0] * 1.15, -0.45, p[2] * 1.15], [p[0] * 0.7, 0.35, p[2] * 0.7], 0.3, jelly, 0.22, 0.08)),
    ball([0, 0.3, 0], [0.5, 0.34, 0.5], jelly, 0.1), ball([0, 0.72, 0], 0.14, fixed('#c8202a', 'gloss')), (t) => plate(t, -0.72, 1.2)]),
  // Half unwrapped, with its pieces visible.
  chocolate: made(0.03, [main('#4a2613', 'gloss'), fixed('#e6c877', 'metal')], (cocoa, foil) => [
    slab([0, 0, -0.3], [0.66, 0.09, 1], cocoa, 0.03),
    times(3, (x) =>
      times(4, (z) => {
        const at: Vec3 = [-0.42 + x * 0.42, 0.11, -1.08 + z * 0.4]
        return [slab(at, [0.19, 0.07, 0.18], cocoa, 0.05), slab([at[0], 0.17, at[2]], [0.13, 0.02, 0.12], fixed('#5c351e', 'gloss'), 0.01)]
      })),
    times(9, (i) => ball([-0.66 + i * 0.165, 0.04, 0.36 - 0.07 * (i % 2)], [0.11, 0.17, 0.12], foil, 0.03)),
    slab([0, 0.02, 0.86], [0.74, 0.16, 0.48], second('#7d1f2a', 'satin'), 0.05),
    slab([0, 0.185, 0.88], [0.5, 0.01, 0.3], apart(fixed('#f3e3c6', 'matte')), 0.005),
    slab([0, 0.197, 0.88], [0.3, 0.008, 0.05], apart(fixed('#b98a3a', 'metal')), 0.004), slab([0, 0.02, 1.38], [0.7, 0.03, 0.08], foil, 0.02)]),
  'chocolate-box': made(0.2, [main('#7d1f2a', 'satin'), second('#d9b35a', 'metal')], (card, gold) => [
    slab([0, 0, 0], [0.82, 0.12, 1.1], card, 0.03), slab([0, 0.1, 0], [0.74, 0.04, 1.02], fixed('#e8d3a6', 'satin'), 0.01),
    each(quads([0.79, 0, 0.035, 1.1, -0.79, 0, 0.035, 1.1, 0, 1.07, 0.82, 0.035, 0, -1.07, 0.82, 0.035]), ([cx, cz, hx, hz]) =>
      slab([cx, 0.12, cz], [hx, 0.14, hz], card, 0.02)),
    times(3, (x) => times(4, (z) => (t) => praline(t, [-0.48 + x * 0.48, 0.2, -0.75 + z * 0.5], x * 3 + z * 2 + (x === 1 ? 1 : 0)))),
    // The lid stands behind, with its ribbon tied.
    slab([-0.92, 0.62, 0], [0.06, 0.68, 1.1], card, 0.03), slab([-0.865, 0.62, 0.3], [0.012, 0.68, 0.07], gold, 0.005),
    each([-1, 1], (side) =>
      tube(triples([-0.86, 0.74, 0.3, -0.8, 0.9, 0.3 + side * 0.26, -0.8, 0.7, 0.3 + side * 0.36, -0.86, 0.72, 0.3 + side * 0.05]), 0.05, gold, 0.03))]),
}
