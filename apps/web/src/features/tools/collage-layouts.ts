/** A collage cell, as shares of width and height. */
export type Cell = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

export type CollageLayout = {
  readonly id: string
  readonly label: string
  /** Number of pictures. */
  readonly count: number
  readonly cells: readonly Cell[]
}

/** Rows of equal height, each with equal cells: `[2, 1]` is two above one. */
function rows(...counts: readonly number[]): readonly Cell[] {
  return counts.flatMap((count, row) =>
    Array.from({ length: count }, (_, column) => ({
      x: column / count,
      y: row / counts.length,
      width: 1 / count,
      height: 1 / counts.length,
    })),
  )
}

/** A large cell at the left, the others stacked beside it. */
function leading(others: number): readonly Cell[] {
  const beside = Array.from({ length: others }, (_, row) => ({
    x: 2 / 3,
    y: row / others,
    width: 1 / 3,
    height: 1 / others,
  }))
  return [{ x: 0, y: 0, width: 2 / 3, height: 1 }, ...beside]
}

const layout = (id: string, label: string, cells: readonly Cell[]): CollageLayout => ({
  id,
  label,
  count: cells.length,
  cells,
})

export const COLLAGE_LAYOUTS: readonly CollageLayout[] = [
  layout('pair', 'Side by side', rows(2)),
  layout('stack', 'One above one', rows(1, 1)),
  layout('triptych', 'Three in a row', rows(3)),
  layout('lead-2', 'Large and two', leading(2)),
  layout('top-2', 'One above two', rows(1, 2)),
  layout('grid-4', 'Two by two', rows(2, 2)),
  layout('lead-3', 'Large and three', leading(3)),
  layout('mixed-5', 'Two above three', rows(2, 3)),
  layout('grid-6', 'Three by two', rows(3, 3)),
  layout('grid-9', 'Three by three', rows(3, 3, 3)),
]

export const MAX_COLLAGE_PICTURES = 9

/** The first layout with room for this many pictures. */
export function layoutFor(count: number): CollageLayout {
  const fitting = COLLAGE_LAYOUTS.find((candidate) => candidate.count >= count)
  const last = COLLAGE_LAYOUTS.at(-1)
  if (!fitting && !last) throw new Error('there are no layouts')
  return (fitting ?? last) as CollageLayout
}

/** A cell in whole pixels, with the same gap around the sheet as between cells. */
export function cellInPixels(cell: Cell, sheet: { width: number; height: number }, gap: number): Cell {
  const [innerWidth, innerHeight] = [sheet.width - gap, sheet.height - gap]
  const x = Math.round(cell.x * innerWidth + gap)
  const y = Math.round(cell.y * innerHeight + gap)
  return {
    x,
    y,
    width: Math.max(1, Math.round((cell.x + cell.width) * innerWidth) - x),
    height: Math.max(1, Math.round((cell.y + cell.height) * innerHeight) - y),
  }
}

/** The centered part of a picture that fills a cell. */
export function coverCut(picture: { width: number; height: number }, cell: Cell): Cell {
  const scale = Math.max(cell.width / picture.width, cell.height / picture.height)
  const [width, height] = [cell.width / scale, cell.height / scale]
  return { x: (picture.width - width) / 2, y: (picture.height - height) / 2, width, height }
}

/** The list with two entries swapped. */
export function swapped<T>(list: readonly T[], one: number, other: number): readonly T[] {
  const next = [...list]
  const [a, b] = [list[one], list[other]]
  if (a === undefined || b === undefined) return list
  next[one] = b
  next[other] = a
  return next
}
