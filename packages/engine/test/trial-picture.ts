import type { Picture } from '../src/filters/picture.ts'
import { renderScene } from '../src/render/render-scene.ts'
import type { Scene } from '../src/render/scene.ts'
import { styleById } from '../src/styles/registry.ts'
import type { StyleContext } from '../src/styles/style.ts'
import { trialScene } from './trial-scene.ts'

/** A style's context with the small trial scene, with falling snow so that particles take part. */
export function trialContext(width: number, height: number, seed = 5, changes: Partial<Scene> = {}): StyleContext {
  const scene = trialScene(width, height, { weather: { rain: 0.2, snow: 0.3 }, ...changes })
  return { buffer: renderScene(scene), scene, seed, unit: Math.min(width, height) / 1024, checkpoint: () => {} }
}

export const paintTrial = (id: string, context: StyleContext): Picture => styleById(id).paint(context)

/**
 * Features by which people tell pictures apart, each about 0 … 1: light, color, contrast, dark and bright shares, edges, texture, number of
 * colors, and the mean color of the border and of the center.
 */
export function featuresOf(picture: Picture): number[] {
  const { width, height, data } = picture
  const pixels = width * height
  let light = 0
  let square = 0
  let chroma = 0
  let dark = 0
  let bright = 0
  let edges = 0
  let texture = 0
  const colors = new Set<number>()
  const rim = [0, 0, 0, 0]
  const middle = [0, 0, 0, 0]
  const lightAt = (i: number): number => 0.3 * data[i * 3] + 0.59 * data[i * 3 + 1] + 0.11 * data[i * 3 + 2]
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const o = i * 3
      const l = lightAt(i)
      light += l
      square += l * l
      chroma += Math.max(data[o], data[o + 1], data[o + 2]) - Math.min(data[o], data[o + 1], data[o + 2])
      if (l < 0.15) dark++
      if (l > 0.85) bright++
      colors.add(((data[o] * 15) | 0) * 256 + ((data[o + 1] * 15) | 0) * 16 + ((data[o + 2] * 15) | 0))
      const margin = Math.min(x / width, y / height, 1 - x / width, 1 - y / height)
      const zone = margin < 0.04 ? rim : margin > 0.3 ? middle : undefined
      if (zone) {
        for (let c = 0; c < 3; c++) zone[c] += data[o + c]
        zone[3]++
      }
      if (x === 0 || y === 0 || x === width - 1 || y === height - 1) continue
      const step = Math.abs(lightAt(i + 1) - lightAt(i - 1)) + Math.abs(lightAt(i + width) - lightAt(i - width))
      if (step > 0.35) edges++
      texture += Math.abs(4 * l - lightAt(i - 1) - lightAt(i + 1) - lightAt(i - width) - lightAt(i + width))
    }
  const mean = light / pixels
  return [
    mean,
    (chroma / pixels) * 1.5,
    Math.sqrt(Math.max(0, square / pixels - mean * mean)) * 2,
    dark / pixels,
    bright / pixels,
    (edges / pixels) * 2.5,
    Math.min(1, (texture / pixels) * 2),
    Math.min(1, colors.size / 700),
    ...[0, 1, 2].map((c) => rim[c] / rim[3]),
    ...[0, 1, 2].map((c) => middle[c] / middle[3]),
  ]
}
