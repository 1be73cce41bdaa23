import { useInfiniteQuery } from '@tanstack/react-query'
import { useSession, useUserId } from '#web/shared/api/use-session.ts'
import { type Generation, toGeneration } from '#web/shared/data/generation.ts'
import { generationsQuery } from '#web/shared/data/generations.queries.ts'
import { useSettingsStore } from '../settings.store.ts'

/** Pictures for the stage, newest first: those that arrived since the page was opened, then the history's. */
export function useStageGenerations(): readonly Generation[] {
  const userId = useUserId()
  const bench = useSettingsStore((state) => state.generations)
  const { data } = useInfiniteQuery({ ...generationsQuery(), enabled: userId !== null })
  if (userId === null) return []
  const history = (data?.pages[0]?.items ?? []).map(toGeneration)
  return mergeStage(bench, history)
}

export type StageHistory =
  | { readonly status: 'loading' | 'known' }
  | { readonly status: 'failed'; readonly error: Error; readonly retry: () => void }

/** Whether it is known if there is a picture to show. */
export function useStageHistory(): StageHistory {
  const session = useSession()
  const isSignedIn = session.status === 'signed-in'
  const { isPending, isLoadingError, error, refetch } = useInfiniteQuery({
    ...generationsQuery(),
    enabled: isSignedIn,
  })
  if (session.status === 'checking' || (isSignedIn && isPending)) return { status: 'loading' }
  if (isSignedIn && isLoadingError) return { status: 'failed', error, retry: () => void refetch() }
  return { status: 'known' }
}

function mergeStage(bench: readonly Generation[], history: readonly Generation[]): readonly Generation[] {
  const known = new Set(bench.map(({ id }) => id))
  return [...bench, ...history.filter(({ id }) => !known.has(id))].toSorted(
    (a, b) => b.timestamp.getTime() - a.timestamp.getTime(),
  )
}
