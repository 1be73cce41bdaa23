import { at, ball, disc, drum, each, fixed, glow, lathe, light, made, main, pairs, ring, rod, second, sheer, slab, type Thing, type ThingRow, thing, times,
  triples, tube, vessel } from '../builder/index.ts'
import { handle, typewriter } from './parts.ts'

const steel = (t: Thing): number => t.main('#c9ced6', 'chrome')

/** A fork, offset by `z`. */
function fork(t: Thing, z: number): void {
  const metal = steel(t)
  t.rod([0, -1, z], [0, 0.1, z], 0.07, metal, 0.045).slab([0, 0.28, z], [0.03, 0.16, 0.15], metal, 0.03)
  for (let i = 0; i < 4; i++) t.rod([0, 0.4, z - 0.13 + i * 0.087], [0, 0.95, z - 0.13 + i * 0.087], 0.03, metal, 0.02)
}

/** A table knife, offset by `z`. */
function tableKnife(t: Thing, z: number): void {
  const metal = steel(t)
  t.rod([0, -1, z], [0, 0, z], 0.07, metal, 0.06)
  for (let i = 0; i < 4; i++) t.rod([0, 0.02, z + i * 0.04], [0, 0.98 - i * i * 0.03, z - 0.02 + i * 0.035], 0.03, metal, 0.02, 0.03)
}

function spoon(t: Thing): void {
  const metal = steel(t)
  t.rod([0, -1, 0], [0, 0.42, 0], 0.07, metal, 0.045).ball([0, 0.68, 0], [0.06, 0.34, 0.22], metal, 0.06)
    .ball([0.045, 0.68, 0], [0.03, 0.26, 0.16], t.main('#8d949e', 'chrome'))
}

function chopsticks(t: Thing): void {
  const wood = t.main('#8a4a2a', 'wood')
  for (const side of [-1, 1]) t.rod([0, -1, side * 0.05], [0, 1, side * 0.2], 0.03, wood, 0.055)
}

const spatula = (t: Thing): Thing =>
  t.rod([0, -1, 0], [0, 0.2, 0], 0.08, t.second('#8a5a34', 'wood'), 0.06).slab([0, 0.55, 0], [0.035, 0.38, 0.24], t.main('#c9ced6', 'satin'), 0.03)

function whisk(t: Thing): void {
  const metal = steel(t)
  t.rod([0, -1, 0], [0, -0.1, 0], 0.09, t.second('#8a5a34', 'wood'), 0.08)
  for (let i = 0; i < 3; i++) {
    const turn = (i / 3) * Math.PI
    const at = (wide: number, y: number) => [Math.sin(turn) * wide, y, Math.cos(turn) * wide] as const
    t.tube([at(0, -0.1), at(0.2, 0.25), at(0.32, 0.65), at(0.2, 0.92), at(0, 1), at(-0.2, 0.92), at(-0.32, 0.65), at(-0.2, 0.25), at(0, -0.1)], 0.022, metal)
  }
}

