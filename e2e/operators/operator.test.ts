import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../accessibility.ts'
import { enterAsOperator, fillSignIn, signUp, skipOnboarding } from '../account.ts'

test.beforeEach(({ page }) => skipOnboarding(page))

const row = (page: Page, words: string) => page.getByRole('listitem').filter({ hasText: words })

test('to who does not operate there is no desk', async ({ page }) => {
  await signUp(page)
  await page.goto('/operator')
  await expect(page.getByRole('heading', { name: '404' })).toBeVisible()
})

test('the operator finds a person, suspends and restores them, and the log says so', async ({
  page,
  browser,
}) => {
  const visitor = await (await browser.newContext()).newPage()
  await skipOnboarding(visitor)
  const account = await signUp(visitor)
  await enterAsOperator(page)
  await page.goto('/generate')
  await page.getByRole('button', { name: /^Account menu/ }).click()
  await page.getByRole('menuitem', { name: 'Operator’s desk' }).click()
  await expect(page).toHaveURL('/operator')
  await page.getByRole('searchbox', { name: 'Email or name' }).fill(account.email.slice(0, 12))
  const person = row(page, account.email)
  await expect(page.getByRole('list', { name: 'People' }).getByRole('listitem')).toHaveCount(1)
  await person.getByRole('combobox', { name: `Tier of ${account.email}` }).selectOption('pro')
  await expect(page.getByText(`${account.email} is pro now`)).toBeVisible()

  await person.getByRole('button', { name: `Actions for ${account.email}` }).click()
  await page.getByRole('menuitem', { name: 'Suspend…' }).click()
  await page.getByLabel('Why').fill('Sells things')
  await page.getByRole('button', { name: 'Suspend', exact: true }).click()
  await expect(person.getByText('Suspended', { exact: true })).toBeVisible()
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await expectAccessible(page, theme)
  }
  await visitor.goto('/auth')
  await fillSignIn(visitor, account)
  await expect(visitor.getByText('This account is suspended.', { exact: false })).toBeVisible()

  await person.getByRole('button', { name: `Actions for ${account.email}` }).click()
  await page.getByRole('menuitem', { name: 'Restore' }).click()
  await expect(person.getByText('Suspended', { exact: true })).toHaveCount(0)
  await page.getByRole('radio', { name: 'Log' }).check()
  await expect(row(page, account.email).filter({ hasText: 'Sells things' })).toBeVisible()
  await visitor.context().close()
})
