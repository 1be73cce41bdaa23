import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { useLetteringStore } from '#web/features/text-effects/lettering.store.ts'
import { playServer, showPage } from '#web/test/studio.tsx'
import TextEffectsPage from '../../text-effects.tsx'

playServer()
const field = page.getByLabelText('Text', { exact: true })
const problem = page.getByRole('alert')

beforeEach(() => useLetteringStore.setState(useLetteringStore.getInitialState(), true))
afterEach(() => page.viewport(1440, 900))

async function open(): Promise<void> {
  await showPage(<TextEffectsPage />, { path: '/text-effects', signedIn: false })
  await expect.poll(() => document.querySelector('canvas[data-ready]'), { timeout: 15_000 }).not.toBeNull()
}

test('a text that is too long is told what to do, cannot be saved, and is still there when one comes back', async () => {
  await open()
  await field.fill('x'.repeat(5_000))
  await expect
    .element(problem)
    .toHaveTextContent('Text effects draw up to 200 characters. Shorten the text by 4800.')
  await expect.element(page.getByRole('button', { name: 'Save to library' })).toBeDisabled()
  await expect.element(page.getByText('Shown: the last words that could be drawn')).toBeVisible()
  // Simulates a reload: only the browser's storage is left.
  const kept = Object.entries(localStorage)
  await cleanup()
  useLetteringStore.setState(useLetteringStore.getInitialState(), true)
  for (const [name, value] of kept) localStorage.setItem(name, value)
  await showPage(<TextEffectsPage />, { path: '/text-effects', signedIn: false })
  await expect.element(field).toHaveValue('x'.repeat(5_000))
})

test('a letter that no typeface has is named, and words of several scripts are drawn', async () => {
  await open()
  await field.fill('漢')
  await expect
    .element(problem)
    .toHaveTextContent('No typeface here has 漢. Take it out or write it in another script.')
  await field.fill('I ❤️ שלום')
  await expect.element(problem).not.toBeInTheDocument()
  await expect.element(page.getByRole('img', { name: 'Preview: I ❤️ שלום' })).toBeVisible()
})

test('a typeface that does not load is said so, and drawn with once the network is back', async () => {
  await open()
  const online = globalThis.fetch
  globalThis.fetch = (asked, init) =>
    String(asked).includes('.woff') ? Promise.reject(new TypeError('Failed to fetch')) : online(asked, init)
  await page.getByLabelText('Typeface').selectOptions('Bungee')
  await expect.element(problem).toHaveTextContent('This typeface did not load. Check your connection.')
  globalThis.fetch = online
  window.dispatchEvent(new Event('online'))
  await expect.element(problem).not.toBeInTheDocument()
})

test('every line of a text is in sight where it is written', async () => {
  await open()
  const hidden = () => field.element().scrollHeight - field.element().clientHeight
  for (const lines of [1, 4, 8]) {
    await field.fill(Array.from({ length: lines }, (_, line) => `line ${line}`).join('\n'))
    await expect.poll(hidden).toBeLessThanOrEqual(0)
  }
})

test('on a phone the words stay in sight above the form, all of them', async () => {
  await page.viewport(390, 844)
  await open()
  page.getByLabelText('Longest side').element().scrollIntoView()
  const top = () =>
    page
      .getByRole('img', { name: /^Preview: / })
      .element()
      .getBoundingClientRect().top
  const header = page.getByRole('banner').element().getBoundingClientRect()
  await expect
    .poll(() => document.getElementById('main')?.scrollTop || document.scrollingElement?.scrollTop)
    .toBeGreaterThan(0)
  expect(top()).toBeGreaterThanOrEqual(header.bottom)
})
