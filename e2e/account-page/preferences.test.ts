import { expect, test } from '@playwright/test'
import { signUp, skipOnboarding } from '../account.ts'

test.beforeEach(({ page }) => skipOnboarding(page))

test('[3.3, 4.9, 8.9c] preferences are kept at once, said so, and set the generator’s form', async ({
  page,
}) => {
  await signUp(page)
  await page.goto('/account')
  await page.getByLabel('Default style').selectOption({ label: 'Anime' })
  await expect(page.getByText('Preferences updated successfully', { exact: true })).toBeVisible()
  const kept = page.waitForResponse(
    (answer) => answer.request().method() === 'PATCH' && answer.url().endsWith('/api/preferences'),
  )
  await page.getByRole('radio', { name: '9:16' }).click()
  await kept
  await page.reload()
  await expect(page.getByLabel('Default style')).toHaveValue('anime')
  await page.goto('/generate')
  await expect(page.getByRole('radio', { name: /Portrait/ })).toBeChecked()
  await expect(page.getByRole('radio', { name: /Anime/ })).toBeChecked()

  await page.goto('/account')
  await page.route('**/api/preferences', (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 500, body: '' }) : route.continue(),
  )
  await page.getByRole('radio', { name: 'Ultra' }).click()
  await expect(page.getByText('Failed to update preferences', { exact: true })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'High' })).toBeChecked()
})
