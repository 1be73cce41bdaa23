import { at, drum, each, fixed, made, main, ring, rod, second, slab, times, tube } from '../builder/made.ts'
import { type ThingRow, thing } from '../builder/thing.ts'
import { pairs, triples } from '../tuples.ts'

/** What stands on pitches and playgrounds. */
export const GROUNDS: Readonly<Record<string, ThingRow>> = {
  'basketball-hoop': made(3.2, [
    rod([-0.6, 0, 0], [-0.5, 2.6, 0], 0.07, fixed('#5a5d66', 'metal')), rod([-0.5, 2.6, 0], [0, 2.75, 0], 0.06, fixed('#5a5d66', 'metal')),
    slab([0, 2.9, 0], [0.03, 0.5, 0.8], second('#f3f4f6', 'gloss'), 0.02), slab([0.03, 2.78, 0], [0.012, 0.2, 0.28], fixed('#c8202a'), 0.01),
    slab([0.04, 2.78, 0], [0.012, 0.16, 0.24], second('#f3f4f6', 'gloss'), 0.01), ring([0.35, 2.55, 0], 0.25, 0.022, 'y', main('#ee6a1c', 'metal')),
    times(10, (i) =>
      rod([0.35 + Math.cos(i * 0.628) * 0.25, 2.54, Math.sin(i * 0.628) * 0.25],
        [0.35 + Math.cos(i * 0.628 + 0.3) * 0.15, 2.15, Math.sin(i * 0.628 + 0.3) * 0.15], 0.01, fixed('#f7f5ee')))]),
  goal: thing(2.4, (t) => {
    const post = t.main('#f5f5f3', 'gloss')
    for (const z of [-2.2, 2.2]) {
      t.rod([0, 0, z], [0, 1.5, z], 0.06, post)
      t.rod([0, 1.5, z], [-0.9, 0, z], 0.03, post)
    }
    t.rod([0, 1.5, -2.2], [0, 1.5, 2.2], 0.06, post)
    for (let i = 0; i < 12; i++) t.rod([0, 1.5, -2 + i * 0.364], [-0.9, 0, -2 + i * 0.364], 0.012, t.fixed('#e3e3e0'))
    for (let i = 1; i < 6; i++) t.rod([-0.9 + i * 0.15, i * 0.25, -2.2], [-0.9 + i * 0.15, i * 0.25, 2.2], 0.012, t.fixed('#e3e3e0'))
  }),
  trampoline: made(0.9, [
    ring([0, 0.4, 0], 1.2, 0.1, 'y', main('#2a62b8', 'gloss')), drum([0, 0.4, 0], 1.12, 0.02, fixed('#1b1b1e', 'matte'), 0.01),
    times(6, (i) =>
      rod([Math.cos(i * 1.047) * 1.15, 0.4, Math.sin(i * 1.047) * 1.15], [Math.cos(i * 1.047) * 1.2, -0.45, Math.sin(i * 1.047) * 1.2], 0.05,
        fixed('#c9ced6', 'metal'))),
    at('seat', [0, 0.43, 0])]),
  slide: made(2, [
    tube(triples([-0.7, 1.5, 0, -0.2, 1.3, 0, 0.8, 0.35, 0, 1.4, 0.18, 0]), 0.24, main('#d22b2b', 'gloss')),
    each([-0.3, 0.3], (z) => [
      tube(triples([-0.75, 1.7, z, -0.2, 1.52, z, 0.8, 0.55, z, 1.4, 0.36, z]), 0.07, second('#f4c22a', 'gloss')),
      rod([-1.2, 0, z], [-0.8, 1.9, z], 0.05, fixed('#2a62b8', 'gloss'))]),
    times(5, (i) => rod([-1.14 + i * 0.08, 0.25 + i * 0.3, -0.3], [-1.14 + i * 0.08, 0.25 + i * 0.3, 0.3], 0.035, fixed('#2a62b8', 'gloss')))]),
  seesaw: made(0.8, [
    rod([0, 0.55, -1.6], [0, 0.95, 1.6], 0.09, main('#d22b2b', 'gloss')),
    each([-0.3, 0.3], (x) => rod([x, 0, 0], [0, 0.7, 0], 0.08, second('#2a62b8', 'gloss'))),
    each(pairs([0.62, -1.45, 0.98, 1.45]), ([y, z]) => slab([0, y, z], [0.18, 0.05, 0.18], fixed('#f4c22a'), 0.04)),
    each(pairs([0.72, -1.1, 1.05, 1.1]), ([y, z]) => rod([-0.14, y + 0.12, z], [0.14, y + 0.12, z], 0.03, fixed('#26272b')))]),
}
