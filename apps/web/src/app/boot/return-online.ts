import { PATHS } from '#web/shared/lib/paths.ts'
import { inSite, pathInSite } from '#web/shared/lib/site-base.ts'

const LOOK_AGAIN_MS = 10_000

/**
 * The offline page replaces itself with the page that could not be fetched. Without a network it waits for the browser's `online` event; when
 * the server is down, it polls.
 */
export function returnWhenOnline(): void {
  if (!document.querySelector('[data-stands-in]') || pathInSite(location.pathname) === PATHS.offline) return
  addEventListener('online', look)
  setInterval(look, LOOK_AGAIN_MS)
}

function look(): void {
  if (!navigator.onLine || document.hidden) return
  fetch(inSite('/api/ready')).then(
    ({ ok }) => ok && location.reload(),
    () => undefined,
  )
}
