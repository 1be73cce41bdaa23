import { apart, at, ball, board, drum, each, fixed, glow, light, made, main, pairs, ring, rod, second, slab, type Thing, type ThingRow, thing, times, triples,
  tube, upTo, type Vec3 } from '../builder/index.ts'
import { CORNERS } from './seats.ts'

function bulb(t: Thing, y: number): void {
  const { night } = t.input
  t.ball([0, y, 0], [0.17, 0.22, 0.17], t.glow('#ffe2a8', night ? 7 : 1.4)).light([0, y, 0], '#ffd08a', night ? 14 : 6, night ? 3 : 0.4)
}

/** Bathroom fixtures and gym equipment, built-in and plugged-in fixtures, street and garden furniture. */
export const FIXTURES: Readonly<Record<string, ThingRow>> = {
  // Two tiled walls, a tray and falling water; only the frame of the glass is drawn.
  shower: made(2.2, [main('#dfe9ea', 'gloss'), apart(fixed('#aebfc2', 'matte')), second('#d8dce2', 'chrome'),
    apart(fixed('#cfe9f5', 'gloss', { emission: [0.12, 0.17, 0.2] }))], (tile, joint, chrome, water) => [
    slab([0, 0.05, 0], [0.5, 0.05, 0.52], fixed('#f4f5f4', 'gloss'), 0.02), ball([0, 0.105, 0], [0.07, 0.012, 0.07], chrome),
    slab([-0.48, 1.12, 0], [0.03, 1.08, 0.52], tile, 0.01), slab([0, 1.12, -0.5], [0.5, 1.08, 0.03], tile, 0.01),
    each(upTo(1, 7), (i) => [slab([-0.448, i * 0.27, 0], [0.004, 0.006, 0.5], joint, 0.002), slab([0, i * 0.27, -0.468], [0.46, 0.006, 0.004], joint, 0.002)]),
    each([-0.24, 0, 0.24], (at) => [
      slab([-0.448, 1.12, at], [0.004, 1.06, 0.006], joint, 0.002), slab([at, 1.12, -0.468], [0.006, 1.06, 0.004], joint, 0.002)]),
    rod([-0.42, 0.9, 0.06], [-0.42, 1.98, 0.06], 0.022, chrome), tube(triples([-0.42, 1.98, 0.06, -0.4, 2.06, 0.06, -0.1, 2.06, 0.06]), 0.022, chrome),
    drum([-0.05, 2.02, 0.06], 0.17, 0.02, chrome, 0.01), rod([-0.42, 1.02, -0.08], [-0.42, 1.02, 0.2], 0.03, chrome),
    times(14, (i) => {
      const a = i * 2.4
      const out = 0.14 * Math.sqrt((i + 0.5) / 14)
      const at: Vec3 = [-0.05 + Math.cos(a) * out, 0, 0.06 + Math.sin(a) * out]
      return [
        times(3, (k) => {
          const y = 1.9 - k * 0.62 - 0.05 * (i % 4)
          return rod([at[0], y, at[2]], [at[0] * 1.2, y - 0.36, at[2] * 1.1], 0.007, water)
        })]
    }),
    rod([0.48, 0.1, 0.5], [0.48, 2.18, 0.5], 0.022, chrome), rod([-0.48, 2.18, 0.5], [0.48, 2.18, 0.5], 0.02, chrome),
    rod([0.48, 2.18, -0.5], [0.48, 2.18, 0.5], 0.02, chrome), rod([0.48, 1, 0.4], [0.48, 1.3, 0.4], 0.018, chrome), at('seat', [0.05, 0.11, 0.1])]),
  treadmill: made(1.35, [main('#2a2d33', 'satin'), second('#c9ced4', 'metal'), apart(fixed('#4a4e55', 'matte'))], (body, trim, stripe) => [
    slab([0, 0.1, 0], [0.92, 0.08, 0.4], body, 0.04), slab([-0.06, 0.18, 0], [0.84, 0.02, 0.27], fixed('#17181b', 'matte'), 0.01),
    times(6, (i) => slab([-0.78 + i * 0.27, 0.2, 0], [0.012, 0.004, 0.25], stripe, 0.002)),
    each([-0.345, 0.345], (z) => slab([-0.06, 0.2, z], [0.84, 0.025, 0.055], trim, 0.015)), ball([0.8, 0.2, 0], [0.2, 0.13, 0.38], body),
    each([-0.38, 0.38], (z) => [rod([0.74, 0.12, z], [0.86, 1.2, z], 0.05, trim), rod([0.84, 1.02, z], [0.3, 0.98, z], 0.035, body)]),
    rod([0.82, 1.02, -0.38], [0.82, 1.02, 0.38], 0.035, body), slab([0.86, 1.26, 0], [0.05, 0.15, 0.4], body, 0.04),
    // The runner faces the console; from the front, only its back with the maker's light is visible.
    slab([0.8, 1.28, 0], [0.02, 0.11, 0.3], apart(glow('#4fc3e8', 1.1)), 0.01), slab([0.915, 1.27, 0], [0.008, 0.02, 0.2], apart(glow('#4fe0a0', 1.4)), 0.004),
    at('seat', [-0.12, 0.2, 0])]),
  fireplace: made(1.3, [main('#9a4f3a', 'matte', { pattern: { kind: 'brick', color: [0.45, 0.4, 0.36], scale: 4 } })], (brick) => [
    each([-0.62, 0.62], (z) => slab([0, 0.52, z], [0.25, 0.52, 0.18], brick, 0.02)), slab([0, 1.02, 0], [0.25, 0.14, 0.8], brick, 0.02),
    slab([-0.2, 0.5, 0], [0.05, 0.5, 0.5], fixed('#1c1412', 'matte'), 0.01), slab([0.04, 1.22, 0], [0.34, 0.05, 0.9], second('#6b4526', 'wood'), 0.02),
    slab([0.1, 0.04, 0], [0.36, 0.04, 0.85], fixed('#6b6660', 'stone'), 0.02),
    each(triples([0, -0.12, 0.1, 0.06, 0.1, -0.1]), ([x, z, turn]) => rod([x, 0.14, -0.3 + z], [x + turn, 0.14, 0.3 + z], 0.06, fixed('#4a2f1b', 'wood'))),
    each(pairs([-0.18, 0.2, 0, 0.34, 0.17, 0.24]), ([z, tall]) => [
      rod([0.03, 0.2, z], [0.03, 0.2 + tall, z], 0.1, glow('#ff7a1c', 3), 0.01),
      rod([0.07, 0.2, z], [0.07, 0.2 + tall * 0.55, z], 0.06, glow('#ffd23f', 4), 0.01)]),
    light([0.5, 0.4, 0], '#ff8a3a', 6, 1.4), at('seat', [0.05, 1.27, 0])]),
  bathtub: made(0.6, [main('#f4f4f2', 'gloss')], (enamel) => [
    slab([0, 0.34, 0], [0.36, 0.24, 0.78], enamel, 0.23), slab([0, 0.5, 0], [0.41, 0.1, 0.84], enamel, 0.095, 0, 0.08),
    slab([0, 0.575, 0], [0.44, 0.035, 0.88], enamel, 0.034, 0, 0.02), slab([0, 0.605, 0], [0.34, 0.012, 0.76], apart(fixed('#9fd3e6', 'glass')), 0.01),
    each(CORNERS, ([sx, sz]) => rod([sx * 0.24, 0.2, sz * 0.45], [sx * 0.3, 0.03, sz * 0.55], 0.04, second('#d9a82e', 'metal'))),
    times(7, (i) => ball([Math.cos(i * 2.4) * 0.2, 0.61, -0.3 + Math.sin(i * 2.4) * 0.25], 0.08, fixed('#fbfdff', 'satin'))), at('seat', [0, 0.5, 0])]),
  toilet: made(0.75, [main('#f4f4f2', 'gloss')], (china) => [
    rod([0.05, 0, 0], [0.08, 0.3, 0], 0.14, china, 0.18), ball([0.12, 0.36, 0], [0.27, 0.1, 0.2], china),
    ring([0.14, 0.42, 0], 0.16, 0.05, 'y', second('#ffffff', 'gloss')), slab([-0.22, 0.56, 0], [0.1, 0.2, 0.22], china, 0.05),
    slab([-0.14, 0.62, 0], [0.03, 0.19, 0.17], china, 0.03), at('seat', [0.1, 0.46, 0])]),
  sink: made(0.9, [main('#f4f4f2', 'gloss')], (china) => [
    rod([0, 0, 0], [0, 0.7, 0], 0.1, china), ball([0.03, 0.8, 0], [0.26, 0.12, 0.34], china), ring([0.04, 0.88, 0], 0.22, 0.05, 'y', china),
    tube(triples([-0.2, 0.86, 0, -0.2, 1.05, 0, -0.05, 1.08, 0, 0, 1, 0]), 0.025, fixed('#d8dce2', 'chrome'))]),
  fridge: made(1.8, [main('#eceff0', 'gloss')], (paint) => [
    slab([0, 0.92, 0], [0.32, 0.88, 0.36], paint, 0.09), slab([0.3, 1.45, 0], [0.04, 0.32, 0.355], paint, 0.06),
    slab([0.3, 0.6, 0], [0.04, 0.5, 0.355], paint, 0.06),
    each([1.3, 0.95], (y) => rod([0.38, y - 0.12, -0.27], [0.38, y + 0.12, -0.27], 0.018, fixed('#b9bdc4', 'chrome')))]),
  oven: made(0.9, [main('#c4c9d0', 'metal')], (steel) => [
    slab([0, 0.45, 0], [0.3, 0.45, 0.32], steel, 0.03), slab([0.3, 0.36, 0], [0.015, 0.2, 0.24], fixed('#1c2026', 'glass'), 0.02),
    rod([0.35, 0.62, -0.24], [0.35, 0.62, 0.24], 0.015, fixed('#d8dce2', 'chrome')),
    times(4, (i) => ball([0.31, 0.78, -0.21 + i * 0.14], [0.03, 0.035, 0.035], fixed('#26272b'))),
    each(CORNERS, ([sx, sz]) => ring([sx * 0.13, 0.91, sz * 0.15], 0.08, 0.014, 'y', fixed('#26272b')))]),
  'washing-machine': made(0.85, [main('#f1f3f4', 'gloss')], (paint) => [
    slab([0, 0.42, 0], [0.3, 0.42, 0.3], paint, 0.04), ring([0.31, 0.4, 0], 0.18, 0.035, 'x', fixed('#b9bdc4', 'chrome')),
    ball([0.3, 0.4, 0], [0.05, 0.17, 0.17], fixed('#2a4a5c', 'glass')), slab([0.3, 0.75, 0], [0.012, 0.05, 0.26], fixed('#c9ced6'), 0.01),
    ball([0.32, 0.75, 0.18], [0.03, 0.035, 0.035], fixed('#5a606a'))]),
  television: made(0.8, [
    slab([0, 0.46, 0], [0.04, 0.34, 0.58], main('#1b1c20', 'gloss'), 0.03),
    slab([0.03, 0.46, 0], [0.02, 0.31, 0.55], fixed('#3f6f9a', 'glass', { emission: [0.06, 0.12, 0.2] }), 0.01),
    rod([0, 0.12, 0], [0, 0.03, 0], 0.03, main('#1b1c20', 'gloss')), slab([0, 0.015, 0], [0.12, 0.015, 0.22], main('#1b1c20', 'gloss'), 0.01),
    board([0.055, 0.46, 0], 0.48, 0.26, '#ffffff')]),
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
    t.slab([0.36, 0.25, -0.1], [0.02, 0.09, 0.24], t.fixed('#1b1b1e'), 0.02).board([0.39, 1.78, 0], 0.4, 0.06, '#ffffff')
      .light([0.8, 1.1, 0], '#e8f4ff', 3, 0.5)
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
  'traffic-light': made(3.2, [main('#23262a', 'satin')], (iron) => [
    rod([0, 0, 0], [0, 2.4, 0], 0.06, iron), slab([0, 2.75, 0], [0.16, 0.46, 0.19], iron, 0.05),
    each(['#ff2a2a', '#3a2e10', '#0f3a1c'], (hex, i) => [
      ball([0.15, 3.04 - i * 0.29, 0], [0.05, 0.11, 0.11], i === 0 ? glow(hex, 3) : fixed(hex, 'glass')),
      tube(triples([0.16, 3.06 - i * 0.29, -0.12, 0.22, 3.16 - i * 0.29, 0, 0.16, 3.06 - i * 0.29, 0.12]), 0.02, iron)])]),
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
