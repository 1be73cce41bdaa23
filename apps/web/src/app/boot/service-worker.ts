import { createPolicy } from '#web/shared/lib/trusted-types.ts'

const trusted = createPolicy('easel-service-worker', { createScriptURL: () => '/sw.js' })

/** Once the page is there: the worker then fetches what it keeps for the next visit. */
export function registerServiceWorker(): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return
  window.addEventListener('load', () => {
    navigator.serviceWorker
      .register(trusted.createScriptURL(''))
      .catch((error: unknown) => console.warn('No service worker', error))
  })
}
