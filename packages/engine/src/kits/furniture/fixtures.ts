import { apart, at, ball, board, each, fixed, glow, light, made, main, ring, rod, second, slab, times, tube } from '../builder/made.ts'
import type { ThingRow } from '../builder/thing.ts'
import { pairs, triples } from '../tuples.ts'
import { CORNERS } from './seats.ts'

/** What is built in or plugged in. */
export const FIXTURES: Readonly<Record<string, ThingRow>> = {
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
}
