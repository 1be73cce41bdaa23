import { smoothstep } from '../../render/noise.ts'
import { ball, createRandom, fixed, made, pairs, rod, type Thing, type ThingRow, times, triples, type Vec3 } from '../builder/index.ts'
import { citrusWheel, leaf } from '../tableware/food-parts.ts'

const SLICES = 25
const APART = 0.2
/** In slices: where the lip comes down, where it begins to curl, and where the shoulder is smooth. */
const DOWN = 4
const SMOOTH = 17

/** The wave at slice `i`: its height, and how far its lip has curled over, 0 … 1. */
function standing(i: number): { readonly tall: number; readonly curl: number } {
  const shoulder = 1 - 0.58 * smoothstep(DOWN + 3, SLICES + 3, i)
  const end = 0.5 + 0.5 * smoothstep(-2, DOWN - 1, i)
  return { tall: shoulder * end, curl: 1 - smoothstep(DOWN, SMOOTH, i) }
}

/** A breaking wave along z: white water on the left, a lip that curls over a hollow, and a smooth shoulder on the right. */
export function breakingWave(t: Thing): void {
  const deep = t.main('#0f557f', 'satin')
  const face = t.fixed('#1f7fa6', 'satin')
  const thin = t.fixed('#3f9fb2', 'satin', { emission: [0.01, 0.05, 0.06] })
  const foam = t.apart(t.fixed('#f4f9fb', 'matte', { fur: 0.7 }))
  for (let i = 0; i < SLICES; i++) {
    const z = (i - (SLICES - 1) / 2) * APART
    const { tall, curl } = standing(i)
    const radius = 0.88 * tall
    const middle: Vec3 = [0.2, -0.72 + radius, z]
    // From the trough back up the hollow and over the top to the lip, in radians from the front.
    const at = (angle: number): Vec3 => [middle[0] + Math.cos(angle) * radius * 1.1, middle[1] + Math.sin(angle) * radius, z]
    const over = Math.PI * (0.62 - 0.6 * curl)
    const foot = -Math.PI * 0.5
    const turns = 6
    const points = Array.from({ length: turns + 1 }, (_, k) => {
      const share = k / turns
      return at(foot - (Math.PI * 2 + foot - over) * share)
    })
    for (let k = 0; k < turns; k++) {
      const thick = (share: number) => (0.34 - 0.26 * share) * (0.55 + 0.45 * tall)
      const paint = k < 2 ? deep : k < 4 ? face : thin
      t.rod(points[k], points[k + 1], thick(k / turns), paint, thick((k + 1) / turns), 0.18)
    }
    const [, , , back] = points
    t.rod([-1.9, -1.05, z], [back[0] - 0.1, back[1] - 0.25 * tall, z], 0.24, deep, 0.36 * tall, 0.2)
    const lip = points[turns]
    const spray = [0.5, 0.15, 0.85, 0.35, 0.65, 0.25, 1][(i * 3) % 7]
    if (curl > 0.06) {
      t.ball([lip[0] + 0.04, lip[1], z], [0.15, 0.13 + 0.06 * spray, 0.17], foam, 0.07)
      t.ball([lip[0] - 0.1, lip[1] + 0.16 + 0.08 * spray, z + 0.07], 0.07 + 0.06 * spray, foam, 0.06)
      // Streaks of foam run up over the back of the lip.
      const streak = over + (0.35 + 0.75 * spray) * curl
      const outside = (angle: number): Vec3 => {
        const rim = 1 + (0.1 + 0.1 * (angle - over)) / radius
        return [middle[0] + Math.cos(angle) * radius * 1.1 * rim, middle[1] + Math.sin(angle) * radius * rim, z]
      }
      t.tube([outside(over), outside((over + streak) / 2), outside(streak)], [0.1, 0.07, 0.015], foam, 0.04)
    }
    // The water is turbulent where the lip has come down.
    const boil = 1 - smoothstep(DOWN - 1, DOWN + 5, i)
    if (boil > 0.05)
      for (const [ahead, up] of pairs([0.95, -0.75, 0.5, -0.55, 1.25, -0.9]))
        t.ball([ahead + 0.12 * spray, up + 0.25 * boil * spray, z + 0.08 * spray], (0.2 + 0.16 * spray) * (0.4 + 0.6 * boil), foam, 0.12)
    else t.ball([0.55 + 0.2 * spray, -0.93, z], [0.3, 0.07 + 0.05 * spray, 0.2], foam, 0.06)
  }
  t.seat = [0.6, -0.5, 0]
}

