import { at, ball, each, fixed, made, main, type Outline, pairs, ring, rod, second, slab, type Thing, type ThingRow, times, triples, tube,
  type Vec3 } from '../builder/index.ts'
import { wheel } from './car-body.ts'

/** Radius of a motorcycle's wheels. */
const WHEEL_RADIUS = 0.36

/** Tire, rim, wire spokes, hub and a brake disc. */
function wireWheel(t: Thing, x: number, thick: number): void {
  const chrome = t.fixed('#d8dce2', 'chrome')
  t.ring([x, WHEEL_RADIUS, 0], WHEEL_RADIUS - thick, thick, 'z', t.fixed('#1b1b1e', 'matte'))
  for (const z of [-0.05, 0.05]) t.ring([x, WHEEL_RADIUS, z], WHEEL_RADIUS - thick * 1.9, 0.022, 'z', chrome)
  for (let i = 0; i < 9; i++) {
    const a = (i / 9) * Math.PI
    const [dx, dy] = [Math.cos(a) * (WHEEL_RADIUS - thick * 1.8), Math.sin(a) * (WHEEL_RADIUS - thick * 1.8)]
    t.rod([x - dx, WHEEL_RADIUS - dy, 0.02], [x + dx, WHEEL_RADIUS + dy, -0.02], 0.009, chrome)
  }
  t.disc([x, WHEEL_RADIUS, -0.07], 0.13, 0.012, 'z', t.fixed('#8d9299', 'metal')).disc([x, WHEEL_RADIUS, 0], 0.06, 0.1, 'z', t.fixed('#3a3d44', 'metal'))
}

/** A fender over the upper part of a wheel, between two angles. */
function fender(t: Thing, x: number, from: number, to: number, material: number): void {
  const arc = (z: number): Vec3[] =>
    Array.from({ length: 11 }, (_, i): Vec3 => {
      const a = from + ((to - from) * i) / 10
      return [x + Math.cos(a) * (WHEEL_RADIUS + 0.055), WHEEL_RADIUS + Math.sin(a) * (WHEEL_RADIUS + 0.055), z]
    })
  for (const z of [-0.08, 0, 0.08]) t.tube(arc(z), z === 0 ? 0.045 : 0.035, material)
}

/** A cylinder with cooling fins, tilted by `lean` from vertical. */
function cylinder(t: Thing, lean: number, fin: number, head: number): void {
  const at = (s: number): Vec3 => [0.02 + Math.sin(lean) * s, 0.5 + Math.cos(lean) * s, 0]
  t.rod(at(0), at(0.24), 0.085, fin)
  for (let i = 0; i < 6; i++) {
    const [x, y] = at(0.07 + i * 0.033)
    t.ball([x, y, 0], [0.125, 0.013 + Math.abs(Math.sin(lean)) * 0.02, 0.125], fin)
  }
  t.rod(at(0.27), at(0.31), 0.1, head)
}

