export type SpriteTexture = {
  /** Pixels of the full size. */
  readonly width: number
  readonly height: number
  /** Paints it halved so many times, 0 … 2; what exists in its full size only may give that each time. */
  readonly painted: (halvings: number) => Painting
}

export type Painting = {
  readonly width: number
  readonly height: number
  /** RGBA 8-bit, straight alpha; r, g, b already are linear albedo * 255 except that `light` modulates them. */
  readonly albedo: Uint8Array
  /** Baked light 0 … 255 (how much sun and sky reach this texel), one byte a texel. */
  readonly light: Uint8Array
}
