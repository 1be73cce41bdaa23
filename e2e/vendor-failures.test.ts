import { expect, type Locator, type Page, test } from '@playwright/test'
import { arrive, callAsPage, fillSignIn, newAccount, signIn, signUp, skipOnboarding } from './account.ts'

const vendorURL = process.env['E2E_VENDOR_URL']
test.use({ baseURL: process.env['E2E_HOSTED_URL'] })
// All tests share one account and run in order, because the vendor counts their requests.
test.describe.configure({ mode: 'serial' })

const account = newAccount()
const prompt = (page: Page) => page.getByLabel('Prompt', { exact: true })
const generate = (page: Page) => page.getByRole('button', { name: 'Generate', exact: true })
const toast = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title })

/** Expects the toast with its message; hovering keeps it open long enough to read. */
async function expectToast(page: Page, title: string, message: string): Promise<Locator> {
  const notice = toast(page, title)
  await notice.hover()
  await expect(notice).toContainText(message)
  return notice
}

/** Sets the vendor's fault; null lets it draw. Returns the requests that the vendor has seen so far. */
async function play(fault: string | null): Promise<{ creates: number; inputs: unknown[] }> {
  const answer = await fetch(`${vendorURL}/control`, { method: 'POST', body: JSON.stringify({ fault }) })
  expect(answer.status).toBe(200)
  return (await answer.json()) as { creates: number; inputs: unknown[] }
}

/** An answer that the generator's page reads once it knows the session. */
function response(page: Page, name: string) {
  return page.waitForResponse(
    (answer) =>
      answer.url().includes(`/api/${name}`) && answer.frame().url().endsWith('/generate') && answer.ok(),
  )
}

async function open(page: Page): Promise<void> {
  await skipOnboarding(page)
  await signIn(page, account)
  await page.goto('/generate')
}

test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage()
  await skipOnboarding(page)
  await signUp(page, account)
  await page.close()
})
test.afterEach(() => play(null))

for (const { fault, title, message, action, path } of [
  {
    fault: '429-bare',
    title: 'Too Many Requests',
    message: 'Please wait 60 seconds before trying again',
    action: 'View Limits',
    path: '/pricing',
  },
  {
    fault: 'flagged',
    title: 'Content Policy Violation',
    message: 'Your prompt contains restricted content. Please modify it.',
    action: 'Content Policy',
    path: '/content-policy',
  },
] as const)
  test(`[8.1] [8.3] a vendor that answers ${fault} is shown as '${title}', and ${action} leads on`, async ({
    page,
  }) => {
    await open(page)
    await play(fault)
    await prompt(page).fill('a fox')
    await generate(page).click()
    const notice = await expectToast(page, title, message)
    // A user who must wait sees a countdown of the real seconds.
    await expect(page.getByRole('timer')).toHaveText(
      title === 'Too Many Requests' ? [/^Try again in (1m 0s|[45]\ds)$/] : [],
    )
    await notice.getByRole('button', { name: action }).click()
    await expect(page).toHaveURL(path)
  })

for (const { fault, title, message } of [
  {
    fault: 'drop',
    title: 'Connection Failed',
    message: 'Check your internet connection and try again',
  },
  {
    fault: '500',
    title: 'Server Error',
    message: 'Our servers are experiencing issues. Please try again in a moment.',
  },
] as const)
  test(`[8.5] [8.8] a vendor's ${fault} is shown as '${title}', and Retry makes one picture for one place`, async ({
    page,
  }) => {
    await open(page)
    const used = async () =>
      (await callAsPage<{ generations_today: number }>(page, 'GET', '/api/limits')).generations_today
    const before = await used()
    const { creates } = await play(fault)
    await prompt(page).fill('a fox')
    await generate(page).click()
    const notice = await expectToast(page, title, message)
    const { creates: failed } = await play(null)
    expect(failed).toBe(creates + 1)
    expect(await used()).toBe(before)
    await notice.getByRole('button', { name: 'Retry' }).click()
    await expect(toast(page, 'Image generated successfully!')).toBeVisible()
    const { creates: all } = await play(null)
    expect(all).toBe(failed + 1)
    expect(await used()).toBe(before + 1)
  })

test('a picture that could not be made stands in the history with its reason, also while the page is open, and is made from there', async ({
  page,
  context,
}) => {
  await open(page)
  const history = await context.newPage()
  await history.goto('/history')
  await arrive(history)
  const line = history.getByRole('article', { name: 'a fox in the history' })
  await play('500')
  await prompt(page).fill('a fox in the history')
  await generate(page).click()
  await expect(line).toContainText('Our servers are experiencing issues')
  await history.reload()
  await expect(line).toContainText('Failed')
  await play(null)
  await line.getByRole('button', { name: 'Retry' }).click()
  await expect(line.getByText('Complete')).toBeVisible()
  await expect(line).toHaveCount(1)
})

test('a toast stays for five seconds, and longer while the pointer rests on it', async ({ page }) => {
  await open(page)
  await play('500')
  await prompt(page).fill('a fox')
  // The page's clock stands still except when the journey advances it.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1_000)
  await generate(page).click()
  const notice = toast(page, 'Server Error')
  await expect(async () => {
    await page.clock.runFor(100)
    await expect(notice).toBeVisible({ timeout: 100 })
  }).toPass()
  await page.clock.runFor(4_000)
  await expect(notice).toBeVisible()
  await notice.hover()
  await expect(notice).toHaveAttribute('data-expanded', 'true')
  await page.clock.runFor(60_000)
  await expect(notice).toBeVisible()
  await page.mouse.move(5, 5)
  await page.clock.runFor(3_000)
  await expect(notice).toHaveCount(0)
})

test('a vendor that hangs holds no one up: the task can be cancelled, also after a reload, and its place comes back', async ({
  page,
}) => {
  await open(page)
  const remaining = async () =>
    (await callAsPage<{ remaining: number }>(page, 'GET', '/api/limits')).remaining
  const before = await remaining()
  await play('endless')
  await prompt(page).fill('a fox')
  await generate(page).click()
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(generate(page)).toBeEnabled()
  await expect.poll(remaining).toBe(before)
  await expect(prompt(page)).toHaveValue('a fox')

  await generate(page).click()
  await expect(page.getByText('AI is crafting your vision...')).toBeVisible()
  await expect.poll(remaining).toBe(before - 1)
  await page.reload()
  const made = page.getByText('A picture is still being made')
  await expect(made).toBeVisible()
  await page.getByRole('region', { name: 'Preview' }).getByRole('button', { name: 'Cancel' }).click()
  await expect(made).toHaveCount(0)
  await expect.poll(remaining).toBe(before)
})

test('[8.6] a session that was ended elsewhere asks to sign in, and what was typed is still there after it', async ({
  page,
}) => {
  // The page gets no events, so it does not learn of the sign-out.
  await page.route('**/api/events*', () => {})
  // All initial requests of the page must have finished: its next one is then for the picture.
  const read = ['limits', 'generations', 'queue', 'preferences'].map((name) => response(page, name))
  await open(page)
  await Promise.all(read)
  await prompt(page).fill('a fox at dawn')
  await callAsPage(page, 'POST', '/api/auth/sign-out', {})
  await generate(page).click()
  const notice = await expectToast(page, 'Authentication Required', 'Please sign in to continue')
  await notice.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/auth/)
  await fillSignIn(page, account)
  await expect(page).toHaveURL('/generate')
  await expect(prompt(page)).toHaveValue('a fox at dawn')
})
