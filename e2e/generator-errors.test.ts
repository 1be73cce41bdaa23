import { expect, type Page, test } from '@playwright/test'
import { arrive, callAsPage, signUp, skipOnboarding } from './account.ts'

const prompt = (page: Page) => page.getByLabel('Prompt', { exact: true })
const generate = (page: Page) => page.getByRole('button', { name: 'Generate', exact: true })
const IMAGE_FUNCTION = '**/api/functions/replicate-generate'

test.beforeEach(({ page }) => skipOnboarding(page))

test('[8.2] a limit that another device has spent is a toast that leads to the plans', async ({ page }) => {
  await signUp(page)
  await page.route('**/api/events*', (route) => route.abort())
  await page.goto('/generate')
  await prompt(page).fill('a fox')
  await expect(page.getByText('5 of 5 left today')).toBeVisible()
  // The whole allowance is used without the page, which learns of it only with its next request.
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
  // Until the page is hydrated, the browser itself follows links.
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
