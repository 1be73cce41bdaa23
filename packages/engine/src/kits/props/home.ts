import { at, ball, board, disc, drum, each, fixed, lathe, made, main, pairs, quads, ring, rod, second, slab, type ThingRow, thing, times, triples, tube,
  upTo } from '../builder/index.ts'

/** Things for house and garden. */
export const HOME: Readonly<Record<string, ThingRow>> = {
  pinwheel: thing(0.5, (t) => {
    t.rod([-0.05, -1.1, 0], [-0.05, 0.4, 0], 0.035, t.fixed('#d9b27a', 'wood'))
    for (let i = 0; i < 4; i++) {
      const turn = i * 1.571 + 0.3
      const cloth = i % 2 ? t.second('#f4c22a', 'satin') : t.main('#d22b2b', 'satin')
      for (let k = 0; k < 5; k++)
        t.rod([0.05, 0.4, 0], [0.1, 0.4 + Math.sin(turn + k * 0.18) * 0.62, Math.cos(turn + k * 0.18) * 0.62], 0.06, cloth, 0.03, 0.03)
    }
    t.ball([0.12, 0.4, 0], 0.08, t.fixed('#f7f4ec', 'gloss'))
  }),
  'dream-catcher': made(0.6, [
    ring([0, 0.4, 0], 0.55, 0.05, 'x', main('#a8743c', 'wood')),
    times(8, (i) =>
      each([2, 3], (k) =>
        rod([0, 0.4 + Math.sin(i * 0.785) * 0.52, Math.cos(i * 0.785) * 0.52], [0, 0.4 + Math.sin((i + k) * 0.785) * 0.52, Math.cos((i + k) * 0.785) * 0.52],
          0.009, fixed('#efe9dc')))),
    each(pairs([-0.4, -0.75, 0, -1.05, 0.4, -0.75]), ([z, low]) => [
      rod([0, 0.4 - Math.sqrt(Math.max(0, 0.3 - z * z)), z], [0, low + 0.35, z], 0.012, fixed('#8a5a34')),
      ball([0, low + 0.36, z], 0.045, second('#2ab0a8', 'gloss')), ball([0, low, z], [0.03, 0.3, 0.09], second('#f4efe4', 'matte'))])]),
  soap: made(0.08, [main('#f3b6c8', 'satin'), fixed('#f4fafc', 'glass')], (bar, foam) => [
    slab([0, 0, 0], [0.58, 0.26, 0.92], bar, 0.2),
    // A rim around its name, and a little foam at one end.
    slab([0, 0.25, 0], [0.42, 0.03, 0.72], bar, 0.03), slab([0, 0.27, 0], [0.36, 0.03, 0.64], second('#efc9d4', 'satin'), 0.03),
    each(quads([0.42, 0.26, 0.62, 0.13, 0.22, 0.3, 0.8, 0.1, 0.52, 0.16, 0.4, 0.08, 0.1, 0.34, 0.6, 0.07, 0.6, -0.18, 0.8, 0.09]), ([x, y, z, r]) =>
      ball([x, y, z], r, foam))]),
  palette: made(0.3, [
    disc([0, 0, 0], 0.85, 0.07, 'x', main('#c79a63', 'wood')), ball([0.02, -0.45, 0.35], [0.1, 0.14, 0.14], fixed('#17120e')),
    each(['#d22b2b', '#f4c22a', '#3f9a4e', '#2a62b8', '#8a4fc4', '#f4f1ea'], (hex, i) =>
      ball([0.1, Math.sin(0.6 + i * 0.62) * 0.55, Math.cos(0.6 + i * 0.62) * 0.55], [0.06, 0.13, 0.13], fixed(hex, 'gloss'))),
    rod([0.15, -0.7, -0.5], [0.15, 0.7, 0.2], 0.03, fixed('#5a3018', 'wood')),
    rod([0.15, 0.7, 0.2], [0.15, 0.88, 0.29], 0.06, fixed('#2a62b8', 'fur'), 0.01)]),
  yarn: made(0.15, [main('#c8322b', 'fabric')], (wool) => [
    ball([0, 0, 0], 0.82, wool),
    each((['x', 'y', 'z'] as const), (axis, i) =>
      each([-0.3, 0, 0.3], (d) =>
        ring([axis === 'x' ? d : 0, axis === 'y' ? d : 0, axis === 'z' ? d : 0], Math.sqrt(0.7 - d * d), 0.07 - i * 0.005, axis, wool))),
    tube(triples([0.4, -0.75, 0.3, 0.8, -0.8, 0.7, 0.6, -0.8, 1.2, 1, -0.8, 1.5]), 0.06, wool)]),
  button: made(0.1, [
    disc([0, 0, 0], 0.9, 0.16, 'x', main('#c8322b', 'gloss')),
    each(pairs([0.2, 0.2, 0.2, -0.2, -0.2, 0.2, -0.2, -0.2]), ([y, z]) => ball([0.16, y, z], [0.06, 0.09, 0.09], fixed('#3a100c')))]),
  fan: thing(0.28, (t) => {
    const paper = t.main('#c8322b', 'fabric')
    const rib = t.fixed('#d9b35a', 'wood')
    for (let i = 0; i <= 10; i++) {
      const angle = ((i - 5) / 10) * 2.5
      const [z, y] = [Math.sin(angle), Math.cos(angle)]
      t.rod([0.01, y * 0.1, z * 0.1], [0.02, y * 1.02, z * 1.02], 0.022, rib, 0.014).rod([0, y * 0.4, z * 0.4], [0, y, z], 0.07, paper, 0.14, 0.03)
    }
    t.ball([0.03, 0.06, 0], 0.06, rib)
  }),
  'picnic-basket': made(0.42, [main('#b98845', 'matte', { pattern: { kind: 'checks', color: [0.32, 0.17, 0.06], scale: 12 } }),
    fixed('#c8322b', 'fabric', { pattern: { kind: 'checks', color: [0.86, 0.83, 0.76], scale: 5 } })], (wicker, cloth) => [
    slab([0, -0.1, 0], [0.34, 0.28, 0.52], wicker, 0.09), slab([0, 0.19, 0], [0.38, 0.05, 0.56], wicker, 0.04),
    ball([0.05, 0.24, 0], [0.34, 0.12, 0.5], cloth, 0.05), ball([0.38, 0.1, 0.1], [0.05, 0.16, 0.26], cloth, 0.08),
    rod([-0.1, 0.28, -0.3], [-0.12, 0.7, -0.36], 0.085, fixed('#2f5a32', 'gloss'), 0.06),
    rod([-0.12, 0.66, -0.36], [-0.13, 0.86, -0.38], 0.035, fixed('#2f5a32', 'gloss')),
    tube(triples([0, 0.2, -0.54, 0, 0.62, -0.42, 0, 0.76, 0, 0, 0.62, 0.42, 0, 0.2, 0.54]), 0.04, wicker)]),
  napkin: made(0.02, [main('#e9e0cf', 'fabric'), second('#cdbfa6', 'fabric')], (linen, hem) => [
    slab([0, 0, 0], [0.72, 0.03, 0.72], linen, 0.03), slab([0.05, 0.055, -0.05], [0.66, 0.03, 0.66], linen, 0.03),
    each([-0.6, 0.6], (s) => [
      slab([0.05 + s, 0.085, -0.05], [0.008, 0.006, 0.6], hem, 0.004), slab([0.05, 0.085, -0.05 + s], [0.6, 0.006, 0.008], hem, 0.004)])]),
  'folded-cloth': made(0.14, [main('#efe6d8', 'matte')], (cloth) => [
    each(triples([-0.5, 0.98, 1.3, -0.16, 0.94, 1.26, 0.18, 0.96, 1.28, 0.5, 0.9, 1.22]), ([y, deep, wide]) =>
      slab([0, y, 0], [deep, 0.19, wide], cloth, 0.17)),
    slab([0, 0.6, 0.62], [0.9, 0.1, 0.1], second('#b9a488', 'matte'), 0.05)]),
  blanket: made(0.1, [main('#c8322b', 'fabric', { pattern: { kind: 'checks', color: [0.86, 0.83, 0.76], scale: 3 } })], (cloth) => [
    slab([0, 0, 0], [0.9, 0.05, 1.2], cloth, 0.05), slab([-0.45, 0.08, 0.2], [0.42, 0.05, 0.95], cloth, 0.05), at('seat', [0, 0.06, 0])]),
  ribbon: made(0.3, [main('#c8202a', 'satin')], (silk) => [
    each([-1, 1], (z) => [
      tube(triples([0.05, 0, 0, 0.1, 0.5, z * 0.5, 0, 0.4, z * 0.95, 0, -0.05, z * 0.6, 0.05, 0, 0]), 0.14, silk, 0.03),
      tube(triples([0, -0.05, 0, 0.05, -0.5, z * 0.3, 0, -1, z * 0.5]), 0.13, silk, 0.03)]),
    ball([0.1, 0, 0], [0.18, 0.2, 0.18], silk)]),
  fence: made(1.1, [main('#f4f2ec', 'satin')], (paint) => [
    each(upTo(-4, 4), (i) => [slab([0, -0.08, i * 0.36], [0.03, 0.55, 0.11], paint, 0.02), rod([0, 0.45, i * 0.36], [0, 0.62, i * 0.36], 0.09, paint, 0.02)]),
    each([-0.3, 0.22], (y) => slab([-0.05, y, 0], [0.03, 0.06, 1.6], paint, 0.02))]),
  door: made(2.1, [main('#b3352f', 'satin')], (paint) => [
    slab([0, 0, 0], [0.05, 1.02, 0.46], paint, 0.02), each([-0.45, 0.42], (y) => each([-0.2, 0.2], (z) => slab([0.05, y, z], [0.02, 0.34, 0.14], paint, 0.02))),
    each([-0.52, 0.52], (z) => slab([0, 0.03, z], [0.08, 1.06, 0.06], second('#f1ede2', 'satin'), 0.02)),
    slab([0, 1.1, 0], [0.08, 0.06, 0.58], second('#f1ede2', 'satin'), 0.02), ball([0.1, -0.05, 0.36], 0.05, fixed('#d9a82e', 'metal')),
    board([0.08, 0.86, 0], 0.3, 0.07, '#f7f3e6')]),
  window: thing(1.4, (t) => {
    const wood = t.main('#f1ede2', 'satin')
    t.slab([-0.02, 0, 0], [0.02, 0.9, 0.7],
      t.input.night ? t.fixed('#0d1730', 'glass', { emission: [0.01, 0.016, 0.04] }) : t.fixed('#a8d0e6', 'glass', { emission: [0.08, 0.12, 0.15] }), 0.01)
    for (const z of [-0.72, 0, 0.72]) t.slab([0, 0, z], [0.05, 0.92, 0.05], wood, 0.02)
    for (const y of [-0.92, 0, 0.92]) t.slab([0, y, 0], [0.05, 0.05, 0.76], wood, 0.02)
    t.slab([0.1, -1, 0], [0.16, 0.04, 0.86], wood, 0.02)
    t.seat = [0.12, -0.96, 0]
  }),
  ladder: thing(2.4, (t) => {
    const wood = t.main('#a8743c', 'wood')
    // The foot is nearer than the top, as if it leaned against a wall.
    const lean = (y: number): number => 0.22 - 0.2 * y
    for (const z of [-0.26, 0.26]) t.rod([lean(-1.2), -1.2, z], [lean(1.2), 1.2, z * 0.8], 0.045, wood)
    for (let i = 0; i < 8; i++) {
      const y = -1 + i * 0.29
      const z = 0.26 - 0.02 * (y + 1.2)
      t.rod([lean(y), y, -z], [lean(y), y, z], 0.035, wood)
    }
  }),
  stairs: made(2, [main('#c9c2b4', 'stone')], (stone) => [
    times(8, (i) => slab([0.9 - i * 0.25, 0.12 * (i + 1), 0], [0.15, 0.12 * (i + 1), 0.75], stone, 0.015)), at('seat', [-0.85, 1.92, 0])]),
  fountain: made(3, [main('#d2cdc2', 'stone'), fixed('#7fc3e0', 'glass', { emission: [0.03, 0.06, 0.08] })], (stone, water) => [
    drum([0, -1.1, 0], 1.4, 0.22, stone, 0.06), drum([0, -0.9, 0], 1.25, 0.03, water), ring([0, -0.88, 0], 1.33, 0.09, 'y', stone),
    lathe(pairs([-0.9, 0.3, -0.2, 0.18, 0.1, 0.22]), stone), lathe(pairs([0, 0.3, 0.15, 0.75, 0.25, 0.8]), stone), ball([0, 0.27, 0], [0.7, 0.04, 0.7], water),
    rod([0, 0.25, 0], [0, 0.75, 0], 0.1, stone),
    times(10, (i) => {
      const [x, z] = [Math.cos(i * 0.628), Math.sin(i * 0.628)]
      return [
        tube(triples([0, 0.8, 0, x * 0.3, 1.15, z * 0.3, x * 0.58, 0.75, z * 0.58, x * 0.62, 0.3, z * 0.62]), 0.035, water),
        tube(triples([x * 0.78, 0.22, z * 0.78, x * 0.98, 0, z * 0.98, x * 1.02, -0.85, z * 1.02]), 0.035, water)]
    })]),
  well: made(2.5, [main('#9a958c', 'stone')], (stone) => [
    times(4, (i) => ring([0, -0.9 + i * 0.2, 0], 0.72, 0.14, 'y', stone, 0.02)), ball([0, -0.4, 0], [0.65, 0.05, 0.65], fixed('#2a4f66', 'glass')),
    each([-0.72, 0.72], (z) => rod([0, -0.6, z], [0, 0.85, z], 0.07, fixed('#7a5230', 'wood'))),
    each([-1, 1], (x) =>
      times(5, (i) => rod([x * (0.1 + i * 0.16), 1.25 - i * 0.14, -0.95], [x * (0.1 + i * 0.16), 1.25 - i * 0.14, 0.95], 0.1, second('#b3502f', 'matte')))),
    rod([0, 0.5, -0.75], [0, 0.5, 0.75], 0.07, fixed('#7a5230', 'wood')), rod([0, 0.5, 0], [0, 0, 0], 0.02, fixed('#d9c49a')),
    drum([0, -0.12, 0], 0.16, 0.14, fixed('#8a5a34', 'wood'))]),
}
