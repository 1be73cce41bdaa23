import { getConfig } from '@easel/contract/config'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { buildConfig } from '#web/test/build-answers.ts'
import { playServer, showPage } from '#web/test/studio.tsx'
import AuthPage from '../auth.tsx'

const server = playServer()
const form = () => page.getByRole('button', { name: 'Create account' })
const openSignUp = () => page.getByRole('tab', { name: 'Create account' }).click()

test('where sign-up is by invitation, the page says so, and its link opens the form', async () => {
  server().answer(getConfig, { ...buildConfig(), signUp: 'invitation' })
  const shown = await showPage(<AuthPage />, { path: '/auth', signedIn: false })
  await openSignUp()
  await expect.element(page.getByText(/^Open the link of your invitation/)).toBeVisible()
  expect(form().elements()).toHaveLength(0)
  await shown.unmount()
  await showPage(<AuthPage />, { path: '/auth#invitation=a-token', signedIn: false })
  await expect.element(page.getByText('You are invited. It takes a minute.')).toBeVisible()
  await expect.element(form()).toBeVisible()
})

test('where sign-up is closed, the page says so and keeps the form to sign in', async () => {
  server().answer(getConfig, { ...buildConfig(), signUp: 'closed' })
  await showPage(<AuthPage />, { path: '/auth', signedIn: false })
  await expect.element(page.getByRole('button', { name: 'Sign in', exact: true }).first()).toBeVisible()
  await openSignUp()
  await expect.element(page.getByText(/^New accounts are not made here at present/)).toBeVisible()
  expect(form().elements()).toHaveLength(0)
})

test('shows a button for each issuer that leads back to where the person was, and says what went wrong there', async () => {
  server().answer(getConfig, { ...buildConfig(), signInWith: [{ id: 'oidc', name: 'The House' }] })
  const path = '/auth?refused=unverified&by=oidc&from=%2Fgallery%3Fsort%3Dnew'
  await showPage(<AuthPage />, { path, signedIn: false })
  const button = page.getByRole('link', { name: 'Continue with The House' })
  await expect.element(button).toHaveAttribute('href', '/api/auth/start/oidc?from=%2Fgallery%3Fsort%3Dnew')
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('The House has not verified your email address. Verify it there, then try again.')
})

test('where passwords are off, the other ways in are all there is', async () => {
  const signInWith = [{ id: 'oidc', name: 'The House' }]
  server().answer(getConfig, { ...buildConfig(), passwords: false, signInWith })
  await showPage(<AuthPage />, { path: '/auth', signedIn: false })
  await expect.element(page.getByRole('link', { name: 'Continue with The House' })).toBeVisible()
  expect(page.getByText('or with your email').elements()).toHaveLength(0)
  expect(page.getByRole('tab').elements()).toHaveLength(0)
  expect(page.getByLabelText('Password').elements()).toHaveLength(0)
})

test('who comes by an issuer without an invitation is told what to do', async () => {
  const signInWith = [{ id: 'oidc', name: 'The House' }]
  server().answer(getConfig, { ...buildConfig(), signUp: 'invitation', signInWith })
  const shown = await showPage(<AuthPage />, { path: '/auth?refused=sign-up&by=oidc', signedIn: false })
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(
      'There is no account for your address yet, and new ones are by invitation here. Open the link of your invitation and continue with The House from there, or ask the person who runs this site for one.',
    )
  await shown.unmount()
  await showPage(<AuthPage />, { path: '/auth?refused=invitation&by=oidc', signedIn: false })
  await expect.element(page.getByRole('alert').getByText(/^This invitation does not work: /)).toBeVisible()
})
