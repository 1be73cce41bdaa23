import type { Query, QueryClient } from '@tanstack/react-query'

/**
 * An answer in flight when an event arrives may be older than the event and would undo it in the cache, so it is fetched once more on arrival.
 * `isConcerned` picks the queries. Returns the function to call on every event.
 */
export function readAgainWhenOvertaken(
  cache: QueryClient,
  isConcerned: (query: Query) => boolean,
): () => void {
  const overtaken = new Set<string>()
  cache.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return
    const { queryHash, queryKey } = event.query
    if (overtaken.delete(queryHash)) void cache.invalidateQueries({ queryKey, exact: true })
  })
  return () => {
    for (const { queryHash } of cache
      .getQueryCache()
      .findAll({ fetchStatus: 'fetching', predicate: isConcerned }))
      overtaken.add(queryHash)
  }
}
