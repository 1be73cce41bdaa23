import { at, ball, each, fixed, glow, light, made, main, ring, rod, second, slab, type Thing, type ThingRow, times, triples, tube,
  type Vec3 } from '../builder/index.ts'

/** Flat wings on both sides from root to tip, the leading edge swept back by `sweep`. */
export function wings(t: Thing, root: Vec3, chord: number, span: number, sweep: number, rise: number, material: number, thick = 0.09): void {
  for (const side of [-1, 1])
    for (let i = 0; i < 5; i++) {
      const share = (i / 4 - 0.5) * chord
      t.rod([root[0] + share, root[1], root[2] * side], [root[0] - sweep + share * 0.5, root[1] + rise, span * side], thick, material, thick * 0.5, thick * 0.9)
    }
}

function rocket(t: Thing): void {
  const paint = t.main('#f3f4f6', 'gloss')
  const red = t.second('#d22b2b', 'gloss')
  t.tube(triples([0, -2.4, 0, 0, -1, 0, 0, 0.8, 0, 0, 2.2, 0]), [0.75, 0.95, 0.9, 0.5], paint, 0.2).tube(triples([0, 2.1, 0, 0, 3, 0]), [0.56, 0.08], red, 0.05)
    .ring([0, 1.9, 0], 0.66, 0.07, 'y', red)
  for (let i = 0; i < 4; i++) {
    const turn = i * 1.571 + 0.785
    t.tube(
      [[Math.cos(turn) * 0.7, -1.2, Math.sin(turn) * 0.7], [Math.cos(turn) * 1.35, -2.2, Math.sin(turn) * 1.35],
        [Math.cos(turn) * 1.5, -3.1, Math.sin(turn) * 1.5]],
      [0.12, 0.2, 0.06],
      red,
      0.05)
    t.rod([Math.cos(turn) * 0.75, -1.9, Math.sin(turn) * 0.75], [Math.cos(turn) * 1.4, -2.6, Math.sin(turn) * 1.4], 0.14, red)
  }
  t.ring([0.86, 0.6, 0], 0.36, 0.09, 'x', t.fixed('#c9ced6', 'chrome'))
  t.ball([0.84, 0.6, 0], [0.14, 0.34, 0.34], t.fixed('#8fc7e6', 'glass', { emission: [0.1, 0.16, 0.2] }))
  t.rod([0, -2.6, 0], [0, -2.95, 0], 0.42, t.fixed('#3a3b40', 'metal'), 0.55)
  t.face = [0.9, 0.6, 0]
}

