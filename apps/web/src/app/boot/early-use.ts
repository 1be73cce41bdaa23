import { isRunning, startProgram, startQuietly } from './program.ts'

/** Longest wait for a part of the page whose own code is on the way, in milliseconds. */
const MAX_WAIT = 15_000
const FIELDS = 'input:not([data-seam]), select, textarea'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
/** A text, or whether it is checked. */
type State = string | boolean

/** The last edit of each field. */
const edits = new Map<Field, symbol>()

/** Before hydration, using a control starts the program; presses and edits are applied once the control answers. */
export function keepEarlyUse(): void {
  document.addEventListener('pointerover', ({ target }) => buttonOf(target) && startQuietly())
  document.addEventListener('focusin', ({ target }) => isField(target) && startQuietly())
  document.addEventListener('click', pressAgain, true)
  document.addEventListener('input', ({ target }) => isField(target) && keepEdit(target), true)
  if (isField(document.activeElement)) startQuietly()
  const [opened] = performance.getEntriesByType('navigation')
  // A browser that restores a page fills in its fields by itself.
  if (opened instanceof PerformanceNavigationTiming && opened.type !== 'navigate') return
  for (const field of document.querySelectorAll<Field>(FIELDS))
    if (stateOf(field) !== sentState(field)) keepEdit(field)
}

function buttonOf(target: EventTarget | null): HTMLButtonElement | null {
  const button = target instanceof Element ? target.closest<HTMLButtonElement>('button') : null
  // A popover is the browser's to open.
  const needsProgram = !button?.dataset['act'] && !button?.popoverTargetElement
  return button && needsProgram && !button.form?.hasAttribute('action') ? button : null
}

function pressAgain(event: Event): void {
  const button = buttonOf(event.target)
  if (!button || isReady(button)) return
  event.preventDefault()
  event.stopPropagation()
  void whenReady(button).then(() => button.click())
}

/** Parts whose code comes by itself (shared/ui/lazy-part.tsx) say when they answer. */
const isReady = (element: Element) => isRunning() && !element.closest('[data-part]:not([data-ready])')

async function whenReady(element: Element): Promise<void> {
  element.setAttribute('aria-busy', 'true')
  try {
    await startProgram()
    const end = performance.now() + MAX_WAIT
    while (!isReady(element) && performance.now() < end)
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

/** As the page was sent. A radio button that another one has turned off needs nothing. */
function sentState(field: Field): State {
  if (isToggle(field)) return field.defaultChecked && (field.checked || field.type === 'checkbox')
  if (field instanceof HTMLSelectElement)
    return (field.querySelector<HTMLOptionElement>('[selected]') ?? field.options[0])?.value ?? ''
  return field.defaultValue
}

function keepEdit(field: Field): void {
  if (isReady(field) || !isField(field)) return
  const state = stateOf(field)
  const edit = Symbol()
  edits.set(field, edit)
  whenReady(field)
    .then(() => edits.get(field) === edit && editAgain(field, state))
    .catch((error: unknown) => console.warn('The page could not load its program', error))
}

/** Hydration resets fields; the edit is made again for React to see, which ignores a field that stands as it was last seen. */
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
