import type { Query, QueryClient } from '@tanstack/react-query'

/**
 * An answer that is on its way while news comes may be older than the news, and would put the page back to before it: such an answer is asked
 * for once more when it has come. `isConcerned`: of which answers that is true. Returns what is to be called with every piece of news.
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
