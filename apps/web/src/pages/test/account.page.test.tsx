import {
  type Account,
  changePassword,
  exportAccount,
  getAccount,
  listSessions,
} from '@easel/contract/account'
import { type ApiKey, createApiKey, listApiKeys, revokeApiKey } from '@easel/contract/api-keys'
import { listConnectedApps } from '@easel/contract/apps/connected-apps'
import { getConfig } from '@easel/contract/config'
import { listPasskeys } from '@easel/contract/passkeys/passkeys'
import { listWebhooks } from '@easel/contract/programs/webhooks'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { buildAccount, buildConfig } from '#web/test/build-answers.ts'
import { playServer, showPage } from '#web/test/studio.tsx'
import AccountPage from '../account.tsx'

const server = playServer()

async function openSettings(account: Partial<Account>, passwords = true, apiKeys: ApiKey[] = []) {
  server().answer(getConfig, { ...buildConfig(), passwords, signInWith: [{ id: 'oidc', name: 'The House' }] })
  server().answer(getAccount, buildAccount(account))
  server().answer(listSessions, { items: [] })
  server().answer(listApiKeys, { items: apiKeys })
  server().answer(listConnectedApps, { items: [] })
  server().answer(listPasskeys, { items: [] })
  server().answer(listWebhooks, { items: [] })
  await showPage(<AccountPage />, { path: '/account' })
  await expect.element(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
}

const notes = () => page.getByText(/^Your account has no password\. This works within 10 minutes/)

test('an account with a password is asked for it before its address, its password or itself goes', async () => {
  await openSettings({})
  await expect.element(page.getByLabelText('Current password')).toBeVisible()
  await page.getByRole('button', { name: 'Delete account' }).click()
  await expect.element(page.getByRole('dialog').getByLabelText('Your password')).toBeVisible()
  expect(notes().elements()).toHaveLength(0)
})

test('an account without one is told that a fresh sign-in stands for it, and can set its first', async () => {
  await openSettings({ has_password: false })
  await expect.poll(() => notes().elements().length).toBe(2)
  expect(page.getByLabelText('Your password').elements()).toHaveLength(0)
  server().answer(changePassword, { ended: 0 })
  await page.getByLabelText('New password').fill('a long sentence of one’s own')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect.element(page.getByText('Password set', { exact: true })).toBeVisible()
  expect(server().asked).toContain('POST /api/account/password')
})

test('what the server says of a sign-in that was too long ago stands in the form', async () => {
  await openSettings({ has_password: false })
  const message =
    'Your account has no password to ask for. Sign out and in again, then do this within 10 minutes.'
  server().refuse(changePassword, 403, { code: 'forbidden', message })
  await page.getByLabelText('New password').fill('a long sentence of one’s own')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect.element(page.getByText(message)).toBeVisible()
})

test('a password manager is told whose password is changed', async () => {
  await openSettings({})
  const form = () => page.getByLabelText('New password').element().closest('form')
  const owner = () => form()?.querySelector<HTMLInputElement>('input[autocomplete="username"]')
  await expect.poll(() => owner()?.value).toBe('ann@example.com')
  expect(owner()?.checkVisibility()).toBe(false)
})

test('where passwords are off there is nothing about one', async () => {
  await openSettings({ has_password: false }, false)
  const headings = () => page.getByRole('heading', { name: 'Password', exact: true }).elements()
  await expect.poll(headings).toHaveLength(0)
  await expect.element(page.getByRole('heading', { name: 'Devices' })).toBeVisible()
  expect(page.getByRole('link', { name: 'Password', exact: true }).elements()).toHaveLength(0)
})

test('an API key says when it was last used, or that it never was', async () => {
  const unused = {
    id: 'posters',
    name: 'Posters',
    start: 'easel_AAAA',
    created_at: '2026-11-01T00:00:00.000Z',
    last_used_at: null,
    expires_at: null,
    scopes: null,
    daily_limit: null,
    made_today: 0,
  }
  const last_used_at = new Date(Date.now() - 5.5 * 60_000).toISOString()
  await openSettings({}, true, [unused, { ...unused, id: 'cards', name: 'Cards', last_used_at }])
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  await expect.element(row('Posters').getByText(/ never used /)).toBeVisible()
  await expect.element(row('Cards').getByText(/ last used 5 minutes ago /)).toBeVisible()
})

test('a new key is shown once, with Copy and Done in sight on a phone too, and revoking it keeps the focus in its section', async () => {
  await page.viewport(390, 844)
  const key = `easel_${'A'.repeat(40)}`
  const made = {
    id: 'key_00000000000000000000000001',
    name: 'Posters',
    start: key.slice(0, 10),
    created_at: '2026-11-01T00:00:00.000Z',
    last_used_at: null,
    expires_at: null,
    scopes: null,
    daily_limit: null,
    made_today: 0,
  }
  await openSettings({}, true, [])
  const create = () => page.getByRole('button', { name: 'Create key' })
  await create().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText('Name').fill('Posters')
  server().answer(createApiKey, { key, item: made })
  server().answer(listApiKeys, { items: [made] })
  server().answer(listConnectedApps, { items: [] })
  await dialog.getByRole('button', { name: 'Create key' }).click()
  await expect.element(page.getByTestId('new-key')).toHaveTextContent(key)
  await expect.element(dialog.getByRole('button', { name: 'Copy' })).toBeInViewport({ ratio: 1 })
  await expect.element(dialog.getByRole('button', { name: 'Done' })).toBeInViewport({ ratio: 1 })
  await dialog.getByRole('button', { name: 'Done' }).click()
  expect(page.getByTestId('new-key').elements()).toHaveLength(0)
  server().answer(revokeApiKey, { id: made.id })
  server().answer(listApiKeys, { items: [] })
  server().answer(listConnectedApps, { items: [] })
  await page.getByRole('button', { name: 'Revoke Posters' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  await expect.element(page.getByText(/^No keys yet\./)).toBeVisible()
  await expect.element(create()).toHaveFocus()
})

test('a key is given scopes and a daily limit, and the list tells them', async () => {
  const key = `easel_${'A'.repeat(40)}`
  const made: ApiKey = {
    id: 'key_00000000000000000000000001',
    name: 'Posters',
    start: key.slice(0, 10),
    created_at: '2026-11-01T00:00:00.000Z',
    last_used_at: null,
    expires_at: null,
    scopes: ['generate', 'read'],
    daily_limit: 50,
    made_today: 12,
  }
  await openSettings({}, true, [])
  await page.getByRole('button', { name: 'Create key' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText('Name').fill('Posters')
  await dialog.getByLabelText('Access').selectOptions('Only what I choose')
  await expect.element(dialog.getByLabelText(/^Make pictures and sounds/)).toBeChecked()
  await dialog.getByLabelText(/^Make pictures and sounds/).click()
  await dialog.getByLabelText('Pictures a day (optional)').fill('none')
  await dialog.getByRole('button', { name: 'Create key' }).click()
  await expect.element(dialog.getByText('Choose at least one')).toBeVisible()
  await expect.element(dialog.getByText('Use a whole number from 1 to 100,000')).toBeVisible()
  await dialog.getByLabelText(/^Make pictures and sounds/).click()
  await dialog.getByLabelText(/^Read the library/).click()
  await dialog.getByLabelText('Pictures a day (optional)').fill('50')
  const sent: unknown[] = []
  server().answerBy(createApiKey, (body) => {
    sent.push(body)
    return { key, item: made }
  })
  server().answer(listApiKeys, { items: [made] })
  server().answer(listConnectedApps, { items: [] })
  await dialog.getByRole('button', { name: 'Create key' }).click()
  await expect.element(page.getByTestId('new-key')).toHaveTextContent(key)
  expect(sent).toEqual([
    { name: 'Posters', expires_in_days: 90, scopes: ['generate', 'read'], daily_limit: 50 },
  ])
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect
    .element(page.getByText('Make pictures and sounds, Read the library · 12 of 50 made today'))
    .toBeVisible()
})

test('news of authors one follows are turned off by a switch of their own, which waits where all notifications are off', async () => {
  await openSettings({})
  const follows = page.getByRole('switch', { name: 'Authors you follow' })
  await expect.element(follows).toBeChecked()
  await follows.click()
  await expect.element(follows).not.toBeChecked()
  await expect.element(follows).toBeEnabled()
  expect(server().asked).toContain('PATCH /api/preferences')
  await page.getByRole('switch', { name: 'Notifications' }).click()
  await expect.element(follows).toBeDisabled()
  await expect.element(follows).not.toBeChecked()
})

test('everything an account has is downloaded by one press, and what keeps the download from starting is said', async () => {
  await openSettings({})
  const everything = page.getByRole('button', { name: 'Download everything' })
  server().refuse(exportAccount, 403, { code: 'forbidden', message: 'Sign in again first.' })
  await everything.click()
  await expect.element(page.getByText('The export did not start', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Sign in again first.', { exact: true })).toBeVisible()
  expect(location.hash).toBe('')

  server().answer(exportAccount, { url: '#export', expires_at: '2026-12-01T00:00:00.000Z' })
  await expect.element(everything).toBeEnabled()
  await everything.click()
  await expect.poll(() => location.hash).toBe('#export')
  history.replaceState(history.state, '', location.pathname + location.search)
})
