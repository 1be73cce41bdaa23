export type SpriteTexture = {
  /** Pixels of the full-size picture. */
  readonly width: number
  readonly height: number
  /** Paints it with the given number of halvings, 0 … 2; a painting that exists only in full size may return that each time. */
  readonly painted: (halvings: number) => Painting
}

export type Painting = {
  readonly width: number
  readonly height: number
  /** RGBA 8-bit, straight alpha; r, g, b already are linear albedo * 255 except that `light` modulates them. */
  readonly albedo: Uint8Array
  /** Baked light 0 … 255 (how much sun and sky reach the texel), one byte per texel. */
  readonly light: Uint8Array
}
