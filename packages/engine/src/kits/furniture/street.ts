import { ball, board, drum, each, fixed, made, main, ring, rod, second, slab, times, tube } from '../builder/made.ts'
import { type Thing, type ThingRow, thing } from '../builder/thing.ts'
import { pairs, triples } from '../tuples.ts'

function bulb(t: Thing, y: number): void {
  const { night } = t.input
  t.ball([0, y, 0], [0.17, 0.22, 0.17], t.glow('#ffe2a8', night ? 7 : 1.4))
  t.light([0, y, 0], '#ffd08a', night ? 14 : 6, night ? 3 : 0.4)
}

/** What stands in streets and gardens. */
export const STREET: Readonly<Record<string, ThingRow>> = {
  'street-lamp': made(4.2, [main('#1f2226', 'metal')], (iron) => [
    rod([0, 0.2, 0], [0, 3.5, 0], 0.09, iron, 0.05), drum([0, 0.18, 0], 0.2, 0.18, iron, 0.05),
    each([0.45, 2.9, 3.4], (y) => ring([0, y, 0], 0.1, 0.04, 'y', iron)), rod([0, 3.5, 0], [0, 3.62, 0], 0.1, iron, 0.2), (t) => bulb(t, 3.85),
    rod([0, 4.08, 0], [0, 4.32, 0], 0.26, iron, 0.03),
    times(4, (i) =>
      rod([Math.cos(i * 1.571) * 0.19, 3.62, Math.sin(i * 1.571) * 0.19], [Math.cos(i * 1.571) * 0.24, 4.08, Math.sin(i * 1.571) * 0.24], 0.02, iron))]),
  'phone-booth': made(2.4, [main('#c8202a', 'gloss')], (paint) => [
    slab([0, 0.12, 0], [0.45, 0.12, 0.45], paint, 0.03), slab([0, 2.2, 0], [0.46, 0.2, 0.46], paint, 0.05), ball([0, 2.38, 0], [0.42, 0.14, 0.42], paint),
    slab([0, 1.12, 0], [0.38, 0.95, 0.38], fixed('#bcd6de', 'glass', { emission: [0.08, 0.08, 0.06] }), 0.02),
    each(pairs([1, 1, 1, -1, -1, 1, -1, -1]), ([x, z]) => slab([x * 0.4, 1.12, z * 0.4], [0.05, 1, 0.05], paint, 0.02)),
    times(5, (i) => slab([0, 0.4 + i * 0.36, 0], [0.4, 0.018, 0.4], paint, 0.01)),
    each([-0.13, 0.13], (s) => [slab([0, 1.12, s], [0.4, 0.95, 0.014], paint, 0.01), slab([s, 1.12, 0], [0.014, 0.95, 0.4], paint, 0.01)]),
    slab([0.46, 2.18, 0], [0.012, 0.08, 0.34], fixed('#f4f1e6', 'satin', { emission: [0.2, 0.19, 0.16] }), 0.01),
    board([0.475, 2.18, 0], 0.32, 0.07, '#1b1b1e')]),
  'vending-machine': thing(1.85, (t) => {
    const paint = t.main('#c8202a', 'gloss')
    t.slab([0, 0.93, 0], [0.36, 0.92, 0.48], paint, 0.05)
    t.slab([0.35, 1.1, -0.1], [0.02, 0.62, 0.32], t.fixed('#dfeef4', 'glass', { emission: [0.5, 0.55, 0.58] }), 0.02)
    const hues = ['#d22b2b', '#2a62b8', '#3f8a4e', '#e0b52e', '#7a3d8a']
    for (let y = 0; y < 4; y++)
      for (let z = 0; z < 5; z++) t.drum([0.37, 0.62 + y * 0.28, -0.35 + z * 0.125], 0.035, 0.08, t.fixed(hues[(y * 2 + z) % 5], 'gloss'), 0.01)
    t.slab([0.36, 1.1, 0.36], [0.02, 0.3, 0.07], t.fixed('#26272b'), 0.01)
    for (let i = 0; i < 4; i++) t.ball([0.39, 1.25 - i * 0.09, 0.36], 0.02, t.glow('#8affa0', 2))
    t.slab([0.36, 0.25, -0.1], [0.02, 0.09, 0.24], t.fixed('#1b1b1e'), 0.02)
    t.board([0.39, 1.78, 0], 0.4, 0.06, '#ffffff')
    t.light([0.8, 1.1, 0], '#e8f4ff', 3, 0.5)
  }),
  mailbox: made(1.2, [main('#c8202a', 'gloss')], (paint) => [
    drum([0, 0.55, 0], 0.26, 0.5, paint, 0.03), ball([0, 1.06, 0], [0.3, 0.16, 0.3], paint), drum([0, 0.04, 0], 0.3, 0.05, fixed('#1b1b1e'), 0.02),
    slab([0.26, 0.85, 0], [0.03, 0.025, 0.13], fixed('#1b1b1e'), 0.01), slab([0.265, 0.62, 0], [0.012, 0.11, 0.12], fixed('#f4f1e6'), 0.01),
    board([0.28, 0.62, 0], 0.11, 0.08)]),
  'trash-can': made(0.8, [main('#8a8f96', 'metal')], (steel) => [
    drum([0, 0.35, 0], 0.27, 0.35, steel, 0.03), each([0.15, 0.35, 0.55], (y) => ring([0, y, 0], 0.27, 0.02, 'y', steel)),
    ball([0, 0.71, 0], [0.31, 0.07, 0.31], steel), tube(triples([0, 0.77, -0.08, 0, 0.84, 0, 0, 0.77, 0.08]), 0.018, steel)]),
  'fire-hydrant': made(0.8, [main('#c8202a', 'gloss')], (paint) => [
    drum([0, 0.04, 0], 0.19, 0.04, paint, 0.02), rod([0, 0.08, 0], [0, 0.55, 0], 0.13, paint), ball([0, 0.6, 0], [0.15, 0.14, 0.15], paint),
    ball([0, 0.75, 0], 0.05, paint), ring([0, 0.55, 0], 0.15, 0.03, 'y', paint),
    each([-1, 1], (z) => rod([0, 0.42, 0], [0, 0.42, z * 0.2], 0.06, second('#f1d23a', 'gloss'))),
    rod([0, 0.4, 0], [0.2, 0.4, 0], 0.08, second('#f1d23a', 'gloss'))]),
  'traffic-light': thing(3.2, (t) => {
    const iron = t.main('#23262a', 'satin')
    t.rod([0, 0, 0], [0, 2.4, 0], 0.06, iron)
    t.slab([0, 2.75, 0], [0.16, 0.46, 0.19], iron, 0.05)
    ;(['#ff2a2a', '#3a2e10', '#0f3a1c'] as const).forEach((hex, i) => {
      t.ball([0.15, 3.04 - i * 0.29, 0], [0.05, 0.11, 0.11], i === 0 ? t.glow(hex, 3) : t.fixed(hex, 'glass'))
      t.tube(triples([0.16, 3.06 - i * 0.29, -0.12, 0.22, 3.16 - i * 0.29, 0, 0.16, 3.06 - i * 0.29, 0.12]), 0.02, iron)
    })
  }),
  'traffic-cone': made(0.7, [
    slab([0, 0.03, 0], [0.24, 0.03, 0.24], main('#f0731c', 'satin'), 0.02), rod([0, 0.1, 0], [0, 0.7, 0], 0.17, main('#f0731c', 'satin'), 0.04),
    rod([0, 0.3, 0], [0, 0.42, 0], 0.135, second('#f7f5f0', 'satin'), 0.11)]),
  birdhouse: made(1.8, [main('#8a5a34', 'wood')], (wood) => [
    rod([0, 0, 0], [0, 1.3, 0], 0.035, wood), slab([0, 1.48, 0], [0.15, 0.17, 0.14], wood, 0.02),
    each([-1, 1], (z) => times(4, (i) => slab([0, 1.78 - i * 0.05, z * (0.02 + i * 0.05)], [0.2, 0.03, 0.035], second('#b3352f', 'matte'), 0.01))),
    ball([0.15, 1.52, 0], [0.02, 0.055, 0.055], fixed('#1c120c')), rod([0.15, 1.42, 0], [0.25, 1.42, 0], 0.012, wood)]),
  doghouse: made(1, [main('#b3352f', 'matte')], (wood) => [
    slab([0, 0.35, 0], [0.5, 0.35, 0.38], wood, 0.02), times(8, (i) => slab([0, 0.68 + i * 0.042, 0], [0.5, 0.03, 0.38 - i * 0.05], wood, 0.01)),
    each([-1, 1], (z) => times(6, (i) => slab([0, 1.05 - i * 0.075, z * (0.03 + i * 0.085)], [0.58, 0.035, 0.06], second('#4a3526', 'wood'), 0.015))),
    slab([0.49, 0.24, 0], [0.03, 0.24, 0.18], fixed('#1c120c'), 0.01), ball([0.49, 0.46, 0], [0.03, 0.18, 0.18], fixed('#1c120c')),
    board([0.54, 0.74, 0], 0.16, 0.05, '#f7f3e6')]),
}
