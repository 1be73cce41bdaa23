import type { Collection } from '@easel/contract/library/library'

export type CollectionNode = Collection & { readonly depth: number }

/** Collections in tree order: each followed by its children. One with an unknown parent is at the top level. */
export function inTreeOrder(collections: readonly Collection[]): readonly CollectionNode[] {
  const known = new Set(collections.map(({ id }) => id))
  const inside = Map.groupBy(collections, ({ parent_id }) =>
    parent_id !== null && known.has(parent_id) ? parent_id : null,
  )
  const walk = (parent: string | null, depth: number): CollectionNode[] =>
    (inside.get(parent) ?? []).flatMap((collection) => [
      { ...collection, depth },
      ...walk(collection.id, depth + 1),
    ])
  return walk(null, 0)
}

/** A collection and its descendants, which it cannot be moved into. */
export function withInner(collections: readonly Collection[], id: string): ReadonlySet<string> {
  const found = new Set([id])
  for (const node of inTreeOrder(collections))
    if (node.parent_id && found.has(node.parent_id)) found.add(node.id)
  return found
}
