import { at, ball, drum, each, fixed, glow, light, made, main, pairs, ring, rod, second, slab, type Thing, type ThingRow, thing, thingKit, times, triples, tube,
  upTo, type Vec3 } from '../builder/index.ts'
import { SPACECRAFT, wings } from './spacecraft.ts'

function fin(t: Thing, x: number, y: number, height: number, chord: number, material: number, sweep = 0.5): void {
  for (let i = 0; i < 6; i++)
    t.rod([x + (i / 5 - 0.5) * chord, y, 0], [x - sweep + (i / 5 - 0.5) * chord * 0.5, y + height, 0], chord * 0.1, material, chord * 0.07, chord * 0.08)
}

const propeller = (t: Thing, x: number, radius: number): Thing =>
  t.ball([x, 0, 0], [0.2, 0.14, 0.14], t.fixed('#c9ced6', 'chrome')).ball([x + 0.08, 0, 0], [0.03, radius, 0.1], t.fixed('#3a2a1c', 'satin'))

function gear(t: Thing, points: readonly Vec3[], radius = 0.16): void {
  for (const [x, y, z] of points)
    t.rod([x, y, z], [x, y - 0.45, z], 0.05, t.fixed('#8a8d94', 'metal')).ring([x, y - 0.55, z], radius * 0.65, radius * 0.36, 'z', t.fixed('#1b1b1e'))
}

function hotAirBalloon(t: Thing): void {
  const cloth = t.main('#d22b2b', 'fabric')
  const other = t.second('#f4c23a', 'fabric')
  const gores = 14
  for (let i = 0; i < gores; i++) {
    const turn = (i / gores) * Math.PI * 2
    const [x, z] = [Math.cos(turn), Math.sin(turn)]
    t.tube(triples([x * 0.55, -2.2, z * 0.55, x * 1.5, -0.9, z * 1.5, x * 1.95, 0.4, z * 1.95, x * 1.5, 1.65, z * 1.5, x * 0.35, 2.35, z * 0.35]),
      [0.22, 0.42, 0.55, 0.46, 0.24], i % 2 ? cloth : other, 0.05)
  }
  t.ball([0, 0.35, 0], [2, 2, 2], cloth)
  const wicker = t.fixed('#9a6a38', 'wood')
  t.slab([0, -4, 0], [0.5, 0.4, 0.5], wicker, 0.1).ring([0, -3.6, 0], 0.52, 0.08, 'y', t.fixed('#6b4526'))
  for (const [x, z] of pairs([1, 1, 1, -1, -1, 1, -1, -1])) t.rod([x * 0.42, -3.6, z * 0.42], [x * 0.45, -2.2, z * 0.45], 0.025, t.fixed('#3a2a1c'))
  t.ball([0, -2.9, 0], [0.12, 0.22, 0.12], t.glow('#ffab3d', 3)).light([0, -2.7, 0], '#ffab3d', 8, 0.5)
  t.seat = [0, -3.9, 0]
  t.face = [2, 0.4, 0]
}

