import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import {
  arrive,
  callAsPage,
  DRAWN,
  fillSignIn,
  fillSignUp,
  newAccount,
  signUp,
  skipOnboarding,
} from './account.ts'

const prompt = 'a red fox standing in a snowy pine forest at dawn'

test.beforeEach(({ page }) => skipOnboarding(page))

test('[1.2, 1.4, 1.7, 2.25, 4.8, 8.9d] a newcomer signs up, generates, sees the picture in history and in a second tab, reloads and signs out', async ({
  page,
  context,
}) => {
  const account = newAccount()
  await page.goto('/auth')
  await fillSignUp(page, account)
  await expect(page).toHaveURL('/generate')
  await expect(page.getByText('Ready to Create')).toBeVisible()
  await expect(page.getByText('Enter a prompt and generate your first image')).toBeVisible()

  const second = await context.newPage()
  const inSecond = second.getByRole('button', { name: `Open: ${prompt}` })
  await second.goto('/history')
  await expect(second.getByText('Nothing here yet')).toBeVisible()

  await page.getByLabel('Prompt', { exact: true }).fill(prompt)
  await page.getByRole('radio', { name: /Standard/ }).click()
  await page.getByRole('radio', { name: /Landscape/ }).click()
  await page.getByRole('button', { name: 'Generate', exact: true }).click()
  // All three show only while the picture is drawn.
  await Promise.all([
    expect(page.getByText('Generating Your Masterpiece').first()).toBeVisible(),
    expect(page.getByText('AI is crafting your vision...')).toBeVisible(),
    expect(page.getByRole('button', { name: /^Generating\.\.\. \d+%$/ })).toBeDisabled(),
  ])
  await expect(page.getByText('Image generated successfully!', { exact: true })).toBeVisible(DRAWN)

  const picture = page.getByRole('img', { name: prompt }).first()
  await expect(picture).toBeVisible()
  const size = await picture.evaluate(async (element: HTMLImageElement) => {
    await element.decode()
    return element.naturalWidth / element.naturalHeight
  })
  expect(size).toBeCloseTo(1.5, 2)

  await expect(inSecond).toHaveCount(1)

  await page.reload()
  await expect(page.getByRole('img', { name: prompt }).first()).toBeVisible()
  await page.goto('/history')
  await expect(page.getByRole('button', { name: `Open: ${prompt}` })).toHaveCount(1)

  await page.getByRole('button', { name: /^Account menu/ }).click()
  await expect(page.getByText(account.email, { exact: true })).toBeVisible()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible()
  await second.goto('/history')
  await expect(second).toHaveURL(/\/auth/)
})

test('[6.2] signing out while a picture is made ends its news there, and the picture is there on coming back', async ({
  page,
}) => {
  const account = await signUp(page)
  await page.goto('/generate')
  await page.getByLabel('Prompt', { exact: true }).fill(prompt)
  const answer = page.waitForResponse('**/api/functions/*')
  await page.getByRole('button', { name: 'Generate', exact: true }).click()
  await expect(page.getByText('Generating Your Masterpiece').first()).toBeVisible()
  await page.getByRole('button', { name: /^Account menu/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/')
  const said = page.getByText('Image generated successfully!').waitFor({ timeout: 3_000 })
  const silence = expect(said).rejects.toThrow('Timeout')
  expect((await answer).status()).toBe(200)
  await silence
  await page.goto('/auth')
  await fillSignIn(page, account)
  await expect(page.getByRole('img', { name: prompt }).first()).toBeVisible()
})

test('[1.5, 2.26, 4.1a, 8.9d] a batch is queued with one press and its pictures arrive live, also in a second tab', async ({
  page,
  context,
}) => {
  await signUp(page)
  await page.goto('/generate')
  await expect(page.getByText('Generation Queue')).toHaveCount(0)
  const second = await context.newPage()
  await second.goto('/history')
  await expect(second.getByText('Nothing here yet')).toBeVisible()

  await page.getByLabel('Prompt', { exact: true }).fill('two cats and a blue balloon on a beach')
  await page.getByRole('radio', { name: /Standard/ }).click()
  await page.getByRole('switch', { name: 'Batch mode' }).click()
  await expect(page.getByLabel('Batch count')).toHaveValue('4')
  await page.getByLabel('Batch count').fill('2')
  await page.getByRole('button', { name: 'Add 2 to Queue' }).click()
  await expect(page.getByText('Added 2 tasks to generation queue', { exact: true })).toBeVisible()

  const queue = page.getByRole('region', { name: 'Generation Queue' })
  await expect(queue.getByText('Complete')).toHaveCount(2, DRAWN)
  await expect(
    second.getByRole('button', { name: 'Open: two cats and a blue balloon on a beach' }),
  ).toHaveCount(2)

  await queue.getByRole('button', { name: 'Clear all' }).click()
  await expect(queue).toHaveCount(0)
})

test('[2.3] a page that needs a session says that it looks for one, asks to sign in in its own place, and opens after it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if ([...document.querySelectorAll('main p')].some((text) => text.textContent === 'Checking session…'))
        document.documentElement.dataset['checked'] = location.pathname
    }).observe(document, { childList: true, subtree: true })
  })
  for (const path of ['/dashboard', '/billing', '/account', '/my-generations', '/history']) {
    await page.goto('/')
    await page.goto(path)
    await expect(page).toHaveURL('/auth')
    await expect(page.locator('html')).toHaveAttribute('data-checked', path)
    await page.goBack()
    await expect(page).toHaveURL('/')
  }
  await page.goto('/history?day=1#top')
  await expect(page).toHaveURL('/auth')
  await fillSignUp(page, newAccount())
  await expect(page).toHaveURL('/history?day=1#top')
})

