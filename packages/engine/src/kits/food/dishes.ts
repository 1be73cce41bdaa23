import { ball, createRandom, each, fixed, made, main, pairs, rod, slab, type Thing, type ThingRow, thing, times, triples, tube, upTo,
  type Vec3 } from '../builder/index.ts'
import { bowl, burger, leaf, noodles, pizza, plate, ringOf, wedge } from '../tableware/food-parts.ts'
import { croissant, loaf, steak } from './baked.ts'
import { steam } from './steam.ts'

/** Level of the broth. */
const BROTH = 0.03

/** Half an egg, cut side up: white, and a yolk with a darker center. */
function eggHalf(t: Thing, [x, y, z]: Vec3, size: number): void {
  t.lathe(pairs([-0.5, 0.3, -0.3, 0.78, -0.06, 1, 0, 0.97, 0.015, 0]).map(([h, r]) => [h * size, r * size] as const), t.fixed('#f6ead6', 'gloss'), [x, y, z])
  t.ball([x, y + 0.01 * size, z], [size * 0.6, size * 0.09, size * 0.6], t.fixed('#f39a1e', 'gloss'))
  t.ball([x, y + 0.035 * size, z], [size * 0.4, size * 0.09, size * 0.4], t.fixed('#e8780f', 'gloss'))
}

/** A slice of rolled pork: a spiral of lean meat in fat. */
function pork(t: Thing, [x, y, z]: Vec3, size: number): void {
  const fat = t.fixed('#e6b98f', 'gloss', { pattern: { kind: 'mottled', color: [0.45, 0.17, 0.07], scale: 3 } })
  t.lathe(pairs([0, size * 0.96, 0.05, size, 0.09, size * 0.95, 0.1, 0]), fat, [x, y, z])
  const lean = t.fixed('#9a5636', 'gloss')
  t.tube(
    Array.from({ length: 20 }, (_, i): Vec3 => {
      const r = size * (0.12 + 0.68 * (i / 19))
      return [x + Math.cos(i * 0.56) * r, y + 0.095, z + Math.sin(i * 0.56) * r]
    }),
    size * 0.075,
    lean)
}

/** A hank of noodles folded over itself, strands side by side. */
function hank(t: Thing): void {
  const noodle = t.fixed('#f2d588', 'gloss')
  const random = createRandom(3)
  for (let i = 0; i < 15; i++) {
    const across = -0.42 + i * 0.06
    const lift = 0.12 * Math.cos(across * 3) + 0.03 * random()
    const drift = (random() - 0.5) * 0.2
    t.tube(
      Array.from({ length: 8 }, (_, k): Vec3 => {
        const u = (k / 7) * 2 - 1
        const bend = Math.sin(u * 4 + i * 0.35) * 0.07
        return [0.08 + across * 0.9 + bend + drift * u, BROTH + 0.02 + lift * Math.cos((u * Math.PI) / 2), u * 0.82 * (1 - 0.25 * Math.abs(across))]
      }),
      0.036,
      noodle)
  }
  // Loose strands at the edge.
  for (let i = 0; i < 7; i++) {
    const turn = -1.2 + i * 0.42
    t.tube(
      Array.from({ length: 6 }, (_, k): Vec3 => {
        const a = turn + k * 0.11
        const r = 0.82 + 0.06 * Math.sin(k * 1.3 + i)
        return [Math.cos(a) * r, BROTH + 0.02, Math.sin(a) * r]
      }),
      0.032,
      noodle)
  }
}

