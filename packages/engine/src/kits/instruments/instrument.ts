import { apart, ball, closedCurve, disc, drum, each, fixed, lerp, made, main, type Outline, pairs, ring, rod, second, slab, type Thing, type ThingRow, thing,
  thingKit, times, triples, tube, type Vec3 } from '../builder/index.ts'
import { INSTRUMENTS_ON_STANDS } from './on-stands.ts'
import { drumShell, type StringBody, strung, VIOLIN } from './parts.ts'

/** The flared end of a horn: rings that widen along its main axis, dark inside. */
function bell(t: Thing, from: Vec3, to: Vec3, radius: number, brass: number): void {
  const reach = [0, 1, 2].map((axis) => Math.abs(to[axis] - from[axis]))
  const axis = reach[2] >= reach[1] && reach[2] >= reach[0] ? 'z' : reach[1] >= reach[0] ? 'y' : 'x'
  const at = (s: number): Vec3 => lerp(from, to, s)
  const steps = 9
  const thick = (Math.max(...reach) / steps) * 0.62
  for (let i = 0; i <= steps; i++) {
    const s = i / steps
    const wide = radius * (0.16 + 0.84 * s ** 2.6)
    t.ring(at(s), Math.max(thick, wide - thick), thick, axis, brass, thick)
    if (wide < radius * 0.6) t.ball(at(s), wide * 0.8, brass, thick)
  }
  t.ball(at(0.78), radius * 0.34, t.fixed('#4a3410', 'matte'))
}

/** Tone holes of a flute or a clarinet. */
const HOLES = 9

function woodwind(t: Thing, hex: string, flare: number): void {
  const body = t.main(hex, 'gloss')
  t.rod([0, -1, 0], [0, 0.95, 0], 0.07, body, 0.055)
  if (flare > 0) t.rod([0, -0.95, 0], [0, -1.2, 0], 0.07, body, flare)
  for (let i = 0; i < HOLES; i++) {
    t.ball([0.07, 0.6 - i * (1.4 / HOLES), 0], [0.03, 0.05, 0.05], t.fixed('#d8dce2', 'chrome'))
    if (i % 2) t.rod([0.05, 0.6 - i * (1.4 / HOLES), 0.06], [0.05, 0.5 - i * (1.4 / HOLES), 0.08], 0.014, t.fixed('#d8dce2', 'chrome'))
  }
  t.rod([0, 0.95, 0], [0, 1.2, 0], 0.05, t.fixed('#26272b'), 0.03)
}

const GUITAR: StringBody = { hex: '#b5702a', lower: 0.52, upper: 0.4, deep: 0.16, neck: 0.9, strings: 6, hole: 'round' }
/** The body of an electric guitar as [height, width]: two horns around the neck, the upper one longer. */
const HORNED: Outline = closedCurve(
  pairs([
    -0.48, 0, -0.43, 0.28, -0.2, 0.45, 0.1, 0.42, 0.33, 0.33, 0.55, 0.36, 0.8, 0.42, 1.02, 0.36, 1.06, 0.28, 0.9, 0.21, 0.76, 0.1, 0.76, -0.1, 0.84, -0.22,
    0.93, -0.31, 0.84, -0.38, 0.6, -0.38, 0.4, -0.32, 0.1, -0.4, -0.22, -0.44, -0.43, -0.26]))
