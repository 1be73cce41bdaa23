import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessibleInBothThemes } from './accessibility.ts'
import { callAsPage, signUp, skipOnboarding } from './account.ts'

test.beforeEach(async ({ page }) => {
  await skipOnboarding(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

const sample = (name: string) => join(import.meta.dirname, '../apps/web/build/client/samples', `${name}.webp`)
const SAMPLE = sample('fox-photorealistic')
const OWL = sample('owl-night')

const prompt = (page: Page) => page.getByRole('textbox', { name: 'Prompt', exact: true })

test('the page of tools leads to every room of the studio', async ({ page }) => {
  await page.goto('/more')
  const links = (of: string) =>
    page.locator(`${of} a[href^="/"]`).evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  const rooms = (await links('nav')).filter((href) => href !== '/more')
  expect(rooms.length).toBeGreaterThan(12)
  const listed = await links('main')
  expect(rooms.filter((href) => !listed.includes(href))).toEqual([])
  await expectAccessibleInBothThemes(page)
})

test.describe('with a library', () => {
  // The product with a stand-in vendor that draws at once.
  test.use({ baseURL: process.env['E2E_HOSTED_URL'] })

  test('a picture of the library is opened in a tool, from a dialog that does not begin on Close', async ({
    page,
  }) => {
    await signUp(page)
    await callAsPage(page, 'POST', '/api/functions/replicate-generate', {
      prompt: 'a red ball on sand',
      aspect_ratio: '1:1',
      model: 'flux-schnell',
    })
    await page.goto('/more/metadata')
    await page.getByRole('button', { name: 'From your library' }).click()
    const library = page.getByRole('dialog', { name: 'Your library' })
    await expect(library.getByRole('img', { name: 'a red ball on sand' })).toBeVisible()
    await expect(library.getByRole('button', { name: 'Close' })).not.toBeFocused()
    await library.getByRole('button', { name: 'a red ball on sand' }).click()
    await expect(library).toHaveCount(0)
    await expect(page.getByRole('heading', { name: /^Made with Easel/ })).toBeVisible()
    await expect(page.getByText('a red ball on sand').first()).toBeVisible()
  })
})

test('a prompt is checked, mended, enhanced in parts and taken to the generator', async ({ page }) => {
  await page.goto('/prompts')
  await page.getByRole('link', { name: 'Check', exact: true }).click()
  await prompt(page).fill('a pianist')
  await expect(page.getByRole('region', { name: 'What Easel assumed' })).toContainText('Added: piano')
  await expectAccessibleInBothThemes(page)
  await prompt(page).fill('a red fox beside a gibberlemon')
  await page.getByRole('button', { name: 'Write lemon instead of gibberlemon' }).click()
  await expect(prompt(page)).toHaveValue('a red fox beside a lemon')
  await expect(page.getByText('Understood everything.')).toBeVisible()
  await expectAccessibleInBothThemes(page)

  await page.getByRole('link', { name: 'Enhance', exact: true }).click()
  await expect(prompt(page)).toHaveValue('a red fox beside a lemon')
  await page.getByRole('radio', { name: /Cinematic/ }).click()
  const proposal = page.getByRole('region', { name: 'Proposal' })
  await proposal.getByRole('button', { name: 'Add dramatic mood' }).click()
  await expectAccessibleInBothThemes(page)
  await proposal.getByRole('button', { name: /^Add (all|\d)/ }).click()
  await expect(prompt(page)).toHaveValue(/^a red fox beside a lemon, cinematic lighting/)
  await expect(prompt(page)).not.toHaveValue(/dramatic mood/)
  await page.getByRole('link', { name: 'Use in generator' }).click()
  await expect(prompt(page)).toHaveValue(/^a red fox beside a lemon, cinematic lighting/)
})

test('under a picture, an unknown word is listed once, however often it is written, and leads to others', async ({
  page,
}) => {
  await signUp(page)
  const sentence = 'a red fox beside a moonflower beside a moonflower'
  await callAsPage(page, 'POST', '/api/functions/replicate-generate', {
    prompt: sentence,
    aspect_ratio: '1:1',
    model: 'flux-schnell',
  })
  const reading = page.getByRole('region', { name: 'Read as' })
  await page.goto('/my-generations')
  await page.getByRole('button', { name: `Open: ${sentence}` }).click()
  const unknown = reading.getByRole('listitem').filter({ hasText: 'moonflower' })
  await expect(unknown).toHaveText(['moonflower'])
  await page.goto('/generate')
  await expect(reading.getByRole('list', { name: 'Not drawn' })).toContainText('moonflower')
  await reading.getByRole('link', { name: 'Try another word' }).click()
  await expect(prompt(page)).toHaveValue(sentence)
  await page.getByRole('button', { name: 'Write flower instead of moonflower' }).click()
  await expect(prompt(page)).toHaveValue('a red fox beside a flower beside a flower')
})

test('a prompt is built from chips and words of one’s own', async ({ page }) => {
  await page.goto('/prompts?tool=build')
  await page.getByRole('button', { name: 'an owl', exact: true }).click()
  await page.getByRole('button', { name: 'candlelight' }).click()
  await page.getByRole('textbox', { name: 'Setting in your own words' }).fill('on a pile of books')
  await expect(page.getByText('an owl on a pile of books, candlelight', { exact: true })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('link', { name: 'Use in generator' }).click()
  await expect(prompt(page)).toHaveValue('an owl on a pile of books, candlelight')
})

test('each tool opens a picture, can be read by everybody, and saves what it makes of it', async ({
  page,
}) => {
  for (const { tool, files, save, saved } of [
    { tool: 'palette', files: [SAMPLE], save: 'ASE', saved: 'fox-photorealistic.ase' },
    { tool: 'metadata', files: [SAMPLE] },
    { tool: 'convert', files: [SAMPLE, OWL], save: 'Save all as ZIP', saved: 'pictures.zip' },
    { tool: 'collage', files: [SAMPLE, OWL], save: 'Save collage', saved: 'collage.png' },
    { tool: 'app-icons', files: [SAMPLE], save: 'Save all as ZIP', saved: 'icons.zip' },
  ])
    await test.step(tool, async () => {
      await page.goto(`/more/${tool}`)
      await page.locator('input[type=file]').setInputFiles(files)
      const button = page.getByRole('button', { name: save ?? 'Choose another', exact: true })
      await expect(button).toBeEnabled()
      await expectAccessibleInBothThemes(page)
      if (!save) return expect(page.getByRole('heading', { name: /^Made with Easel/ })).toBeVisible()
      const download = page.waitForEvent('download')
      await button.click()
      expect((await download).suggestedFilename()).toBe(saved)
    })
})
