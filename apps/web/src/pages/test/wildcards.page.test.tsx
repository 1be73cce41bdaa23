import { createBatch, listBatches } from '@easel/contract/batches'
import { type FormQuality, getConfig } from '@easel/contract/config'
import { CUSTOM_SIZES } from '@easel/contract/models/custom-sizes'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { useDrafts } from '#web/features/batches/drafts.store.ts'
import { WildcardsMaker } from '#web/features/batches/wildcards-maker.tsx'
import { buildConfig } from '#web/test/build-answers.ts'
import { playServer, showPage } from '#web/test/studio.tsx'

const server = playServer()
const template = page.getByLabelText('Prompt with wildcards')
const run = (name: string) => page.getByRole('button', { name, exact: true })

beforeEach(() => {
  useDrafts.setState(useDrafts.getInitialState(), true)
  server().answer(listBatches, { items: [] })
})

function configOf(standard: Partial<FormQuality>) {
  const config = buildConfig()
  const { provider } = config
  const byQuality = { ...provider.byQuality, standard: { ...provider.byQuality.standard, ...standard } }
  return { ...config, provider: { ...provider, byQuality } }
}

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

test('a custom size is typed where a model takes it, and each row is asked for in it', async () => {
  server().cutOff(createBatch)
  server().answer(getConfig, configOf({ customSizes: CUSTOM_SIZES }))
  await open('a {red|blue} cup')
  const shape = page.getByLabelText('Aspect ratio')
  await shape.selectOptions('Custom size')
  const width = page.getByLabelText('Width')
  await expect.element(width).toHaveValue('1024')
  await width.fill('700')
  await expect.element(width).toHaveAccessibleDescription('Each side must be a multiple of 16, such as 704.')
  await expect.element(run('Run')).toBeDisabled()
  await width.fill('400')
  await expect.element(width).toHaveAccessibleDescription('Each side must be 512 to 1536 pixels.')
  await width.fill('768')
  await expect.element(page.getByText(/draws no/)).not.toBeInTheDocument()
  await run('Run 2 pictures').click()
  await sentPrompts()
  const sent = server().sent.find(({ name }) => name === 'POST /api/batches')
  expect(JSON.parse(sent?.body ?? '{}').rows).toMatchObject([
    { width: 768, height: 1024 },
    { width: 768, height: 1024 },
  ])
  await shape.selectOptions('Portrait 9:16')
  await expect.element(width).not.toBeInTheDocument()
  expect(useDrafts.getState().wildcards.base).toMatchObject({ aspectRatio: '9:16', size: undefined })
})

test('a model without custom sizes says so beside one that was typed before', async () => {
  server().answer(getConfig, configOf({ label: 'Fixed', customSizes: null }))
  const { base } = useDrafts.getState().wildcards
  useDrafts.getState().changeWildcards({ base: { ...base, size: { width: 768, height: 1152 } } })
  await open('a cup')
  await expect.element(page.getByText('Fixed draws no 768 × 1152.')).toBeVisible()
})

test('a prompt without alternatives is one combination', async () => {
  await open('a red cup')
  await expect.element(page.getByText('One combination', { exact: true })).toBeVisible()
  await expect.element(run('Run 1 picture')).toBeEnabled()
})

test('a list of one’s own is asked for by its name, and its lines are taken', async () => {
  await open('a {product} on a table')
  await expect.element(page.getByText('Give {product} at least one value, one per line')).toBeVisible()
  await expect.element(run('Run')).toBeDisabled()
  await page.getByLabelText('Values of {product}, one per line').fill('cup\n\n  vase  \n')
  await expect.element(page.getByText('2 combinations', { exact: true })).toBeVisible()
  await expect.element(page.getByText('a vase on a table', { exact: true })).toBeVisible()
  await expect.element(run('Run 2 pictures')).toBeEnabled()
})

test('where a brace is not closed, the place is marked, and nothing can be run', async () => {
  await open('a {red|blue cup')
  await expect.element(template).toHaveAttribute('aria-invalid', 'true')
  expect(document.querySelector('mark')?.textContent).toBe('{')
  await expect.element(run('Run')).toBeDisabled()
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

test('a larger size and no background are asked for where a model has them, and go with every row', async () => {
  const config = buildConfig()
  const large = { id: '4k', megapixels: 14, costUsd: 0.2 } as const
  const drawer = {
    ...config.provider.byQuality.high,
    model: 'Atelier 3',
    transparent: true,
    resolutions: [large],
  }
  const byQuality = { ...config.provider.byQuality, high: drawer }
  server().answer(getConfig, { ...config, provider: { ...config.provider, byQuality } })
  server().cutOff(createBatch)
  await open('a {red|blue} cup')
  await expect.element(run('Run 2 pictures')).toBeEnabled()
  expect(page.getByLabelText('Size', { exact: true }).elements()).toEqual([])
  expect(page.getByLabelText('Background').elements()).toEqual([])

  await page.getByLabelText('Quality').selectOptions('High')
  const size = page.getByLabelText('Size', { exact: true })
  expect([...(size.element() as HTMLSelectElement).options].map(({ label }) => label)).toEqual([
    'Standard',
    '4K',
  ])
  await size.selectOptions('4K')
  await page.getByLabelText('Background').selectOptions('Transparent')
  expect(page.getByText(/draws a background|draws no 4K/).elements()).toEqual([])
  await run('Run 2 pictures').click()
  const sent = () => server().sent.find(({ name }) => name === 'POST /api/batches')
  await expect.poll(sent).toBeDefined()
  expect(JSON.parse(sent()?.body ?? '{}').rows).toMatchObject([
    { resolution: '4k', background: 'transparent' },
    { resolution: '4k', background: 'transparent' },
  ])

  await page.getByLabelText('Quality').selectOptions('Ultra')
  await expect.element(size).toHaveValue('4k')
  await expect.element(size).toHaveAccessibleDescription('Built-in engine draws no 4K.')
  await expect
    .element(page.getByLabelText('Background'))
    .toHaveAccessibleDescription('Built-in engine draws a background.')
})
