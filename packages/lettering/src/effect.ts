import type { Layout } from './layout.ts'
import type { Scene } from './scene.ts'

/** Writes the color of one pixel: premultiplied light, then the cover. `pixel` is empty at first. */
type Paint = (x: number, y: number, pixel: Float32Array) => void

export type Effect = {
  /** How far the effect extends beyond the letters, in letter sizes. */
  readonly margin: number
  /** Prepares everything that is shared by all pixels. */
  readonly paint: (scene: Scene) => Paint
  /** The same look as vector shapes, as the content of an SVG; or a sentence that says why there is none. */
  readonly vector: ((layout: Layout, colors: readonly string[], seed: number) => string) | string
}
