import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { callAsPage, signUp, skipOnboarding } from './account.ts'

test.beforeEach(({ page }) => skipOnboarding(page))

test('the API reference lists every group, calls the API with a key, and asks nothing of any other origin', async ({
  page,
}) => {
  const refused: string[] = []
  const outside: string[] = []
  await signUp(page)
  const { key } = await callAsPage<{ key: string }>(page, 'POST', '/api/account/keys', {
    name: 'Reference',
    scopes: ['read'],
  })
  const { origin } = new URL(page.url())
  await page.exposeFunction('tellRefused', (what: string) => void refused.push(what))
  await page.addInitScript(() => {
    const { tellRefused } = window as unknown as { tellRefused: (what: string) => void }
    document.addEventListener('securitypolicyviolation', (event) =>
      tellRefused(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`),
    )
  })
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && new URL(request.url()).origin !== origin)
      outside.push(request.url())
  })
  await page.goto('/api/docs')
  await page.locator('#operations-tag-limits').click()
  const operation = page.locator('#operations-limits-getLimits')
  await operation.getByRole('button').first().click()
  await expect(operation.getByText('Seconds to wait.').first()).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Authorize' }).first().click()
  // The last field is for API keys, after the one for sessions.
  const authorization = page.locator('.modal-ux')
  await authorization.getByRole('textbox').last().fill(key)
  await authorization.getByRole('button', { name: 'Apply credentials' }).last().click()
  await authorization.getByRole('button', { name: 'Close' }).last().click()
  await operation.getByRole('button', { name: 'Try it out' }).click()
  await operation.getByRole('button', { name: 'Execute' }).click()
  await expect(operation.locator('.live-responses-table .response-col_status').last()).toContainText('200')
  await expect(operation.locator('.live-responses-table')).toContainText('"generations_today": 0')
  expect(refused).toEqual([])
  expect(outside).toEqual([])
  expect(await page.evaluate((text) => JSON.stringify(localStorage).includes(text), key)).toBe(false)
})

test('the API reference can be read by everybody at every width', async ({ page }) => {
  await page.goto('/api/docs')
  await expect(page.getByRole('heading', { name: /^Easel/ })).toBeVisible()
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectAccessible(page, `${width} ${colorScheme}`)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
})
