import { apart, at, ball, board, disc, drum, each, fixed, glow, lathe, light, made, main, type Outline, pairs, rod, second, slab, type Thing, type ThingRow,
  times, triples, tube, unlettered, upTo, type Vec3 } from '../builder/index.ts'
import { clockFace, screen } from './parts.ts'

/** A laptop's screen: a page with its bar, a list and rising columns. */
function desktop(t: Thing): void {
  const page = t.apart(t.fixed('#eef3fa', 'matte', { emission: [0.3, 0.33, 0.38] }))
  t.slab([-0.172, 0.06, 0], [0.004, 0.4, 0.68], page, 0.003)
  const bar = t.apart(t.fixed('#3a6fd8', 'matte', { emission: [0.04, 0.1, 0.26] }))
  t.slab([-0.166, 0.4, 0], [0.004, 0.06, 0.68], bar, 0.003)
  const line = t.apart(t.fixed('#a9b7cb', 'matte', { emission: [0.1, 0.12, 0.15] }))
  for (let i = 0; i < 5; i++) t.slab([-0.166, 0.24 - i * 0.11, 0.42 - (i % 2) * 0.04], [0.004, 0.02, 0.18 - (i % 2) * 0.04], line, 0.003)
  for (let i = 0; i < 5; i++) {
    const tall = 0.07 + 0.045 * i + (i % 2) * 0.03
    t.slab([-0.166, -0.26 + tall, -0.5 + i * 0.13], [0.004, tall, 0.04], i === 3 ? t.apart(t.fixed('#f0803c', 'matte', { emission: [0.28, 0.1, 0.02] })) : bar,
      0.003)
  }
}

/** How far a melting dial is drawn out at its bottom, in its radii. */
const SAG = 1.42

/** Outline of a melting dial: round at the top, drawn out to a drop at the bottom. */
function drop(wide: number): Outline {
  const points = 26
  return Array.from({ length: points }, (_, i) => {
    const a = (i / points) * Math.PI * 2
    const [up, across] = [Math.cos(a), Math.sin(a)]
    const sag = up < 0 ? 1 + (SAG - 1) * up * up : 0.62
    // The lower left droops farther than the right.
    return [up * sag * wide, across * wide * (up < 0 ? 1 - 0.2 * up * up : 0.94) + (up < 0 ? 0.1 * up : 0)] as const
  })
}

/** A melting clock, soft as cloth: folded over the edge of a block, or of the thing it hangs on, and drooping in front. */
function meltingClock(t: Thing, block: boolean): void {
  const rim = t.main('#d3a23c', 'metal')
  const dial = t.apart(t.fixed('#f8f1de', 'satin'))
  const ink = t.apart(t.fixed('#17181b'))
  if (block) t.slab([-0.62, -0.62, 0], [0.66, 0.66, 1.15], t.apart(t.fixed('#8a6a4a', 'stone')), 0.05)
  // The upper part lies flat, and the lower part hangs.
  t.ball([-0.3, 0.1, 0], [0.56, 0.12, 0.74], rim).ball([-0.3, 0.16, 0], [0.46, 0.09, 0.62], dial)
    .plate([0.14, -0.36, 0], drop(0.86), 0.1, 'x', rim, 0.09, 0.2).plate([0.23, -0.36, 0], drop(0.72), 0.06, 'x', dial, 0.05)
  for (const [z, low, thick] of triples([-0.1, -1.78, 0.1, 0.2, -1.62, 0.07]))
    t.tube(triples([0.14, -1.2, z, 0.15, (low - 1.3) / 2, z, 0.15, low, z]), [0.16, thick * 0.6, thick], rim, 0.12)
  for (let hour = 0; hour < 12; hour++) {
    const a = (hour / 12) * Math.PI * 2
    const [up, across] = [Math.cos(a), Math.sin(a)]
    if (up > 0.8) continue
    const far = up < 0 ? 1 + 0.42 * up * up : 0.62
    const at: Vec3 = [0.3, -0.36 + up * 0.56 * far, across * 0.56 + (up < 0 ? 0.1 * up : 0)]
    t.rod(at, [0.3, at[1] + up * 0.1 * far, at[2] + across * 0.1], hour % 3 === 0 ? 0.045 : 0.026, ink)
  }
  t.tube(triples([0.31, -0.36, 0, 0.31, -0.6, 0.2, 0.31, -0.92, 0.24]), [0.04, 0.034, 0.012], ink)
    .tube(triples([0.31, -0.36, 0, 0.31, -0.24, -0.2, 0.3, -0.2, -0.38]), [0.045, 0.04, 0.014], ink).ball([0.31, -0.36, 0], 0.06, ink)
}

