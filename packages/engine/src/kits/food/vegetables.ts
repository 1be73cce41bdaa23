import type { Vec3 } from '../../render/scene.ts'
import { ball, each, fixed, glow, light, made, main, rod, times, tube, upTo } from '../builder/made.ts'
import { type Thing, type ThingRow, thing } from '../builder/thing.ts'
import { pairs, triples } from '../tuples.ts'

/** A round fruit: body, dent at the top, stalk and leaf. */
export function fruit(hex: string, radii: Vec3, options: { stem?: number; leaf?: boolean; tip?: boolean; gloss?: boolean } = {}): (t: Thing) => void {
  const { stem = 0.3, leaf = true, tip = false, gloss = true } = options
  return (t) => {
    const skin = t.main(hex, gloss ? 'gloss' : 'satin')
    const bark = t.fixed('#5b3a1f', 'matte')
    t.ball([0, 0, 0], radii, skin)
    // Four shoulders around a dimple make an apple of a ball.
    for (const [x, z] of pairs([1, 0, -1, 0, 0, 1, 0, -1]))
      t.ball([x * radii[0] * 0.35, radii[1] * 0.32, z * radii[2] * 0.35], [radii[0] * 0.62, radii[1] * 0.66, radii[2] * 0.62], skin, 0.12)
    if (tip) t.rod([0, -radii[1] * 0.85, 0], [0, -radii[1] * 1.16, 0], radii[0] * 0.35, skin, 0.02, 0.2)
    if (stem > 0)
      t.tube(triples([0, radii[1] * 0.82, 0, 0.03, radii[1] * 0.95 + stem * 0.5, 0.01, 0.1, radii[1] * 0.95 + stem, 0.03]), [0.045, 0.04, 0.055], bark)
    if (leaf) {
      const green = t.fixed('#4d8f2e', 'satin')
      t.tube(triples([0.06, radii[1] * 0.95 + stem * 0.6, 0.02, 0.18, radii[1] + stem * 0.9, 0.25, 0.2, radii[1] + stem * 0.75, 0.52]), [0.03, 0.1, 0.01],
        green, 0.05)
    }
  }
}

function pumpkin(t: Thing): void {
  const skin = t.main('#e2761b', 'satin')
  const ribs = 10
  for (let i = 0; i < ribs; i++) {
    const turn = (i / ribs) * Math.PI * 2 + 0.31
    t.ball([Math.cos(turn) * 0.52, 0, Math.sin(turn) * 0.52], [0.5, 0.72, 0.5], skin, 0.04)
  }
  t.tube(triples([0, 0.55, 0, 0.02, 0.85, 0.02, 0.14, 1.05, 0.1]), [0.17, 0.11, 0.13], t.fixed('#5f6b32', 'matte'), 0.04)
}

