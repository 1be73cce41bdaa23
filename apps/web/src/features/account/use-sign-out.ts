import { useNavigate } from 'react-router'
import { client } from '#web/shared/api/client.ts'
import { forgetDrafts } from '#web/shared/lib/forget-drafts.ts'
import { PATHS } from '#web/shared/lib/paths.ts'

/** Signs out and returns to the landing page. Navigates first, because a private page would redirect to the sign-in form. */
export function useSignOut() {
  const navigate = useNavigate()
  return async function signOut() {
    await navigate(PATHS.home)
    const ended = client.auth.signOut()
    forgetDrafts()
    await ended
  }
}