const ROWS: Readonly<Record<string, ThingRow>> = {
  ...INSTRUMENTS_ON_STANDS,
  guitar: [1, (t) => strung(t, GUITAR)],
  'electric-guitar': made(1, [(t) => strung(t, { ...GUITAR, hex: '#c8202a', deep: 0.09, hole: 'none', electric: HORNED, lower: 0.46, upper: 0.32 })]),
  ukulele: [0.55, (t) => strung(t, { ...GUITAR, hex: '#a8642c', neck: 0.55, strings: 4 })],
  violin: made(0.6, [
    (t) => strung(t, VIOLIN),
    ball([0.12, -0.38, 0.16], [0.08, 0.1, 0.14], fixed('#17120e', 'gloss')),
    rod([0.3, -0.5, -0.62], [0.3, 1.35, -0.3], 0.022, fixed('#5a3018', 'wood')),
    rod([0.3, -0.48, -0.57], [0.3, 1.3, -0.26], 0.014, fixed('#efe9dc'))]),
  drum: made(0.6, [
    (t) => drumShell(t, [0, 0, 0], 0.62, 0.45),
    times(8, (i) => {
      const [a, b] = [i * 0.785, i * 0.785 + 0.39]
      return rod([Math.cos(a) * 0.64, 0.42, Math.sin(a) * 0.64], [Math.cos(b) * 0.64, -0.42, Math.sin(b) * 0.64], 0.02, fixed('#f4efe0'))
    }),
    each([-0.2, 0.12], (z) => rod([-0.4, 0.52, z], [0.55, 0.6, z + 0.2], 0.03, fixed('#d9b27a', 'wood')))]),
  trumpet: made(0.5, [main('#dba92f', 'metal')], (brass) => [
    (t) => bell(t, [0, 0, 0.2], [0, 0, 1.2], 0.34, brass),
    tube(triples([0, 0, 0.3, 0, 0, -1.1]), 0.055, brass),
    tube(triples([0, 0, 0.2, 0, -0.32, 0.2, 0, -0.36, -0.1, 0, -0.36, -0.5, 0, -0.1, -0.65, 0, 0, -0.5]), 0.055, brass),
    each([-0.3, -0.12, 0.06], (z) => [rod([0, 0.15, z], [0, -0.5, z], 0.075, brass), rod([0, 0.2, z], [0, 0.34, z], 0.025, fixed('#e8e8ea', 'chrome'))]),
    rod([0, 0, -1.1], [0, 0, -1.25], 0.06, fixed('#d8dce2', 'chrome'), 0.1)]),
  trombone: made(0.9, [main('#dba92f', 'metal')], (brass) => [
    (t) => bell(t, [0, 0.25, 0.4], [0, 0.25, 1.5], 0.4, brass),
    tube(triples([0, 0.25, 0.5, 0, 0.25, -1, 0, 0, -1.25, 0, -0.25, -1, 0, -0.25, 1.3, 0, -0.4, 1.5, 0, -0.55, 1.3, 0, -0.55, -0.4]), 0.045, brass),
    rod([0, -0.25, 0.2], [0, -0.55, 0.2], 0.03, brass)]),
  'french-horn': made(0.5, [main('#dba92f', 'metal')], (brass) => [
    each([0.5, 0.38], (r) => ring([0, 0, 0], r, 0.055, 'x', brass)),
    (t) => bell(t, [0, -0.45, 0.1], [0, -0.5, 0.95], 0.45, brass),
    tube(triples([0, 0.45, -0.2, 0, 0.75, -0.5, 0, 0.95, -0.8]), 0.04, brass),
    each([-0.15, 0, 0.15], (z) => rod([0.1, 0.05, z], [0.12, -0.15, z], 0.06, fixed('#d8dce2', 'chrome')))]),
  saxophone: made(0.8, [main('#dba92f', 'metal')], (brass) => [
    tube(triples([0, 1.05, -0.55, 0, 1.15, -0.3, 0, 0.95, -0.1, 0, 0, 0, 0, -0.75, 0.1, 0, -0.98, 0.35, 0, -0.72, 0.62]),
      [0.05, 0.06, 0.08, 0.12, 0.17, 0.19, 0.22], brass, 0.05),
    (t) => bell(t, [0, -0.72, 0.62], [0, 0.1, 0.75], 0.38, brass),
    times(7, (i) => ball([0.13 + i * 0.006, 0.65 - i * 0.18, 0.02 + i * 0.01], [0.04, 0.07, 0.07], fixed('#f1e2b0', 'chrome'))),
    rod([0, 1.05, -0.55], [0, 0.95, -0.78], 0.06, fixed('#17181b'), 0.04)]),
  flute: [0.66, (t) => woodwind(t, '#d3d7dd', 0)],
  clarinet: [0.66, (t) => woodwind(t, '#17181b', 0.16)],
  accordion: made(0.45, [main('#c8202a', 'gloss')], (shell) => [
    each([-0.75, 0.75], (z) => slab([0, 0, z], [0.34, 0.62, 0.2], shell, 0.08)),
    times(7, (i) => (t) => t.slab([0, 0, -0.48 + i * 0.16], [0.32, 0.58, 0.06], i % 2 ? t.fixed('#1b1b1e') : t.second('#f4efe6'), 0.05)),
    times(9, (i) => slab([0.36, -0.5 + i * 0.12, 0.82], [0.03, 0.05, 0.1], fixed('#fbf9f2', 'gloss'), 0.01)),
    times(12, (i) => ball([0.35, -0.4 + Math.floor(i / 3) * 0.26, -0.85 + (i % 3) * 0.1], 0.035, fixed('#fbf9f2', 'gloss')))]),
  bagpipes: made(0.7, [fixed('#2c1a10', 'gloss')], (wood) => [
    ball([0, 0, 0], [0.4, 0.45, 0.75], main('#2f6b3a', 'fabric', { pattern: { kind: 'checks', color: [0.3, 0.03, 0.03], scale: 3 } })),
    each(pairs([-0.4, 1.3, -0.1, 1.2, 0.2, 1.1]), ([z, y]) => [rod([0, 0.3, z], [-0.1, y, z - 0.25], 0.05, wood),
      ring([-0.1, y, z - 0.25], 0.07, 0.03, 'y', fixed('#efe9dc'))]),
    rod([0.1, -0.2, 0.6], [0.2, -0.95, 0.85], 0.05, wood),
    rod([0, 0.3, 0.55], [0.1, 0.85, 0.9], 0.04, wood)]),
  tambourine: made(0.3, [
    ring([0, 0, 0], 0.8, 0.1, 'x', main('#a8642c', 'wood')),
    ball([0.02, 0, 0], [0.05, 0.76, 0.76], fixed('#f3efe4')),
    times(8, (i) => ball([0.06, Math.sin(i * 0.785) * 0.82, Math.cos(i * 0.785) * 0.82], [0.12, 0.1, 0.1], fixed('#d9b04a', 'metal')))]),
  xylophone: thing(0.8, (t) => {
    const hues = ['#d22b2b', '#ee7a1c', '#f4d03f', '#3f9a4e', '#2ab0c8', '#2a62b8', '#7a3d9a', '#e05a9a']
    for (const x of [-0.3, 0.3]) t.rod([x, 0.62, -0.95], [x * 0.6, 0.62, 0.95], 0.06, t.main('#8a5a34', 'wood'))
    hues.forEach((hex, i) => {
      t.slab([0, 0.74, -0.85 + i * 0.243], [0.55 - i * 0.032, 0.05, 0.095], t.fixed(hex, 'gloss'), 0.03)
    })
    for (const [x, z] of pairs([0.3, 0.9, -0.3, 0.9, 0.3, -0.9, -0.3, -0.9])) t.rod([x, 0.6, z], [x, 0, z], 0.05, t.main('#8a5a34', 'wood'))
    t.rod([0.1, 0.85, 0.1], [0.6, 1.05, 0.5], 0.022, t.fixed('#d9b27a')).ball([0.08, 0.85, 0.08], 0.08, t.fixed('#d22b2b'))
  }),
  gong: made(1.4, [second('#8c1d1d', 'gloss')], (wood) => [
    each([-0.85, 0.85], (z) => [rod([0, -0.95, z], [0, 0.85, z], 0.06, wood), slab([0, -0.95, z], [0.3, 0.05, 0.08], wood, 0.03)]),
    rod([0, 0.85, -1], [0, 0.85, 1], 0.065, wood),
    disc([0, 0, 0], 0.66, 0.06, 'x', main('#b5853a', 'metal')),
    ball([0.05, 0, 0], [0.1, 0.2, 0.2], main('#b5853a', 'metal')),
    each([-0.3, 0.3], (z) => rod([0, 0.58, z], [0, 0.85, z], 0.02, fixed('#e8d9b0')))]),
  bell: made(0.5, [main('#dba92f', 'metal')], (gold) => [ball([0, 0.35, 0], [0.42, 0.4, 0.42], gold), rod([0, 0.3, 0], [0, -0.35, 0], 0.42, gold, 0.6, 0.05),
    ring([0, -0.72, 0], 0.7, 0.13, 'y', gold, 0.2), ball([0, -0.86, 0], 0.17, fixed('#8a6a24', 'metal')), ring([0, 0.86, 0], 0.14, 0.05, 'x', gold)]),
  harmonica: made(0.06, [
    slab([0, 0, 0], [0.3, 0.22, 1], main('#c9ced6', 'chrome'), 0.08),
    slab([0.12, 0, 0], [0.2, 0.1, 0.94], second('#5a3018', 'wood'), 0.02),
    times(10, (i) => slab([0.32, 0, -0.8 + i * 0.178], [0.02, 0.06, 0.05], fixed('#17120e'), 0.01))]),
  microphone: made(1.5, [main('#26272b', 'metal')], (steel) => [
    drum([0, 0.02, 0], 0.18, 0.02, steel, 0.01),
    rod([0, 0.02, 0], [0, 1.3, 0], 0.015, fixed('#c9ced6', 'chrome')),
    rod([0, 1.3, 0], [0.06, 1.4, 0], 0.028, steel, 0.035),
    ball([0.09, 1.46, 0], [0.06, 0.065, 0.06], fixed('#b9bdc4', 'metal', { pattern: { kind: 'dots', color: [0.05, 0.05, 0.06], scale: 60 } }))]),
  speaker: made(1.1, [
    slab([0, 0, 0], [0.36, 0.9, 0.5], main('#1f2126', 'satin'), 0.05),
    each(pairs([-0.3, 0.38, 0.45, 0.24]), ([y, r]) => [
      ring([0.37, y, 0], r, 0.05, 'x', fixed('#5a5d66', 'metal')),
      ball([0.33, y, 0], [0.08, r * 0.9, r * 0.9], fixed('#121316')),
      ball([0.4, y, 0], [0.06, r * 0.34, r * 0.34], fixed('#3a3d42'))]),
    ball([0.37, 0.76, 0], [0.03, 0.07, 0.07], fixed('#5a5d66', 'metal'))]),
  gramophone: made(0.6, [second('#dba92f', 'metal')], (brass) => [
    slab([0, -0.8, 0], [0.55, 0.2, 0.55], main('#6b4022', 'wood'), 0.05),
    drum([0.05, -0.57, 0], 0.48, 0.025, fixed('#17181b', 'gloss'), 0.01),
    drum([0.05, -0.54, 0], 0.15, 0.02, fixed('#c8202a'), 0.01),
    tube(triples([-0.4, -0.6, -0.35, -0.5, -0.1, -0.3, -0.35, 0.25, -0.1]), 0.05, brass),
    (t) => bell(t, [-0.35, 0.22, -0.1], [0.35, 0.75, 0.2], 0.68, brass)]),
  turntable: made(0.3, [apart(fixed('#c9ced6', 'chrome')), fixed('#2b2d33', 'gloss'), apart(fixed('#b9c9d2', 'glass'))], (steel, groove, lid) => [
    slab([0, -0.5, 0], [0.78, 0.13, 1], main('#7a4a28', 'wood'), 0.04),
    slab([0, -0.36, 0], [0.75, 0.02, 0.97], fixed('#26272b', 'satin'), 0.01),
    drum([0.02, -0.32, -0.2], 0.68, 0.02, fixed('#9aa1ad', 'metal'), 0.01),
    drum([0.02, -0.28, -0.2], 0.64, 0.02, fixed('#141518', 'gloss'), 0.008),
    each([0.34, 0.46, 0.57], (r) => ring([0.02, -0.262, -0.2], r, 0.008, 'y', groove)),
    drum([0.02, -0.262, -0.2], 0.22, 0.012, second('#c8202a', 'satin'), 0.004),
    ball([0.02, -0.24, -0.2], 0.035, steel),
    drum([-0.5, -0.28, 0.72], 0.14, 0.06, steel, 0.02),
    tube(triples([-0.62, -0.16, 0.74, -0.2, -0.15, 0.72, 0.28, -0.17, 0.56, 0.4, -0.22, 0.3]), 0.026, steel),
    slab([0.42, -0.24, 0.26], [0.06, 0.03, 0.05], fixed('#26272b'), 0.01),
    each([0.62, 0.82], (z) => drum([0.6, -0.3, z], 0.07, 0.04, steel, 0.01)),
    slab([-0.8, 0.12, 0], [0.02, 0.5, 0.97], lid, 0.015),
    each([-0.95, 0.95], (z) => slab([-0.74, 0.12, z], [0.06, 0.5, 0.02], lid, 0.015)),
    slab([-0.74, 0.62, 0], [0.06, 0.02, 0.97], lid, 0.015)]),
  radio: made(0.3, [
    slab([0, 0, 0], [0.3, 0.55, 0.9], main('#c8322b', 'gloss'), 0.16),
    disc([0.3, -0.02, -0.38], 0.34, 0.04, 'x', second('#f1e6cf', 'satin')),
    times(5, (i) => slab([0.35, -0.2 + i * 0.09, -0.38], [0.02, 0.02, 0.25], fixed('#6b5a44'), 0.01)),
    slab([0.3, 0.2, 0.4], [0.03, 0.13, 0.34], fixed('#fbf3d6', 'glass', { emission: [0.25, 0.2, 0.1] }), 0.03),
    each([0.25, 0.58], (z) => ball([0.33, -0.2, z], [0.07, 0.1, 0.1], fixed('#d9b35a', 'metal'))),
    tube(triples([0, 0.5, -0.6, 0, 0.72, -0.55, 0, 0.72, 0.55, 0, 0.5, 0.6]), 0.05, second('#f1e6cf')),
    rod([0, 0.5, 0.75], [-0.1, 1.25, 0.95], 0.018, fixed('#c9ced6', 'chrome'))]),
  headphones: thing(0.2, (t) => {
    const shell = t.main('#232529', 'satin')
    t.tube(
      Array.from({ length: 19 }, (_, i): Vec3 => {
        const a = (i / 18) * Math.PI * 1.16 - Math.PI * 0.08
        return [0, 0.22 + Math.sin(a) * 0.84, -Math.cos(a) * 0.82]
      }),
      0.085,
      shell)
    // Padding under the headband.
    t.tube(
      Array.from({ length: 9 }, (_, i): Vec3 => {
        const a = Math.PI * (0.28 + (i / 8) * 0.44)
        return [0, 0.17 + Math.sin(a) * 0.82, -Math.cos(a) * 0.8]
      }),
      0.1,
      t.second('#4a4d55', 'fabric'))
    for (const z of [-0.8, 0.8]) t.ball([0, -0.35, z], [0.4, 0.5, 0.2], shell).ring([0, -0.35, z * 0.82], 0.3, 0.13, 'z', t.second('#4a4d55', 'fabric'))
  }),
}

/** Musical instruments and other things that make sound. */
export const instrumentKit = thingKit('instrument', ROWS)