/** Clocks, screens and machines. */
export const MACHINES: Readonly<Record<string, ThingRow>> = {
  clock: made(0.35, [disc([0, 0, 0], 1, 0.14, 'x', main('#2f5fa8', 'gloss')), (t) => clockFace(t, 0.12, 0.84)]),
  'melting-clock': [0.9, (t) => meltingClock(t, true)],
  // Hangs over another thing.
  'draped-clock': [0.9, (t) => meltingClock(t, false)],
  'alarm-clock': made(0.18, [main('#d22b2b', 'gloss')], (paint) => [
    ball([-0.05, 0, 0], [0.42, 0.82, 0.82], paint), (t) => clockFace(t, 0.3, 0.68),
    each([-0.5, 0.5], (z) => [ball([0, 0.85, z], [0.3, 0.26, 0.34], fixed('#d8dce2', 'chrome')), rod([0, -0.65, z], [0.05, -0.98, z * 1.2], 0.08, paint)]),
    tube(triples([0, 0.95, -0.3, 0, 1.25, 0, 0, 0.95, 0.3]), 0.05, fixed('#d8dce2', 'chrome'))]),
  globe: made(0.45, [
    ball([0, 0.3, 0], 0.7, main('#2f7fc4', 'gloss')),
    each([[0.55, 0.5, -0.2, 0.22, 0.3], [0.6, 0.1, 0.2, 0.2, 0.26], [0.3, 0.75, 0.4, 0.2, 0.3], [0.5, -0.1, -0.3, 0.16, 0.16], [-0.4, 0.5, 0.4, 0.3, 0.3],
      [0.1, 0.2, 0.62, 0.3, 0.18]], ([x, y, z, a, b]) =>
      ball([x, y, z], [0.16, a, b], fixed('#4f9a4a', 'satin'))),
    tube(triples([0, 1.08, 0.1, 0, 0.9, 0.62, 0, 0.3, 0.82, 0, -0.3, 0.58, 0, -0.5, 0.1]), 0.045, second('#b08a3e', 'metal')),
    rod([0, -0.45, 0.05], [0, -0.85, 0.05], 0.06, second('#b08a3e', 'metal')), lathe(pairs([-1, 0.5, -0.92, 0.45, -0.85, 0.15]), fixed('#5a3018', 'wood'))]),
  machine: made(2.4, [main('#b5853a', 'metal')], (brass) => [
    slab([0, -0.6, 0], [0.6, 0.45, 0.9], brass, 0.08), drum([0, 0.25, -0.35], 0.38, 0.45, fixed('#8a4a2a', 'metal'), 0.05),
    ball([0, 0.75, -0.35], [0.38, 0.24, 0.38], brass), rod([0, -0.2, 0.5], [0, 1, 0.5], 0.13, fixed('#8a8d94', 'metal'), 0.17),
    each(triples([-0.45, -0.45, 0.34, -0.7, 0.15, 0.25, -0.3, 0.45, 0.2]), ([y, z, r]) => [
      disc([0.62, y, z], r, 0.05, 'x', fixed('#d9b04a', 'metal')),
      times(8, (i) => ball([0.64, y + Math.sin(i * 0.785) * r, z + Math.cos(i * 0.785) * r], 0.06, fixed('#d9b04a', 'metal')))]),
    each([-0.1, 0.15], (z) => ball([0.62, -0.05, z], [0.06, 0.1, 0.1], glow(z < 0 ? '#4affc8' : '#ffb03a', 3))),
    tube(triples([0.2, 0.6, -0.1, 0.4, 0.9, 0.1, 0.2, 0.7, 0.4]), 0.07, fixed('#b3603a', 'metal'))]),
  computer: made(0.5, [
    slab([0, 0.25, 0], [0.05, 0.52, 0.85], main('#232529', 'satin'), 0.04), (t) => screen(t, 0.25, 0.46, 0.79),
    rod([-0.02, -0.25, 0], [-0.05, -0.55, 0], 0.07, fixed('#8a8d94', 'metal')), slab([0, -0.6, 0], [0.25, 0.03, 0.35], fixed('#8a8d94', 'metal'), 0.02),
    slab([0.65, -0.6, 0], [0.22, 0.03, 0.6], fixed('#e6e8ea', 'satin'), 0.02),
    times(4, (r) => times(10, (k) => slab([0.52 + r * 0.09, -0.56, -0.5 + k * 0.11], [0.035, 0.012, 0.042], fixed('#c4c8cc'), 0.01))),
    ball([0.65, -0.58, 0.8], [0.14, 0.06, 0.09], fixed('#e6e8ea', 'satin'))]),
  laptop: made(0.25, [main('#b9bdc4', 'metal'), apart(fixed('#1f3f78', 'glass', { emission: [0.05, 0.11, 0.24] })), fixed('#26272b')], (shell, screen, key) => [
    slab([0.35, -0.5, 0], [0.56, 0.04, 0.85], shell, 0.03), slab([-0.22, 0.04, 0], [0.03, 0.56, 0.85], shell, 0.025),
    slab([-0.185, 0.07, 0], [0.012, 0.49, 0.79], screen, 0.006), unlettered(desktop),
    times(4, (r) => times(10, (k) => slab([0.02 + r * 0.12, -0.45, -0.68 + k * 0.15], [0.045, 0.012, 0.058], key, 0.008))),
    slab([0.66, -0.455, 0], [0.13, 0.006, 0.24], fixed('#a3a8ae'), 0.004), board([-0.165, 0.05, 0], 0.6, 0.25, '#ffffff')]),
  'game-controller': made(0.12, [main('#2f3238', 'satin')], (shell) => [
    ball([0, 0, 0], [0.28, 0.42, 0.75], shell), each([-1, 1], (z) => rod([0, -0.02, z * 0.62], [0, -0.55, z * 0.82], 0.3, shell, 0.22, 0.15)),
    each([-0.28, 0.28], (z) => rod([0.22, -0.2, z], [0.4, -0.2, z], 0.12, fixed('#17181b'), 0.15)),
    slab([0.28, 0.12, -0.6], [0.05, 0.15, 0.05], fixed('#17181b'), 0.02), slab([0.28, 0.12, -0.6], [0.05, 0.05, 0.15], fixed('#17181b'), 0.02),
    each(['#d22b2b', '#f4c22a', '#3f9a4e', '#2a8fd0'], (hex, i) =>
      ball([0.26, 0.12 + Math.sin(i * 1.571) * 0.14, 0.6 + Math.cos(i * 1.571) * 0.14], 0.07, fixed(hex, 'gloss')))]),
  server: made(2, [
    slab([0, 0, 0], [0.42, 1.1, 0.42], main('#1f2126', 'satin'), 0.03),
    times(11, (i) => [
      slab([0.42, 0.95 - i * 0.19, 0], [0.02, 0.07, 0.37], fixed('#33363d', 'metal'), 0.01),
      times(4, (k) => ball([0.45, 0.95 - i * 0.19, -0.28 + k * 0.07], 0.016, glow((i + k) % 3 ? '#4aff8a' : '#4ac8ff', 3)))]),
    light([0.8, 0, 0], '#6ad8ff', 3, 0.4)]),
  'circuit-board': made(0.5, [
    slab([0, 0, 0], [0.04, 0.8, 0.9], main('#1f7a45', 'satin'), 0.02), slab([0.06, 0.05, 0], [0.05, 0.28, 0.28], fixed('#17181b', 'satin'), 0.02),
    slab([0.1, 0.05, 0], [0.02, 0.2, 0.2], fixed('#b9bdc4', 'metal'), 0.02),
    times(9, (i) => {
      const s = -0.7 + i * 0.175
      return [
        tube(triples([0.045, 0.3, s * 0.3, 0.045, 0.5, s * 0.6, 0.045, 0.75, s]), 0.012, fixed('#d9b04a', 'metal')),
        tube(triples([0.045, -0.2, s * 0.3, 0.045, -0.45, s * 0.7, 0.045, -0.75, s]), 0.012, fixed('#d9b04a', 'metal'))]
    }),
    each(pairs([0.55, -0.65, -0.5, 0.65, -0.5, -0.65]), ([y, z]) => slab([0.07, y, z], [0.04, 0.1, 0.16], fixed('#26272b'), 0.01)),
    each([0.5, 0.65, 0.8], (z) => rod([0.04, 0.5, z], [0.2, 0.5, z], 0.06, fixed('#2a62b8', 'gloss')))]),
  railway: made(0.25, [
    each(upTo(-4, 4), (i) => slab([i * 0.42, 0, 0], [0.12, 0.06, 0.85], main('#6b4a2e', 'wood'), 0.02)),
    each([-0.5, 0.5], (z) => slab([0, 0.11, z], [1.9, 0.06, 0.05], second('#9aa0a8', 'metal'), 0.02)), at('seat', [0, 0.17, 0])]),
}
