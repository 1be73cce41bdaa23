import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from './button.tsx'
import { LoadNote } from './load-note.tsx'
import { Spinner } from './spinner.tsx'

type LoadMoreProps = {
  readonly hasMore: boolean
  readonly loading: boolean
  /** The next page failed: it is retried only on a press. */
  readonly failed: boolean
  readonly onLoad: () => void
}

/** The end of a list: loads the next page when it comes near, or on a press. */
export function LoadMore({ hasMore, loading, failed, onLoad }: LoadMoreProps) {
  const mark = useRef<HTMLDivElement>(null)
  const load = useEffectEvent(onLoad)
  useEffect(() => {
    const element = mark.current
    if (!element || !hasMore || loading || failed) return
    // Of several simultaneous observations only the last counts.
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

/** Remaining pictures at which the next page is loaded. */
const AHEAD = 5

/** The same while the viewer steps through the list: picture `at` of `count` is open; -1 for none. */
export function useLoadAhead(at: number, count: number, { hasMore, loading, failed, onLoad }: LoadMoreProps) {
  const load = useEffectEvent(onLoad)
  const isDue = at >= 0 && at >= count - AHEAD && hasMore && !loading && !failed
  useEffect(() => {
    if (isDue) load()
  }, [isDue])
}
