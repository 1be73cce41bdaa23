import { expect, type Page, test } from '@playwright/test'
import { arrive, signUp } from '../account.ts'
import { beginWide, openStudio, PHONE } from './open-studio.ts'

test.beforeEach(beginWide)

/** An overlay adds a history entry a moment after it opens. */
const expectEntry = (page: Page, isThere = true) =>
  expect.poll(() => page.evaluate(() => history.state?.over !== undefined)).toBe(isThere)

test('on a phone, going back closes what lies over the page and not the page; closed otherwise, it leaves nothing to go back through', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await openStudio(page, '/generate-audio')
  await page.getByRole('navigation', { name: 'Tabs' }).getByRole('link', { name: 'Generate' }).click()
  await expect(page.getByLabel('Prompt', { exact: true })).toBeVisible()
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  const styles = page.getByRole('dialog', { name: 'All styles' })
  const openDrawer = async () => {
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await expect(drawer).toBeVisible()
    await expectEntry(page)
  }
  const openStyles = async () => {
    await page.getByRole('button', { name: /^All styles/ }).click()
    await expect(styles).toBeVisible()
    await expectEntry(page)
  }

  await openDrawer()
  await page.goBack()
  await expect(drawer).toBeHidden()
  await openStyles()
  await page.goBack()
  await expect(styles).toBeHidden()
  await expect(page).toHaveURL('/generate')

  await openStyles()
  await styles.getByRole('button', { name: 'Close' }).click()
  await expect(styles).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL('/generate-audio')
  await page.goForward()
  await expect(page).toHaveURL('/generate')
  await openDrawer()
  await drawer.getByRole('link', { name: 'Templates' }).click()
  await expect(page.getByRole('heading', { name: 'Templates', level: 1 })).toBeVisible()
  await expect(drawer).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL('/generate')
  await expect(page.getByLabel('Prompt', { exact: true })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/generate-audio')
})

test('on a phone, going back closes menus and popovers, too; a page that was loaded anew under a window is left at once', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await signUp(page)
  await openStudio(page, '/styles')
  await page.getByRole('navigation', { name: 'Tabs' }).getByRole('link', { name: 'Generate' }).click()
  await expect(page.getByLabel('Prompt', { exact: true })).toBeVisible()
  const notifications = page.getByRole('dialog', { name: 'Notifications' })
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await expect(notifications).toBeVisible()
  await expectEntry(page)
  await page.goBack()
  await expect(notifications).toBeHidden()
  await page.getByRole('button', { name: /^Account menu/ }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await expectEntry(page)
  await page.goBack()
  await expect(page.getByRole('menu')).toBeHidden()
  await expect(page).toHaveURL('/generate')

  await page.getByRole('button', { name: /^Account menu/ }).click()
  await page.getByRole('menuitem', { name: 'Billing' }).click()
  await expect(page).toHaveURL('/billing')
  await page.goBack()
  await expect(page).toHaveURL('/generate')
  await expect(page.getByLabel('Prompt', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'More', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await expectEntry(page)
  await page.reload()
  await arrive(page)
  await expectEntry(page, false)
  await page.goBack()
  await expect(page).toHaveURL('/styles')
})
