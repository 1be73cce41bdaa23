import { useEffect, useEffectEvent, useState } from 'react'
import { useSession } from '#web/shared/api/use-session.ts'

/** What a press of the button waits for. */
export type Held = 'network' | 'session' | 'account'

type Press = {
  /** Answers what it has to wait for. */
  readonly generate: () => Held | null
  /** The same without a network, for who is signed in: the app sends it later. */
  readonly keep: () => Held | null
}

/**
 * The press of the button, which a visitor's page holds while there is no network, while the session is still being checked, or until they
 * are signed in, and carries out after that. A network that is back is the banner's to notice: it says so.
 */
export function useHeldPress({ generate, keep }: Press) {
  const { status } = useSession()
  const [held, setHeld] = useState<Held | null>(null)
  const carryOut = useEffectEvent(() => setHeld(navigator.onLine ? generate() : keep()))
  useEffect(() => {
    const isOver =
      (held === 'session' && status !== 'checking') || (held === 'account' && status === 'signed-in')
    if (isOver) carryOut()
  }, [held, status])

  return {
    held,
    hold: setHeld,
    carryOut: () => setHeld(generate()),
    press: () => {
      if (status === 'checking') setHeld('session')
      else if (navigator.onLine) setHeld(generate())
      else setHeld(status === 'signed-in' ? keep() : 'network')
    },
  }
}
