import { apart, at, ball, disc, drum, each, fixed, lathe, lerp, made, main, pairs, quads, ring, rod, second, slab, type ThingRow, thing, times, triples, tube,
  upTo, type Vec3 } from '../builder/index.ts'
import { isSnowed, layOnBranch } from '../plants/tree.ts'
import { rocks } from './parts.ts'
import { breakingWave } from './splash.ts'

/** Stones, wood, water and ice. */
export const NATURE: Readonly<Record<string, ThingRow>> = {
  bubble: made(0.3, [main('#d5e8f5', 'glass', { emission: [0.05, 0.08, 0.1], specular: 2 })], (film) => [
    ball([0, 0, 0], 0.8, film), ball([0.3, 0.95, 0.7], 0.35, film), ball([0.2, -0.6, 0.85], 0.26, film),
    ball([0.62, 0.4, -0.3], [0.06, 0.14, 0.1], fixed('#ffffff', 'gloss', { emission: [0.7, 0.7, 0.7] }))]),
  // Broad low stones for displaying things.
  'flat-stones': made(0.1, [main('#5a5d62', 'stone')], (stone) => [
    ball([-0.1, -0.04, 0], [0.86, 0.16, 1.04], stone), ball([0.42, -0.12, -0.92], [0.5, 0.11, 0.56], apart(stone)),
    ball([0.52, -0.13, 0.86], [0.42, 0.1, 0.5], apart(stone)), at('seat', [-0.1, 0.1, 0])]),
  // A sprig of fir with berries.
  'pine-branch': made(0.05, [fixed('#5b3d26', 'matte'), main('#2f5a34', 'matte'), fixed('#c3202a', 'gloss')], (wood, needle, berry) => {
    const twigs: readonly (readonly [Vec3, Vec3])[] = [
      [[0, -0.1, -1.3], [0, 0.06, 1.3]], [[0, -0.04, -0.4], [0.62, 0.06, 0.5]], [[0, -0.02, 0.1], [-0.55, 0.08, 0.95]]]
    return [
      each(twigs, ([from, to]) => [
        rod(from, to, 0.05, wood),
        each(upTo(1, 9), (i) => {
          const at = lerp(from, to, i / 9)
          return each([-1, 1], (side) => rod(at, [at[0] + side * 0.34, at[1] + 0.1 + 0.06 * (i % 2), at[2] + 0.26], 0.042, needle))
        })]),
      each(pairs([0.16, -0.62, -0.08, -0.8, 0.06, -0.98]), ([x, z]) => ball([x, 0.1, z], 0.13, berry))]
  }),
  // A stack of smooth flat stones, each slightly smaller than the one below.
  'stone-stack': made(0.2, [main('#4a4d52', 'satin')], (stone) => [
    each([[-0.72, 0.98, 0.86, 0.26, 0], [-0.3, 0.76, 0.7, 0.22, 0.05], [0.06, 0.56, 0.53, 0.19, -0.04], [0.36, 0.38, 0.36, 0.15, 0.03]],
      ([y, wide, deep, high, aside]) => ball([-aside, y, aside], [deep, high, wide], apart(stone)))]),
  nest: made(0.2, [main('#7a5a36', 'matte')], (twig) => [
    times(6, (i) => ring([0, -0.2 + i * 0.11, 0], 0.6 + i * 0.06, 0.11, 'y', twig, 0.02)),
    times(14, (i) =>
      rod([Math.cos(i * 1.1) * 0.8, 0.1 + 0.05 * (i % 5), Math.sin(i * 1.1) * 0.8],
        [Math.cos(i * 1.1 + 0.8) * 0.92, 0.3 + 0.06 * (i % 3), Math.sin(i * 1.1 + 0.8) * 0.92], 0.03, twig)),
    ball([0, -0.1, 0], [0.7, 0.1, 0.7], twig),
    each(pairs([0.2, 0.2, 0.1, -0.28, -0.25, 0.05]), ([x, z]) => ball([x, 0.25, z], [0.22, 0.28, 0.22], second('#9fd0d8', 'satin'))), at('seat', [0, 0.2, 0])]),
  spiderweb: made(1.2, [main('#f1f3f5', 'satin')], (silk) => [
    times(8, (i) => rod([0, 0, 0], [0, Math.sin(i * 0.785) * 1, Math.cos(i * 0.785) * 1], 0.012, silk)),
    each(upTo(1, 5), (k) =>
      times(8, (i) => {
        const [a, b, r] = [i * 0.785, (i + 1) * 0.785, k * 0.18]
        return [
          tube([[0, Math.sin(a) * r, Math.cos(a) * r], [0, Math.sin((a + b) / 2) * r * 0.86, Math.cos((a + b) / 2) * r * 0.86], [0, Math.sin(b) * r,
            Math.cos(b) * r]], 0.009, silk)]
      }))]),
  beehive: made(0.6, [
    times(7, (i) => ring([0, -0.75 + i * 0.24, 0], [0.48, 0.6, 0.64, 0.6, 0.5, 0.36, 0.18][i], 0.17, 'y', main('#e0a53a', 'matte'), 0.03)),
    ball([0, 0, 0], [0.62, 0.9, 0.62], main('#e0a53a', 'matte')), ball([0.74, -0.42, 0], [0.1, 0.15, 0.15], fixed('#2a1a0c')),
    each(triples([0.95, 0.1, 0.4, 0.9, -0.5, -0.5, 0.8, 0.6, -0.3]), ([x, y, z]) => [
      ball([x, y, z], [0.07, 0.055, 0.1], fixed('#f4c22a')), ball([x, y, z + 0.02], [0.075, 0.06, 0.03], fixed('#17120e')),
      ball([x, y + 0.08, z], [0.07, 0.02, 0.04], fixed('#eef4f8', 'glass'))])]),
  'hay-bale': made(1.2, [main('#d9b450', 'fur')], (hay) => [
    times(5, (i) => disc([0, 0, -0.5 + i * 0.25], 0.95, 0.16, 'z', hay)),
    each([0.75, 0.5, 0.25], (r) => ring([0, 0, 0.66], r, 0.04, 'z', second('#b38a30', 'matte'))), at('seat', [0, 0.95, 0])]),
  rock: [0.8, (t) => rocks(t, '#8a8782', 'stone')],
  asteroid: made(3, [
    (t) => rocks(t, '#6f6a66', 'stone'),
    each(quads([0.72, 0.15, 0.25, 0.2, 0.6, -0.2, -0.4, 0.16, 0.3, 0.5, -0.2, 0.18]), ([x, y, z, r]) =>
      ring([x, y, z], r, 0.07, 'x', fixed('#5a5653', 'stone'), 0.05))]),
  seashell: made(0.1, [main('#f3d2b8', 'gloss')], (shell) => [
    each(upTo(-5, 5), (i) =>
      rod([0, -0.75, 0], [0.12, Math.cos(i * 0.24) * 0.75 - 0.05, Math.sin(i * 0.24) * 1.05], 0.06, i % 2 ? shell : second('#e8a98a', 'gloss'), 0.19, 0.03)),
    ball([0, -0.8, 0], [0.16, 0.12, 0.34], shell)]),
  stump: made(0.5, [main('#6b4a2e', 'stone')], (bark) => [
    lathe(pairs([-0.5, 0.8, -0.25, 0.62, 0.4, 0.58]), bark), drum([0, 0.42, 0], 0.54, 0.04, fixed('#d3aa72', 'matte'), 0.01),
    each([0.4, 0.26, 0.12], (r) => ring([0, 0.45, 0], r, 0.018, 'y', fixed('#a87a46'))),
    times(5, (i) =>
      rod([Math.cos(i * 1.257) * 0.55, -0.3, Math.sin(i * 1.257) * 0.55], [Math.cos(i * 1.257) * 1.05, -0.55, Math.sin(i * 1.257) * 1.05], 0.2, bark, 0.08, 0.1)
    ),
    at('seat', [0, 0.46, 0])]),
  log: made(0.45, [main('#6b4a2e', 'stone')], (bark) => [
    times(9, (i) => ring([0, 0, -1.2 + i * 0.3], 0.24, 0.19, 'z', bark, 0.08)), rod([0, 0, -1.1], [0, 0, 1.1], 0.36, bark),
    disc([0, 0, 1.38], 0.38, 0.05, 'z', fixed('#d3aa72', 'matte')), rod([0, 0.3, 0.3], [0.1, 0.75, 0.5], 0.13, bark, 0.09),
    each([-0.7, -0.2], (z) => ball([0.2, 0.36, z], [0.24, 0.08, 0.3], fixed('#5f8a3a', 'fur'))), at('seat', [0, 0.43, 0])]),
  branch: thing(0.6, (t) => {
    const bark = t.main('#6b4a2e', 'stone')
    const snowed = isSnowed(t)
    const limbs = [
      [triples([0, -0.15, -1.6, 0, 0, -0.7, 0.05, -0.05, 0.2, 0, 0.12, 1, 0, 0.3, 1.6]), [0.17, 0.15, 0.13, 0.09, 0.03]],
      [triples([0.03, 0, 0.1, 0.1, 0.4, 0.5, 0.05, 0.6, 0.8]), [0.08, 0.05, 0.02]],
      [triples([0, 0, -0.7, -0.1, -0.3, -0.3, 0, -0.45, 0]), [0.08, 0.05, 0.02]]] as const
    for (const [points, radii] of limbs) {
      t.tube(points, radii, bark, 0.03)
      if (snowed) layOnBranch(t, points, radii)
    }
    const leaves = pairs([0.62, 0.85, 0.5, 0.6, 0.34, 1.65, 0.2, 1.25, -0.45, 0.05, -0.3, -0.25, 0.28, 1.4])
    for (const [y, z] of snowed ? [] : leaves) t.ball([0.05, y + 0.06, z], [0.07, 0.1, 0.16], t.second('#4f8a35', 'satin'))
    t.seat = [0, 0.12, -0.2]
  }),
  snowflake: made(0.5, [main('#d6eef9', 'glass', { emission: [0.1, 0.15, 0.2] })], (ice) => [
    times(6, (i) => {
      const turn = i * 1.047 + 0.52
      const at = (r: number, d: number): Vec3 => [0, Math.sin(turn) * r + Math.cos(turn) * d, Math.cos(turn) * r - Math.sin(turn) * d]
      return [
        rod([0, 0, 0], at(1, 0), 0.06, ice, 0.04),
        each(pairs([0.45, 0.2, 0.72, 0.16]), ([r, d]) => each([-1, 1], (s) => rod(at(r, 0), at(r + d, s * d), 0.045, ice, 0.03)))]
    })]),
  iceberg: made(14, [main('#d3ebf5', 'glass')], (ice) => [
    each(quads([0, 0, 1.6, 0.7, 0.3, 0.8, 0.9, 0.6, -0.2, -0.8, 1.15, 0.55, 0.5, -0.3, 0.6, 0.6]), ([x, z, tall, r]) =>
      rod([x, -0.2, z], [x * 0.7, tall, z * 0.85], r, ice, r * 0.2, 0.15)),
    ball([0, -0.3, 0], [1.1, 0.4, 1.6], ice, 0.2), at('seat', [0.4, 0.6, -0.3])]),
  // Broad and level, a third of it under water, with room for things on top.
  'ice-floe': made(1.5, [main('#eef5f8', 'matte'), apart(fixed('#a9d3e3', 'glass'))], (snow, ice) => [
    each([[0, 0, 1.5, 2.3, 0.1], [0.5, -1.4, 1.0, 1.2, 0.5], [0.3, 1.5, 1.1, 1.1, -0.4], [-0.6, 0.9, 1.0, 1.5, 0.8], [-0.7, -1.2, 0.9, 1.3, -0.6]],
      ([x, z, wide, deep, yaw]) => [
      slab([x, 0.5, z], [wide, 0.13, deep], snow, 0.1, yaw, 0.08), slab([x, 0, z], [wide * 0.97, 0.45, deep * 0.97], ice, 0.08, yaw, 0.05)]),
    each(quads([-1.15, 1.3, 1.05, 0.3, -1.3, 0.6, 0.85, 0.34, -1.2, -1.5, 0.9, 0.32]), ([x, z, tall, r]) =>
      rod([x, 0.4, z], [x * 0.95, tall, z * 1.04], r, snow, 0.08, 0.12)),
    at('seat', [0.15, 0.62, 0])]),
  icicle: made(0.5, [main('#d3ebf5', 'glass')], (ice) => [
    slab([0, 1, 0], [0.2, 0.1, 0.9], ice, 0.08),
    each(pairs([-0.7, 0.9, -0.35, 1.5, 0, 1.9, 0.35, 1.1, 0.7, 1.4]), ([z, tall]) => rod([0, 0.95, z], [0, 0.95 - tall, z], 0.17, ice, 0.01, 0.06))]),
  puddle: made(0.06, [main('#7fb3d0', 'chrome')], (water) => [
    ball([0, 0, 0], [0.9, 0.06, 1.2], water), ball([0.4, 0, 0.7], [0.5, 0.05, 0.5], water, 0.1), ball([-0.3, 0, -0.8], [0.45, 0.05, 0.5], water, 0.1),
    at('seat', [0, 0.04, 0])]),
  drop: made(0.3, [main('#6fb8e8', 'glass', { emission: [0.02, 0.05, 0.08] })], (water) => [
    ball([0, -0.35, 0], 0.65, water), rod([0, -0.1, 0], [0, 0.95, 0], 0.58, water, 0.02, 0.2),
    ball([0.52, -0.2, -0.25], [0.08, 0.16, 0.1], fixed('#ffffff', 'gloss', { emission: [0.5, 0.5, 0.5] }))]),
  acorn: made(0.1, [main('#a8672c', 'gloss'), fixed('#5f3d1c', 'matte', { pattern: { kind: 'scales', color: [0.06, 0.03, 0.012], scale: 9 } })], (nut, cup) => [
    lathe(pairs([-0.92, 0, -0.86, 0.05, -0.74, 0.26, -0.45, 0.46, -0.05, 0.54, 0.2, 0.5]), nut), rod([0, -0.84, 0], [0, -1, 0], 0.05, fixed('#4a2c12'), 0.01),
    lathe(pairs([0.02, 0.5, 0.06, 0.64, 0.26, 0.63, 0.46, 0.46, 0.56, 0.16, 0.58, 0]), cup),
    tube(triples([0, 0.55, 0, 0.02, 0.75, 0.03, 0.09, 0.92, 0.1]), [0.07, 0.055, 0.06], cup, 0.06)]),
  wave: [3, breakingWave],
}
