import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from './button.tsx'
import { LoadNote } from './load-note.tsx'
import { Spinner } from './spinner.tsx'

type LoadMoreProps = {
  readonly hasMore: boolean
  readonly loading: boolean
  /** The next part did not come: it is asked for again on a press alone. */
  readonly failed: boolean
  readonly onLoad: () => void
}

/** The end of a list that goes on: loads the next page when it comes near, and on a press. */
export function LoadMore({ hasMore, loading, failed, onLoad }: LoadMoreProps) {
  const mark = useRef<HTMLDivElement>(null)
  const load = useEffectEvent(onLoad)
  useEffect(() => {
    const element = mark.current
    if (!element || !hasMore || loading || failed) return
    // Of several notes at once only the last one is still true.
    const observer = new IntersectionObserver((notes) => notes.at(-1)?.isIntersecting && load(), {
      rootMargin: '600px 0px',
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [hasMore, loading, failed])
  if (!hasMore) return null
  if (failed && !loading)
    return (
      <LoadNote
        what="The next ones did not load."
        onRetry={onLoad}
        className="justify-center p-6 text-center"
      />
    )
  return (
    <div ref={mark} className="grid place-items-center p-6">
      <Button variant="quiet" disabled={loading} onClick={onLoad}>
        {loading && <Spinner />}
        {loading ? 'Loading…' : 'Load more'}
      </Button>
    </div>
  )
}

/** Pictures before the end at which more are asked for. */
const AHEAD = 5

/** The same while the viewer steps through the list's pictures: one is open at place `at` of `count`; -1: none is. */
export function useLoadAhead(at: number, count: number, { hasMore, loading, failed, onLoad }: LoadMoreProps) {
  const load = useEffectEvent(onLoad)
  const isDue = at >= 0 && at >= count - AHEAD && hasMore && !loading && !failed
  useEffect(() => {
    if (isDue) load()
  }, [isDue])
}
