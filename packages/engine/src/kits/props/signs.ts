import { at, ball, board, each, fixed, made, main, pairs, rod, second, slab, type Thing, type ThingRow, thing, times, triples, tube, unlettered,
  type Vec3 } from '../builder/index.ts'
import { frameAround, neonSign } from './lights.ts'

/** A billboard's picture when the prompt has no words for it: a sun, hills, and lines too small to read. */
function holidayAdvert(t: Thing): void {
  const flat = (hex: string): number => t.fixed(hex, 'matte')
  t.slab([0.125, 1, 0], [0.008, 0.86, 1.9], flat('#2f9fb8'), 0.005).ball([0.13, 1.28, 0.9], [0.01, 0.36, 0.36], flat('#f7c948'))
    .ball([0.134, 0.46, 0.86], [0.01, 0.4, 0.94], flat('#2f7d5b')).ball([0.14, 0.4, -0.2], [0.01, 0.26, 1.6], flat('#48a36c'))
    .slab([0.138, 0.27, 0], [0.012, 0.13, 1.9], flat('#48a36c'), 0.005)
  const ink = flat('#fdfaf0')
  t.slab([0.14, 1.44, -0.85], [0.006, 0.13, 0.78], ink, 0.005).slab([0.14, 1.14, -1.05], [0.006, 0.06, 0.55], ink, 0.005)
    .slab([0.14, 0.97, -1.15], [0.006, 0.06, 0.45], ink, 0.005).slab([0.15, 0.72, -1.3], [0.01, 0.12, 0.36], flat('#e5533d'), 0.005)
}

