import type { Vec3 } from '../../render/scene.ts'
import { seededRandom } from '../builder/kit-builder.ts'
import type { Thing } from '../builder/thing.ts'
import { bowl } from '../tableware/food-parts.ts'
import { pairs, triples } from '../tuples.ts'
import { steam } from './steam.ts'

/** Level of the broth. */
const BROTH = 0.03

/** Half an egg, its cut face up: white, and a yolk that is darker in its middle. */
function eggHalf(t: Thing, [x, y, z]: Vec3, size: number): void {
  t.lathe(pairs([-0.5, 0.3, -0.3, 0.78, -0.06, 1, 0, 0.97, 0.015, 0]).map(([h, r]) => [h * size, r * size] as const), t.fixed('#f6ead6', 'gloss'), [x, y, z])
  t.ball([x, y + 0.01 * size, z], [size * 0.6, size * 0.09, size * 0.6], t.fixed('#f39a1e', 'gloss'))
  t.ball([x, y + 0.035 * size, z], [size * 0.4, size * 0.09, size * 0.4], t.fixed('#e8780f', 'gloss'))
}

/** A slice of rolled pork: fat around it and a spiral of lean. */
function pork(t: Thing, [x, y, z]: Vec3, size: number): void {
  const fat = t.fixed('#e6b98f', 'gloss', { pattern: { kind: 'mottled', color: [0.45, 0.17, 0.07], scale: 3 } })
  t.lathe(pairs([0, size * 0.96, 0.05, size, 0.09, size * 0.95, 0.1, 0]), fat, [x, y, z])
  const lean = t.fixed('#9a5636', 'gloss')
  t.tube(
    Array.from({ length: 20 }, (_, i): Vec3 => {
      const r = size * (0.12 + 0.68 * (i / 19))
      return [x + Math.cos(i * 0.56) * r, y + 0.095, z + Math.sin(i * 0.56) * r]
    }),
    size * 0.075,
    lean)
}

/** A hank of noodles folded over itself, its threads side by side. */
function hank(t: Thing): void {
  const noodle = t.fixed('#f2d588', 'gloss')
  const random = seededRandom(3)
  for (let i = 0; i < 15; i++) {
    const across = -0.42 + i * 0.06
    const lift = 0.12 * Math.cos(across * 3) + 0.03 * random()
    const drift = (random() - 0.5) * 0.2
    t.tube(
      Array.from({ length: 8 }, (_, k): Vec3 => {
        const u = (k / 7) * 2 - 1
        const bend = Math.sin(u * 4 + i * 0.35) * 0.07
        return [0.08 + across * 0.9 + bend + drift * u, BROTH + 0.02 + lift * Math.cos((u * Math.PI) / 2), u * 0.82 * (1 - 0.25 * Math.abs(across))]
      }),
      0.036,
      noodle)
  }
  // Threads that swim loose at the edge.
  for (let i = 0; i < 7; i++) {
    const turn = -1.2 + i * 0.42
    t.tube(
      Array.from({ length: 6 }, (_, k): Vec3 => {
        const a = turn + k * 0.11
        const r = 0.82 + 0.06 * Math.sin(k * 1.3 + i)
        return [Math.cos(a) * r, BROTH + 0.02, Math.sin(a) * r]
      }),
      0.032,
      noodle)
  }
}

/** A bowl of noodles in broth with eyes of fat, pork, egg halves, leek, seaweed and a fish cake; chopsticks on the rim, steam over it. */
export function ramen(t: Thing): void {
  const glaze = t.main('#a3242a', 'gloss')
  bowl(t, glaze, 1.15, 0.16)
  t.ring([0, 0.2, 0], 1.11, 0.042, 'y', t.second('#f1e8d6', 'gloss'))
  t.drum([0, BROTH - 0.03, 0], 1.06, 0.03,
    t.fixed('#b7742a', 'gloss', { specular: 1.2, gloss: 120, pattern: { kind: 'mottled', color: [0.62, 0.27, 0.05], scale: 2.2 } }), 0.01)
  const oil = t.fixed('#e6a53c', 'gloss', { specular: 1.3, gloss: 130 })
  const random = seededRandom(17)
  for (let i = 0; i < 26; i++) {
    const a = random() * Math.PI * 2
    const r = 0.66 + 0.36 * random()
    const size = 0.018 + 0.04 * random() ** 2
    t.ball([Math.cos(a) * r, BROTH + 0.004, Math.sin(a) * r], [size, 0.006, size], oil)
  }
  hank(t)
  pork(t, [-0.28, 0.11, -0.54], 0.36)
  pork(t, [-0.6, 0.16, -0.2], 0.34)
  eggHalf(t, [0.52, 0.2, -0.4], 0.235)
  eggHalf(t, [0.68, 0.17, 0.06], 0.23)
  // Sheets of seaweed stand at the back of the bowl.
  const nori = t.fixed('#16281d', 'satin', { pattern: { kind: 'noise', color: [0.02, 0.06, 0.03], scale: 9 } })
  for (const [x, z, turn] of triples([-0.66, 0.42, 0.62, -0.74, 0.3, 0.86])) t.slab([x, 0.36, z], [0.012, 0.36, 0.27], nori, 0.01, turn)
  // A fish cake with its pink whirl.
  const cake = t.fixed('#fbf7f0', 'gloss')
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * Math.PI * 2
    t.ball([0.06 + Math.cos(a) * 0.17, 0.22, 0.5 + Math.sin(a) * 0.17], [0.055, 0.035, 0.055], cake)
  }
  t.drum([0.06, 0.22, 0.5], 0.18, 0.035, cake, 0.02)
  t.tube(
    Array.from({ length: 15 }, (_, i): Vec3 => {
      const r = 0.02 + 0.0075 * i
      return [0.06 + Math.cos(i * 0.6) * r, 0.255, 0.5 + Math.sin(i * 0.6) * r]
    }),
    0.018,
    t.fixed('#ef7f9f', 'gloss'))
  const leek = ['#6fb544', '#a9d67a', '#4f9433'].map((hex) => t.fixed(hex, 'satin'))
  for (let i = 0; i < 22; i++) {
    const a = i * 2.39996
    const r = 0.048 * Math.sqrt(i) + 0.02
    t.ring([0.34 + Math.cos(a) * r * 1.2, 0.17 + 0.05 * (1 - r * 3) + 0.012 * (i % 3), 0.46 + Math.sin(a) * r * 1.3], 0.045, 0.016, 'y', leek[i % 3])
  }
  const wood = t.fixed('#3a2116', 'wood')
  for (const [from, to] of pairs([0.5, 0.66, 0.66, 0.78])) t.rod([-1.12, 0.27, from + 0.18], [1.5, 0.25, to], 0.04, wood, 0.026)
  steam(t, 0.42, 1, 0.62)
  t.face = [0.6, 0.2, 0]
}
