import type { Vec3 } from '../../render/scene.ts'
import type { Thing } from '../builder/thing.ts'
import { pairs, triples } from '../tuples.ts'

export function frameAround(t: Thing, y: number, halfY: number, halfZ: number, thick: number, material: number, x = 0): void {
  t.rod([x, y + halfY, -halfZ], [x, y + halfY, halfZ], thick, material)
  t.rod([x, y - halfY, -halfZ], [x, y - halfY, halfZ], thick, material)
  for (const z of [-halfZ, halfZ]) t.rod([x, y - halfY, z], [x, y + halfY, z], thick, material)
}

type Stroke = readonly (readonly [z: number, y: number])[]

/** A closed or open curve sampled from its parameter. */
function curve(steps: number, at: (t: number) => readonly [number, number]): Stroke {
  return Array.from({ length: steps + 1 }, (_, i) => at(i / steps))
}

const round = (z: number, y: number, r: number, from = 0, to = 1, flat = 1): Stroke =>
  curve(14, (t) => {
    const a = (from + (to - from) * t) * Math.PI * 2
    return [z + Math.cos(a) * r, y + Math.sin(a) * r * flat]
  })

/** What neon tubes are bent to: strokes of the first and of the second color; z to the left, y up. */
const BENT: Readonly<Record<string, readonly [first: readonly Stroke[], second: readonly Stroke[]]>> = {
  cocktail: [[pairs([0.62, 0.5, 0, -0.12, -0.62, 0.5, 0.62, 0.5]), pairs([0, -0.12, 0, -0.68]), pairs([0.34, -0.68, -0.34, -0.68])],
    [round(0.1, 0.26, 0.11), pairs([0.32, -0.02, -0.42, 0.82]), round(-0.5, 0.5, 0.22, -0.1, 0.62)]],
  heart: [
    [
      curve(30, (t) => {
        const a = t * Math.PI * 2
        return [0.05 * 16 * Math.sin(a) ** 3, 0.05 * (13 * Math.cos(a) - 5 * Math.cos(2 * a) - 2 * Math.cos(3 * a) - Math.cos(4 * a)) + 0.08]
      })],
    []],
  star: [
    [
      curve(10, (t) => {
        const i = Math.round(t * 10)
        const r = i % 2 ? 0.34 : 0.82
        const a = Math.PI / 2 + (i / 10) * Math.PI * 2
        return [Math.cos(a) * r, Math.sin(a) * r]
      })],
    []],
  lightning: [[pairs([-0.2, 0.85, 0.42, 0.0, 0.05, 0.0, 0.3, -0.85, -0.42, 0.18, -0.02, 0.18, -0.2, 0.85])], []],
  palm: [[curve(8, (t) => [0.2 * Math.sin(t * 1.6) - 0.1, -0.85 + 1.1 * t]), pairs([0.3, -0.85, -0.5, -0.85])],
    [-1, -0.45, 0.2, 0.75].map((bend) => curve(6, (t) => [0.1 + bend * 0.75 * t, 0.25 + 0.5 * t - 0.75 * t * t * Math.abs(bend) - 0.1 * t]))],
  cactus: [[pairs([0.16, -0.8, 0.16, 0.6, 0.08, 0.74, -0.08, 0.74, -0.16, 0.6, -0.16, -0.8, 0.16, -0.8]),
      curve(8, (t) => [0.16 + 0.36 * Math.sin(t * 1.571), -0.15 + 0.5 * (1 - Math.cos(t * 1.571))]),
      curve(8, (t) => [-0.16 - 0.36 * Math.sin(t * 1.571), -0.4 + 0.6 * (1 - Math.cos(t * 1.571))])], [round(0, 0.84, 0.08)]],
  coffee: [[pairs([0.5, 0.2, 0.4, -0.6, -0.4, -0.6, -0.5, 0.2, 0.5, 0.2]), round(-0.5, -0.16, 0.22, -0.25, 0.25)],
    [-0.22, 0, 0.22].map((z) => curve(8, (t) => [z + 0.07 * Math.sin(t * 7), 0.34 + 0.42 * t]))],
  moon: [[round(0, 0, 0.75, 0.18, 0.82), round(-0.36, 0, 0.62, 0.24, 0.76)], [round(-0.42, 0.34, 0.07)]],
  music: [[round(0.36, -0.52, 0.2, 0, 1, 0.8), round(-0.4, -0.36, 0.2, 0, 1, 0.8)],
    [pairs([0.17, -0.5, 0.17, 0.5, -0.59, 0.68, -0.59, -0.34]), pairs([0.17, 0.3, -0.59, 0.48])]],
  pizza: [[pairs([0.6, 0.5, 0, -0.8, -0.6, 0.5]), curve(8, (t) => [0.62 - 1.24 * t, 0.5 + 0.24 * Math.sin(t * Math.PI)])],
    [round(0.16, 0.22, 0.12), round(-0.2, 0.14, 0.12), round(0.02, -0.24, 0.1)]],
  arrow: [[pairs([0.85, 0, -0.8, 0, -0.4, 0.4]), pairs([-0.8, 0, -0.4, -0.4])], []],
}

/** Words that are bent to the same figure. */
const BENT_AS: Readonly<Record<string, string>> = { martini: 'cocktail', bolt: 'lightning', note: 'music', cup: 'coffee' }

/** Tubes on their stand-offs before a wall, bent to a figure. */
function neonFigure(t: Thing, [first, second]: (typeof BENT)[string]): void {
  const tubes = [t.main('#ff3e96', 'glow'), t.glow('#4ae0ff', 2.6)]
  for (const [i, strokes] of [first, second].entries())
    for (const stroke of strokes)
      t.tube(stroke.map(([z, y]): Vec3 => [0.08, y, z]), 0.036, tubes[i])
  // What they shine upon is the wall behind.
  for (const z of [-0.4, 0.4]) t.light([-0.35, 0, z], '#ff5ab0', 6, 0.8)
}

export function neonSign(t: Thing): void {
  const { attributes, texts = [] } = t.input
  const figure = attributes.flatMap((word) => word.split(' ')).map((word) => BENT_AS[word] ?? word)
  const bent = figure.find((word) => Object.hasOwn(BENT, word))
  if (bent !== undefined && texts.length === 0) {
    neonFigure(t, BENT[bent])
    return
  }
  t.slab([0, 0, 0], [0.05, 0.42, 0.95], t.fixed('#191a22', 'satin'), 0.04)
  const tube = t.main('#ff3e96', 'glow')
  frameAround(t, 0, 0.38, 0.9, 0.028, tube, 0.07)
  if (texts.length === 0) {
    t.tube(triples([0.08, -0.12, -0.5, 0.08, 0.18, -0.25, 0.08, -0.12, 0, 0.08, 0.18, 0.25, 0.08, -0.12, 0.5]), 0.03, t.glow('#4ae0ff', 3))
  }
  for (const z of [-0.7, 0.7]) t.rod([-0.02, 0.42, z], [-0.02, 0.75, z], 0.015, t.fixed('#3a3b40', 'metal'))
  t.board([0.055, 0, 0], 0.8, 0.3, '#fff2fb')
  for (const z of [-0.5, 0.5]) t.light([0.5, 0, z], '#ff5ab0', 5, 0.9)
}
