import { Buffer } from 'node:buffer'
import { crc32 } from 'node:zlib'
import { expect, type Page, test } from '@playwright/test'
import { signUp, skipOnboarding } from './account.ts'

const prompt = (page: Page) => page.getByLabel('Prompt', { exact: true })
const generate = (page: Page) => page.getByRole('button', { name: 'Generate', exact: true })
const IMAGE_FUNCTION = '**/api/functions/replicate-generate'

test.beforeEach(({ page }, { title }) => (title.includes('[2.19]') ? undefined : skipOnboarding(page)))

test('[2.19] a first visit is greeted in three steps that lead to the generator, once', async ({ page }) => {
  await page.goto('/faq')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Welcome')).toBeVisible()
  await dialog.getByRole('button', { name: 'Next' }).click()
  await expect(dialog.getByText('Choose Your Style')).toBeVisible()
  await dialog.getByRole('button', { name: 'Next' }).click()
  await expect(dialog.getByText('Start Creating')).toBeVisible()
  await dialog.getByRole('button', { name: 'Get Started' }).click()
  await expect(page).toHaveURL('/generate')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Roll the dice' })).toBeVisible()
  await page.waitForTimeout(1500)
  await expect(dialog).toHaveCount(0)
})

test('[2.23, 5.1] the button waits for a prompt, also for one typed before the program has arrived', async ({
  page,
}) => {
  await page.goto('/generate')
  await expect(generate(page)).toBeDisabled()
  // Every script comes late, as on a slow network.
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700))
    await route.continue()
  })
  await page.reload({ waitUntil: 'commit' })
  await prompt(page).fill('a lighthouse in the fog')
  await page.getByRole('radio', { name: 'Anime' }).check({ force: true })
  await expect(generate(page)).toBeEnabled()
  await expect(prompt(page)).toHaveValue('a lighthouse in the fog')
  await expect(page.getByRole('radio', { name: 'Anime' })).toBeChecked()
})

test('[5.1, 3.1] ten thousand pasted characters are kept, counted in red and refused with a sentence', async ({
  page,
}) => {
  await signUp(page)
  await page.goto('/generate')
  await prompt(page).fill('x'.repeat(10_000))
  await expect(page.getByText('10000/500')).toBeVisible()
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(sideways).toBeLessThanOrEqual(0)
  expect((await prompt(page).boundingBox())?.width).toBeLessThan(400)
  await generate(page).click()
  await expect(page.getByRole('alert')).toHaveText('The prompt may have up to 500 characters')
  await expect(prompt(page)).toHaveValue('x'.repeat(10_000))
  await prompt(page).fill('   ')
  await expect(generate(page)).toBeDisabled()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('alert')).toHaveText('Please enter a prompt')
})

test('[5.4] a seed that is no whole number is refused beside its field; dice and lock fill it', async ({
  page,
}) => {
  await page.goto('/generate')
  const seed = page.getByLabel('Seed', { exact: true })
  await expect(page.getByRole('button', { name: 'Roll the dice' })).toBeVisible()
  for (const bad of ['1e99', '3.5', '-1', 'NaN']) {
    await seed.fill(bad)
    await expect(page.getByText('A whole number from 0 to 4294967295')).toBeVisible()
    await expect(seed).toHaveValue(bad)
  }
  await seed.fill('-0')
  await expect(page.getByText('A whole number from 0 to 4294967295')).toHaveCount(0)
  await page.getByRole('button', { name: 'Lock seed' }).click()
  await expect(seed).toHaveValue('')
  await page.getByRole('button', { name: 'Roll the dice' }).click()
  await expect(seed).toHaveValue(/^\d+$/)
})

test('[5.5] a batch has 1 to 10 images; anything else is said and put right', async ({ page }) => {
  await page.goto('/generate')
  await prompt(page).fill('a fox')
  await expect(generate(page)).toBeEnabled()
  await page.getByRole('switch', { name: 'Batch mode' }).click()
  const count = page.getByLabel('Batch count')
  await expect(count).toHaveValue('4')
  for (const [typed, settled] of [
    ['11', '10'],
    ['0', '1'],
    ['', '1'],
  ] as const) {
    await count.fill(typed)
    await expect(page.getByText('Choose 1 to 10 images')).toBeVisible()
    await count.blur()
    await expect(count).toHaveValue(settled)
  }
  await expect(page.getByRole('button', { name: 'Add 1 to Queue' })).toBeEnabled()
})