/** A roadster: two cylinders in a cradle, a teardrop tank, a ribbed seat, and a fork with a headlight. */
function motorcycle(t: Thing): void {
  const paint = t.main('#20222a', 'gloss')
  const chrome = t.fixed('#d8dce2', 'chrome')
  const steel = t.fixed('#8b9098', 'metal')
  const dark = t.fixed('#1b1b1e', 'satin')
  const hide = t.second('#3a2418', 'satin')
  wireWheel(t, -0.72, 0.1)
  wireWheel(t, 0.82, 0.085)
  fender(t, -0.72, 0.5, 2.9, paint)
  fender(t, 0.82, 0.55, 2.5, paint)
  // The cradle, the swing arm and the springs.
  for (const z of [-0.1, 0.1]) {
    t.tube(triples([0.44, 0.98, z * 0.3, 0.36, 0.5, z, 0.26, 0.24, z, -0.24, 0.24, z, -0.34, 0.5, z, -0.24, 0.76, z]), 0.024, dark)
      .rod([-0.26, 0.36, z], [-0.72, 0.36, z * 1.2], 0.026, dark).rod([-0.6, 0.38, z * 1.35], [-0.44, 0.74, z * 1.2], 0.022, chrome)
    for (let i = 0; i < 6; i++) {
      const s = 0.2 + i * 0.12
      t.ball([-0.6 + 0.16 * s, 0.38 + 0.36 * s, z * 1.33], [0.045, 0.016, 0.045], chrome)
    }
  }
  const crank: Outline = pairs([-0.2, 0.11, -0.18, 0.15, 0.18, 0.15, 0.2, 0.11])
  t.kit.lathe([0.06, 0.42, 0], crank, 'z', steel, 0.01)
  t.kit.lathe([-0.18, 0.4, 0], crank, 'z', steel, 0.01, 0.05)
  t.disc([0.06, 0.42, -0.205], 0.1, 0.02, 'z', chrome).disc([-0.18, 0.4, -0.205], 0.08, 0.02, 'z', chrome)
  for (const lean of [-0.42, 0.42]) cylinder(t, lean, steel, chrome)
  t.disc([0.02, 0.66, -0.16], 0.09, 0.04, 'z', chrome)
  // Pipes sweep down from the heads and run back into two mufflers.
  for (const [x, low] of pairs([0.18, 0.27, -0.1, 0.33]))
    t.tube(triples([x, 0.7, -0.08, x + 0.12, 0.62, -0.2, x + 0.06, low + 0.08, -0.23, x - 0.1, low, -0.23, -0.5, low, -0.22, -1.05, low + 0.07, -0.22]),
      [0.03, 0.032, 0.032, 0.034, 0.05, 0.056], chrome)
  // Tank, seat and tail.
  t.ball([0.24, 0.92, 0], [0.26, 0.15, 0.17], paint).ball([0.06, 0.89, 0], [0.3, 0.13, 0.145], paint, 0.1).rod([0.22, 1.06, 0], [0.22, 1.08, 0], 0.04, chrome)
  for (const z of [-0.165, 0.165]) t.ball([0.2, 0.93, z], [0.11, 0.05, 0.016], t.fixed('#d9b35a', 'chrome'))
  t.tube(triples([-0.16, 0.85, 0, -0.4, 0.83, 0, -0.66, 0.88, 0, -0.84, 0.92, 0]), [0.1, 0.12, 0.12, 0.07], hide)
  t.slab([-0.46, 0.79, 0], [0.36, 0.05, 0.13], hide, 0.05)
  t.ball([-1.08, 0.74, 0], [0.04, 0.05, 0.06], t.fixed('#d0202a', 'gloss', { emission: [0.3, 0.02, 0.02] }))
  t.slab([-0.22, 0.66, 0], [0.1, 0.1, 0.12], paint, 0.04)
  // The fork with headlight and gauges; the handlebar curves back to the rider.
  for (const z of [-0.1, 0.1]) t.rod([0.82, 0.36, z], [0.64, 0.72, z], 0.034, steel).rod([0.64, 0.72, z], [0.48, 1.04, z], 0.024, chrome)
  t.slab([0.5, 1.0, 0], [0.06, 0.025, 0.13], chrome, 0.02).rod([0.58, 0.94, 0], [0.68, 0.93, 0], 0.1, dark, 0.13)
    .ring([0.72, 0.93, 0], 0.125, 0.018, 'x', chrome).ball([0.71, 0.93, 0], [0.06, 0.115, 0.115], t.fixed('#fff6d8', 'glass', { emission: [0.8, 0.72, 0.5] }))
  for (const z of [-0.07, 0.07]) t.rod([0.52, 1.04, z], [0.5, 1.1, z], 0.05, dark)
  t.tube(triples([0.24, 1.12, -0.4, 0.4, 1.14, -0.26, 0.48, 1.06, 0, 0.4, 1.14, 0.26, 0.24, 1.12, 0.4]), 0.022, chrome)
  for (const side of [-1, 1])
    t.rod([0.34, 1.13, side * 0.33], [0.2, 1.11, side * 0.43], 0.034, dark).rod([0.36, 1.14, side * 0.3], [0.34, 1.26, side * 0.38], 0.01, chrome)
      .ball([0.34, 1.27, side * 0.4], [0.025, 0.05, 0.06], chrome).rod([-0.16, 0.3, side * 0.16], [-0.16, 0.3, side * 0.28], 0.022, dark)
  t.seat = [-0.42, 0.95, 0]
}

