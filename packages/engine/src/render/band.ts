/**
 * A strip of the picture being rendered: data that is only needed until the strip is resolved into the G-buffer. It has its own rows plus one
 * below, because shading interpolates on a lattice that ends on the next strip's first row.
 */
export type Band = {
  readonly width: number
  readonly rows: number
  /** The strip's first row in the picture, and the number of rows with content (including the extra one, if there is one). */
  top: number
  filled: number
  readonly color: Float32Array
  readonly albedo: Float32Array
  readonly normal: Float32Array
  readonly depth: Float32Array
  /** The ray's hit: a `HIT` value, 1 + index of a solid, or `HIT.box` + index * 4 + face axis. */
  readonly hit: Int32Array
  readonly fur: Float32Array
  /** Transmittance of the sprites in front, 1 where there are none; starts at 0 for samples that are not needed. */
  readonly through: Float32Array
  /** Distance and instance of the nearest opaque sprite, 0 where there is none. */
  readonly spriteDepth: Float32Array
  readonly spriteInstance: Uint16Array
  /** 1 where the nearest transparent surface is glass: its distance is in `spriteDepth`, its normal in `normal`. */
  readonly sheer: Uint8Array
  /** Behind glass: the share of each color that all the glass in front transmits, in addition to `through`. */
  readonly tint: Float32Array
  /** Shares of sun and sky that reach the visible ground or solid, where known; see `adaptive-shading`. */
  readonly sun: Float32Array
  readonly open: Float32Array
  /** How strongly a wet pixel reflects, 0 … 1. */
  readonly wet: Float32Array
}

export const HIT = { sky: 0, terrain: -1, water: -2, box: 1 << 20 } as const

let kept: Band | undefined

/** A strip in the memory of the previous picture, to be cleared before use: new memory makes V8 collect its whole heap. */
export function takeBand(width: number, rows: number): Band {
  if (!kept || kept.width * kept.rows < width * rows) kept = createBand(width, rows)
  return { ...kept, width, rows }
}

function createBand(width: number, rows: number): Band {
  const pixels = width * rows
  return {
    width,
    rows,
    top: 0,
    filled: rows,
    color: new Float32Array(pixels * 3),
    albedo: new Float32Array(pixels * 3),
    normal: new Float32Array(pixels * 3),
    depth: new Float32Array(pixels),
    hit: new Int32Array(pixels),
    fur: new Float32Array(pixels),
    through: new Float32Array(pixels),
    spriteDepth: new Float32Array(pixels),
    spriteInstance: new Uint16Array(pixels),
    sheer: new Uint8Array(pixels),
    tint: new Float32Array(pixels * 3),
    sun: new Float32Array(pixels),
    open: new Float32Array(pixels),
    wet: new Float32Array(pixels),
  }
}

/** Empties what is read without being written first; `sun`, `open` and `tint` never are. */
export function clearBand(band: Band): void {
  band.color.fill(0)
  band.albedo.fill(0)
  band.normal.fill(0)
  band.fur.fill(0)
  band.depth.fill(0)
  band.hit.fill(0)
  band.through.fill(1)
  band.spriteDepth.fill(0)
  band.spriteInstance.fill(0)
  band.sheer.fill(0)
  band.wet.fill(0)
}
