import { expect, type Page, test } from '@playwright/test'
import { arrive, callAsPage, signUp, skipOnboarding } from './account.ts'

const prompt = (page: Page) => page.getByLabel('Prompt', { exact: true })
const generate = (page: Page) => page.getByRole('button', { name: 'Generate', exact: true })
const IMAGE_FUNCTION = '**/api/functions/replicate-generate'

test.beforeEach(({ page }) => skipOnboarding(page))

test('[8.5, 8.7, 8.8] Retry sends the same request once more with the same key', async ({ page }) => {
  await signUp(page)
  await page.goto('/generate')
  const sent: { key: string | undefined; body: string | null }[] = []
  await page.route(IMAGE_FUNCTION, (route) => {
    sent.push({ key: route.request().headers()['idempotency-key'], body: route.request().postData() })
    if (sent.length === 1) return route.abort('connectionfailed')
    return route.fulfill({
      status: sent.length === 2 ? 504 : 500,
      json: {
        error: {
          code: sent.length === 2 ? 'timeout' : 'server_error',
          message: sent.length === 2 ? 'Generation is taking longer than expected.' : 'Our servers are ill.',
          requestId: 'r',
        },
      },
    })
  })
  await prompt(page).fill('a fox')
  await generate(page).click()
  for (const title of ['Connection Failed', 'Request Timeout', 'Server Error']) {
    const toast = page.getByRole('listitem').filter({ hasText: title })
    await expect(toast).toBeVisible()
    if (title !== 'Server Error') await toast.getByRole('button', { name: 'Retry' }).click()
  }
  expect(sent).toHaveLength(3)
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
  expect(new Set(sent.map(({ body }) => body)).size).toBe(1)
  await expect(prompt(page)).toHaveValue('a fox')
})

test('a batch that is refused without a reason is said to have failed, once', async ({ page }) => {
  await signUp(page)
  await page.route('**/api/queue', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 502,
          json: { error: { code: 'generation_failed', message: 'Generation failed', requestId: 'r' } },
        })
      : route.fallback(),
  )
  await page.goto('/generate')
  await prompt(page).fill('a fox')
  await page.getByRole('switch', { name: 'Batch mode' }).click()
  await page.getByRole('button', { name: 'Add 4 to Queue' }).click()
  const toast = page.getByRole('listitem').filter({ hasText: 'Generation failed' })
  await expect(toast.getByRole('button', { name: 'Retry' })).toBeVisible()
  await expect(toast.getByText('Generation failed')).toHaveCount(1)
})

test('[8.2] a limit that another device has spent is a toast that leads to the plans', async ({ page }) => {
  await signUp(page)
  await page.route('**/api/events*', (route) => route.abort())
  await page.goto('/generate')
  await prompt(page).fill('a fox')
  await expect(page.getByText('5 of 5 left today')).toBeVisible()
  // Past the page, all five places are taken: the page hears of it only when it next asks.
  await callAsPage(page, 'PATCH', '/api/queue', { paused: true })
  await callAsPage(page, 'POST', '/api/queue', {
    prompt: 'a hare',
    style: 'photorealistic',
    quality: 'standard',
    aspect_ratio: '1:1',
    count: 5,
  })
  await generate(page).click()
  const toast = page.getByRole('listitem').filter({ hasText: 'Daily Limit Reached' })
  await expect(
    toast.getByText("You've reached your free daily limit. Upgrade for unlimited generations.", {
      exact: true,
    }),
  ).toBeVisible()
  await toast.getByRole('button', { name: 'Upgrade Now' }).click()
  await expect(page).toHaveURL('/pricing')
})

test('[8.12] a page whose chunk does not load ends in the error boundary, and Refresh Page recovers', async ({
  page,
}) => {
  await page.goto('/generate')
  // Before the program runs, a link is the browser's own.
  await arrive(page)
  await page.route('**/assets/pricing-*.js', (route) => route.abort())
  await page.getByRole('link', { name: 'Upgrade' }).first().click()
  await expect(page.getByText('Something went wrong')).toBeVisible()
  await expect(page).toHaveURL('/pricing')
  await page.unroute('**/assets/pricing-*.js')
  await page.getByRole('button', { name: 'Refresh Page' }).click()
  await expect(page.getByText('Something went wrong')).toHaveCount(0)
  await expect(page).toHaveURL('/pricing')
})

test('a press while the session is still being checked is carried out after that', async ({ page }) => {
  await signUp(page)
  const looked = Promise.withResolvers<void>()
  await page.route('**/api/auth/get-session', async (route) => {
    await looked.promise
    await route.continue()
  })
  let sent = 0
  await page.route(IMAGE_FUNCTION, (route) => {
    sent += 1
    return route.abort('connectionfailed')
  })
  await page.goto('/generate')
  await prompt(page).fill('a fox')
  await generate(page).click()
  await page.waitForTimeout(500)
  expect(sent).toBe(0)
  await expect(page.getByText('Please sign in to generate images')).toHaveCount(0)
  looked.resolve()
  await expect(page.getByText('Connection Failed')).toBeVisible()
  expect(sent).toBe(1)
})

test('[5.6b] a check of the allowance that fails is said, leaves nothing to generate, and can be tried again', async ({
  page,
}) => {
  await signUp(page)
  await page.route('**/api/limits', (route) => route.abort('connectionfailed'))
  await page.goto('/generate')
  await prompt(page).fill('a fox')
  await expect(page.getByText('Your daily limit could not be checked')).toBeVisible({ timeout: 30_000 })
  let sent = 0
  await page.route(IMAGE_FUNCTION, (route) => {
    sent += 1
    return route.abort()
  })
  await generate(page).click()
  await expect(page.getByText('Your daily limit could not be checked. Try again in a moment.')).toBeVisible()
  expect(sent).toBe(0)
  await page.unroute('**/api/limits')
  await page.getByRole('form', { name: 'Generator' }).getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByText('5 of 5 left today')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try Again' })).toHaveCount(0)
})

test('offline, the page says so, keeps the draft, and offers to generate when back', async ({
  page,
  context,
}) => {
  await page.goto('/generate')
  await prompt(page).fill('a fox')
  await expect(generate(page)).toBeEnabled()
  await context.setOffline(true)
  await expect(page.getByText('You are offline', { exact: true })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('You are offline', { exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Generate now' }).click()
  await expect(page.getByText('Please sign in to generate images')).toBeVisible()
  await expect(prompt(page)).toHaveValue('a fox')
})

test('[5.3] what the server finds in the bytes of a reference is said beside its field', async ({ page }) => {
  await signUp(page)
  await page.goto('/generate')
  await page.route(IMAGE_FUNCTION, (route) =>
    route.fulfill({
      status: 400,
      json: {
        error: {
          code: 'invalid_request',
          message: 'Please select an image file',
          requestId: 'r',
          fields: { image: 'Please select an image file' },
        },
      },
    }),
  )
  await prompt(page).fill('a fox')
  await generate(page).click()
  await expect(page.getByRole('alert')).toHaveText('Please select an image file')
  await expect(prompt(page)).toHaveValue('a fox')
})
