import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { readMetadata } from '../packages/picture-metadata/src/read-metadata.ts'
import { expectAccessible } from './accessibility.ts'
import { arrive, callAsPage, signUp, skipOnboarding } from './account.ts'

test.beforeEach(({ page }) => skipOnboarding(page))

async function open(page: Page): Promise<void> {
  await page.goto('/text-effects')
  await expect(page.getByRole('img', { name: 'Preview: Good Morning' })).toBeVisible()
  await arrive(page)
  await expect(page.locator('canvas[data-ready]')).toBeVisible()
}

/** A hash of the canvas's pixels. */
function canvasPrint(page: Page): Promise<number> {
  return page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] }
    let print = 7
    for (let at = 0; at < data.length; at += 97) print = (Math.imul(print, 31) + (data[at] ?? 0)) | 0
    return print
  })
}

test('words take every look, follow each change, and leave as files', async ({ page }) => {
  await open(page)
  await page.getByLabel('Text', { exact: true }).fill('Hello')
  const prints = new Set<number>()
  let print = 0
  for (const name of ['Neon', 'Gold', 'Comic', 'Pixel']) {
    await page.getByRole('radio', { name }).check({ force: true })
    // A small picture comes first, then the full one, which stays.
    const isNewAndStill = async () => {
      const before = print
      print = await canvasPrint(page)
      return print === before && !prints.has(print)
    }
    await expect.poll(isNewAndStill, { message: name, intervals: [300] }).toBe(true)
    prints.add(print)
  }

  await page.getByRole('radio', { name: 'Clear' }).check({ force: true })
  await page.getByLabel('Longest side').selectOption('512')
  for (const format of ['png', 'webp', 'jpg', 'svg'] as const) {
    await page.getByLabel('Format').selectOption(format)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download' }).click(),
    ])
    expect(download.suggestedFilename()).toBe(`hello-pixel.${format}`)
    const bytes = await readFile(await download.path())
    if (format === 'png') expect(bytes[25], 'a PNG with transparency').toBe(6)
    expect(readMetadata(bytes)?.sourceType).toBe('algorithmicMedia')
    if (format === 'svg') expect(bytes.toString()).toMatch(/^<svg /)
  }
  await page.getByRole('radio', { name: 'Gold' }).check({ force: true })
  await expect(page.getByText(/No SVG of this effect/)).toBeVisible()
})

test('saving needs a session; what is saved opens again and lies on another picture', async ({ page }) => {
  await open(page)
  await page.getByRole('button', { name: 'Save to library' }).click()
  await expect(page.getByText('User not authenticated')).toBeVisible()

  await signUp(page)
  await open(page)
  await page.getByLabel('Text', { exact: true }).fill('Keep me')
  await page.getByLabel('Longest side').selectOption('512')
  await page.getByRole('radio', { name: 'Wood' }).check({ force: true })
  await page.getByRole('button', { name: 'Save to library' }).click()
  await expect(page.getByText('Saved to your library')).toBeVisible()

  await page.getByLabel('Text', { exact: true }).fill('Something else')
  await page.getByRole('button', { name: 'Open saved' }).click()
  await page.getByRole('button', { name: 'Use: Keep me' }).click()
  await expect(page.getByLabel('Text', { exact: true })).toHaveValue('Keep me')

  await page.getByRole('radio', { name: 'Picture' }).click({ force: true })
  await page.getByRole('button', { name: 'Use: Keep me' }).click()
  await page.getByLabel('Text', { exact: true }).fill('On top')
  const bare = await canvasPrint(page)
  await page.getByLabel('Size', { exact: true }).fill('40')
  await page.getByLabel('Down', { exact: true }).fill('80')
  await page.getByLabel('Shadow', { exact: true }).fill('90')
  await expect.poll(() => canvasPrint(page)).not.toBe(bare)
  await page.getByRole('button', { name: 'Save to library' }).click()
  await expect
    .poll(async () => {
      const { items } = await callAsPage<{ items: { prompt: string; parent_id: string | null }[] }>(
        page,
        'GET',
        '/api/generations',
      )
      return items.map(({ prompt, parent_id }) => [prompt, parent_id !== null])
    })
    .toEqual([
      ['On top', true],
      ['Keep me', false],
    ])
})

test('the page has nothing that axe objects to on a phone and on a tablet', async ({ page }) => {
  for (const [width, theme] of [
    [390, 'dark'],
    [820, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme: theme })
    await open(page)
    await expectAccessible(page, `${theme}, ${width} px`)
  }
})
