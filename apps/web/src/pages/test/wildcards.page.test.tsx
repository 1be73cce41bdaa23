import { createBatch, listBatches } from '@easel/contract/batches'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { useDrafts } from '#web/features/batches/drafts.store.ts'
import { WildcardsMaker } from '#web/features/batches/wildcards-maker.tsx'
import { playServer, showPage } from '#web/test/studio.tsx'

const server = playServer()
const template = page.getByLabelText('Prompt with wildcards')
const run = (name: string) => page.getByRole('button', { name, exact: true })

beforeEach(() => {
  useDrafts.setState(useDrafts.getInitialState(), true)
  server().answer(listBatches, { items: [] })
})

async function open(text: string): Promise<void> {
  await showPage(<WildcardsMaker />, { path: '/advanced' })
  await template.fill(text)
}

async function sentPrompts(): Promise<string[]> {
  const sent = () => server().sent.find(({ name }) => name === 'POST /api/batches')
  await expect.poll(sent).toBeDefined()
  return JSON.parse(sent()?.body ?? '{}').rows.map(({ prompt }: { prompt: string }) => prompt)
}

test('each combination of alternatives becomes a prompt, the first five in sight', async () => {
  server().cutOff(createBatch)
  await open('a {red|blue|green} {cup|vase}')
  await expect.element(page.getByText('6 combinations', { exact: true })).toBeVisible()
  const shown = page.getByRole('listitem').filter({ hasText: /^a (red|blue|green) (cup|vase)$/ })
  expect(shown.elements()).toHaveLength(5)
  await expect.element(page.getByText('and 1 more')).toBeVisible()
  await run('Run 6 pictures').click()
  const prompts = await sentPrompts()
  expect([...prompts].sort()).toEqual([
    'a blue cup',
    'a blue vase',
    'a green cup',
    'a green vase',
    'a red cup',
    'a red vase',
  ])
})

test('a prompt without alternatives is one combination', async () => {
  await open('a red cup')
  await expect.element(page.getByText('One combination', { exact: true })).toBeVisible()
  await expect.element(run('Run 1 picture')).toBeEnabled()
})

test('a list of one’s own is asked for by its name, and its lines are taken', async () => {
  await open('a {product} on a table')
  await expect.element(page.getByText('Give {product} at least one value, one a line')).toBeVisible()
  await expect.element(run('Run 0 pictures')).toBeDisabled()
  await page.getByLabelText('Values of {product}, one a line').fill('cup\n\n  vase  \n')
  await expect.element(page.getByText('2 combinations', { exact: true })).toBeVisible()
  await expect.element(page.getByText('a vase on a table', { exact: true })).toBeVisible()
  await expect.element(run('Run 2 pictures')).toBeEnabled()
})

test('where a brace is not closed, the place is marked, and nothing can be run', async () => {
  await open('a {red|blue cup')
  await expect.element(template).toHaveAttribute('aria-invalid', 'true')
  expect(document.querySelector('mark')?.textContent).toBe('{')
  await expect.element(run('Run 0 pictures')).toBeDisabled()
  await template.fill('a {red|blue} cup')
  await expect.element(template).not.toHaveAttribute('aria-invalid', 'true')
  expect(document.querySelector('mark')).toBeNull()
})

test('more combinations than a batch holds are refused with a number, and a sample of them is not', async () => {
  const digit = '{0|1|2|3|4|5|6|7|8|9}'
  await open(`a ${digit}${digit}${digit} cup`)
  const refusal =
    'These are 1,000 combinations; a batch has up to 500. Choose Random, or take alternatives out.'
  await expect.element(page.getByText(refusal, { exact: true })).toBeVisible()
  await page.getByRole('radio', { name: 'Random' }).click({ force: true })
  await expect.element(page.getByText(refusal)).not.toBeInTheDocument()
  await expect.element(run('Run 10 pictures')).toBeEnabled()
  await page.getByRole('button', { name: 'One more' }).click()
  await expect.element(run('Run 11 pictures')).toBeEnabled()
  await page.getByRole('button', { name: 'One fewer' }).click()
  server().cutOff(createBatch)
  await run('Run 10 pictures').click()
  const prompts = await sentPrompts()
  expect(new Set(prompts).size).toBe(10)
  for (const prompt of prompts) expect(prompt).toMatch(/^a \d{3} cup$/)
})

test('500 combinations are what a batch holds', async () => {
  const digit = '{0|1|2|3|4|5|6|7|8|9}'
  await open(`a {0|1|2|3|4}${digit}${digit} cup`)
  await expect.element(page.getByText('500 combinations', { exact: true })).toBeVisible()
  await expect.element(run('Run 500 pictures')).toBeEnabled()
})
