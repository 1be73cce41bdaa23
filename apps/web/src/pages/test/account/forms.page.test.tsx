import {
  changeEmail,
  deleteAccount,
  exportAccount,
  getAccount,
  updateAccount,
  verifyEmail,
} from '@easel/contract/account'
import { getConfig } from '@easel/contract/config'
import { DEFAULT_PREFERENCES, updatePreferences } from '@easel/contract/preferences'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { DeleteAccount } from '#web/features/account/delete-account.tsx'
import { EmailForm } from '#web/features/account/email-form.tsx'
import { ExportData } from '#web/features/account/export-data.tsx'
import { ProfileForm } from '#web/features/account/profile-form.tsx'
import { buildAccount, buildConfig } from '#web/test/build-answers.ts'
import { playServer, showPage } from '#web/test/studio.tsx'

const server = playServer()
const ACCOUNT = buildAccount()
const field = (label: string | RegExp) => page.getByLabelText(label)
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const sentTo = (path: string) =>
  server()
    .sent.filter(({ name }) => name.endsWith(` ${path}`))
    .map(({ body }) => JSON.parse(body ?? 'null'))

beforeEach(() => server().answer(getAccount, ACCOUNT))

test('a new address and a password are asked for, each beside its field, before anything is sent', async () => {
  await showPage(<EmailForm email="ann@example.com" />, { path: '/account' })
  await expect.element(page.getByText('ann@example.com')).toBeVisible()
  await press('Change email')
  await expect.element(page.getByText('Enter your email address')).toBeVisible()
  await expect.element(page.getByText('Enter your password')).toBeVisible()
  await field('New email').fill('ann')
  await expect.element(page.getByText('Enter an email address, like name@example.com')).toBeVisible()
  expect(sentTo(changeEmail.path)).toEqual([])
})

