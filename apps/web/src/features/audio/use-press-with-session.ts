import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useSession } from '#web/shared/api/use-session.ts'
import { PATHS } from '#web/shared/lib/paths.ts'
import { notify } from '#web/shared/ui/notify.tsx'

/** Carries a press of the button out when it is known who presses: at once, after the session was read, or not at all but with the way to sign in. */
export function usePressWithSession(run: () => void): () => void {
  const { status } = useSession()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [isHeld, setIsHeld] = useState(false)

  function press() {
    if (status === 'checking') setIsHeld(true)
    else if (status === 'signed-in') run()
    else
      notify.info({
        title: 'Please sign in to generate audio',
        action: { label: 'Sign In', onPress: () => navigate(PATHS.auth, { state: { from: pathname } }) },
      })
  }

  const latest = useRef(press)
  useEffect(() => {
    latest.current = press
  })
  useEffect(() => {
    if (!isHeld || status === 'checking') return
    setIsHeld(false)
    latest.current()
  }, [isHeld, status])
  return press
}
