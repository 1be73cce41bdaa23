import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { callAsPage, signUp, skipOnboarding } from './account.ts'

// The product with a stand-in vendor that draws at once.
test.use({ baseURL: process.env['E2E_HOSTED_URL'] })

test.beforeEach(({ page }) => skipOnboarding(page))

test('[2.25, 8.9b] the picture on the stage is taken away in three formats, looked at closely, copied, shared, published and deleted', async ({
  page,
  context,
}) => {
  await signUp(page)
  await callAsPage(page, 'POST', '/api/functions/replicate-generate', {
    prompt: 'a red boat',
    aspect_ratio: '16:9',
    model: 'flux-schnell',
    seed: 7,
  })
  await page.goto('/generate')
  const picture = page.getByRole('button', { name: 'Open full size' })
  await expect(picture).toBeVisible()
  await expect
    .poll(async () => {
      const shown = await picture.boundingBox()
      return ((shown?.width ?? 0) / (shown?.height ?? 1)).toFixed(1)
    })
    .toBe('1.5')

  for (const { label, start } of [
    { label: 'JPG', start: 'ffd8ff' },
    { label: 'WebP', start: '52494646' },
    { label: 'PNG', start: '89504e47' },
  ]) {
    await page.getByRole('button', { name: /^Download format/ }).click()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: label }).click(),
    ])
    expect(file.suggestedFilename()).toBe(`a-red-boat-photorealistic-7.${label.toLowerCase()}`)
    expect(readFileSync(await file.path()).toString('hex', 0, start.length / 2)).toBe(start)
    // The button remembers the last format.
    await expect(page.getByRole('button', { name: `Download format, ${label}` })).toBeVisible()
  }

  await picture.click()
  const full = page.getByRole('dialog')
  const zoom = full.getByLabel('Zoom', { exact: true })
  await full.getByRole('button', { name: 'Zoom in' }).click()
  await expect(zoom).toHaveText('150%')
  await full.getByRole('img').hover()
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -100)
  await expect(zoom).toHaveText('200%')
  await page.keyboard.up('Control')
  await full.getByRole('img').dblclick()
  await expect(zoom).toHaveText('100%')
  await full.getByRole('img').dblclick()
  await expect(zoom).toHaveText('200%')
  await full.getByRole('button', { name: 'Fit' }).click()
  await expect(zoom).toHaveText('100%')
  await full.getByRole('button', { name: 'Close' }).click()
  await expect(picture).toBeFocused()

  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const more = async (name: string) => {
    await page.getByRole('button', { name: 'More with this picture' }).click()
    await page.getByRole('menuitem', { name }).click()
  }
  await more('Copy prompt')
  await expect(page.getByText('Prompt copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('a red boat')
  await page.getByRole('button', { name: 'Share by link' }).click()
  await expect(page.getByRole('dialog', { name: 'Share by link' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Share by link' })).toBeFocused()
  await more('Make public')
  await expect(page.getByRole('dialog', { name: 'Publish in the gallery' })).toBeVisible()
  await page.keyboard.press('Escape')

  await picture.press('Delete')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Generation deleted', { exact: true })).toBeVisible()
  await expect(page.getByText('Ready to Create')).toBeVisible()
})

test('on a slow line the stage says that the latest picture is looked for, and only to who may have one', async ({
  page,
}) => {
  const stage = page.getByRole('region', { name: 'Preview' })
  const looking = stage.getByText('Loading your latest picture')
  const ready = stage.getByText('Ready to Create')
  await signUp(page)
  const scripts = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  const list = Promise.withResolvers<void>()
  await page.route('**/api/generations?*', async (route) => {
    await list.promise
    await route.continue()
  })
  await page.goto('/generate', { waitUntil: 'commit' })
  await expect(looking).toBeVisible()
  await expect(ready).toBeHidden()
  scripts.resolve()
  await page.locator('html[data-running]').waitFor()
  await expect(looking).toBeVisible()
  list.resolve()
  await expect(ready).toBeVisible()
  await expect(looking).toHaveCount(0)

  await page.evaluate(() => localStorage.clear())
  await page.goto('/generate', { waitUntil: 'commit' })
  await expect(ready).toBeVisible()
  await expect(looking).toBeHidden()
})

test('beside the stage an empty rail says what will stand there, and only there', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const note = page.getByText('Your queue and recent prompts appear here.')
  await page.goto('/generate')
  await expect(note).toBeVisible()
  await page.setViewportSize({ width: 820, height: 1180 })
  await expect(note).toBeHidden()
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/advanced')
  await expect(page.getByText('What each setting does')).toBeVisible()
  await expect(note).toBeHidden()
})
