import { ball, disc, drum, each, fixed, made, main, ring, rod, second, slab, type Thing, type ThingRow, times, triples, tube, upTo,
  type Vec3 } from '../builder/index.ts'

/** Gathered cloth around an elastic. */
function scrunchie(t: Thing): void {
  const silk = t.main('#e0a6b8', 'satin')
  const turns = 26
  for (let i = 0; i < turns; i++) {
    const a = (i / turns) * Math.PI * 2
    const out = 0.74 + 0.03 * Math.sin(i * 5.1)
    // Every other gather is higher, as in cloth on an elastic.
    const thick = i % 2 ? 0.31 : 0.25
    t.ball([Math.cos(a) * out, 0.02 * Math.sin(i * 2.7), Math.sin(a) * out], [thick, thick * 0.92, thick], silk, 0.03)
  }
}

const FACES = ['#c4202a', '#f2f2ee', '#1f57b8', '#2f9a4a', '#f0c22a', '#ee7a1c'] as const

/** A cube with three by three colored squares per face, rotated to show three faces. */
function puzzleCube(t: Thing): void {
  const body = t.main('#15161a', 'gloss')
  const turn = 0.6
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  t.slab([0, 0, 0], [0.9, 0.9, 0.9], body, 0.08, turn)
  const squares = FACES.map((hex) => t.fixed(hex, 'gloss'))
  for (let i = 0; i < 9; i++) {
    const [a, b] = [((i % 3) - 1) * 0.58, (Math.floor(i / 3) - 1) * 0.58]
    const half = 0.25
    const on = (k: number): number => squares[(i * k + (i >> 1)) % 6]
    const at = (x: number, y: number, z: number): Vec3 => [x * c + z * s, y, z * c - x * s]
    t.slab(at(0.9, a, b), [0.015, half, half], on(5), 0.04, turn).slab(at(a, b, -0.9), [half, half, 0.015], on(7), 0.04, turn)
      .slab(at(a, 0.9, b), [half, 0.015, half], on(1), 0.04, turn).slab(at(a, b, 0.9), [half, half, 0.015], on(4), 0.04, turn)
  }
}

/** A collar with its tag, and the leash coiled in front. */
function leash(t: Thing): void {
  const strap = t.main('#c8322b', 'fabric')
  const steel = t.second('#d3d8de', 'chrome')
  const coil: Vec3[] = []
  for (let i = 0; i <= 56; i++) {
    const a = (i / 56) * Math.PI * 6.4
    const r = 0.98 - 0.011 * i
    coil.push([Math.cos(a) * r, -0.05 + 0.004 * i, Math.sin(a) * r])
  }
  t.tube(coil, 0.06, strap)
  // The hand loop lies over the coil, and the snap hook is at the other end.
  t.tube(
    Array.from({ length: 13 }, (_, i): Vec3 => {
      const a = (i / 12) * Math.PI * 2
      return [0.6 + Math.cos(a) * 0.5, 0.16, 1.1 + Math.sin(a) * 0.28]
    }),
    0.075,
    strap)
  t.rod([0.98, -0.05, 0], [1.3, 0, -0.3], 0.06, steel).ring([1.42, 0, -0.42], 0.15, 0.045, 'y', steel)
}

/** A box with a tissue sticking out of its slit. */
function tissueBox(t: Thing): void {
  t.slab([0, -0.3, 0], [0.56, 0.4, 1], t.main('#8fb8cf', 'satin'), 0.05).slab([0, 0.1, 0], [0.12, 0.012, 0.42], t.fixed('#4a6676', 'matte'), 0.01)
  const sheet = t.second('#ffffff', 'fabric')
  for (let i = 0; i < 13; i++) {
    const z = -0.36 + i * 0.06
    t.tube(triples([0, 0, z * 0.9, 0.1 * Math.sin(i * 1.1), 0.42, z * 1.1, 0.2 * Math.sin(i * 0.9 + 1), 0.86 - 0.05 * Math.abs(i - 5), z * 1.7]),
      [0.1, 0.09, 0.035], sheet, 0.05)
  }
}

