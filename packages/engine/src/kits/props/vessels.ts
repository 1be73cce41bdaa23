import { at, ball, board, disc, drum, each, fixed, glow, lathe, light, made, main, type Outline, pairs, ring, rod, second, slab, type Thing, type ThingRow,
  thing, times, toHex, triples, tube, unlettered, type Vec3 } from '../builder/index.ts'
import { cookieJar, fishBowl, glassJar, terrarium } from '../tableware/glass-jars.ts'
import { conicalFlask, glassVessel, perfumeBottle, potionFlask, testTubes, wrappedLabel } from '../tableware/glassware.ts'
import { basket, crystals, gift, vaseProfile } from './parts.ts'
import { isShowing, OPENED, showBottle, showJar } from './showcase.ts'
import { treasureChest } from './treasure.ts'

/** Four walls of boards or cardboard, half as high as the box is wide. */
function openBox(t: Thing, wall: number): void {
  const rows = t.input.material === 'wooden' ? [-0.4, -0.13, 0.14] : [-0.13]
  const half = t.input.material === 'wooden' ? 0.12 : 0.4
  for (const y of rows)
    for (const side of [-1, 1]) t.slab([side * 0.73, y, 0], [0.03, half, 0.76], wall, 0.012).slab([0, y, side * 0.73], [0.76, half, 0.03], wall, 0.012)
  t.slab([0, -0.52, 0], [0.74, 0.03, 0.74], wall, 0.01)
  for (const x of [-1, 1]) for (const z of [-1, 1]) t.slab([x * 0.67, -0.13, z * 0.67], [0.05, 0.41, 0.05], wall, 0.01)
  t.board([0.77, -0.1, 0], 0.5, 0.16)
  t.seat = [0, -0.1, 0]
}

