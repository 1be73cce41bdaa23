import { createBatch, listBatches } from '@easel/contract/batches'
import { getLimits } from '@easel/contract/usage'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useDrafts } from '#web/features/batches/drafts.store.ts'
import { SheetMaker } from '#web/features/batches/sheet-maker.tsx'
import { buildLimits } from '#web/test/build-answers.ts'
import { buildBatch } from '#web/test/build-batches.ts'
import { playServer, showPage } from '#web/test/studio.tsx'

const server = playServer()
const sheet = page.getByLabelText(/^Paste a sheet, or drop a CSV file/)
const table = page.getByRole('region', { name: 'Rows' })
const cell = (name: string) => table.getByLabelText(name, { exact: true })
const prompts = () =>
  table
    .getByLabelText(/^Prompt, row /)
    .elements()
    .map((field) => (field as HTMLInputElement).value)
const button = (name: string) => page.getByRole('button', { name, exact: true })

beforeEach(() => {
  useDrafts.setState(useDrafts.getInitialState(), true)
  server().answer(listBatches, { items: [] })
})

async function read(text: string): Promise<void> {
  await showPage(<SheetMaker />, { path: '/advanced' })
  await expect.element(button('Read the sheet')).toBeDisabled()
  await sheet.fill(text)
  await button('Read the sheet').click()
}

const lines = (count: number) =>
  ['prompt', ...Array.from({ length: count }, (_, at) => `picture ${at + 1}`)].join('\n')

test('the example is read into rows, and what they ask for is run as one batch', async () => {
  const batch = buildBatch(1)
  server().answer(createBatch, { batch, pictures: [] })
  await showPage(<SheetMaker />, { path: '/advanced' })
  await button('Try an example').click()
  await button('Read the sheet').click()
  await expect.poll(prompts).toEqual(['a red boat at dusk', 'a blue kite over dunes'])
  await expect.element(cell('Seed, row 1')).toHaveValue('7')
  await button('Run 3 pictures').click()
  await expect.poll(() => server().sent.some(({ name }) => name === 'POST /api/batches')).toBe(true)
  const { body } = server().sent.find(({ name }) => name === 'POST /api/batches') ?? {}
  expect(JSON.parse(body ?? '')).toMatchObject({
    kind: 'sheet',
    title: 'Pasted sheet',
    rows: [
      { prompt: 'a red boat at dusk', style: 'watercolor', aspect_ratio: '16:9', seed: 7, count: 2 },
      { prompt: 'a blue kite over dunes', style: 'anime', aspect_ratio: '1:1', seed: null, count: 1 },
    ],
  })
})

test('what is wrong stands below its cell, is mended there, and nothing runs before', async () => {
  await read('prompt,style,seed,count\na boat,nothing,-1,0\na kite,anime,4294967295,10\n,anime,,')
  await expect.element(cell('Style, row 1')).toHaveAccessibleDescription(/^There is no such style/)
  await expect
    .element(cell('Seed, row 1'))
    .toHaveAccessibleDescription(/^A whole number from 0 to 4294967295/)
  await expect.element(cell('Count, row 1')).toHaveAccessibleDescription('1 to 10')
  expect(table.element().querySelectorAll('[aria-label="to correct"]')).toHaveLength(2)
  await expect
    .element(page.getByText('2 of 3 rows need a correction. Nothing runs before all are right.'))
    .toBeVisible()
  await expect.element(button('Run 10 pictures')).toBeDisabled()

  await table.getByRole('switch', { name: 'Only the 2 to correct' }).click()
  await expect.poll(prompts).toEqual(['a boat', ''])
  await cell('Prompt, row 3').fill('a dune')
  await expect.element(page.getByText(/^1 of 3 rows needs a correction\./)).toBeVisible()
  await cell('Style, row 1').fill('ANIME')
  await cell('Seed, row 1').fill('0')
  await cell('Count, row 1').fill('1')
  // Corrected rows stay listed.
  expect(prompts()).toEqual(['a boat', 'a dune'])
  await expect.element(button('Run 12 pictures')).toBeEnabled()
  await table.getByRole('switch', { name: 'All are right now' }).click()
  await expect.poll(prompts).toEqual(['a boat', 'a kite', 'a dune'])
})

