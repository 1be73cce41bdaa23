import { replicateGenerate } from '@easel/contract/functions'
import { listGenerations } from '@easel/contract/generations'
import { getQueue } from '@easel/contract/queue'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { buildQueue } from '#web/test/build-answers.ts'
import { buildGeneration, buildTask } from '#web/test/build-rows.ts'
import { playServer, showPage } from '#web/test/studio.tsx'
import GeneratePage from '../../generate.tsx'

const server = playServer()
const prompt = page.getByLabelText('Prompt', { exact: true })
const generate = page.getByRole('button', { name: 'Generate', exact: true })
const alert = page.getByRole('alert')
const seed = page.getByLabelText('Seed', { exact: true })

test('[5.1] the button waits for a prompt in which there is something to see', async () => {
  await showPage(<GeneratePage />)
  await expect.element(generate).toBeDisabled()
  // Spaces, and a zero-width character.
  for (const nothing of ['   ', '\u200b']) {
    await prompt.fill(nothing)
    await expect.element(generate).toBeDisabled()
  }
  await prompt.fill('a fox')
  await expect.element(generate).toBeEnabled()
})

test('[5.1, 3.1] ten thousand characters are kept, counted and refused with a sentence, and the field stays as wide as it is', async () => {
  await showPage(<GeneratePage />)
  await prompt.fill('x'.repeat(10_000))
  await expect.element(page.getByText('10000/500')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  expect(prompt.element().getBoundingClientRect().width).toBeLessThan(400)
  await generate.click()
  await expect.element(alert).toHaveTextContent('The prompt may have up to 500 characters')
  await expect.element(prompt).toHaveValue('x'.repeat(10_000))
  await prompt.fill('x'.repeat(501))
  await expect.element(alert).toHaveTextContent('The prompt may have up to 500 characters')
  await prompt.fill('x'.repeat(500))
  await expect.element(alert).not.toBeInTheDocument()
  expect(server().sent.filter(({ name }) => name.includes('replicate-generate'))).toEqual([])
})

test('by its key, too, nothing is made of an empty prompt', async () => {
  await showPage(<GeneratePage />)
  await prompt.fill('   ')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(alert).toHaveTextContent('Please enter a prompt')
})

test('[5.1] a prompt of exactly 500 characters is made, as it was typed', async () => {
  server().keepWaiting(replicateGenerate)
  await showPage(<GeneratePage />)
  await expect.element(page.getByText('5 of 5 left today')).toBeInTheDocument()
  await prompt.fill('x'.repeat(500))
  await generate.click()
  const made = () => server().sent.find(({ name }) => name.includes('replicate-generate'))
  await expect.poll(made).toBeDefined()
  expect(JSON.parse(made()?.body ?? '{}')).toMatchObject({ prompt: 'x'.repeat(500) })
})

test('[2.23, 2.26] a prompt from right to left is written and listed as it is read', async () => {
  const words = 'ثعلب أحمر في الغابة.'
  server().answer(getQueue, buildQueue({ paused: true, tasks: [buildTask('fox', { prompt: words })] }))
  await showPage(<GeneratePage />)
  const listed = page.getByRole('region', { name: 'Generation Queue' }).getByText(words)
  await expect.element(listed).toBeVisible()
  const text = listed.element().firstChild as Text
  const leftOf = (at: number) => {
    const letter = document.createRange()
    letter.setStart(text, at)
    letter.setEnd(text, at + 1)
    return letter.getBoundingClientRect().left
  }
  // In right-to-left text the period is at the left end.
  expect(leftOf(text.length - 1)).toBeLessThan(leftOf(0))
  await prompt.fill(words)
  expect(getComputedStyle(prompt.element()).unicodeBidi).toBe('plaintext')
})

test('[5.4] a seed that is no whole number is refused beside its field, and both ends of what is allowed are not', async () => {
  await showPage(<GeneratePage />)
  const refusal = page.getByText('A whole number from 0 to 4294967295')
  for (const bad of ['1e99', '3.5', '-1', 'NaN', '4294967296']) {
    await seed.fill(bad)
    await expect.element(refusal).toBeVisible()
    await expect.element(seed).toHaveValue(bad)
  }
  for (const good of ['0', '-0', '4294967295', '']) {
    await seed.fill(good)
    await expect.element(refusal).not.toBeInTheDocument()
  }
})

test('[5.4] the dice roll a seed, and the lock keeps the latest picture’s or lets chance back in', async () => {
  server().answer(listGenerations, { items: [buildGeneration(77)], nextCursor: null })
  await showPage(<GeneratePage />)
  await expect.element(page.getByRole('img', { name: 'picture 77' })).toBeVisible()
  const lock = page.getByRole('button', { name: 'Lock seed' })
  await expect.element(lock).toHaveAttribute('aria-pressed', 'false')
  await lock.click()
  await expect.element(seed).toHaveValue('77')
  await expect.element(lock).toHaveAttribute('aria-pressed', 'true')
  await lock.click()
  await expect.element(seed).toHaveValue('')
  await page.getByRole('button', { name: 'Roll the dice' }).click()
  await expect.poll(() => (seed.element() as HTMLInputElement).value).toMatch(/^\d+$/)
  await expect.element(lock).toHaveAttribute('aria-pressed', 'true')
})

test('[5.5] a batch has 1 to 10 images; anything else is said and put right', async () => {
  await showPage(<GeneratePage />)
  await prompt.fill('a fox')
  const mode = page.getByRole('switch', { name: 'Batch mode' })
  await mode.click()
  const count = page.getByLabelText('Batch count')
  const problem = page.getByText('Choose 1 to 10 images')
  await expect.element(count).toHaveValue(4)
  for (const [typed, settled] of [
    ['11', 10],
    ['0', 1],
    ['', 1],
  ] as const) {
    await count.fill(typed)
    await expect.element(problem).toBeVisible()
    await userEvent.tab()
    await expect.element(count).toHaveValue(settled)
    await expect.element(problem).not.toBeInTheDocument()
  }
  await expect.element(page.getByRole('button', { name: 'Add 1 to Queue' })).toBeEnabled()
  const fewer = page.getByRole('button', { name: 'Fewer images' })
  const more = page.getByRole('button', { name: 'More images' })
  await expect.element(fewer).toBeDisabled()
  await more.click()
  await expect.element(page.getByRole('button', { name: 'Add 2 to Queue' })).toBeEnabled()
  await fewer.click()
  await expect.element(page.getByRole('button', { name: 'Add 1 to Queue' })).toBeEnabled()
  await count.fill('10')
  await expect.element(more).toBeDisabled()
  await mode.click()
  await expect.element(generate).toBeEnabled()
})

test('[2.27] all styles can be searched, and the chosen one is marked in the form', async () => {
  await showPage(<GeneratePage />)
  await page.getByRole('button', { name: /^All styles/ }).click()
  const all = page.getByRole('dialog', { name: 'All styles' })
  await all.getByLabelText('Search styles').fill('gothic')
  await all.getByRole('radio', { name: 'Gothic' }).click({ force: true })
  await userEvent.keyboard('{Escape}')
  await expect.element(all).not.toBeInTheDocument()
  await expect.element(page.getByRole('radio', { name: 'Gothic' })).toBeChecked()
})
