import type { Vec3 } from '../../render/scene.ts'
import { mixColor, seededRandom } from '../builder/kit-builder.ts'
import type { Thing } from '../builder/thing.ts'

const PALETTE = ['#e0533f', '#2f5fb0', '#f0b92b', '#2aa58a', '#f4f1ea', '#23243a', '#e88aa8', '#8a4fc4'] as const

/** The colors of a composition: its own, or shades of what was asked for. */
function inks(t: Thing): readonly number[] {
  const { color, color2 } = t.input
  if (!color) return PALETTE.map((hex, i) => t.fixed(hex, i % 3 === 1 ? 'satin' : 'gloss'))
  const pair = [color, color2 ?? mixColor(color, [1, 1, 1], 0.7)] as const
  return Array.from({ length: 8 }, (_, i) => {
    const tone = mixColor(pair[i % 2], i % 3 === 0 ? [1, 1, 1] : [0.03, 0.03, 0.05], 0.1 + 0.11 * (i >> 1))
    return t.kit.material({ color: tone, specular: 0.7, gloss: 60, metal: i % 4 === 1 ? 0.5 : 0.05 })
  })
}

/** Many bodies hung about a middle, the largest there, each another shape: a picture of forms. */
export function composition(t: Thing): void {
  const random = seededRandom(t.input.seed)
  const colors = inks(t)
  for (let i = 0; i < 30; i++) {
    const out = Math.sqrt((i + 0.4) / 30)
    const turn = i * 2.39996 + random() * 0.5
    const size = 0.5 * (1 - out) ** 0.8 + 0.1 + 0.07 * random()
    const at: Vec3 = [(random() - 0.5) * 0.9, Math.sin(turn) * out * 1.35, Math.cos(turn) * out * 1.45]
    const ink = colors[(i * 3 + Math.floor(random() * 3)) % colors.length]
    const form = i % 6
    if (form === 0 || form === 3) t.ball(at, size * (form === 0 ? 0.9 : 0.6), ink)
    else if (form === 1) t.ring(at, size * 0.8, size * 0.24, random() < 0.6 ? 'x' : 'y', ink)
    else if (form === 2) t.slab(at, [size * 0.62, size * 0.62, size * 0.62], ink, size * 0.1, random() * 1.5)
    else if (form === 4) t.rod([at[0], at[1] - size, at[2] - size * (random() - 0.5)], [at[0], at[1] + size, at[2] + size * (random() - 0.5)], size * 0.26, ink)
    else t.rod([at[0], at[1] - size * 0.7, at[2]], [at[0], at[1] + size, at[2]], size * 0.62, ink, size * 0.02)
  }
}

/** Ribbons of paint that flow side by side, cross and curl over. */
export function swirl(t: Thing): void {
  const random = seededRandom(t.input.seed)
  const colors = inks(t)
  const phase = random() * 6
  for (let i = 0; i < 13; i++) {
    const lane = (i / 12 - 0.5) * 2
    const points = Array.from({ length: 34 }, (_, k): Vec3 => {
      const s = (k / 33 - 0.5) * 2
      const bend = Math.sin(s * 2.6 + phase + lane * 0.9)
      const curl = Math.cos(s * 3.7 - lane * 1.7 + phase)
      return [0.4 * curl + 0.12 * (i % 3), lane * (0.6 + 0.4 * Math.abs(s)) + 0.42 * bend, s * 1.7 + 0.3 * curl * lane]
    })
    const radii = points.map((_, k) => 0.05 + 0.1 * Math.sin((Math.PI * (k + 0.6)) / 34.2))
    t.tube(points, radii, colors[(i * 5) % colors.length], 0.09)
  }
}
