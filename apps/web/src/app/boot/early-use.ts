import type { HeldEvent } from '#web/shared/lib/held-events.ts'
import { isRunning, startProgram, startQuietly } from './program.ts'

/** How long a pointer rests on a button before it is taken for aiming at it: a page scrolled away under the pointer does not count. */
const AIM = 120
/** Longest wait for a part of the page whose own code is still on the way. */
const MOST_PATIENCE = 15_000
/** The studio's shortcuts (app/shell): pressed early, they are pressed again. */
const SHORTCUTS = new Set(['/', '?', 'ctrl b'])

/** What is done to a prerendered page before its program runs starts the program, and is done again for it to hear. */
export function heedEarlyUse(): void {
  let aim: ReturnType<typeof setTimeout> | undefined
  document.addEventListener('pointerover', (event) => {
    clearTimeout(aim)
    if (!isRunning() && buttonOf(event)) aim = setTimeout(startQuietly, AIM)
  })
  document.addEventListener('scroll', () => clearTimeout(aim), { capture: true, passive: true })
  document.addEventListener('focusin', ({ target }) => {
    if (!isRunning() && isField(target) && !target.form?.hasAttribute('action')) startQuietly()
  })
  document.addEventListener('click', replayClick, true)
  document.addEventListener('keydown', replayShortcut)
  document.addEventListener('keydown', replaySend)
  document.addEventListener('input', rememberInput, true)
  document.addEventListener('submit', replaySubmit, true)
  document.addEventListener('dragover', keepFiles, true)
  document.addEventListener('drop', keepFiles, true)
  window.held?.stop()
  window.held?.events.forEach(doAgain)
  rememberFields()
}

/** The button that only the program can answer: links, native forms and `data-act` work without it. */
function buttonOf({ target }: Event): HTMLElement | null {
  const button = target instanceof Element ? target.closest<HTMLButtonElement>('button') : null
  if (!button || button.dataset['act'] || button.form?.hasAttribute('action')) return null
  return button
}

/** What was pressed before its part of the program ran is pressed again once it does. */
function replayClick(event: Event): void {
  const button = event.isTrusted ? buttonOf(event) : null
  if (!button || isAnswered(button)) return
  event.preventDefault()
  event.stopPropagation()
  void whenAnswered(button).then(() => button.click())
}

/** A form that the program sends must not be sent by the browser: its fields would end in the address. */
function replaySubmit(event: SubmitEvent): void {
  const form = event.target
  if (!(form instanceof HTMLFormElement) || form.hasAttribute('action') || form.method === 'dialog') return
  if (isAnswered(form)) return
  event.preventDefault()
  void whenAnswered(form).then(() => form.requestSubmit(event.submitter))
}

/** A file dropped where nobody takes it yet would have the browser leave the page for it. */
function keepFiles(event: DragEvent): void {
  const { type, target, dataTransfer } = event
  if (isRunning() || !dataTransfer?.types.includes('Files') || !(target instanceof HTMLElement)) return
  event.preventDefault()
  if (type === 'drop') doAgain({ type, target, files: [...dataTransfer.files] })
}

/** What was done before this part of the program ran, or even before this file was there (shared/lib/held-events.ts). */
function doAgain({ type, target, submitter, files = [] }: HeldEvent): void {
  if (type === 'click' && target.dataset['act']) {
    target.removeAttribute('aria-busy')
    target.click()
    return
  }
  void whenAnswered(target).then(() => {
    if (type === 'click') target.click()
    else if (target instanceof HTMLFormElement) target.requestSubmit(submitter)
    else dropAgain(target, files)
  })
}

function dropAgain(target: HTMLElement, files: readonly File[]): void {
  const dataTransfer = new DataTransfer()
  for (const file of files) dataTransfer.items.add(file)
  target.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
}

/** React leaves notes of its own on every element it has taken over; one without them is still plain HTML. */
function isAnswered(element: Element): boolean {
  return isRunning() && Object.keys(element).some((key) => key.startsWith('__react'))
}

