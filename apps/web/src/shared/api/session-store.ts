import type { KeptStorage } from '#web/shared/lib/site-data.ts'
import { markSession, SESSION_KEY } from '#web/shared/lib/stored-session.ts'

type SessionUser = { readonly id: string; readonly name: string; readonly email: string }

export type SessionState =
  | { readonly status: 'checking' }
  /** `hasEnded`: the server no longer knows a session that existed. */
  | { readonly status: 'signed-out'; readonly hasEnded: boolean }
  | { readonly status: 'signed-in'; readonly user: SessionUser }

export type StoredSession = { readonly token: string; readonly user: SessionUser }

/** Stores the session for this tab and, in local storage, for other tabs and the next visit. Knows nothing of the server: `auth.ts` decides its content. */
export type SessionStore = {
  readonly state: () => SessionState
  readonly token: () => string | null
  readonly subscribe: (listener: () => void) => () => void
  /** The session of an earlier visit or another tab, not verified with the server. */
  readonly stored: () => StoredSession | null
  readonly signIn: (session: StoredSession) => void
  readonly signOut: (how?: { readonly hasEnded: boolean }) => void
  /** Adopts another tab's change without writing, because storage may already be newer. */
  readonly adopt: (written: StoredSession) => void
}

export function createSessionStore(storage: KeptStorage | null): SessionStore {
  let state: SessionState = { status: 'checking' }
  let session: StoredSession | null = read(storage)
  const listeners = new Set<() => void>()

  function change(next: SessionState) {
    state = next
    for (const listener of listeners) listener()
  }

  function hold(next: StoredSession | null) {
    session = next
    markSession(next !== null)
  }

  function keep(next: StoredSession | null) {
    const token = session?.token
    hold(next)
    try {
      if (next) storage?.setItem(SESSION_KEY, JSON.stringify(next))
      else if (isOurs(read(storage), token)) storage?.removeItem(SESSION_KEY)
    } catch {
      // Without storage the session lasts for this page only.
    }
  }

  return {
    state: () => state,
    token: () => session?.token ?? null,
    stored() {
      // Another tab may have signed in since this page started loading.
      session ??= read(storage)
      return session
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    signIn(next) {
      keep(next)
      change({ status: 'signed-in', user: next.user })
    },
    signOut({ hasEnded } = { hasEnded: false }) {
      keep(null)
      change({ status: 'signed-out', hasEnded })
    },
    adopt(written) {
      const isSameUser = state.status === 'signed-in' && state.user.id === written.user.id
      hold(written)
      if (!isSameUser) change({ status: 'signed-in', user: written.user })
    },
  }
}

/** A session started by another tab meanwhile is not ended. */
function isOurs(stored: StoredSession | null, token: string | undefined): boolean {
  return stored === null || stored.token === token
}

export function parseStoredSession(text: string | null): StoredSession | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return isStoredSession(value) ? value : null
  } catch {
    return null
  }
}

function read(storage: KeptStorage | null): StoredSession | null {
  try {
    return parseStoredSession(storage?.getItem(SESSION_KEY) ?? null)
  } catch {
    return null
  }
}

function isStoredSession(value: unknown): value is StoredSession {
  if (typeof value !== 'object' || value === null || !('token' in value) || !('user' in value)) return false
  const { token, user } = value
  if (typeof token !== 'string' || !token || typeof user !== 'object' || user === null) return false
  return 'id' in user && typeof user.id === 'string' && 'email' in user && typeof user.email === 'string'
}
