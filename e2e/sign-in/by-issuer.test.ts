import { expect, test } from '@playwright/test'
import { skipOnboarding } from '../account.ts'
import { startWithIssuer } from './start-with-issuer.ts'

let house: Awaited<ReturnType<typeof startWithIssuer>>

test.beforeAll(async () => {
  house = await startWithIssuer()
})
test.afterAll(() => house.stop())
test.beforeEach(({ page }) => skipOnboarding(page))

test('a person comes in by an OpenID issuer: not without an invitation, with it, and from then on without', async ({
  page,
}) => {
  const { address, issuer, invitation } = house
  const goOn = page.getByRole('link', { name: 'Continue with The House' })
  const settings = page.getByRole('heading', { name: 'Settings' })

  await page.goto(`${address}/auth?from=/account`)
  await goOn.click()
  await expect(page.getByRole('alert')).toHaveText('You were not signed in: the request was declined.')

  issuer.person = {
    sub: 'ada',
    email: 'ada@house.example',
    email_verified: true,
    name: 'Ada',
  }
  await goOn.click()
  await expect(page.getByRole('alert')).toHaveText(
    'There is no account for your address yet, and new ones are by invitation here. Open the link of your invitation and continue with The House from there, or ask the person who runs this site for one.',
  )

  await page.goto(invitation)
  await goOn.click()
  await expect(page).not.toHaveURL(/\/auth/)
  await page.goto(`${address}/account`)
  await expect(settings).toBeVisible()
  await expect(page.getByText('ada@house.example').first()).toBeVisible()

  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  await page.goto(`${address}/auth?from=/account`)
  await goOn.click()
  await expect(settings).toBeVisible()
})
