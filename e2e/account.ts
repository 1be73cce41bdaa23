import { expect, type Page } from '@playwright/test'

export type Account = { readonly email: string; readonly password: string }

/** An account nobody else has. */
export function newAccount(): Account {
  return { email: `${crypto.randomUUID()}@example.com`, password: `pass-${crypto.randomUUID()}` }
}

/** Signs up through the page, as a newcomer would, and waits until the session is there. */
export async function signUp(page: Page, account: Account = newAccount()): Promise<Account> {
  await page.goto('/auth')
  await page.getByRole('tab', { name: 'Sign up' }).click()
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
  return account
}

/** Closes the first-visit dialog before it opens: only its own journey wants to see it. */
export async function skipOnboarding(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('onboarding_completed', 'true'))
}