test('[1.1, 5.2] a visitor who presses Generate is let in on the spot, and the picture is made without another press', async ({
  page,
}) => {
  await page.goto('/generate')
  await page.getByLabel('Prompt', { exact: true }).fill(prompt)
  await page.getByRole('button', { name: 'Generate', exact: true }).click()
  await expect(page.getByText('Please sign in to generate images')).toBeVisible()
  const join = page.getByRole('dialog', { name: 'Create a free account to generate this' })
  await expect(join.getByLabel('Name')).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(join).toHaveCount(0)
  await expect(page.getByLabel('Prompt', { exact: true })).toHaveValue(prompt)
  await page.getByRole('button', { name: 'Generate', exact: true }).click()
  await fillSignUp(page, newAccount())
  await expect(page.getByText('Image generated successfully!')).toBeVisible(DRAWN)
  await expect(join).toHaveCount(0)
  await expect(page).toHaveURL('/generate')
  await expect(page.getByLabel('Prompt', { exact: true })).toHaveValue(prompt)
})

test('[2.4] an unknown path is a 404 page that names the path as it was written, with three ways on', async ({
  page,
}) => {
  // Paths are case-sensitive, as on the server, and a missing file gets the 404 page when a person opens its address.
  for (const path of ['/no/such/place', '/GENERATE', '/index.html', '/مرحبا', '/100%25']) {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await expect(page.getByText(`There is nothing at ${path.replace('%25', '%')}`)).toBeVisible()
  }
  const ways = { 'Go Home': '/', 'Browse Gallery': '/gallery', 'Go Back': '/faq' }
  for (const [name, leadsTo] of Object.entries(ways)) {
    await page.goto('/faq')
    await page.goto('/no/such/place')
    await page.getByText(name, { exact: true }).click()
    await expect(page).toHaveURL(leadsTo)
  }
})

test('signing out on purpose clears what was typed, in this tab and others; a session that expires keeps it', async ({
  page,
  context,
}) => {
  const account = await signUp(page)
  const promptOf = (tab: typeof page) => tab.getByLabel('Prompt', { exact: true })
  await page.goto('/generate')
  await arrive(page)
  await promptOf(page).fill(prompt)
  const other = await context.newPage()
  await other.goto('/generate')
  await arrive(other)
  await expect(promptOf(other)).toHaveValue(prompt)
  const said = { id: '1', prompt: 'a secret', timestamp: 1, style: 'anime', quality: 'high' }
  await other.evaluate((text) => localStorage.setItem('prompt_history', text), JSON.stringify([said]))

  await callAsPage(page, 'POST', '/api/auth/sign-out', {})
  await page.goto('/generate')
  await arrive(page)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  await expect(promptOf(page)).toHaveValue(prompt)
  await page.goto('/auth')
  await fillSignIn(page, account)
  await expect(promptOf(page)).toHaveValue(prompt)

  await page.getByRole('button', { name: /^Account menu/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/')
  await expect(promptOf(other)).toHaveValue('')
  await promptOf(other).fill('a stranger')
  await other.reload()
  await arrive(other)
  await expect(promptOf(other)).toHaveValue('a stranger')
  await page.goto('/generate')
  await arrive(page)
  await expect(promptOf(page)).toHaveValue('a stranger')
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/red fox|secret/)
})

test('[1.2, 4.8] at a plain address of the house, where browsers keep back what is for https, a phone makes a picture, opens it and copies its words', async ({
  browser,
  baseURL,
}) => {
  const house = new URL(baseURL ?? '')
  house.hostname = 'house.test'
  const context = await browser.newContext({ baseURL: house.origin, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  await skipOnboarding(page)
  await page.goto('/auth')
  expect(await page.evaluate(() => isSecureContext)).toBe(false)
  await fillSignUp(page, newAccount())
  await expect(page).toHaveURL('/generate')
  await page.getByLabel('Prompt', { exact: true }).fill(prompt)
  await page.getByRole('button', { name: 'Generate', exact: true }).click()
  await expect(page.getByText('Image generated successfully!')).toBeVisible(DRAWN)
  // The small version that showed while loading is gone.
  await expect(page.locator('figure > img')).toHaveCount(1)
  await page.getByRole('button', { name: 'Open full size' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect.poll(() => page.evaluate(() => history.state?.over)).toBeDefined()
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL('/generate')

  const more = async (name: string) => {
    await page.getByRole('button', { name: 'More with this picture' }).click()
    await page.getByRole('menuitem', { name }).click()
  }
  await more('Copy prompt')
  await expect(page.getByText('Prompt copied')).toBeVisible()
  await page.getByLabel('Prompt', { exact: true }).fill('')
  await page.getByLabel('Prompt', { exact: true }).press('Control+V')
  await expect(page.getByLabel('Prompt', { exact: true })).toHaveValue(prompt)
  await more('Copy image')
  await expect(page.getByText('Browsers copy pictures over https only. Download it instead.')).toBeVisible()
  expect(errors).toEqual([])
  await context.close()
})
