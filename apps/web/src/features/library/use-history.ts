import { useMemo } from 'react'
import { type RecordingFilter, useAudio, useRecordings } from '#web/shared/data/audio.queries.ts'
import { countFilters, type LibraryFilter, toServerFilters } from './library-filters.ts'
import { knownUntil, soundTasksFor } from './timeline.ts'
import { useLibrary } from './use-library.ts'

/** The filter's meaning for sounds, which have no style, shape or labels; null if it only concerns pictures. */
export function soundFilter(filter: LibraryFilter): RecordingFilter | null {
  const { q, from, to, month, sort, ...others } = filter
  if (filter.trash || countFilters(others) > 0) return null
  const {
    q: words,
    from: since,
    to: until,
  } = toServerFilters({ q, from, to, month, sort: sort === 'oldest' ? sort : undefined })
  return { q: words, from: since, to: until, sort: sort === 'oldest' ? 'oldest' : 'newest' }
}

/** Pictures and sounds in one order, shown as far as both are loaded. */
export function useHistory(filter: LibraryFilter) {
  const library = useLibrary(filter)
  const sounds = useRecordings(useMemo(() => soundFilter(filter), [filter]))
  const audio = useAudio()
  const isOldestFirst = filter.sort === 'oldest'
  const recordings = useMemo(() => (sounds.data?.pages ?? []).flatMap(({ items }) => items), [sounds.data])
  const soundTasks = useMemo(
    () => soundTasksFor(audio.data?.pages[0]?.tasks ?? [], filter),
    [audio.data, filter],
  )

  const lastPicture = library.generations.at(-1)?.timestamp.getTime()
  const lastSound = recordings.at(-1)
  const lists = {
    pictures: { last: lastPicture, hasMore: library.query.hasNextPage },
    sounds: { last: lastSound && Date.parse(lastSound.created_at), hasMore: sounds.hasNextPage },
  }
  const until = knownUntil([lists.pictures, lists.sounds], isOldestFirst)
  const { generations } = library
  const shown = useMemo(() => {
    const isKnown = (at: number) => until === null || (isOldestFirst ? at <= until : at >= until)
    return {
      pictures: generations.filter(({ timestamp }) => isKnown(timestamp.getTime())),
      sounds: recordings.filter(({ created_at }) => isKnown(Date.parse(created_at))),
    }
  }, [generations, recordings, until, isOldestFirst])

  return {
    ...library,
    /** All loaded entries; `shown` are those in their final place. */
    shown: shown.pictures,
    sounds: shown.sounds,
    soundTasks,
    isPending: library.isPending || sounds.isLoading,
    isEmpty: library.isEmpty && recordings.length === 0 && soundTasks.length === 0 && !sounds.hasNextPage,
    soundsFailed: sounds.isError && !sounds.isFetchNextPageError,
    retrySounds: () => void sounds.refetch(),
    hasMore: until !== null,
    moreFailed: library.query.isFetchNextPageError || sounds.isFetchNextPageError,
    isLoadingMore: library.query.isFetching || sounds.isFetching,
    /** Loads the list that ends first. */
    loadMore: () => {
      if (lists.pictures.hasMore && lists.pictures.last === until) void library.query.fetchNextPage()
      else if (lists.sounds.hasMore) void sounds.fetchNextPage()
      else void library.query.fetchNextPage()
    },
  }
}
