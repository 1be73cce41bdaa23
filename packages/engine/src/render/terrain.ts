export type Terrain = {
  /** Height in meters at (x, z); `octaves` 1 … 8 sets how much detail the caller needs. Pure. */
  readonly height: (x: number, z: number, octaves: number) => number
  /** Writes linear albedo into out[0..2] for the surface point with normal y `ny`. Pure. */
  readonly albedo: (x: number, y: number, z: number, ny: number, out: Float64Array) => void
  /** 0 matte … 1 sparkling (snow, wet sand). */
  readonly sparkle?: number
}
