import { ball, disc, drum, each, fixed, glow, light, made, main, ring, rod, second, slab, times, tube } from '../builder/made.ts'
import type { ThingRow } from '../builder/thing.ts'
import { triples } from '../tuples.ts'
import { handle } from './parts.ts'

/** What one finds the way and sees with. */
export const OPTICAL: Readonly<Record<string, ThingRow>> = {
  compass: made(0.1, [
    disc([0, 0, 0], 0.95, 0.16, 'x', main('#d9a82e', 'metal')), disc([0.1, 0, 0], 0.8, 0.08, 'x', fixed('#f6f1e2')),
    rod([0.22, 0, 0], [0.22, 0.55, 0.25], 0.09, fixed('#d22b2b', 'gloss'), 0.01),
    rod([0.22, 0, 0], [0.22, -0.55, -0.25], 0.09, fixed('#24344f', 'gloss'), 0.01),
    times(8, (i) => ball([0.18, Math.sin(i * 0.785) * 0.68, Math.cos(i * 0.785) * 0.68], [0.02, 0.05, 0.05], fixed('#3a2a1c'))),
    ring([0, 1.1, 0], 0.18, 0.05, 'x', main('#d9a82e', 'metal'))]),
  'magnifying-glass': made(0.25, [
    ring([0, 0.45, 0], 0.6, 0.09, 'x', main('#d9a82e', 'metal')), ball([0, 0.45, 0], [0.08, 0.56, 0.56], fixed('#cfe6f0', 'glass')),
    rod([0, -0.2, -0.25], [0, -1.05, -0.62], 0.1, second('#5a3018', 'wood'), 0.12)]),
  telescope: made(1.4, [main('#b08a3e', 'metal')], (brass) => [
    rod([-0.5, 0.35, -0.2], [0.2, 0.85, 0.1], 0.11, brass), rod([0.2, 0.85, 0.1], [0.75, 1.24, 0.34], 0.16, second('#5a2f1c', 'gloss'), 0.18),
    ring([0.78, 1.26, 0.35], 0.14, 0.06, 'x', brass),
    times(3, (i) => rod([0.05, 0.62, 0], [Math.cos(i * 2.1) * 0.55, -0.7, Math.sin(i * 2.1) * 0.55], 0.045, fixed('#7a5230', 'wood'))),
    ball([0.05, 0.65, 0], 0.12, brass)]),
  microscope: made(0.4, [main('#eef1f4', 'gloss'), fixed('#23262b', 'satin'), fixed('#c9ced6', 'chrome')], (paint, dark, steel) => [
    // Foot, arm, stage, tube, and the eyepieces that look to the viewer's side.
    slab([0.1, -1, 0], [0.62, 0.1, 0.46], paint, 0.09), slab([-0.36, -0.82, 0], [0.2, 0.2, 0.3], paint, 0.1, 0, 0.08),
    tube(triples([-0.42, -0.8, 0, -0.5, -0.3, 0, -0.46, 0.25, 0, -0.26, 0.56, 0, 0.1, 0.62, 0]), [0.2, 0.17, 0.17, 0.19, 0.2], paint, 0.08),
    slab([0.14, -0.4, 0], [0.4, 0.045, 0.44], dark, 0.03), slab([0.16, -0.35, 0], [0.1, 0.012, 0.3], fixed('#cfe6f0', 'glass'), 0.005),
    drum([0.14, -0.86, 0], 0.17, 0.06, glow('#fff6dc', 1.2), 0.02), drum([0.14, -0.56, 0], 0.14, 0.1, dark, 0.03),
    rod([0.12, 0.6, 0], [0.12, 0.24, 0], 0.2, dark, 0.2),
    each(triples([0.14, 0, 0.42, 0.02, -0.13, 0.28, 0.02, 0.13, 0.3]), ([x, z, long]) => [
      rod([x, 0.22, z], [x + (x - 0.12) * 0.4, 0.22 - long, z * 1.4], 0.075, steel, 0.055), ring([x, 0.16, z], 0.08, 0.014, 'y', fixed('#d8a83a', 'metal'))]),
    slab([0.02, 0.72, 0], [0.26, 0.14, 0.24], paint, 0.1, 0, 0.06),
    each([-0.15, 0.15], (z) => [
      rod([-0.04, 0.78, z], [-0.26, 1.12, z], 0.1, dark, 0.1), rod([-0.26, 1.12, z], [-0.31, 1.19, z], 0.125, fixed('#17181b', 'satin'), 0.12)]),
    each([-1, 1], (z) => [
      rod([-0.46, -0.42, z * 0.16], [-0.46, -0.42, z * 0.34], 0.17, dark, 0.17), rod([-0.46, -0.42, z * 0.34], [-0.46, -0.42, z * 0.44], 0.09, steel, 0.09)])]),
  binoculars: made(0.15, [
    each([-0.45, 0.45], (z) => [
      rod([-0.5, 0, z * 0.8], [0.4, 0, z], 0.26, main('#232529', 'satin'), 0.36), ball([0.75, 0, z * 1.02], [0.06, 0.32, 0.32], fixed('#5a4a8a', 'glass')),
      ring([0.68, 0, z * 1.02], 0.34, 0.06, 'x', second('#b08a3e', 'metal')), rod([-0.75, 0, z * 0.75], [-0.9, 0, z * 0.75], 0.2, fixed('#1b1b1e'))]),
    rod([0, 0.1, -0.3], [0, 0.1, 0.3], 0.14, fixed('#3a3d42', 'metal'))]),
  camera: made(0.12, [
    slab([0, 0, 0], [0.3, 0.55, 0.85], main('#232529', 'satin'), 0.1), slab([0, 0.45, 0], [0.31, 0.16, 0.86], second('#c9ced6', 'metal'), 0.08),
    slab([0, 0.65, 0], [0.2, 0.14, 0.26], second('#c9ced6', 'metal'), 0.05), disc([0.36, -0.05, 0], 0.46, 0.14, 'x', fixed('#1b1b1e', 'satin')),
    disc([0.5, -0.05, 0], 0.36, 0.1, 'x', fixed('#3a3d42', 'metal')), ball([0.56, -0.05, 0], [0.12, 0.26, 0.26], fixed('#3d3a78', 'glass')),
    slab([0.3, 0.68, 0.5], [0.03, 0.09, 0.14], fixed('#fff8e0', 'glass', { emission: [0.2, 0.2, 0.15] }), 0.02),
    drum([0, 0.66, -0.6], 0.13, 0.06, fixed('#d22b2b', 'gloss'), 0.02)]),
  'movie-camera': made(1.5, [main('#232529', 'satin')], (paint) => [
    slab([0, 0.4, 0], [0.5, 0.3, 0.22], paint, 0.05), each([-0.28, 0.28], (x) => disc([x, 0.92, 0], 0.28, 0.1, 'z', paint)),
    rod([0.5, 0.4, 0], [0.85, 0.4, 0], 0.12, fixed('#5a5d66', 'metal'), 0.2), ball([1.02, 0.4, 0], [0.06, 0.18, 0.18], fixed('#3d3a78', 'glass')),
    times(3, (i) => rod([0, 0.1, 0], [Math.cos(i * 2.1) * 0.6, -1.3, Math.sin(i * 2.1) * 0.6], 0.045, fixed('#7a5230', 'wood')))]),
  flashlight: made(0.2, [
    rod([0, -1, 0], [0, 0.35, 0], 0.2, main('#232529', 'metal')), rod([0, 0.45, 0], [0, 0.7, 0], 0.22, main('#232529', 'metal'), 0.36),
    ball([0, 0.95, 0], [0.32, 0.14, 0.32], glow('#fff3c8', 3)), slab([0.2, 0, 0], [0.05, 0.14, 0.07], fixed('#d22b2b'), 0.03)]),
  torch: made(0.5, [
    (t) => handle(t, -1.1, 0.35, 0.1), drum([0, 0.42, 0], 0.2, 0.16, fixed('#3a2a1c', 'fabric'), 0.05),
    each([[0.6, 0.2, '#ff5a14'], [0.62, 0.14, '#ffa02a'], [0.62, 0.08, '#ffe27a']] as const, ([y, r, hex]) =>
      tube(triples([r * 0.3, y, 0, -r * 0.2, y + r * 2, 0.02, 0, y + r * 4.2, -0.03]), [r, r * 0.72, 0.01], glow(hex, 3), 0.03)),
    light([0, 0.95, 0], '#ff9a3c', 10, 1.4)]),
}
