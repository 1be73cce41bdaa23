import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { arrive, callAsPage, fillSignIn, signIn, signUp, skipOnboarding } from './account.ts'
import { changeAnswers } from './change-answers.ts'

test.beforeEach(({ page }) => skipOnboarding(page))

test('[1.7, 5.11] a person changes the password, signs others out, uses an API key, takes their data along and deletes the account', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(180_000)
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
  // The other device leaves by itself, without a reload.
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
  // Every page hears that the session is over before this one hears that its wish is done.
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
  // Within the page that was open all along, whose lists had the old addresses.
  await page.getByRole('link', { name: 'History', exact: true }).first().click()
  await expect(picture).toBeVisible()
  await expect.poll(async () => statusOf((await picture.getAttribute('src')) ?? '/')).toBe(200)
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
      // As a broken part of the page would; the listener may not be loaded at the first.
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
  // As text, so that it stays what the browser does; a script element would need a policy of the page.
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
  await expect(page.getByRole('region', { name: 'Generation Queue' }).getByText('Complete')).toBeVisible({
    timeout: 60_000,
  })
  // Another tab comes to the front, which is when a page knows the rest.
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

test('the dashboard begins empty and counts from the first picture on', async ({ page }) => {
  await signUp(page)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Make your first picture' })).toBeVisible()
  await expect(page.getByText('of 5 left today').first()).toBeVisible()
  await callAsPage(page, 'POST', '/api/functions/replicate-generate', {
    prompt: 'a small boat',
    aspect_ratio: '1:1',
    model: 'flux-schnell',
  })
  await page.getByRole('link', { name: 'New picture' }).click()
  await expect(page).toHaveURL('/generate')
  await page.goto('/dashboard')
  await expect(page.getByRole('img', { name: /^1 made in the last 30 days/ })).toBeVisible()
  await page.getByText('90 days').click()
  await expect(page.getByRole('img', { name: /^1 made in the last 90 days/ })).toBeVisible()

  // The queue is there while it works, and gives its place to the pictures after that.
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
  await expect(page.getByRole('button', { name: 'Open: a small kite' })).toBeVisible({ timeout: 60_000 })
  await expect(queue).toHaveCount(0)
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

test('an address that is not verified is said in the settings, with a button that sends the link again', async ({
  page,
}) => {
  const { email } = await signUp(page)
  let isVerified = false
  await changeAnswers(page, '**/api/config', (config: object) => ({ ...config, mailConfigured: true }))
  await changeAnswers(page, '**/api/account', (account: object) => ({
    ...account,
    email_verified: isVerified,
  }))
  await page.route('**/api/account/email/verification', (route) =>
    route.fulfill({ json: { status: 'sent' } }),
  )
  await page.goto('/account')
  const section = page.getByRole('region', { name: 'Email' })
  await expect(
    section.getByText('Verify your email address to publish pictures and create API keys.', { exact: true }),
  ).toBeVisible()
  await section.getByRole('button', { name: 'Send verification link' }).click()
  await expect(section.getByRole('status')).toHaveText(`We sent a link to ${email}. It works for one day.`)
  isVerified = true
  await page.reload()
  await expect(section.getByRole('button', { name: 'Change email' })).toBeVisible()
  await expect(section.getByText('Verify your email address')).toHaveCount(0)
})
