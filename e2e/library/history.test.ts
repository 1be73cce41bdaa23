import { expect, test } from '@playwright/test'
import { expectAccessible } from '../accessibility.ts'
import { callAsPage, skipOnboarding } from '../account.ts'
import { openLibrary, tile } from './open-library.ts'

// The product with a stand-in vendor that draws at once.
test.use({ baseURL: process.env['E2E_HOSTED_URL'] })

test('[8.9b, 8.10] a history that does not load says why and loads on Try Again; a picture that cannot be deleted stays', async ({
  page,
}) => {
  await openLibrary(page, [{ prompt: 'a small house' }])
  let isBroken = true
  await page.route('**/api/generations?**', (route) =>
    isBroken
      ? route.fulfill({
          status: 503,
          json: {
            error: { code: 'server_error', message: 'The library is being moved.', requestId: 'r' },
          },
        })
      : route.continue(),
  )
  for (const path of ['/history', '/my-generations']) {
    isBroken = true
    await page.goto(path)
    await expect(page.getByRole('alert').filter({ hasText: 'The library is being moved.' })).toBeVisible()
    await expectAccessible(page)
    isBroken = false
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(tile(page, 'a small house')).toBeVisible()
  }
  await page.route('**/api/generations/gen_*', (route) => route.abort())
  await page.goto('/history')
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Failed to delete generation', { exact: true })).toBeVisible()
  await expect(tile(page, 'a small house')).toBeVisible()
})

test('[6.2] without a session there is no history: nothing is asked for, and its pages lead to signing in', async ({
  page,
}) => {
  await skipOnboarding(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/generate')
  await expect(page.getByRole('button', { name: 'Roll the dice' })).toBeVisible()
  await expect(page.getByText('Recent Generations')).toHaveCount(0)
  for (const path of ['/history', '/my-generations']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/auth/)
  }
  expect(asked.filter((path) => /^\/api\/(generations|track|library)/.test(path))).toEqual([])
})

/** Sets the vendor's fault; null lets it draw. */
const play = (fault: string | null) =>
  fetch(`${process.env['E2E_VENDOR_URL']}/control`, { method: 'POST', body: JSON.stringify({ fault }) })

// Resets the vendor for the next test, even if this one failed halfway.
test.afterEach(async () => {
  await play(null)
})

test('failed work stands in the history with its reason, and is tried again from there', async ({ page }) => {
  await openLibrary(page, [{ prompt: 'a calm sea' }])
  await play('flagged')
  await callAsPage(page, 'POST', '/api/queue', {
    prompt: 'a storm at sea',
    style: 'neon',
    quality: 'standard',
    aspect_ratio: '1:1',
    count: 1,
  })
  await page.goto('/history')
  const failed = page.getByRole('article', { name: 'a storm at sea' })
  await expect(failed.getByText('Failed')).toBeVisible()
  await expect(failed.getByText('Your prompt contains restricted content.')).toBeVisible()
  await play(null)
  await failed.getByRole('button', { name: 'Retry' }).click()
  await expect(tile(page, 'a storm at sea')).toBeVisible()
})
