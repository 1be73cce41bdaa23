import { isBlank } from '@easel/contract/text-length'
import { Clock, WifiOff } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useUserId } from '#web/shared/api/use-session.ts'
import { useOnline } from '#web/shared/lib/use-online.ts'
import { notify } from '#web/shared/ui/notify.tsx'
import { useSettingsStore } from './settings.store.ts'
import { WaitingList } from './waiting/waiting-list.tsx'
import { useWaitingPresses } from './waiting/waiting-presses.store.ts'

type OfflineBannerProps = {
  /** Whether a visitor pressed the button while offline. */
  readonly isHeld: boolean
  /** Carries out the visitor's press. */
  readonly onHeld: () => void
  readonly onGenerate: () => void
}

/**
 * Says that there is no network, and what is waiting for it. Presses of signed-in people are sent by waiting/send-waiting.ts; a visitor's is
 * carried out here.
 */
export function OfflineBanner({ isHeld, onHeld, onGenerate }: OfflineBannerProps) {
  const online = useOnline()
  const userId = useUserId()
  const waits = useWaitingPresses(({ presses }) => presses.some((press) => press.userId === userId))
  const wasOffline = useRef(false)
  const welcomeBack = useEffectEvent(() => {
    if (waits) return
    if (isHeld) return onHeld()
    const hasPrompt = !isBlank(useSettingsStore.getState().prompt)
    notify.success({
      title: 'You are back online',
      ...(hasPrompt && { action: { label: 'Generate now', onPress: onGenerate } }),
    })
  })
  useEffect(() => {
    if (!online) wasOffline.current = true
    else if (wasOffline.current) {
      wasOffline.current = false
      welcomeBack()
    }
  }, [online])
  if (online && !waits) return null
  const Icon = online ? Clock : WifiOff
  return (
    <div className="grid gap-2 rounded-3 bg-gamboge-tint p-3 text-gamboge-ink shadow-[inset_0_0_0_1px_color-mix(in_srgb,var(--gamboge)_45%,transparent)]">
      <p role="status" className="flex items-start gap-2.5">
        <Icon size={16} aria-hidden="true" className="mt-0.5 flex-none" />
        <span>
          <b className="block font-[650] text-ink">{online ? 'Waiting to be sent' : 'You are offline'}</b>
          {!online && <span className="text-12">{explanation(userId !== null, waits || isHeld)}</span>}
        </span>
      </p>
      <WaitingList />
    </div>
  )
}

function explanation(isSignedIn: boolean, hasPressed: boolean): string {
  if (hasPressed && isSignedIn)
    return 'Sent as soon as you’re back online, also when you leave this page or reload it.'
  if (hasPressed) return 'Your prompt is sent as soon as you’re back online.'
  if (isSignedIn) return 'Press Generate anyway: it is kept, and sent as soon as you’re back online.'
  return 'Your prompt is kept until you’re back online.'
}
