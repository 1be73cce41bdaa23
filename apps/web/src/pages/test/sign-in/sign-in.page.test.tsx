import { getConfig } from '@easel/contract/config'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { client } from '#web/shared/api/client.ts'
import { buildConfig } from '#web/test/build-answers.ts'
import { playServer } from '#web/test/studio.tsx'
import { bodiesOf, openSignedOut, refuses, startsSession } from './open-auth.tsx'

const server = playServer()
const SIGN_IN = 'POST /api/auth/sign-in/email'
const form = page.getByRole('tabpanel')
const email = form.getByLabelText('Email')
const password = form.getByLabelText('Password', { exact: true })
const submit = form.getByRole('button', { name: 'Sign in' })

async function fillIn(): Promise<void> {
  await email.fill('mira@example.com')
  await password.fill('a long sentence')
}

test('email and password are asked for, each beside its field, before anything is sent', async () => {
  await openSignedOut('/auth')
  await expect.element(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await submit.click()
  await expect.element(email).toHaveAccessibleDescription('Enter your email address')
  await expect.element(password).toHaveAccessibleDescription('Enter your password')
  await expect.element(email).toHaveFocus()
  for (const typed of ['mira', 'mira@example', 'mi ra@example.com', '@example.com']) {
    await email.fill(typed)
    await expect.element(email).toHaveAccessibleDescription('Enter an email address, like name@example.com')
  }
  await email.fill('m@e.c')
  await expect.element(email).not.toHaveAttribute('aria-describedby')
  expect(bodiesOf(server(), '/sign-in/email')).toEqual([])
})

test('Enter signs in, and leads to where the person was', async () => {
  server().respond(SIGN_IN, startsSession)
  await openSignedOut('/auth?from=%2Fgallery%3Fsort%3Dnew')
  await fillIn()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('This is the gallery.')).toBeVisible()
  expect(bodiesOf(server(), '/sign-in/email')).toEqual([
    { email: 'mira@example.com', password: 'a long sentence' },
  ])
  expect(client.auth.state()).toMatchObject({ status: 'signed-in', user: { name: 'Mira' } })
})

test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'gallery'])(
  'an address of another site is no place to return to: %s',
  async (from) => {
    server().respond(SIGN_IN, startsSession)
    await openSignedOut(`/auth?from=${encodeURIComponent(from)}`)
    await fillIn()
    await submit.click()
    await expect.element(page.getByText('This is the generator.')).toBeVisible()
  },
)

test.each([
  ['a wrong password', 401, 'INVALID_EMAIL_OR_PASSWORD', password, 'That email and password do not match.'],
  [
    'a suspended account',
    403,
    'ACCOUNT_SUSPENDED',
    email,
    'This account is suspended. Write to the person who runs this site.',
  ],
] as const)('%s is said beside its field, and what was typed stays', async (_, status, code, field, said) => {
  server().respond(SIGN_IN, refuses(status, code))
  await openSignedOut('/auth')
  await fillIn()
  await submit.click()
  await expect.element(field).toHaveAccessibleDescription(said)
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect.element(email).toHaveValue('mira@example.com')
  await expect.element(password).toHaveValue('a long sentence')
  server().respond(SIGN_IN, startsSession)
  await submit.click()
  await expect.element(page.getByText('This is the generator.')).toBeVisible()
})

test('too many attempts are said at the end of the form, since no field is wrong', async () => {
  server().respond(SIGN_IN, refuses(429, 'TOO_MANY'))
  await openSignedOut('/auth')
  await fillIn()
  await submit.click()
  await expect.element(form.getByText('Please wait 60 seconds before trying again')).toBeVisible()
  expect(form.element().querySelectorAll('[aria-invalid="true"]')).toHaveLength(0)
  await expect.element(submit).toBeEnabled()
})

test('an answer that begins no session is not taken for one', async () => {
  server().respond(SIGN_IN, () => Response.json({ user: null }))
  await openSignedOut('/auth')
  await fillIn()
  await submit.click()
  await expect.element(form.getByText('The server did not start a session. Please try again.')).toBeVisible()
})

test('a password is shown and hidden by a button of its own, which sends nothing', async () => {
  await openSignedOut('/auth')
  await password.fill('a long sentence')
  await expect.element(password).toHaveAttribute('type', 'password')
  await form.getByRole('button', { name: 'Show characters' }).click()
  await expect.element(password).toHaveAttribute('type', 'text')
  await form.getByRole('button', { name: 'Hide characters', pressed: true }).click()
  await expect.element(password).toHaveAttribute('type', 'password')
  await expect.element(password).toHaveValue('a long sentence')
  expect(bodiesOf(server(), '/sign-in/email')).toEqual([])
})

test('the arrow keys change between signing in and an account, and the heading with them', async () => {
  await openSignedOut('/auth')
  await page.getByRole('tab', { name: 'Sign in' }).click()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()
  await expect.element(page.getByText('Five pictures a day, free. No card.')).toBeVisible()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
})

test('a person who comes back from an issuer is signed in', async () => {
  server().respond('POST /api/auth/arrival', startsSession)
  await openSignedOut('/auth?arrived&from=%2Fgallery')
  await expect.element(page.getByText('This is the gallery.')).toBeVisible()
  expect(bodiesOf(server(), '/arrival')).toHaveLength(1)
})

test('a session of an issuer that is no longer there is said, and asked for once', async () => {
  server().respond('POST /api/auth/arrival', refuses(401, 'GONE'))
  await openSignedOut('/auth?arrived')
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('That sign-in did not finish. Please try again.')
  expect(bodiesOf(server(), '/arrival')).toHaveLength(1)
})

test.each([
  ['denied', 'You were not signed in: the request was declined.'],
  ['past-proxy', /^This request did not come by the way that signs people in here\./],
  ['unnamed', /^The way that signs people in here did not say who you are\./],
  ['sign-up', /^There is no account for your address, and new ones are not made here at present\./],
  ['taken', /Sign in with your password, or set a new one by “Forgot password\?”\.$/],
  ['suspended', 'This account is suspended. Write to the person who runs this site.'],
  ['stale', 'That took too long, or was begun in another browser. Please try again.'],
  ['often', 'Too many attempts. Wait a minute, then try again.'],
  ['down', 'The other site could not be reached. Try again in a moment.'],
  ['what-is-this', 'That sign-in did not finish. Please try again.'],
])('a sign-in by an issuer that ended with %j is told in a sentence', async (refused, said) => {
  await openSignedOut(`/auth?refused=${refused}`)
  await expect.element(page.getByRole('alert').getByText(said)).toBeVisible()
})

test('where there are no passwords, an address that is taken is for the operator', async () => {
  const signInWith = [{ id: 'oidc', name: 'The House' }]
  server().answer(getConfig, { ...buildConfig(), passwords: false, signInWith })
  await openSignedOut('/auth?refused=taken&by=oidc')
  await expect
    .element(page.getByRole('alert').getByText(/Ask the person who runs this site\.$/))
    .toBeVisible()
})
