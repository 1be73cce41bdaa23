import { apart, at, ball, board, disc, drum, each, fixed, lathe, made, main, pairs, ring, rod, second, slab, type Thing, type ThingRow, thing, times, triples,
  tube } from '../builder/index.ts'
import { ringOf } from '../tableware/food-parts.ts'
import { dropperBottle } from '../tableware/glassware.ts'

/** A small painted mark and two lines, for labels without words. */
function label(t: Thing, x: number, y: number, half: number, ink: string): void {
  if ((t.input.texts ?? []).length > 0) return
  const paint = t.apart(t.fixed(ink, 'matte'))
  t.ball([x, y + half * 0.7, 0], [0.012, half * 0.34, half * 0.34], paint).slab([x, y - half * 0.1, 0], [0.01, half * 0.09, half * 0.8], paint, 0.004)
    .slab([x, y - half * 0.42, 0], [0.01, half * 0.06, half * 0.5], paint, 0.004)
}

/** Toiletries and cosmetics. */
export const BEAUTY: Readonly<Record<string, ThingRow>> = {
  lipstick: made(0.09, [second('#1b1a1d', 'gloss'), fixed('#d8b25a', 'chrome'), main('#c2182f', 'satin', { gloss: 60, specular: 0.5 })], (shell, gold, wax) => [
    drum([0, -0.78, 0], 0.36, 0.5, shell, 0.04), drum([0, -0.24, 0], 0.37, 0.05, gold, 0.02), drum([0, 0.06, 0], 0.3, 0.28, gold, 0.02),
    lathe(pairs([0.3, 0.245, 0.78, 0.245, 0.95, 0.215, 1.07, 0.13, 1.11, 0.01]), wax),
    // The cap stands beside it.
    drum([0.1, -0.62, 0.98], 0.39, 0.66, shell, 0.05), drum([0.1, -1.22, 0.98], 0.4, 0.05, gold, 0.02)]),
  'nail-polish': made(0.08, [
    lathe(pairs([-1, 0.5, -0.94, 0.56, -0.2, 0.56, 0.02, 0.42, 0.08, 0.26]), main('#d6336c', 'gloss', { clear: 0.2 })),
    drum([0, -1, 0], 0.56, 0.07, fixed('#eef3f5', 'glass'), 0.03), rod([0, 0.18, 0], [0, 1.2, 0], 0.25, second('#17161a', 'gloss'), 0.17),
    drum([0, 0.12, 0], 0.27, 0.05, fixed('#d8b25a', 'chrome'), 0.02), board([0.57, -0.5, 0], 0.3, 0.2, '#ffffff')]),
  mascara: made(0.13, [main('#17161a', 'gloss'), fixed('#d8b25a', 'chrome'), apart(fixed('#0e0d10', 'matte'))], (shell, gold, bristles) => [
    drum([0, -0.1, -0.4], 0.21, 1.1, shell, 0.06), drum([0, 0.2, -0.4], 0.215, 0.05, gold, 0.02), drum([0.1, -0.75, 0.35], 0.21, 0.45, shell, 0.06),
    drum([0.1, -0.3, 0.35], 0.12, 0.08, gold, 0.02), rod([0.1, -0.3, 0.35], [0.1, 0.55, 0.35], 0.035, fixed('#2b2a2e', 'satin')),
    times(11, (i) => {
      const s = i / 10
      return ring([0.1, 0.26 + s * 0.62, 0.35], 0.045 + 0.05 * Math.sin(0.5 + s * 2.3), 0.024, 'y', bristles)
    })]),
  compact: made(0.08, [second('#d9b9a4', 'gloss')], (shell) => [
    drum([0.75, -0.85, 0], 0.95, 0.12, shell, 0.05), drum([0.75, -0.76, 0], 0.76, 0.06, main('#e8b598', 'matte'), 0.02),
    disc([-0.2, 0.12, 0], 0.95, 0.1, 'x', shell), disc([-0.09, 0.12, 0], 0.78, 0.04, 'x', fixed('#cfdde6', 'chrome')),
    rod([-0.16, -0.86, -0.3], [-0.16, -0.86, 0.3], 0.08, fixed('#d8b25a', 'chrome'))]),
  comb: made(0.1, [main('#8a4a22', 'gloss')], (horn) => [
    slab([0, 0.4, 0], [0.09, 0.2, 1.3], horn, 0.08),
    times(27, (i) => {
      const z = -1.2 + i * 0.0925
      return rod([0, 0.3, z], [0, -0.5, z], 0.032, horn, 0.016)
    }),
    each([-1.24, 1.24], (z) => slab([0, -0.08, z], [0.08, 0.44, 0.07], horn, 0.05))]),
  toothbrush: made(0.19, [main('#2aa7a0', 'gloss')], (grip) => [
    tube(triples([0, -1.3, 0, 0.03, -0.7, 0, -0.02, -0.1, 0, 0, 0.5, 0]), [0.13, 0.15, 0.11, 0.07], grip, 0.05),
    slab([0, 0.92, 0], [0.05, 0.42, 0.15], grip, 0.05), slab([0.08, -0.75, 0], [0.05, 0.4, 0.07], second('#f4f6f7', 'satin'), 0.04),
    times(6, (row) =>
      each([-0.09, 0, 0.09], (z) => rod([0.03, 0.62 + row * 0.12, z], [0.3, 0.62 + row * 0.12, z], 0.04, fixed(z === 0 ? '#7fd0f0' : '#f7fafb', 'matte'))))]),
  tube: thing(0.16, (t) => {
    // Round at the cap, flat at the sealed end.
    const skin = t.main('#f4efe6', 'gloss')
    for (let i = 0; i < 30; i++) {
      const s = i / 29
      t.slab([0, -0.72 + s * 1.7, 0], [0.4 * (1 - s) + 0.045, 0.11, 0.42 + 0.1 * s], skin, 0.4 * (1 - s) + 0.03, 0, 0.06)
    }
    t.slab([0, 1.1, 0], [0.045, 0.12, 0.53], skin, 0.02).drum([0, -1, 0], 0.4, 0.24, t.second('#e07a5f', 'satin'), 0.05)
      .slab([0.19, 0.32, 0], [0.02, 0.07, 0.44], t.second('#e07a5f', 'satin'), 0.01)
    label(t, 0.34, -0.15, 0.3, '#8a5a48')
    t.board([0.36, -0.15, 0], 0.34, 0.3, '#4d3a32')
  }),
  'cream-jar': made(0.07, [
    lathe(pairs([-0.62, 0.72, -0.56, 0.8, 0.06, 0.8, 0.14, 0.72]), main('#f3ede3', 'gloss', { clear: 0.15 }), [0, 0, 0], 0.02),
    drum([0, 0.36, 0], 0.82, 0.22, second('#d8b98a', 'metal'), 0.05), (t) => label(t, 0.82, -0.32, 0.3, '#8a7a68'),
    board([0.81, -0.28, 0], 0.42, 0.2, '#4d443a'), at('seat', [0, 0.6, 0])]),
  dropper: [0.11, dropperBottle],
  'spray-bottle': made(0.26, [main('#3aa0d8', 'gloss', { clear: 0.25 }), second('#f3f4f4', 'satin')], (body, head) => [
    lathe(pairs([-1.2, 0.46, -1.12, 0.52, 0, 0.5, 0.3, 0.34, 0.44, 0.18, 0.6, 0.16]), body), drum([0, 0.68, 0], 0.22, 0.1, head, 0.03),
    slab([0, 0.92, 0.12], [0.15, 0.14, 0.42], head, 0.08), drum([0, 0.92, 0.58], 0.11, 0.08, fixed('#e0503a', 'satin'), 0.03),
    tube(triples([0, 0.84, 0.36, 0, 0.62, 0.46, 0, 0.44, 0.38]), 0.06, fixed('#e0503a', 'satin')),
    slab([0.46, -0.5, 0], [0.08, 0.4, 0.3], fixed('#f8f8f4', 'matte'), 0.05), (t) => label(t, 0.55, -0.5, 0.28, '#2f7f55'),
    board([0.56, -0.5, 0], 0.28, 0.3, '#2f5f4a')]),
  razor: made(0.14, [main('#2f5fa8', 'satin')], (grip) => [
    tube(triples([0, -1.2, 0, 0.1, -0.4, 0, 0, 0.5, 0]), [0.13, 0.15, 0.08], grip, 0.05),
    slab([0.05, 0.75, 0], [0.12, 0.16, 0.5], second('#26282c', 'satin'), 0.05),
    each([0.68, 0.76, 0.84], (y) => slab([0.17, y, 0], [0.02, 0.02, 0.44], fixed('#dfe3e8', 'chrome'), 0.006))]),
  'hair-dryer': made(0.26, [main('#e7b3b8', 'gloss')], (shell) => [
    rod([0, 0.4, -0.55], [0, 0.4, 0.5], 0.46, shell, 0.36, 0.05), rod([0, 0.4, 0.5], [0, 0.4, 1], 0.3, second('#2a2a2e', 'satin'), 0.22),
    ring([0, 0.4, -0.72], 0.36, 0.08, 'z', second('#2a2a2e', 'satin')), rod([0, 0.1, -0.22], [0, -1.05, -0.36], 0.19, shell, 0.16, 0.06),
    each([-0.3, -0.5], (y) => slab([0.17, y, -0.28], [0.04, 0.07, 0.06], fixed('#f6f6f6'), 0.03)),
    tube(triples([0, -1.1, -0.37, 0.1, -1.25, -0.6, 0.2, -1.25, -1]), 0.05, fixed('#2a2a2e', 'matte'))]),
  'makeup-brush': made(0.2, [second('#1d1b1e', 'gloss'), fixed('#e0b49a', 'chrome')], (wood, metal) => [
    each(triples([-0.5, 0, 1, 0.05, 0.2, 0.75, 0.52, -0.1, 0.9]), ([z, lift, size]) => [
      rod([0, -1.3, z], [0, -0.1 + lift, z], 0.06, wood, 0.1), rod([0, -0.1 + lift, z], [0, 0.3 + lift, z], 0.12 * size, metal, 0.17 * size),
      ball([0, 0.62 + lift, z], [0.24 * size, 0.42 * size, 0.26 * size], main('#c98a86', 'fur'))])]),
  'pill-bottle': made(0.1, [
    lathe(pairs([-1, 0.5, -0.95, 0.55, 0.5, 0.55, 0.6, 0.48]), main('#e07a1f', 'glass', { clear: 0.4 })),
    drum([0, 0.8, 0], 0.6, 0.2, second('#f6f6f4', 'satin'), 0.05), drum([0, -0.2, 0], 0.565, 0.5, fixed('#fbfaf6', 'matte'), 0.01),
    (t) => label(t, 0.57, -0.2, 0.32, '#3a6fb0'), board([0.58, -0.2, 0], 0.36, 0.34, '#2f4a6b'),
    (t) => ringOf(3, 1.05, -0.92, (p, i) => t.ball([p[0] * 0.5 + 0.7, p[1], p[2] * 0.9], [0.1, 0.1, 0.2], t.fixed(i ? '#f4f4f2' : '#d8443a', 'gloss')), 0.4)]),
}
