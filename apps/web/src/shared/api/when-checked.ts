import type { Auth } from './auth.ts'

/** Resolves when it is known who is signed in, at once where it is known already: for what is pressed on a page that has just opened. */
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