/** Number of jets in a crown. */
const JETS = 15

/** A jet that rises from `from` outward at a bearing, bends over and throws off drops. */
function jet(t: Thing, bearing: number, from: number, out: number, high: number, thick: number, m: number) {
  const at = (u: number): Vec3 => {
    const r = from + (out - from) * u ** 1.3
    const y = high * (1.7 * u - 0.7 * u * u) - 0.02
    return [Math.cos(bearing + u * 0.16) * r, y, Math.sin(bearing + u * 0.16) * r]
  }
  const steps = [0, 0.16, 0.32, 0.48, 0.64, 0.8, 0.92]
  // Only its base blends into the wall: blended segments of a jet would swell.
  for (let i = 0; i + 1 < steps.length; i++) {
    const [u, v] = [steps[i], steps[i + 1]]
    t.rod(at(u), at(v), thick * (1 - u * 0.78), m, thick * (1 - v * 0.78), i === 0 ? 0.09 : 0)
  }
  const tip = at(1)
  t.ball(tip, thick * 0.42, m, 0.05).ball([tip[0] * 1.1, tip[1] + 0.14, tip[2] * 1.1], thick * 0.36, m)
}

/** A rippled pool, a crown that rises from it, and drops in the air. `liquids` alternate around the crown. */
function crown(t: Thing, liquids: readonly number[], high: number): void {
  const random = createRandom(7)
  const [pool] = liquids
  t.lathe(pairs([-0.025, 1.6, -0.005, 1.59, 0.03, 1.5, 0.035, 1.4, 0.005, 1.26, 0.05, 1.1, 0.02, 0.96, 0.02, 0]), pool)
  // The wall at the base of the jets.
  t.vessel(pairs([-0.02, 0.7, 0.2, 0.66, 0.46, 0.74, 0.62, 0.82]), pool, 0.05, 0.02)
  for (let i = 0; i < JETS; i++) {
    const m = liquids[i % liquids.length]
    const bearing = ((i + 0.3 * random()) / JETS) * Math.PI * 2
    const tall = high * (0.62 + 0.38 * random()) * (i % 3 === 0 ? 1.15 : 0.85)
    jet(t, bearing, 0.68, 0.98 + 0.3 * random(), tall, 0.13 + 0.04 * random(), m)
  }
  for (let i = 0; i < 20; i++) {
    const bearing = i * 2.4
    const r = 0.95 + 0.75 * random()
    const size = 0.025 + 0.06 * random() ** 2
    const y = 0.25 + (high * 1.5 - 0.2) * random()
    t.ball([Math.cos(bearing) * r, y, Math.sin(bearing) * r], [size, size * 1.12, size], liquids[i % liquids.length])
  }
}