test('a row is added where one writes on, and removed; cleared rows come back by Undo', async () => {
  await showPage(<SheetMaker />, { path: '/advanced' })
  await button('Start with an empty row').click()
  await expect.element(cell('Prompt, row 1')).toHaveFocus()
  await userEvent.keyboard('one')
  await table.getByRole('button', { name: 'Add a row' }).click()
  await expect.element(cell('Prompt, row 2')).toHaveFocus()
  await userEvent.keyboard('two')
  await table.getByRole('button', { name: 'Remove row 1' }).click()
  await expect.poll(prompts).toEqual(['two'])
  await table.getByRole('button', { name: 'Clear rows' }).click()
  await expect.element(button('Start with an empty row')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(prompts).toEqual(['two'])
})

test('rows are shown 25 at a time, and a new one on the last page', async () => {
  await read(lines(25))
  await expect.poll(prompts).toHaveLength(25)
  expect(button('Next').elements()).toEqual([])
  await table.getByRole('button', { name: 'Add a row' }).click()
  await expect.poll(prompts).toEqual([''])
  await expect.element(cell('Prompt, row 26')).toHaveFocus()
  await expect.element(table.getByText(/Page 2 of 2/)).toBeVisible()
  await expect.element(button('Next')).toBeDisabled()
  await button('Previous').click()
  await expect.poll(prompts).toHaveLength(25)
  await expect.element(button('Previous')).toBeDisabled()
})

test('500 rows are read and take no other, 501 are refused and leave the table as it was', async () => {
  await read(lines(500))
  await expect.element(table.getByText('500 rows')).toBeVisible()
  await expect.element(table.getByRole('button', { name: 'Add a row' })).toBeDisabled()
  await sheet.fill(lines(501))
  await button('Read the sheet').click()
  await expect.element(page.getByText(/^It has 501 rows; a sheet takes up to 500\./)).toBeVisible()
  await expect.element(table.getByText('500 rows')).toBeVisible()
})

test('a thousand pictures are one batch, and one more are refused with their number', async () => {
  await read(`prompt,count\n${Array.from({ length: 100 }, (_, at) => `p${at},10`).join('\n')}`)
  await expect.element(button('Run 1,000 pictures')).toBeEnabled()
  await table.getByRole('button', { name: 'Add a row' }).click()
  await userEvent.keyboard('one more')
  await expect
    .element(page.getByText(/^These are 1,001 pictures; a batch has up to 1,000\. Lower the counts/))
    .toBeVisible()
  await expect.element(button('Run 1,001 pictures')).toBeDisabled()
})

test('what exceeds the allowance is said to wait', async () => {
  server().answer(getLimits, buildLimits(2))
  await read(lines(2))
  await expect.element(page.getByText(/, 2 left today\.\s*$/)).toBeVisible()
  await table.getByRole('button', { name: 'Add a row' }).click()
  await userEvent.keyboard('three')
  await expect
    .element(page.getByText(/1 waits for the next day’s allowance and continues automatically\.$/))
    .toBeVisible()
})

test('columns without a known name are chosen by the person, each for one thing', async () => {
  await read('boat,wide\nkite,high')
  await expect.element(page.getByText(/^No column name is known here/)).toBeVisible()
  const first = page.getByLabelText(/^Column 1/)
  const second = page.getByLabelText(/^Column 2/)
  await expect.poll(prompts).toEqual(['boat', 'kite'])
  await second.selectOptions('Prompt')
  await expect.poll(prompts).toEqual(['wide', 'high'])
  await expect.element(first).toHaveValue('')
  await second.selectOptions('Leave out')
  await expect.element(page.getByRole('alert')).toHaveTextContent('Choose the column that holds the prompts.')
})

test('corrections that another choice of columns replaces come back with Undo', async () => {
  await read('a boat,wide\na kite,high')
  await page.getByLabelText(/^Column 1/).selectOptions('Prompt')
  await expect.poll(prompts).toEqual(['a boat', 'a kite'])
  expect(page.getByText('2 rows replaced').elements()).toEqual([])
  await cell('Prompt, row 1').fill('a red boat')
  await page.getByLabelText(/^Column 2/).selectOptions('Negative')
  await expect.poll(prompts).toEqual(['a boat', 'a kite'])
  await expect.element(page.getByText('2 rows replaced').first()).toBeVisible()
  await button('Undo').click()
  await expect.poll(prompts).toEqual(['a red boat', 'a kite'])
  await expect.element(page.getByLabelText(/^Column 2/)).toHaveValue('')
})

test('what cannot be read is said, and the rows that were there stay', async () => {
  await read('a boat')
  await expect.poll(prompts).toEqual(['a boat'])
  await sheet.fill('prompt\n"open')
  await button('Read the sheet').click()
  await expect.element(page.getByText(/^A quotation mark is not closed/)).toBeVisible()
  await sheet.fill('prompt')
  await button('Read the sheet').click()
  await expect.element(page.getByText(/^There are no rows in it\./)).toBeVisible()
  expect(prompts()).toEqual(['a boat'])
})

test('a file gives its name to the batch, and its letters can be chosen where it does not say them', async () => {
  server().answer(createBatch, { batch: buildBatch(1), pictures: [] })
  await showPage(<SheetMaker />, { path: '/advanced' })
  const bytes = new Uint8Array([...'prompt\ncaf'].map((letter) => letter.charCodeAt(0)).concat(0xe9))
  await page.getByLabelText('CSV file').upload(new File([bytes], 'spring.csv', { type: 'text/csv' }))
  await expect.poll(prompts).toEqual(['café'])
  await page.getByLabelText(/^Letters/).selectOptions('Cyrillic')
  await expect.poll(prompts).toEqual(['cafй'])
  await button('Run 1 picture').click()
  await expect
    .poll(() => server().sent.find(({ name }) => name === 'POST /api/batches')?.body)
    .toContain('"title":"spring"')
})
