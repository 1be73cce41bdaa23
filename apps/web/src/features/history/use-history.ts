import { useInfiniteQuery } from '@tanstack/react-query'
import { toGeneration } from '#web/shared/data/generation.ts'
import { generationsQuery } from '#web/shared/data/generations.queries.ts'

/** The whole history as far as it is loaded. For pages that only signed-in people reach. */
export function useHistory() {
  const query = useInfiniteQuery(generationsQuery())
  return { ...query, generations: (query.data?.pages ?? []).flatMap((page) => page.items).map(toGeneration) }
}
