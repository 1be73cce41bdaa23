import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { callAsPage, signUp, skipOnboarding } from './account.ts'

// The product with a stand-in vendor that draws at once.
test.use({ baseURL: process.env['E2E_HOSTED_URL'], serviceWorkers: 'allow' })
test.beforeEach(({ page }) => skipOnboarding(page))

const prompt = (page: Page) => page.getByRole('textbox', { name: 'Prompt', exact: true })
const generate = (page: Page) =>
  page.getByRole('form', { name: 'Generator' }).getByRole('button', { name: /^(Generate|Add \d+ to Queue)/ })
const waiting = (page: Page) => page.getByRole('list', { name: 'Waiting to be sent' }).getByRole('listitem')
/** The status bar and, on a phone, the line under the header show the same text. */
const said = (page: Page, words: string) => page.getByText(words).filter({ visible: true })

/** Signed in at the generator, with everything that its pages need cached on this device. */
async function openGenerator(page: Page): Promise<void> {
  await signUp(page)
  await page.goto('/generate')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await expect(page.getByText('999 of 999 left today')).toBeVisible()
  await page.getByRole('radio', { name: /Standard/ }).click()
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const shell = (await caches.keys()).find((name) => name.startsWith('shell-'))
        const urls = shell ? await (await caches.open(shell)).keys() : []
        const has = (part: string) => urls.some(({ url }) => url.includes(part))
        return has('/dashboard') && has('/assets/my-generations-') && has('/assets/templates-')
      }),
    )
    .toBe(true)
}

async function press(page: Page, words: string): Promise<void> {
  await prompt(page).fill(words)
  await generate(page).click()
  await expect(waiting(page).filter({ hasText: words })).toBeVisible()
}

/** Prompts of the queue's tasks, the oldest first. */
async function queued(page: Page): Promise<string[]> {
  const { tasks } = await callAsPage<{ tasks: { prompt: string; createdAt: string }[] }>(
    page,
    'GET',
    '/api/queue',
  )
  return tasks
    .toSorted((left, right) => left.createdAt.localeCompare(right.createdAt))
    .map((task) => task.prompt)
}

const leave = (context: BrowserContext) => context.setOffline(true)
const comeBack = (context: BrowserContext) => context.setOffline(false)

test('presses made offline are kept across pages and a reload, can be taken back, and are sent once by whichever page is open', async ({
  page,
  context,
}) => {
  await openGenerator(page)
  await leave(context)
  await expect(
    page.getByText('Press Generate anyway: it is kept, and sent as soon as you’re back online.'),
  ).toBeVisible()
  await press(page, 'a boat on a lake')
  await expect(page.getByText('Kept until you’re back online', { exact: true })).toBeVisible()
  await press(page, 'a mistake')
  await press(page, 'a goose in the rain')
  await waiting(page).getByRole('button', { name: 'Do not send: a mistake' }).click()
  await expect(waiting(page)).toHaveCount(2)

  await page.reload()
  await expect(waiting(page)).toHaveCount(2)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Templates' }).click()
  await expect(page).toHaveURL('/templates')
  await expect(said(page, 'You are offline. 2 pictures wait to be sent.')).toBeVisible()

  // Another tab of the same browser, which must not send them a second time.
  const tab = await context.newPage()
  await tab.goto('/generate')
  await comeBack(context)
  await expect.poll(() => queued(page)).toEqual(['a boat on a lake', 'a goose in the rain'])
  await expect(waiting(tab)).toHaveCount(0)
  // The offline page shown in place of the templates loads them by itself.
  await expect(page.locator('[data-stands-in]')).toHaveCount(0)
  await page.goto('/generate')
  await expect(waiting(page)).toHaveCount(0)
  // The results are in the notifications: together, or each by itself where the first was made before the second was sent.
  await expect
    .poll(async () => {
      const { items } = await callAsPage<{ items: { title: string }[] }>(page, 'GET', '/api/notifications')
      const ready = items.map(({ title }) =>
        title === 'Your picture is ready'
          ? 1
          : Number(/^Queue finished: (\d) pictures ready$/.exec(title)?.[1] ?? 0),
      )
      return ready.reduce((sum, count) => sum + count, 0)
    })
    .toBe(2)
})

test('a press that the server refuses stays with its reason, can be tried again, and can be removed', async ({
  page,
  context,
}) => {
  await openGenerator(page)
  await leave(context)
  await press(page, 'a fox')
  await page.route('**/api/queue', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 429,
          json: { error: { code: 'daily_limit', message: 'Your daily limit is used up.', requestId: 'r' } },
        })
      : route.fallback(),
  )
  await comeBack(context)
  await expect(waiting(page)).toContainText('Not sent. Your daily limit is used up.')
  await page.unroute('**/api/queue')
  await waiting(page).getByRole('button', { name: 'Try again' }).click()
  await expect(waiting(page)).toHaveCount(0)
  await expect.poll(() => queued(page)).toEqual(['a fox'])
})

test('a page of the studio that was never opened shows its frame offline, says why it is empty, and fills by itself', async ({
  page,
  context,
}) => {
  await openGenerator(page)
  await callAsPage(page, 'POST', '/api/queue', {
    prompt: 'a kettle',
    style: 'anime',
    quality: 'standard',
    aspect_ratio: '1:1',
    count: 1,
  })
  await leave(context)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Saved' }).click()
  await expect(page).toHaveURL('/my-generations')
  await expect(said(page, 'You are offline. What is missing here loads once you’re back.')).toBeVisible()
  await comeBack(context)
  await expect(page.getByRole('button', { name: 'Open: a kettle' })).toBeVisible()
  // The same when the page is opened by its address.
  await leave(context)
  await page.goto('/history')
  await expect(said(page, 'You are offline. What is missing here loads once you’re back.')).toBeVisible()
  await comeBack(context)
  await expect(page.getByText('a kettle').first()).toBeVisible()
})
