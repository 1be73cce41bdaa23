import { Check, CircleAlert, Clock, TriangleAlert } from 'lucide-react'
import { DismissableLayer } from 'radix-ui/internal'
import { useEffect, useRef } from 'react'
import { Toaster as Sonner, toast, useSonner } from 'sonner'
import { SHORTCUTS } from '#web/shared/lib/shortcuts.ts'
import { releaseNotices } from '../notify.tsx'
import { ToastClocks } from './toast-clocks.tsx'
import { ToastFocus } from './toast-focus.tsx'
import { LIFT, useCoveredFocus } from './use-covered-focus.ts'
import 'sonner/dist/styles.css'

const ICON = { size: 18, 'aria-hidden': true } as const

export function Toaster() {
  const region = useRef<HTMLElement>(null)
  const { toasts } = useSonner()
  const isFocusCovered = useCoveredFocus(region, toasts)
  useEffect(releaseNotices, [])
  const dismissible = toasts.filter((notice) => notice.dismissible !== false)

  function closeAll() {
    for (const { id } of dismissible) toast.dismiss(id)
  }

  return (
    // A press on a notice must not count as outside the dialog below, which would close and swallow the click.
    <DismissableLayer.Branch className="pointer-events-auto contents">
      <ToastFocus region={region} onClose={closeAll} />
      <ToastClocks toasts={dismissible} region={region} />
      <Sonner
        ref={region}
        hotkey={[]}
        customAriaLabel={`Notices (${SHORTCUTS.notice.keys.join('+')})`}
        position="bottom-right"
        style={{ translate: `0 calc(-${isFocusCovered ? LIFT * 100 : 0}dvh - var(--above-bar, 0px))` }}
        gap={8}
        offset={{ bottom: 44, right: 16 }}
        mobileOffset={{ bottom: 140, left: 8, right: 8 }}
        icons={{
          success: <Check {...ICON} className="text-viridian-ink" />,
          info: <CircleAlert {...ICON} className="text-cerulean-ink" />,
          warning: <Clock {...ICON} className="text-gamboge-ink" />,
          error: <TriangleAlert {...ICON} className="text-madder-ink" />,
        }}
        toastOptions={{
          unstyled: true,
          classNames: {
            toast:
              'popover-card flex w-[min(400px,calc(100vw-16px))] items-center gap-3 rounded-3 py-2.5 pr-2.5 pl-3.5 font-text text-13 text-ink max-md:text-14 focus-visible:outline-2! focus-visible:outline-ultramarine! focus-visible:outline-solid!',
            content: 'min-w-0 flex-1',
            title: 'font-semibold',
            description: 'mt-px text-12 text-ink-2 max-md:text-13',
            actionButton:
              'face h-(--control-small) flex-none cursor-pointer rounded-3 px-2.5 text-12 font-[550] hover:bg-hover max-md:min-h-11',
          },
        }}
      />
    </DismissableLayer.Branch>
  )
}