/** Resolves once the program runs and the element's own part of it has arrived; until then the element shows that it was heard. */
async function whenAnswered(element: Element, isReady = () => isAnswered(element)): Promise<void> {
  element.setAttribute('aria-busy', 'true')
  try {
    await startProgram()
    const end = performance.now() + MOST_PATIENCE
    while (!isReady() && element.isConnected && performance.now() < end)
      await new Promise((resolve) => setTimeout(resolve, 30))
  } finally {
    element.removeAttribute('aria-busy')
  }
}

/** Ctrl+Enter in a field sends its form: the form's button is pressed as soon as it can be. */
function replaySend(event: KeyboardEvent): void {
  const { target, key, ctrlKey, metaKey } = event
  if (key !== 'Enter' || !(ctrlKey || metaKey) || !isField(target) || isRunning()) return
  const button = target.form?.querySelector<HTMLButtonElement>('button[type="submit"]')
  if (!button || target.form?.hasAttribute('action')) return
  event.preventDefault()
  void whenAnswered(button, () => isAnswered(button) && !button.disabled).then(() => button.click())
}

function replayShortcut(event: KeyboardEvent): void {
  const key = event.ctrlKey || event.metaKey ? `ctrl ${event.key.toLowerCase()}` : event.key
  const { target } = event
  if (isRunning() || event.altKey || !target || isField(target) || !SHORTCUTS.has(key)) return
  event.preventDefault()
  const again = new KeyboardEvent('keydown', event)
  void startProgram().then(() => target.dispatchEvent(again))
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
type Change = { readonly value: string; readonly isChecked: boolean }
/** What was last done to each field that nobody answers yet. */
const changed = new Map<Field, Change>()

function isField(target: EventTarget | null): target is Field {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement
  )
}

/** Even these lines come after the page itself: what stands otherwise than it was sent was changed before them. */
function rememberFields(): void {
  // A browser that restores a page fills in what was left there by itself.
  const [opened] = performance.getEntriesByType('navigation')
  if (opened instanceof PerformanceNavigationTiming && opened.type !== 'navigate') return
  for (const field of document.querySelectorAll('input, select, textarea'))
    if (isField(field) && isChanged(field)) rememberInput({ target: field })
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const sent = [...field.options].findIndex((option) => option.defaultSelected)
    return field.selectedIndex !== Math.max(0, sent)
  }
  if (field instanceof HTMLInputElement && field.type === 'radio')
    return field.checked && !field.defaultChecked
  if (field instanceof HTMLInputElement && field.type === 'checkbox')
    return field.checked !== field.defaultChecked
  return field.value !== field.defaultValue
}

function rememberInput({ target }: Pick<Event, 'target'>): void {
  if (!isField(target) || isAnswered(target) || target.form?.hasAttribute('action')) return
  const change = { value: target.value, isChecked: 'checked' in target && target.checked }
  changed.set(target, change)
  whenAnswered(target)
    .then(() => {
      // Done again in the order of the presses, and what was changed once more since then only the last time.
      if (changed.get(target) === change) changeAgain(target, change)
    })
    .catch((error: unknown) => console.warn('The page could not load its program', error))
}

/** The program draws its fields as it knows them: what was typed, moved or chosen before is done again, for it to hear. */
function changeAgain(field: Field, { value, isChecked }: Change): void {
  changed.delete(field)
  if (field instanceof HTMLSelectElement) typeAgain(field, value, 'change')
  // Which files were chosen only the person can set; they are there still.
  else if (field.type === 'file') field.dispatchEvent(new Event('change', { bubbles: true }))
  else if (field instanceof HTMLInputElement && ['radio', 'checkbox'].includes(field.type)) {
    // React compares with the state it saw last, which may be this very one: it is shown the other one first.
    field.checked = !isChecked
    field.click()
  } else {
    field.value = value === '' ? ' ' : ''
    typeAgain(field, value, 'input')
  }
}

function typeAgain(field: Field, value: string, event: 'input' | 'change'): void {
  // The prototype's own setter: React watches the element's, and would take the value for one it wrote itself.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event(event, { bubbles: true }))
}
