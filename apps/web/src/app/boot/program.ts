import { hasKeptDraft } from '#web/shared/lib/kept-draft.ts'
import { restoreClasses } from '#web/shared/lib/short-classes.ts'
import { hasStoredSession } from '#web/shared/lib/stored-session.ts'
import { afterFirstSight } from './after-first-sight.ts'

/** What the build took from the end of the page (site-build/defer-program.ts). */
export type PageRest = {
  /** Address of the program. */
  readonly src: string
  /** Addresses of what the program imports. */
  readonly preload: readonly string[]
  /** Address of the whole stylesheet. */
  readonly styles: string
  /** CSS: the greeting's own. */
  readonly greetingStyles: string
  /** HTML: the greeting, and the framework's scripts, which do not run. */
  readonly html: string
}

let starting: Promise<void> | undefined
let asking: Promise<PageRest | undefined> | undefined
let putting: Promise<void> | undefined

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
  const running = isRunning()
    ? Promise.resolve()
    : new Promise<void>((resolve) => document.addEventListener('running', () => resolve(), { once: true }))
  const rest = await askForRest()
  // Elsewhere the framework starts the program by itself.
  if (!rest) return running
  for (const href of rest.preload) {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'modulepreload', href })
    document.head.append(link)
  }
  await putRest()
  const styles = await (await load(rest.styles)).text()
  addStyles(styles)
  restoreClasses(styles)
  await import(/* @vite-ignore */ rest.src)
  return running
}

/** Puts back what the build took from the end of a prerendered page, once. */
export function putRest(): Promise<void> {
  putting ??= put().catch((error: unknown) => {
    putting = undefined
    throw error
  })
  return putting
}

async function put(): Promise<void> {
  const rest = await askForRest()
  if (!rest) return
  addStyles(rest.greetingStyles)
  const place = document.getElementById('rest')
  if (place) place.outerHTML = rest.html
}

function askForRest(): Promise<PageRest | undefined> {
  asking ??= readRest().catch((error: unknown) => {
    asking = undefined
    throw error
  })
  return asking
}

async function readRest(): Promise<PageRest | undefined> {
  const address = document.getElementById('rest')?.textContent
  return address ? (await load(JSON.parse(address))).json() : undefined
}

/** The page carries its own styles alone; the greeting needs more, and the program may show anything. */
function addStyles(text: string): void {
  const style = document.createElement('style')
  style.textContent = text
  document.head.append(style)
}

async function load(address: string): Promise<Response> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return answer
}

export function startQuietly(): void {
  startProgram().catch(warn)
}

function warn(error: unknown): void {
  console.warn('The page could not load its program', error)
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
  afterFirstSight(() => void askForRest().catch(warn))
  if (!when || hasStoredSession() || location.search) afterFirstSight(startQuietly)
  else if (when === 'on-presence' && isInUse) afterFirstSight(startQuietly)
  else if (when === 'on-presence') startOnPresence()
  else if (hasKeptDraft()) startNearBench()
}

function startOnPresence(): void {
  for (const sign of PRESENCE)
    document.addEventListener(sign, startQuietly, { once: true, capture: true, passive: true })
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
