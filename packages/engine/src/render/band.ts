/**
 * A strip of the picture being rendered: everything that is only needed until the strip is resolved into the G-buffer. Rows are the
 * strip's own plus one below, because shading interpolates on a lattice that ends on the next strip's first row.
 */
export type Band = {
  readonly width: number
  readonly rows: number
  /** First row of the picture in this strip, and how many rows (with the extra one, if there is one) hold content. */
  top: number
  filled: number
  readonly color: Float32Array
  readonly albedo: Float32Array
  readonly normal: Float32Array
  readonly depth: Float32Array
  /** What the ray met: `HIT` values, or 1 + index of a solid, or `HIT.box` + index * 4 + face axis. */
  readonly hit: Int32Array
  readonly fur: Float32Array
  /** What sprites in front let through, 1 where there are none; 0 from the start closes a sample that is not wanted. */
  readonly through: Float32Array
  /** Distance of the nearest opaque sprite, 0 where there is none, and its instance. */
  readonly spriteDepth: Float32Array
  readonly spriteInstance: Uint16Array
  /** 1 where the nearest of what lets through is a wall of glass: its place stands in `spriteDepth`, its normal in `normal`. */
  readonly sheer: Uint8Array
  /** There: the share of each color that all the glass in front lets through, beside `through`. */
  readonly tint: Float32Array
  /** Shares of sun and sky that reach the ground or solid seen, where they are known; see `adaptive-shading`. */
  readonly sun: Float32Array
  readonly open: Float32Array
  /** How much a pixel mirrors because it is wet, 0 … 1. */
  readonly wet: Float32Array
}

export const HIT = { sky: 0, terrain: -1, water: -2, box: 1 << 20 } as const

let kept: Band | undefined

/** An empty strip in the memory of the picture before: fresh memory has V8 collect its whole heap. */
export function takeBand(width: number, rows: number): Band {
  if (!kept || kept.width * kept.rows < width * rows) kept = createBand(width, rows)
  for (const values of Object.values(kept)) if (typeof values !== 'number') values.fill(0)
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

export function clearBand(band: Band): void {
  band.color.fill(0)
  band.fur.fill(0)
  band.depth.fill(0)
  band.hit.fill(0)
  band.through.fill(1)
  band.spriteDepth.fill(0)
  band.spriteInstance.fill(0)
  band.sheer.fill(0)
  band.wet.fill(0)
}
