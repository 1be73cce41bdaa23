import { at, ball, createRandom, drum, each, fixed, made, main, pairs, ring, rod, second, type Thing, type ThingRow, thing, times, triples,
  type Vec3 } from '../builder/index.ts'
import { bough } from '../plants/tree.ts'

/** Centers of a bonsai's leaf pads, and their half widths. */
const PADS: readonly (readonly [at: Vec3, half: number])[] = [[[0.05, 1.5, 0.12], 0.62], [[0.1, 1.12, -0.72], 0.5], [[0.12, 0.92, 0.86], 0.56],
  [[-0.35, 1.2, 0.3], 0.42], [[0.3, 0.62, -0.95], 0.34]]

function bonsai(t: Thing): void {
  const glaze = t.fixed('#3a5f7d', 'gloss')
  t.slab([0, -0.62, 0], [0.58, 0.2, 0.86], glaze, 0.1).slab([0, -0.44, 0], [0.66, 0.05, 0.94], glaze, 0.04)
  for (const x of [-0.4, 0.4]) for (const z of [-0.62, 0.62]) t.slab([x, -0.85, z], [0.1, 0.08, 0.14], glaze, 0.04)
  t.ball([0, -0.42, 0], [0.56, 0.1, 0.82], t.fixed('#3b2a1e', 'stone'))
  const moss = t.fixed('#5f7f35', 'matte', { pattern: { kind: 'noise', color: [0.05, 0.13, 0.02], scale: 9 } })
  t.ball([0.1, -0.38, 0.3], [0.36, 0.1, 0.4], moss).ball([-0.1, -0.39, -0.4], [0.32, 0.08, 0.3], moss)
    .ball([0.3, -0.33, -0.5], [0.12, 0.1, 0.15], t.fixed('#8a8780', 'stone'))
  const bark = t.fixed('#6b4a33', 'stone', { pattern: { kind: 'noise', color: [0.05, 0.03, 0.02], scale: 7 } })
  const trunk: Vec3[] = triples([0, -0.42, -0.08, 0.08, -0.1, 0.12, 0, 0.2, 0.34, 0.02, 0.5, 0.16, 0.06, 0.82, -0.08, 0.04, 1.15, 0.02, 0.05, 1.4, 0.12])
  t.tube(trunk, [0.27, 0.2, 0.17, 0.145, 0.11, 0.08, 0.05], bark, 0.06)
  for (const [dx, dz] of pairs([0.3, 0.24, -0.18, -0.4, 0.22, -0.42, -0.12, 0.34])) t.rod([0, -0.3, -0.06], [dx, -0.43, dz], 0.13, bark, 0.04, 0.08)
  const roots: readonly Vec3[] = [trunk[5], trunk[4], trunk[3], trunk[4], trunk[3]]
  PADS.forEach(([at], i) => {
    const low: Vec3 = [at[0], at[1] - 0.08, at[2]]
    const mid: Vec3 = [(roots[i][0] + low[0]) / 2 + 0.05, (roots[i][1] + low[1]) / 2 + 0.06, (roots[i][2] + low[2]) / 2]
    t.tube([roots[i], mid, low], [0.08, 0.06, 0.035], bark, 0.05)
  })
  const random = createRandom(77)
  const leaves = [t.main('#3f7a34', 'matte'), t.fixed('#5a9440', 'matte'), t.fixed('#2d5f2a', 'matte')]
  for (const [at, half] of PADS) {
    t.ball(at, [half * 0.72, half * 0.26, half * 0.8], leaves[2], 0.04)
    for (let i = 0; i < 34; i++) {
      const turn = i * 2.39996
      const r = half * Math.sqrt((i + 0.5) / 34)
      const rise = half * 0.36 * Math.sqrt(Math.max(0, 1 - (r / half) ** 2))
      t.ball([at[0] + Math.cos(turn) * r * 0.86, at[1] + rise + (random() - 0.5) * 0.05, at[2] + Math.sin(turn) * r], half * (0.13 + 0.06 * random()),
        leaves[i % 5 === 4 ? 2 : i % 2], 0.02)
    }
  }
}

