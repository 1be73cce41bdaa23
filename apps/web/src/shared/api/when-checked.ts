import type { Auth } from './auth.ts'

/** Resolves once the session check is done: for presses on a page that has just opened. */
export function whenChecked(auth: Pick<Auth, 'state' | 'onAuthStateChange'>): Promise<void> {
  if (auth.state().status !== 'checking') return Promise.resolve()
  return new Promise((resolve) => {
    const stop = auth.onAuthStateChange(() => {
      if (auth.state().status === 'checking') return
      stop()
      resolve()
    })
  })
}
