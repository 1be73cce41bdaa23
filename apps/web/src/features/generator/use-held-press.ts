import { useEffect, useEffectEvent, useState } from 'react'
import { useSession } from '#web/shared/api/use-session.ts'

/** What a press is waiting for. */
export type Held = 'network' | 'session' | 'account'

type Press = {
  /** Returns what it must wait for. */
  readonly generate: () => Held | null
  /** The same while offline, when signed in: the app sends it later. */
  readonly keep: () => Held | null
}

/**
 * Holds a press while offline, during the session check, or until the visitor has signed in, and then carries it out. The banner notices when
 * the network is back.
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
