import { notify } from '#web/shared/ui/notify.tsx'

/** Says that a sound did not begin, unless it was paused again before it had. */
export function tellUnheard(error: unknown): void {
  if (error instanceof DOMException && error.name === 'AbortError') return
  notify.error({ title: 'The sound did not load', message: 'Check your connection and play it again.' })
}
