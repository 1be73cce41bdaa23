import type { Vec3 } from '../../render/scene.ts'
import { apart, ball, board, disc, drum, each, fixed, made, main, ring, rod, second, slab, times, tube, unlettered } from '../builder/made.ts'
import type { ThingRow } from '../builder/thing.ts'
import { triples } from '../tuples.ts'

/** Money and what it is kept in. */
export const MONEY: Readonly<Record<string, ThingRow>> = {
  'credit-card': made(0.1, [apart(fixed('#f2f4f8', 'satin'))], (print) => [
    slab([0, 0, 0], [0.045, 0.66, 1.05], main('#233f8f', 'gloss'), 0.04), slab([0.04, 0.16, -0.66], [0.02, 0.14, 0.18], fixed('#e0bb5a', 'metal'), 0.03),
    each([0.12, 0.2], (y) => slab([0.062, y, -0.66], [0.004, 0.008, 0.17], fixed('#8a6a24'), 0.002)),
    unlettered(times(4, (group) => times(4, (k) => slab([0.05, -0.16, group * 0.46 + k * 0.085 - 0.78], [0.01, 0.045, 0.026], print, 0.008)))),
    slab([0.05, -0.44, -0.62], [0.008, 0.025, 0.26], print, 0.005), disc([0.045, -0.4, 0.6], 0.17, 0.012, 'x', fixed('#e8503a', 'gloss')),
    disc([0.055, -0.4, 0.8], 0.17, 0.012, 'x', fixed('#f5b53a', 'gloss')),
    each([0.08, 0.15], (r) => tube([-0.8, -0.4, 0, 0.4, 0.8].map((a): Vec3 => [0.05, 0.16 + Math.sin(a) * r * 1.5, -0.34 + Math.cos(a) * r]), 0.014, print)),
    board([0.055, -0.16, 0.1], 0.72, 0.1, '#ffffff')]),
  wallet: made(0.1, [main('#7a4426', 'satin'), apart(fixed('#d9b48a', 'matte'))], (leather, seam) => [
    slab([0, -0.1, 0], [0.2, 0.68, 1], leather, 0.09),
    each(['#3a7fd0', '#f0c23a', '#e0503a'], (hex, i) =>
      slab([0.06 - i * 0.09, 0.62 - i * 0.02 + i * 0.09, 0.1 - i * 0.08], [0.03, 0.24, 0.72], fixed(hex, 'gloss'), 0.02)),
    slab([-0.14, 0.72, 0], [0.02, 0.3, 0.9], fixed('#6fa86a', 'matte'), 0.01),
    times(17, (i) => each([-0.68, 0.44], (y) => slab([0.2, y, -0.86 + i * 0.1075], [0.008, 0.012, 0.03], seam, 0.004))),
    slab([0.2, -0.1, -0.72], [0.05, 0.14, 0.26], second('#5c3018', 'satin'), 0.05), ball([0.25, -0.1, -0.64], [0.03, 0.06, 0.06], fixed('#d8b25a', 'chrome')),
    board([0.21, -0.1, 0.2], 0.5, 0.2, '#f2e2c8')]),
  'piggy-bank': made(0.22, [main('#f2a0b4', 'gloss')], (skin) => [
    ball([0, 0, -0.1], [0.68, 0.66, 0.86], skin), ball([0, 0.14, 0.66], [0.46, 0.46, 0.42], skin, 0.18),
    rod([0, 0.04, 0.95], [0, 0.04, 1.16], 0.2, skin, 0.2, 0.04), each([-0.08, 0.09], (x) => ball([x, 0.06, 1.36], [0.035, 0.06, 0.02], fixed('#b5566e'))),
    each([-0.34, 0.34], (x) => each([-0.5, 0.42], (z) => rod([x, -0.4, z], [x, -0.85, z], 0.18, skin, 0.16, 0.06))),
    each([-0.26, 0.28], (x) => rod([x, 0.5, 0.62], [x * 1.3, 0.78, 0.66], 0.16, skin, 0.03, 0.04)),
    ball([0.42, 0.26, 0.78], [0.04, 0.065, 0.05], fixed('#1d1518', 'gloss')),
    tube(triples([0, 0.1, -0.92, 0.1, 0.28, -1.05, -0.05, 0.36, -0.98, 0, 0.2, -1.12]), 0.05, skin),
    slab([0, 0.655, -0.12], [0.04, 0.02, 0.24], fixed('#7a3548'), 0.01), disc([0, 0.86, -0.12], 0.28, 0.045, 'x', fixed('#e8b93a', 'metal')),
    ring([0.045, 0.86, -0.12], 0.22, 0.02, 'x', fixed('#c9962a', 'metal')), board([0.68, -0.02, -0.15], 0.4, 0.2, '#ffffff')]),
  cash: made(0.14, [main('#7fae74', 'matte'), fixed('#dfe8d6', 'matte')], (paper, edge) => [
    each(triples([0, -0.4, 0, -0.1, -0.08, 0.1, 0.05, 0.24, -0.06]), ([x, y, z]) => [
      slab([x, y, z], [0.5, 0.14, 1.06], edge, 0.02), each([-0.11, -0.04, 0.03, 0.1, 0.145], (k) => slab([x, y + k, z], [0.51, 0.018, 1.07], paper, 0.008)),
      slab([x, y, z], [0.52, 0.155, 0.16], second('#e8d9a0', 'matte'), 0.01)]),
    times(5, (i) => drum([0.72 + (i % 2) * 0.03, -0.5 + i * 0.085, 0.95], 0.24, 0.038, fixed('#e8b93a', 'metal'), 0.02)),
    disc([0.95, -0.31, 0.45], 0.23, 0.04, 'x', fixed('#e8b93a', 'metal'))]),
  calculator: made(0.15, [
    slab([0, 0, 0], [0.12, 1.02, 0.72], main('#30343b', 'satin'), 0.09), slab([0.11, 0.66, 0], [0.02, 0.2, 0.58], fixed('#bcd2b4', 'gloss'), 0.02),
    times(5, (row) =>
      times(4, (k) =>
        slab([0.13, 0.26 - row * 0.27, 0.48 - k * 0.32], [0.05, 0.095, 0.12], fixed(k === 3 ? '#f08a24' : row === 0 ? '#8a9098' : '#e9ebee', 'satin'), 0.035))),
    board([0.14, 0.66, 0], 0.5, 0.13, '#1f2a1c')]),
}
