import { readDraft } from '#web/features/generator/settings.store.ts'
import { startSendingPresses } from '#web/features/generator/waiting/send-waiting.ts'
import { client } from '#web/shared/api/client.ts'
import { queryClient } from '#web/shared/api/query-client.ts'
import { followLeaving } from '#web/shared/lib/forget-drafts.ts'
import { followInstallOffer } from '#web/shared/lib/installed-app/install-prompt.ts'
import { whenKeptChanges } from '#web/shared/lib/site-data.ts'
import { MOBILE_QUERY } from '#web/shared/lib/use-media.ts'
import { followPictures } from '#web/shared/pictures/missed-pictures.ts'
import { keepFocus } from '#web/shared/ui/focus/keep-focus.ts'
import { revealFocus } from '#web/shared/ui/focus/reveal-focus.ts'
import { startLiveUpdates } from './live-updates.ts'
import { startTelemetry } from './telemetry.ts'
import { forgetKeptPages, keepShell, promptForUpdates } from './update-prompt.ts'

let started = false

/** Runs once per page, besides rendering: session, live updates, telemetry. */
export function startPage() {
  if (started) return
  started = true
  readDraft()
  // Phones need it loaded before the first window opens (shared/ui/back-closes.tsx).
  if (matchMedia(MOBILE_QUERY).matches)
    import('#web/shared/lib/history/sheet-entries.ts').catch(() => undefined)
  keepFocus()
  revealFocus()
  followPictures()
  followInstallOffer()
  startTelemetry(client)
  startLiveUpdates(client, queryClient)
  startSendingPresses(client, queryClient)
  whenKeptChanges(client.auth.follow)
  whenKeptChanges(followLeaving)
  void client.auth.getSession()
  let wasSignedIn = false
  client.auth.onAuthStateChange(() => {
    const isSignedIn = client.auth.state().status === 'signed-in'
    if (wasSignedIn && !isSignedIn) forgetKeptPages()
    wasSignedIn = isSignedIn
  })
  void keepShell()
  promptForUpdates().catch((error: unknown) => console.warn('No updates are offered', error))
}
