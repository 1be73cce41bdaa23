import type { Rgb } from './color.ts'
import { clamp, step } from './noise.ts'
import type { Scene } from './scene.ts'

/** Writes how steeply a surface rises to the right and downward. */
export type Slope = (x: number, y: number, out: Float32Array) => void

/** Direction toward the lamp, above and to the left of the words. */
const LAMP = [-0.46, -0.66, 0.594] as const
/** Halfway between the directions to the lamp and to the eye. */
const HALF = [-0.2577, -0.3697, 0.8927] as const

export type Normal = { x: number; y: number; z: number }

/** The surface normal for a slope. The object is reused: read it at once. */
const normal: Normal = { x: 0, y: 0, z: 1 }
export function normalOf(slope: Float32Array, height = 1): Normal {
  const sx = slope[0]! * height
  const sy = slope[1]! * height
  const length = 1 / Math.sqrt(sx * sx + sy * sy + 1)
  normal.x = -sx * length
  normal.y = -sy * length
  normal.z = length
  return normal
}

/** Diffuse light from a matte surface, 0 … 1. */
export function diffuse({ x, y, z }: Normal): number {
  return clamp(x * LAMP[0] + y * LAMP[1] + z * LAMP[2])
}

/** The lamp's highlight; the higher the power, the smaller and sharper. */
export function gloss({ x, y, z }: Normal, power: number): number {
  return clamp(x * HALF[0] + y * HALF[1] + z * HALF[2]) ** power
}

/** A chamfer that rises from the edge over `width` letter sizes to `top`, with creases softened by `soft`. */
export function chamfer(scene: Scene, width: number, soft = 0.012, top = width): Slope {
  const reach = Math.max(0.75, soft * scene.em)
  const height = (x: number, y: number) => clamp(scene.distance(x, y) / width) * top
  const scale = scene.em / (2 * reach)
  return (x, y, out) => {
    out[0] = (height(x + reach, y) - height(x - reach, y)) * scale
    out[1] = (height(x, y + reach) - height(x, y - reach)) * scale
  }
}

/** A photo studio reflected in the surface, 0 … about 2: a bright window at the upper left, a strip light to the right, a dim floor. */
export function studio({ x, y, z }: Normal): number {
  // The reflected ray from the eye.
  const rx = 2 * z * x
  const ry = 2 * z * y
  const window =
    step(-0.25, -0.45, ry) * step(0.25, 0.05, rx) * step(-0.95, -0.8, rx) * step(-0.98, -0.85, ry)
  const strip = step(0.5, 0.58, rx) * step(0.82, 0.74, rx)
  const rise = step(0.9, -0.9, ry)
  return 0.12 + rise * 0.5 + window * 1.15 + strip * 0.55
}

/** Depth of extrusion: steps from (x, y) against the extrusion's direction to the first letter; undefined when there is none. */
export function depthAt(
  scene: Scene,
  x: number,
  y: number,
  direction: readonly [number, number],
  length: number,
  outline = 0,
): number | undefined {
  let t = 0
  while (t <= length) {
    const distance =
      scene.distance(x - direction[0] * t * scene.em, y - direction[1] * t * scene.em) + outline
    if (distance >= 0) return t
    t += Math.max(-distance * 0.95, 0.004)
  }
  return undefined
}

/** Cover of the area at least `distance` inside the edge, antialiased over one pixel. */
export function inside(scene: Scene, distance: number, from: number): number {
  return clamp((distance - from) * scene.em + 0.5)
}

export const BLACK: Rgb = [0, 0, 0]
export const WHITE: Rgb = [1, 1, 1]
