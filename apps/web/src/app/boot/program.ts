import { hasStoredSession } from '#web/shared/lib/stored-session.ts'

/** What the build wrote in place of the framework's own script (site-build/defer-program.ts). */
type Program = { readonly src: string; readonly preload: readonly string[] }

/** Longest wait for pictures and fonts before the program is asked for all the same. */
const MOST_PATIENCE = 4_000

let starting: Promise<void> | undefined
const isRunning = () => document.documentElement.dataset['running'] !== undefined

/** Loads and starts the program, once; resolves when its handlers answer. */
function startProgram(): Promise<void> {
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
  await import(/* @vite-ignore */ program.src)
  return running
}

function startQuietly(): void {
  startProgram().catch((error: unknown) => console.warn('The page could not load its program', error))
}

/**
 * A page that is mostly to be read (`data-program="on-use"`) asks for the program when something needs it: a part that wants it comes near, a
 * button of its is pointed at or pressed, a field of its is entered, or somebody is signed in. Every other page asks once it has been painted.
 */
export function runProgram(): void {
  const isOnUse = document.documentElement.dataset['program'] === 'on-use'
  if (!isOnUse || hasStoredSession()) afterPaint(startQuietly)
  if (isOnUse) startWhenNear()
  document.addEventListener('pointerover', (event) => {
    if (!isRunning() && needsProgram(event)) startQuietly()
  })
  document.addEventListener('focusin', ({ target }) => {
    if (!isRunning() && isField(target) && !target.form?.hasAttribute('action')) startQuietly()
  })
  document.addEventListener('click', replayClick, true)
  document.addEventListener('input', rememberInput, true)
  document.addEventListener('running', () => setTimeout(replayInput), { once: true })
  document.addEventListener('submit', replaySubmit, true)
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

function startWhenNear(): void {
  const parts = document.querySelectorAll('[data-wants-program]')
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return
    observer.disconnect()
    startQuietly()
  })
  for (const part of parts) observer.observe(part)
}

/** The button that only the program can answer: links, native forms and `data-act` work without it. */
function needsProgram({ target }: Event): HTMLElement | null {
  const button = target instanceof Element ? target.closest<HTMLButtonElement>('button') : null
  if (!button || button.dataset['act'] || button.form?.hasAttribute('action')) return null
  return button
}

/** What was pressed before the program ran is pressed again once it does. */
function replayClick(event: Event): void {
  const button = isRunning() ? null : needsProgram(event)
  if (!button) return
  event.preventDefault()
  event.stopPropagation()
  void startProgram().then(() => button.click())
}

/** A form that the program sends must not be sent by the browser: its fields would end in the address. */
function replaySubmit(event: SubmitEvent): void {
  const form = event.target
  if (
    isRunning() ||
    !(form instanceof HTMLFormElement) ||
    form.hasAttribute('action') ||
    form.method === 'dialog'
  )
    return
  event.preventDefault()
  void startProgram().then(() => form.requestSubmit(event.submitter))
}

type Field = HTMLInputElement | HTMLSelectElement
const typed = new Map<Field, string>()

function isField(target: EventTarget | null): target is Field {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement
}

function rememberInput({ target }: Event): void {
  if (!isRunning() && isField(target)) typed.set(target, target.value)
}

/** The program draws its fields as it knows them, empty: what was typed before is typed again, for it to hear. */
function replayInput(): void {
  for (const [field, value] of typed) {
    // The prototype's own setter: React watches the element's, and would take the value for one it wrote itself.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
  }
  typed.clear()
}