/** Things from drawers, bathrooms and offices. */
export const EVERYDAY: Readonly<Record<string, ThingRow>> = {
  scrunchie: [0.04, scrunchie],
  // A long file with a rough surface.
  'nail-file': made(0.16, [main('#e58aa6', 'matte', { pattern: { kind: 'noise', color: [0.42, 0.12, 0.2], scale: 16 } })], (grit) => [
    each(upTo(0, 12), (i) => disc([0, -1.2 + i * 0.2, 0], 0.2, 0.045, 'x', grit)), slab([0, 0, 0], [0.045, 1.2, 0.2], grit, 0.02),
    slab([0, 0, 0], [0.03, 1.22, 0.205], second('#f6f1ea', 'matte'), 0.02)]),
  // Two steel arms that meet in a slanted tip.
  tweezers: made(0.1, [main('#d3d8de', 'chrome')], (steel) => [
    each([-1, 1], (z) =>
      tube(triples([0, 1.1, z * 0.03, 0, 0.7, z * 0.14, 0, -0.2, z * 0.22, 0, -1, z * 0.05, 0, -1.14, z * 0.02]), [0.12, 0.11, 0.13, 0.06, 0.03], steel, 0.02)
    )]),
  // A strip of fabric with a pad in its middle.
  bandage: made(0.06, [main('#e9b48a', 'fabric')], (strip) => [
    slab([0, 0, 0], [0.06, 0.4, 1], strip, 0.05), each([-0.86, 0.86], (z) => disc([0, 0, z], 0.4, 0.06, 'x', strip)),
    slab([0.06, 0, 0], [0.02, 0.34, 0.4], second('#f8ece0', 'matte'), 0.02),
    times(16, (i) =>
      ball([0.065, -0.2 + 0.13 * (i % 4), (i < 8 ? -1 : 1) * (0.62 + 0.14 * (Math.floor(i / 4) % 2))], [0.012, 0.025, 0.025], fixed('#c98a5c', 'matte')))]),
  // A stick with a display window.
  thermometer: made(0.14, [
    rod([0, -0.9, 0], [0, 0.75, 0], 0.14, main('#f4f6f8', 'gloss'), 0.2), rod([0, -1.24, 0], [0, -0.92, 0], 0.055, second('#c9ced6', 'chrome'), 0.1),
    slab([0.17, 0.25, 0], [0.05, 0.3, 0.11], fixed('#2f3a44', 'gloss'), 0.04),
    slab([0.21, 0.25, 0], [0.02, 0.24, 0.075], fixed('#b9d8c0', 'satin', { emission: [0.05, 0.08, 0.06] }), 0.02),
    ball([0.17, -0.22, 0], [0.06, 0.07, 0.07], fixed('#3a9fd8', 'gloss'))]),
  // A molar: a crown with four cusps, and its roots.
  tooth: made(0.16, [main('#fbfaf5', 'gloss', { emission: [0.03, 0.03, 0.03] })], (enamel) => [
    ball([0, 0.3, 0], [0.5, 0.5, 0.62], enamel),
    each([-1, 1], (x) =>
      each([-1, 1], (z) => [
        ball([x * 0.22, 0.62, z * 0.32], [0.28, 0.24, 0.3], enamel, 0.12),
        tube(triples([x * 0.16, 0, z * 0.32, x * 0.2, -0.5, z * 0.4, x * 0.14, -1, z * 0.3]), [0.32, 0.22, 0.07], enamel, 0.16)]))]),
  // A shaft with two knobs at each end.
  bone: made(0.06, [main('#f1e7d2', 'satin')], (ivory) => [
    rod([0, 0, -0.8], [0, 0, 0.8], 0.2, ivory), each([-1, 1], (z) => each([-0.22, 0.22], (y) => ball([0, y, z * 0.92], [0.25, 0.27, 0.27], ivory, 0.12)))]),
  'puzzle-cube': [0.06, puzzleCube],
  leash: [0.06, leash],
  // A roll with its end hanging down.
  'paper-roll': made(0.1, [main('#fbfaf6', 'fabric')], (paper) => [
    drum([0, 0, 0], 0.78, 0.68, paper, 0.08), drum([0, 0.02, 0], 0.27, 0.69, fixed('#b99b74', 'matte'), 0.02),
    drum([0, 0.04, 0], 0.22, 0.69, fixed('#5a4630', 'matte'), 0.02), each([0.42, 0.58], (r) => ring([0, 0.69, 0], r, 0.008, 'y', fixed('#dcd8cf', 'matte'))),
    slab([0.5, -0.2, 0.6], [0.34, 0.46, 0.02], paper, 0.015, 0.7)]),
  'tissue-box': [0.16, tissueBox],
  // Arm, base, and hinge at the back.
  stapler: made(0.07, [main('#c8322b', 'gloss'), second('#c9ced6', 'chrome')], (shell, steel) => [
    slab([0, -0.42, 0.05], [0.26, 0.08, 1.05], fixed('#26282d', 'satin'), 0.06), rod([0, -0.06, -0.8], [0, 0.06, 0.92], 0.13, steel),
    rod([0, 0.1, -0.78], [0, 0.26, 0.86], 0.26, shell, 0.21), slab([0, -0.14, -0.86], [0.24, 0.26, 0.16], shell, 0.08)]),
  // A roll of adhesive tape, standing.
  'tape-roll': made(0.1, [main('#d8b06a', 'gloss')], (tape) => [
    disc([0, 0, 0], 0.8, 0.3, 'x', tape), disc([0.02, 0, 0], 0.54, 0.3, 'x', fixed('#efe6d6', 'matte')),
    disc([0.04, 0, 0], 0.46, 0.3, 'x', fixed('#5c5348', 'matte')), slab([0, -0.76, 0.4], [0.28, 0.02, 0.5], tape, 0.01)]),
  // Keys, a screen, and a card slot.
  'card-terminal': made(0.2, [
    slab([0, 0, 0], [0.2, 1, 0.54], main('#26282d', 'satin'), 0.12),
    slab([0.19, 0.5, 0], [0.03, 0.34, 0.44], fixed('#2f7fc0', 'gloss', { emission: [0.06, 0.16, 0.28] }), 0.03),
    slab([0.22, 0.58, 0], [0.008, 0.03, 0.3], fixed('#eef4f8', 'matte', { emission: [0.2, 0.2, 0.2] }), 0.004),
    times(4, (row) =>
      each([-0.3, 0, 0.3], (z, i) =>
        slab([0.21, -0.06 - row * 0.2, z], [0.03, 0.07, 0.11], row === 3 ? fixed(['#d2332a', '#f0c22a', '#3f9a4e'][i], 'gloss') : fixed('#e6e9ec', 'satin'),
          0.03))),
    slab([0.02, -1.06, 0], [0.03, 0.34, 0.44], second('#d8b25a', 'metal'), 0.02), slab([0, 1.1, 0], [0.02, 0.24, 0.36], fixed('#fdfdfb', 'matte'), 0.01)]),
  // A tray on one wheel with two handles.
  wheelbarrow: made(0.65, [main('#3f8a4a', 'satin'), second('#9a6a3a', 'wood')], (tray, wood) => [
    slab([0, 0.02, 0.04], [0.42, 0.16, 0.52], tray, 0.1), slab([0, 0.26, 0.16], [0.5, 0.16, 0.64], tray, 0.06, 0, 0.16),
    slab([0, 0.4, 0.2], [0.5, 0.02, 0.62], fixed('#5a4028', 'matte'), 0.01),
    each([-0.3, 0.3], (x) => [rod([x * 0.4, -0.4, 0.92], [x * 1.2, 0.1, -1.3], 0.05, wood), rod([x, -0.12, -0.36], [x, -0.72, -0.5], 0.045, tray)]),
    disc([0, -0.44, 0.95], 0.3, 0.1, 'x', fixed('#26272b', 'satin')), disc([0, -0.44, 0.95], 0.14, 0.12, 'x', fixed('#c9ced6', 'metal'))]),
  // A slanted board on a column, for notes.
  lectern: made(1.15, [main('#8a5a34', 'wood')], (wood) => [
    slab([0, -1.1, 0], [0.5, 0.06, 0.62], wood, 0.03), slab([0, -0.2, 0], [0.3, 0.9, 0.42], wood, 0.03),
    times(7, (i) => slab([-0.42 + i * 0.14, 0.74 + i * 0.05, 0], [0.08, 0.05, 0.66], wood, 0.02)),
    slab([0.31, -0.1, 0], [0.012, 0.5, 0.28], second('#6b4426', 'wood'), 0.01),
    tube(triples([0.3, 1.04, 0.2, 0.1, 1.3, 0.2, -0.1, 1.42, 0.2]), 0.02, fixed('#26272b', 'satin')),
    ball([-0.12, 1.43, 0.2], [0.07, 0.06, 0.06], fixed('#26272b', 'fabric'))]),
}
