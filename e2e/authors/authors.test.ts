import { expect, test } from '@playwright/test'
import { expectAccessible } from '../accessibility.ts'
import { callAsPage, signUp, skipOnboarding } from '../account.ts'
import { chooseFilter } from '../library/choose-filter.ts'

// The product with a stand-in vendor that draws at once.
test.use({ baseURL: process.env['E2E_HOSTED_URL'] })
test.beforeEach(({ page }) => skipOnboarding(page))

test('an author is found from a picture, followed, read by feed, and gone with the last public picture', async ({
  page,
  browser,
}) => {
  await signUp(page)
  const name = `Mira & <${crypto.randomUUID().slice(0, 8)}>`
  await callAsPage(page, 'GET', '/api/preferences')
  await callAsPage(page, 'PATCH', '/api/preferences', { public_gallery_opt_in: true, gallery_name: name })
  const body = { prompt: 'a "red" fox & <friends>', width: 1024, height: 1024, style: 'anime', seed: 7 }
  const { id } = await callAsPage<{ id: string }>(page, 'POST', '/api/functions/generate-image', body)
  await callAsPage(page, 'POST', `/api/generations/${id}/publication`)

  const follower = await (await browser.newContext()).newPage()
  await skipOnboarding(follower)
  await signUp(follower)
  await follower.goto(`/gallery?picture=${id}`)
  await follower.getByRole('dialog').getByRole('link', { name }).click()
  await expect(follower).toHaveURL(/\/authors\/[0-9a-f]{16}$/)
  await expect(follower.getByRole('heading', { name, level: 1 })).toBeVisible()
  await expect(follower).toHaveTitle(`${name} · Easel`)
  await expectAccessible(follower)
  await follower.getByRole('button', { name: 'Follow', exact: true }).click()
  await expect(follower.getByText('1 public picture · 1 follower ·')).toBeVisible()
  await follower.reload()
  await expect(follower.getByRole('button', { name: 'Following' })).toBeVisible()
  expect(await follower.locator('link[rel=alternate][type="application/atom+xml"]').count()).toBe(1)

  const path = new URL(follower.url()).pathname
  const text = await (await follower.request.get(`${path}/feed.atom`)).text()
  // The product's own pages only parse trusted types.
  const reader = await follower.context().newPage()
  const feed = await reader.evaluate((xml) => {
    const found = new DOMParser().parseFromString(xml, 'application/xml')
    const read = (name: string) => [...found.getElementsByTagName(name)].map((one) => one.textContent)
    return {
      errors: read('parsererror'),
      titles: read('title'),
      names: read('name'),
      root: found.documentElement.namespaceURI,
    }
  }, text)
  expect(feed).toEqual({
    errors: [],
    titles: [`${name} on Easel`, body.prompt],
    names: [name, name],
    root: 'http://www.w3.org/2005/Atom',
  })

  await callAsPage(follower, 'POST', '/api/notifications/read', {})
  await follower.goto('/gallery')
  await expect(follower.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
  const second = await callAsPage<{ id: string }>(page, 'POST', '/api/functions/generate-image', body)
  await callAsPage(page, 'POST', `/api/generations/${second.id}/publication`)
  await follower.getByRole('button', { name: 'Notifications, 1 unread' }).click()
  const told = follower.getByRole('dialog', { name: 'Notifications' })
  await told.getByRole('link', { name: `New in the gallery from ${name}` }).click()
  await expect(follower).toHaveURL(new RegExp(`${path}$`))
  await callAsPage(page, 'DELETE', `/api/generations/${second.id}/publication`)

  await follower.goto('/gallery')
  await follower.getByRole('button', { name: 'Following' }).click()
  await expect(follower.getByRole('button', { name: /^Open: / })).toHaveCount(1)
  await expect(follower).toHaveURL(/following=true/)
  await chooseFilter(follower, 'Style', 'Anime', 'Neon')
  await expect(follower).toHaveURL(/style=anime%2Cneon/)
  await expect(follower.getByRole('button', { name: /^Open: / })).toHaveCount(1)
  await expectAccessible(follower)

  await callAsPage(page, 'DELETE', `/api/generations/${id}/publication`)
  expect((await follower.goto(path))?.status()).toBe(404)
  await expect(follower.getByText(`There is nothing at ${path}`)).toBeVisible()
  await follower.context().close()
})
