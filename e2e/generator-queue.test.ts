import { expect, type Page, test } from '@playwright/test'
import { callAsPage, signUp, skipOnboarding } from './account.ts'
import { playFault } from './play-fault.ts'

const prompt = (page: Page) => page.getByLabel('Prompt', { exact: true })
const generate = (page: Page) => page.getByRole('button', { name: 'Generate', exact: true })

// The product with a stand-in vendor that draws at once or never.
test.use({ baseURL: process.env['E2E_HOSTED_URL'] })

test.beforeEach(({ page }) => skipOnboarding(page))

// Resets the vendor for the next test, even if this one failed halfway.
test.afterEach(() => playFault(null))

test('[2.24, 2.25, 3.5, 5.4, 5.9] a picture opens in full, hands on its settings and varies by key', async ({
  page,
  context,
}) => {
  await signUp(page)
  await page.goto('/generate')
  await prompt(page).fill('a red boat')
  await page.getByRole('radio', { name: 'Standard' }).check({ force: true })
  await page.getByLabel('Seed', { exact: true }).fill('77')
  await generate(page).click()
  const picture = page.getByRole('button', { name: 'Open full size' })
  await expect(picture).toBeVisible()
  await expect(page.getByText(/, seed 77, Replicate$/)).toBeVisible()

  await picture.press('Enter')
  const zoom = page.getByRole('dialog').getByLabel('Zoom', { exact: true })
  await expect(zoom).toHaveText('100%')
  await page.keyboard.press('+')
  await page.keyboard.press('+')
  await expect(zoom).toHaveText('200%')
  await page.keyboard.press('-')
  await expect(zoom).toHaveText('150%')
  await page.keyboard.press('0')
  await expect(zoom).toHaveText('100%')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await picture.press('c')
  await expect(page.getByText('Image copied')).toBeVisible()
  const types = await page.evaluate(async () =>
    (await navigator.clipboard.read()).flatMap(({ types }) => types),
  )
  expect(types).toContain('image/png')

  await prompt(page).fill('something else')
  await page.getByRole('button', { name: 'Use as reference' }).click()
  await expect(page.getByText('Set as reference image')).toBeVisible()
  await page.getByRole('button', { name: 'Remove reference' }).click()
  await page.getByLabel('Seed', { exact: true }).fill('')
  await picture.press('u')
  await expect(prompt(page)).toHaveValue('a red boat')
  await expect(page.getByLabel('Seed', { exact: true })).toHaveValue('77')

  await prompt(page).fill('a draft that stays')
  await picture.press('v')
  await expect(page.getByText('Recent Generations')).toBeVisible()
  await expect(prompt(page)).toHaveValue('a draft that stays')

  const history = await page.evaluate(() => JSON.parse(localStorage.getItem('prompt_history') ?? '[]'))
  expect(history.map((entry: { prompt: string }) => entry.prompt)).toEqual(['a red boat'])
  await page.getByRole('region', { name: 'Prompt history' }).getByText('a red boat').click()
  await expect(prompt(page)).toHaveValue('a red boat')
})

test('[2.26, 5.7] the queue pauses, reorders, cancels, retries and clears', async ({ page }) => {
  await signUp(page)
  await page.goto('/generate')
  await prompt(page).fill('a green kite')
  await page.getByRole('radio', { name: 'Standard' }).check({ force: true })
  await page.getByRole('switch', { name: 'Batch mode' }).click()
  await page.getByLabel('Batch count').fill('3')
  // Pauses before anything is queued, so that no task starts during the test.
  await callAsPage(page, 'PATCH', '/api/queue', { paused: true, concurrency: 1 })
  await page.getByRole('button', { name: 'Add 3 to Queue' }).click()
  const queue = page.getByRole('region', { name: 'Generation Queue' })
  await expect(queue.getByText('Paused.')).toBeVisible()
  await expect(queue.getByRole('button', { name: 'Fewer at once' })).toBeDisabled()
  await expect(page.getByText('996 of 999 left today')).toBeVisible()

  const ids = () =>
    queue.locator('[data-queued]').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-queued')))
  await expect(queue.locator('[data-queued]')).toHaveCount(3)
  const [first, second, third] = await ids()
  await queue.getByRole('button', { name: 'Move task 1' }).press('ArrowDown')
  await expect.poll(ids).toEqual([second, first, third])
  await expect(queue.getByText('Moved to place 2 of 3')).toBeAttached()
  await queue
    .getByRole('button', { name: 'Move task 3' })
    .dragTo(queue.getByRole('button', { name: 'Move task 1' }))
  await expect.poll(ids).toEqual([third, second, first])
  // Without dragging: a click moves the task one place up.
  await queue.getByRole('button', { name: 'Move task 2' }).click()
  await expect.poll(ids).toEqual([second, third, first])
  await queue.getByRole('button', { name: 'Move task 2' }).click()
  await expect.poll(ids).toEqual([third, second, first])
  await page.reload()
  await expect.poll(ids).toEqual([third, second, first])

  await queue.getByRole('button', { name: 'Remove task' }).last().click()
  await expect.poll(ids).toEqual([third, second])
  await playFault('endless')
  await queue.getByRole('button', { name: 'Resume' }).click()
  await expect(queue.getByRole('button', { name: 'Cancel' })).toBeVisible()
  // The vendor draws the next task.
  await playFault(null)
  await queue.getByRole('button', { name: 'Cancel' }).click()
  await expect(queue.getByText('Failed', { exact: true }).last()).toBeVisible()
  await queue.getByRole('button', { name: 'Retry' }).click()
  await expect(queue.getByText('Complete')).toHaveCount(2)
  await queue.getByRole('button', { name: 'Clear done' }).click()
  await expect(queue).toHaveCount(0)
})
