import type { Layout } from './layout.ts'
import type { Scene } from './scene.ts'

/** Writes what the letters put on one pixel: light multiplied by its cover, then the cover. `pixel` comes empty. */
type Paint = (x: number, y: number, pixel: Float32Array) => void

export type Effect = {
  /** How far it reaches beyond the letters, in letter sizes. */
  readonly margin: number
  /** Prepares what all pixels share. */
  readonly paint: (scene: Scene) => Paint
  /** The same look from shapes alone, as the inside of an SVG; a sentence where it has none. */
  readonly vector: ((layout: Layout, colors: readonly string[], seed: number) => string) | string
}
