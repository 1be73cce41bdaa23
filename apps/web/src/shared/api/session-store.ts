import type { KeptStorage } from '#web/shared/lib/site-data.ts'
import { markSession, SESSION_KEY } from '#web/shared/lib/stored-session.ts'

type SessionUser = { readonly id: string; readonly name: string; readonly email: string }

export type SessionState =
  | { readonly status: 'checking' }
  /** `hasEnded`: there was a session, which the server knows no more. */
  | { readonly status: 'signed-out'; readonly hasEnded: boolean }
  | { readonly status: 'signed-in'; readonly user: SessionUser }

export type StoredSession = { readonly token: string; readonly user: SessionUser }

/**
 * Holds who is signed in, for this tab and, through local storage, for every other tab and the next visit.
 * It knows nothing of the server: `auth.ts` decides what goes in.
 */
export type SessionStore = {
  readonly state: () => SessionState
  readonly token: () => string | null
  readonly subscribe: (listener: () => void) => () => void
  /** What an earlier visit or another tab has left; whether the server still knows it is not asked. */
  readonly stored: () => StoredSession | null
  readonly signIn: (session: StoredSession) => void
  readonly signOut: (how?: { readonly hasEnded: boolean }) => void
  /** Takes over what another tab wrote, and writes nothing: storage may hold something newer by now. */
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
      // A browser that refuses storage keeps the session for this page only.
    }
  }

  return {
    state: () => state,
    token: () => session?.token ?? null,
    stored() {
      // Another tab may have signed in since this page began to load.
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

/** A session that another tab began meanwhile is not this one's to end. */
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