/** Spacecraft. */
export const SPACECRAFT: Readonly<Record<string, ThingRow>> = {
  spaceship: made(5, [main('#c4cad2', 'metal')], (paint) => [
    tube(triples([-3, 0, 0, -1, 0.1, 0, 1.5, 0.05, 0, 4.2, -0.1, 0]), [0.75, 0.95, 0.7, 0.08], paint, 0.3),
    ball([1.3, 0.6, 0], [1, 0.4, 0.42], fixed('#1f3a52', 'glass')), (t) => wings(t, [-1, -0.1, 0.5], 2.4, 3.4, 2, -0.4, paint, 0.14),
    each([-1, 1], (side) => [
      rod([-3, -0.5, side * 3.2], [-0.6, -0.5, side * 3.3], 0.26, second('#d22b2b', 'gloss'), 0.1),
      rod([-3.1, 0.05, side * 0.8], [-1.6, 0.05, side * 0.8], 0.42, fixed('#5a606a', 'metal')),
      ball([-3.55, 0.05, side * 0.8], [0.3, 0.32, 0.32], glow('#4ac8ff', 4)),
      times(4, (i) => rod([-2.3 + (i - 1.5) * 0.3, 0.6, side * 0.4], [-3, 1.7, side * 0.9], 0.07, second('#d22b2b', 'gloss')))]),
    light([-4.2, 0, 0], '#4ac8ff', 10, 0.8), at('seat', [0, 0.9, 0])]),
  rocket: [20, rocket],
  'space-shuttle': made(12, [main('#f3f4f6', 'satin'), fixed('#1b1b1e', 'matte')], (paint, black) => [
    tube(triples([0, -3, 0, 0, 0.5, 0, 0, 2.2, 0, 0, 3, 0]), [0.72, 0.72, 0.62, 0.25], paint, 0.2),
    ball([0.42, 2.3, 0], [0.3, 0.3, 0.36], fixed('#2a3846', 'glass')),
    each([-1, 1], (side) =>
      times(7, (i) => rod([-0.1, 0.4 - i * 0.5, side * 0.5], [-0.1, -2 - i * 0.16, side * (1 + i * 0.17)], 0.1, i === 6 ? black : paint, 0.07, 0.08))),
    times(4, (i) => rod([0.6, -2 - i * 0.24, 0], [1.6, -2.8 - i * 0.1, 0], 0.09, paint)), ball([-0.45, 0, 0], [0.4, 2.9, 0.66], black),
    each([-0.34, 0, 0.34], (z) => rod([z === 0 ? 0.3 : -0.1, -3.1, z], [z === 0 ? 0.3 : -0.1, -3.5, z], 0.2, fixed('#3a3b40', 'metal'), 0.3))]),
  ufo: made(4, [main('#aeb6c0', 'chrome')], (steel) => [
    ball([0, 0, 0], [3, 0.5, 3], steel), ring([0, -0.05, 0], 2.7, 0.22, 'y', steel, 0.2),
    ball([0, 0.5, 0], [1.25, 0.95, 1.25], fixed('#8fe0c8', 'glass', { emission: [0.1, 0.25, 0.18] })),
    ball([0, -0.4, 0], [1.5, 0.4, 1.5], fixed('#5a606a', 'metal')),
    times(14, (i) => ball([Math.cos(i * 0.449) * 2.5, 0.16, Math.sin(i * 0.449) * 2.5], 0.17, glow(i % 2 ? '#ffd23f' : '#4affc8', 3))),
    ball([0, -0.75, 0], [0.8, 0.16, 0.8], glow('#9affd8', 3)), light([0, -1.6, 0], '#8affd0', 12, 1)]),
  satellite: made(4, [main('#d8a838', 'metal')], (gold) => [
    slab([0, 0, 0], [0.7, 0.8, 0.7], gold, 0.06),
    each([-1, 1], (side) => [
      rod([0, 0, side * 0.6], [0, 0, side * 1.2], 0.06, fixed('#c9ced6', 'metal')),
      slab([0, 0, side * 2.6], [0.04, 0.8, 1.4], fixed('#1f3a7a', 'glass', { pattern: { kind: 'checks', color: [0.02, 0.03, 0.12], scale: 3 } }), 0.02)]),
    rod([0, 0.8, 0], [0.1, 1.3, 0], 0.06, fixed('#c9ced6', 'metal')), ball([0.1, 1.5, 0], [0.2, 0.7, 0.7], fixed('#e8eaee', 'gloss')),
    rod([0.1, 1.5, 0], [0.8, 1.6, 0], 0.04, fixed('#c9ced6', 'metal'))]),
  'space-station': made(9, [main('#d3d7dd', 'metal')], (hull) => [
    ring([0, 0, 0], 3.6, 0.45, 'y', hull), rod([0, -1.6, 0], [0, 2.2, 0], 0.6, hull),
    ball([0, 2.3, 0], [0.7, 0.5, 0.7], fixed('#5fb0d8', 'glass', { emission: [0.1, 0.2, 0.26] })),
    times(4, (i) => rod([0, 0, 0], [Math.cos(i * 1.571) * 3.6, 0, Math.sin(i * 1.571) * 3.6], 0.2, hull)),
    times(20, (i) => ball([Math.cos(i * 0.314) * 4, 0.08, Math.sin(i * 0.314) * 4], 0.1, glow('#ffe2a0', 2))),
    each([-1, 1], (side) =>
      slab([0, -1.7, side * 2], [0.6, 0.04, 1.4], fixed('#1f3a7a', 'glass', { pattern: { kind: 'checks', color: [0.02, 0.03, 0.12], scale: 2 } }), 0.02))]),
}
