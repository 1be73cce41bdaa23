import { useSession } from '#web/shared/api/use-session.ts'
import { useFindDrawer } from '#web/shared/drawers/use-drawers.ts'
import { newId } from '#web/shared/lib/new-id.ts'
import { notify } from '#web/shared/ui/notify.tsx'
import { checkRequest, type Refusal } from '../check-request.ts'
import { batchRequest } from '../generation-request.ts'
import { usePromptHistory } from '../prompt/prompt-history.store.ts'
import { originOf } from '../request-origin.ts'
import { readSeed } from '../seed.ts'
import { useSettingsStore } from '../settings.store.ts'
import { withDrawnSize } from '../shape/size-settings.ts'
import { keepPress, MAX_WAITING, useWaitingPresses } from './waiting-presses.store.ts'

/** Stores a signed-in person's press while offline, with the form as it is. Returns why it is refused, or null. */
export function useKeepPress(): () => Refusal | null {
  const session = useSession()
  const findDrawer = useFindDrawer()
  return () => {
    const form = useSettingsStore.getState()
    const drawer = findDrawer(form)
    const settings = withDrawnSize(form, drawer)
    // What is left today is only known when it is sent.
    const refusal = checkRequest(settings, {
      session: session.status,
      remaining: null,
      customSizes: drawer?.customSizes,
    })
    if (session.status !== 'signed-in') return refusal
    if (refusal) return refuse(refusal)
    const own = useWaitingPresses.getState().presses.filter(({ userId }) => userId === session.user.id)
    if (own.length >= MAX_WAITING)
      return refuse({
        reason: 'unchecked',
        message: `${MAX_WAITING} requests are already waiting. Remove one, or wait until you’re back online.`,
      })
    usePromptHistory.getState().add(settings.prompt, settings.style, settings.quality)
    const seed = readSeed(settings.seed)
    const count = settings.batchMode ? settings.batchCount : 1
    const extras = { seed: seed.ok ? seed.seed : undefined, ...originOf(settings) }
    const request = batchRequest({ ...settings, batchCount: count }, extras, newId)
    void keepPress({
      id: newId(),
      userId: session.user.id,
      request,
      pressedAt: Date.now(),
      refusal: null,
    })
    // On phones the list of waiting presses may be out of sight.
    notify.info({ title: 'Kept until you’re back online' })
    return null
  }
}

function refuse(refusal: Refusal): Refusal {
  notify.error({ title: refusal.message })
  return refusal
}
