import { useEffect, useEffectEvent } from 'react'
import { MOBILE_QUERY } from '#web/shared/lib/use-media.ts'

type BackClosesProps = {
  /** Without it, the top layer is closed as by the Esc key. */
  readonly onBack?: () => void
}

/** In a dialog, menu or popover: on phones, going back closes it instead of leaving the page or the picture below. */
export function BackCloses({ onBack = pressEscape }: BackClosesProps) {
  const close = useEffectEvent(onBack)
  useEffect(() => {
    if (!matchMedia(MOBILE_QUERY).matches) return
    let isGone = false
    let leave: (() => void) | undefined
    // The page works without this chunk.
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
