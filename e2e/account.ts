import { expect, type Page } from '@playwright/test'
import { slowDown } from './slowness.ts'

/** How long the built-in engine may take for a picture or two while other journeys draw as well. */
export const DRAWN = { timeout: 150_000 }

export type Account = { readonly email: string; readonly password: string }

/** The moderator and operator of both products: the address in their settings. */
const OPERATOR: Account = { email: 'moderator@example.com', password: 'the operator of the journeys' }

export function newAccount(): Account {
  return { email: `${crypto.randomUUID()}@example.com`, password: `pass-${crypto.randomUUID()}` }
}

/** Fills in and submits the sign-up form of the open page. */
export async function fillSignUp(page: Page, account: Account): Promise<void> {
  await page.getByRole('tab', { name: 'Create account' }).click()
  await page.getByLabel('Name').fill('Mira')
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Create account' }).click()
}

/** Fills in and submits the sign-in form of the open page. */
export async function fillSignIn(page: Page, account: Account): Promise<void> {
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Creates an account and stores its session where the form does: the next page that opens is signed in. */
export async function signUp(page: Page, account: Account = newAccount()): Promise<Account> {
  expect(await startSession(page, 'sign-up', { ...account, name: 'Mira' })).toBe(true)
  return account
}

/** The same for an existing account, as on another device. */
export async function signIn(page: Page, account: Account): Promise<void> {
  expect(await startSession(page, 'sign-in', account)).toBe(true)
}

/** Signs in as the operator; when a file is retried, the account already exists. */
export async function enterAsOperator(page: Page): Promise<void> {
  const isNew = await startSession(page, 'sign-up', { ...OPERATOR, name: 'Mira' })
  if (!isNew) await signIn(page, OPERATOR)
}

/** Bypasses the form; returns whether the server started a session, which is then stored where the page reads it. */
async function startSession(page: Page, how: 'sign-up' | 'sign-in', body: object): Promise<boolean> {
  await page.goto('/robots.txt')
  const answer = await fetch(new URL(`/api/auth/${how}/email`, page.url()), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) return false
  const session = { token: answer.headers.get('set-auth-token'), user: (await answer.json()).user }
  await page.evaluate((text) => localStorage.setItem('easel.session', text), JSON.stringify(session))
  return true
}

/** Dismisses the first-visit dialog before it opens: only its own journey needs it. */
export async function skipOnboarding(page: Page): Promise<void> {
  await slowDown(page)
  await page.addInitScript(() => localStorage.setItem('onboarding_completed', 'true'))
}

/** Triggers the first user event, at which the page's script loads; resolves when the page is hydrated. */
export async function arrive(page: Page): Promise<void> {
  await page.mouse.move(200, 200)
  await page.locator('html[data-running]').waitFor()
}

/** Retries, because a page may reload by itself meanwhile, as a page opened offline does. */
async function keptSession(page: Page): Promise<string | null> {
  let session: string | null = null
  await expect(async () => {
    session = await page.evaluate(() => localStorage.getItem('easel.session'))
  }).toPass()
  return session
}

/** Calls the server with the page's session, but not from the page. */
export async function callAsPage<Answer>(
  page: Page,
  method: string,
  path: string,
  body?: object,
): Promise<Answer> {
  const session = await keptSession(page)
  const answer = await fetch(new URL(path, page.url()), {
    method,
    headers: {
      Authorization: `Bearer ${JSON.parse(session ?? '{}').token}`,
      'Content-Type': 'application/json',
      'X-Time-Zone': process.env['E2E_TIME_ZONE'] ?? 'UTC',
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const text = await answer.text()
  return JSON.parse(text || 'null')
}
