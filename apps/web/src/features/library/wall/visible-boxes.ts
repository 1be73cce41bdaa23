/** A box in a long list, in pixels from the list's upper left corner. */
export type Box = {
  readonly top: number
  readonly left: number
  readonly width: number
  readonly height: number
}

/** Height of the slices by which boxes are indexed. */
const BAND = 600

/** For each slice, the boxes that touch it. */
export function bandsOf(boxes: readonly Box[]): readonly (readonly number[])[] {
  const bands: number[][] = []
  boxes.forEach(({ top, height }, index) => {
    const last = Math.floor((top + height) / BAND)
    for (let band = Math.floor(top / BAND); band <= last; band += 1) {
      const list = bands[band]
      if (list) list.push(index)
      else bands[band] = [index]
    }
  })
  return bands
}

/** Boxes in or near a range, in order. Whole slices, so that scrolling slightly changes nothing. */
export function boxesIn(bands: readonly (readonly number[])[], from: number, to: number): readonly number[] {
  const found = new Set<number>()
  for (let band = from; band <= to; band += 1) for (const index of bands[band] ?? []) found.add(index)
  return [...found].sort((a, b) => a - b)
}

/** Visible slices, plus one on each side. */
export function bandsAround(top: number, height: number): { readonly from: number; readonly to: number } {
  return { from: Math.max(0, Math.floor(top / BAND) - 1), to: Math.floor((top + height) / BAND) + 1 }
}
