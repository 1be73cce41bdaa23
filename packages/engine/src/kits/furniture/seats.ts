import { at, ball, drum, each, fixed, made, main, pairs, rod, second, slab, type Thing, type ThingRow, times, triples, tube, upTo } from '../builder/index.ts'

export const CORNERS: readonly (readonly [number, number])[] = pairs([1, 1, 1, -1, -1, 1, -1, -1])

/** Four legs under a top at `y`. */
export function legs(t: Thing, x: number, z: number, y: number, radius: number, material: number, splay = 0): void {
  for (const [sx, sz] of CORNERS) t.rod([sx * x, y, sz * z], [sx * (x + splay), 0, sz * (z + splay)], radius, material, radius * 0.8)
}

function chair(t: Thing): void {
  const wood = t.main('#8a5a34', 'wood')
  t.slab([0, 0.46, 0], [0.22, 0.025, 0.22], wood, 0.02)
  legs(t, 0.19, 0.19, 0.45, 0.024, wood, 0.02)
  for (const z of [-0.19, 0.19]) t.rod([-0.2, 0.46, z], [-0.26, 0.95, z], 0.024, wood)
  for (const y of [0.68, 0.88]) t.rod([-0.22 - (y - 0.46) * 0.12, y, -0.19], [-0.22 - (y - 0.46) * 0.12, y, 0.19], 0.03, wood)
  for (const z of [-0.1, 0, 0.1]) t.rod([-0.22, 0.48, z], [-0.265, 0.88, z], 0.014, wood)
  for (const z of [-0.2, 0.2]) t.rod([-0.2, 0.2, z], [0.2, 0.2, z], 0.014, wood)
  t.seat = [0.02, 0.49, 0]
}

/** An upholstered seat with half width `half`. */
function upholstered(t: Thing, half: number, hex: string): void {
  const cloth = t.main(hex, 'fabric')
  t.slab([0, 0.24, 0], [0.42, 0.16, half], cloth, 0.08)
  const cushions = Math.max(1, Math.round(half / 0.42))
  const step = ((half - 0.16) * 2) / cushions
  for (let i = 0; i < cushions; i++) {
    const z = -half + 0.16 + step * (i + 0.5)
    t.slab([0.06, 0.44, z], [0.36, 0.09, step / 2 - 0.01], cloth, 0.08).slab([-0.3, 0.68, z], [0.12, 0.24, step / 2 - 0.01], cloth, 0.11)
  }
  t.slab([-0.38, 0.5, 0], [0.1, 0.36, half], cloth, 0.09)
  for (const side of [-1, 1]) {
    t.slab([0, 0.4, side * (half - 0.06)], [0.42, 0.22, 0.1], cloth, 0.09)
    t.rod([-0.32, 0.62, side * (half - 0.06)], [0.36, 0.62, side * (half - 0.06)], 0.1, cloth)
  }
  legs(t, 0.34, half - 0.12, 0.12, 0.03, t.fixed('#5a3a22', 'wood'))
  t.seat = [0.06, 0.53, 0]
}