/** A bowl of noodles in broth with drops of fat, pork, egg halves, leek, seaweed and a fish cake; chopsticks on the rim, steam above. */
function ramen(t: Thing): void {
  const glaze = t.main('#a3242a', 'gloss')
  bowl(t, glaze, 1.15, 0.16)
  t.ring([0, 0.2, 0], 1.11, 0.042, 'y', t.second('#f1e8d6', 'gloss'))
  t.drum([0, BROTH - 0.03, 0], 1.06, 0.03,
    t.fixed('#b7742a', 'gloss', { specular: 1.2, gloss: 120, pattern: { kind: 'mottled', color: [0.62, 0.27, 0.05], scale: 2.2 } }), 0.01)
  const oil = t.fixed('#e6a53c', 'gloss', { specular: 1.3, gloss: 130 })
  const random = createRandom(17)
  for (let i = 0; i < 26; i++) {
    const a = random() * Math.PI * 2
    const r = 0.66 + 0.36 * random()
    const size = 0.018 + 0.04 * random() ** 2
    t.ball([Math.cos(a) * r, BROTH + 0.004, Math.sin(a) * r], [size, 0.006, size], oil)
  }
  hank(t)
  pork(t, [-0.28, 0.11, -0.54], 0.36)
  pork(t, [-0.6, 0.16, -0.2], 0.34)
  eggHalf(t, [0.52, 0.2, -0.4], 0.235)
  eggHalf(t, [0.68, 0.17, 0.06], 0.23)
  // Sheets of seaweed stand at the back of the bowl.
  const nori = t.fixed('#16281d', 'satin', { pattern: { kind: 'noise', color: [0.02, 0.06, 0.03], scale: 9 } })
  for (const [x, z, turn] of triples([-0.66, 0.42, 0.62, -0.74, 0.3, 0.86])) t.slab([x, 0.36, z], [0.012, 0.36, 0.27], nori, 0.01, turn)
  // A fish cake with a pink swirl.
  const cake = t.fixed('#fbf7f0', 'gloss')
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * Math.PI * 2
    t.ball([0.06 + Math.cos(a) * 0.17, 0.22, 0.5 + Math.sin(a) * 0.17], [0.055, 0.035, 0.055], cake)
  }
  t.drum([0.06, 0.22, 0.5], 0.18, 0.035, cake, 0.02)
  t.tube(
    Array.from({ length: 15 }, (_, i): Vec3 => {
      const r = 0.02 + 0.0075 * i
      return [0.06 + Math.cos(i * 0.6) * r, 0.255, 0.5 + Math.sin(i * 0.6) * r]
    }),
    0.018,
    t.fixed('#ef7f9f', 'gloss'))
  const leek = ['#6fb544', '#a9d67a', '#4f9433'].map((hex) => t.fixed(hex, 'satin'))
  for (let i = 0; i < 22; i++) {
    const a = i * 2.39996
    const r = 0.048 * Math.sqrt(i) + 0.02
    t.ring([0.34 + Math.cos(a) * r * 1.2, 0.17 + 0.05 * (1 - r * 3) + 0.012 * (i % 3), 0.46 + Math.sin(a) * r * 1.3], 0.045, 0.016, 'y', leek[i % 3])
  }
  const wood = t.fixed('#3a2116', 'wood')
  for (const [from, to] of pairs([0.5, 0.66, 0.66, 0.78])) t.rod([-1.12, 0.27, from + 0.18], [1.5, 0.25, to], 0.04, wood, 0.026)
  steam(t, 0.42, 1, 0.62)
  t.face = [0.6, 0.2, 0]
}

