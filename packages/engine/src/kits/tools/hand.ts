import { at, ball, disc, drum, each, fixed, made, main, pairs, ring, rod, second, slab, type ThingRow, thing, times, triples, tube, upTo,
  type Vec3 } from '../builder/index.ts'
import { brush, gear, handle, loop, pencil, steelOf } from './parts.ts'

export const HAND: Readonly<Record<string, ThingRow>> = {
  hammer: made(0.32, [steelOf], (steel) => [
    (t) => handle(t, -1, 0.7, 0.08), rod([0, 0.78, -0.1], [0, 0.78, 0.42], 0.13, steel), rod([0, 0.78, 0.42], [0, 0.78, 0.5], 0.17, steel),
    each([-0.06, 0.06], (x) => tube(triples([0, 0.8, -0.1, x, 0.82, -0.35, x * 1.6, 0.7, -0.55]), [0.11, 0.08, 0.03], steel))]),
  axe: made(0.8, [steelOf], (steel) => [
    (t) => handle(t, -1, 0.85, 0.07), times(8, (i) => rod([0, 0.6, 0.02], [0, 0.3 + i * 0.086, 0.5 - (i - 3.5) ** 2 * 0.006], 0.1, steel, 0.055, 0.05)),
    rod([0, 0.6, -0.12], [0, 0.6, 0.1], 0.12, steel)]),
  saw: made(0.5, [steelOf], (steel) => [
    times(9, (i) => rod([0, -0.25 + i * 0.07, -0.75], [0, -0.22 + i * 0.035, 1], 0.06, steel, 0.035, 0.03)),
    times(16, (i) => rod([0, -0.24, -0.65 + i * 0.1], [0, -0.34, -0.62 + i * 0.1], 0.035, steel, 0.01)),
    tube(triples([0, 0.1, -0.8, 0, 0.15, -1.2, 0, -0.2, -1.35, 0, -0.4, -1.1, 0, -0.15, -0.8]), 0.09, main('#8a5a34', 'wood'))]),
  screwdriver: made(0.22, [
    rod([0, -1, 0], [0, -0.3, 0], 0.17, main('#d22b2b', 'gloss'), 0.15),
    times(6, (i) =>
      rod([Math.cos(i * 1.05) * 0.15, -0.95, Math.sin(i * 1.05) * 0.15], [Math.cos(i * 1.05) * 0.14, -0.35, Math.sin(i * 1.05) * 0.14], 0.04,
        fixed('#26272b'))),
    rod([0, -0.2, 0], [0, 0.95, 0], 0.055, steelOf, 0.05), slab([0, 1, 0], [0.025, 0.1, 0.08], steelOf, 0.01)]),
  wrench: made(0.25, [main('#b4bac2', 'metal')], (steel) => [
    slab([0, 0, 0], [0.07, 0.72, 0.13], steel, 0.05), tube(loop(0.24, 9, -0.9, 4.95).map(([x, y, z]): Vec3 => [x, -z + 0.95, y]), 0.1, steel),
    ring([0, -0.85, 0], 0.2, 0.1, 'x', steel)]),
  drill: made(0.22, [main('#ee7a1c', 'satin')], (paint) => [
    rod([0, 0.4, -0.5], [0, 0.4, 0.35], 0.3, paint, 0.26), rod([0, 0.2, -0.3], [0, -0.6, -0.45], 0.2, paint),
    slab([0, -0.82, -0.42], [0.22, 0.16, 0.36], fixed('#26272b'), 0.06), rod([0, 0.4, 0.5], [0, 0.4, 0.75], 0.17, fixed('#26272b'), 0.1),
    rod([0, 0.4, 0.8], [0, 0.4, 1.5], 0.05, steelOf, 0.02), rod([0, 0.05, -0.12], [0, -0.1, -0.15], 0.07, fixed('#26272b'))]),
  shovel: made(1.1, [
    (t) => handle(t, -0.4, 1.1, 0.045), tube(triples([0, 1.08, -0.14, 0, 1.2, -0.1, 0, 1.2, 0.1, 0, 1.08, 0.14]), 0.04, main('#8a5a34', 'wood')),
    rod([0, 1.1, -0.13], [0, 1.1, 0.13], 0.04, main('#8a5a34', 'wood')), ball([0, -0.72, 0], [0.07, 0.42, 0.26], steelOf),
    rod([0, -0.3, 0], [0, -0.6, 0], 0.07, steelOf)]),
  pickaxe: thing(0.9, (t) => {
    handle(t, -1, 0.8, 0.06)
    t.tube(triples([0, 0.45, -0.85, 0, 0.78, -0.4, 0, 0.85, 0, 0, 0.78, 0.4, 0, 0.45, 0.85]), [0.02, 0.08, 0.12, 0.08, 0.02], steelOf(t))
  }),
  rake: made(1.5, [
    (t) => handle(t, -1.4, 1, 0.035), rod([0, 1, -0.3], [0, 1, 0.3], 0.045, steelOf),
    each(upTo(-2, 2), (i) => rod([0, 1, i * 0.14], [0.05, 1.35 + (i === 0 ? 0.12 : 0), i * 0.15], 0.035, steelOf, 0.015))]),
  broom: made(1.3, [second('#d9b25a', 'fur')], (straw) => [
    (t) => handle(t, -0.4, 1.4, 0.04),
    times(9, (i) => {
      const turn = i * 2.4
      const r = 0.05 * Math.sqrt(i) * 1.6
      return [
        rod([Math.cos(turn) * r * 0.5, -0.4, Math.sin(turn) * r * 0.5], [Math.cos(turn) * r * 1.6, -1.2, Math.sin(turn) * r * 1.6], 0.08, straw, 0.07, 0.02)]
    }),
    each([-0.42, -0.55], (y) => ring([0, y, 0], 0.15, 0.03, 'y', fixed('#b3352f')))]),
  scythe: made(1.6, [
    (t) => handle(t, -1.4, 1.1, 0.045), tube(triples([0, 1.1, 0, 0, 1.2, 0.4, 0, 1.05, 0.9, 0, 0.7, 1.2]), [0.07, 0.1, 0.08, 0.01], steelOf, 0.03),
    rod([0, 0.2, 0], [0, 0.25, 0.22], 0.035, main('#8a5a34', 'wood'))]),
  bucket: made(0.32, [main('#b4bac2', 'metal')], (steel) => [
    times(6, (i) => ring([0, -0.6 + i * 0.22, 0], 0.5 + i * 0.05, 0.13, 'y', steel, 0.05)), drum([0, -0.55, 0], 0.5, 0.1, steel),
    ball([0, 0.35, 0], [0.62, 0.05, 0.62], fixed('#5fa8d0', 'glass')),
    tube(loop(0.78, 10, 0, Math.PI).map(([x, y, z]): Vec3 => [x, y + 0.5, z]), 0.035, fixed('#5a5d66', 'metal'))]),
  'watering-can': made(0.32, [main('#2f8a4e', 'gloss')], (paint) => [
    drum([0, 0, 0], 0.55, 0.55, paint, 0.06), tube(triples([0, -0.3, 0.5, 0, 0.2, 0.95, 0, 0.75, 1.35]), [0.14, 0.1, 0.08], paint),
    ball([0, 0.85, 1.42], [0.2, 0.14, 0.2], paint), at('face', [0, 0.86, 1.56]),
    tube(triples([0, 0.5, 0.3, 0, 0.95, 0, 0, 0.85, -0.5, 0, 0.1, -0.75, 0, -0.3, -0.55]), 0.07, paint),
    ring([0, 0.55, 0], 0.5, 0.05, 'y', second('#d8dce2', 'metal'))]),
  paintbrush: [0.25, brush],
  pencil: [0.18, pencil],
  pen: made(0.15, [main('#1f3f8f', 'gloss')], (body) => [
    rod([0, -0.6, 0], [0, 0.95, 0], 0.12, body, 0.13), rod([0, -0.7, 0], [0, -1.15, 0], 0.1, fixed('#d9b35a', 'metal'), 0.01),
    each([0.1, 0.2], (y) => ring([0, y, 0], 0.125, 0.02, 'y', fixed('#d9b35a', 'metal'))),
    rod([0.15, 0.9, 0], [0.16, 0.3, 0], 0.03, fixed('#d9b35a', 'metal'))]),
  feather: thing(0.28, (t) => {
    const vane = t.main('#f7f5f0', 'matte')
    const spine: Vec3[] = triples([0, -1.1, 0, 0, -0.4, 0.02, 0, 0.4, 0.12, 0, 1.1, 0.4])
    t.tube(spine, [0.025, 0.025, 0.02, 0.01], t.fixed('#d9c9a0'))
    for (let i = 0; i < 15; i++) {
      const s = i / 14
      const y = -0.4 + s * 1.35
      const z = 0.02 + s * s * 0.3
      const wide = 0.3 * Math.sin(Math.PI * (0.12 + s * 0.85))
      for (const side of [-1, 1]) t.rod([0, y, z], [0, y + 0.22, z + side * wide], 0.05, vane, 0.02, 0.03)
    }
  }),
  scissors: made(0.2, [
    each([-1, 1], (side) => [
      rod([side * 0.03, -0.1, 0], [side * 0.03, 1.05, side * -0.26], 0.08, steelOf, 0.015),
      rod([side * 0.03, 0, 0], [side * 0.03, -0.4, side * 0.22], 0.06, steelOf), ring([0, -0.68, side * 0.32], 0.24, 0.075, 'x', main('#d22b2b', 'gloss'))]),
    ball([0.1, 0, 0], 0.06, fixed('#8a8d94', 'metal'))]),
  ruler: made(0.3, [
    slab([0, 0, 0], [0.03, 1, 0.16], main('#f0c52b', 'satin'), 0.02),
    times(19, (i) => slab([0.03, -0.9 + i * 0.1, 0.12 - (i % 5 === 0 ? 0.05 : 0)], [0.008, 0.008, i % 5 === 0 ? 0.08 : 0.04], fixed('#26272b'), 0.004))]),
  needle: made(0.06, [
    rod([0, -1, 0], [0, 0.9, 0], 0.015, main('#c9ced6', 'chrome'), 0.05), ring([0, 0.95, 0], 0.06, 0.03, 'x', main('#c9ced6', 'chrome')),
    tube(triples([0, 0.95, 0, 0, 0.6, 0.3, 0, 0.9, 0.6, 0, 0.3, 0.8]), 0.025, second('#d22b2b'))]),
  rope: made(0.2, [
    times(5, (i) =>
      ring([0, i * 0.22, 0], 0.8 - i * 0.04, 0.13, 'y', main('#c9a36a', 'fabric', { pattern: { kind: 'stripes', color: [0.3, 0.2, 0.08], scale: 6 } }))),
    tube(triples([0.75, 0.2, 0, 1.1, 0, 0.4, 1.3, 0, 0.8]), 0.12, main('#c9a36a', 'fabric'))]),
  key: made(0.12, [main('#d9a82e', 'metal')], (gold) => [
    each(pairs([0.95, 0, 0.7, 0.26, 0.7, -0.26]), ([y, z]) => ring([0, y, z], 0.19, 0.075, 'x', gold)), rod([0, 0.5, 0], [0, -1, 0], 0.08, gold),
    ring([0, 0.42, 0], 0.1, 0.05, 'y', gold), each([-0.92, -0.68], (y) => slab([0, y, 0.2], [0.06, 0.08, 0.17], gold, 0.03))]),
  lock: made(0.1, [
    tube(triples([0, 0, -0.42, 0, 0.6, -0.42, 0, 0.95, -0.22, 0, 1.02, 0, 0, 0.95, 0.22, 0, 0.6, 0.42, 0, 0, 0.42]), 0.11, second('#b4bac2', 'chrome')),
    slab([0, -0.45, 0], [0.26, 0.52, 0.68], main('#d9a82e', 'metal'), 0.12), ball([0.26, -0.35, 0], [0.04, 0.14, 0.14], fixed('#1c1612')),
    slab([0.26, -0.58, 0], [0.03, 0.18, 0.05], fixed('#1c1612'), 0.02)]),
  anchor: made(1.4, [main('#5b626b', 'metal')], (iron) => [
    rod([0, -0.9, 0], [0, 0.8, 0], 0.1, iron), ring([0, 1, 0], 0.18, 0.06, 'x', iron), rod([0, 0.55, -0.5], [0, 0.55, 0.5], 0.085, iron),
    tube(triples([0, -0.15, -0.9, 0, -0.7, -0.68, 0, -1, 0, 0, -0.7, 0.68, 0, -0.15, 0.9]), [0.04, 0.12, 0.15, 0.12, 0.04], iron),
    each([-1, 1], (z) => rod([0, -0.3, z * 0.72], [0, 0, z * 1], 0.15, iron, 0.02))]),
  gear: [0.4, gear],
  wheel: made(0.7, [
    ring([0, 0, 0], 0.78, 0.24, 'x', main('#1f2023', 'matte')), disc([0, 0, 0], 0.58, 0.14, 'x', second('#c9ced6', 'metal')),
    times(5, (i) => ball([0.15, Math.sin(i * 1.257) * 0.3, Math.cos(i * 1.257) * 0.3], [0.04, 0.1, 0.1], fixed('#26272b'))),
    ball([0.16, 0, 0], 0.12, fixed('#8a8d94', 'chrome'))]),
  magnet: made(0.2, [
    tube(triples([0, 0.4, -0.55, 0, -0.1, -0.58, 0, -0.6, -0.4, 0, -0.8, 0, 0, -0.6, 0.4, 0, -0.1, 0.58, 0, 0.4, 0.55]), 0.24, main('#d22b2b', 'gloss'), 0.03),
    each([-0.55, 0.55], (z) => rod([0, 0.55, z], [0, 0.8, z], 0.25, second('#c9ced6', 'chrome')))]),
}
