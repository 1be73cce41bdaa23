import { expect, type Page, test } from '@playwright/test'
import { fillSignIn, signUp, skipOnboarding } from '../account.ts'

test.beforeEach(({ page }) => skipOnboarding(page))

/** A virtual authenticator that stores passkeys and verifies its user, as a phone or a password manager does. */
async function attachDevice(page: Page) {
  const device = await page.context().newCDPSession(page)
  await device.send('WebAuthn.enable')
  const { authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    knowsOwner: (isUserVerified: boolean) =>
      device.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    count: async () => (await device.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  }
}

test('a person adds a passkey, signs in by it, and removes it', async ({ page }) => {
  const account = await signUp(page)
  const device = await attachDevice(page)
  await page.goto('/account')
  const passkeys = page.getByRole('region', { name: 'Passkeys' })
  const dialog = page.getByRole('dialog')
  await expect(passkeys.getByText(/^No passkeys yet\./)).toBeVisible()

  await passkeys.getByRole('button', { name: 'Add passkey' }).click()
  await dialog.getByLabel('Name').fill('My phone')
  await dialog.getByLabel('Your password').fill('not the password')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByText('That is not your password.')).toBeVisible()
  await device.knowsOwner(false)
  await dialog.getByLabel('Your password').fill(account.password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(
    dialog.getByText('No passkey was added: the request was canceled or ran out of time. Try again.'),
  ).toBeVisible()
  await device.knowsOwner(true)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Passkey added')).toBeVisible()
  expect(await device.count()).toBe(1)
  await expect(passkeys.getByRole('listitem')).toHaveText(/My phoneadded .* · never used/)

  await passkeys.getByRole('button', { name: 'Add passkey' }).click()
  await dialog.getByLabel('Name').fill('Once more')
  await dialog.getByLabel('Your password').fill(account.password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByText('This device has a passkey for your account already.')).toBeVisible()
  await page.keyboard.press('Escape')

  await passkeys.getByRole('button', { name: 'Rename My phone' }).click()
  await dialog.getByLabel('Name').fill('My laptop')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(passkeys.getByText('My laptop')).toBeVisible()

  const byPasskey = page.getByRole('button', { name: 'Sign in with a passkey' })
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  await page.goto('/auth?from=/account')
  await byPasskey.click()
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
  await expect(passkeys.getByText(/ · last used /)).toBeVisible()

  await passkeys.getByRole('button', { name: 'Remove My laptop' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Passkey removed')).toBeVisible()
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  await page.goto('/auth')
  await byPasskey.click()
  await expect(
    page.getByText('No account here has this passkey. Sign in another way, or choose another passkey.'),
  ).toBeVisible()
  await fillSignIn(page, account)
  await expect(page).not.toHaveURL(/\/auth/)
})
