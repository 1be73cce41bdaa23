import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { callAsPage, fillSignIn, signIn, signUp, skipOnboarding } from '../account.ts'

test.beforeEach(({ page }) => skipOnboarding(page))

test('[1.7, 5.11] a person changes the password, signs others out, uses an API key, takes their data along and deletes the account', async ({
  page,
  browser,
  request,
}) => {
  const account = await signUp(page)
  const device = await browser.newContext()
  const other = await device.newPage()
  await skipOnboarding(other)
  await signIn(other, account)
  await other.goto('/history')

  await page.goto('/account')
  const devices = page.getByRole('region', { name: 'Devices' })
  await expect(devices.getByText('This device')).toHaveCount(1)
  await expect(devices.getByRole('listitem')).toHaveCount(2)

  const password = page.getByRole('region', { name: 'Password' })
  await password.getByLabel('Current password').fill('not the password')
  await password.getByLabel('New password').fill('short')
  await password.getByRole('button', { name: 'Change password' }).click()
  await expect(password.getByText('Use at least 8 characters')).toBeVisible()
  await password.getByLabel('New password').fill('an even better one')
  await password.getByRole('button', { name: 'Change password' }).click()
  await expect(password.getByText('That is not your password.')).toBeVisible()
  await password.getByLabel('Current password').fill(account.password)
  await password.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Password changed')).toBeVisible()
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  // The other device signs out without a reload.
  await expect(other).toHaveURL(/\/auth/)
  const changed = { ...account, password: 'an even better one' }
  await fillSignIn(other, changed)
  await expect(other).not.toHaveURL(/\/auth/)
  await page.reload()
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  await devices.getByRole('button', { name: 'Sign out all others' }).click()
  await expect(page.getByText('Signed 1 device out')).toBeVisible()
  await other.goto('/history')
  await expect(other).toHaveURL(/\/auth/)

  const keys = page.getByRole('region', { name: 'API keys' })
  await keys.getByRole('button', { name: 'Create key' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Nightly posters')
  await page.getByRole('dialog').getByRole('button', { name: 'Create key' }).click()
  const key = (await page.getByTestId('new-key').textContent()) ?? ''
  await page.getByRole('button', { name: 'Done' }).click()
  const call = () => request.get('/api/account', { headers: { authorization: `Bearer ${key}` } })
  expect(await (await call()).json()).toMatchObject({ email: account.email })
  await keys.getByRole('button', { name: 'Revoke Nightly posters' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(page.getByText('Key revoked')).toBeVisible()
  expect((await call()).status()).toBe(401)

  const data = page.getByRole('region', { name: 'Your data' })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    data.getByRole('button', { name: 'Download everything' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^easel-\d{4}-\d\d-\d\d\.zip$/)
  expect(
    readFileSync(await download.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK')

  await data.getByRole('button', { name: 'Delete account' }).click()
  await page.getByLabel('Your password').last().fill(changed.password)
  await page.getByRole('button', { name: 'Delete everything' }).click()
  await expect(page.getByText('Type “delete my account” to confirm')).toBeVisible()
  await page.getByLabel('Type “delete my account”').fill('delete my account')
  // Every page receives the end of the session before this one receives the answer to its request.
  await page.route('**/api/account/deletion', async (route) => {
    const heard = page.waitForResponse(
      (response) => response.url().endsWith('/api/events') && response.status() === 401,
    )
    const answer = await route.fetch()
    await heard
    await route.fulfill({ response: answer })
  })
  const visited: string[] = []
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname))
  await page.getByRole('button', { name: 'Delete everything' }).click()
  await expect(page.getByText('Account deleted')).toBeVisible()
  expect(visited).not.toContain('/auth')
  await expect(page).toHaveURL('/')
  await fillSignIn(other, changed)
  await expect(other.getByText('That email and password do not match.')).toBeVisible()
  await device.close()
})

test.describe('where pictures come from a stand-in at once', () => {
  test.use({ baseURL: process.env['E2E_HOSTED_URL'] })

  test('pictures stay in sight of the device that changed the password, and their old addresses open nothing', async ({
    page,
  }) => {
    const account = await signUp(page)
    const body = { prompt: 'a red fox', width: 1024, height: 1024 }
    const { imageURL: old } = await callAsPage<{ imageURL: string }>(
      page,
      'POST',
      '/api/functions/generate-image',
      body,
    )
    const statusOf = async (path: string) => (await fetch(new URL(path, page.url()))).status
    expect(await statusOf(old)).toBe(200)
    await page.goto('/history')
    const picture = page.getByRole('main').locator('img[src*="/images/gen_"]').first()
    await expect(picture).toBeVisible()
    await page.getByRole('link', { name: 'Settings', exact: true }).first().click()
    const password = page.getByRole('region', { name: 'Password' })
    await password.getByLabel('Current password').fill(account.password)
    await password.getByLabel('New password').fill('an even better one')
    await password.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByText('Password changed')).toBeVisible()
    expect(await statusOf(old)).toBe(404)
    // In the page that stayed open, whose lists had the old addresses.
    await page.getByRole('link', { name: 'History', exact: true }).first().click()
    await expect(picture).toBeVisible()
    await expect.poll(async () => statusOf((await picture.getAttribute('src')) ?? '/')).toBe(200)
  })
})

test('[1.7] signing out everywhere ends this device and every other at once', async ({ page, browser }) => {
  const account = await signUp(page)
  const other = await (await browser.newContext()).newPage()
  await skipOnboarding(other)
  await signIn(other, account)
  await other.goto('/history')
  await page.goto('/account')
  await expect(page.getByRole('region', { name: 'Devices' }).getByRole('listitem')).toHaveCount(2)
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page.getByRole('button', { name: /^Account menu/ })).toHaveCount(0)
  await expect(other).toHaveURL(/\/auth/)
  await page.goto('/account')
  await expect(page).toHaveURL(/\/auth/)
  await other.context().close()
})

test('[2.3] every page that needs a session says that it is being checked, then asks to sign in', async ({
  page,
}) => {
  await page.goto('/auth')
  let looked = Promise.withResolvers<void>()
  await page.route('**/api/auth/get-session', async (route) => {
    await looked.promise
    await route.fulfill({ json: null })
  })
  for (const path of ['/dashboard', '/billing', '/account', '/my-generations', '/history']) {
    await page.evaluate(() =>
      localStorage.setItem(
        'easel.session',
        JSON.stringify({ token: 'old.token', user: { id: 'x', name: '', email: 'x@example.com' } }),
      ),
    )
    looked = Promise.withResolvers()
    await page.goto(path)
    await expect(page.getByText('Checking session…')).toBeVisible()
    looked.resolve()
    await expect(page).toHaveURL(/\/auth$/)
  }
})
