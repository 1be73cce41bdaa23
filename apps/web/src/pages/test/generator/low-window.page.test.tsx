import { listGenerations } from '@easel/contract/generations'
import { afterEach, expect, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { buildGeneration } from '#web/test/build-rows.ts'
import { playServer, showPage } from '#web/test/studio.tsx'
import GeneratePage from '../../generate.tsx'

const server = playServer()
afterEach(() => page.viewport(1440, 900))

function isInWindow(one: Locator): boolean {
  const { top, bottom, left, right } = one.element().getBoundingClientRect()
  return top >= 0 && left >= 0 && bottom <= window.innerHeight && right <= window.innerWidth
}

function isAbove(one: Locator, other: Locator): boolean {
  return one.element().getBoundingClientRect().bottom <= other.element().getBoundingClientRect().top
}

test.each([
  ['a laptop at 200 %', 720, 450],
  ['a phone', 390, 844],
] as const)(
  'on %s the prompt and Generate are in sight beside the latest picture, and stay so',
  async (_, width, height) => {
    await page.viewport(width, height)
    server().answer(listGenerations, { items: [buildGeneration(1, { prompt: 'a kite' })], nextCursor: null })
    await showPage(<GeneratePage />, { path: '/generate' })
    await expect.element(page.getByRole('img', { name: 'a kite' }).first()).toBeVisible()
    const prompt = page.getByLabelText('Prompt', { exact: true })
    await prompt.fill('a boat')
    window.scrollTo(0, 0)
    const sentence = page.getByRole('button', { name: 'Edit the sentence' })
    const generate = page.getByRole('button', { name: /^Generate/ })
    await expect.poll(() => [isInWindow(sentence), isInWindow(generate)]).toEqual([true, true])
    await expect.element(generate).toBeEnabled()
    await sentence.click()
    await expect.element(prompt).toHaveFocus()
    await expect.poll(() => isInWindow(prompt) && isAbove(prompt, sentence)).toBe(true)
  },
)
