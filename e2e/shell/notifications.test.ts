import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { callAsPage, DRAWN, newAccount, signIn, signUp } from '../account.ts'
import { beginWide, openStudio } from './open-studio.ts'

test.beforeEach(beginWide)

const bell = (page: Page, unread: number) =>
  page.getByRole('button', {
    name: unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`,
    exact: true,
  })
const menuOf = (page: Page) => page.getByRole('dialog', { name: 'Notifications' })

/** Another device: its own storage, its own session. */
async function secondDevice(context: BrowserContext, account: Parameters<typeof signIn>[1]): Promise<Page> {
  const device = await context.browser()?.newContext()
  if (!device) throw new Error('there is no browser')
  const page = await device.newPage()
  await beginWide({ page })
  await page.goto(context.pages()[0]?.url() ?? '')
  await signIn(page, account)
  await openStudio(page)
  return page
}

test('[2.15] what happens is in the bell of every tab and device, and is read and removed on all of them', async ({
  page,
  context,
}) => {
  const account = newAccount()
  await signUp(page, account)
  await openStudio(page)
  const tab = await context.newPage()
  await openStudio(tab, '/faq')
  await openStudio(tab, '/gallery')
  const device = await secondDevice(context, account)
  for (const each of [page, tab, device]) await expect(bell(each, 3)).toBeVisible()

  await callAsPage(page, 'POST', '/api/account/keys', { name: 'laptop script' })
  for (const each of [page, tab, device]) await expect(bell(each, 4)).toBeVisible()

  await bell(device, 4).click()
  await menuOf(device)
    .getByRole('link', { name: /^A new API key was made \(unread\) ?laptop script/ })
    .click()
  await expect(device).toHaveURL('/account#keys')
  for (const each of [page, tab, device]) await expect(bell(each, 3)).toBeVisible()

  await bell(page, 3).click()
  await menuOf(page).getByRole('button', { name: 'Mark all as read' }).click()
  await expect(menuOf(page)).toBeFocused()
  for (const each of [tab, device]) await expect(bell(each, 0)).toBeVisible()
  await menuOf(page).getByRole('button', { name: 'Remove: A new API key was made' }).click()
  await expect(menuOf(page).getByRole('listitem')).toHaveCount(3)
  await bell(tab, 0).click()
  await expect(menuOf(tab).getByRole('listitem')).toHaveCount(3)
  await menuOf(tab).getByRole('button', { name: 'Clear' }).click()
  await expect(menuOf(page).getByText("You're all caught up")).toBeVisible()
  await device.context().close()
})

test('a picture whose page was left is in the bell when its person comes back', async ({ page, context }) => {
  const account = await signUp(page)
  await openStudio(page)
  await bell(page, 3).click()
  await menuOf(page).getByRole('button', { name: 'Mark all as read' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('textbox', { name: 'Prompt', exact: true }).fill('a lighthouse at dusk')
  const asked = page.waitForRequest('**/api/functions/**')
  await page
    .getByRole('form', { name: 'Generator' })
    .getByRole('button', { name: /^Generate/ })
    .click()
  await asked
  await page.close()
  const later = await context.newPage()
  await later.goto('/robots.txt')
  await signIn(later, account)
  await openStudio(later)
  await expect(bell(later, 1)).toBeVisible(DRAWN)
  await bell(later, 1).click()
  await menuOf(later)
    .getByRole('link', { name: /^Your picture is ready \(unread\) ?a lighthouse at dusk/ })
    .click()
  await expect(later.getByRole('dialog').getByText('a lighthouse at dusk').first()).toBeVisible()
})
