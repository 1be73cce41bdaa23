import { notify } from '#web/shared/ui/notify.tsx'

/** Reports that a sound did not start, unless it was paused before it could. */
export function tellUnheard(error: unknown): void {
  if (error instanceof DOMException && error.name === 'AbortError') return
  notify.error({ title: 'The sound did not load', message: 'Check your connection and play it again.' })
}
