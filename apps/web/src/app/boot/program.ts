import { hasKeptDraft } from '#web/shared/lib/kept-draft.ts'
import { hasStoredSession } from '#web/shared/lib/stored-session.ts'
import { createPolicy } from '#web/shared/lib/trusted-types.ts'
import { afterFirstSight } from './after-first-sight.ts'
import { ownStyles } from './own-styles.ts'

/** The content security policy allows the program by its hash; any other script passed through here would not run. */
const trusted = createPolicy('easel-program', { createScript: (text) => text })

/** Events that show a person is at the page; not focus, because the first-visit dialog takes it by itself. */
const PRESENCE = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart', 'dragenter', 'scroll']

let starting: Promise<void> | undefined

export const isRunning = () => document.documentElement.dataset['running'] !== undefined

/** Starts the framework's script, which the build holds back (site-build/hold-program.ts), once; resolves when the page is hydrated. */
export function startProgram(): Promise<void> {
  starting ??= start().catch((error: unknown) => {
    starting = undefined
    throw error
  })
  return starting
}

function start(): Promise<void> {
  if (isRunning()) return Promise.resolve()
  return new Promise((resolve, reject) => {
    document.addEventListener('running', () => resolve(), { once: true })
    const held = document.getElementById('program')
    // A page that is not prerendered starts without help.
    if (!held) return
    ownStyles()
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="later"]'))
      link.rel = 'modulepreload'
    const script = document.createElement('script')
    script.type = 'module'
    script.textContent = trusted.createScript(held.textContent)
    script.addEventListener('error', () => reject(new Error('The program did not load')))
    document.head.append(script)
  })
}

export function startQuietly(): void {
  startProgram().catch((error: unknown) => console.warn('The page could not load its program', error))
}

/**
 * `data-program` says when the page needs its program: `on-use` when a control needs it (early-use.ts), `on-presence` at the first sign of a
 * person, otherwise once the page is painted. Every page loads it once painted when a person is signed in, has left a draft, or the address
 * carries a request.
 */
export function runProgram(): void {
  const when = document.documentElement.dataset['program']
  // A hash that links to a section has no `=`; one of an invitation does.
  const asks = location.search !== '' || location.hash.includes('=')
  if (!when || hasStoredSession() || asks || hasKeptDraft()) void afterFirstSight(startQuietly)
  else if (when === 'on-presence')
    for (const sign of PRESENCE)
      document.addEventListener(sign, startQuietly, { once: true, capture: true, passive: true })
}
