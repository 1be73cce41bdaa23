import { at, ball, disc, drum, each, fixed, made, main, pairs, ring, rod, second, slab, type Thing, type ThingRow, times, triples, tube, upTo,
  type Vec3 } from '../builder/index.ts'

/** A cork with a skirt of feathers. */
function shuttlecock(t: Thing): void {
  const feather = t.main('#fbfaf6', 'matte')
  t.ball([0, -0.82, 0], [0.32, 0.3, 0.32], t.second('#f2ead8', 'satin')).ring([0, -0.64, 0], 0.3, 0.06, 'y', t.fixed('#2f8f5a', 'satin'))
  const count = 16
  for (let i = 0; i < count; i++) {
    const a = (i / count) * Math.PI * 2
    const at = (r: number, y: number): Vec3 => [Math.cos(a) * r, y, Math.sin(a) * r]
    t.rod(at(0.27, -0.62), at(0.46, 0.1), 0.02, feather).rod(at(0.46, 0.1), at(0.72, 0.9), 0.07, feather, 0.15)
  }
  for (const [r, y] of pairs([0.36, -0.26, 0.44, 0.02])) t.ring([0, y, 0], r, 0.018, 'y', t.fixed('#c8322b', 'matte'))
}

/** A shaft with a netted head. */
function lacrosseStick(t: Thing): void {
  t.rod([0, -1.3, 0], [0, 0.5, 0], 0.05, t.main('#3a3d44', 'metal'))
  const head = t.second('#f4f5f6', 'gloss')
  const side = (z: number): Vec3[] => triples([0, 0.5, 0, 0, 0.66, z * 0.16, 0, 0.95, z * 0.24, 0, 1.2, z * 0.34, 0, 1.34, z * 0.2, 0, 1.38, 0])
  for (const z of [-1, 1]) t.tube(side(z), 0.045, head)
  const net = t.fixed('#e8e4d8', 'fabric')
  for (let i = 0; i < 6; i++) {
    const y = 0.72 + i * 0.1
    const half = 0.17 + i * 0.026
    t.tube(triples([0, y, -half, -0.12, y - 0.03, 0, 0, y, half]), 0.013, net)
    if (i < 5) t.tube(triples([0, 1.36, -0.14 + i * 0.07, -0.12, 1, -0.1 + i * 0.05, 0, 0.6, -0.06 + i * 0.03]), 0.013, net)
  }
}

