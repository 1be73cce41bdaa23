import { type Account, getAccount, listSessions } from '@easel/contract/account'
import { listApiKeys } from '@easel/contract/api-keys'
import { listConnectedApps } from '@easel/contract/apps/connected-apps'
import { getConfig } from '@easel/contract/config'
import { listPasskeys, type Passkey, removePasskey } from '@easel/contract/passkeys/passkeys'
import { listWebhooks } from '@easel/contract/programs/webhooks'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { buildAccount, buildConfig } from '#web/test/build-answers.ts'
import { playServer, showPage } from '#web/test/studio.tsx'
import AccountPage from '../account.tsx'
import AuthPage from '../auth.tsx'

const server = playServer()

const PHONE: Passkey = {
  id: 'pk_00000000000000000000000001',
  name: 'My phone',
  created_at: '2026-11-01T00:00:00.000Z',
  last_used_at: null,
}

async function openSettings(passkeys: Passkey[], config = {}, account: Partial<Account> = {}) {
  server().answer(getConfig, { ...buildConfig(), ...config })
  server().answer(getAccount, buildAccount(account))
  server().answer(listSessions, { items: [] })
  server().answer(listApiKeys, { items: [] })
  server().answer(listConnectedApps, { items: [] })
  server().answer(listWebhooks, { items: [] })
  server().answer(listPasskeys, { items: passkeys })
  await showPage(<AccountPage />, { path: '/account' })
  await expect.element(page.getByRole('heading', { name: 'Passkeys' })).toBeVisible()
}

const add = () => page.getByRole('button', { name: 'Add passkey' })
const byPasskey = () => page.getByRole('button', { name: 'Sign in with a passkey' })

test('where passkeys work at another address, or at none, the settings say so in place of the button', async () => {
  await openSettings([PHONE], { passkeysAt: 'https://studio.example.com' })
  await expect
    .element(page.getByText('Passkeys work at https://studio.example.com only. Open this site there.'))
    .toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Remove My phone' })).toBeVisible()
  expect(add().elements()).toHaveLength(0)
})

test('a site without a name or https says why there are none', async () => {
  await openSettings([], { passkeysAt: null })
  await expect
    .element(page.getByText(/^Browsers have passkeys only for sites with a name and https\./))
    .toBeVisible()
})

test('an account without a password is asked for a fresh sign-in before it adds one', async () => {
  await openSettings([], {}, { has_password: false })
  await add().click()
  const dialog = page.getByRole('dialog')
  await expect
    .element(dialog.getByText(/^Your account has no password\. This works within 10 minutes/))
    .toBeVisible()
  expect(dialog.getByLabelText('Your password').elements()).toHaveLength(0)
})

test('the only way into the account stays, and the page says why', async () => {
  await openSettings([PHONE])
  const message = 'This passkey is the only way into your account. Add another one first.'
  server().refuse(removePasskey, 409, { code: 'conflict', message })
  await page.getByRole('button', { name: 'Remove My phone' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect.element(page.getByText(message)).toBeVisible()
  await expect.element(page.getByText('My phone')).toBeVisible()
})

test('the page to sign in offers passkeys where they work, also where passwords are off', async () => {
  server().answer(getConfig, { ...buildConfig(), passwords: false })
  const shown = await showPage(<AuthPage />, { path: '/auth', signedIn: false })
  await expect.element(byPasskey()).toBeVisible()
  await shown.unmount()
  server().answer(getConfig, { ...buildConfig(), passkeysAt: null })
  await showPage(<AuthPage />, { path: '/auth', signedIn: false })
  await expect.element(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  await expect.poll(() => byPasskey().elements()).toHaveLength(0)
})
