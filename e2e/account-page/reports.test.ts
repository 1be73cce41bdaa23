import { expect, test } from '@playwright/test'
import { arrive, signUp, skipOnboarding } from '../account.ts'

// The product with a stand-in vendor that draws at once.
test.use({ baseURL: process.env['E2E_HOSTED_URL'] })
test.beforeEach(({ page }) => skipOnboarding(page))

test('[8.11] analytics, live updates and preferences that fail are logged and disturb no one', async ({
  page,
}) => {
  await signUp(page)
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  for (const path of ['preferences', 'events', 'app-events', 'web-vitals'])
    await page.route(`**/api/${path}`, (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.goto('/generate')
  await expect(page.getByText('Ready to Create')).toBeVisible()
  await expect.poll(() => logged.some((line) => line.includes('Preferences not loaded'))).toBe(true)
  await expect
    .poll(async () => {
      // Simulates an error in the page; repeated, because the listener may not be loaded yet.
      await page.evaluate(() => reportError(new Error('for the log')))
      return logged.some((line) => line.includes('Not reported'))
    })
    .toBe(true)
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
  await page.getByLabel('Prompt', { exact: true }).fill('a lighthouse')
  await expect(page.getByRole('button', { name: 'Generate', exact: true })).toBeEnabled()
})

test('[7.8a, 7.8b, 3.8] what breaks in a page and how quick it was is reported with all there is to know; tasks are the server’s to report', async ({
  page,
}) => {
  type Report = { readonly name: string; readonly metadata?: Record<string, unknown>; readonly meta?: object }
  const reports: Report[] = []
  page.on('request', (request) => {
    if (/\/api\/(app-events|web-vitals)$/.test(request.url())) reports.push(request.postDataJSON())
  })
  const reported = (message: string) =>
    expect.poll(
      () => reports.find(({ metadata }) => String(metadata?.['message']).includes(message))?.metadata,
    )
  await page.route('**/broken.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "setTimeout(() => { throw new Error('a part') })\nPromise.reject(new Error('a promise'))",
    }),
  )
  await signUp(page)
  await page.goto('/generate')
  await arrive(page)
  await page.getByLabel('Prompt', { exact: true }).fill('a fox')
  await page.getByRole('switch', { name: 'Batch mode' }).click()
  // As a string, so that the browser evaluates it; a script element would need permission in the page's policy.
  await page.evaluate("void import('/broken.js')")
  await reported('a part').toMatchObject({
    source: expect.stringMatching(/\/broken\.js$/),
    line: 1,
    column: expect.any(Number),
    stack: expect.stringContaining('broken.js:1'),
  })
  await reported('a promise').toMatchObject({
    message: 'a promise',
    stack: expect.stringContaining('broken.js:2'),
  })

  await page.getByLabel('Batch count').fill('1')
  await page.getByRole('button', { name: 'Add 1 to Queue' }).click()
  await expect(page.getByRole('region', { name: 'Generation Queue' }).getByText('Complete')).toBeVisible()
  // The user switches to another tab, which is when the page knows the final values.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })
  const named = (name: string) => reports.filter((report) => report.name === name)
  for (const name of ['CLS', 'LCP', 'FID', 'INP'])
    await expect
      .poll(() => named(name)[0]?.meta, name)
      .toEqual({
        id: expect.any(String),
        rating: expect.stringMatching(/^(good|needs-improvement|poor)$/),
        delta: expect.any(Number),
      })
  expect([...named('queue_task_success'), ...named('queue_task_fail')]).toEqual([])
})
