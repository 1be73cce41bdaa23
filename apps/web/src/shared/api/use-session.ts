import { useSyncExternalStore } from 'react'
import { client } from './client.ts'
import type { SessionState } from './session-store.ts'

const CHECKING: SessionState = { status: 'checking' }

/** Who is signed in, as the page knows it now. A prerendered page is always still checking. */
export function useSession(): SessionState {
  return useSyncExternalStore(client.auth.onAuthStateChange, client.auth.state, () => CHECKING)
}

/** Id of the signed-in user, or null. */
export function useUserId(): string | null {
  const session = useSession()
  return session.status === 'signed-in' ? session.user.id : null
}
