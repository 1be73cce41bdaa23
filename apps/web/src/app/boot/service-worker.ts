import { inSite } from '#web/shared/lib/site-base.ts'
import { siteWorkers } from '#web/shared/lib/site-data.ts'
import { createPolicy } from '#web/shared/lib/trusted-types.ts'

const trusted = createPolicy('easel-service-worker', { createScriptURL: () => inSite('/sw.js') })

/** Waits for the load event, because the worker then fetches files to cache for the next visit. */
export function registerServiceWorker(): void {
  const workers = siteWorkers()
  if (import.meta.env.DEV || !workers) return
  window.addEventListener('load', () => {
    workers
      .register(trusted.createScriptURL(''))
      .catch((error: unknown) => console.warn('No service worker', error))
  })
}
