/** What the engine is asked to draw. The engine knows nothing of users, queues or files. */
export type PictureRequest = {
  /** What to draw, in plain English. 1–500 code points; anything a person may type, never trusted. */
  readonly prompt: string
  /** What must not appear, in plain English. 0–300 code points; default none. */
  readonly negativePrompt?: string
  /** One of `STYLE_IDS`; default `photorealistic`. */
  readonly style?: string
  /** Shape of the picture; `PICTURE_SIZES` says its pixels. Default 1:1. */
  readonly aspect?: Aspect
  /** Pixels in place of the aspect's, of `CUSTOM_SIZES`. Default: those of the aspect. */
  readonly size?: readonly [width: number, height: number]
  /** How much work is spent on edges and detail. Default `standard`. */
  readonly quality?: Quality
  /** 0 … 2^32-1; the same request with the same seed gives the same pixels. */
  readonly seed: number
  /**
   * 0 … 9999: 0 is the seed's own picture, any other the same subjects, place, camera and hour with small changes of light, shades and turn, always the
   * same ones. Default 0.
   */
  readonly variation?: number
  /** Encoded reference picture (PNG, JPEG, WebP …) whose palette, light and layout steer the result. */
  readonly reference?: Uint8Array
  /** How strongly the reference steers, 0 … 1; default 0.6. */
  readonly referenceStrength?: number
  /** Scales both sides of the picture, 0.1 … 2; previews and tests render small, an enlargement has more detail. Default 1. */
  readonly scale?: number
  /** The things alone, on nothing: their own silhouettes become the picture's transparency. Default false. */
  readonly cutout?: boolean
}

export type Aspect = '1:1' | '16:9' | '9:16' | '4:5' | '3:2' | '2:3' | '21:9'
export type Quality = 'standard' | 'high' | 'ultra'

/** Width and height in pixels of the finished picture, by aspect. */
export const PICTURE_SIZES: Readonly<Record<Aspect, readonly [width: number, height: number]>> = {
  '1:1': [1024, 1024],
  '16:9': [1536, 1024],
  '9:16': [1024, 1536],
  '4:5': [1024, 1280],
  '3:2': [1344, 896],
  '2:3': [896, 1344],
  '21:9': [1792, 768],
}

/** Sizes that can be drawn besides: both sides whole steps from `min` to `max`, with no more pixels than the largest of those above. */
export const CUSTOM_SIZES = { min: 512, max: 1536, step: 16, maxPixels: 1536 * 1024 } as const
