import { type Browser, expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { callAsPage, newAccount, signUp, skipOnboarding } from './account.ts'

// In the order of the file: the first journey needs a gallery that nobody has published in.
test.describe.configure({ mode: 'serial' })
test.beforeEach(({ page }) => skipOnboarding(page))

/** Somebody without an account, in a browser of their own. */
async function openVisitor(browser: Browser): Promise<Page> {
  const page = await (
    await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] })
  ).newPage()
  await skipOnboarding(page)
  return page
}

/** A picture of the session's own; its id. */
async function makePicture(page: Page, prompt: string): Promise<string> {
  const body = { prompt, width: 1024, height: 1024, style: 'anime', seed: 7 }
  const { id } = await callAsPage<{ id: string }>(page, 'POST', '/api/functions/generate-image', body)
  return id
}

/** Chooses from the menu of the picture on the generator's stage. */
async function choose(page: Page, item: string): Promise<void> {
  await page.goto('/generate')
  await page.getByRole('button', { name: 'More with this picture' }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

const pictures = (page: Page) => page.getByRole('button', { name: /^Open: / })

test('[2.6] a fresh gallery shows samples, marked as such, which are searched and filtered', async ({
  page,
}) => {
  await page.goto('/gallery?q=fox')
  const search = page.getByLabel('Search public pictures')
  await expect(search).toHaveValue('fox')
  await expect(page.getByText('Nobody has published here yet')).toBeVisible()
  await expect(pictures(page).first()).toHaveAccessibleName(/fox/)
  await expect(pictures(page).first()).toContainText('Sample')
  await search.fill('SAMURAI cherry')
  await expect(pictures(page)).toHaveCount(1)
  await expect(page).toHaveURL(/\?q=SAMURAI\+cherry$/)
  await search.fill('nothing like it')
  await expect(page.getByText('Nothing matches “nothing like it”')).toBeVisible()
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect(page).toHaveURL('/gallery')
  await expect(pictures(page).nth(40)).toBeAttached()
  await page.getByRole('button', { name: 'Pixel Art', exact: true }).click()
  await expect(pictures(page)).toHaveCount(2)
  await page.getByLabel('Shape').selectOption('Portrait')
  await expect(page.getByText('Nothing matches these filters')).toBeVisible()
  await page.getByRole('button', { name: 'Show everything' }).click()
  await expect(pictures(page).nth(40)).toBeAttached()
})

test('[2.6] the gallery is where it was left: after a picture is closed, and when somebody comes back', async ({
  page,
}) => {
  await page.goto('/gallery')
  // Somebody is there: the page's program comes.
  await page.mouse.move(200, 200)
  const main = page.locator('#main')
  await expect(pictures(page).nth(40)).toBeAttached()
  await main.evaluate((element) => element.scrollTo(0, 1500))
  const place = () => main.evaluate((element) => element.scrollTop)
  await expect.poll(place).toBe(1500)
  await page
    .locator('[data-picture="tiger-jungle"], [data-picture="owl-night"]')
    .first()
    .evaluate((button: HTMLElement) => button.click())
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).toHaveURL(/picture=/)
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect.poll(place).toBe(1500)
  await page.getByRole('link', { name: 'Styles', exact: true }).click()
  await expect(page).toHaveURL('/styles')
  await page.goBack()
  await expect(pictures(page).nth(40)).toBeAttached()
  await expect.poll(place).toBe(1500)
})

test('[2.6] publish, be found by a visitor, be remixed, and take it back', async ({ page, browser }) => {
  test.setTimeout(180_000)
  await signUp(page)
  const id = await makePicture(page, 'a purple elephant on a bicycle')
  await choose(page, 'Make public')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Your account keeps its pictures out of the gallery so far')
  await expectAccessible(page)
  await dialog.getByLabel('Name beside your pictures').fill('Mira of the Hill')
  await dialog.getByRole('button', { name: 'Allow and publish' }).click()
  await expect(page.getByText('Published in the gallery')).toBeVisible()

  const visitor = await openVisitor(browser)
  await visitor.goto('/gallery')
  await expect(visitor.getByText('Nobody has published here yet')).toBeHidden()
  await visitor.getByLabel('Search public pictures').pressSequentially('bicycle ele')
  await pictures(visitor).click()
  const lightbox = visitor.getByRole('dialog')
  await expect(lightbox.getByRole('heading')).toHaveText('a purple elephant on a bicycle')
  await expect(lightbox).toContainText('by Mira of the Hill')
  await expectAccessible(visitor)
  await lightbox.getByRole('button', { name: /^Like/ }).click()
  await expect(visitor.getByText('Please sign in to continue')).toBeVisible()
  await lightbox.getByRole('link', { name: 'Make your own' }).click()
  await expect(visitor.getByRole('textbox', { name: 'Prompt', exact: true })).toHaveValue(
    'a purple elephant on a bicycle',
  )
  await expect(visitor.getByRole('textbox', { name: 'Seed' })).toHaveValue('7')

  expect((await visitor.request.get(`/images/${id}.webp?w=256`)).status()).toBe(200)
  await choose(page, 'Make private')
  await dialog.getByRole('button', { name: 'Make private again' }).click()
  await expect(page.getByText('Private again')).toBeVisible()
  expect((await visitor.request.get(`/images/${id}.webp?w=256`)).status()).toBe(404)
  await visitor.goto('/gallery?q=elephant+bicycle')
  await expect(visitor.getByText('Nothing matches “elephant bicycle”')).toBeVisible()
  await visitor.context().close()
})

test('[2.2] a share link opens for a visitor, unfolds, and is the 404 page once it is revoked', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  await signUp(page)
  await makePicture(page, 'a lighthouse made of glass')
  await choose(page, 'Share by link')
  await page.getByRole('button', { name: 'Create link' }).click()
  const field = page.getByRole('dialog').getByRole('textbox', { name: 'Link' })
  await expectAccessible(page)
  const link = await field.inputValue()

  const visitor = await openVisitor(browser)
  const answer = await visitor.goto(link)
  expect(answer?.status()).toBe(200)
  expect(await answer?.text()).toContain(
    '<meta property="og:title" content="a lighthouse made of glass · Easel"/>',
  )
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('a lighthouse made of glass')
  await expect(visitor).toHaveTitle('a lighthouse made of glass · Easel')
  const picture = visitor.getByRole('img', { name: 'a lighthouse made of glass' })
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1024)
  await expectAccessible(visitor)
  await visitor.getByRole('link', { name: 'Make your own' }).click()
  await expect(visitor.getByRole('textbox', { name: 'Prompt', exact: true })).toHaveValue(
    'a lighthouse made of glass',
  )
  await expect(visitor).toHaveTitle('Generate · Easel')

  await page.getByRole('button', { name: 'Revoke link' }).click()
  await expect(field).toBeHidden()
  expect((await visitor.goto(link))?.status()).toBe(404)
  await expect(visitor.getByRole('heading', { name: '404' })).toBeVisible()
  await expect(visitor.getByText(new URL(link).pathname)).toBeVisible()
  await visitor.context().close()
})

