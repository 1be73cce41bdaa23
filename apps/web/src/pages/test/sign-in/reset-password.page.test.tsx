import { getConfig } from '@easel/contract/config'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { buildConfig } from '#web/test/build-answers.ts'
import { playServer } from '#web/test/studio.tsx'
import { bodiesOf, openSignedOut, refuses } from './open-auth.tsx'

const server = playServer()
const REQUEST = '/request-password-reset'
const email = page.getByLabelText('Email')
const send = page.getByRole('button', { name: 'Send the link' })
const password = page.getByLabelText('New password')
const set = page.getByRole('button', { name: 'Set password' })
const noMail = page.getByText(/^This installation sends no mail\./)

test('the page to sign in leads to a new password, and that one back', async () => {
  await openSignedOut('/auth')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect.element(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to sign in' }).click()
  await expect.element(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
})

test('a link is asked for by an address, and the answer tells no one whether it has an account', async () => {
  server().answer(getConfig, { ...buildConfig(), mailConfigured: true })
  server().respond(`POST /api/auth${REQUEST}`, () => Response.json({ status: true }))
  await openSignedOut('/reset-password')
  await send.click()
  await expect.element(email).toHaveAccessibleDescription('Enter your email address')
  expect(bodiesOf(server(), REQUEST)).toEqual([])
  expect(noMail.elements()).toEqual([])
  await email.fill('mira@example.com')
  await send.click()
  await expect
    .element(
      page.getByText('If mira@example.com has an account, a link to set a new password is on its way.'),
    )
    .toBeVisible()
  expect(bodiesOf(server(), REQUEST)).toMatchObject([{ email: 'mira@example.com' }])
})

test('where no mail is sent, the page says who has the link', async () => {
  await openSignedOut('/reset-password')
  await expect.element(noMail).toBeVisible()
  await expect.element(send).toBeEnabled()
})

test('a link that is not sent says why, and can be asked for again', async () => {
  server().respond(`POST /api/auth${REQUEST}`, refuses(500, 'ILL'))
  await openSignedOut('/reset-password')
  await email.fill('mira@example.com')
  await send.click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(email).toHaveValue('mira@example.com')
  await expect.element(send).toBeEnabled()
})

test('a link that has expired says so above the form for another one', async () => {
  await openSignedOut('/reset-password?error=INVALID_TOKEN')
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('This link has expired or was already used. Request a new one.')
  await expect.element(send).toBeVisible()
})

test('a new password of 8 to 128 characters is set by the link, and the way leads back to sign in', async () => {
  server().respond('POST /api/auth/reset-password', () => Response.json({ status: true }))
  await openSignedOut('/reset-password?token=a-token')
  await set.click()
  await expect.element(password).toHaveAccessibleDescription('Choose a password')
  await password.fill('1234567')
  await expect.element(password).toHaveAccessibleDescription('Use at least 8 characters')
  await password.fill('p'.repeat(129))
  await expect.element(password).toHaveAccessibleDescription('Use at most 128 characters')
  expect(bodiesOf(server(), '/reset-password')).toEqual([])
  await password.fill('12345678')
  await set.click()
  await expect.element(page.getByText('Sign in with the new one.')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  expect(bodiesOf(server(), '/reset-password')).toEqual([{ token: 'a-token', newPassword: '12345678' }])
})

test('a link that was used meanwhile is said at the end of the form', async () => {
  server().respond('POST /api/auth/reset-password', refuses(400, 'INVALID_TOKEN'))
  await openSignedOut('/reset-password?token=old')
  await password.fill('a long sentence')
  await set.click()
  await expect
    .element(page.getByText('This link has expired or was already used. Request a new one.'))
    .toBeVisible()
  await expect.element(password).toHaveValue('a long sentence')
})