/** Boxes, vessels and treasure. */
export const VESSELS: Readonly<Record<string, ThingRow>> = {
  gift: [0.35, gift],
  box: thing(0.4, (t) => {
    const card = t.main('#c49a62', 'matte')
    if (t.input.attributes.includes(OPENED)) {
      openBox(t, card)
      return
    }
    t.slab([0, 0, 0], [0.75, 0.6, 0.75], card, 0.02).slab([0, 0.02, 0], [0.76, 0.605, 0.09], t.fixed('#e3cfa2', 'satin'), 0.005)
    for (const side of [-1, 1]) t.slab([side * 0.385, 0.61, 0], [0.365, 0.015, 0.74], card, 0.01)
    t.board([0.77, 0, 0.35], 0.28, 0.18)
    t.seat = [0, 0.62, 0]
  }),
  barrel: made(0.9, [main('#8a5a34', 'wood')], (wood) => [
    lathe(pairs([-1, 0.58, -0.4, 0.74, 0, 0.78, 0.4, 0.74, 1, 0.58]), wood),
    each(pairs([-0.72, 0.68, -0.3, 0.78, 0.3, 0.78, 0.72, 0.68]), ([y, r]) => ring([0, y, 0], r, 0.045, 'y', second('#5a5d66', 'metal'))),
    drum([0, 0.98, 0], 0.55, 0.03, fixed('#6b4526', 'wood')), at('seat', [0, 1.02, 0])]),
  'treasure-chest': [0.6, treasureChest],
  basket: [0.3, basket],
  coin: made(0.12, [
    disc([0, 0, 0], 0.95, 0.13, 'x', main('#e0b03a', 'metal')), ring([0.12, 0, 0], 0.82, 0.06, 'x', main('#e0b03a', 'metal')),
    times(5, (i) =>
      rod([0.12, 0, 0], [0.12, Math.sin(1.571 + i * 1.257) * 0.5, Math.cos(1.571 + i * 1.257) * 0.5], 0.12, main('#e0b03a', 'metal'), 0.02, 0.03))]),
  gem: made(0.2, [main('#7fd8f2', 'glass', { emission: [0.06, 0.12, 0.16] })], (glass) => [
    lathe(pairs([-0.9, 0.02, 0.2, 0.9, 0.5, 0.6, 0.52, 0.55]), glass),
    times(8, (i) =>
      rod([0, -0.88, 0], [Math.cos(i * 0.785) * 0.92, 0.2, Math.sin(i * 0.785) * 0.92], 0.02, fixed('#ffffff', 'glass', { emission: [0.2, 0.25, 0.3] })))]),
  crystal: [0.8, crystals],
  'crystal-ball': made(0.35, [
    ball([0, 0.3, 0], 0.78, main('#a8c4f0', 'glass', { emission: [0.05, 0.07, 0.14] })), ball([0, 0.3, 0], 0.4, glow('#8a6aff', 0.8)),
    lathe(pairs([-0.95, 0.62, -0.7, 0.4, -0.45, 0.52, -0.35, 0.6]), second('#b08a3e', 'metal')), light([0.4, 0.4, 0], '#a89aff', 6, 0.5)]),
  'water-bottle': made(0.26, [second('#d3d8dd', 'metal'), fixed('#23262b', 'satin')], (steel, cap) => [
    lathe(pairs([-1, 0.4, -0.96, 0.43, 0.42, 0.43, 0.62, 0.36, 0.7, 0.27]), main('#1f7a7a', 'satin')), drum([0, -0.97, 0], 0.42, 0.05, steel, 0.02),
    ring([0, 0.71, 0], 0.25, 0.03, 'y', steel), drum([0, 0.84, 0], 0.28, 0.12, cap, 0.04),
    tube(triples([0, 0.9, -0.22, 0, 1.12, -0.16, 0, 1.18, 0, 0, 1.12, 0.16, 0, 0.9, 0.22]), 0.05, cap), board([0.44, -0.1, 0], 0.3, 0.2, '#ffffff')]),
  vase: [0.4, (t) => vaseProfile(t, '#2f5fa8')],
  bottle: thing(0.28, (t) => {
    if (isShowing(t)) {
      showBottle(t)
      return
    }
    const wall: Outline = pairs([-1, 0.36, -0.97, 0.41, -0.9, 0.42, 0.1, 0.42, 0.35, 0.3, 0.5, 0.15, 0.95, 0.13])
    const glass = t.sheer(t.input.color ? toHex(t.input.color) : '#5fae7c', 0.2)
    glassVessel(t, wall, glass)
    t.ring([0, 0.9, 0], 0.135, 0.035, 'y', glass).rod([0, 0.8, 0], [0, 1.06, 0], 0.1, t.fixed('#b98a54', 'wood'), 0.115)
    if ((t.input.texts ?? []).length > 0) wrappedLabel(t, -0.4, 0.28, 0.446, t.second('#efe6d0', 'matte'))
    t.board([0.46, -0.4, 0], 0.3, 0.18)
  }),
  lotion: made(0.18, [second('#c9a063', 'metal'), fixed('#6f7d6a', 'matte')], (cap, ink) => [
    lathe(pairs([-1, 0.42, -0.96, 0.46, 0.28, 0.46, 0.4, 0.4, 0.46, 0.2]), main('#f1ebe1', 'gloss'), [0, 0, 0], 0.02), drum([0, 0.54, 0], 0.22, 0.1, cap, 0.03),
    rod([0, 0.6, 0], [0, 0.82, 0], 0.06, fixed('#f7f5f0', 'gloss')), drum([0, 0.86, 0], 0.15, 0.06, cap, 0.03),
    tube(triples([0, 0.88, 0, 0.18, 0.88, 0.16, 0.3, 0.82, 0.26]), [0.06, 0.05, 0.035], cap),
    unlettered([
      ball([0.455, -0.02, 0], [0.02, 0.11, 0.07], ink),
      each(pairs([-0.3, 0.2, -0.4, 0.13]), ([y, half]) =>
        tube([-1, -0.5, 0, 0.5, 1].map((k): Vec3 => [0.462 * Math.cos(k * half * 2.2), y, 0.462 * Math.sin(k * half * 2.2)]), 0.014, ink))]),
    board([0.465, -0.3, 0], 0.26, 0.3, '#4d5a48')]),
  perfume: [0.14, perfumeBottle],
  potion: [0.2, (t) => potionFlask(t, '#8a3fd0')],
  'conical-flask': [0.22, conicalFlask],
  'test-tubes': [0.18, testTubes],
  jar: thing(0.2, (t) => {
    if (isShowing(t)) {
      showJar(t)
      return
    }
    glassJar(t, '#c9a24a')
    t.board([0.62, 0, 0], 0.36, 0.24)
  }),
  'cookie-jar': [0.26, cookieJar],
  terrarium: [0.3, terrarium],
  'fish-bowl': [0.28, fishBowl],
  'magic-lamp': made(0.2, [main('#dba92f', 'metal')], (gold) => [
    ball([0, 0, 0], [0.55, 0.4, 0.8], gold), tube(triples([0, 0, 0.6, 0, 0.1, 1, 0, 0.35, 1.35, 0, 0.5, 1.5]), [0.3, 0.18, 0.11, 0.09], gold, 0.1),
    ring([0, 0.15, -0.95], 0.28, 0.06, 'x', gold), lathe(pairs([0.3, 0.4, 0.45, 0.3, 0.55, 0.1]), gold), ball([0, 0.66, 0], 0.1, gold),
    lathe(pairs([-0.75, 0.42, -0.6, 0.2, -0.38, 0.25]), gold),
    each(triples([0.75, 1.6, 0.1, 1, 1.55, 0.15, 1.3, 1.7, 0.2]), ([y, z, r]) =>
      ball([0, y, z], r, fixed('#b79af0', 'matte', { emission: [0.15, 0.1, 0.3] }), 0.08))]),
  coffin: made(0.6, [main('#6b4022', 'wood')], (wood) => [
    each(pairs([-0.9, 0.34, -0.6, 0.42, -0.3, 0.5, 0, 0.46, 0.3, 0.42, 0.6, 0.38, 0.9, 0.33, 1.15, 0.3]), ([z, half]) =>
      slab([0, 0, z], [half, 0.3, 0.18], wood, 0.02)),
    slab([0, 0.31, -0.3], [0.05, 0.02, 0.36], second('#d9a82e', 'metal'), 0.01), slab([0, 0.31, -0.38], [0.2, 0.02, 0.05], second('#d9a82e', 'metal'), 0.01),
    at('seat', [0, 0.33, 0])]),
  ornament: made(0.12, [
    ball([0, 0, 0], 0.85, main('#c8202a', 'chrome')), drum([0, 0.88, 0], 0.17, 0.1, second('#d9a82e', 'metal'), 0.03),
    ring([0, 1.1, 0], 0.12, 0.03, 'x', second('#d9a82e', 'metal')),
    times(9, (i) => ball([Math.cos(i * 0.698) * 0.84, 0.08 * (i % 2 ? 1 : -1), Math.sin(i * 0.698) * 0.84], 0.09, second('#f4e6b0', 'metal')))]),
}
