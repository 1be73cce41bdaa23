import { finderOf } from './drawn-anew.ts'
import { isRunning, startProgram, startQuietly } from './program.ts'

/** Longest wait, in milliseconds, for a part of the page whose own code is loading. */
const MAX_WAIT = 15_000
const FIELDS = 'input:not([data-seam]), select, textarea'
/** A part whose code is still loading (shared/ui/lazy-part.tsx). */
const WAITING_PART = '[data-part]:not([data-ready])'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
/** A field's text, or whether it is checked. */
type State = string | boolean

type Edit = { readonly state: State; readonly find: () => Field | undefined }

/** The last edit of each field that has not been replayed yet. */
const edits = new Map<Field, Edit>()
/** The field that has the focus; undefined when none has. */
let focused: { readonly field: Field; readonly find: () => Field | undefined } | undefined

/**
 * Before hydration, using a control starts the program; clicks and edits are replayed once the control responds. On a busy phone at 1.6 Mbit/s
 * that is 6 s after the landing page's generator is first used.
 */
export function keepEarlyUse(): void {
  document.addEventListener('pointerover', ({ target }) => buttonOf(target) && startQuietly())
  // In the capture phase: React stops focus events in parts of the page that are not hydrated yet.
  document.addEventListener('focusin', ({ target }) => noteFocus(target), true)
  document.addEventListener('click', pressAgain, true)
  document.addEventListener('input', ({ target }) => isField(target) && keepEdit(target), true)
  noteFocus(document.activeElement)
  followDrawing()
  const [opened] = performance.getEntriesByType('navigation')
  // When a browser restores a page, it fills in the fields itself.
  if (opened instanceof PerformanceNavigationTiming && opened.type !== 'navigate') return
  for (const field of document.querySelectorAll<Field>(FIELDS))
    if (stateOf(field) !== sentState(field)) keepEdit(field)
}

function buttonOf(target: EventTarget | null): HTMLButtonElement | null {
  const button = target instanceof Element ? target.closest<HTMLButtonElement>('button') : null
  // The browser opens popovers by itself.
  const needsProgram = !button?.dataset['act'] && !button?.popoverTargetElement
  return button && needsProgram && !button.form?.hasAttribute('action') ? button : null
}

function noteFocus(target: EventTarget | null): void {
  focused = isField(target) ? { field: target, find: finderOf(target) } : undefined
  if (focused) startQuietly()
}

/** Until every part of the page is hydrated, moves a field's text, choice and focus to the field that React renders in its place. */
function followDrawing(): void {
  const observer = new MutationObserver(() => {
    if (isRunning() && edits.size === 0 && !document.querySelector(WAITING_PART)) observer.disconnect()
    for (const [field, { state, find }] of edits) {
      const drawn = find()
      if (!drawn || drawn === field) continue
      edits.delete(field)
      takeOver(drawn, field)
      if (isReady(drawn)) editAgain(drawn, state)
      else keepEdit(drawn)
    }
    const drawn = focused?.field.isConnected ? undefined : focused?.find()
    if (drawn && document.activeElement === document.body) drawn.focus({ preventScroll: true })
  })
  observer.observe(document, { childList: true, subtree: true })
}

function takeOver(drawn: Field, field: Field): void {
  if (field.type !== 'file') drawn.value = field.value
  if (!(drawn instanceof HTMLInputElement && field instanceof HTMLInputElement)) return
  drawn.checked = field.checked
  drawn.files = field.files
}

function pressAgain(event: Event): void {
  const button = buttonOf(event.target)
  if (!button || isReady(button)) return
  event.preventDefault()
  event.stopPropagation()
  const find = finderOf(button)
  void whenReady(button, find).then(() => find()?.click())
}

/** Parts whose code loads separately (shared/ui/lazy-part.tsx) set `data-ready` once they respond. */
const isReady = (element: Element) => element.isConnected && isRunning() && !element.closest(WAITING_PART)

async function whenReady(element: Element, find: () => Element | undefined): Promise<void> {
  element.setAttribute('aria-busy', 'true')
  try {
    await startProgram()
    const end = performance.now() + MAX_WAIT
    for (let found = find(); performance.now() < end && !(found && isReady(found)); found = find())
      await new Promise((resolve) => setTimeout(resolve, 30))
  } finally {
    element.removeAttribute('aria-busy')
  }
}

const isField = (target: EventTarget | null): target is Field =>
  target instanceof Element && target.matches(FIELDS) && !(target as Field).form?.hasAttribute('action')

const isToggle = (field: Field): field is HTMLInputElement =>
  field.type === 'radio' || field.type === 'checkbox'

const stateOf = (field: Field): State => (isToggle(field) ? field.checked : field.value)

/** The state in the HTML as sent. A radio button that another one has turned off needs no replay. */
function sentState(field: Field): State {
  if (isToggle(field)) return field.defaultChecked && (field.checked || field.type === 'checkbox')
  if (field instanceof HTMLSelectElement)
    return (field.querySelector<HTMLOptionElement>('[selected]') ?? field.options[0])?.value ?? ''
  return field.defaultValue
}

function keepEdit(field: Field): void {
  // Older edits that still wait must not undo this one.
  for (const one of edits.keys())
    if (one !== field && field.type === 'radio' && one.name === field.name) edits.delete(one)
  if (isReady(field)) edits.delete(field)
  if (isReady(field) || !isField(field)) return
  const edit: Edit = { state: stateOf(field), find: edits.get(field)?.find ?? finderOf(field) }
  edits.set(field, edit)
  whenReady(field, edit.find)
    .then(() => {
      if (edits.get(field) !== edit) return
      edits.delete(field)
      editAgain(edit.find() ?? field, edit.state)
    })
    .catch((error: unknown) => console.warn('The page could not load its program', error))
}

/** Hydration resets fields, and React ignores a field whose value equals the last one it saw, so the value is changed and then set again. */
function editAgain(field: Field, state: State): void {
  const event = new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true })
  if (isToggle(field)) {
    field.checked = !state
    field.click()
  } else if (field.type === 'file') field.dispatchEvent(new Event('change', { bubbles: true }))
  else {
    field.value = state === '' ? ' ' : ''
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, state)
    field.dispatchEvent(event)
  }
}
