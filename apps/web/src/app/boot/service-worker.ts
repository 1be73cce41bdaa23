import { inSite } from '#web/shared/lib/site-base.ts'
import { siteWorkers } from '#web/shared/lib/site-data.ts'
import { createPolicy } from '#web/shared/lib/trusted-types.ts'

const trusted = createPolicy('easel-service-worker', { createScriptURL: () => inSite('/sw.js') })

/** Once the page is there: the worker then fetches what it keeps for the next visit. */
export function registerServiceWorker(): void {
  const workers = siteWorkers()
  if (import.meta.env.DEV || !workers) return
  window.addEventListener('load', () => {
    workers
      .register(trusted.createScriptURL(''))
      .catch((error: unknown) => console.warn('No service worker', error))
  })
}
