import { expect, test } from '@playwright/test'
import { callAsPage, signUp, skipOnboarding } from '../account.ts'

test.beforeEach(({ page }) => skipOnboarding(page))

test.describe('where pictures come from a stand-in at once', () => {
  test.use({ baseURL: process.env['E2E_HOSTED_URL'] })

  test('the dashboard begins empty and counts from the first picture on', async ({ page }) => {
    await signUp(page)
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { name: 'Make your first picture' })).toBeVisible()
    await expect(page.getByText('of 999 left today').first()).toBeVisible()
    await callAsPage(page, 'POST', '/api/functions/replicate-generate', {
      prompt: 'a small boat',
      aspect_ratio: '1:1',
      model: 'flux-schnell',
    })
    await page.getByRole('link', { name: 'New picture' }).click()
    await expect(page).toHaveURL('/generate')
    await page.goto('/dashboard')
    await expect(page.getByRole('img', { name: /^1 made in the last 30 days/ })).toBeVisible()
    await page.getByRole('radio', { name: '90 days' }).check()
    await expect(page.getByRole('img', { name: /^1 made in the last 90 days/ })).toBeVisible()

    // The queue shows while it has work, and afterward makes room for the pictures.
    const queue = page.getByRole('region', { name: 'Generation Queue' })
    await callAsPage(page, 'PATCH', '/api/queue', { paused: true })
    await callAsPage(page, 'POST', '/api/queue', {
      prompt: 'a small kite',
      style: 'sketch',
      quality: 'standard',
      aspect_ratio: '1:1',
      count: 1,
    })
    await expect(queue).toContainText('a small kite')
    await queue.getByRole('button', { name: 'Resume' }).click()
    await expect(page.getByRole('button', { name: 'Open: a small kite' })).toBeVisible()
    await expect(queue).toHaveCount(0)
  })
})

test('[2.10b] with no payment provider a plan’s button only says that one must be connected, and billing says the same', async ({
  page,
}) => {
  await signUp(page)
  const words = 'A backend service and a card payment provider must be connected to enable subscriptions.'
  await page.goto('/pricing')
  await expect(page.getByRole('article').filter({ hasText: 'Your plan' }).getByRole('heading')).toHaveText(
    /^Free/,
  )
  for (const name of ['Get Started', 'Choose Creator', 'Choose Pro']) {
    await page.getByRole('button', { name, exact: true }).click()
    await expect(page.getByText(words).first()).toBeVisible()
    await expect(page).toHaveURL('/pricing')
  }
  await page.goto('/billing')
  await expect(page.getByText(words)).toBeVisible()
})

test('on a phone each plan says its pictures a day, and what all include is in sight', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/pricing')
  const numbers = page.getByRole('main').locator('dl > div')
  await expect(numbers).toHaveText([
    'Free5pictures a day',
    'Creator999pictures a day',
    'Pro9,999pictures a day',
  ])
  const included = page.getByRole('listitem').filter({ hasText: /^All sizes: / })
  for (const part of [...(await numbers.all()), included]) {
    const { left, right } = await part.evaluate((element) => element.getBoundingClientRect().toJSON())
    expect(left).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(390)
  }
})
