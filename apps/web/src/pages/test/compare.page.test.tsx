import { createBatch, listBatches } from '@easel/contract/batches'
import { getLimits } from '@easel/contract/usage'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { CompareMaker } from '#web/features/batches/compare-maker.tsx'
import { useDrafts } from '#web/features/batches/drafts.store.ts'
import { buildLimits } from '#web/test/build-answers.ts'
import { playServer, showPage } from '#web/test/studio.tsx'

const server = playServer()
const prompts = page.getByLabelText('Prompts, one per line')
const seeds = page.getByLabelText('Seeds')
const run = (name: string) => page.getByRole('button', { name, exact: true })
const option = (name: string) => page.getByRole('checkbox', { name, exact: true })

beforeEach(() => {
  useDrafts.setState(useDrafts.getInitialState(), true)
  server().answer(listBatches, { items: [] })
})

async function open(prompt = ''): Promise<void> {
  await showPage(<CompareMaker />, { path: '/advanced' })
  await expect.element(prompts).toBeVisible()
  if (prompt) await prompts.fill(prompt)
}

test('nothing is complained of before something is written, and nothing can be run', async () => {
  await open()
  await expect.element(run('Run')).toBeDisabled()
  expect(page.getByText('Please enter a prompt').elements()).toEqual([])
  await prompts.fill('  ')
  await expect.element(page.getByText('Please enter a prompt')).toBeVisible()
})

test('each of what stands in the way of a comparison is said in a sentence', async () => {
  await open('a lighthouse at dusk')
  for (const [typed, problem] of [
    ['7, 4294967296', '“4294967296” is no seed: seeds are whole numbers from 0 to 4294967295'],
    ['7, -1', '“-1” is no seed: seeds are whole numbers from 0 to 4294967295'],
    [
      Array.from({ length: 21 }, (_, seed) => seed).join(' '),
      'A comparison has up to 20 of each: take out 1',
    ],
    ['', 'Choose at least one seed'],
  ] as const) {
    await seeds.fill(typed)
    await expect.element(page.getByText(problem, { exact: true })).toBeVisible()
    await expect.element(run('Run')).toBeDisabled()
  }
  await seeds.fill('0 4294967295')
  await expect.element(run('Run 6 pictures')).toBeEnabled()
  await page.getByLabelText('Down').selectOptions('Style')
  await expect.element(page.getByText('Choose two different things to compare across and down')).toBeVisible()
})

test('styles that are chosen and let go of change what a press would make', async () => {
  await open('a lighthouse at dusk')
  await expect.element(run('Run 6 pictures')).toBeEnabled()
  await option('Anime').click({ force: true })
  await expect.element(run('Run 4 pictures')).toBeEnabled()
  for (const name of ['Photorealistic', 'Watercolor']) await option(name).click({ force: true })
  await expect.element(page.getByText('Choose at least one style')).toBeVisible()
  await option('Gothic').click({ force: true })
  await seeds.fill('7')
  await expect.element(run('Run 1 picture')).toBeEnabled()
})

test.each([
  [10, '6 pictures, 10 left today.'],
  [6, '6 pictures, 6 left today.'],
  [5, '6 pictures, 5 left today. 1 waits for the next day’s allowance and continues automatically.'],
  [0, '6 pictures, 0 left today. 6 wait for the next day’s allowance and continue automatically.'],
])('what a press costs is said before it, with %i left of the day', async (remaining, said) => {
  server().answer(getLimits, { ...buildLimits(0), limit: 10, remaining, generations_today: 10 - remaining })
  await open('a lighthouse at dusk')
  const cost = page.getByRole('status').filter({ hasText: 'left today' })
  await expect.poll(() => cost.element().textContent?.replace(/\s+/g, ' ').trim()).toBe(said)
})

test('the comparison that is sent has one picture in each cell, row by row, alike in all else', async () => {
  server().cutOff(createBatch)
  await open('a lighthouse at dusk')
  await option('Anime').click({ force: true })
  await run('Run 4 pictures').click()
  await expect.element(page.getByText('Connection Failed')).toBeVisible()
  const sent = server().sent.find(({ name }) => name === 'POST /api/batches')
  const { kind, title, grid, rows } = JSON.parse(sent?.body ?? '{}')
  expect([kind, title]).toEqual(['compare', 'a lighthouse at dusk'])
  expect(grid).toEqual({
    across: 'Style',
    down: 'Seed',
    columns: ['Photorealistic', 'Watercolor'],
    rows: ['Seed 7', 'Seed 21'],
  })
  expect(rows.map(({ style, seed }: { style: string; seed: number }) => [style, seed])).toEqual([
    ['photorealistic', 7],
    ['watercolor', 7],
    ['photorealistic', 21],
    ['watercolor', 21],
  ])
  await expect.element(run('Run 4 pictures')).toBeEnabled()
  await expect.element(prompts).toHaveValue('a lighthouse at dusk')
})

test('batches that do not load are said, and asked for again', async () => {
  server().refuse(listBatches, 500, { code: 'server_error', message: 'Our servers are ill.' })
  await open()
  await expect.element(page.getByText(/Your batches could not be loaded\./)).toBeVisible()
  // The answer changes on the press, because the page also refetches on its own when its stream opens.
  const comeBack = () => server().answer(listBatches, { items: [] })
  document.addEventListener('click', comeBack, { capture: true, once: true })
  await page.getByRole('button', { name: /Try again|Retry/i }).click()
  await expect.element(page.getByText('Two things change, the rest stays')).toBeVisible()
})
