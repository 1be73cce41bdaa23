import { useNavigate } from 'react-router'
import { client } from '#web/shared/api/client.ts'
import { forgetDrafts } from '#web/shared/lib/forget-drafts.ts'
import { PATHS } from '#web/shared/lib/paths.ts'

/** Signs out and returns to the landing page. Home first: a page that asks for a session would send the person to the sign-in form. */
export function useSignOut() {
  const navigate = useNavigate()
  return async function signOut() {
    await navigate(PATHS.home)
    const ended = client.auth.signOut()
    forgetDrafts()
    await ended
  }
}
