/** What the engine is asked to draw. The engine knows nothing about users, queues or files. */
export type PictureRequest = {
  /** What to draw, in plain English. 1–500 code points; any user input, never trusted. */
  readonly prompt: string
  /** What must not appear, in plain English. 0–300 code points; default none. */
  readonly negativePrompt?: string
  /** One of `STYLE_IDS`; default `photorealistic`. */
  readonly style?: string
  /** Aspect ratio of the picture; `PICTURE_SIZES` gives its pixels. Default 1:1. */
  readonly aspect?: Aspect
  /** Width and height in pixels, within `CUSTOM_SIZES`. Default: those of the aspect ratio. */
  readonly size?: readonly [width: number, height: number]
  /** How much work goes into edges and detail. Default `standard`. */
  readonly quality?: Quality
  /** 0 … 2^32-1; the same request with the same seed gives the same pixels. */
  readonly seed: number
  /**
   * 0 … 9999: 0 is the seed's own picture; any other keeps the subjects, place, camera and hour and makes small changes to light, shades and
   * rotation, always the same ones. Default 0.
   */
  readonly variation?: number
  /** Encoded reference picture (PNG, JPEG, WebP …) whose palette, light and layout steer the result. */
  readonly reference?: Uint8Array
  /** How strongly the reference steers, 0 … 1; default 0.6. */
  readonly referenceStrength?: number
  /** Scales both sides of the picture, 0.1 … 2; previews and tests render small, upscaling adds detail. Default 1. */
  readonly scale?: number
  /** Cuts out the subjects: their silhouettes become the picture's alpha channel. Default false. */
  readonly cutout?: boolean
}

export type Aspect = '1:1' | '16:9' | '9:16' | '4:5' | '3:2' | '2:3' | '21:9'
export type Quality = 'standard' | 'high' | 'ultra'

/** Width and height in pixels of the finished picture, by aspect ratio. */
export const PICTURE_SIZES: Readonly<Record<Aspect, readonly [width: number, height: number]>> = {
  '1:1': [1024, 1024],
  '16:9': [1536, 1024],
  '9:16': [1024, 1536],
  '4:5': [1024, 1280],
  '3:2': [1344, 896],
  '2:3': [896, 1344],
  '21:9': [1792, 768],
}

/** Custom sizes: both sides in whole steps from `min` to `max`, with no more pixels than the largest of the above. */
export const CUSTOM_SIZES = { min: 512, max: 1536, step: 16, maxPixels: 1536 * 1024 } as const