/** Signs and paper things. */
export const SIGNS: Readonly<Record<string, ThingRow>> = {
  sign: made(1.6, [main('#9a6a3c', 'wood')], (wood) => [
    rod([0, -1, 0], [0, 0.9, 0], 0.07, fixed('#6b4526', 'wood')), each([0.2, 0.47, 0.74], (y) => slab([0.09, y, 0], [0.035, 0.13, 0.85], wood, 0.02)),
    each(pairs([0.72, 0.7, 0.72, -0.7, 0.22, 0.7, 0.22, -0.7]), ([y, z]) => ball([0.13, y, z], 0.025, fixed('#3a3b40', 'metal'))),
    board([0.125, 0.47, 0], 0.75, 0.3), at('face', [0.13, 0.47, 0])]),
  'neon-sign': [0.9, neonSign],
  billboard: thing(6, (t) => {
    t.slab([0, 1, 0], [0.12, 0.95, 2], t.main('#f6f4ee', 'satin'), 0.03)
    frameAround(t, 1, 0.97, 2.02, 0.08, t.fixed('#3a3b40', 'metal'), 0.06)
    for (const z of [-1.3, 1.3]) t.rod([-0.1, -1.6, z], [-0.1, 1, z], 0.1, t.fixed('#3a3b40', 'metal'))
    for (const z of [-1.2, 0, 1.2]) t.tube(triples([0.1, 2, z, 0.45, 2.2, z, 0.55, 2.05, z]), 0.04, t.fixed('#3a3b40', 'metal'))
    if ((t.input.texts ?? []).length === 0 && t.input.color === undefined) holidayAdvert(t)
    t.board([0.13, 1, 0], 1.8, 0.75)
  }),
  banner: thing(1.6, (t) => {
    const cloth = t.main('#f6f4ee', 'fabric')
    t.slab([0, 0.45, 0], [0.03, 0.36, 1.25], cloth, 0.03)
    for (const z of [-1.28, 1.28]) t.rod([0, -1, z], [0, 0.95, z], 0.04, t.fixed('#8a5a34', 'wood')).ball([0, 1, z], 0.07, t.second('#d9b35a', 'metal'))
    if ((t.input.texts ?? []).length === 0) {
      // A plain one is decorated for a party.
      const dots = ['#e5533d', '#2f9fb8', '#f7c948', '#7d5ba6']
      for (let i = 0; i < 9; i++) t.ball([0.034, 0.45, -1.04 + i * 0.26], [0.012, 0.085, 0.085], t.fixed(dots[i % 4], 'matte'))
      for (const y of [0.16, 0.74]) t.slab([0.036, y, 0], [0.006, 0.025, 1.2], t.fixed('#e5533d', 'matte'), 0.003)
    }
    t.board([0.035, 0.45, 0], 1.15, 0.28)
  }),
  poster: made(0.9, [
    slab([0, 0, 0], [0.015, 1, 0.7], main('#f1e6cf', 'matte'), 0.01), (t) => frameAround(t, 0, 0.94, 0.64, 0.012, t.second('#c8322b'), 0.015),
    unlettered([
      ball([0.01, 0.25, 0], [0.012, 0.36, 0.36], fixed('#e0653f', 'matte')),
      times(3, (i) => slab([0.016, -0.45 - i * 0.13, 0], [0.004, 0.035, 0.45 - i * 0.1], fixed('#2a3a4f'), 0.003))]),
    board([0.02, 0, 0], 0.58, 0.6)]),
  chalkboard: made(1.2, [
    slab([0, 0.25, 0], [0.03, 0.6, 0.85], main('#22302a', 'matte'), 0.01), (t) => frameAround(t, 0.25, 0.6, 0.85, 0.05, t.second('#9a6a3c', 'wood'), 0.01),
    each([-0.7, 0.7], (z) => rod([-0.02, -0.35, z], [-0.1, -1, z], 0.045, second('#9a6a3c', 'wood'))),
    slab([0.06, -0.36, 0], [0.06, 0.02, 0.6], second('#9a6a3c', 'wood'), 0.01), rod([0.07, -0.32, 0.1], [0.07, -0.32, 0.25], 0.02, fixed('#f7f5ee')),
    board([0.035, 0.25, 0], 0.72, 0.45, '#f4f1e6')]),
  flag: thing(2.6, (t) => {
    const cloth = t.main('#c8202a', 'fabric')
    t.rod([0, -1.4, 0], [0, 1.2, 0], 0.035, t.fixed('#b9bdc4', 'metal')).ball([0, 1.25, 0], 0.07, t.fixed('#d9b35a', 'metal'))
    for (let i = 0; i < 9; i++)
      t.tube(triples([0, 1.08 - i * 0.1, 0.03, 0.1, 1.1 - i * 0.1, 0.4, -0.06, 1.04 - i * 0.1, 0.8, 0.06, 1.06 - i * 0.1, 1.2]), 0.058,
        t.input.color2 && i > 3 && i < 6 ? t.second('#ffffff', 'fabric') : cloth, 0.04)
    t.board([0.1, 0.68, 0.6], 0.5, 0.28, '#ffffff')
  }),
  easel: made(1.6, [fixed('#a8743c', 'wood')], (wood) => [
    each([-1, 1], (z) => rod([0.02, -1, z * 0.5], [-0.1, 0.95, z * 0.08], 0.035, wood)), rod([-0.1, 0.9, 0], [-0.6, -1, 0], 0.035, wood),
    slab([0.06, -0.32, 0], [0.07, 0.03, 0.55], wood, 0.01), slab([0.03, 0.22, 0], [0.03, 0.5, 0.45], main('#fbfaf5', 'matte'), 0.015),
    ball([0.06, 0.34, 0.12], [0.01, 0.13, 0.13], fixed('#f4b93a')),
    times(3, (i) => ball([0.06, -0.02 - i * 0.09, -0.12 + i * 0.1], [0.012, 0.09, 0.28 - i * 0.04], fixed(['#3f8a4e', '#2f6f9a', '#6fae5a'][i]))),
    board([0.065, 0.22, 0], 0.38, 0.2)]),
  'picture-frame': made(0.6, [
    slab([0, 0, 0], [0.04, 0.62, 0.8], fixed('#cfe0ea', 'matte'), 0.02), (t) => frameAround(t, 0, 0.64, 0.82, 0.1, t.main('#d9a82e', 'metal'), 0.02),
    ball([0.035, 0.15, 0.3], [0.012, 0.13, 0.13], fixed('#f7e3a0')),
    each([[-0.35, 0.5, '#5a7f9a'], [0.2, 0.42, '#46698a'], [0.5, 0.3, '#6b93aa']] as const, ([z, r, hex]) =>
      ball([0.02, -0.45, z], [0.03, r * 0.8, r * 0.7], fixed(hex))),
    slab([0.035, -0.45, 0], [0.015, 0.12, 0.72], fixed('#5f8a4e'), 0.01), board([0.06, 0, 0], 0.7, 0.3)]),
  book: made(0.25, [
    slab([0, 0, 0.02], [0.2, 0.92, 0.64], fixed('#f4ecd6', 'matte'), 0.02),
    each([-0.22, 0.22], (x) => slab([x, 0, 0], [0.03, 1, 0.7], main('#8c1d2f', 'satin'), 0.02)),
    slab([0, 0, -0.68], [0.24, 1, 0.05], main('#8c1d2f', 'satin'), 0.04), (t) => frameAround(t, 0, 0.82, 0.52, 0.018, t.second('#d9b35a', 'metal'), 0.25),
    board([0.26, 0.2, 0], 0.46, 0.35, '#f1dfa6')]),
  'open-book': made(0.16, [main('#6b3a22', 'satin'), fixed('#f7f1df', 'matte')], (cover, page) => [
    each([-1, 1], (z) => [
      slab([0, -0.06, z * 0.52], [0.68, 0.03, 0.52], cover, 0.02),
      times(4, (i) =>
        tube(triples([0.0, 0, z * 0.03, 0, 0.12 - i * 0.02, z * 0.3, 0, 0.05 - i * 0.02, z * 0.95]).map(([x, y, w]): Vec3 => [x, y, w]), 0.05, page, 0.04)),
      slab([0, 0.03, z * 0.5], [0.62, 0.055, 0.46], page, 0.04),
      times(7, (i) => slab([-0.45 + i * 0.14, 0.087, z * 0.5], [0.018, 0.006, 0.34], fixed('#6b6152'), 0.004))])]),
  scroll: made(0.4, [main('#efe0b8', 'matte')], (paper) => [
    slab([0, 0, 0], [0.03, 0.75, 0.6], paper, 0.02),
    each([-0.8, 0.8], (y) => [
      rod([0.06, y, -0.6], [0.06, y, 0.6], 0.13, paper), each([-0.78, 0.78], (z) => rod([0.06, y, z], [0.06, y, z * 1.15], 0.07, second('#6b3a22', 'wood')))]),
    unlettered(times(6, (i) => slab([0.035, 0.45 - i * 0.18, 0], [0.006, 0.02, 0.42 - (i % 3) * 0.07], fixed('#6b5438'), 0.004))),
    board([0.04, 0, 0], 0.5, 0.45)]),
  newspaper: made(0.3, [
    slab([0, 0, 0], [0.04, 1, 0.72], main('#efece2', 'matte'), 0.02), slab([0.042, 0.15, 0.3], [0.006, 0.3, 0.3], fixed('#8a8d94'), 0.004),
    times(6, (i) => slab([0.042, 0.42 - i * 0.11, -0.36], [0.006, 0.025, 0.26], fixed('#4a4a4c'), 0.004)),
    times(6, (i) => slab([0.042, -0.3 - i * 0.1, 0], [0.006, 0.02, 0.6], fixed('#5a5a5c'), 0.004)),
    unlettered(slab([0.042, 0.78, 0], [0.006, 0.08, 0.6], fixed('#17181b'), 0.004)), board([0.05, 0.76, 0], 0.62, 0.14)]),
  tombstone: made(1, [main('#8d9094', 'stone')], (stone) => [
    slab([0, 0.35, 0], [0.12, 0.5, 0.42], stone, 0.04),
    times(7, (i) => slab([0, 0.85 + i * 0.05, 0], [0.12, 0.04, 0.42 * Math.sqrt(1 - (i / 7.4) ** 2)], stone, 0.03)),
    slab([0, -0.12, 0], [0.24, 0.08, 0.55], stone, 0.03),
    unlettered([
      slab([0.12, 0.72, 0], [0.02, 0.2, 0.045], fixed('#5d6064', 'stone'), 0.01), slab([0.12, 0.78, 0], [0.02, 0.045, 0.14], fixed('#5d6064', 'stone'), 0.01)]),
    board([0.13, 0.6, 0], 0.34, 0.22)]),
  'toy-blocks': thing(0.15, (t) => {
    const block = (paint: number, y: number, z: number, turn: number): void => {
      t.slab([0, y, z], [0.5, 0.5, 0.5], paint, 0.06, turn)
      t.slab([0.5, y, z], [0.012, 0.34, 0.34], t.fixed('#f7f1df', 'matte'), 0.03, turn)
    }
    block(t.main('#d22b2b', 'satin'), 0, -0.55, 0)
    block(t.fixed('#2a62b8', 'satin'), 0, 0.55, 0)
    block(t.fixed('#f4c22a', 'satin'), 1, 0, 0.2)
    t.board([0.515, 0, -0.55], 0.26, 0.28, '#c8202a')
  }),
}
