import { ball, board, disc, each, fixed, made, main, rod, second, slab, type Thing, type ThingRow, thingKit, times, triples, tube } from '../builder/index.ts'

function bogie(t: Thing, x: number): void {
  const r = 0.42
  for (const dx of [-0.55, 0.55]) for (const z of [-0.75, 0.75]) t.disc([x + dx, r, z], r, 0.08, 'z', t.fixed('#3a3b40', 'metal'))
  t.slab([x, r * 1.25, 0], [1, 0.1, 0.7], t.fixed('#26272b', 'matte'), 0.04)
}

function coach(t: Thing, from: number, to: number, top: number, paint: number, band: number, windows: number): void {
  const middle = (from + to) / 2
  t.slab([middle, (0.75 + top) / 2, 0], [(to - from) / 2, (top - 0.75) / 2, 1.25], paint, 0.25)
  t.slab([middle, top - 0.05, 0], [(to - from) / 2 - 0.1, 0.14, 1.1], t.fixed('#5d6168', 'satin'), 0.12)
  t.slab([middle, 1.35, 0], [(to - from) / 2 - 0.02, 0.08, 1.26], band, 0.02)
  const step = (to - from - 0.6) / windows
  for (let i = 0; i < windows; i++) t.slab([from + 0.3 + step * (i + 0.5), 2.2, 0], [step * 0.38, 0.36, 1.262], t.fixed('#2a3846', 'glass'), 0.06)
  bogie(t, from + 1.2)
  bogie(t, to - 1.2)
}

function steam(t: Thing): void {
  const paint = t.main('#1f2226', 'gloss')
  const trim = t.second('#b3202a', 'gloss')
  const brass = t.fixed('#d9a82e', 'metal')
  t.rod([-1.4, 2, 0], [2.6, 2, 0], 0.78, paint).disc([3.36, 2, 0], 0.76, 0.06, 'x', t.fixed('#2c2f34', 'satin'))
  for (const x of [-0.8, 0.4, 1.6]) t.ring([x, 2, 0], 0.79, 0.04, 'x', brass)
  t.rod([2.5, 2.6, 0], [2.5, 3.6, 0], 0.24, paint, 0.3).ring([2.5, 3.75, 0], 0.33, 0.08, 'y', paint).rod([1.1, 2.6, 0], [1.1, 2.95, 0], 0.28, brass)
    .rod([0, 2.6, 0], [0, 2.85, 0], 0.3, paint).slab([-2.1, 2.3, 0], [0.85, 1.2, 1.1], paint, 0.06)
    .slab([-2.1, 2.85, 0], [0.5, 0.36, 1.12], t.fixed('#2a3846', 'glass'), 0.04).slab([-2.15, 3.55, 0], [1.1, 0.09, 1.25], t.fixed('#33363c'), 0.06)
    .slab([0.2, 1.15, 0], [3.1, 0.14, 0.95], trim, 0.04)
  for (const z of [-0.92, 0.92]) {
    for (const x of [-1.3, 0, 1.3]) {
      t.ring([x, 0.72, z], 0.64, 0.08, 'z', trim)
      for (let i = 0; i < 4; i++)
        t.rod([x - Math.cos(i * 0.785) * 0.6, 0.72 - Math.sin(i * 0.785) * 0.6, z], [x + Math.cos(i * 0.785) * 0.6, 0.72 + Math.sin(i * 0.785) * 0.6, z], 0.04,
          trim)
    }
    t.rod([-1.3, 0.55, z * 1.1], [1.7, 0.55, z * 1.1], 0.07, t.fixed('#c9ced6', 'metal')).slab([2.3, 0.85, z], [0.5, 0.25, 0.24], paint, 0.1)
    for (const x of [2.2, 2.95]) t.disc([x, 0.36, z * 0.9], 0.36, 0.07, 'z', trim)
  }
  for (let i = -4; i <= 4; i++) t.rod([3.1, 0.85, i * 0.12], [3.85, 0.12, i * 0.2], 0.05, trim)
  t.ball([3.45, 2.75, 0], [0.2, 0.22, 0.22], t.fixed('#fff3cf', 'glass', { emission: [1.2, 1, 0.6] }))
  // Tender and smoke.
  t.slab([-4.5, 1.9, 0], [1.25, 0.75, 1.05], paint, 0.06).ball([-4.5, 2.6, 0], [1.1, 0.4, 0.9], t.fixed('#141416', 'stone'))
  bogie(t, -4.5)
  const smoke = t.fixed('#d9dade', 'matte')
  for (const [x, y, r] of triples([2.3, 4.15, 0.34, 1.9, 4.6, 0.45, 1.2, 5, 0.55, 0.3, 5.3, 0.6])) t.ball([x, y, 0], r, smoke, 0.25)
  t.seat = [-2.1, 3.64, 0]
}