/** Equipment for courts, ice, pitches and playgrounds. */
export const COURTS: Readonly<Record<string, ThingRow>> = {
  shuttlecock: [0.08, shuttlecock],
  // A flat paddle with a short handle, its face toward +x.
  paddle: made(0.27, [main('#d2332a', 'matte'), second('#d2a468', 'wood')], (face, wood) => [
    disc([0, 0.36, 0], 0.66, 0.05, 'x', wood), disc([0.03, 0.4, 0], 0.63, 0.05, 'x', face), rod([0, -0.24, 0], [0, -1, 0], 0.12, wood, 0.14),
    times(6, (i) => ring([0, -0.5 - i * 0.09, 0], 0.12, 0.02, 'y', fixed('#26272b', 'fabric')))]),
  puck: made(0.03, [
    drum([0, 0, 0], 1, 0.33, main('#1a1b1e', 'satin'), 0.06), each([-0.12, 0, 0.12], (y) => ring([0, y, 0], 1, 0.02, 'y', fixed('#303238', 'matte')))]),
  // Three stumps with two bails.
  wicket: made(0.72, [main('#d9b27a', 'wood')], (wood) => [
    each([-0.22, 0, 0.22], (z) => [rod([0, -1, z], [0, 0.96, z], 0.06, wood), ball([0, 0.98, z], 0.065, wood)]),
    each([-0.11, 0.11], (z) => rod([0, 1.05, z - 0.11], [0, 1.05, z + 0.11], 0.03, second('#c08a4a', 'wood')))]),
  'lacrosse-stick': [1.1, lacrosseStick],
  'basketball-hoop': made(3.2, [
    rod([-0.6, 0, 0], [-0.5, 2.6, 0], 0.07, fixed('#5a5d66', 'metal')), rod([-0.5, 2.6, 0], [0, 2.75, 0], 0.06, fixed('#5a5d66', 'metal')),
    slab([0, 2.9, 0], [0.03, 0.5, 0.8], second('#f3f4f6', 'gloss'), 0.02), slab([0.03, 2.78, 0], [0.012, 0.2, 0.28], fixed('#c8202a'), 0.01),
    slab([0.04, 2.78, 0], [0.012, 0.16, 0.24], second('#f3f4f6', 'gloss'), 0.01), ring([0.35, 2.55, 0], 0.25, 0.022, 'y', main('#ee6a1c', 'metal')),
    times(10, (i) =>
      rod([0.35 + Math.cos(i * 0.628) * 0.25, 2.54, Math.sin(i * 0.628) * 0.25],
        [0.35 + Math.cos(i * 0.628 + 0.3) * 0.15, 2.15, Math.sin(i * 0.628 + 0.3) * 0.15], 0.01, fixed('#f7f5ee')))]),
  goal: made(2.4, [main('#f5f5f3', 'gloss')], (post) => [
    each([-2.2, 2.2], (z) => [rod([0, 0, z], [0, 1.5, z], 0.06, post), rod([0, 1.5, z], [-0.9, 0, z], 0.03, post)]),
    rod([0, 1.5, -2.2], [0, 1.5, 2.2], 0.06, post), times(12, (i) => rod([0, 1.5, -2 + i * 0.364], [-0.9, 0, -2 + i * 0.364], 0.012, fixed('#e3e3e0'))),
    each(upTo(1, 5), (i) => rod([-0.9 + i * 0.15, i * 0.25, -2.2], [-0.9 + i * 0.15, i * 0.25, 2.2], 0.012, fixed('#e3e3e0')))]),
  trampoline: made(0.9, [
    ring([0, 0.4, 0], 1.2, 0.1, 'y', main('#2a62b8', 'gloss')), drum([0, 0.4, 0], 1.12, 0.02, fixed('#1b1b1e', 'matte'), 0.01),
    times(6, (i) =>
      rod([Math.cos(i * 1.047) * 1.15, 0.4, Math.sin(i * 1.047) * 1.15], [Math.cos(i * 1.047) * 1.2, -0.45, Math.sin(i * 1.047) * 1.2], 0.05,
        fixed('#c9ced6', 'metal'))),
    at('seat', [0, 0.43, 0])]),
  slide: made(2, [
    tube(triples([-0.7, 1.5, 0, -0.2, 1.3, 0, 0.8, 0.35, 0, 1.4, 0.18, 0]), 0.24, main('#d22b2b', 'gloss')),
    each([-0.3, 0.3], (z) => [
      tube(triples([-0.75, 1.7, z, -0.2, 1.52, z, 0.8, 0.55, z, 1.4, 0.36, z]), 0.07, second('#f4c22a', 'gloss')),
      rod([-1.2, 0, z], [-0.8, 1.9, z], 0.05, fixed('#2a62b8', 'gloss'))]),
    times(5, (i) => rod([-1.14 + i * 0.08, 0.25 + i * 0.3, -0.3], [-1.14 + i * 0.08, 0.25 + i * 0.3, 0.3], 0.035, fixed('#2a62b8', 'gloss')))]),
  seesaw: made(0.8, [
    rod([0, 0.55, -1.6], [0, 0.95, 1.6], 0.09, main('#d22b2b', 'gloss')),
    each([-0.3, 0.3], (x) => rod([x, 0, 0], [0, 0.7, 0], 0.08, second('#2a62b8', 'gloss'))),
    each(pairs([0.62, -1.45, 0.98, 1.45]), ([y, z]) => slab([0, y, z], [0.18, 0.05, 0.18], fixed('#f4c22a'), 0.04)),
    each(pairs([0.72, -1.1, 1.05, 1.1]), ([y, z]) => rod([-0.14, y + 0.12, z], [0.14, y + 0.12, z], 0.03, fixed('#26272b')))]),
}
