type Sized = { readonly width: number; readonly height: number }

/** Puts each picture under the shortest column so far: reading order stays near, ends stay even. */
export function intoColumns<T extends Sized>(
  items: readonly T[],
  count: number,
): readonly { readonly key: string; readonly items: readonly T[] }[] {
  const columns = Array.from({ length: Math.max(1, count) }, (_, index) => ({
    key: `column-${index}`,
    height: 0,
    items: [] as T[],
  }))
  for (const item of items) {
    const shortest = columns.reduce((best, column) => (column.height < best.height ? column : best))
    shortest.items.push(item)
    shortest.height += item.height / item.width
  }
  return columns
}
