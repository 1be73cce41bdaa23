import { type ComponentType, lazy, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToReadableStream } from 'react-dom/server.browser'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { keepFocus } from '#web/shared/ui/focus/keep-focus.ts'
import { LazyPart } from '#web/shared/ui/lazy-part.tsx'
import { keepEarlyUse } from './early-use.ts'

const field = page.getByRole('textbox', { name: 'Prompt' })

function Editor() {
  return (
    <label>
      Prompt
      <textarea defaultValue="" />
    </label>
  )
}

/** A page with one part whose code loads after the page's own. */
function pageOf(part: ReactNode): ReactNode {
  return (
    <main id="main">
      <LazyPart>{part}</LazyPart>
    </main>
  )
}

let unmount: (() => void) | undefined

/** Hydrates the page as it was sent; the returned function loads the part's code. */
async function openPrerendered(Part: ComponentType = Editor): Promise<() => void> {
  const stream = await renderToReadableStream(pageOf(<Part />))
  await stream.allReady
  const sent = document.body.appendChild(document.createElement('div'))
  sent.innerHTML = await new Response(stream).text()
  document.documentElement.dataset['running'] = ''
  keepEarlyUse()
  keepFocus()
  const code = Promise.withResolvers<{ default: ComponentType }>()
  const Late = lazy(() => code.promise)
  const root = hydrateRoot(sent, pageOf(<Late />), { onRecoverableError: () => undefined })
  unmount = () => {
    root.unmount()
    sent.remove()
    delete document.documentElement.dataset['running']
  }
  await new Promise((resolve) => setTimeout(resolve, 100))
  return () => code.resolve({ default: Part })
}

afterEach(() => unmount?.())

/** Changes the text as a browser's translation does: React then renders the part from scratch. */
function translate(): void {
  const label = document.querySelector('label')?.firstChild as Text
  const font = document.createElement('font')
  label.before(font)
  font.append(label)
}

test('a field that is drawn anew after the program runs keeps the focus, and what is typed on', async () => {
  const bringCode = await openPrerendered()
  translate()
  const before = field.element()
  field.element().focus()
  bringCode()
  await expect.poll(() => before.isConnected).toBe(false)
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('a heron')
  await expect.element(field).toHaveValue('a heron')
})

test('what was typed into it before goes over to the field that is drawn', async () => {
  const bringCode = await openPrerendered()
  translate()
  const before = field.element()
  await userEvent.type(field, 'a heron')
  bringCode()
  await expect.poll(() => before.isConnected).toBe(false)
  await expect.element(field).toHaveValue('a heron')
  await userEvent.keyboard(' at dusk')
  await expect.element(field).toHaveValue('a heron at dusk')
})

/** Loads the part's code and resolves at the moment when it responds. */
async function respond(bringCode: () => void): Promise<void> {
  const part = document.querySelector('[data-part]') ?? document.body
  const ready = new Promise((resolve) => {
    new MutationObserver(resolve).observe(part, { attributeFilter: ['data-ready'] })
  })
  bringCode()
  await ready
}

/** Longer than the wait between two looks at whether the part responds. */
const later = () => new Promise((resolve) => setTimeout(resolve, 200))

test('a text that is changed while the page takes over stays; the older one does not come back', async () => {
  const bringCode = await openPrerendered()
  await userEvent.type(field, 'a heron')
  await respond(bringCode)
  const box = field.element()
  if (!(box instanceof HTMLTextAreaElement)) throw new Error('no field')
  box.value = ''
  box.dispatchEvent(new Event('input', { bubbles: true }))
  await later()
  await expect.element(field).toHaveValue('')
})

function Shapes() {
  return ['Square', 'Wide', 'Tall'].map((shape) => (
    <label key={shape}>
      <input type="radio" name="shape" defaultChecked={shape === 'Square'} />
      {shape}
    </label>
  ))
}

test.each([
  ['while the page takes over', true],
  ['before it does', false],
])('of two choices the later one stays, also when it is made %s', async (_, isLate) => {
  const bringCode = await openPrerendered(Shapes)
  const choice = (name: string) => page.getByRole('radio', { name })
  const press = (name: string) => (choice(name).element() as HTMLElement).click()
  press('Wide')
  if (!isLate) press('Tall')
  await respond(bringCode)
  if (isLate) press('Tall')
  await later()
  await expect.element(choice('Tall')).toBeChecked()
})
