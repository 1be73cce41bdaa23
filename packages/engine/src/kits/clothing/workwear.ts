import { ball, each, fixed, made, main, ring, rod, second, slab, tube } from '../builder/made.ts'
import { type ThingRow, thing } from '../builder/thing.ts'
import { triples } from '../tuples.ts'
import { garment, trouserLegs } from './garment.ts'

/** What is put on over everything else, to work and to sleep in. */
export const WORKWEAR: Readonly<Record<string, ThingRow>> = {
  pajamas: made(1.4, [
    (t) => garment(t, '#9cc3e6', { length: 0.75, sleeve: 0.9, collar: true, buttons: 4 }), (t) => trouserLegs(t, t.main('#9cc3e6', 'fabric'), -1.6)]),
  hoodie: made(0.72, [main('#7d8590', 'fabric'), second('#f2efe8', 'fabric')], (cloth, cord) => [
    (t) => garment(t, '#7d8590', { length: 0.72, sleeve: 0.85 }),
    // The hood lies behind the neck, the pocket before.
    tube(triples([0.12, 0.5, -0.16, -0.02, 0.66, -0.22, -0.14, 0.72, 0, -0.02, 0.66, 0.22, 0.12, 0.5, 0.16]), [0.07, 0.11, 0.14, 0.11, 0.07], cloth, 0.05),
    slab([0.16, -0.24, 0], [0.05, 0.12, 0.24], cloth, 0.04), each([-0.07, 0.07], (z) => rod([0.19, 0.46, z], [0.2, 0.2, z * 1.3], 0.014, cord)),
    slab([0, -0.57, 0], [0.135, 0.05, 0.37], second('#6d747f', 'fabric'), 0.05)]),
  overalls: made(1.3, [main('#3d5a8a', 'fabric')], (denim) => [
    ball([0, -0.2, 0], [0.24, 0.26, 0.38], denim), slab([0.12, 0.25, 0], [0.09, 0.34, 0.27], denim, 0.06, 0, 0.06),
    slab([0.22, 0.3, 0], [0.02, 0.1, 0.13], fixed('#2f4870', 'fabric'), 0.02),
    each([-0.2, 0.2], (z) => [
      tube(triples([0.16, 0.5, z, 0.02, 0.78, z * 0.9, -0.16, 0.3, z * 0.8]), 0.05, denim), ball([0.22, 0.5, z], 0.04, fixed('#e8c04a', 'metal'))]),
    (t) => trouserLegs(t, denim, -1.5)]),
  apron: made(0.9, [main('#c79b62', 'fabric')], (cloth) => [
    slab([0, 0.4, 0], [0.05, 0.36, 0.3], cloth, 0.04), slab([0, -0.4, 0], [0.05, 0.56, 0.58], cloth, 0.05, 0, 0.12),
    slab([0.05, -0.36, 0], [0.03, 0.18, 0.26], second('#a87d48', 'fabric'), 0.02), tube(triples([0, 0.72, -0.24, -0.04, 1.02, 0, 0, 0.72, 0.24]), 0.035, cloth),
    each([-1, 1], (z) => tube(triples([0, 0.06, z * 0.54, -0.08, -0.1, z * 0.72, -0.06, -0.42, z * 0.66]), 0.03, cloth))]),
  poncho: thing(0.9, (t) => {
    const wool = t.main('#d9752e', 'fabric')
    for (let i = 0; i < 8; i++) {
      const s = i / 7
      const stripe = i === 4 || i === 6
      t.ball([0, 0.45 - s * 1.05, 0], [0.2 + s * 0.22, 0.15, 0.24 + s * 0.62], stripe ? t.second('#f4e3b8', 'fabric') : wool, 0.06)
    }
    t.ring([0, 0.56, 0], 0.15, 0.05, 'y', t.second('#f4e3b8', 'fabric'))
  }),
  shorts: made(0.5, [main('#33538a', 'fabric')], (denim) => [
    ball([0, 0.75, 0], [0.24, 0.24, 0.36], denim), (t) => trouserLegs(t, denim, 0.2, 0.7), ring([0, 0.95, 0], 0.28, 0.06, 'y', second('#7a4a26', 'satin'))]),
}
