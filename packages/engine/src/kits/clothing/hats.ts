import { ball, board, drum, each, fixed, lathe, made, main, pairs, ring, rod, second, slab, type Thing, type ThingRow, thing, times, triples, tube,
  upTo } from '../builder/index.ts'
import { garment, trouserLegs } from './garment.ts'

const brim = (t: Thing, radius: number, material: number, curl = 0): Thing =>
  t.ball([0, 0, 0], [radius, 0.06, radius * 0.94], material).ring([0, curl, 0], radius * 0.95, 0.05, 'y', material, 0.05)

const band = (t: Thing, radius: number, y: number, hex: string): Thing => t.ring([0, y, 0], radius, 0.07, 'y', t.second(hex, 'fabric'))

/** Hats and masks, resting on their brims, and clothes for work, leisure and sleep. */
export const HATS_AND_EVERYDAY_WEAR: Readonly<Record<string, ThingRow>> = {
  hat: made(0.18, [main('#6b4a30', 'fabric')], (felt) => [
    (t) => brim(t, 1.05, felt, 0.04), lathe(pairs([0.02, 0.6, 0.45, 0.54, 0.66, 0.4, 0.72, 0.2]), felt), (t) => band(t, 0.58, 0.12, '#2a1c14')]),
  'top-hat': made(0.25, [main('#17181b', 'satin')], (silk) => [
    (t) => brim(t, 0.92, silk, 0.05), drum([0, 0.55, 0], 0.58, 0.52, silk, 0.05), (t) => band(t, 0.58, 0.16, '#a3202e')]),
  'wizard-hat': made(0.4, [main('#2f2a86', 'fabric')], (cloth) => [
    (t) => brim(t, 1.05, cloth), lathe(pairs([0.02, 0.6, 0.75, 0.3, 0.95, 0.22]), cloth),
    tube(triples([0, 0.95, 0, -0.05, 1.25, 0.08, -0.2, 1.6, 0.3]), [0.22, 0.15, 0.04], cloth, 0.1), (t) => band(t, 0.56, 0.14, '#d9b35a'),
    each(pairs([0.45, 0.15, 0.75, -0.12, 0.55, -0.25, 1, 0.1]), ([y, z]) =>
      ball([0.5 - y * 0.27, y, z], [0.06, 0.07, 0.07], fixed('#f4d86a', 'metal', { emission: [0.3, 0.26, 0.1] })))]),
  'cowboy-hat': made(0.2, [main('#b98a58', 'fabric')], (felt) => [
    each([-1, 1], (z) => tube(triples([-0.8, 0.05, z * 0.4, 0, 0.22, z * 0.95, 0.8, 0.05, z * 0.4]), 0.13, felt, 0.1)),
    ball([0, 0, 0], [1.15, 0.08, 0.8], felt, 0.1), lathe(pairs([0.02, 0.55, 0.4, 0.5, 0.6, 0.38, 0.66, 0.2]), felt), (t) => band(t, 0.55, 0.14, '#4a2f1b')]),
  'straw-hat': made(0.16, [main('#e2c878', 'matte', { pattern: { kind: 'checks', color: [0.5, 0.36, 0.12], scale: 14 } })], (straw) => [
    (t) => brim(t, 1.2, straw, 0.02), lathe(pairs([0.02, 0.64, 0.36, 0.58, 0.55, 0.42, 0.6, 0.2]), straw), (t) => band(t, 0.6, 0.12, '#c8202a')]),
  'santa-hat': made(0.25, [main('#c8202a', 'fabric')], (felt) => [
    lathe(pairs([0, 0.6, 0.45, 0.46, 0.65, 0.36]), felt), tube(triples([0, 0.6, 0.02, 0, 0.85, 0.4, 0, 0.6, 0.85]), [0.36, 0.24, 0.1], felt, 0.15),
    ring([0, -0.05, 0], 0.56, 0.17, 'y', second('#f8f6f1', 'fur')), ball([0, 0.5, 0.95], 0.2, second('#f8f6f1', 'fur'))]),
  'chef-hat': made(0.28, [main('#f8f7f3', 'fabric')], (cotton) => [
    drum([0, 0, 0], 0.55, 0.34, cotton, 0.05),
    times(9, (i) => ball([Math.cos(i * 0.698) * 0.48, 0.62, Math.sin(i * 0.698) * 0.48], [0.34, 0.36, 0.34], cotton, 0.06)),
    ball([0, 0.8, 0], [0.5, 0.28, 0.5], cotton, 0.1)]),
  cap: made(0.14, [main('#c8322b', 'fabric')], (cloth) => [
    lathe(pairs([0, 0.68, 0.25, 0.66, 0.46, 0.5, 0.58, 0.25]), cloth), ball([0.75, 0, 0], [0.62, 0.07, 0.5], cloth), ball([0, 0.64, 0], 0.07, cloth),
    board([0.66, 0.3, 0], 0.3, 0.16, '#ffffff')]),
  'graduation-cap': made(0.2, [main('#1c1e26', 'fabric'), second('#e8b23a', 'satin')], (cloth, gold) => [
    lathe(pairs([-0.3, 0.62, 0.1, 0.66, 0.36, 0.58]), cloth), slab([0, 0.42, 0], [0.86, 0.04, 0.86], cloth, 0.03, Math.PI / 4),
    ball([0, 0.5, 0], [0.1, 0.06, 0.1], gold), tube(triples([0, 0.5, 0, 0.35, 0.49, 0.4, 0.62, 0.47, 0.72, 0.66, 0.3, 0.78, 0.67, 0, 0.78]), 0.035, gold),
    rod([0.67, 0, 0.78], [0.67, -0.28, 0.78], 0.07, gold, 0.12), ball([0.67, 0.02, 0.78], 0.085, gold)]),
  beanie: made(0.2, [main('#c8322b', 'fabric')], (wool) => [
    lathe(pairs([-0.15, 0.62, 0.3, 0.66, 0.6, 0.5, 0.78, 0.2]), wool), each([-0.12, 0.02], (y) => ring([0, y, 0], 0.6, 0.14, 'y', second('#f4efe4', 'fabric'))),
    ball([0, 0.92, 0], 0.2, second('#f4efe4', 'fur'))]),
  helmet: made(0.3, [main('#b9c0c8', 'chrome')], (steel) => [
    ball([0, 0.2, 0], [0.7, 0.72, 0.64], steel), drum([0, -0.35, 0], 0.6, 0.3, steel, 0.08), slab([0.6, 0.12, 0], [0.1, 0.05, 0.42], fixed('#0e1014'), 0.03),
    rod([0.68, 0.75, 0], [0.66, -0.4, 0], 0.05, second('#d9b35a', 'metal')),
    times(4, (i) => each([-0.2, 0.2], (z) => ball([0.6, -0.16 - i * 0.1, z], 0.03, fixed('#0e1014')))),
    tube(triples([0.1, 0.9, 0, -0.3, 1.2, 0, -0.75, 0.9, 0]), [0.08, 0.16, 0.06], fixed('#c8202a', 'fur'))]),
  crown: made(0.16, [main('#dba92f', 'metal')], (gold) => [
    each([0, 0.1, 0.2], (y) => ring([0, y, 0], 0.68, 0.08, 'y', gold)),
    times(8, (i) => {
      const [x, z] = [Math.cos(i * 0.785), Math.sin(i * 0.785)]
      return [
        rod([x * 0.68, 0.2, z * 0.68], [x * 0.78, 0.75, z * 0.78], 0.16, gold, 0.04), ball([x * 0.79, 0.82, z * 0.79], 0.09, gold),
        ball([x * 0.76, 0.1, z * 0.76], [0.08, 0.08, 0.08], second(['#b3122f', '#1f4fa0', '#1f8a4a'][i % 3], 'glass'))]
    })]),
  'flower-crown': thing(0.1, (t) => {
    t.ring([0, 0, 0], 0.75, 0.07, 'y', t.fixed('#4d8f2e'))
    for (let i = 0; i < 10; i++) {
      const [x, z] = [Math.cos(i * 0.628) * 0.78, Math.sin(i * 0.628) * 0.78]
      const petal = i % 2 ? t.second('#fbfaf6', 'matte') : t.main('#f08ab0', 'matte')
      for (let k = 0; k < 5; k++) t.ball([x + Math.cos(i * 0.628) * 0.06, 0.04 + Math.sin(k * 1.257) * 0.1, z + Math.cos(k * 1.257) * 0.1], 0.085, petal)
      t.ball([x * 1.12, 0.05, z * 1.12], 0.06, t.fixed('#f4c22a'))
    }
  }),
  mask: made(0.22, [main('#f4f1e8', 'gloss')], (face) => [
    ball([0, 0.05, 0], [0.26, 0.85, 0.62], face),
    each([-0.24, 0.24], (z) => [
      ball([0.24, 0.22, z], [0.06, 0.1, 0.15], fixed('#0e0c0c')),
      tube(triples([0.26, 0.4, z - 0.14, 0.28, 0.46, z, 0.26, 0.4, z + 0.14]), 0.03, second('#d9b35a', 'metal'))]),
    rod([0.26, 0.2, 0], [0.36, -0.08, 0], 0.05, face, 0.09, 0.1), ball([0.27, -0.36, 0], [0.06, 0.07, 0.16], second('#c8202a', 'gloss')),
    each(upTo(-2, 2), (i) => tube(triples([0, 0.75, i * 0.14, 0.02, 1.05, i * 0.24, 0, 1.25, i * 0.4]), [0.07, 0.1, 0.02], second('#c8202a', 'matte')))]),
  pajamas: made(1.4, [
    (t) => garment(t, '#9cc3e6', { length: 0.75, sleeve: 0.9, collar: true, buttons: 4 }), (t) => trouserLegs(t, t.main('#9cc3e6', 'fabric'), -1.6)]),
  hoodie: made(0.72, [main('#7d8590', 'fabric'), second('#f2efe8', 'fabric')], (cloth, cord) => [
    (t) => garment(t, '#7d8590', { length: 0.72, sleeve: 0.85 }),
    // The hood lies behind the neck, and the pocket is in front.
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
  poncho: made(0.9, [main('#d9752e', 'fabric')], (wool) => [
    times(8, (i) => {
      const s = i / 7
      const stripe = i === 4 || i === 6
      return ball([0, 0.45 - s * 1.05, 0], [0.2 + s * 0.22, 0.15, 0.24 + s * 0.62], stripe ? second('#f4e3b8', 'fabric') : wool, 0.06)
    }),
    ring([0, 0.56, 0], 0.15, 0.05, 'y', second('#f4e3b8', 'fabric'))]),
  shorts: made(0.5, [main('#33538a', 'fabric')], (denim) => [
    ball([0, 0.75, 0], [0.24, 0.24, 0.36], denim), (t) => trouserLegs(t, denim, 0.2, 0.7), ring([0, 0.95, 0], 0.28, 0.06, 'y', second('#7a4a26', 'satin'))]),
}
