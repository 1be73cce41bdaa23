import { useEffect, useEffectEvent, useState } from 'react'
import { useSession } from '#web/shared/api/use-session.ts'

/** What a press of the button waits for. */
export type Held = 'network' | 'session'

/**
 * The press of the button, which is kept while there is no network, or while nobody knows yet who is signed in, and carried out after that.
 * A network that is back is the banner's to notice: it says so.
 */
export function useHeldPress(generate: () => void) {
  const isChecking = useSession().status === 'checking'
  const [held, setHeld] = useState<Held | null>(null)
  const carryOut = useEffectEvent(generate)
  useEffect(() => {
    if (held !== 'session' || isChecking) return
    setHeld(null)
    carryOut()
  }, [held, isChecking])

  return {
    held,
    hold: setHeld,
    press: () => {
      if (!navigator.onLine) setHeld('network')
      else if (isChecking) setHeld('session')
      else generate()
    },
  }
}
