import { type Cells, meanInks } from '../cells.ts'
import { pauseAt } from '../pause.ts'
import { createPicture, type Ink, type Picture } from '../picture.ts'

export type RingDisc = {
  readonly x: number
  readonly y: number
  readonly radius: number
  /** Rotation of the quarters. */
  readonly turn: number
}

/** Number of rings within a disc's radius; more rings continue outside it. */
const RINGS = 4
const MAX_RINGS = 20
const QUARTERS = 4

/** The picture as discs of rings cut into quarters, each in one ink; the discs' outer rings fill the space between them. */
export function paintRings(source: Picture, discs: readonly RingDisc[], ink: (r: number, g: number, b: number, cell: number) => Ink): Picture {
  const cells = layRings(source, discs)
  const means = meanInks(source, cells)
  const inks = Array.from({ length: cells.count }, (_, k) => ink(means[k * 3], means[k * 3 + 1], means[k * 3 + 2], k))
  const picture = createPicture(source.width, source.height)
  for (let y = 0, i = 0; y < source.height; y++) {
    pauseAt(y)
    for (let x = 0; x < source.width; x++, i++) picture.data.set(inks[cells.cell[i]], i * 3)
  }
  return picture
}

function layRings({ width, height }: Picture, discs: readonly RingDisc[]): Cells {
  const cell = new Int32Array(width * height)
  for (let y = 0, i = 0; y < height; y++) {
    pauseAt(y)
    for (let x = 0; x < width; x++, i++) {
      let owner = 0
      let away = Number.POSITIVE_INFINITY
      for (let k = 0; k < discs.length; k++) {
        const d = Math.sqrt((x - discs[k].x) ** 2 + (y - discs[k].y) ** 2) / discs[k].radius
        if (d < away) {
          owner = k
          away = d
        }
        // Discs in front hide those behind them.
        if (d < 1) break
      }
      const { turn } = discs[owner]
      const ring = Math.min(MAX_RINGS - 1, Math.floor(away * RINGS))
      // Every other ring is turned by an eighth, so that its quarters do not line up with those of its neighbors.
      const angle = Math.atan2(y - discs[owner].y, x - discs[owner].x) + turn + (ring % 2) * (Math.PI / 4)
      const quarter = Math.floor((angle / (Math.PI * 2) + 3) * QUARTERS) % QUARTERS
      cell[i] = (owner * MAX_RINGS + ring) * QUARTERS + quarter
    }
  }
  return { cell, count: discs.length * MAX_RINGS * QUARTERS }
}
