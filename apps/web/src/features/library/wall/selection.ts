/** Selected pictures, and the anchor of a range. */
export type Selection = { readonly ids: ReadonlySet<string>; readonly anchor: string | null }

export const NOTHING_SELECTED: Selection = { ids: new Set(), anchor: null }

export function toggle({ ids }: Selection, id: string): Selection {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return { ids: next, anchor: id }
}

/** Adds everything between the anchor and this one; without an anchor only this one. */
export function extendTo({ ids, anchor }: Selection, order: readonly string[], id: string): Selection {
  const start = anchor === null ? -1 : order.indexOf(anchor)
  const end = order.indexOf(id)
  if (start < 0 || end < 0) return { ids: new Set([...ids, id]), anchor: id }
  const range = order.slice(Math.min(start, end), Math.max(start, end) + 1)
  return { ids: new Set([...ids, ...range]), anchor }
}