/** Navigation and optical instruments. */
const OPTICAL: Readonly<Record<string, ThingRow>> = {
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
    // Foot, arm, stage and tube, with the eyepieces on the viewer's side.
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

/** Distance from the center of a plate to its fork or knife, each two units long. */
const COVER = 1.4

/** Glasses on a waiter's tray: position and color of the drink. */
const DRINKS = [[0.42, -0.5, '#f0c24a'], [0.5, 0.42, '#c8323f'], [-0.45, -0.3, '#e98a3a'], [-0.36, 0.56, '#f3dd8a'], [0.05, 0, '#d94f78']] as const

/** Kitchenware, optical instruments and small machines. */
export const KITCHEN: Readonly<Record<string, ThingRow>> = {
  ...OPTICAL,
  fork: [0.2, (t) => fork(t, 0)],
  spoon: [0.2, spoon],
  chopsticks: [0.23, chopsticks],
  spatula: [0.28, spatula],
  whisk: [0.28, whisk],
  cutlery: made(0.22, [(t) => fork(t, -0.4), (t) => tableKnife(t, 0.4)]),
  // Cutlery as laid around a plate.
  cover: made(0.22, [(t) => fork(t, -COVER), (t) => tableKnife(t, COVER)]),
  'frying-pan': made(0.1, [main('#26282c', 'satin')], (iron) => [
    drum([0, 0, 0], 0.85, 0.06, iron, 0.04), ring([0, 0.1, 0], 0.86, 0.07, 'y', iron),
    rod([0, 0.12, 0.9], [0, 0.3, 2.1], 0.1, second('#5a3018', 'wood'), 0.12)]),
  pot: made(0.25, [main('#c4c9d0', 'metal')], (steel) => [
    drum([0, 0, 0], 0.85, 0.5, steel, 0.1), ball([0, 0.52, 0], [0.86, 0.16, 0.86], steel), ball([0, 0.74, 0], 0.12, fixed('#26272b')),
    each([-1, 1], (z) => tube(triples([-0.2, 0.25, z * 0.82, -0.2, 0.28, z * 1.1, 0.2, 0.28, z * 1.1, 0.2, 0.25, z * 0.82]), 0.07, fixed('#26272b')))]),
  cauldron: made(0.6, [main('#26282c', 'metal')], (iron) => [
    ball([0, 0, 0], [0.95, 0.78, 0.95], iron), ring([0, 0.6, 0], 0.76, 0.11, 'y', iron),
    ball([0, 0.62, 0], [0.7, 0.07, 0.7], second('#5fd14a', 'gloss', { emission: [0.15, 0.6, 0.1] })),
    each(triples([0.2, 0.3, 0.17, -0.3, 0, 0.13, 0.1, -0.35, 0.2, 0.4, -0.05, 0.1]), ([x, z, r]) =>
      ball([x, 0.68, z], r, second('#7ae85e', 'gloss', { emission: [0.15, 0.6, 0.1] }))),
    times(3, (i) =>
      rod([Math.cos(i * 2.1 + 0.5) * 0.55, -0.6, Math.sin(i * 2.1 + 0.5) * 0.55], [Math.cos(i * 2.1 + 0.5) * 0.7, -1, Math.sin(i * 2.1 + 0.5) * 0.7], 0.12,
        iron, 0.08)),
    light([0, 1, 0], '#7aff5a', 5, 0.7)]),
  bowl: made(0.1, [main('#f1efe9', 'gloss')], (china) => [
    vessel(pairs([-0.52, 0.44, -0.45, 0.42, -0.4, 0.54, -0.15, 0.82, 0.16, 0.98, 0.24, 1]), china, 0.07, 0.2),
    ring([0, 0.14, 0], 0.985, 0.022, 'y', second('#2a62b8', 'gloss')), at('seat', [0, -0.1, 0])]),
  plate: made(0.04, [
    lathe(pairs([-0.06, 0.52, -0.03, 0.62, 0.09, 0.98, 0.11, 0.97, 0.03, 0.74, 0, 0.68, 0, 0]), main('#f4f3ee', 'gloss')),
    ring([0, 0.045, 0], 0.78, 0.012, 'y', second('#2a62b8', 'gloss')), at('seat', [0, 0, 0])]),
  'tray-of-drinks': thing(0.24, (t) => {
    const silver = t.main('#c4c9d0', 'chrome')
    t.drum([0, 0, 0], 1, 0.03, silver).ring([0, 0.03, 0], 0.98, 0.04, 'y', silver)
    const glass = t.fixed('#e6eef2', 'gloss')
    DRINKS.forEach(([x, z, hex]) => {
      t.drum([x, 0.06, z], 0.17, 0.015, glass).rod([x, 0.07, z], [x, 0.42, z], 0.03, glass).rod([x, 0.5, z], [x, 0.98, z], 0.12, t.fixed(hex, 'gloss'), 0.19)
        .ring([x, 1.13, z], 0.185, 0.014, 'y', glass)
    })
  }),
  tray: made(0.06, [main('#a8743f', 'wood')], (wood) => [
    slab([0, -0.05, 0], [0.68, 0.04, 1], wood, 0.03), each([-0.66, 0.66], (x) => slab([x, 0.03, 0], [0.035, 0.1, 1], wood, 0.03)),
    each([-0.98, 0.98], (z) => [
      slab([0, 0.03, z], [0.68, 0.1, 0.035], wood, 0.03),
      tube(triples([-0.26, 0.1, z, -0.22, 0.24, z * 1.04, 0.22, 0.24, z * 1.04, 0.26, 0.1, z]), 0.035, second('#d9b35a', 'metal'))]),
    at('seat', [0, -0.01, 0])]),
  'rolling-pin': made(0.07, [main('#d3a266', 'wood')], (wood) => [
    rod([0, 0, -0.68], [0, 0, 0.68], 0.17, wood),
    each([-1, 1], (side) =>
      tube(triples([0, 0, side * 0.8, 0, 0, side * 0.92, 0, 0, side * 1.12, 0, 0, side * 1.24]), [0.05, 0.075, 0.085, 0.05], second('#a8743f', 'wood')))]),
  toaster: made(0.2, [
    slab([0, 0, 0], [0.42, 0.5, 0.85], main('#c9ced6', 'chrome'), 0.2),
    each([-0.14, 0.14], (x) => [
      slab([x, 0.5, 0], [0.07, 0.03, 0.6], fixed('#26272b'), 0.02), slab([x, 0.62, 0], [0.05, 0.22, 0.45], fixed('#c98a45', 'matte'), 0.08)]),
    slab([0.05, 0.1, 0.88], [0.08, 0.05, 0.08], fixed('#26272b'), 0.03)]),
  iron: made(0.15, [
    tube(triples([0, -0.3, -0.8, 0, -0.3, 0.2, 0, -0.35, 1]), [0.45, 0.42, 0.1], main('#2a62b8', 'gloss'), 0.1),
    slab([0, -0.62, -0.2], [0.46, 0.08, 0.75], fixed('#c9ced6', 'chrome'), 0.05),
    tube(triples([0, 0, -0.9, 0, 0.5, -0.8, 0, 0.5, 0.2, 0, 0, 0.4]), 0.14, second('#26272b'))]),
  'sewing-machine': made(0.35, [main('#1f2126', 'gloss')], (paint) => [
    slab([0, -0.7, 0], [0.35, 0.14, 0.95], second('#7a4f2c', 'wood'), 0.04), rod([0, -0.5, -0.6], [0, 0.2, -0.6], 0.22, paint),
    rod([0, 0.3, -0.6], [0, 0.3, 0.6], 0.2, paint), rod([0, 0.25, 0.62], [0, -0.15, 0.62], 0.18, paint),
    rod([0, -0.2, 0.62], [0, -0.55, 0.62], 0.03, fixed('#c9ced6', 'chrome')), disc([0, 0.25, -0.9], 0.26, 0.06, 'z', fixed('#d9b35a', 'metal')),
    drum([0, 0.62, 0.1], 0.08, 0.12, fixed('#d22b2b'), 0.02)]),
  typewriter: [0.24, typewriter],
  'fishing-rod': made(2, [
    tube(triples([0, -1, -0.5, 0, 0, -0.2, 0, 0.9, 0.2, 0, 1.1, 0.6]), [0.04, 0.025, 0.015, 0.008], main('#5a3018', 'wood')),
    rod([0, -1, -0.5], [0, -0.75, -0.42], 0.05, fixed('#c9a36a', 'matte')), disc([0.05, -0.62, -0.34], 0.09, 0.04, 'x', second('#c9ced6', 'metal')),
    tube(triples([0, 1.1, 0.6, 0, 0.2, 0.68, 0, -0.6, 0.7]), 0.005, fixed('#e8e8ea')), ball([0, -0.6, 0.7], 0.04, fixed('#d22b2b', 'gloss'))]),
  anvil: made(0.45, [main('#4a5058', 'metal')], (iron) => [
    slab([0, -0.75, 0], [0.42, 0.2, 0.62], iron, 0.06), slab([0, -0.3, 0], [0.24, 0.4, 0.34], iron, 0.1), slab([0, 0.25, 0.1], [0.34, 0.24, 0.75], iron, 0.05),
    rod([0, 0.32, -0.6], [0, 0.38, -1.25], 0.2, iron, 0.02), at('seat', [0, 0.5, 0.1])]),
  hourglass: made(0.3, [main('#b08a3e', 'metal'), second('#e8c27a', 'matte')], (frame, sand) => [
    each([-1, 1], (y) => drum([0, y, 0], 0.62, 0.08, frame, 0.04)),
    times(3, (i) =>
      rod([Math.cos(i * 2.1 + 0.6) * 0.52, -0.95, Math.sin(i * 2.1 + 0.6) * 0.52], [Math.cos(i * 2.1 + 0.6) * 0.52, 0.95, Math.sin(i * 2.1 + 0.6) * 0.52], 0.05,
        frame)),
    lathe(pairs([-0.9, 0.36, -0.74, 0.4, -0.56, 0.14, -0.5, 0]), sand), lathe(pairs([0.06, 0.03, 0.22, 0.18, 0.42, 0.33, 0.46, 0]), sand),
    rod([0, 0.08, 0], [0, -0.56, 0], 0.014, sand),
    vessel(pairs([-0.93, 0.38, -0.78, 0.44, -0.4, 0.36, -0.1, 0.1, 0, 0.06, 0.1, 0.1, 0.4, 0.36, 0.78, 0.44, 0.93, 0.38]), sheer('#eaf3f5'), 0.02, 0.03)]),
  scales: made(0.5, [main('#d9a82e', 'metal')], (gold) => [
    drum([0, -0.95, 0], 0.42, 0.06, gold, 0.04), rod([0, -0.9, 0], [0, 0.85, 0], 0.055, gold), ball([0, 0.92, 0], 0.1, gold),
    tube(triples([0, 0.6, -0.9, 0, 0.75, 0, 0, 0.6, 0.9]), 0.045, gold),
    each([-0.9, 0.9], (z) => [each([-0.28, 0.28], (d) => rod([0, 0.6, z], [0, -0.15, z + d], 0.012, gold)), ball([0, -0.2, z], [0.36, 0.08, 0.36], gold)])]),
  toolbox: made(0.25, [main('#c8202a', 'gloss')], (paint) => [
    slab([0, -0.1, 0], [0.45, 0.4, 0.95], paint, 0.06), slab([0, 0.38, 0], [0.42, 0.12, 0.92], paint, 0.1),
    tube(triples([0, 0.48, -0.4, 0, 0.72, -0.35, 0, 0.72, 0.35, 0, 0.48, 0.4]), 0.06, second('#26272b')),
    each([-0.5, 0.5], (z) => slab([0.45, 0.26, z], [0.03, 0.09, 0.08], fixed('#c9ced6', 'chrome'), 0.02))]),
}
