/** What the renderer leaves behind for the styles: one entry a pixel, rows top to bottom. Index `i = y * width + x`. */
export type GBuffer = {
  readonly width: number
  readonly height: number
  /** Shaded linear HDR color, 3 floats a pixel. */
  readonly color: Float32Array
  /** Linear albedo, 3 floats a pixel. */
  readonly albedo: Float32Array
  /** World-space unit normal, 3 floats a pixel (0 for sky). */
  readonly normal: Float32Array
  /** Distance along the ray in meters; `FAR` for sky. */
  readonly depth: Float32Array
  /** What kind of thing is seen: a `SURFACE` value. */
  readonly surface: Uint8Array
  /** Entity instance seen, 0 for scenery. */
  readonly instance: Uint16Array
  /** Fur length 0 … 1 at this pixel. */
  readonly fur: Float32Array
}

export const FAR = 400

/** What a pixel shows. Styles outline where it changes. */
export const SURFACE = { sky: 0, terrain: 1, water: 2, sprite: 3, solid: 4, box: 5, wet: 6 } as const
