type Shape = { readonly id: string; readonly width: number; readonly height: number }

export type JustifiedRow<T extends Shape> = {
  readonly key: string
  readonly items: readonly T[]
  /** Pixels. */
  readonly height: number
  /** Whether the row is filled from edge to edge; the last one may not be. */
  readonly isFull: boolean
}

const LOWEST = 250
const HIGHEST = 400
const WANTED = 320

/**
 * Breaks pictures into rows that fill the width, each picture at its own ratio. Rows are 250 to 400 pixels high wherever the pictures allow
 * it; where they do not, as on phones, as near to that as they can. A row that is full stays as it is when more pictures come.
 */
export function justifyRows<T extends Shape>(
  items: readonly T[],
  width: number,
  grout: number,
): readonly JustifiedRow<T>[] {
  const rows: JustifiedRow<T>[] = []
  let start = 0
  while (start < items.length) {
    const { end, height, isFull } = nextRow(items, start, width, grout)
    const row = items.slice(start, end)
    rows.push({ key: row[0]?.id ?? '', items: row, height, isFull })
    start = end
  }
  return rows
}

function nextRow(items: readonly Shape[], start: number, width: number, grout: number) {
  let ratios = 0
  let best: { end: number; height: number } | undefined
  for (let end = start + 1; end <= items.length; end += 1) {
    const item = items[end - 1]
    if (!item) break
    ratios += item.width / item.height
    const height = (width - (end - start - 1) * grout) / ratios
    if (!best || distance(height) < distance(best.height)) best = { end, height }
    // From here on rows only become lower.
    if (height < LOWEST) return { ...best, isFull: true }
  }
  const last = best ?? { end: items.length, height: WANTED }
  // Too few pictures for a whole row keep a natural size instead of growing.
  if (last.height > HIGHEST && width > HIGHEST * 1.5)
    return { end: items.length, height: WANTED, isFull: false }
  return { ...last, isFull: true }
}

/** How far a height is from what is wanted; outside of the bounds it counts for more than anything inside. */
function distance(height: number): number {
  const outside = Math.max(LOWEST - height, height - HIGHEST, 0)
  return outside > 0 ? HIGHEST + outside : Math.abs(height - WANTED)
}
