import { expect, type Page } from '@playwright/test'

export type Account = { readonly email: string; readonly password: string }

/** An account nobody else has. */
export function newAccount(): Account {
  return { email: `${crypto.randomUUID()}@example.com`, password: `pass-${crypto.randomUUID()}` }
}

/** Fills in and sends the sign-up form of the page that is open. */
export async function fillSignUp(page: Page, account: Account): Promise<void> {
  await page.getByRole('tab', { name: 'Create account' }).click()
  await page.getByLabel('Name').fill('Mira')
  await page.getByLabel('E-mail').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Create account' }).click()
}

/** Signs up through the page, as a newcomer would, and waits until the session is there. */
export async function signUp(page: Page, account: Account = newAccount()): Promise<Account> {
  await page.goto('/auth')
  await fillSignUp(page, account)
  await expect(page.getByRole('button', { name: /^Account menu/ })).toBeVisible()
  return account
}

/** Closes the first-visit dialog before it opens: only its own journey wants to see it. */
export async function skipOnboarding(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('onboarding_completed', 'true'))
}

/** Calls the server as the page's own session would, past the page. */
export function callAsPage<Answer>(page: Page, method: string, path: string, body?: object): Promise<Answer> {
  return page.evaluate(
    async ([method, path, body]) => {
      const { token } = JSON.parse(localStorage.getItem('easel.session') ?? '{}')
      const answer = await fetch(path, {
        method,
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        ...(body ? { body } : {}),
      })
      const text = await answer.text()
      return text ? JSON.parse(text) : undefined
    },
    [method, path, body ? JSON.stringify(body) : ''] as const,
  )
}
