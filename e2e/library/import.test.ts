import { pngText, pngWith } from '@easel/picture-metadata/corpus/containers'
import { expect, type Page, test } from '@playwright/test'
import { strToU8, zipSync } from 'fflate'
import { expectAccessibleInBothThemes } from '../accessibility.ts'
import { lightbox, openLibrary, tile } from './open-library.ts'

// The product with a stand-in vendor that draws at once.
test.use({ baseURL: process.env['E2E_HOSTED_URL'] })

const made = (prompt: string, seed: number) =>
  pngWith(
    pngText('parameters', `${prompt}\nSteps: 20, Sampler: Euler, Seed: ${seed}, Size: 512x768, Model: dream`),
  )

test('pictures of other tools come into the library with their settings, from files and from a ZIP, each once', async ({
  page,
}) => {
  await openLibrary(page, [{ prompt: 'a red fox', style: 'anime' }])
  await page.getByRole('button', { name: 'Import pictures' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import pictures' })
  await expect(dialog.getByRole('button', { name: 'Choose files' })).toBeFocused()
  await expectAccessibleInBothThemes(page)
  const zip = zipSync({
    'old/heron.png': made('a gray heron', 2),
    'old/owl.png': made('a barn owl', 3),
    'old/notes.txt': strToU8('not a picture'),
    '__MACOSX/old/._owl.png': strToU8('not a picture either'),
  })
  const chosen = [
    { name: 'lighthouse.png', mimeType: 'image/png', buffer: Buffer.from(made('a lighthouse', 1)) },
    { name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('no picture') },
    { name: 'old.zip', mimeType: 'application/zip', buffer: Buffer.from(zip) },
  ]
  await dialog.getByLabel('Files to import').setInputFiles(chosen)
  await expect(dialog.getByText('3 imported, 1 not imported')).toBeVisible()
  await expect(dialog.getByRole('list', { name: 'Not imported' })).toHaveText(
    'broken.png: Import PNG, JPEG, WebP or AVIF files',
  )
  await dialog.getByLabel('Files to import').setInputFiles(chosen)
  await expect(dialog.getByText('0 imported, 3 there already, 1 not imported')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()

  await expect(tile(page, 'a gray heron')).toBeVisible()
  await expect(tile(page, 'a barn owl')).toBeVisible()
  await tile(page, 'a lighthouse').click()
  await expect(lightbox(page)).toContainText('dream')
  await expect(lightbox(page)).toContainText('Imported')
})

test('an import goes on while other pages are open, and after a reload once the same files are chosen again', async ({
  page,
}) => {
  await openLibrary(page, [{ prompt: 'a red fox', style: 'anime' }])
  // The first group passes; the rest waits, as on a slow connection.
  let held = 0
  await page.route('**/api/imports', async (route) => {
    held += 1
    if (held <= 14) await route.continue()
  })
  const zip = zipSync(
    Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`${n}.png`, made(`heron ${n}`, n)])),
  )
  const chosen = { name: 'old.zip', mimeType: 'application/zip', buffer: Buffer.from(zip) }
  const dialog = page.getByRole('dialog', { name: 'Import pictures' })
  const notice = page.getByRole('progressbar', { name: 'Importing pictures' })
  await page.getByRole('button', { name: 'Import pictures' }).click()
  await dialog.getByLabel('Files to import').setInputFiles(chosen)
  await expect(dialog.getByText('14 imported')).toBeVisible()
  await expect(notice).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(notice).toBeVisible()
  await page.getByRole('link', { name: 'Generate', exact: true }).first().click()
  await expect(page).toHaveURL(/\/generate$/)
  await expect(notice).toBeVisible()

  const ended = (tab: Page) => tab.getByText('The import of “old.zip” stopped after 12 pictures.')
  const otherTab = await page.context().newPage()
  await otherTab.goto('/my-generations')
  await expect(tile(otherTab, 'heron 11')).toBeVisible()
  await expect(ended(otherTab)).toHaveCount(0)
  await otherTab.close()

  page.once('dialog', (question) => void question.accept())
  await page.goto('/my-generations')
  await page.unroute('**/api/imports')
  await expect(ended(page)).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'Continue import' }).click()
  await dialog.getByLabel('Files to import').setInputFiles(chosen)
  await expect(dialog.getByText('6 imported, 14 there already')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(ended(page)).toHaveCount(0)
  await page.reload()
  await expect(tile(page, 'heron 19')).toBeVisible()
  await expect(ended(page)).toHaveCount(0)
})
