import { isBlank } from '@easel/contract/text-length'
import { Check, WifiOff } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useOnline } from '#web/shared/lib/use-online.ts'
import { Button } from '#web/shared/ui/button.tsx'
import { notify } from '#web/shared/ui/notify.tsx'
import { useSettingsStore } from './settings.store.ts'

type OfflineBannerProps = {
  /** Whether the form's picture was asked for while there was no network. */
  readonly isAsked: boolean
  readonly onAsk: (asked: boolean) => void
  readonly onGenerate: () => void
}

/** Says that there is no network; once it is back, generates what was asked for meanwhile, or offers to. */
export function OfflineBanner({ isAsked, onAsk, onGenerate }: OfflineBannerProps) {
  const online = useOnline()
  const hasPrompt = useSettingsStore((state) => !isBlank(state.prompt))
  const wasOffline = useRef(false)
  const latest = useRef({ isAsked, hasPrompt, onAsk, onGenerate })
  useEffect(() => {
    latest.current = { isAsked, hasPrompt, onAsk, onGenerate }
  })
  useEffect(() => {
    if (!online) wasOffline.current = true
    else if (wasOffline.current) {
      wasOffline.current = false
      const { isAsked, hasPrompt, onAsk, onGenerate } = latest.current
      onAsk(false)
      if (isAsked) onGenerate()
      notify.success({
        title: 'You are back online',
        ...(hasPrompt &&
          !isAsked && { action: { label: 'Generate now', onPress: () => latest.current.onGenerate() } }),
      })
    }
  }, [online])
  if (online) return null
  return (
    <div className="grid gap-2 rounded-3 bg-gamboge-tint p-3 text-gamboge-ink shadow-[inset_0_0_0_1px_color-mix(in_srgb,var(--gamboge)_45%,transparent)]">
      <p role="status" className="flex items-start gap-2.5">
        <WifiOff size={16} aria-hidden="true" className="mt-0.5 flex-none" />
        <span>
          <b className="block font-[650] text-ink">You are offline</b>
          <span className="text-12">
            {isAsked
              ? 'Your prompt is sent as soon as you’re back online.'
              : 'Your prompt is kept until you’re back online.'}
          </span>
        </span>
      </p>
      {hasPrompt && (
        <Button aria-pressed={isAsked} onClick={() => onAsk(!isAsked)}>
          {isAsked && <Check size={16} aria-hidden="true" />}
          Generate when online
        </Button>
      )}
    </div>
  )
}