test('without mail the address changes at once, and the form says what that means', async () => {
  server().answer(changeEmail, { status: 'changed' })
  await showPage(<EmailForm email="ann@example.com" />, { path: '/account' })
  const note = 'Email isn’t set up here, so the new address won’t be confirmed. Check it for typos.'
  await expect.element(page.getByText(note)).toBeVisible()
  await field('New email').fill('mira@example.com')
  await field('Your password').fill('a long sentence')
  await press('Change email')
  await expect.element(page.getByText('Email changed', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Sign in with mira@example.com from now on.')).toBeVisible()
  expect(sentTo(changeEmail.path)).toEqual([{ email: 'mira@example.com', password: 'a long sentence' }])
  await expect.element(field('New email')).toHaveValue('')
})

test('with mail nothing changes before the link that was sent is opened', async () => {
  server().answer(getConfig, { ...buildConfig(), mailConfigured: true })
  server().answer(changeEmail, { status: 'confirmation_sent' })
  await showPage(<EmailForm email="ann@example.com" />, { path: '/account' })
  await field('New email').fill('mira@example.com')
  await field('Your password').fill('a long sentence')
  await press('Change email')
  const sent = 'Open the link we sent to mira@example.com to confirm. Nothing changes until then.'
  await expect.element(page.getByText(sent)).toBeVisible()
  expect(page.getByText(/^Email isn’t set up here/).elements()).toEqual([])
})

test('an address that is not verified is said, with a button that sends the link again', async () => {
  server().answer(getConfig, { ...buildConfig(), mailConfigured: true })
  server().answer(getAccount, { ...ACCOUNT, email: 'ann@example.com', email_verified: false })
  server().answer(verifyEmail, { status: 'sent' })
  await showPage(<EmailForm email="ann@example.com" />, { path: '/account' })
  const held = 'Verify your email address to publish pictures and create API keys.'
  await expect.element(page.getByText(held, { exact: true })).toBeVisible()
  await press('Send verification link')
  const sent = 'We sent a link to ann@example.com. It works for one day.'
  await expect.element(page.getByRole('status').filter({ hasText: sent })).toHaveTextContent(sent)
  expect(sentTo(verifyEmail.path)).toEqual([{}])
})

test.each([
  [true, true],
  [false, false],
])(
  'nothing is said of it where mail is %s and the address verified is %s',
  async (mailConfigured, email_verified) => {
    server().answer(getConfig, { ...buildConfig(), mailConfigured })
    server().answer(getAccount, { ...ACCOUNT, email_verified })
    await showPage(<EmailForm email="ann@example.com" />, { path: '/account' })
    await expect.element(page.getByRole('button', { name: 'Change email' })).toBeVisible()
    await expect.poll(() => server().asked).toContain('GET /api/account')
    expect(page.getByText(/^Verify your email address/).elements()).toEqual([])
  },
)

test('what the server says of one field stands beside it, and what is about none at the end of the form', async () => {
  const taken = 'This address is in use'
  server().refuse(changeEmail, 409, { code: 'conflict', message: 'No.', fields: { email: taken } })
  await showPage(<EmailForm email="ann@example.com" />, { path: '/account' })
  await field('New email').fill('mira@example.com')
  await field('Your password').fill('a long sentence')
  await press('Change email')
  await expect.element(field('New email')).toHaveAccessibleDescription(taken)
  server().refuse(changeEmail, 500, { code: 'server_error', message: 'Our servers are ill.' })
  await press('Change email')
  await expect.element(page.getByText('Our servers are ill.')).toBeVisible()
  await expect.element(field('New email')).toHaveValue('mira@example.com')
})

test('an account is deleted only with its password and the phrase, however that is written', async () => {
  server().answer(deleteAccount, { deleted: true })
  await showPage(<DeleteAccount />, { path: '/account' })
  await press('Delete account')
  await expect.element(page.getByRole('dialog', { name: 'Delete your account?' })).toBeVisible()
  await press('Delete everything')
  await expect.element(page.getByText('Enter your password')).toBeVisible()
  await expect.element(page.getByText('Type “delete my account” to confirm')).toBeVisible()
  await field('Your password').fill('a long sentence')
  await field('Type “delete my account”').fill('delete my acount')
  await press('Delete everything')
  expect(sentTo(deleteAccount.path)).toEqual([])
  await field('Type “delete my account”').fill('  Delete My Account ')
  await press('Delete everything')
  await expect.element(page.getByText('Account deleted', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Nothing is kept.')).toBeVisible()
  expect(sentTo(deleteAccount.path)).toEqual([
    { confirmation: 'delete my account', password: 'a long sentence' },
  ])
})

test('a wrong password leaves the account, the dialog and what was typed', async () => {
  const wrong = 'This password is not right'
  server().refuse(deleteAccount, 403, { code: 'forbidden', message: wrong, fields: { password: wrong } })
  await showPage(<DeleteAccount />, { path: '/account' })
  await press('Delete account')
  await field('Your password').fill('a guess')
  await field('Type “delete my account”').fill('delete my account')
  await press('Delete everything')
  await expect.element(page.getByText(wrong)).toBeVisible()
  await expect.element(field('Type “delete my account”')).toHaveValue('delete my account')
  await expect.element(page.getByRole('button', { name: 'Delete everything' })).toBeEnabled()
})

test('of the profile only what was changed is sent', async () => {
  server().answer(updateAccount, ACCOUNT)
  server().answer(updatePreferences, { ...DEFAULT_PREFERENCES, gallery_name: 'Annie' })
  const preferences = { ...DEFAULT_PREFERENCES, gallery_name: '' }
  await showPage(<ProfileForm name="Ann" preferences={preferences} />, { path: '/account' })
  const save = page.getByRole('button', { name: 'Save profile' })
  await expect.element(save).toBeDisabled()
  await field('Display name').fill(' Annie ')
  await save.click()
  await expect.poll(() => sentTo(updatePreferences.path)).toEqual([{ gallery_name: 'Annie' }])
  expect(sentTo(updateAccount.path)).toEqual([])
})

test('a name may have 60 characters and no more', async () => {
  server().answer(updateAccount, ACCOUNT)
  await showPage(<ProfileForm name="Ann" preferences={DEFAULT_PREFERENCES} />, { path: '/account' })
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  await name.fill('x'.repeat(61))
  await press('Save profile')
  await expect.element(page.getByText('Use at most 60 characters')).toBeVisible()
  expect(sentTo(updateAccount.path)).toEqual([])
  await name.fill('x'.repeat(60))
  await press('Save profile')
  await expect.element(page.getByText('Profile saved')).toBeVisible()
  expect(sentTo(updateAccount.path)).toEqual([{ display_name: 'x'.repeat(60) }])
})

test('an export that does not start says why, and can be pressed again', async () => {
  server().refuse(exportAccount, 429, { code: 'rate_limit', message: 'One export an hour.' })
  await showPage(<ExportData />, { path: '/account' })
  await press('Download everything')
  await expect.element(page.getByText('The export did not start')).toBeVisible()
  await expect.element(page.getByText('One export an hour.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Download everything' })).toBeEnabled()
})
