import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { callAsPage, enterAsOperator, signUp, skipOnboarding } from './account.ts'

const vendorURL = process.env['E2E_VENDOR_URL']
test.use({ baseURL: process.env['E2E_HOSTED_URL'] })
test.describe.configure({ mode: 'serial' })

async function play(fault: string | null): Promise<void> {
  const answer = await fetch(`${vendorURL}/control`, { method: 'POST', body: JSON.stringify({ fault }) })
  expect(answer.status).toBe(200)
}

const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })

test.beforeEach(({ page }) => skipOnboarding(page))
test.afterEach(() => play(null))

test('who is not the operator finds no status of providers, and no way to it', async ({ page }) => {
  await signUp(page)
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/api/operator'))
  await page.goto('/domain-diagnostics')
  await answered
  await expect(page.getByRole('link', { name: 'Status of the providers' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Check the installation' })).toHaveCount(0)
  await page.goto('/providers')
  await expect(page.getByRole('heading', { name: '404' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Replicate' })).toHaveCount(0)
})

test('the operator sees who works, who fails and who is not set up, and tests one that is left alone', async ({
  page,
}) => {
  await enterAsOperator(page)
  await page.goto('/domain-diagnostics')
  await expect(page.getByText('Signed in as moderator@example.com')).toBeVisible()
  await page.getByRole('button', { name: 'Check the installation' }).click()
  await expect(
    page.getByRole('status').getByText(/^\d+ good, \d+ to look at, \d+ not working$/),
  ).toBeVisible()
  await expect(card(page, 'Database')).toContainText('Good')
  await page.getByRole('link', { name: 'Status of the providers' }).click()
  await expect(page).toHaveURL('/providers')
  await expect(page.getByText('OPENAI_API_KEY').first()).toBeVisible()
  const replicate = card(page, 'Replicate')
  await expect(card(page, 'Built-in engine')).toBeVisible()
  await expect(card(page, 'Language model').getByText('One prompt')).toBeVisible()
  await expect(page.getByText('ELEVENLABS_API_KEY')).toBeVisible()

  await replicate.getByRole('button', { name: 'Test Replicate' }).click()
  await expect(replicate.getByText(/^Drawn in \d+\.\d s/)).toBeVisible()
  await expect(replicate.getByAltText('Drawn by Replicate')).toBeVisible()
  await expect(replicate.getByText('Working')).toBeVisible()

  await play('500')
  await replicate.getByRole('button', { name: 'Test Replicate' }).click()
  await expect(replicate.getByText(/^Failed after/)).toBeVisible()
  await expect(replicate.getByText('The last picture failed: server error.')).toBeVisible()

  for (let i = 0; i < 4; i += 1)
    await callAsPage(page, 'POST', '/api/functions/replicate-generate', {
      prompt: 'a fox',
      aspect_ratio: '1:1',
      model: 'flux-schnell',
    })
  await page.reload()
  await expect(replicate.getByText('Paused')).toBeVisible()
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await expectAccessible(page, theme)
  }
  await play(null)
  await replicate.getByRole('button', { name: 'Test Replicate' }).click()
  await expect(replicate.getByText('Working')).toBeVisible()
  await expect(replicate.getByText('Paused')).toHaveCount(0)
})

test('the figures are the installation’s, and still there after signing in on another device', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enterAsOperator(page)
  await page.goto('/domain-diagnostics')
  await page.getByRole('link', { name: 'Status of the providers' }).click()
  await expect(card(page, 'Replicate').getByText(/^server error, /)).toBeVisible()
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(sideways).toBeLessThanOrEqual(0)
})
