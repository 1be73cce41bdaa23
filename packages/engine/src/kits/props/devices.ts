import { ball, board, disc, drum, each, fixed, glow, lathe, light, made, main, pairs, ring, rod, second, slab, type ThingRow, thing, times, triples, tube,
  type Vec3 } from '../builder/index.ts'
import { ringOf } from '../tableware/food-parts.ts'

/** Small portable devices, and components of machines. */
export const DEVICES: Readonly<Record<string, ThingRow>> = {
  telephone: thing(0.18, (t) => {
    const shell = t.main('#c8231f', 'gloss')
    // The housing slopes up to the cradle; the dial faces the viewer.
    t.slab([0, -0.82, 0], [0.78, 0.14, 0.86], shell, 0.12).slab([-0.06, -0.55, 0], [0.62, 0.22, 0.74], shell, 0.15, 0, 0.3)
      .slab([-0.2, -0.28, 0], [0.42, 0.2, 0.6], shell, 0.14, 0, 0.3).slab([-0.28, 0, 0], [0.26, 0.18, 0.46], shell, 0.1, 0, 0.3)
    for (const side of [-1, 1]) t.rod([-0.28, 0.1, side * 0.4], [-0.28, 0.32, side * 0.44], 0.09, shell, 0.08)
    t.disc([0.58, -0.42, 0], 0.42, 0.06, 'x', t.apart(t.fixed('#f1ece0', 'satin')))
    const hole = t.apart(t.fixed('#17181b', 'gloss'))
    for (let i = 0; i < 10; i++) {
      const a = -0.5 + (i / 10) * Math.PI * 1.75
      t.disc([0.64, -0.42 + Math.sin(a) * 0.29, Math.cos(a) * 0.29], 0.065, 0.03, 'x', hole)
    }
    t.disc([0.64, -0.42, 0], 0.15, 0.03, 'x', t.fixed('#d8b45a', 'metal'))
    // The handset lies across the cradle.
    t.tube(triples([-0.28, 0.34, -0.86, -0.28, 0.52, -0.5, -0.28, 0.56, 0, -0.28, 0.52, 0.5, -0.28, 0.34, 0.86]), [0.14, 0.13, 0.12, 0.13, 0.14], shell, 0.05)
    for (const side of [-1, 1]) t.rod([-0.28, 0.36, side * 0.86], [-0.28, 0.14, side * 0.9], 0.2, shell, 0.24, 0.06)
    // A curled cord from the handset to the housing.
    t.tube(
      Array.from({ length: 29 }, (_, i): Vec3 => {
        const s = i / 28
        const a = s * Math.PI * 14
        return [0.1 + 0.4 * Math.sin(s * Math.PI) + Math.cos(a) * 0.06, -0.1 - 0.78 * s + Math.sin(a) * 0.06, -0.98 - 0.16 * Math.sin(s * Math.PI)]
      }),
      0.03,
      t.fixed('#26272b', 'satin'))
  }),
  earbuds: made(0.08, [main('#f4f5f6', 'gloss')], (shell) => [
    slab([-0.2, -0.45, 0], [0.34, 0.5, 0.72], shell, 0.28), slab([-0.2, -0.2, 0], [0.345, 0.012, 0.725], fixed('#b9bec5', 'satin'), 0.005),
    ball([0.16, -0.5, 0], [0.03, 0.03, 0.03], glow('#58e07a', 1.5)),
    each([-1, 1], (side) => {
      const z = side * 0.98
      return [
        ball([0.2, -0.12, z], [0.24, 0.24, 0.22], shell, 0.06), ball([0.32, -0.1, z - side * 0.16], [0.15, 0.15, 0.14], second('#2a2c31', 'matte')),
        rod([0.2, -0.15, z], [0.24, -0.85, z + side * 0.02], 0.1, shell, 0.085, 0.05),
        drum([0.24, -0.92, z + side * 0.02], 0.08, 0.03, fixed('#b9bec5', 'chrome'), 0.01)]
    })]),
  'computer-mouse': thing(0.045, (t) => {
    // Its long side faces the viewer: buttons and wheel to the right.
    const shell = t.main('#f1f2f4', 'gloss')
    t.ball([0, 0, 0], [0.62, 0.5, 1.05], shell).ball([0, 0.04, -0.24], [0.56, 0.5, 0.72], shell, 0.1)
      .drum([0, -0.36, 0], 0.5, 0.1, t.fixed('#c9ccd1', 'satin'), 0.04)
    const seam = t.fixed('#9aa0a8')
    for (let i = 0; i < 9; i++) {
      const a = 1.25 - i * 0.13
      t.ball([0, Math.sin(a) * 0.5, Math.cos(a) * 1.05], 0.022, seam)
    }
    t.disc([0, 0.36, 0.62], 0.16, 0.07, 'x', t.second('#2a2c31', 'satin'))
  }),
  remote: made(0.18, [
    slab([0, 0, 0], [0.1, 1.15, 0.32], main('#222429', 'satin'), 0.09), ball([0.1, 0.95, 0], [0.03, 0.07, 0.07], fixed('#e0463a', 'gloss')),
    ring([0.1, 0.5, 0], 0.17, 0.04, 'x', fixed('#5a5f68', 'gloss')), ball([0.1, 0.5, 0], [0.03, 0.07, 0.07], fixed('#8a9098', 'gloss')),
    times(4, (row) => each([-0.17, 0, 0.17], (z) => slab([0.11, 0.02 - row * 0.2, z], [0.03, 0.055, 0.055], fixed('#a9aeb6', 'satin'), 0.02))),
    each(['#e0463a', '#4aa84f', '#f0c23a', '#3a7fd0'], (hex, i) => slab([0.11, -0.88, -0.21 + i * 0.14], [0.03, 0.035, 0.05], fixed(hex, 'gloss'), 0.02))]),
  microchip: thing(0.3, (t) => {
    t.slab([0, 0, 0], [0.05, 1.3, 1.3], t.main('#0d2233', 'satin'), 0.04)
    const pin = t.fixed('#d9b04a', 'metal')
    const trace = t.glow('#3fd2ff', 1.2)
    for (const turn of [0, 1, 2, 3]) {
      const [c, s] = [Math.cos((turn * Math.PI) / 2), Math.sin((turn * Math.PI) / 2)]
      const at = (x: number, up: number, side: number): Vec3 => [x, up * c - side * s, up * s + side * c]
      for (let i = 0; i < 7; i++) {
        const side = -0.42 + i * 0.14
        t.rod(at(0.08, 0.5, side), at(0.06, 0.66, side), 0.035, pin)
        // Traces run out from the pins, bend once and end in a dot.
        const far = 0.9 + 0.09 * ((i * 5 + turn) % 4)
        const bend = side * 1.9
        t.tube([at(0.055, 0.66, side), at(0.055, 0.76 + Math.abs(i - 3) * 0.03, side * 1.2), at(0.055, far, bend)], 0.014, trace)
        t.ball(at(0.055, far, bend), [0.03, 0.035, 0.035], trace)
      }
    }
    t.slab([0.1, 0, 0], [0.09, 0.54, 0.54], t.fixed('#1a1c21', 'satin'), 0.04).slab([0.18, 0, 0], [0.03, 0.36, 0.36], t.second('#c3c8cf', 'metal'), 0.02)
      .board([0.22, 0, 0], 0.3, 0.24, '#17181b').light([0.8, 0, 0], '#4fd2ff', 3, 0.3)
  }),
  'ring-light': made(1.6, [main('#232529', 'satin')], (steel) => [
    ring([0, 1.1, 0], 0.62, 0.13, 'x', fixed('#e9ecef', 'gloss')), ring([0.08, 1.1, 0], 0.62, 0.1, 'x', glow('#fff1d8', 2.2)),
    slab([0.05, 1.1, 0], [0.05, 0.3, 0.16], fixed('#15161a', 'gloss'), 0.04),
    slab([0.09, 1.1, 0], [0.02, 0.27, 0.14], fixed('#3a7fd0', 'glass', { emission: [0.1, 0.2, 0.36] }), 0.01),
    rod([-0.05, 0.5, 0], [-0.05, -0.9, 0], 0.05, steel), (t) => ringOf(3, 0.7, -1.4, (p) => t.rod([-0.05, -0.75, 0], p, 0.045, steel)),
    light([0.5, 1.1, 0], '#fff1d8', 4, 0.8)]),
  'podcast-microphone': made(0.3, [main('#23262c', 'satin'), second('#c3c8cf', 'metal')], (body, steel) => [
    drum([0, -1, 0], 0.46, 0.05, body, 0.03), rod([0, -0.96, 0], [0, -0.5, 0], 0.055, steel),
    // The fork that holds it, and its rubber shock mount.
    tube(triples([0, 0.05, -0.42, 0, -0.4, -0.38, 0, -0.52, 0, 0, -0.4, 0.38, 0, 0.05, 0.42]), 0.05, body),
    each([-0.38, 0.38], (z) => ball([0, 0.05, z], [0.07, 0.07, 0.06], steel)), lathe(pairs([-0.42, 0.26, -0.36, 0.31, 0.1, 0.31, 0.14, 0.3]), body),
    drum([0, 0.14, 0], 0.325, 0.03, steel, 0.015),
    lathe(pairs([0.14, 0.3, 0.6, 0.31, 0.76, 0.24, 0.84, 0.08, 0.86, 0.01]),
      fixed('#8d939b', 'metal', { pattern: { kind: 'checks', color: [0.05, 0.05, 0.06], scale: 14 } })),
    ball([0.31, -0.12, 0], [0.02, 0.035, 0.035], glow('#4fe07a', 1.6))]),
  'vinyl-record': made(0.31, [second('#e9a03a', 'matte'), fixed('#26262a', 'gloss')], (sleeve, groove) => [
    slab([-0.12, 0, -0.42], [0.05, 1.05, 1.05], sleeve, 0.02), disc([-0.06, 0.12, -0.5], 0.55, 0.02, 'x', fixed('#e0503a', 'matte')),
    disc([-0.05, -0.12, -0.3], 0.34, 0.02, 'x', fixed('#2f6f73', 'matte')), disc([0.03, 0, 0.5], 1, 0.03, 'x', fixed('#0f0f11', 'gloss')),
    times(6, (i) => ring([0.06, 0, 0.5], 0.46 + i * 0.09, 0.012, 'x', groove)), disc([0.06, 0, 0.5], 0.34, 0.02, 'x', main('#d22b2b', 'satin')),
    disc([0.08, 0, 0.5], 0.05, 0.02, 'x', fixed('#f2efe6')), board([0.085, 0.16, 0.5], 0.26, 0.1, '#ffffff')]),
  'usb-stick': made(0.07, [
    slab([0, -0.2, 0], [0.2, 0.8, 0.36], main('#2463c9', 'gloss'), 0.14), slab([0, 0.86, 0], [0.12, 0.34, 0.28], fixed('#d5d9de', 'chrome'), 0.03),
    each([-0.12, 0.12], (z) => slab([0.115, 0.95, z], [0.02, 0.07, 0.06], fixed('#2a2c31'), 0.01)),
    ring([0, -1.02, 0], 0.1, 0.035, 'x', fixed('#d5d9de', 'chrome')), board([0.21, -0.2, 0], 0.24, 0.4, '#ffffff')]),
  battery: made(0.1, [glow('#7cf25a', 1)], (sign) => [
    drum([0, -0.25, 0], 0.46, 0.85, main('#2b2e33', 'gloss'), 0.04), drum([0, 0.75, 0], 0.46, 0.2, second('#c9783a', 'metal'), 0.04),
    drum([0, 1, 0], 0.16, 0.08, fixed('#d5d9de', 'chrome'), 0.03), rod([0.47, 0.1, 0.1], [0.47, -0.28, -0.1], 0.06, sign, 0.02),
    rod([0.47, -0.2, 0.1], [0.47, -0.62, -0.1], 0.02, sign, 0.06), rod([0.47, -0.26, -0.12], [0.47, -0.22, 0.12], 0.05, sign)]),
  printer: made(0.4, [main('#e9ebee', 'satin')], (shell) => [
    slab([0, 0, 0], [0.8, 0.42, 1.05], shell, 0.1), slab([0.72, 0.08, 0], [0.12, 0.07, 0.7], fixed('#26282d'), 0.03),
    slab([0.95, -0.02, 0], [0.4, 0.012, 0.6], fixed('#ffffff', 'matte'), 0.005), slab([-0.62, 0.75, 0], [0.03, 0.5, 0.6], fixed('#ffffff', 'matte'), 0.01),
    slab([-0.7, 0.62, 0], [0.05, 0.4, 0.7], shell, 0.03), slab([0.5, 0.43, 0.7], [0.2, 0.03, 0.22], fixed('#2f3238', 'gloss'), 0.01),
    ball([0.52, 0.47, 0.82], 0.035, glow('#58e07a', 1.4)),
    each(['#f0c23a', '#e0463a', '#3a7fd0'], (hex, i) => slab([1, 0.0, -0.3 + i * 0.28], [0.25, 0.012, 0.09], fixed(hex, 'matte'), 0.004))]),
  cassette: made(0.07, [
    slab([0, 0, 0], [0.1, 0.64, 1], main('#2c2f36', 'satin'), 0.05), slab([0.09, 0.12, 0], [0.03, 0.4, 0.84], second('#f2e6c8', 'matte'), 0.02),
    each([[0.42, '#e0503a'], [0.34, '#f0a23a'], [-0.2, '#2f8f8a']] as const, ([y, hex]) =>
      slab([0.115, y, 0], [0.01, 0.035, 0.84], fixed(hex, 'matte'), 0.004)),
    slab([0.12, 0.06, 0], [0.02, 0.15, 0.5], fixed('#17181b', 'gloss'), 0.05),
    each([-0.3, 0.3], (z) => [ring([0.14, 0.06, z], 0.1, 0.035, 'x', fixed('#f6f6f4', 'satin')), disc([0.14, 0.06, z], 0.07, 0.01, 'x', fixed('#3a3d44'))]),
    slab([0.1, -0.52, 0], [0.04, 0.11, 0.6], fixed('#3a3d44', 'satin'), 0.02), board([0.14, 0.3, 0], 0.7, 0.09)]),
  'robot-arm': made(1.2, [main('#f08a24', 'gloss'), second('#2c2f36', 'metal')], (paint, joint) => [
    drum([0, -1.2, 0], 0.62, 0.14, joint, 0.05), drum([0, -0.9, 0], 0.42, 0.22, paint, 0.06), disc([0, -0.5, 0], 0.36, 0.3, 'x', joint),
    rod([0, -0.5, 0], [0, 0.65, -0.55], 0.25, paint, 0.2), disc([0, 0.7, -0.58], 0.28, 0.26, 'x', joint),
    rod([0, 0.7, -0.58], [0, 0.95, 0.45], 0.2, paint, 0.15), disc([0, 0.95, 0.5], 0.18, 0.18, 'x', joint), rod([0, 0.9, 0.55], [0, 0.45, 0.72], 0.13, paint),
    each([-1, 1], (side) => tube(triples([0, 0.42, 0.72, 0, 0.28, 0.72 + side * 0.24, 0, 0.02, 0.74 + side * 0.12]), [0.07, 0.065, 0.05], joint))]),
}
