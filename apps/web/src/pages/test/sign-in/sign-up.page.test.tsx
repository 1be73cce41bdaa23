import { getConfig } from '@easel/contract/config'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { client } from '#web/shared/api/client.ts'
import { buildConfig } from '#web/test/build-answers.ts'
import { playServer } from '#web/test/studio.tsx'
import { bodiesOf, openSignedOut, refuses, startsSession } from './open-auth.tsx'

const server = playServer()
const SIGN_UP = 'POST /api/auth/sign-up/email'
const form = page.getByRole('tabpanel')
const name = form.getByLabelText('Name')
const email = form.getByLabelText('Email')
const password = form.getByLabelText('Password', { exact: true })
const submit = form.getByRole('button', { name: 'Create account' })

async function openForm(path = '/auth'): Promise<void> {
  await openSignedOut(path)
  await page.getByRole('tab', { name: 'Create account' }).click()
  await expect.element(submit).toBeVisible()
}

async function fillIn(): Promise<void> {
  await name.fill('Mira')
  await email.fill('mira@example.com')
  await password.fill('a long sentence')
}

test('name, email and password are asked for before anything is sent', async () => {
  await openForm()
  await submit.click()
  await expect.element(name).toHaveAccessibleDescription('Enter your name')
  await expect.element(email).toHaveAccessibleDescription('Enter your email address')
  await expect.element(password).toHaveAccessibleDescription('Choose a password')
  expect(bodiesOf(server(), '/sign-up/email')).toEqual([])
})

test('a name has at most 60 characters, and a password 8 to 128', async () => {
  server().respond(SIGN_UP, startsSession)
  await openForm()
  await fillIn()
  await name.fill('n'.repeat(61))
  await password.fill('1234567')
  await submit.click()
  await expect.element(name).toHaveAccessibleDescription('Use at most 60 characters')
  await expect.element(password).toHaveAccessibleDescription('Use at least 8 characters')
  await password.fill('p'.repeat(129))
  await expect.element(password).toHaveAccessibleDescription('Use at most 128 characters')
  await password.fill('12345678')
  await expect.element(password).not.toHaveAttribute('aria-describedby')
  await password.fill('p'.repeat(128))
  await name.fill('n'.repeat(60))
  expect(bodiesOf(server(), '/sign-up/email')).toEqual([])
  await submit.click()
  await expect.element(page.getByText('This is the generator.')).toBeVisible()
  expect(bodiesOf(server(), '/sign-up/email')).toEqual([
    { name: 'n'.repeat(60), email: 'mira@example.com', password: 'p'.repeat(128) },
  ])
})

test('an invitation goes along with the account that is made by its link', async () => {
  server().answer(getConfig, { ...buildConfig(), signUp: 'invitation' })
  server().respond(SIGN_UP, startsSession)
  await openSignedOut('/auth#invitation=a-token')
  await fillIn()
  await submit.click()
  await expect.element(page.getByText('This is the generator.')).toBeVisible()
  expect(bodiesOf(server(), '/sign-up/email')).toMatchObject([{ invitation: 'a-token' }])
})

test.each([
  ['USER_ALREADY_EXISTS', email, 'This email has an account already. Sign in instead.'],
  ['INVALID_EMAIL', email, 'Enter an email address, like name@example.com'],
  ['PASSWORD_TOO_SHORT', password, 'Use at least 8 characters'],
  ['PASSWORD_TOO_LONG', password, 'Use at most 128 characters'],
] as const)('what the server refuses stands beside its field: %s', async (code, field, said) => {
  server().respond(SIGN_UP, refuses(422, code))
  await openForm()
  await fillIn()
  await submit.click()
  await expect.element(field).toHaveAccessibleDescription(said)
})

test('where mail is set up, a new address is told to open the mail, and an own account is signed in to', async () => {
  server().respond(SIGN_UP, () => Response.json({ token: null }))
  server().respond('POST /api/auth/sign-in/email', refuses(401, 'INVALID_EMAIL_OR_PASSWORD'))
  await openForm()
  await fillIn()
  await submit.click()
  await expect.element(form.getByText('Open the mail that we sent to mira@example.com.')).toBeVisible()
  expect(client.auth.state().status).toBe('signed-out')
  server().respond('POST /api/auth/sign-in/email', startsSession)
  await submit.click()
  await expect.element(page.getByText('This is the generator.')).toBeVisible()
  expect(bodiesOf(server(), '/sign-in/email')).toHaveLength(2)
})

test('without a network the form says so and keeps what was typed', async () => {
  server().respond(SIGN_UP, () => {
    throw new TypeError('Failed to fetch')
  })
  await openForm()
  await fillIn()
  await submit.click()
  await expect.element(form.getByText('Check your internet connection and try again')).toBeVisible()
  await expect.element(password).toHaveValue('a long sentence')
  await expect.element(submit).toBeEnabled()
})
