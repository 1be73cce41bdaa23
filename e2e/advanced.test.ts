import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { signUp, skipOnboarding } from './account.ts'

// The last tests wait for real pictures, on machines that may be busy.
test.describe.configure({ timeout: 180_000 })
test.beforeEach(({ page }) => skipOnboarding(page))

test.describe('where pictures come from a stand-in at once', () => {
  test.use({ baseURL: process.env['E2E_HOSTED_URL'] })

  test('a comparison says what it costs, fills while one watches, and is saved as one picture', async ({
    page,
  }) => {
    await signUp(page)
    await page.goto('/advanced')
    await page.getByRole('tab', { name: 'Compare' }).click()
    await page.getByLabel('Prompts, one per line').fill('a red boat')
    await page.getByRole('checkbox', { name: 'Photorealistic' }).click()
    await page.getByLabel('Seeds').fill('7, x')
    await expect(page.getByText('“x” is no seed')).toBeVisible()
    await page.getByLabel('Seeds').fill('7, 21')
    await expect(page.getByText('4 pictures', { exact: true })).toBeVisible()
    await expect(page.getByText(', 999 left today')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Run 4 pictures' }).click()
    const sheet = page.getByRole('region', { name: 'Comparison' })
    await expect(sheet.getByRole('columnheader')).toHaveText(['Anime', 'Watercolor'])
    await expect(sheet.getByRole('link')).toHaveCount(4)
    await expect(page.getByText('4 of 4 made')).toBeVisible()
    await expectAccessible(page)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Sheet as PNG' }).click()
    expect((await download).suggestedFilename()).toMatch(/^easel-a-red-boat-.*\.png$/)
    await expect(sheet.getByRole('link').first()).toHaveAttribute('href', /\/my-generations\?picture=gen_/)
  })

  test('wildcards are counted before they run, and nothing typed is lost', async ({ page }) => {
    await page.goto('/advanced?tab=wildcards')
    const prompt = page.getByLabel('Prompt with wildcards')
    await prompt.fill('a {red|blue car')
    await expect(page.getByText('is never closed')).toBeVisible()
    await prompt.fill('{a|b|c|d|e|f|g|h|i|j}'.repeat(6))
    await expect(page.getByText('1,000,000 combinations;')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Run/ })).toBeDisabled()
    await page.getByRole('radio', { name: 'Random', exact: true }).check()
    await expect(page.getByRole('button', { name: 'Run 10 pictures' })).toBeEnabled()
    await page.getByRole('radio', { name: 'All combinations', exact: true }).check()
    await prompt.fill('a {red|blue} {product}')
    await expect(page.getByText('Give {product} at least one value')).toBeVisible()
    await page.getByLabel('Values of {product}').fill('mug\nkite')
    await expect(page.getByText('a blue kite')).toBeVisible()
    await page.getByRole('button', { name: 'Run 4 pictures' }).click()
    await expect(page.getByText('Please sign in to generate images')).toBeVisible()
    await signUp(page)
    await page.goto('/advanced?tab=wildcards')
    await expect(prompt).toHaveValue('a {red|blue} {product}')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Run 4 pictures' }).click()
    await expect(page.getByText('4 of 4 made')).toBeVisible()
  })
})

test('a sheet is checked row by row, mended in place, run within the allowance and taken away', async ({
  page,
}) => {
  await signUp(page)
  await page.goto('/advanced?tab=batch')
  const file = (name: string, buffer: Buffer) =>
    page.getByLabel('CSV file', { exact: true }).setInputFiles({ name, mimeType: 'text/csv', buffer })
  await file('many.csv', Buffer.from(`prompt\n${'a boat\n'.repeat(10_000)}`))
  await expect(page.getByText('10,000 rows; a sheet takes up to 500')).toBeVisible()
  const field = page.getByLabel('Paste a sheet')
  const paste = (rows: number) =>
    field.evaluate(
      (target, text) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text/plain', text)
        target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      },
      `prompt\n${'a boat\n'.repeat(rows)}`,
    )
  await paste(300)
  await expect(page.getByText('300 rows', { exact: true })).toBeVisible()
  await paste(2_000)
  await expect(page.getByText('2,000 rows; a sheet takes up to 500')).toBeVisible()
  await expect(field).toHaveValue('')
  await field.fill('prompt,style\n"a boat,anime')
  await page.getByRole('button', { name: 'Read the sheet' }).click()
  await expect(page.getByText('A quotation mark is not closed')).toBeVisible()
  await file('wrong.csv', Buffer.from('style,seed\nanime,7\n'))
  await expect(page.getByText('Choose the column that holds the prompts.')).toBeVisible()
  await file('foreign.csv', Buffer.from('name,color\nboat,red\n'))
  await expect(page.getByText('No column name is known here')).toBeVisible()
  await file('boote.csv', Buffer.from('prompt;style;copies\n=boat;anime;4\nein Bär;nope;3\n', 'latin1'))
  await expect(page.getByLabel('Prompt, row 2')).toHaveValue('ein Bär')
  await page.getByLabel('Letters').selectOption('Central European')
  await expect(page.getByLabel('Prompt, row 2')).toHaveValue('ein Bär')
  await page.getByLabel('Letters').selectOption('Cyrillic')
  await expect(page.getByLabel('Prompt, row 2')).toHaveValue('ein Bдr')
  await page.getByLabel('Letters').selectOption('Western European')
  await expect(page.getByLabel('Prompt, row 2')).toHaveValue('ein Bär')
  await expect(page.getByText('1 of 2 rows needs a correction')).toBeVisible()
  await expectAccessible(page)
  // The corrected row stays in place.
  await page.getByRole('switch', { name: 'Only the 1 to correct' }).click()
  await expect(page.getByLabel('Style, row 1')).toHaveCount(0)
  await page.getByLabel('Style, row 2').fill('Watercolor')
  await page.getByRole('switch', { name: 'All are right now' }).click()
  await expect(page.getByLabel('Style, row 1')).toHaveValue('anime')
  await expect(page.getByText('2 wait for the next day’s allowance')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Style, row 2')).toHaveValue('Watercolor')
  await page.getByRole('button', { name: 'Run 7 pictures' }).click()
  await expect(page.getByText('Waits for the next allowance')).toBeVisible({ timeout: 140_000 })
  await expect(page.getByText('5 of 7 made')).toBeVisible({ timeout: 140_000 })
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Pause' }).first().click()
  await expect(page.getByText('Paused', { exact: true })).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'ZIP' }).click()
  expect((await download).suggestedFilename()).toMatch(/^easel-boote-.*\.zip$/)
})