/** Furniture to sit or lie on. */
export const SEATS: Readonly<Record<string, ThingRow>> = {
  chair: [0.95, chair],
  armchair: [0.95, (t) => upholstered(t, 0.46, '#1f7d7a')],
  'rocking-chair': made(1.05, [
    chair, each([-0.21, 0.21], (z) => tube(triples([-0.5, 0.07, z, -0.25, -0.02, z, 0.1, -0.05, z, 0.4, 0.03, z]), 0.025, main('#8a5a34', 'wood'))),
    each([-0.23, 0.23], (z) => tube(triples([-0.23, 0.7, z, 0.18, 0.68, z, 0.2, 0.46, z]), 0.022, main('#8a5a34', 'wood')))]),
  'office-chair': made(1.1, [main('#26272b', 'fabric'), fixed('#8a8d94', 'metal')], (cloth, steel) => [
    slab([0, 0.48, 0], [0.25, 0.05, 0.25], cloth, 0.05), slab([-0.27, 0.85, 0], [0.05, 0.28, 0.22], cloth, 0.05), rod([0, 0.44, 0], [0, 0.12, 0], 0.03, steel),
    times(5, (i) => {
      const [x, z] = [Math.cos(i * 1.257) * 0.28, Math.sin(i * 1.257) * 0.28]
      return [rod([0, 0.12, 0], [x, 0.07, z], 0.025, steel), ball([x, 0.035, z], 0.035, fixed('#1b1b1e'))]
    }),
    each([-0.28, 0.28], (z) => tube(triples([-0.1, 0.5, z, -0.05, 0.68, z, 0.16, 0.68, z]), 0.025, fixed('#1b1b1e'))), at('seat', [0, 0.53, 0])]),
  throne: made(1.8, [main('#d9a82e', 'metal'), second('#9a1f2e', 'fabric')], (gold, velvet) => [
    slab([0, 0.1, 0], [0.5, 0.1, 0.5], gold, 0.03), slab([0, 0.42, 0], [0.4, 0.16, 0.4], gold, 0.05), slab([0.02, 0.6, 0], [0.36, 0.06, 0.34], velvet, 0.06),
    slab([-0.36, 1.1, 0], [0.08, 0.6, 0.42], gold, 0.05), slab([-0.29, 1.05, 0], [0.05, 0.44, 0.31], velvet, 0.05),
    each([-0.42, 0.42], (z) => [
      slab([0, 0.72, z], [0.36, 0.05, 0.07], gold, 0.04), ball([0.36, 0.74, z], 0.09, gold), rod([0.32, 0.2, z], [0.32, 0.7, z], 0.05, gold),
      rod([-0.36, 1.6, z], [-0.36, 1.86, z], 0.05, gold, 0.02)]),
    each(pairs([-0.22, 0.12, 0, 0.17, 0.22, 0.12]), ([z, r]) => ball([-0.36, 1.72, z], [0.08, r, r], gold)),
    ball([-0.27, 1.72, 0], 0.07, fixed('#b3122f', 'glass')), at('seat', [0.04, 0.66, 0])]),
  stool: made(0.55, [
    drum([0, 0.52, 0], 0.2, 0.03, main('#8a5a34', 'wood'), 0.02), (t) => legs(t, 0.12, 0.12, 0.5, 0.025, t.main('#8a5a34', 'wood'), 0.05),
    at('seat', [0, 0.55, 0])]),
  bench: made(0.85, [main('#8a5a34', 'wood'), second('#2c2c30', 'metal')], (wood, iron) => [
    each([-0.14, 0, 0.14], (x) => slab([x, 0.44, 0], [0.055, 0.02, 0.8], wood, 0.012)),
    each([0.58, 0.7, 0.82], (y) => slab([-0.22 - (y - 0.5) * 0.15, y, 0], [0.02, 0.045, 0.8], wood, 0.012)),
    each([-0.68, 0.68], (z) => [
      tube(triples([0.24, 0, z, 0.18, 0.4, z, -0.2, 0.42, z, -0.3, 0.86, z]), 0.03, iron), rod([-0.2, 0.42, z], [-0.26, 0, z], 0.03, iron),
      tube(triples([-0.24, 0.64, z, 0.16, 0.62, z, 0.18, 0.42, z]), 0.024, iron)]),
    at('seat', [0, 0.46, 0])]),
  swing: made(2.4, [main('#8a5a34', 'wood')], (wood) => [
    each([-1, 1], (z) => [rod([-0.6, 0, z * 1.15], [0, 2.4, z], 0.05, wood), rod([0.6, 0, z * 1.15], [0, 2.4, z], 0.05, wood)]),
    rod([0, 2.4, -1.05], [0, 2.4, 1.05], 0.055, wood), each([-0.25, 0.25], (z) => rod([0, 2.4, z], [0.05, 0.55, z], 0.014, fixed('#d9c49a', 'matte'))),
    slab([0.05, 0.54, 0], [0.13, 0.02, 0.3], wood, 0.015), at('seat', [0.05, 0.56, 0])]),
  hammock: made(1.2, [main('#c8322b', 'fabric'), fixed('#8a5a34', 'wood')], (cloth, wood) => [
    each(upTo(-4, 4), (i) =>
      tube(triples([0, 1.02, -1.3, i * 0.07, 0.66, -0.8, i * 0.1, 0.42 + i * i * 0.008, 0, i * 0.07, 0.66, 0.8, 0, 1.02, 1.3]), [0.02, 0.05, 0.07, 0.05, 0.02],
        i % 2 ? second('#f1e6cf', 'fabric') : cloth, 0.02)),
    each([-1, 1], (z) => [rod([0, 0, z * 1.2], [0, 1.2, z * 1.6], 0.05, wood), rod([0, 1.02, z * 1.3], [0, 1.12, z * 1.56], 0.014, fixed('#d9c49a'))]),
    at('seat', [0, 0.5, 0])]),
  'deck-chair': made(0.8, [fixed('#c79a63', 'wood')], (wood) => [
    each(upTo(-3, 3), (i) =>
      tube(triples([0.42, 0.3, i * 0.075, 0.1, 0.22, i * 0.075, -0.2, 0.36, i * 0.075, -0.58, 0.88, i * 0.075]), 0.04,
        i % 2 ? main('#2a5da8', 'fabric') : second('#f7f4ec', 'fabric'))),
    each([-0.3, 0.3], (z) => [rod([0.5, 0.34, z], [-0.5, 0, z], 0.025, wood), rod([0.5, 0, z], [-0.62, 0.92, z], 0.025, wood)]), at('seat', [0.05, 0.28, 0])]),
  sofa: [0.85, (t) => upholstered(t, 1.05, '#2c5aa0')],
}
