import { createRandom } from '../../render/noise.ts'
import { type Cells, meanInks } from '../cells.ts'
import { pauseAt } from '../pause.ts'
import { createPicture, type Ink, type Picture } from '../picture.ts'

type Pane = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }

export type BarGridOptions = {
  readonly seed: number
  /** Side in pixels below which a pane is not divided again, away from the subject and on it. */
  readonly coarse: number
  readonly fine: number
  /** Where fine panes are wanted, 0 … 1 per pixel. */
  readonly detail: Float32Array
  /** Half-width of the bars in pixels. */
  readonly bar: number
  readonly barInk: Ink
  /** Maps a pane's mean color to its ink. */
  readonly ink: (r: number, g: number, b: number, pane: number) => Ink
}

/** The picture as upright panes of flat ink between straight bars, finer where `detail` is high. */
export function layBarGrid(source: Picture, options: BarGridOptions): Picture {
  const { width, height } = source
  const panes = divide(source, options)
  const cell = new Int32Array(width * height)
  for (const [k, pane] of panes.entries()) {
    for (let y = pane.top; y < pane.bottom; y++) cell.fill(k, y * width + pane.left, y * width + pane.right)
  }
  const cells: Cells = { cell, count: panes.length }
  const means = meanInks(source, cells)
  const picture = createPicture(width, height)
  for (const [k, pane] of panes.entries()) {
    const own = options.ink(means[k * 3], means[k * 3 + 1], means[k * 3 + 2], k)
    const inside = (v: number, low: number, high: number, side: number): number => Math.min(low === 0 ? side : v - low, high === side ? side : high - v)
    for (let y = pane.top; y < pane.bottom; y++) {
      pauseAt(y)
      const down = inside(y + 0.5, pane.top, pane.bottom, height)
      for (let x = pane.left; x < pane.right; x++) {
        const edge = Math.min(down, inside(x + 0.5, pane.left, pane.right, width))
        const bar = Math.min(1, Math.max(0, options.bar + 0.5 - edge))
        const o = (y * width + x) * 3
        for (let c = 0; c < 3; c++) picture.data[o + c] = own[c] + (options.barInk[c] - own[c]) * bar
      }
    }
  }
  return picture
}

function divide({ width, height }: Picture, { seed, coarse, fine, detail }: BarGridOptions): Pane[] {
  const random = createRandom(seed)
  const panes: Pane[] = []
  const cut = (pane: Pane): void => {
    const wide = pane.right - pane.left
    const tall = pane.bottom - pane.top
    const middle = ((pane.top + pane.bottom) >> 1) * width + ((pane.left + pane.right) >> 1)
    const limit = (detail[middle] > 0.5 ? fine : coarse) * (0.7 + 0.9 * random())
    const upright = wide * (0.6 + 0.8 * random()) > tall
    const side = upright ? wide : tall
    if (side < limit || side < fine) {
      panes.push(pane)
      return
    }
    const at = Math.round(side * (0.26 + 0.48 * random()))
    if (upright) {
      cut({ ...pane, right: pane.left + at })
      cut({ ...pane, left: pane.left + at })
    } else {
      cut({ ...pane, bottom: pane.top + at })
      cut({ ...pane, top: pane.top + at })
    }
  }
  cut({ left: 0, top: 0, right: width, bottom: height })
  return panes
}
