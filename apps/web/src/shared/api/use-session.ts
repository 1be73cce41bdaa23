import { useSyncExternalStore } from 'react'
import { client } from './client.ts'
import type { SessionState } from './session-store.ts'

const CHECKING: SessionState = { status: 'checking' }

/** The current session. A prerendered page is always still checking. */
export function useSession(): SessionState {
  return useSyncExternalStore(client.auth.onAuthStateChange, client.auth.state, () => CHECKING)
}

/** Id of the signed-in user, or null. */
export function useUserId(): string | null {
  const session = useSession()
  return session.status === 'signed-in' ? session.user.id : null
}
