import { expect, type Page, test } from '@playwright/test'
import { PRICES, type StandInStripe, startStandInStripe } from '../apps/server/test/stripe/stand-in-stripe.ts'
import { expectAccessible } from './accessibility.ts'
import { signUp, skipOnboarding } from './account.ts'

// The product that sells plans; everyone on it begins with the tier pro.
test.use({ baseURL: process.env['E2E_HOSTED_URL'] })

let stripe: StandInStripe
test.beforeAll(async () => {
  stripe = await startStandInStripe(Number(process.env['E2E_SHOP_PORT']))
})
test.afterAll(() => stripe.stop())

const subscription = (page: Page) => page.getByRole('region', { name: 'Subscription' })

/** A change at the payment provider, sent to the product as a signed event. */
async function tell(page: Page, customer: string, change: Parameters<StandInStripe['subscribe']>[1]) {
  stripe.subscribe(customer, change)
  const { body, headers } = stripe.event('customer.subscription.updated', { customer })
  const answer = await page.request.post('/api/billing/webhook', { data: body, headers })
  expect(answer.status()).toBe(200)
}

/** The provider's own pages, with buttons that return to the product. */
async function openShop(page: Page): Promise<void> {
  await page.route(/^https:\/\/(checkout|portal)\.example\//, (route) => {
    const id = new URL(route.request().url()).pathname.slice(1)
    const success = stripe.checkouts.find((checkout) => checkout.id === id)?.successUrl ?? '/billing'
    const paid = new URL(success.replace('{CHECKOUT_SESSION_ID}', id), process.env['E2E_HOSTED_URL'])
    const canceled = new URL('/payment-canceled', process.env['E2E_HOSTED_URL'])
    return route.fulfill({
      contentType: 'text/html',
      body: `<a href="${paid}">Pay</a> <a href="${canceled}">Back to the shop</a>`,
    })
  })
}

test('[2.10, 3.4] a plan is bought, stands under Billing, is changed and ended at the provider, and the tier follows', async ({
  page,
}) => {
  await skipOnboarding(page)
  await openShop(page)
  await signUp(page)
  await page.goto('/billing')
  await expect(subscription(page)).toContainText('You have no subscription')
  await subscription(page).getByRole('link', { name: 'See plans' }).click()
  await page.getByRole('button', { name: 'Choose Pro', exact: true }).click()
  await page.getByRole('link', { name: 'Back to the shop' }).click()
  await expect(page).toHaveURL('/payment-canceled')

  // Clicked before the session is known: the click waits for it.
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Choose Pro', exact: true }).click()
  await expect(page).toHaveURL(/^https:\/\/checkout\.example\/cs_test_/)
  const bought = stripe.checkouts.at(-1)
  if (!bought) throw new Error('nothing was bought')
  const { customer } = bought
  expect(bought.price).toBe(PRICES.premium)
  bought.status = 'complete'
  // Aborts every request until the route is removed, so that an extra request by the page does not hide the note.
  await page.route('**/api/billing/checkout/*', (route) => route.abort())
  await page.getByRole('link', { name: 'Pay' }).click()
  await expect(page.getByText('Your payment could not be checked.')).toBeVisible()
  const again = page.getByRole('button', { name: 'Try Again' })
  const asked = page.waitForRequest('**/api/billing/checkout/*')
  await again.click()
  await asked
  await page.unroute('**/api/billing/checkout/*')
  const confirmed = page.getByText('Your payment is being confirmed')
  // The page may retry by itself before the button is pressed.
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 1_000 })
    await expect(confirmed).toBeVisible({ timeout: 2_000 })
  }).toPass()
  stripe.subscribe(customer, { price: PRICES.premium })
  await expect(page.getByText('You are on Pro now: 9,999 pictures a day')).toBeVisible()

  await page.getByRole('main').getByRole('link', { name: 'Billing' }).click()
  await expect(subscription(page)).toContainText('Active')
  await expect(subscription(page)).toContainText('Pro plan. It goes on until you end it.')
  await expect(page.getByRole('region', { name: 'Invoices' })).toContainText('EASEL-0001')
  await expectAccessible(page)

  // A subscriber is sent to change the plan, so that it is not paid twice.
  await page.goto('/pricing')
  const mine = page.getByRole('article').filter({ hasText: 'Your plan' })
  await expect(mine.getByRole('heading')).toHaveText(/^Pro/)
  await expect(mine.getByRole('button')).toHaveText('Manage your plan')
  await page.getByRole('button', { name: 'Choose Creator', exact: true }).click()
  await expect(page).toHaveURL(`https://portal.example/${customer}`)
  await tell(page, customer, { price: PRICES.pro })
  await page.goto('/billing')
  await expect(subscription(page)).toContainText('Creator plan')

  // The event arrives while the page is open, and the page updates by itself.
  await tell(page, customer, { price: PRICES.premium, status: 'past_due' })
  await expect(subscription(page)).toContainText('Payment failed')
  await expect(subscription(page)).toContainText('Your plan goes on while it is tried again')
  await expect(subscription(page)).not.toContainText('Next payment')
  await tell(page, customer, { status: 'unpaid' })
  await expect(subscription(page)).toContainText('Your subscription gives nothing until it is paid.')
  await expect(subscription(page)).not.toContainText('plan.')
  await tell(page, customer, { status: 'trialing' })
  await expect(subscription(page)).toContainText('First payment on September 21, 2026.')
  await tell(page, customer, { status: 'active' })
  await expect(subscription(page)).toContainText('Pro plan. It goes on until you end it.')
  await expect(subscription(page)).toContainText('$19.99 per month')
  await tell(page, customer, { ends: true })
  await expect(subscription(page)).toContainText('Ending')
  await expect(subscription(page)).toContainText('Pro plan. It ends on September 21, 2026.')
  await tell(page, customer, { status: 'canceled' })
  await expect(subscription(page)).toContainText('Ended')
  await expect(subscription(page)).toContainText('You can subscribe again at any time')
  await expect(subscription(page).getByRole('link', { name: 'See plans' })).toBeVisible()
  await subscription(page).getByRole('button', { name: 'Manage plan and card' }).click()
  await expect(page).toHaveURL(`https://portal.example/${customer}`)
})