function spoked(t: Thing, center: Vec3, radius: number, thin = 0.035): void {
  t.ring(center, radius - thin, thin, 'z', t.fixed('#1b1b1e', 'matte')).ring(center, radius - thin * 2.4, thin * 0.5, 'z', t.fixed('#c9ced6', 'chrome'))
    .ball(center, [0.06, 0.06, 0.07], t.fixed('#c9ced6', 'chrome'))
  for (let i = 0; i < 5; i++) {
    const turn = (i / 5) * Math.PI
    const [x, y] = [Math.cos(turn) * radius * 0.94, Math.sin(turn) * radius * 0.94]
    t.rod([center[0] - x, center[1] - y, center[2]], [center[0] + x, center[1] + y, center[2]], 0.008, t.fixed('#d8dce2', 'chrome'))
  }
}

function cartWheel(t: Thing, center: Vec3, radius: number): void {
  const wood = t.fixed('#7a5230', 'wood')
  t.ring(center, radius - 0.06, 0.06, 'z', wood).ball(center, [0.12, 0.12, 0.1], wood)
  for (let i = 0; i < 4; i++) {
    const turn = (i / 4) * Math.PI
    const [x, y] = [Math.cos(turn) * radius * 0.9, Math.sin(turn) * radius * 0.9]
    t.rod([center[0] - x, center[1] - y, center[2]], [center[0] + x, center[1] + y, center[2]], 0.04, wood)
  }
}

function bicycle(t: Thing): void {
  const paint = t.main('#c8322b', 'gloss')
  const dark = t.fixed('#1f1f23', 'satin')
  const chrome = t.fixed('#d8dce2', 'chrome')
  const back: Vec3 = [-0.55, 0.36, 0]
  const front: Vec3 = [0.6, 0.36, 0]
  spoked(t, back, 0.36)
  spoked(t, front, 0.36)
  const pedals: Vec3 = [-0.05, 0.34, 0]
  const seat: Vec3 = [-0.22, 0.86, 0]
  const head: Vec3 = [0.42, 0.86, 0]
  for (const [a, b] of [[back, pedals], [pedals, seat], [seat, head], [pedals, head], [back, seat], [head, front]] as const)
    t.rod(a, b, 0.024, paint)
  t.rod(seat, [-0.24, 0.96, 0], 0.02, chrome).ball([-0.26, 0.99, 0], [0.14, 0.035, 0.07], dark)
    .tube(triples([0.38, 1.02, -0.24, 0.45, 1.03, -0.12, 0.42, 0.98, 0, 0.45, 1.03, 0.12, 0.38, 1.02, 0.24]), 0.02, dark)
    .rod(head, [0.41, 0.99, 0], 0.02, chrome).ring(pedals, 0.1, 0.014, 'z', chrome)
  for (const side of [-1, 1]) {
    t.rod([-0.05, 0.34, side * 0.07], [-0.05 + side * 0.13, 0.34 - side * 0.03, side * 0.08], 0.015, chrome)
    t.slab([-0.05 + side * 0.13, 0.34 - side * 0.03, side * 0.12], [0.05, 0.012, 0.04], dark, 0.01)
  }
  t.seat = [-0.25, 1.0, 0]
}