/** Bread and meals. */
export const DISHES: Readonly<Record<string, ThingRow>> = {
  bread: [0.12, loaf],
  baguette: made(0.08, [
    tube(triples([0, 0, -1.9, 0, 0.05, -0.6, 0, 0.05, 0.6, 0, 0, 1.9]), [0.14, 0.3, 0.3, 0.14], main('#c98a45', 'baked'), 0.1),
    each(upTo(-3, 3), (i) => rod([0.14, 0.27, i * 0.45 - 0.12], [-0.14, 0.3, i * 0.45 + 0.12], 0.06, fixed('#efd3a0', 'matte')))]),
  croissant: [0.07, croissant],
  bagel: thing(0.04, (t) => {
    t.ring([0, 0, 0], 0.62, 0.36, 'y', t.main('#c98e4c', 'baked'))
    ringOf(18, 0.6, 0.35, (p, i) => t.ball([p[0] * (0.85 + 0.3 * (i % 2)), p[1] - 0.02 * (i % 2), p[2] * (0.85 + 0.3 * (i % 2))], 0.05, t.fixed('#f3e3bd')))
  }),
  pretzel: thing(0.12, (t) => {
    const dough = t.main('#8f5123', 'gloss')
    const knot: Vec3[] = Array.from({ length: 25 }, (_, i) => {
      const u = (i / 24) * Math.PI * 2 - Math.PI / 2
      return [0.08 * Math.cos(u * 3), Math.sin(u) * 0.62 + 0.42 * Math.sin(u * 2 + 1.57) * 0.9, Math.cos(u) * 1.02]
    })
    t.tube(knot, 0.15, dough, 0.03).tube(triples([0.1, -0.35, 0.75, 0.14, 0.1, 0.1, 0.1, 0.62, -0.45]), 0.14, dough)
      .tube(triples([0.12, -0.35, -0.75, 0.02, 0.1, -0.1, 0.1, 0.62, 0.45]), 0.14, dough)
    for (let i = 0; i < 12; i++) t.slab([0.16, knot[i * 2][1], knot[i * 2][2]], [0.04, 0.035, 0.035], t.fixed('#f7f3ea'), 0.01)
  }),
  toast: made(0.12, [
    slab([0, -0.1, 0], [0.14, 0.8, 0.85], main('#c98a45', 'matte'), 0.12),
    each([-0.42, 0.42], (z) => ball([0, 0.62, z], [0.14, 0.38, 0.5], main('#c98a45', 'matte'), 0.05)),
    slab([0.04, -0.08, 0], [0.13, 0.7, 0.74], fixed('#efd09a', 'matte'), 0.1)]),
  sandwich: made(0.08, [
    slab([0, 0.42, 0], [0.9, 0.16, 0.9], main('#dcae6d', 'matte'), 0.14), slab([0, -0.42, 0], [0.9, 0.16, 0.9], main('#dcae6d', 'matte'), 0.14),
    slab([0, -0.16, 0], [0.86, 0.1, 0.86], fixed('#e79a8c'), 0.04), slab([0, 0, 0], [0.94, 0.05, 0.94], fixed('#f2b632'), 0.03),
    times(10, (i) => ball([0.85, 0.14, -0.85 + i * 0.19], [0.14, 0.08 + 0.03 * (i % 2), 0.14], fixed('#6db33f'), 0.04)),
    times(10, (i) => ball([-0.85 + i * 0.19, 0.14, -0.88], [0.14, 0.08 + 0.03 * (i % 2), 0.14], fixed('#6db33f'), 0.04)),
    slab([0.05, 0.2, 0], [0.8, 0.05, 0.85], fixed('#cf2f22'), 0.03)]),
  burger: [0.12, burger],
  'hot-dog': made(0.07, [main('#d29a52', 'gloss')], (bun) => [
    each([-0.32, 0.32], (x) => rod([x, 0, -1], [x, 0, 1], 0.36, bun)), tube(triples([0, 0.22, -1.3, 0, 0.3, 0, 0, 0.22, 1.3]), 0.26, fixed('#9c3f22', 'gloss')),
    tube(Array.from({ length: 15 }, (_, i): Vec3 => [i % 2 === 0 ? 0.12 : -0.12, 0.56, -1.05 + i * 0.15]), 0.06, fixed('#f0c02a', 'gloss'))]),
  pizza: [0.05, pizza],
  pasta: made(0.1, [
    (t) => plate(t, -0.1, 1.25), (t) => noodles(t, t.main('#e9c05f', 'gloss'), 0.05, 1), (t) => noodles(t, t.main('#e9c05f', 'gloss'), 0.2, 0.8),
    ball([0, 0.3, 0], [0.55, 0.18, 0.55], fixed('#b8321f', 'gloss')),
    each(pairs([0.3, 0.1, -0.2, 0.3, -0.05, -0.3]), ([x, z]) => ball([x, 0.45, z], 0.2, fixed('#6b3a1f', 'matte'))),
    ball([0.05, 0.62, 0.05], [0.18, 0.04, 0.1], fixed('#3f8a2e'))]),
  ramen: [0.2, ramen],
  soup: thing(0.11, (t) => {
    plate(t, -0.62, 1.6)
    bowl(t, t.fixed('#f1efe9', 'gloss'), 1.15, 0.16)
    t.drum([0, 0.04, 0], 1.06, 0.03, t.main('#d8641f', 'gloss', { pattern: { kind: 'noise', color: [0.78, 0.24, 0.05], scale: 2 } }), 0.01)
    t.tube(
      Array.from({ length: 40 }, (_, i): Vec3 => {
        const r = 0.12 + i * 0.0145
        return [Math.cos(i * 0.42) * r, 0.075, Math.sin(i * 0.42) * r]
      }),
      0.028,
      t.fixed('#fbf3e2', 'gloss'),
      0.01)
    for (const [x, z, turn] of triples([0.1, 0.06, 0.4, -0.08, 0.1, 2.3, 0, -0.12, 4.2])) leaf(t, [x, 0.11, z], turn, 0.2, t.fixed('#3f8a2e', 'satin'))
    for (const [x, z] of pairs([-0.62, 0.35, -0.5, 0.55, -0.72, 0.1, 0.55, -0.5]))
      t.slab([x, 0.09, z], [0.08, 0.07, 0.08], t.fixed('#d29a52', 'baked'), 0.03, x * 3)
  }),
  onigiri: made(0.09, [main('#f6f4ee', 'matte')], (rice) => [
    tube(triples([0, -0.5, -0.55, 0, -0.5, 0.55, 0, 0.42, 0, 0, -0.5, -0.55]), 0.36, rice, 0.2), ball([0, -0.15, 0], [0.36, 0.5, 0.5], rice, 0.2),
    slab([0, -0.62, 0], [0.39, 0.3, 0.34], fixed('#17281f', 'satin'), 0.03)]),
  dumpling: made(0.05, [main('#efe0c0', 'satin')], (dough) => [
    ball([0, 0, 0], [0.55, 0.46, 0.9], dough),
    each(upTo(-4, 4), (i) => ball([0, 0.46 - Math.abs(i) * 0.05, i * 0.18], [0.1 + 0.05 * (i & 1), 0.17, 0.11], dough, 0.06))]),
  salad: thing(0.12, (t) => {
    bowl(t, t.fixed('#e9e3d6', 'gloss'), 1.2, 0.1)
    t.ball([0, -0.05, 0], [1.05, 0.22, 1.05], t.fixed('#3c7f2c'))
    const greens = ['#6db33f', '#4d9a35', '#8cc652', '#3f8a34'].map((hex, i) => (i === 0 ? t.main(hex) : t.fixed(hex)))
    for (let i = 0; i < 40; i++) {
      const r = 0.165 * Math.sqrt(i)
      leaf(t, [Math.cos(i * 2.4) * r, 0.26 - r * 0.16 + 0.05 * Math.sin(i * 5), Math.sin(i * 2.4) * r], i * 1.7, 0.3, greens[i % 4])
    }
    for (let i = 0; i < 6; i++) {
      const [x, z] = [Math.cos(i * 1.25 + 0.3) * (0.35 + 0.1 * (i % 3)), Math.sin(i * 1.25 + 0.3) * 0.6]
      t.ball([x, 0.34, z], [0.15, 0.14, 0.15], t.fixed('#d2301f', 'gloss'))
    }
    for (let i = 0; i < 5; i++) {
      const [x, z] = [Math.cos(i * 1.3 + 1) * 0.62, Math.sin(i * 1.3 + 1) * 0.5]
      t.lathe(pairs([-0.03, 0.19, 0.03, 0.19, 0.03, 0]), t.fixed('#dcebb4', 'satin'), [x, 0.34, z]).ring([x, 0.34, z], 0.185, 0.025, 'y', t.fixed('#4d8a35'))
    }
    for (let i = 0; i < 6; i++) t.ring([Math.sin(i * 2.2) * 0.4, 0.42, Math.cos(i * 1.7) * 0.42], 0.13, 0.022, 'y', t.fixed('#a0518f', 'gloss'))
    for (let i = 0; i < 4; i++) t.slab([Math.sin(i * 1.9 + 2) * 0.3, 0.42, Math.cos(i * 2.6) * 0.5], [0.09, 0.08, 0.09], t.fixed('#fbf8ee', 'matte'), 0.02, i)
  }),
  steak: [0.045, steak],
  'roast-chicken': made(0.18, [main('#b9702b', 'baked', { specular: 0.6, gloss: 36 })], (skin) => [
    ball([0, 0, 0], [0.72, 0.55, 0.95], skin),
    each([-1, 1], (x) => [
      tube(triples([x * 0.55, 0, 0.5, x * 0.62, 0.12, 0.95, x * 0.4, 0.32, 1.25]), [0.36, 0.24, 0.1], skin, 0.1),
      rod([x * 0.4, 0.32, 1.25], [x * 0.34, 0.42, 1.45], 0.08, fixed('#f1e8d8'), 0.11), ball([x * 0.66, 0.1, -0.3], [0.16, 0.22, 0.42], skin, 0.08)]),
    (t) => plate(t, -0.5, 1.4)]),
  egg: made(0.06, [main('#eedcc0', 'satin')], (shell) => [ball([0, -0.1, 0], [0.72, 0.75, 0.72], shell), rod([0, 0, 0], [0, 0.45, 0], 0.68, shell, 0.45, 0.3)]),
  'fried-egg': made(0.02, [fixed('#fbfaf5', 'gloss')], (white) => [
    ball([0, 0, 0], [0.95, 0.09, 1.05], white), ball([0.5, 0, 0.5], [0.55, 0.08, 0.6], white, 0.2),
    ball([0, 0.08, 0], [0.38, 0.22, 0.38], main('#f5a81d', 'gloss'))]),
  cheese: made(0.09, [fixed('#c98f1e', 'matte')], (hole) => [
    (t) => wedge(t, 1.7, triples([0, 0.4, t.main('#f4c23a', 'satin'), 0.42, 0.03, t.fixed('#e3a63a', 'satin'), -0.42, 0.03, t.fixed('#e3a63a', 'satin')])),
    each([-1, 1], (side) => [
      each(triples([0.42, 0.12, 0.13, 0.7, -0.16, 0.16, 0.86, 0.2, 0.09, 1.15, 0.08, 0.15, 1.38, -0.18, 0.1, 1.45, 0.2, 0.07]), ([along, y, size]) =>
        ball([0.875 - along * 0.97, y, side * (along * 0.247 + 0.09)], [size, size, 0.03], hole))]),
    each(triples([-0.55, 0.14, 0.13, -0.3, -0.12, 0.1, 0.1, 0.03, 0.08]), ([x, z, size]) => ball([x, 0.445, z], [size, 0.012, size], hole))]),
  butter: made(0.05, [slab([0, 0.1, 0], [0.45, 0.32, 0.85], main('#f7df86', 'satin'), 0.05), (t) => plate(t, -0.24, 1.2)]),
  breakfast: made(0.1, [
    (t) => plate(t, 0, 1.5), ball([0.35, 0.1, -0.35], [0.55, 0.06, 0.55], fixed('#fbfaf5', 'gloss')),
    ball([0.35, 0.16, -0.35], [0.22, 0.13, 0.22], fixed('#f5a81d', 'gloss')),
    each([-0.5, -0.25], (x) => tube(triples([x, 0.14, -0.9, x + 0.06, 0.2, -0.3, x - 0.04, 0.14, 0.2]), 0.1, fixed('#a5402c', 'gloss'))),
    tube(triples([0.7, 0.16, 0.2, 0.8, 0.2, 0.55, 0.55, 0.16, 0.85]), 0.15, fixed('#8a4a25', 'gloss')),
    slab([-0.1, 0.25, 0.75], [0.42, 0.1, 0.4], fixed('#d29a52', 'matte'), 0.08, 0.4),
    each([0.05, 0.32], (z) => ball([-0.85, 0.14, z], [0.17, 0.14, 0.17], fixed('#cf2f22', 'gloss')))]),
}