/** A pool for goods to stand in, with a crown only behind them. */
function base(t: Thing, liquids: readonly number[]): void {
  const random = createRandom(11)
  t.lathe(pairs([-0.02, 1.62, 0, 1.58, 0.012, 1.5, 0.012, 0]), liquids[0])
  const jets = 13
  for (let i = 0; i < jets; i++) {
    const bearing = Math.PI + (i / (jets - 1) - 0.5) * Math.PI * 1.16
    const tall = (0.9 + 0.75 * random()) * (i % 2 ? 0.78 : 1.1)
    jet(t, bearing, 1.02, 1.3 + 0.25 * random(), tall, 0.15 + 0.05 * random(), liquids[i % liquids.length])
  }
  for (let i = 0; i < 22; i++) {
    const bearing = Math.PI + (random() - 0.5) * Math.PI * 1.4
    const r = 1.1 + 0.6 * random()
    const size = 0.03 + 0.06 * random() ** 2
    t.ball([Math.cos(bearing) * r, 0.3 + 1.5 * random(), Math.sin(bearing) * r], [size, size * 1.12, size], liquids[i % liquids.length])
  }
  // Separate puddles around it.
  for (const [x, z, r] of triples([1.1, 1.25, 0.22, 1.5, -0.9, 0.16, 0.4, -1.75, 0.2]))
    t.ball([x, -0.01, z], [r, 0.022, r * 1.2], liquids[(liquids.length - 1) % liquids.length])
  t.seat = [0.1, 0.012, 0]
}

/** Paints in all colors, or in the requested one. */
function paints(t: Thing): readonly number[] {
  if (t.input.color) return [liquid(t)]
  return ['#e8382f', '#f4b41c', '#1f7fd0', '#e0408f', '#2fa866'].map((hex) => t.fixed(hex, 'gloss', { specular: 1.2, gloss: 110 }))
}

/** The splashing liquid: clear as water, or in the requested color or metal. */
function liquid(t: Thing): number {
  const { color, material } = t.input
  return color || material
    ? t.main('#f8f5ee', 'gloss', material ? {} : { specular: 1.2, gloss: 110 })
    : t.main('#cfe6f2', 'glass', { clear: 0.62, emission: [0.03, 0.05, 0.06] })
}

/** A splash with a citrus half and a leaf above it. */
const citrus = (peel: string, flesh: string): ThingRow => made(0.24, [
  (t) => crown(t, [liquid(t)], 0.95), ball([-0.22, 1.12, 0.3], [0.44, 0.44, 0.5], fixed(peel, 'gloss')),
  (t) => citrusWheel(t, [0.3, 0.98, -0.2], 0.52, peel, flesh), (t) => leaf(t, [-0.2, 1.56, 0.3], 0.6, 0.3, t.fixed('#3f8a2e', 'satin'))])

/** Crown splashes, alone or with the fruit that fell in. */
export const SPLASHES: Readonly<Record<string, ThingRow>> = {
  splash: [0.24, (t) => crown(t, [liquid(t)], 1.25)],
  'splash-paint': [0.24, (t) => crown(t, paints(t), 1.3)],
  'splash-base': [0.4, (t) => base(t, [liquid(t)])],
  'splash-base-paint': [0.4, (t) => base(t, paints(t))],
  'splash-lime': citrus('#5fa32c', '#c3e06a'),
  'splash-lemon': citrus('#f2cf3a', '#faec9a'),
  'splash-orange': citrus('#f09a1c', '#f9b94a'),
  'splash-strawberry': made(0.24, [fixed('#d3202e', 'gloss', { specular: 0.9 }), fixed('#f0cf6a', 'satin'), fixed('#4a9a34', 'satin')], (red, seed, green) => [
    (t) => crown(t, [liquid(t)], 0.95), rod([0.1, 0.78, 0], [0.02, 1.2, 0], 0.16, red, 0.42),
    times(22, (i) => {
      const u = (i % 6) / 5
      const a = -1.4 + ((i * 0.3819) % 1) * 2.8
      const r = 0.19 + 0.23 * u
      return ball([0.08 - 0.06 * u + Math.cos(a) * r, 0.8 + 0.42 * u, Math.sin(a) * r], [0.022, 0.03, 0.02], seed)
    }),
    times(6, (i) => (t) => leaf(t, [0, 1.56, 0], i * 1.05, 0.3, green)), rod([0, 1.5, 0], [-0.05, 1.78, 0.06], 0.04, green)]),
}
