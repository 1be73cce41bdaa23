import { expect, test } from '@playwright/test'
import { callAsPage, signUp, skipOnboarding } from './account.ts'

// The product that grants more than five pictures a day.
test.use({ baseURL: process.env['E2E_HOSTED_URL'] })

test('[2.26, 5.7, 9.3] a quality names its model; a long queue shows ten tasks with their places and counts the rest, the same in two tabs', async ({
  page,
  context,
}) => {
  await skipOnboarding(page)
  await signUp(page)
  await page.goto('/generate')
  for (const [quality, model] of [
    ['High', 'flux-dev'],
    ['Ultra', 'flux-1.1-pro'],
    ['Standard', 'flux-schnell'],
  ] as const) {
    await page.getByRole('radio', { name: quality }).check({ force: true })
    await expect(page.getByText(`${model}, Replicate`)).toBeVisible()
  }
  await callAsPage(page, 'PATCH', '/api/queue', { paused: true, concurrency: 2 })
  const batch = { prompt: 'a kite', style: 'photorealistic', quality: 'standard', aspect_ratio: '1:1' }
  await callAsPage(page, 'POST', '/api/queue', { ...batch, count: 10 })
  await callAsPage(page, 'POST', '/api/queue', { ...batch, count: 2 })
  const second = await context.newPage()
  await second.goto('/generate')
  for (const tab of [page, second]) {
    const queue = tab.getByRole('region', { name: 'Generation Queue' })
    await expect(queue.getByRole('button', { name: 'Remove task' })).toHaveCount(10)
    await expect(queue.getByText('... and 2 more tasks')).toBeVisible()
    await expect(queue.getByRole('listitem').first()).toContainText('Next')
    await expect(queue.getByRole('listitem').last()).toContainText('No. 10')
    await expect(queue.locator('dl > div').filter({ hasText: 'Queued' })).toContainText('12')
  }
  const queue = page.getByRole('region', { name: 'Generation Queue' })
  const elsewhere = second.getByRole('region', { name: 'Generation Queue' })
  const more = queue.getByRole('button', { name: 'More at once' })
  await more.click()
  await expect(elsewhere.getByLabel('Concurrency', { exact: true })).toHaveValue('3')
  await more.click()
  await expect(more).toBeDisabled()
  await expect(elsewhere.getByRole('button', { name: 'More at once' })).toBeDisabled()

  await elsewhere.getByRole('button', { name: 'Remove task' }).first().click()
  await expect(queue.getByText('... and 1 more tasks')).toBeVisible()
  // More tasks are queued than shown.
  await queue.getByRole('button', { name: 'Clear all' }).click()
  const question = page.getByRole('alertdialog', { name: 'Clear 11 waiting tasks?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(queue.getByRole('listitem')).toHaveCount(10)
  await queue.getByRole('button', { name: 'Clear all' }).click()
  await question.getByRole('button', { name: 'Clear all' }).click()
  await expect(queue).toHaveCount(0)
  await expect(elsewhere).toHaveCount(0)
})
