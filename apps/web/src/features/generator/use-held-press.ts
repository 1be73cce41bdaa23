import { useEffect, useEffectEvent, useState } from 'react'
import { useSession } from '#web/shared/api/use-session.ts'

/** What a press of the button waits for. */
export type Held = 'network' | 'session' | 'account'

/**
 * The press of the button, which is kept while there is no network, while the session is still being checked, or until a visitor is signed in,
 * and carried out after that. A network that is back is the banner's to notice: it says so. `generate` answers what it has to wait for.
 */
export function useHeldPress(generate: () => Held | null) {
  const { status } = useSession()
  const [held, setHeld] = useState<Held | null>(null)
  const carryOut = useEffectEvent(() => setHeld(generate()))
  useEffect(() => {
    const isOver =
      (held === 'session' && status !== 'checking') || (held === 'account' && status === 'signed-in')
    if (isOver) carryOut()
  }, [held, status])

  return {
    held,
    hold: setHeld,
    press: () => {
      if (!navigator.onLine) setHeld('network')
      else if (status === 'checking') setHeld('session')
      else setHeld(generate())
    },
  }
}