test('[5.3] only a picture becomes the reference, and the draft with it outlives a reload', async ({
  page,
}) => {
  await page.goto('/generate')
  await prompt(page).fill('a fox')
  await expect(generate(page)).toBeEnabled()
  const field = page.getByLabel('Reference image', { exact: true })
  const refused = page.getByText('Please select an image file')
  for (const [name, mimeType, text] of [
    ['photo.png', 'image/png', 'hello'],
    [
      'drawing.svg',
      'image/svg+xml',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    ],
    ['notes.txt', 'text/plain', 'hello'],
  ] as const) {
    await field.setInputFiles({ name, mimeType, buffer: Buffer.from(text) })
    await expect(refused).toBeVisible()
  }
  await field.setInputFiles({ name: 'small.png', mimeType: 'image/png', buffer: pngOf(1, 1) })
  await expect(page.getByText('small.png')).toBeVisible()
  await expect(refused).toHaveCount(0)
  await field.setInputFiles({ name: 'huge.png', mimeType: 'image/png', buffer: pngOf(10_000, 10_000) })
  await expect(page.getByText('The reference image may have up to 50 megapixels')).toBeVisible()
  await expect(page.getByText('small.png')).toBeVisible()
  await page.reload()
  await expect(page.getByText('small.png')).toBeVisible()
  await expect(prompt(page)).toHaveValue('a fox')
  await page.getByRole('button', { name: 'Remove reference' }).click()
  await expect(page.getByText('small.png')).toHaveCount(0)
})

test('[2.27] six styles are offered, all can be searched, and the chosen one is marked', async ({ page }) => {
  await page.goto('/generate')
  await expect(page.getByText('Choose Your Style')).toBeVisible()
  await page.getByRole('button', { name: /^All styles/ }).click()
  await page.getByLabel('Search styles').fill('gothic')
  await page.getByRole('radio', { name: 'Gothic' }).check({ force: true })
  await page.keyboard.press('Escape')
  await expect(page.getByRole('radio', { name: 'Gothic' })).toBeChecked()
})

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

for (const [row, code, status, title, action, path] of [
  ['8.1', 'rate_limit', 429, 'Too Many Requests', 'View Limits', '/pricing'],
  ['8.2', 'daily_limit', 429, 'Daily Limit Reached', 'Upgrade Now', '/pricing'],
  ['8.3', 'nsfw_content', 422, 'Content Policy Violation', 'Content Policy', '/content-policy'],
  ['8.4', 'insufficient_credits', 402, 'No Credits Remaining', 'Get Credits', '/pricing'],
] as const)
  test(`[${row}] ${code} is a toast whose action leads on`, async ({ page }) => {
    await signUp(page)
    await page.goto('/generate')
    await page.route(IMAGE_FUNCTION, (route) =>
      route.fulfill({ status, json: { error: { code, message: 'A sentence.', requestId: 'r' } } }),
    )
    await prompt(page).fill('a fox')
    await generate(page).click()
    const toast = page.getByRole('listitem').filter({ hasText: title })
    await toast.getByRole('button', { name: action }).click()
    await expect(page).toHaveURL(path)
  })

test('[8.12] a page whose chunk does not load ends in the error boundary, and Refresh Page recovers', async ({
  page,
}) => {
  await page.goto('/generate')
  await expect(page.getByRole('button', { name: 'Roll the dice' })).toBeVisible()
  await page.route('**/assets/pricing-*.js', (route) => route.abort())
  await page.getByRole('link', { name: 'Upgrade' }).first().click()
  await expect(page.getByText('Something went wrong')).toBeVisible()
  await expect(page).toHaveURL('/pricing')
  await page.unroute('**/assets/pricing-*.js')
  await page.getByRole('button', { name: 'Refresh Page' }).click()
  await expect(page.getByText('Something went wrong')).toHaveCount(0)
  await expect(page).toHaveURL('/pricing')
})

test('offline, the page says so, keeps the draft, and offers to generate when back', async ({
  page,
  context,
}) => {
  await page.goto('/generate')
  await prompt(page).fill('a fox')
  await expect(generate(page)).toBeEnabled()
  await context.setOffline(true)
  await expect(page.getByText('You are offline')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('You are offline')).toHaveCount(0)
  await page.getByRole('button', { name: 'Generate now' }).click()
  await expect(page.getByText('Please sign in to generate images')).toBeVisible()
  await expect(prompt(page)).toHaveValue('a fox')
})

