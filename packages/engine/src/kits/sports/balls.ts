import { ball, dot, each, fixed, made, main, pairs, ring, rod, scaled, second, type Thing, type ThingRow, thing, triples, tube, upTo, type Vec3,
  when } from '../builder/index.ts'

/** Twelve evenly spaced points on a ball. */
const GOLDEN = (1 + Math.sqrt(5)) / 2
const TWELVE: readonly Vec3[] = [-1, 1].flatMap((a) => [-1, 1].flatMap((b): Vec3[] => triples([0, a, b * GOLDEN, a, b * GOLDEN, 0, b * GOLDEN, 0, a])))
  .map(([x, y, z]): Vec3 => {
    const length = Math.hypot(x, y, z)
    return [x / length, y / length, z / length]
  })

function seam(t: Thing, hex: string, width: number, rings: readonly ('x' | 'y' | 'z')[]): void {
  for (const axis of rings) t.ring([0, 0, 0], 1, width, axis, t.second(hex, 'matte'))
}

function curve(t: Thing, hex: string, width: number): void {
  for (const side of [-1, 1]) {
    const points = Array.from({ length: 17 }, (_, i): Vec3 => {
      const turn = (i / 16) * Math.PI * 2
      const tilt = 0.55 + 0.35 * Math.cos(turn * 2)
      const flat = Math.sqrt(1 - tilt * tilt)
      return [side * tilt, Math.sin(turn) * flat, Math.cos(turn) * flat]
    })
    t.tube(points, width, t.second(hex, 'matte'))
  }
}

/** Balls to throw, kick and roll. */
export const BALLS: Readonly<Record<string, ThingRow>> = {
  ball: made(0.22, [ball([0, 0, 0], 1, main('#d22b2b', 'gloss')), ring([0, 0, 0], 0.98, 0.09, 'y', second('#f7f4ec', 'gloss'))]),
  'soccer-ball': made(0.22, [second('#1b1b1e', 'satin')], (dark) => [
    ball([0, 0, 0], 1, main('#f6f6f4', 'satin')),
    each(TWELVE, (p) => [
      ball(scaled(p, 0.73), 0.31, dark),
      each(TWELVE, (q) => {
        const close = dot(p, q)
        return [
          when(close > 0.4 && close < 0.9 && p[0] + p[1] * 2 + p[2] * 3 < q[0] + q[1] * 2 + q[2] * 3,
            tube(triples([p[0], p[1], p[2], (p[0] + q[0]) * 0.59, (p[1] + q[1]) * 0.59, (p[2] + q[2]) * 0.59, q[0], q[1], q[2]]), 0.018, dark))]
      })])]),
  basketball: made(0.24, [
    ball([0, 0, 0], 1, main('#d96a1f', 'matte')), (t) => seam(t, '#1b1512', 0.022, ['x', 'z']),
    each([-0.55, 0.55], (z) => ring([0, 0, z], 0.84, 0.022, 'z', second('#1b1512')))]),
  'american-football': made(0.17, [main('#7a4020', 'matte')], (leather) => [
    tube(triples([0, 0, -1.5, 0, 0, -0.8, 0, 0, 0, 0, 0, 0.8, 0, 0, 1.5]), [0.1, 0.66, 0.85, 0.66, 0.1], leather, 0.3),
    each([-0.95, 0.95], (z) => ring([0, 0, z], 0.6, 0.06, 'z', second('#f7f4ec'))), rod([0.4, 0.78, -0.45], [0.4, 0.78, 0.45], 0.04, second('#f7f4ec')),
    each(upTo(-3, 3), (i) => rod([0.28, 0.84, i * 0.14], [0.52, 0.72, i * 0.14], 0.035, second('#f7f4ec')))]),
  'tennis-ball': made(0.07, [ball([0, 0, 0], 1, main('#c8dc2e', 'fur', { fur: 0.15 })), (t) => curve(t, '#f4f4ea', 0.05)]),
  baseball: made(0.07, [ball([0, 0, 0], 1, main('#f4f1e8', 'matte')), (t) => curve(t, '#c8202a', 0.03)]),
  volleyball: made(0.21, [
    ball([0, 0, 0], 1, main('#f6f6f2', 'satin')), ball([0.05, 0.1, 0.02], [0.965, 0.9, 0.6], second('#2a62b8', 'satin')),
    ball([0.05, -0.1, 0], [0.96, 0.5, 0.9], fixed('#f4c22a', 'satin')), (t) => seam(t, '#d8d8d2', 0.015, ['x', 'y', 'z'])]),
  'beach-ball': thing(0.4, (t) => {
    const hues = ['#d22b2b', '#fbfaf6', '#f4c22a', '#fbfaf6', '#2a8fd0', '#fbfaf6']
    hues.forEach((hex, i) => {
      const turn = (i / 6) * Math.PI * 2
      const skin = i === 0 ? t.main(hex, 'gloss') : t.fixed(hex, 'gloss')
      t.tube(
        [[0.05 * Math.cos(turn), 0.94, 0.05 * Math.sin(turn)], [0.42 * Math.cos(turn), 0.62, 0.42 * Math.sin(turn)],
          [0.56 * Math.cos(turn), 0, 0.56 * Math.sin(turn)], [0.42 * Math.cos(turn), -0.62, 0.42 * Math.sin(turn)],
          [0.05 * Math.cos(turn), -0.94, 0.05 * Math.sin(turn)]],
        [0.06, 0.34, 0.46, 0.34, 0.06],
        skin)
    })
    t.ball([0, 0.97, 0], [0.14, 0.04, 0.14], t.fixed('#fbfaf6', 'gloss'))
  }),
  'golf-ball': [0.04, (t) => t.ball([0, 0, 0], 1, t.main('#f7f7f5', 'gloss', { pattern: { kind: 'dots', color: [0.72, 0.72, 0.72], scale: 6 } }))],
  'billiard-ball': made(0.06, [
    ball([0, 0, 0], 1, main('#17181b', 'gloss')), ball([0.8, 0.12, 0], [0.24, 0.44, 0.44], fixed('#f7f5ee', 'gloss')),
    each([0.02, 0.24], (y) => ring([1.02, y, 0], 0.1, 0.035, 'x', fixed('#17181b')))]),
  'bowling-ball': made(0.22, [
    ball([0, 0, 0], 1, main('#1f2f6b', 'gloss')),
    each(pairs([0.35, -0.13, 0.35, 0.13, 0.1, 0]), ([y, z]) => ball([0.93 - y * 0.08, y, z], [0.08, 0.09, 0.09], fixed('#08090c')))]),
  'bowling-pin': made(0.38, [
    tube(triples([0, -1, 0, 0, -0.45, 0, 0, 0.3, 0, 0, 0.75, 0]), [0.26, 0.42, 0.17, 0.25], main('#f6f4ee', 'gloss'), 0.1),
    each([0.2, 0.4], (y) => ring([0, y, 0], 0.18, 0.05, 'y', second('#c8202a', 'gloss')))]),
}