function mushroom(t: Thing): void {
  const flesh = t.fixed('#ece2cb', 'satin')
  const cap = t.main('#c8261c', 'gloss', { specular: 0.5 })
  t.lathe(pairs([-1, 0.3, -0.9, 0.34, -0.6, 0.25, 0, 0.2, 0.42, 0.22]), flesh)
  // The ring of skin that the cap leaves on the stem.
  t.lathe(pairs([0.02, 0.4, 0.05, 0.4, 0.2, 0.22, 0.22, 0]), flesh)
  t.lathe(pairs([0.36, 0.82, 0.34, 0.92, 0.42, 0.98, 0.62, 0.86, 0.82, 0.58, 0.95, 0.26, 0.98, 0]), cap)
  t.lathe(pairs([0.3, 0.22, 0.33, 0.86, 0.42, 0.86]), t.fixed('#d9caa8', 'matte'))
  for (let i = 0; i < 20; i++) {
    const turn = i * 2.39996 + 0.4
    const share = Math.sqrt((i + 0.4) / 22)
    const r = 0.93 * share
    const y = 0.44 + 0.53 * Math.sqrt(Math.max(0, 1 - share ** 2.2))
    const size = 0.06 + 0.05 * ((i * 7) % 4) * 0.5
    t.ball([Math.cos(turn) * r, y, Math.sin(turn) * r], [size, size * 0.55, size], t.second('#f6f0e2', 'matte'))
  }
  t.seat = [0, 0.98, 0]
}

const BLOSSOMS = ['#f7d9de', '#f2b3c0', '#fbf3ea', '#e88fa4'] as const

/** A wedding arch: two posts and a round wooden arc under leaves and blossoms. */
function flowerArch(t: Thing): void {
  const random = createRandom(11)
  const wood = t.fixed('#b79a78', 'wood')
  const way = Array.from({ length: 33 }, (_, i): Vec3 => {
    const u = (i / 32) * 2 - 1
    const along = Math.abs(u) < 0.5 ? 0 : (Math.abs(u) - 0.5) * 2
    const turn = Math.max(-1, Math.min(1, u * 2)) * (Math.PI / 2)
    return [0, 1.5 - along * 1.5 + Math.cos(turn) * 0.95, Math.sin(turn) * 0.95]
  })
  t.tube(way, 0.055, wood)
  const leaves = ['#4f7d3a', '#6b9a4c'].map((hex) => t.fixed(hex, 'matte'))
  const petals = BLOSSOMS.map((hex) => t.fixed(hex, 'matte'))
  way.forEach(([, y, z], i) => {
    const thick = 0.6 + 0.4 * (y / 2.4)
    const near = (reach: number): Vec3 => [(random() - 0.5) * reach, Math.max(0.06, y + (random() - 0.5) * reach), z + (random() - 0.5) * reach]
    for (let k = 0; k < 2; k++) t.ball(near(0.22), [0.1, 0.13 * thick, 0.12], leaves[(i + k) % 2], 0.03)
    for (let k = 0; k < 3; k++) t.ball(near(0.34), 0.055 + 0.06 * thick * random(), petals[(i * 3 + k + (k > 1 ? 1 : 0)) % petals.length])
  })
}

