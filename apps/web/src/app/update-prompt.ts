import { siteWorker, siteWorkers } from '#web/shared/lib/site-data.ts'
import { hasStoredSession } from '#web/shared/lib/stored-session.ts'
import { notify } from '#web/shared/ui/notify.tsx'

/** Lets the open page and its pictures load first. */
const PAGES_AFTER_MS = 3_000

/** Offers a new version once its worker waits; the open page stays as it is until the person reloads. */
export async function promptForUpdates(): Promise<void> {
  const registration = await siteWorker()
  if (!registration) return
  offer(registration.waiting)
  // The update may have started before this script ran.
  follow(registration.installing)
  registration.addEventListener('updatefound', () => follow(registration.installing))
}

function follow(worker: ServiceWorker | null): void {
  worker?.addEventListener('statechange', () => {
    if (worker.state === 'installed' && siteWorkers()?.controller) offer(worker)
  })
}

function offer(worker: ServiceWorker | null): void {
  if (!worker) return
  notify.info({
    title: 'A new version is ready',
    message: 'Your draft and your queue stay as they are.',
    action: { label: 'Reload', onPress: () => takeOver(worker) },
  })
}

function takeOver(worker: ServiceWorker): void {
  siteWorkers()?.addEventListener('controllerchange', () => window.location.reload(), { once: true })
  worker.postMessage('activate')
}

/** Caches the studio, so that it opens without a network. */
export async function keepShell(): Promise<void> {
  if (import.meta.env.DEV) return
  const registration = await siteWorkers()?.ready
  registration?.active?.postMessage('shell')
  // Signed-in people visit many pages. With data saver on, each page loads when it is opened.
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } }
  if (hasStoredSession() && !connection?.saveData)
    setTimeout(() => registration?.active?.postMessage('pages'), PAGES_AFTER_MS)
}

/** Nothing cached during a session outlives it. */
export function forgetKeptPages(): void {
  siteWorkers()?.controller?.postMessage('forget')
}
