import { siteWorker, siteWorkers } from '#web/shared/lib/site-data.ts'
import { hasStoredSession } from '#web/shared/lib/stored-session.ts'
import { notify } from '#web/shared/ui/notify.tsx'

/** The page that is open comes first, with its pictures. */
const PAGES_AFTER_MS = 3_000

/** Offers a new version once its worker waits: what is open stays as it is until the person reloads. */
export async function promptForUpdates(): Promise<void> {
  const registration = await siteWorker()
  if (!registration) return
  offer(registration.waiting)
  // It may have begun to come before this program did.
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

/** From now on the studio opens without a network, too. */
export async function keepShell(): Promise<void> {
  if (import.meta.env.DEV) return
  const registration = await siteWorkers()?.ready
  registration?.active?.postMessage('shell')
  // A signed-in person goes from page to page; one who saves data loads each when it is opened.
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } }
  if (hasStoredSession() && !connection?.saveData)
    setTimeout(() => registration?.active?.postMessage('pages'), PAGES_AFTER_MS)
}

/** Nothing cached during a session outlives it. */
export function forgetKeptPages(): void {
  siteWorkers()?.controller?.postMessage('forget')
}