const ROWS: Readonly<Record<string, ThingRow>> = {
  airplane: made(5, [main('#f3f4f6', 'gloss'), second('#2a62b8', 'gloss')], (paint, blue) => [
    tube(triples([-5.2, 0.5, 0, -3.6, 0.1, 0, 3.6, 0, 0, 5, -0.1, 0]), [0.16, 0.72, 0.78, 0.4], paint, 0.2),
    (t) => wings(t, [0.4, -0.3, 0.5], 2, 5.2, 2, 0.35, paint, 0.12), (t) => wings(t, [-4.4, 0.35, 0.2], 1, 1.9, 0.8, 0.2, paint),
    (t) => fin(t, -4.3, 0.5, 1.9, 1.5, blue, 0.9),
    each([-1.9, 1.9], (z) => [rod([0.9, -0.75, z], [-0.4, -0.75, z], 0.32, blue, 0.26), ball([1.2, -0.75, z], [0.06, 0.24, 0.24], fixed('#1b1b1e'))]),
    times(12, (i) => each([-1, 1], (z) => slab([3 - i * 0.5, 0.22, z * 0.745], [0.09, 0.12, 0.05], fixed('#2a3846', 'glass'), 0.04))),
    slab([4.75, 0.22, 0], [0.28, 0.12, 0.38], fixed('#2a3846', 'glass'), 0.08),
    each([-1, 1], (z) => rod([4.4, -0.06, z * 0.62], [-3.6, -0.02, z * 0.74], 0.06, blue))]),
  'propeller-plane': made(2.8, [main('#d22b2b', 'gloss')], (paint) => [
    tube(triples([-3.4, 0.3, 0, -1, 0.1, 0, 1.2, 0, 0, 2.1, 0, 0]), [0.14, 0.5, 0.62, 0.46], paint, 0.15),
    slab([0.35, 0.55, 0], [0.7, 0.34, 0.46], fixed('#2a3846', 'glass'), 0.2), (t) => wings(t, [0.4, 0.92, 0.1], 1.3, 4.2, 0, 0.1, t.second('#f3f1ec', 'gloss')),
    (t) => wings(t, [-3.1, 0.35, 0.1], 0.7, 1.4, 0.2, 0, t.second('#f3f1ec', 'gloss')), (t) => fin(t, -3.1, 0.4, 1, 0.8, paint),
    each([-1, 1], (z) => rod([0.5, -0.3, z * 0.5], [0.4, 0.9, z * 2], 0.05, fixed('#c9ced6', 'metal'))), (t) => propeller(t, 2.55, 1.05),
    (t) => gear(t, triples([0.7, -0.4, 0.65, 0.7, -0.4, -0.65]), 0.3)]),
  biplane: made(2.8, [main('#c8322b', 'gloss'), second('#f1e6cf', 'fabric')], (paint, cream) => [
    tube(triples([-2.8, 0.25, 0, -0.6, 0.1, 0, 1, 0, 0, 1.7, 0, 0]), [0.13, 0.42, 0.52, 0.5], paint, 0.15),
    (t) => wings(t, [0.5, 0.95, 0.05], 1, 3.4, 0, 0.05, cream), (t) => wings(t, [0.3, -0.3, 0.3], 1, 3.1, 0, 0.05, cream),
    each([-2.6, -1.2, 1.2, 2.6], (z) => each([0.1, 0.8], (x) => rod([x, -0.28, z], [x + 0.1, 0.98, z], 0.035, fixed('#6b4526', 'wood')))),
    (t) => wings(t, [-2.5, 0.3, 0.1], 0.6, 1.1, 0.1, 0, cream), (t) => fin(t, -2.5, 0.3, 0.8, 0.6, paint), (t) => propeller(t, 2.15, 1),
    ball([-0.35, 0.55, 0], [0.2, 0.22, 0.2], fixed('#5a3a22')), slab([-0.08, 0.55, 0], [0.03, 0.14, 0.22], fixed('#9db7c6', 'glass'), 0.02),
    (t) => gear(t, triples([0.8, -0.4, 0.6, 0.8, -0.4, -0.6]), 0.32)]),
  'fighter-jet': made(3.4, [main('#7d868f', 'satin')], (paint) => [
    tube(triples([-3.6, 0, 0, -1, 0, 0, 2, 0.05, 0, 4.4, 0, 0]), [0.42, 0.6, 0.46, 0.05], paint, 0.2),
    ball([1.6, 0.42, 0], [1, 0.34, 0.34], fixed('#d0a24a', 'glass')), (t) => wings(t, [-0.8, -0.05, 0.3], 2.8, 2.9, 1.6, 0, paint, 0.1),
    (t) => wings(t, [-3.2, 0, 0.3], 1, 1.6, 0.8, 0, paint),
    each([-0.55, 0.55], (z) => [
      times(5, (i) => rod([-3 + (i - 2) * 0.28, 0.3, z], [-3.7 + (i - 2) * 0.16, 1.6, z * 1.5], 0.15, paint, 0.1, 0.1)),
      slab([0.5, -0.15, z], [0.9, 0.26, 0.2], paint, 0.1), rod([-3.5, 0, z * 0.55], [-4, 0, z * 0.55], 0.28, fixed('#3a3b40', 'metal')),
      ball([-4.1, 0, z * 0.55], [0.2, 0.18, 0.18], glow('#ff8a3d', 3)), rod([-1.6, -0.25, z * 3.4], [0.3, -0.25, z * 3.4], 0.08, fixed('#e8e8ea'))])]),
  'paper-plane': made(0.12, [main('#fbfaf5', 'matte')], (paper) => [
    each(upTo(0, 9), (i) => each([-1, 1], (side) => rod([1.4, 0, 0], [-1.1, 0.16, side * (0.05 + i * 0.09)], 0.02, paper, 0.06, 0.05))),
    each(upTo(0, 4), (i) => rod([1.4, 0, 0], [-1, -0.08 - i * 0.09, 0], 0.02, paper, 0.07, 0.06))]),
  glider: made(1.5, [main('#f07a2a', 'fabric')], (cloth) => [
    each([-1, 1], (side) =>
      each(upTo(0, 7), (i) =>
        rod([1.2, 0.6, 0], [-0.9 + i * 0.18, 0.55 + i * 0.02, side * (3 - i * 0.06)], 0.05, i % 3 ? cloth : second('#f4d03f', 'fabric'), 0.05, 0.06))),
    each([-0.6, 0.6], (z) => rod([0.2, 0.6, 0], [0.1, -0.7, z], 0.03, fixed('#c9ced6', 'metal'))),
    rod([0.1, -0.7, -0.6], [0.1, -0.7, 0.6], 0.035, fixed('#c9ced6', 'metal')), at('seat', [0, -0.6, 0])]),
  helicopter: made(3.5, [main('#d22b2b', 'gloss'), fixed('#26272b', 'satin')], (paint, dark) => [
    ball([0.3, 0, 0], [1.5, 0.95, 0.85], paint), ball([0.85, 0.12, 0], [1.02, 0.78, 0.78], fixed('#2a3846', 'glass')),
    tube(triples([-0.6, 0.35, 0, -2.2, 0.5, 0, -3.9, 0.7, 0]), [0.5, 0.26, 0.13], paint, 0.2), (t) => fin(t, -3.8, 0.6, 0.9, 0.6, paint),
    ball([-3.95, 0.95, 0.18], [0.62, 0.06, 0.02], dark), ball([-3.95, 0.95, 0.18], [0.06, 0.62, 0.02], dark), rod([0, 0.8, 0], [0, 1.4, 0], 0.12, dark),
    each([0.35, 0.35 + Math.PI / 2], (turn) => slab([0, 1.42, 0], [3.3, 0.025, 0.13], dark, 0.02, turn)),
    each([-0.75, 0.75], (z) => [
      tube(triples([-1.1, -1.3, z, 1.3, -1.3, z, 1.6, -1.15, z]), 0.07, dark), each([-0.4, 0.7], (x) => rod([x, -0.6, z * 0.7], [x, -1.3, z], 0.05, dark))]),
    slab([-0.55, 0, 0], [0.25, 0.16, 0.82], second('#f4f1ea', 'gloss'), 0.04)]),
  drone: made(0.25, [main('#d9dce1', 'gloss')], (shell) => [
    slab([0, 0, 0], [0.42, 0.14, 0.3], shell, 0.12), ball([0.36, -0.16, 0], [0.14, 0.14, 0.14], fixed('#1b1b1e', 'gloss')),
    each(pairs([1, 1, 1, -1, -1, 1, -1, -1]), ([x, z]) => [
      rod([x * 0.25, 0.02, z * 0.2], [x * 0.75, 0.1, z * 0.75], 0.06, shell), drum([x * 0.75, 0.16, z * 0.75], 0.08, 0.1, fixed('#3a3b40')),
      slab([x * 0.75, 0.28, z * 0.75], [0.46, 0.012, 0.04], fixed('#26272b'), 0.01, x * z * 0.6),
      rod([x * 0.3, -0.1, z * 0.25], [x * 0.42, -0.45, z * 0.4], 0.03, shell)]),
    ball([0.42, 0.06, 0], 0.03, glow('#4aff6a', 3))]),
  'hot-air-balloon': [18, hotAirBalloon],
  airship: thing(9, (t) => {
    const cloth = t.main('#b9bec6', 'satin')
    t.ball([0, 0, 0], [6.5, 2, 2], cloth)
    for (let i = 0; i < 6; i++)
      t.tube(
        Array.from({ length: 9 }, (_, k): Vec3 => {
          const s = -1 + k * 0.25
          const r = 2.02 * Math.sqrt(Math.max(0, 1 - s * s))
          return [s * 6.5, Math.sin(i * 1.047) * r, Math.cos(i * 1.047) * r]
        }),
        0.06,
        t.second('#8a6a3a', 'metal'))
    for (const [y, z] of pairs([1.7, 0, -1.7, 0, 0, 1.7, 0, -1.7]))
      t.ball([-5.4, y, z], [1.2, y === 0 ? 0.1 : 0.95, z === 0 ? 0.1 : 0.95], t.second('#a83232', 'satin'))
    t.slab([0.6, -2.45, 0], [1.7, 0.5, 0.55], t.fixed('#7a5230', 'wood'), 0.2)
    for (let i = 0; i < 5; i++) t.slab([-0.6 + i * 0.6, -2.35, 0], [0.18, 0.18, 0.57], t.fixed('#ffe2a0', 'glass', { emission: [0.6, 0.45, 0.2] }), 0.05)
    for (const z of [-1.1, 1.1])
      t.rod([-0.4, -2.1, z], [0.5, -2.1, z], 0.24, t.fixed('#b99545', 'metal')).ball([-0.72, -2.1, z], [0.03, 0.7, 0.1], t.fixed('#3a2a1c'))
        .rod([0, -2.1, z], [0.2, -2.3, z * 0.4], 0.07, t.fixed('#5a4028'))
    t.board([6, 0, 0], 1, 0.4)
  }),
  parachute: thing(6, (t) => {
    for (let i = 0; i < 14; i++) {
      const turn = (i / 14) * Math.PI * 2
      const [x, z] = [Math.cos(turn), Math.sin(turn)]
      const cloth = i % 2 ? t.main('#d22b2b', 'fabric') : t.second('#fbfaf5', 'fabric')
      t.tube(triples([x * 2.2, 2, z * 2.2, x * 1.9, 2.8, z * 1.9, x * 1.1, 3.4, z * 1.1, 0, 3.65, 0]), [0.34, 0.42, 0.34, 0.14], cloth, 0.05)
      if (i % 2) t.rod([x * 2.2, 1.9, z * 2.2], [0, -1.1, 0], 0.025, t.fixed('#e8e2d4'))
    }
    t.ball([0, -1.55, 0], [0.2, 0.24, 0.2], t.fixed('#e0b08c')).rod([0, -1.9, 0], [0, -2.6, 0], 0.25, t.fixed('#2a5da8', 'fabric'), 0.2)
    for (const z of [-1, 1]) {
      t.rod([0, -1.9, z * 0.22], [0, -1.15, z * 0.42], 0.08, t.fixed('#2a5da8', 'fabric'))
      t.rod([0, -2.6, z * 0.12], [0.1, -3.4, z * 0.2], 0.11, t.fixed('#26272b', 'fabric'))
    }
  }),
  kite: thing(1.4, (t) => {
    const cloth = t.main('#d22b2b', 'fabric')
    const other = t.second('#f4c23a', 'fabric')
    for (let i = 0; i <= 10; i++) {
      const y = 0.55 - i * 0.055
      t.rod([0, y + 0.36, -0.05 - i * 0.055], [0, y + 0.36, 0], 0.035, i % 2 ? cloth : cloth)
      t.rod([0, y + 0.36, 0.05 + i * 0.055], [0, y + 0.36, 0], 0.035, other)
    }
    for (let i = 0; i <= 14; i++) {
      const y = 0.32 - i * 0.075
      const half = 0.6 * (1 - i / 14)
      t.rod([0, y, -half], [0, y, 0], 0.045, other).rod([0, y, half], [0, y, 0], 0.045, cloth)
    }
    t.rod([0.03, 0.95, 0], [0.03, -0.75, 0], 0.02, t.fixed('#6b4526')).rod([0.03, 0.34, -0.62], [0.03, 0.34, 0.62], 0.02, t.fixed('#6b4526'))
    const tail: Vec3[] = Array.from({ length: 7 }, (_, i): Vec3 => [0, -0.75 - i * 0.17, Math.sin(i * 1.2) * 0.16])
    t.tube(tail, 0.014, t.fixed('#e8e2d4'))
    for (const i of [1, 3, 5]) for (const z of [-0.08, 0.08]) t.ball([0, tail[i][1], tail[i][2] + z], [0.02, 0.05, 0.08], i === 3 ? other : cloth)
  }),
  'flying-carpet': made(0.18, [main('#a3202e', 'fabric')], (rug) => [
    each(upTo(-6, 6), (i) =>
      tube(triples([-1.2, 0.05, i * 0.11, -0.5, 0.12, i * 0.11, 0.2, 0, i * 0.11, 0.8, 0.1, i * 0.11, 1.2, 0.24, i * 0.11]), 0.06,
        Math.abs(i) > 4 ? second('#d9a82e', 'fabric') : rug, 0.04)),
    each([-1.28, 1.28], (x) =>
      each(upTo(-6, 6), (i) => rod([x, x > 0 ? 0.26 : 0.05, i * 0.11], [x * 1.1, x > 0 ? 0.26 : 0, i * 0.12], 0.025, fixed('#e8c04a')))),
    at('seat', [0, 0.1, 0])]),
  ...SPACECRAFT,
  hovercar: made(1.6, [main('#2a9df0', 'gloss')], (paint) => [
    ball([0, 0.6, 0], [2.2, 0.42, 0.95], paint), ball([0.1, 0.92, 0], [1.05, 0.45, 0.66], fixed('#1f2a3a', 'glass')),
    tube(triples([-2, 0.75, -0.9, -2.1, 1.05, -0.5, -2.1, 1.05, 0.5, -2, 0.75, 0.9]), 0.08, paint),
    each([-1.3, 1.3], (x) =>
      each([-0.8, 0.8], (z) => [drum([x, 0.3, z], 0.4, 0.13, fixed('#26272b', 'metal')), ring([x, 0.16, z], 0.3, 0.06, 'y', glow('#4ae0ff', 4))])),
    each([-0.5, 0.5], (z) => [ball([2.05, 0.66, z], [0.14, 0.06, 0.2], glow('#f4fbff', 3)), ball([-2.1, 0.62, z], [0.1, 0.06, 0.24], glow('#ff2a5a', 3))]),
    light([0, 0.1, 0], '#4ae0ff', 6, 0.8), at('seat', [0, 1.37, 0])]),
}

/** Aircraft, nose toward +x; they stand on their lowest part, and the composer lifts them. */
export const aircraftKit = thingKit('aircraft', ROWS)
