import { type Browser, expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { callAsPage, enterAsOperator, signUp, skipOnboarding } from './account.ts'

// The product with a stand-in vendor that draws at once.
test.use({ baseURL: process.env['E2E_HOSTED_URL'] })
test.beforeEach(({ page }) => skipOnboarding(page))

/** A visitor without an account, in a separate browser context. */
async function openVisitor(browser: Browser): Promise<Page> {
  const page = await (
    await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] })
  ).newPage()
  await skipOnboarding(page)
  return page
}

/** Makes a picture with the page's session; returns its id. */
async function makePicture(page: Page, prompt: string): Promise<string> {
  const body = { prompt, width: 1024, height: 1024, style: 'anime', seed: 7 }
  const { id } = await callAsPage<{ id: string }>(page, 'POST', '/api/functions/generate-image', body)
  return id
}

/** Chooses an item from the menu of the picture in the generator. */
async function choose(page: Page, item: string): Promise<void> {
  await page.goto('/generate')
  await page.getByRole('button', { name: 'More with this picture' }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

const pictures = (page: Page) => page.getByRole('button', { name: /^Open: / })

/** A word that no other picture has, even when the journey is retried. */
const newWord = () => `w${crypto.randomUUID().slice(0, 8)}`

test('[2.6] publish, be found by a visitor, be remixed, and take it back', async ({ page, browser }) => {
  await signUp(page)
  const word = newWord()
  const prompt = `a purple elephant on a bicycle ${word}`
  const id = await makePicture(page, prompt)
  await choose(page, 'Make public')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Publishing turns on gallery sharing for your account')
  await expectAccessible(page)
  await dialog.getByLabel('Name beside your pictures').fill('Mira of the Hill')
  await dialog.getByRole('button', { name: 'Allow and publish' }).click()
  await expect(page.getByText('Published in the gallery')).toBeVisible()

  const visitor = await openVisitor(browser)
  await visitor.goto('/gallery')
  await expect(visitor.getByText('Nothing published yet')).toBeHidden()
  await visitor.getByLabel('Search public pictures').pressSequentially(`${word} ele`)
  await expect(pictures(visitor)).toHaveCount(1)
  await pictures(visitor).click()
  const lightbox = visitor.getByRole('dialog')
  await expect(lightbox.getByRole('heading', { level: 2 })).toHaveText(prompt)
  await expect(lightbox).toContainText('by Mira of the Hill')
  await expectAccessible(visitor)
  await lightbox.getByRole('button', { name: /^Like/ }).click()
  await expect(visitor.getByText('Please sign in to continue')).toBeVisible()
  await expect(lightbox.getByRole('link', { name: 'Download' })).toHaveAttribute(
    'download',
    `a-purple-elephant-on-a-bicycle-${word}-anime.webp`,
  )
  await lightbox.getByRole('link', { name: 'Use the same seed' }).click()
  await expect(visitor.getByRole('textbox', { name: 'Prompt', exact: true })).toHaveValue(prompt)
  await expect(visitor.getByRole('textbox', { name: 'Seed' })).toHaveValue('7')

  expect((await visitor.request.get(`/images/${id}.webp?w=256`)).status()).toBe(200)
  await choose(page, 'Make private')
  await dialog.getByRole('button', { name: 'Make private again' }).click()
  await expect(page.getByText('Private again')).toBeVisible()
  expect((await visitor.request.get(`/images/${id}.webp?w=256`)).status()).toBe(404)
  await visitor.goto(`/gallery?q=elephant+${word}`)
  await expect(visitor.getByText(`Nothing matches “elephant ${word}”`)).toBeVisible()
  await visitor.context().close()
})

test('[2.2] a share link opens for a visitor, unfolds, and is the 404 page once it is revoked', async ({
  page,
  browser,
}) => {
  await signUp(page)
  await makePicture(page, 'a lighthouse made of glass')
  await page.goto('/generate')
  await page.getByRole('button', { name: 'Share by link' }).click()
  await page.getByRole('button', { name: 'Create link' }).click()
  const field = page.getByRole('dialog').getByRole('textbox', { name: 'Link' })
  await expect(field).toHaveValue(/^http/)
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
  await signUp(page)
  const word = newWord()
  const id = await makePicture(page, `a suspicious teapot ${word}`)
  await callAsPage(page, 'PATCH', '/api/preferences', { public_gallery_opt_in: true })
  await callAsPage(page, 'POST', `/api/generations/${id}/publication`)
  expect((await page.goto('/moderation'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: '404' })).toBeVisible()

  const reporter = await openVisitor(browser)
  await signUp(reporter)
  // Pressed before the page knows the session.
  const pressed = Promise.withResolvers<void>()
  await reporter.route('**/api/auth/get-session', async (route) => {
    await pressed.promise
    await route.continue()
  })
  await reporter.goto(`/gallery?picture=${id}`)
  await reporter.getByRole('button', { name: 'Report' }).click()
  pressed.resolve()
  const report = reporter.getByRole('dialog', { name: 'Report this picture' })
  await report.getByLabel('Spam or advertising').check()
  await report.getByLabel('Note').fill(`It sells ${word}`)
  await expectAccessible(reporter)
  await report.getByRole('button', { name: 'Report' }).click()
  await expect(reporter.getByText('A moderator will look at it.')).toBeVisible()

  const moderator = await openVisitor(browser)
  await enterAsOperator(moderator)
  await moderator.goto('/generate')
  await moderator.getByRole('button', { name: /^Account menu/ }).click()
  await moderator.getByRole('menuitem', { name: /^Moderation/ }).click()
  const hide = moderator.getByRole('button', { name: 'Hide picture' })
  const reported = moderator.getByRole('listitem').filter({ has: hide, hasText: `It sells ${word}` })
  await expect(reported).toBeVisible()
  expect((await moderator.reload())?.status()).toBe(200)
  await expect(reported).toBeVisible()
  await expectAccessible(moderator)
  await reported.getByLabel('Reason').fill(`Advertising ${word}`)
  await reported.getByRole('button', { name: 'Hide picture' }).click()
  await expect(reported).toHaveCount(0)
  await moderator.getByRole('radio', { name: 'Audit trail' }).check()
  await expect(moderator.getByText(`“Advertising ${word}”`)).toBeVisible()

  await reporter.goto(`/gallery?q=teapot+${word}`)
  await expect(reporter.getByText(`Nothing matches “teapot ${word}”`)).toBeVisible()
  await choose(page, 'Make private')
  await expect(page.getByRole('dialog')).toContainText('A moderator has hidden this')

  await moderator.getByRole('radio', { name: 'Hidden' }).check()
  const hidden = moderator.getByRole('listitem').filter({ hasText: `a suspicious teapot ${word}` })
  await hidden.getByLabel('Reason').fill(`No advertising ${word}`)
  await hidden.getByRole('button', { name: 'Restore picture' }).click()
  await expect(hidden).toHaveCount(0)
  await reporter.goto(`/gallery?q=teapot+${word}`)
  await expect(pictures(reporter)).toHaveCount(1)
  await reporter.context().close()
  await moderator.context().close()
})
