import { hasKeptDraft } from '#web/shared/lib/kept-draft.ts'
import { hasStoredSession } from '#web/shared/lib/stored-session.ts'

/** What the build wrote in place of the framework's own script (site-build/defer-program.ts). */
type Program = { readonly src: string; readonly preload: readonly string[]; readonly styles: string }

/** Longest wait for pictures and fonts before the program is asked for all the same. */
const MOST_PATIENCE = 4_000

let starting: Promise<void> | undefined

export const isRunning = () => document.documentElement.dataset['running'] !== undefined

/** Loads and starts the program, once; resolves when the page's handlers answer. */
export function startProgram(): Promise<void> {
  starting ??= start().catch((error: unknown) => {
    starting = undefined
    throw error
  })
  return starting
}

async function start(): Promise<void> {
  const place = document.getElementById('program')
  const running = isRunning()
    ? Promise.resolve()
    : new Promise<void>((resolve) => document.addEventListener('running', () => resolve(), { once: true }))
  // The development server starts the program by itself.
  if (!place) return running
  const program = JSON.parse(place.textContent ?? '') as Program
  for (const href of program.preload) {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'modulepreload', href })
    document.head.append(link)
  }
  await loadStyles(program.styles)
  await import(/* @vite-ignore */ program.src)
  return running
}

/** The page carries its own styles alone; the program may show anything. */
async function loadStyles(href: string): Promise<void> {
  const answer = await fetch(href)
  if (!answer.ok) throw new Error(`${href} answered ${answer.status}`)
  const style = document.createElement('style')
  style.textContent = await answer.text()
  document.head.append(style)
}

export function startQuietly(): void {
  startProgram().catch((error: unknown) => console.warn('The page could not load its program', error))
}

/** What counts as a first sign of somebody at the page; not the focus, which the first visit's dialog takes by itself. */
const PRESENCE = [
  'pointermove',
  'pointerdown',
  'keydown',
  'wheel',
  'touchstart',
  'dragenter',
  'scroll',
] as const

/**
 * `data-program` says when the page asks for the program: `on-use` when something needs it (early-use.ts), `on-presence` at the first sign of
 * somebody, otherwise once it has been painted; and so does every page when somebody is signed in or the address asks for something.
 */
export function runProgram(): void {
  const when = document.documentElement.dataset['program']
  const isInUse = document.activeElement !== document.body || hasKeptDraft()
  if (!when || hasStoredSession() || location.search) afterPaint(startQuietly)
  else if (when === 'on-presence' && isInUse) afterPaint(startQuietly)
  else if (when === 'on-presence') startOnPresence()
  else if (hasKeptDraft()) startNearBench()
}

function startOnPresence(): void {
  for (const sign of PRESENCE)
    document.addEventListener(sign, startQuietly, { once: true, capture: true, passive: true })
}

function afterPaint(action: () => void): void {
  const begin = () => requestAnimationFrame(() => setTimeout(action))
  if (document.readyState === 'complete') begin()
  else {
    const timer = setTimeout(begin, MOST_PATIENCE)
    window.addEventListener('load', () => {
      clearTimeout(timer)
      begin()
    })
  }
}

/** Who has drawn here before finds the generator as they left it. */
function startNearBench(): void {
  const bench = document.querySelector('[data-bench]')
  if (!bench) return
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return
    observer.disconnect()
    startQuietly()
  })
  observer.observe(bench)
}
