import { expect, test } from '@playwright/test'
import { signUp } from '../account.ts'
import { beginWide, openStudio, PHONE } from './open-studio.ts'

test.beforeEach(beginWide)

test('[2.14] the header’s search, on a phone the drawer’s, opens the gallery for words, and does nothing for blanks', async ({
  page,
}) => {
  await openStudio(page)
  const search = page.getByRole('searchbox').first()
  await search.fill('   ')
  await search.press('Enter')
  await expect(page).toHaveURL('/generate')
  await search.fill('  red fox ')
  await search.press('Enter')
  await expect(page).toHaveURL('/gallery?q=red+fox')

  await page.setViewportSize(PHONE)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  const inDrawer = drawer.getByRole('searchbox', { name: 'Search the gallery' })
  await inDrawer.fill(' ')
  await inDrawer.press('Enter')
  await expect(drawer).toBeVisible()
  await inDrawer.fill('owl ')
  await inDrawer.press('Enter')
  await expect(page).toHaveURL('/gallery?q=owl')
  await expect(drawer).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL('/gallery?q=red+fox')
})

test('[2.15] notifications are marked as read for good, and the empty menu says so', async ({ page }) => {
  await openStudio(page)
  await page.getByRole('button', { name: 'Notifications, new tips' }).click()
  const menu = page.getByRole('dialog', { name: 'Notifications' })
  await expect(menu.getByRole('listitem').first()).toBeVisible()
  await expect(menu.getByText(/^Tips to get started/)).toBeVisible()
  await menu.getByRole('link', { name: /^Batches keep running/ }).click()
  await expect(page).toHaveURL('/advanced')
  await expect(menu).toBeHidden()
  await page.getByRole('button', { name: 'Notifications, new tips' }).click()
  await menu.getByRole('button', { name: 'Mark all as read' }).click()
  // The button is gone; the focus stays in the menu.
  await expect(menu).toBeFocused()
  await expect(menu.getByText('(unread)')).toHaveCount(0)
  await page.reload()
  await page.getByRole('button', { name: 'Notifications', exact: true }).click()
  await menu.getByRole('button', { name: 'Clear' }).click()
  await expect(menu.getByText("You're all caught up")).toBeVisible()
  await expect(menu).toBeFocused()
})

test('[2.16] the header leads to settings, keeps the theme, and signs out to the landing page', async ({
  page,
}) => {
  await openStudio(page)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/auth',
  )
  const { email } = await signUp(page)
  await openStudio(page)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Settings' })).toHaveAttribute(
    'href',
    '/account',
  )

  const dark = page.getByRole('button', { name: 'Dark mode' })
  // Without a choice, the studio follows the system; a choice applies to every tab.
  const other = await page.context().newPage()
  await openStudio(other, '/faq')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(dark).toHaveAttribute('aria-pressed', 'true')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(dark).toHaveAttribute('aria-pressed', 'false')
  await dark.click()
  await expect(dark).toHaveAttribute('aria-pressed', 'true')
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark')
  await other.close()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(dark).toHaveAttribute('aria-pressed', 'true')

  const account = page.getByRole('button', { name: `Account menu, ${email}` })
  await expect(account.getByText(email.charAt(0), { exact: true })).toBeVisible()
  await account.click()
  await expect(page.getByRole('menuitem', { name: 'Account' })).toHaveAttribute('href', '/account')
  await expect(page.getByRole('menuitem', { name: 'Billing' })).toHaveAttribute('href', '/billing')
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => localStorage.getItem('easel.session'))).toBeNull()
})
