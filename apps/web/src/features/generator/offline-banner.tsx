import { WifiOff } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useOnline } from '#web/shared/lib/use-online.ts'
import { notify } from '#web/shared/ui/notify.tsx'
import { useSettingsStore } from './settings.store.ts'

/** Says that there is no network; once it is back, offers to generate what stands in the form. */
export function OfflineBanner({ onGenerate }: { readonly onGenerate: () => void }) {
  const online = useOnline()
  const wasOffline = useRef(false)
  const generate = useRef(onGenerate)
  useEffect(() => {
    generate.current = onGenerate
  })
  useEffect(() => {
    if (!online) wasOffline.current = true
    else if (wasOffline.current) {
      wasOffline.current = false
      const waiting = useSettingsStore.getState().prompt.trim() !== ''
      notify.success({
        title: 'You are back online',
        ...(waiting && { action: { label: 'Generate now', onPress: () => generate.current() } }),
      })
    }
  }, [online])
  if (online) return null
  return (
    <p
      role="status"
      className="flex items-center gap-2.5 rounded-3 bg-gamboge-tint px-3 py-2 text-gamboge-ink shadow-[inset_0_0_0_1px_color-mix(in_srgb,var(--gamboge)_45%,transparent)]"
    >
      <WifiOff size={16} aria-hidden="true" />
      <span>
        <b className="block font-[650] text-ink">You are offline</b>
        <span className="text-12">What you write is kept until you are back.</span>
      </span>
    </p>
  )
}
