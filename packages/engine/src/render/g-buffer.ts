/** The renderer's output for the styles: one entry per pixel, rows top to bottom. Index `i = y * width + x`. */
export type GBuffer = {
  readonly width: number
  readonly height: number
  /** Shaded linear HDR color, 3 floats per pixel. */
  readonly color: Float32Array
  /** Linear albedo, 3 floats per pixel. */
  readonly albedo: Float32Array
  /** World-space unit normal, 3 floats per pixel (0 for sky). */
  readonly normal: Float32Array
  /** Distance along the ray in meters; `FAR` for sky. */
  readonly depth: Float32Array
  /** The kind of the visible thing: a `SURFACE` value. */
  readonly surface: Uint8Array
  /** Visible entity instance, 0 for scenery. */
  readonly instance: Uint16Array
  /** Fur length of the pixel, 0 … 1. */
  readonly fur: Float32Array
}

export const FAR = 400

/** The kind of thing a pixel shows. Styles draw outlines where it changes. */
export const SURFACE = { sky: 0, terrain: 1, water: 2, sprite: 3, solid: 4, box: 5, wet: 6 } as const
