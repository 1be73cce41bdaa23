import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { client } from '#web/shared/api/client.ts'
import { whenChecked } from '#web/shared/api/when-checked.ts'
import { PATHS } from '#web/shared/lib/paths.ts'
import { notify } from '#web/shared/ui/notify.tsx'

/** Runs a press once the session is known, with the form's values at that time; visitors are told to sign in, with a link. */
export function usePressWithSession(run: () => void): () => Promise<void> {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  return async function press() {
    await whenChecked(client.auth)
    if (client.auth.state().status === 'signed-in') latest.current()
    else
      notify.info({
        title: 'Please sign in to generate audio',
        action: { label: 'Sign In', onPress: () => navigate(PATHS.auth, { state: { from: pathname } }) },
      })
  }
}
