import { getCheckout } from '@easel/contract/billing'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { playServer, showPage } from '#web/test/studio.tsx'
import PaymentSuccessPage from '../../payment-success.tsx'

const server = playServer()
const PATH = '/payment-success?session_id=cs_1'

test('a payment that is being confirmed becomes the plan by itself', async () => {
  let asked = 0
  server().answerBy(getCheckout, () => {
    asked += 1
    return { state: asked < 2 ? ('pending' as const) : ('active' as const), tier: 'pro' as const }
  })
  await showPage(<PaymentSuccessPage />, { path: PATH })
  await expect.element(page.getByText(/^Your payment is being confirmed/)).toBeVisible()
  await expect.element(page.getByText(/pictures a day, from this moment on/)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Start creating' }))
    .toHaveAttribute('href', '/generate')
  expect(asked).toBe(2)
})

test.each([
  ['open', 'The payment has not been finished, and nothing was charged.'],
  ['expired', 'The time for this payment has run out, and nothing was charged.'],
] as const)('a payment that is %s leads back to the plans', async (state, words) => {
  server().answer(getCheckout, { state, tier: 'free' })
  await showPage(<PaymentSuccessPage />, { path: PATH })
  await expect.element(page.getByText(words)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Back to the plans' }))
    .toHaveAttribute('href', '/pricing')
})

test.each([
  ['another person’s', { signedIn: true }],
  ['a visitor’s', { signedIn: false }],
])('of %s payment nothing is told', async (_whose, { signedIn }) => {
  server().refuse(getCheckout, 404, { code: 'not_found', message: 'There is no such purchase.' })
  await showPage(<PaymentSuccessPage />, { path: PATH, signedIn })
  await expect.element(page.getByText(/^No payment of yours can be looked up from here/)).toBeVisible()
  expect(server().asked.includes('GET /api/billing/checkout/cs_1')).toBe(signedIn)
})