/** Plants detailed enough for close-ups. */
export const GROWING: Readonly<Record<string, ThingRow>> = {
  bough: [1.1, bough],
  'bamboo-stalk': made(0.9, [main('#7faa3c', 'satin'), fixed('#a9c46a', 'satin'), fixed('#4f8f2e', 'matte')], (cane, joint, leaf) => [
    times(5, (i) => [rod([0, -1 + i * 0.4, 0], [0, -0.63 + i * 0.4, 0], 0.06, cane, 0.055), ring([0, -0.61 + i * 0.4, 0], 0.055, 0.018, 'y', joint)]),
    each(triples([0.95, 0.4, 0.5, 0.9, 2.3, 0.46, 0.98, 1.4, 0.52, 0.58, 0.7, 0.4, 0.18, 2.6, 0.36]), ([y, turn, long]) =>
      rod([0, y, 0], [0.1, y + Math.sin(turn) * long * 0.6, Math.cos(turn) * long], 0.055, leaf, 0.008))]),
  'potted-cactus': thing(0.4, (t) => {
    const clay = t.fixed('#b8623a', 'matte')
    t.lathe(pairs([-1, 0.4, -0.42, 0.56, -0.42, 0.64, -0.22, 0.66, -0.22, 0.5]), clay).drum([0, -0.26, 0], 0.52, 0.04, t.fixed('#4a3424', 'stone'))
    const green = t.main('#4f9a4a', 'matte')
    const column = (a: readonly [number, number], b: readonly [number, number], radius: number): void => {
      t.rod([0, a[0], a[1]], [0, b[0], b[1]], radius, green, radius * 0.92, 0.04)
    }
    column([-0.24, 0], [0.82, 0], 0.27)
    column([0.12, 0.2], [0.14, 0.56], 0.13)
    column([0.14, 0.56], [0.52, 0.58], 0.14)
    column([0.3, -0.2], [0.32, -0.52], 0.12)
    column([0.32, -0.52], [0.62, -0.54], 0.12)
    const spine = t.fixed('#f4efd8', 'matte')
    for (let i = 0; i < 6; i++) for (const a of [-1, -0.5, 0, 0.5, 1]) t.ball([0.26 * Math.cos(a), -0.1 + i * 0.17, 0.26 * Math.sin(a)], 0.018, spine)
    const bloom = t.fixed('#f08ab0', 'satin')
    for (let i = 0; i < 6; i++) t.ball([Math.cos(i * 1.047) * 0.09, 1.06, Math.sin(i * 1.047) * 0.09], [0.08, 0.07, 0.08], bloom, 0.02)
  }),
  'lily-pad': made(0.05, [main('#4f9a3a', 'satin')], (leaf) => [
    drum([0, 0, 0], 0.95, 0.03, leaf, 0.02), ring([0, 0.02, 0], 0.94, 0.035, 'y', fixed('#7fbf5a', 'satin')),
    times(9, (i) => {
      const a = 0.35 + i * 0.7
      return rod([0, 0.035, 0], [Math.cos(a) * 0.85, 0.035, Math.sin(a) * 0.85], 0.012, fixed('#8cc868'))
    }),
    at('seat', [0, 0.04, 0])]),
  'water-lily': made(0.16, [fixed('#4f8f3e', 'satin'), fixed('#3a7436', 'satin'), main('#f4a9c4', 'satin'),
    second('#ffd9e6', 'satin')], (pad, dark, petal, inner) => [
    each(triples([0, 0, 0.5, 0.62, 0.66, 0.42, -0.5, 0.84, 0.38, 0.5, -0.78, 0.44, -0.6, -0.6, 0.4]), ([x, z, r]) =>
      drum([x, 0.01, z], r, 0.02, r > 0.41 ? pad : dark)),
    each(triples([0.05, 0.05, 1, -0.52, -0.56, 0.72]), ([x, z, size]) => [
      times(2, (ring) =>
        times(8, (i) => {
          const a = i * 0.785 + ring * 0.39
          const out = (0.24 - ring * 0.09) * size
          return [
            rod([x + Math.cos(a) * 0.05, 0.07, z + Math.sin(a) * 0.05], [x + Math.cos(a) * out, (0.18 + ring * 0.1) * size + 0.03, z + Math.sin(a) * out],
              0.05 * size, ring ? inner : petal, 0.035 * size)]
        })),
      ball([x, 0.14 * size + 0.03, z], 0.07 * size, fixed('#f2c230', 'matte'))])]),
  bonsai: [0.5, bonsai],
  'flower-arch': [3, flowerArch],
  mushroom: [0.25, mushroom],
}
