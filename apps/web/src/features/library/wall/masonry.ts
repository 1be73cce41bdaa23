import type { Box } from './visible-boxes.ts'

type Sized = { readonly width: number; readonly height: number }

export type WallLayout = { readonly boxes: readonly Box[]; readonly height: number; readonly columns: number }

const WIDEST_TILE = 250

/** Number of columns for a width in pixels: two on phones. */
function columnsFor(width: number): number {
  return Math.max(2, Math.round(width / WIDEST_TILE))
}

/** Puts each picture under the shortest column: reading order stays close, ends stay even. */
export function layOut(items: readonly Sized[], width: number, grout: number): WallLayout {
  const columns = columnsFor(width)
  // An unmeasured wall has no room.
  if (width <= 0) return { boxes: [], columns, height: 0 }
  const columnWidth = (width - grout * (columns - 1)) / columns
  const heights = Array.from({ length: columns }, () => 0)
  const boxes = items.map((item): Box => {
    let column = 0
    for (let at = 1; at < columns; at += 1) if ((heights[at] ?? 0) < (heights[column] ?? 0) - 0.5) column = at
    const top = heights[column] ?? 0
    const height = (columnWidth * item.height) / item.width
    heights[column] = top + height + grout
    return { top, left: column * (columnWidth + grout), width: columnWidth, height }
  })
  return { boxes, columns, height: Math.max(0, Math.max(...heights) - grout) }
}

/** The picture that an arrow key leads to; the same one at the edges. */
export function neighborOf(boxes: readonly Box[], from: number, key: string): number | undefined {
  if (key === 'ArrowRight') return Math.min(boxes.length - 1, from + 1)
  if (key === 'ArrowLeft') return Math.max(0, from - 1)
  if (key === 'Home') return 0
  if (key === 'End') return boxes.length - 1
  const here = boxes[from]
  if (!here || (key !== 'ArrowDown' && key !== 'ArrowUp')) return undefined
  const step = key === 'ArrowDown' ? 1 : -1
  for (let at = from + step; at >= 0 && at < boxes.length; at += step)
    if (boxes[at]?.left === here.left) return at
  return from
}