/** Cycles, carts and sleds. */
export const CYCLES: Readonly<Record<string, ThingRow>> = {
  bicycle: [1.05, bicycle],
  motorcycle: [1.2, motorcycle],
  scooter: made(1.15, [main('#7fc9b3', 'gloss')], (paint) => [
    each([-0.62, 0.62], (x) => (t) => wheel(t, x, 0.0001, 0.25, 0.09)), ball([-0.52, 0.52, 0], [0.44, 0.26, 0.2], paint),
    slab([0.08, 0.28, 0], [0.34, 0.05, 0.18], paint, 0.04), tube(triples([0.42, 0.3, 0, 0.5, 0.7, 0, 0.46, 1.05, 0]), [0.12, 0.13, 0.08], paint, 0.05),
    ball([0.64, 0.46, 0], [0.22, 0.16, 0.12], paint), slab([-0.45, 0.82, 0], [0.36, 0.07, 0.15], second('#6b4226'), 0.06),
    tube(triples([0.38, 1.1, -0.3, 0.46, 1.12, 0, 0.38, 1.1, 0.3]), 0.03, fixed('#26272b')),
    ball([0.56, 1.02, 0], [0.08, 0.1, 0.1], fixed('#fff6d8', 'glass', { emission: [0.7, 0.6, 0.4] })), at('seat', [-0.42, 0.89, 0])]),
  tricycle: made(0.7, [main('#d22b2b', 'gloss')], (paint) => [
    (t) => spoked(t, [0.4, 0.24, 0], 0.24, 0.04), each([-0.22, 0.22], (z) => (t) => spoked(t, [-0.35, 0.16, z], 0.16, 0.04)),
    rod([-0.35, 0.18, -0.22], [-0.35, 0.18, 0.22], 0.025, paint), tube(triples([-0.35, 0.2, 0, 0, 0.3, 0, 0.3, 0.5, 0]), 0.03, paint),
    rod([0.4, 0.24, 0.06], [0.28, 0.68, 0], 0.025, paint), rod([0.27, 0.68, -0.2], [0.27, 0.68, 0.2], 0.025, fixed('#d8dce2', 'chrome')),
    ball([-0.15, 0.38, 0], [0.14, 0.05, 0.12], fixed('#1b1b1e')), at('seat', [-0.15, 0.42, 0])]),
  unicycle: made(1, [
    (t) => spoked(t, [0, 0.3, 0], 0.3), each([-0.08, 0.08], (z) => rod([0, 0.3, z], [0, 0.66, z * 0.6], 0.02, main('#d22b2b', 'gloss'))),
    rod([0, 0.64, 0], [0, 0.9, 0], 0.022, fixed('#d8dce2', 'chrome')), ball([0, 0.95, 0], [0.16, 0.05, 0.09], fixed('#1b1b1e')), at('seat', [0, 0.99, 0])]),
  skateboard: made(0.14, [main('#c8322b', 'satin')], (deck) => [
    tube(triples([-0.42, 0.135, 0, -0.3, 0.105, 0, 0.3, 0.105, 0, 0.42, 0.135, 0]), 0.015, deck), slab([0, 0.105, 0], [0.3, 0.012, 0.1], deck, 0.01),
    each([-0.33, 0.33], (x) => ball([x * 1.12, 0.118, 0], [0.1, 0.014, 0.098], deck, 0.02)),
    each([-0.22, 0.22], (x) => [
      rod([x, 0.06, -0.07], [x, 0.06, 0.07], 0.014, fixed('#b9bdc4', 'metal')),
      each([-0.085, 0.085], (z) => ring([x, 0.032, z], 0.016, 0.018, 'z', fixed('#f2efe6', 'satin')))]),
    at('seat', [0, 0.118, 0])]),
  'roller-skate': made(0.25, [main('#f08ab0', 'gloss')], (boot) => [
    tube(triples([-0.06, 0.3, 0, -0.05, 0.14, 0, 0.02, 0.1, 0, 0.16, 0.09, 0]), [0.065, 0.06, 0.06, 0.05], boot, 0.03),
    each([-0.07, 0.13], (x) => each([-0.05, 0.05], (z) => ring([x, 0.03, z], 0.018, 0.016, 'z', second('#f4d03f', 'gloss')))),
    slab([0.03, 0.055, 0], [0.15, 0.012, 0.04], fixed('#c9ced6', 'metal'), 0.01),
    times(3, (i) => rod([0.03, 0.15 + i * 0.05, -0.03], [0.03, 0.16 + i * 0.05, 0.03], 0.01, fixed('#ffffff')))]),
  wheelchair: made(0.95, [main('#2a5da8', 'fabric'), fixed('#b9bdc4', 'metal')], (cloth, frame) => [
    slab([0, 0.5, 0], [0.25, 0.04, 0.24], cloth, 0.03), slab([-0.25, 0.75, 0], [0.03, 0.25, 0.24], cloth, 0.03),
    each([-0.3, 0.3], (z) => [
      (t) => spoked(t, [-0.12, 0.31, z], 0.31, 0.03), ring([0.32, 0.09, z * 0.8], 0.07, 0.025, 'z', fixed('#1b1b1e')),
      tube(triples([-0.38, 1, z * 0.85, -0.25, 0.98, z * 0.85, -0.25, 0.5, z * 0.85, 0.25, 0.5, z * 0.85, 0.38, 0.12, z * 0.85]), 0.018, frame),
      rod([-0.25, 0.68, z * 0.95], [0.15, 0.68, z * 0.95], 0.022, fixed('#26272b'))]),
    slab([0.46, 0.12, 0], [0.1, 0.015, 0.18], fixed('#26272b'), 0.01), at('seat', [0, 0.54, 0])]),
  'shopping-cart': made(1, [main('#b9bdc4', 'metal')], (wire) => [
    times(5, (i) => {
      const y = 0.5 + i * 0.09
      const grow = i * 0.03
      return [
        each([-1, 1], (z) => rod([-0.35, y, z * (0.2 + grow)], [0.38 + grow, y, z * (0.18 + grow)], 0.01, wire)),
        each([-0.35, 0.38 + grow], (x) => rod([x, y, -0.2 - grow], [x, y, 0.2 + grow], 0.01, wire))]
    }),
    times(6, (i) => each([-1, 1], (z) => rod([-0.35 + i * 0.146, 0.5, z * 0.2], [-0.35 + i * 0.17, 0.86, z * 0.32], 0.008, wire))),
    slab([0, 0.5, 0], [0.38, 0.01, 0.19], wire, 0.008), rod([-0.5, 0.98, -0.3], [-0.5, 0.98, 0.3], 0.025, second('#d22b2b')),
    each([-0.24, 0.24], (z) => [
      tube(triples([-0.5, 0.98, z, -0.4, 0.5, z * 0.9, -0.38, 0.2, z * 0.9, 0.4, 0.16, z * 0.8]), 0.016, wire),
      each([-0.36, 0.4], (x) => ring([x, 0.06, z * 0.85], 0.045, 0.02, 'z', fixed('#1b1b1e')))])]),
  wagon: made(2.4, [main('#7a5230', 'wood'), second('#efe6d2', 'fabric')], (wood, canvas) => [
    slab([0, 0.95, 0], [1.5, 0.08, 0.62], wood, 0.03), each([-0.62, 0.62], (z) => slab([0, 1.15, z], [1.5, 0.18, 0.05], wood, 0.02)),
    each([-1.48, 1.48], (x) => slab([x, 1.15, 0], [0.05, 0.18, 0.62], wood, 0.02)),
    times(7, (i) =>
      tube(Array.from({ length: 9 }, (_, k): Vec3 => [-1.35 + i * 0.45, 1.35 + Math.sin((k / 8) * Math.PI) * 1, Math.cos((k / 8) * Math.PI) * 0.66]), 0.24,
        canvas, 0.1)),
    each([-1, 1], (x) => each([-0.8, 0.8], (z) => (t) => cartWheel(t, [x, 0.5, z], 0.5))), rod([1.5, 0.7, 0], [2.7, 0.6, 0], 0.06, wood),
    at('seat', [1.3, 1.4, 0])]),
  carriage: made(2.2, [main('#f4efe6', 'gloss'), second('#d9a82e', 'metal')], (paint, gold) => [
    ball([0, 1.35, 0], [0.85, 0.75, 0.62], paint), ball([0, 1.5, 0], [0.62, 0.4, 0.645], fixed('#2a3846', 'glass')),
    each([-0.62, 0, 0.62], (x) => tube(triples([x, 0.75, 0.62, x * 1.1, 1.4, 0.66, x * 0.7, 2, 0.3]), 0.04, gold)),
    ball([0, 2.12, 0], [0.12, 0.16, 0.12], gold),
    each(pairs([-0.85, 0.6, 0.95, 0.45]), ([x, r]) =>
      each([-0.7, 0.7], (z) => [
        ring([x, r, z], r - 0.05, 0.05, 'z', gold),
        times(4, (i) =>
          rod([x - Math.cos(i * 0.785) * r * 0.9, r - Math.sin(i * 0.785) * r * 0.9, z],
            [x + Math.cos(i * 0.785) * r * 0.9, r + Math.sin(i * 0.785) * r * 0.9, z], 0.025, gold))])),
    tube(triples([-1.1, 0.7, 0, 0, 0.6, 0, 1.1, 0.7, 0, 1.5, 1.2, 0]), 0.07, gold), slab([1.25, 1.3, 0], [0.25, 0.08, 0.4], fixed('#8c1d2f', 'fabric'), 0.05),
    at('seat', [1.25, 1.38, 0])]),
  stroller: made(1, [main('#24386b', 'fabric'), fixed('#c9ced6', 'metal')], (cloth, frame) => [
    ball([0, 0.58, 0], [0.42, 0.2, 0.24], cloth), ball([-0.2, 0.72, 0], [0.26, 0.3, 0.25], cloth),
    each([-0.24, 0.24], (z) => [
      each([-0.3, 0.3], (x) => (t) => spoked(t, [x, 0.16, z], 0.16, 0.025)), rod([-0.3, 0.16, z], [0.3, 0.5, z * 0.9], 0.02, frame),
      rod([0.3, 0.16, z], [-0.42, 0.62, z * 0.9], 0.02, frame), rod([0.2, 0.5, z * 0.9], [0.62, 1, z * 0.9], 0.02, frame)]),
    rod([0.62, 1, -0.24], [0.62, 1, 0.24], 0.025, fixed('#26272b'))]),
  sled: made(0.4, [main('#c0392b', 'wood')], (wood) => [
    each([-0.13, 0, 0.13], (z) => slab([0, 0.24, z], [0.5, 0.02, 0.055], wood, 0.01)),
    each([-0.2, 0.2], (z) => [
      tube(triples([-0.55, 0.03, z, 0.45, 0.03, z, 0.65, 0.12, z, 0.7, 0.3, z]), 0.025, fixed('#b9bdc4', 'metal')),
      each([-0.3, 0.3], (x) => rod([x, 0.03, z], [x, 0.22, z * 0.9], 0.02, wood))]),
    rod([0.68, 0.3, -0.2], [0.68, 0.3, 0.2], 0.022, wood), at('seat', [0, 0.26, 0])]),
  sleigh: made(1.3, [main('#b3202a', 'gloss'), second('#d9a82e', 'metal')], (paint, gold) => [
    ball([0, 0.55, 0], [0.95, 0.3, 0.5], paint),
    each([-0.48, 0.48], (z) => [
      tube(triples([-1.05, 1.25, z, -0.85, 0.85, z, -0.2, 0.7, z, 0.5, 0.62, z, 0.95, 0.95, z, 0.85, 1.15, z]), [0.05, 0.12, 0.12, 0.12, 0.08, 0.03], paint,
        0.08),
      tube(triples([-1.05, 0.05, z, 0.8, 0.05, z, 1.2, 0.2, z, 1.3, 0.5, z, 1.1, 0.62, z]), 0.04, gold),
      each([-0.6, 0.4], (x) => tube(triples([x, 0.05, z, x + 0.1, 0.25, z * 0.95, x, 0.42, z * 0.9]), 0.035, gold))]),
    slab([-0.85, 0.95, 0], [0.1, 0.32, 0.46], paint, 0.1), slab([-0.35, 0.8, 0], [0.35, 0.1, 0.42], fixed('#5a3220', 'fabric'), 0.08),
    ball([-0.55, 1.15, 0], [0.38, 0.42, 0.4], fixed('#6b4a2e', 'fabric')), at('seat', [0.05, 0.9, 0])]),
  snowmobile: made(1.2, [main('#2a62b8', 'gloss')], (paint) => [
    slab([-0.3, 0.28, 0], [0.9, 0.2, 0.22], fixed('#1b1b1e', 'matte'), 0.18), ball([0.5, 0.62, 0], [0.62, 0.26, 0.34], paint),
    slab([-0.4, 0.5, 0], [0.75, 0.14, 0.2], paint, 0.1), slab([-0.5, 0.68, 0], [0.6, 0.13, 0.18], fixed('#26272b'), 0.1),
    slab([0.35, 0.98, 0], [0.04, 0.2, 0.26], fixed('#9db7c6', 'glass'), 0.03), rod([0.15, 1.02, -0.34], [0.15, 1.02, 0.34], 0.03, fixed('#26272b')),
    each([-0.45, 0.45], (z) => [
      tube(triples([0.1, 0.06, z, 1.1, 0.06, z, 1.35, 0.22, z]), 0.05, paint), rod([0.6, 0.5, z * 0.5], [0.7, 0.1, z], 0.03, fixed('#8a8d94', 'metal'))]),
    at('seat', [-0.3, 0.82, 0])]),
}