/** What grows in beds and is cooked. */
export const VEGETABLES: Readonly<Record<string, ThingRow>> = {
  tomato: thing(0.08, (t) => {
    fruit('#d2301f', [0.98, 0.78, 0.98], { stem: 0, leaf: false })(t)
    for (let i = 0; i < 5; i++) t.rod([0, 0.72, 0], [Math.cos(i * 1.257) * 0.45, 0.72, Math.sin(i * 1.257) * 0.45], 0.07, t.fixed('#3f7d2e'), 0.02)
    t.rod([0, 0.72, 0], [0.04, 0.95, 0], 0.06, t.fixed('#3f7d2e'))
  }),
  carrot: thing(0.18, (t) => {
    t.rod([0, 0.3, 0], [0.05, -1.3, 0.1], 0.34, t.main('#ee7a1c', 'satin'), 0.05)
    for (let i = 0; i < 7; i++)
      t.tube(
        [[0, 0.5, 0], [Math.cos(i * 0.9) * 0.15, 0.95, Math.sin(i * 0.9) * 0.15], [Math.cos(i * 0.9) * 0.42, 1.3 + (i % 3) * 0.12, Math.sin(i * 0.9) * 0.42]],
        [0.05, 0.06, 0.09], t.fixed('#3f8a2e'))
  }),
  potato: made(0.08, [main('#b48a58', 'matte')], (skin) => [ball([0, 0, 0], [0.7, 0.62, 1], skin), ball([0.1, 0.12, 0.4], [0.6, 0.55, 0.6], skin, 0.3)]),
  onion: made(0.08, [main('#c78b3d', 'gloss')], (skin) => [
    ball([0, 0, 0], [0.9, 0.8, 0.9], skin), rod([0, 0.6, 0], [0.05, 1.25, 0], 0.4, skin, 0.05, 0.35),
    rod([0, -0.7, 0], [0, -0.95, 0], 0.2, fixed('#e8dcc0', 'matte'), 0.1, 0.1)]),
  corn: thing(0.2, (t) => {
    t.rod([0, -0.6, 0], [0, 0.8, 0], 0.42, t.main('#f3c92d', 'gloss', { pattern: { kind: 'dots', color: [0.55, 0.32, 0.02], scale: 7 } }), 0.16)
    for (const [x, z] of pairs([-0.3, 0.3, -0.3, -0.32, 0.1, 0.42, 0.1, -0.42]))
      t.tube(triples([x * 0.5, -0.95, z * 0.5, x * 1.3, -0.35, z * 1.3, x * 1.5, 0.4, z * 1.7]), [0.22, 0.2, 0.03], t.fixed('#6fa53a'), 0.08)
  }),
  eggplant: made(0.2, [main('#4a2060', 'gloss')], (skin) => [
    ball([0, -0.45, 0], [0.55, 0.6, 0.55], skin), rod([0, -0.3, 0], [0.05, 0.65, 0], 0.5, skin, 0.3, 0.2),
    ball([0.05, 0.85, 0], [0.34, 0.16, 0.34], fixed('#4d8f2e')), rod([0.05, 0.9, 0], [0.15, 1.25, 0], 0.1, fixed('#4d8f2e'))]),
  broccoli: made(0.16, [main('#3c8a36', 'fur')], (green) => [
    rod([0, -0.9, 0], [0, 0, 0], 0.28, fixed('#9cc46e', 'matte'), 0.36),
    times(11, (i) => ball([Math.cos(i * 2.4) * 0.2 * Math.sqrt(i), 0.42 - i * 0.035, Math.sin(i * 2.4) * 0.2 * Math.sqrt(i)], 0.33, green, 0.06))]),
  cabbage: made(0.18, [main('#9dc76a', 'satin')], (leaf) => [
    ball([0, 0, 0], 0.82, leaf), times(6, (i) => ball([Math.cos(i * 1.05) * 0.5, -0.22, Math.sin(i * 1.05) * 0.5], [0.5, 0.62, 0.5], leaf, 0.04)),
    times(4, (i) => ball([Math.cos(i * 1.57 + 0.4) * 0.5, 0.1, Math.sin(i * 1.57 + 0.4) * 0.5], [0.2, 0.6, 0.55], fixed('#b6d98a'), 0.08))]),
  pepper: made(0.1, [main('#cf2a20', 'gloss')], (skin) => [
    each(pairs([0.3, 0.3, 0.3, -0.3, -0.3, 0.3, -0.3, -0.3]), ([x, z]) => rod([x, 0.35, z], [x * 0.7, -0.6, z * 0.7], 0.48, skin, 0.34, 0.16)),
    tube(triples([0, 0.72, 0, 0.04, 1.02, 0, 0.14, 1.15, 0]), [0.13, 0.1, 0.12], fixed('#3f8a2e'))]),
  chili: made(0.1, [
    tube(triples([0, 0.8, 0, 0.02, 0.2, 0.05, 0, -0.5, 0.2, 0, -1.1, 0.6]), [0.22, 0.25, 0.17, 0.03], main('#d01f1f', 'gloss'), 0.05),
    tube(triples([0, 0.85, 0, 0, 1.05, -0.02, 0.05, 1.35, -0.12]), [0.23, 0.12, 0.07], fixed('#3f8a2e'))]),
  cucumber: made(0.08, [
    tube(triples([0, 0, -1.3, 0, -0.06, -0.4, 0, -0.06, 0.4, 0, 0, 1.3]), [0.26, 0.33, 0.33, 0.26],
      main('#3d7a2e', 'gloss', { pattern: { kind: 'dots', color: [0.3, 0.5, 0.15], scale: 5 } }), 0.05)]),
  pumpkin: [0.35, pumpkin],
  'jack-o-lantern': made(0.35, [glow('#ffb52e', 3)], (fire) => [
    pumpkin,
    each([-0.34, 0.34], (z) => [
      rod([0.88, 0.34, z], [0.94, 0.12, z - 0.13], 0.05, fire, 0.05), rod([0.88, 0.34, z], [0.94, 0.12, z + 0.13], 0.05, fire, 0.05),
      ball([0.93, 0.17, z], [0.08, 0.09, 0.13], fire)]),
    ball([1.04, 0, 0], [0.06, 0.08, 0.07], fire),
    each(upTo(-3, 3), (i) => ball([0.98 - i * i * 0.02, -0.32 + i * i * 0.025, i * 0.14], [0.09, i % 2 === 0 ? 0.13 : 0.08, 0.09], fire)),
    light([1.4, 0, 0], '#ff9a3c', 8, 1.6)]),
}
