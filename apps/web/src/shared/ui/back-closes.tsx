import { useEffect, useEffectEvent } from 'react'
import { MOBILE_QUERY } from '#web/shared/lib/use-media.ts'

type BackClosesProps = {
  /** Without it, what lies uppermost is closed as the Esc key does. */
  readonly onBack?: () => void
}

/** In a window, menu or popover over the page: on a phone, going back closes it instead of leaving the page, or the picture below it. */
export function BackCloses({ onBack = pressEscape }: BackClosesProps) {
  const close = useEffectEvent(onBack)
  useEffect(() => {
    if (!matchMedia(MOBILE_QUERY).matches) return
    let isGone = false
    let leave: (() => void) | undefined
    // A page that did not get this part goes on without it.
    void import('#web/shared/lib/history/sheet-entries.ts').then(
      ({ enter }) => {
        if (!isGone) leave = enter(() => close())
      },
      () => undefined,
    )
    return () => {
      isGone = true
      leave?.()
    }
  }, [])
  return null
}

function pressEscape() {
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
}