test('[2.24, 2.25, 3.5, 5.4, 5.9] a picture opens in full, hands on its settings and varies by key', async ({
  page,
}) => {
  await signUp(page)
  await page.goto('/generate')
  await prompt(page).fill('a red boat')
  await page.getByRole('radio', { name: 'Standard' }).check({ force: true })
  await page.getByLabel('Seed', { exact: true }).fill('77')
  await generate(page).click()
  const picture = page.getByRole('button', { name: 'Open full size' })
  await expect(picture).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText(/seed 77/)).toBeVisible()

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
  await expect(page.getByText('Recent Generations')).toBeVisible({ timeout: 60_000 })
  await expect(prompt(page)).toHaveValue('a draft that stays')

  const history = await page.evaluate(() => JSON.parse(localStorage.getItem('prompt_history') ?? '[]'))
  expect(history.map((entry: { prompt: string }) => entry.prompt)).toEqual(['a red boat'])
  await page.getByRole('region', { name: 'Prompt history' }).getByText('a red boat').click()
  await expect(prompt(page)).toHaveValue('a red boat')
})

test('[2.26, 5.7, 2.28] the queue pauses, reorders, cancels, retries and clears, and the banner warns', async ({
  page,
}) => {
  await signUp(page)
  await page.goto('/generate')
  await prompt(page).fill('a green kite')
  await page.getByRole('radio', { name: 'Standard' }).check({ force: true })
  await page.getByRole('switch', { name: 'Batch mode' }).click()
  await page.getByLabel('Batch count').fill('3')
  // Paused before anything is queued, so that nothing starts under the test.
  await page.evaluate(async () => {
    const { token } = JSON.parse(localStorage.getItem('easel.session') ?? '{}')
    await fetch('/api/queue', {
      method: 'PATCH',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ paused: true, concurrency: 1 }),
    })
  })
  await page.getByRole('button', { name: 'Add 3 to Queue' }).click()
  const queue = page.getByRole('region', { name: 'Generation Queue' })
  await expect(queue.getByText('Paused.')).toBeVisible()
  await expect(queue.getByRole('button', { name: 'Fewer at once' })).toBeDisabled()
  await expect(page.getByText('2 generations left')).toBeVisible()
  await expect(page.getByText('Free plan: 2/5 today')).toBeVisible()

  const ids = () =>
    queue.locator('[data-queued]').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-queued')))
  const [first, second, third] = await ids()
  await queue.getByRole('button', { name: 'Move task 1' }).press('ArrowDown')
  await expect.poll(ids).toEqual([second, first, third])
  await expect(queue.getByText('Moved to place 2 of 3')).toBeAttached()
  await queue
    .getByRole('button', { name: 'Move task 3' })
    .dragTo(queue.getByRole('button', { name: 'Move task 1' }))
  await expect.poll(ids).toEqual([third, second, first])
  await page.reload()
  await expect.poll(ids).toEqual([third, second, first])

  await queue.getByRole('button', { name: 'Remove task' }).last().click()
  await expect.poll(ids).toEqual([third, second])
  await queue.getByRole('button', { name: 'Resume' }).click()
  await queue.getByRole('button', { name: 'Cancel' }).click()
  await expect(queue.getByText('Failed', { exact: true }).last()).toBeVisible()
  await queue.getByRole('button', { name: 'Retry' }).click()
  await expect(queue.getByText('Complete')).toHaveCount(2, { timeout: 60_000 })
  await queue.getByRole('button', { name: 'Clear done' }).click()
  await expect(queue).toHaveCount(0)
})

test('[2.20] a button leads back to the top, and ? lists the shortcuts', async ({ page }) => {
  await page.goto('/')
  const top = page.getByRole('button', { name: 'Scroll to top' })
  await expect(top).toHaveCount(0)
  await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }))
  await top.click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goto('/generate')
  await expect(page.getByRole('button', { name: 'Roll the dice' })).toBeVisible()
  await page.locator('body').press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
})

/** A PNG whose header claims a size; small ones are whole. */
function pngOf(width: number, height: number): Buffer {
  const whole = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  if (width === 1) return whole
  const header = Buffer.from(whole.subarray(12, 29))
  header.writeUInt32BE(width, 4)
  header.writeUInt32BE(height, 8)
  const claimed = Buffer.from(whole)
  header.copy(claimed, 12)
  claimed.writeUInt32BE(crc32(header), 29)
  return claimed
}