test('a reported picture waits for a moderator, who hides it; to everybody else there is no such page', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  await signUp(page)
  const id = await makePicture(page, 'a suspicious teapot')
  await callAsPage(page, 'PATCH', '/api/preferences', { public_gallery_opt_in: true })
  await callAsPage(page, 'POST', `/api/generations/${id}/publication`)
  expect((await page.goto('/moderation'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: '404' })).toBeVisible()

  const reporter = await openVisitor(browser)
  await signUp(reporter)
  await reporter.goto(`/gallery?picture=${id}`)
  await reporter.getByRole('button', { name: 'Report' }).click()
  const report = reporter.getByRole('dialog', { name: 'Report this picture' })
  await report.getByLabel('Spam or advertising').check()
  await report.getByLabel('Note').fill('It sells teapots')
  await expectAccessible(reporter)
  await report.getByRole('button', { name: 'Report' }).click()
  await expect(reporter.getByText('A moderator will look at it.')).toBeVisible()

  const moderator = await openVisitor(browser)
  await signUp(moderator, { ...newAccount(), email: 'moderator@example.com' })
  await moderator.getByRole('button', { name: /^Account menu/ }).click()
  await moderator.getByRole('menuitem', { name: /^Moderation/ }).click()
  await expect(moderator.getByText('It sells teapots')).toBeVisible()
  expect((await moderator.reload())?.status()).toBe(200)
  await expect(moderator.getByText('It sells teapots')).toBeVisible()
  await expectAccessible(moderator)
  await moderator.getByLabel('Reason').fill('Advertising')
  await moderator.getByRole('button', { name: 'Hide picture' }).click()
  await expect(moderator.getByText('Nothing to decide')).toBeVisible()
  await moderator.getByText('Audit trail').click()
  await expect(moderator.getByText('“Advertising”')).toBeVisible()

  await reporter.goto('/gallery?q=suspicious+teapot')
  await expect(reporter.getByText('Nothing matches “suspicious teapot”')).toBeVisible()
  await choose(page, 'Make private')
  await expect(page.getByRole('dialog')).toContainText('A moderator has hidden this')
  await reporter.context().close()
  await moderator.context().close()
})