const ROWS: Readonly<Record<string, ThingRow>> = {
  train: made(3.8, [main('#2c6e49', 'gloss'), second('#f0d27a', 'gloss')], (paint, band) => [
    (t) => coach(t, -9, -1.2, 3.5, paint, band, 6), (t) => coach(t, -0.8, 5.2, 3.5, paint, band, 4), slab([5.1, 1.85, 0], [0.6, 1.05, 1.2], paint, 0.4),
    slab([5.5, 2.45, 0], [0.16, 0.36, 0.95], fixed('#2a3846', 'glass'), 0.1),
    each([-0.8, 0.8], (z) => ball([5.68, 1.3, z], [0.08, 0.15, 0.15], fixed('#fff6d8', 'glass', { emission: [1.2, 1.1, 0.8] })))]),
  'steam-train': [5, steam],
  'bullet-train': made(3.6, [main('#f3f4f6', 'gloss'), second('#2a62b8', 'gloss')], (paint, band) => [
    slab([-3.5, 2, 0], [5, 1.35, 1.3], paint, 0.5), tube(triples([1, 2, 0, 2.6, 1.85, 0, 4.2, 1.4, 0, 5.6, 1, 0]), [1.32, 1.2, 0.8, 0.36], paint, 0.3),
    slab([-2.4, 1.25, 0], [6, 0.11, 1.32], band, 0.02), ball([3, 2.35, 0], [0.95, 0.5, 0.8], fixed('#1f2a36', 'glass')),
    times(9, (i) => slab([-8 + i * 1, 2.3, 0], [0.3, 0.26, 1.31], fixed('#2a3846', 'glass'), 0.08)),
    each([-7, -4, -1], (x) => slab([x, 0.4, 0], [1, 0.36, 1], fixed('#3a3b40'), 0.1)),
    each([-0.6, 0.6], (z) => ball([4.7, 1.25, z], [0.16, 0.1, 0.12], fixed('#fff6d8', 'glass', { emission: [1.4, 1.3, 1] })))]),
  subway: made(3.5, [main('#c4c9d0', 'metal')], (paint) => [
    (t) => coach(t, -8, -0.2, 3.4, paint, t.second('#d22b2b'), 6), (t) => coach(t, 0.1, 6, 3.4, paint, t.second('#d22b2b'), 4),
    slab([6.02, 2.3, 0], [0.06, 0.42, 0.9], fixed('#2a3846', 'glass'), 0.04),
    each([-0.85, 0.85], (z) => ball([6.05, 1.2, z], [0.07, 0.14, 0.14], fixed('#fff6d8', 'glass', { emission: [1.2, 1.1, 0.8] }))),
    board([6.06, 2.95, 0], 0.8, 0.16, '#ffb020')]),
  tram: made(3.3, [main('#f0b01d', 'gloss')], (paint) => [
    (t) => coach(t, -3.6, 3.6, 3.3, paint, t.second('#f7f3ea', 'gloss'), 5), slab([3.6, 2.25, 0], [0.06, 0.42, 0.95], fixed('#2a3846', 'glass'), 0.05),
    ball([3.68, 1.2, 0], [0.08, 0.18, 0.18], fixed('#fff6d8', 'glass', { emission: [1.2, 1.1, 0.8] })),
    tube(triples([0.6, 3.35, 0, -0.4, 3.8, 0, 0.4, 4.2, 0]), 0.05, fixed('#3a3b40')), rod([0.4, 4.2, -0.6], [0.4, 4.2, 0.6], 0.05, fixed('#3a3b40')),
    board([3.62, 2.9, 0], 0.7, 0.14)]),
  carriage: [3.6, (t) => coach(t, -3.8, 3.8, 3.4, t.main('#a83232', 'gloss'), t.second('#f0d27a'), 6)],
  'toy-train': made(0.12, [main('#d22b2b', 'gloss')], (paint) => [
    rod([-0.1, 0.62, 0], [0.8, 0.62, 0], 0.34, fixed('#2a62b8', 'gloss')), slab([-0.5, 0.8, 0], [0.36, 0.6, 0.42], paint, 0.06),
    slab([-0.5, 1.42, 0], [0.46, 0.06, 0.5], fixed('#f0b93f'), 0.05), rod([0.75, 0.85, 0], [0.75, 1.25, 0], 0.13, fixed('#f0b93f'), 0.18),
    slab([0.1, 0.26, 0], [1, 0.08, 0.4], paint, 0.04),
    each([-0.6, 0.1, 0.75], (x) => each([-0.44, 0.44], (z) => disc([x, 0.22, z], 0.22, 0.07, 'z', fixed('#3f8a2e', 'gloss')))),
    each([[0, '#f0b93f'], [1, '#3f8a2e']] as const, ([i, hex]) => [
      slab([-1.75 - i * 1.3, 0.48, 0], [0.52, 0.26, 0.4], fixed(hex, 'gloss'), 0.05),
      each([-2.05, -1.45], (x) => each([-0.44, 0.44], (z) => disc([x - i * 1.3, 0.22, z], 0.22, 0.07, 'z', paint)))])]),
}

/** Rail vehicles, front toward +x. */
export const railKit = thingKit('rail', ROWS)
