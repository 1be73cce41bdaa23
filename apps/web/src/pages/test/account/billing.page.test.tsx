import {
  getBilling,
  type Invoice,
  listInvoices,
  openPortal,
  type subscriptionSchema,
} from '@easel/contract/billing'
import type { EndpointOutput } from '@easel/contract/endpoint'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type * as z from 'zod/mini'
import { InvoiceList } from '#web/features/billing/invoice-list.tsx'
import { SubscriptionCard } from '#web/features/billing/subscription-card.tsx'
import { playServer, showPage, untilReadAnew } from '#web/test/studio.tsx'

type Subscription = z.output<typeof subscriptionSchema>

const server = playServer()
const card = page.getByRole('region', { name: /^Subscription/ })
const plans = card.getByRole('link', { name: 'See plans' })
const manage = card.getByRole('button', { name: 'Manage plan and card' })

const PAID: Subscription = {
  status: 'active',
  tier: 'pro',
  current_period_end: '2026-12-24T12:00:00.000Z',
  cancel_at_period_end: false,
}

async function open(
  subscription: Subscription | null,
  changes: Partial<EndpointOutput<typeof getBilling>> = {},
): Promise<void> {
  server().answer(getBilling, {
    is_configured: true,
    tier: subscription?.tier ?? 'free',
    subscription,
    has_portal: subscription !== null,
    ...changes,
  })
  await showPage(
    <>
      <SubscriptionCard />
      <InvoiceList />
    </>,
    { path: '/billing' },
  )
  await expect.element(card).toBeVisible()
}

test.each([
  ['active', 'Active', 'Creator plan. It goes on until you end it.', 'Next payment on December 24, 2026.'],
  [
    'trialing',
    'Trial',
    'Creator plan. Nothing is charged while it lasts.',
    'First payment on December 24, 2026.',
  ],
  [
    'past_due',
    'Payment failed',
    'Creator plan. The card was refused. Your plan goes on while it is tried again: check your card.',
    null,
  ],
] as const)(
  'a subscription that gives its plan says what comes next: %s',
  async (status, badge, said, payment) => {
    server().answer(listInvoices, { items: [] })
    await open({ ...PAID, status })
    await expect.element(card.getByText(badge, { exact: true })).toBeVisible()
    await expect.element(card.getByText(said, { exact: true })).toBeVisible()
    await expect.element(card.getByText('$9.99 per month')).toBeVisible()
    if (payment) await expect.element(card.getByText(payment, { exact: true })).toBeVisible()
    else expect(card.getByText(/payment on/).elements()).toEqual([])
    expect(plans.elements()).toEqual([])
    await expect.element(manage).toBeEnabled()
  },
)

test('one that is to end says when, and names no payment', async () => {
  server().answer(listInvoices, { items: [] })
  await open({ ...PAID, cancel_at_period_end: true })
  await expect.element(card.getByText('Ending', { exact: true })).toBeVisible()
  await expect.element(card.getByText('Creator plan. It ends on December 24, 2026.')).toBeVisible()
  expect(card.getByText(/payment on/).elements()).toEqual([])
})

test.each([
  ['unpaid', 'Unpaid', 'Your subscription gives nothing until it is paid.', false],
  ['incomplete', 'Not paid yet', 'The first payment is not through. Your plan begins when it is.', false],
  ['incomplete_expired', 'Not paid', 'The first payment never came, and nothing was charged.', true],
  ['canceled', 'Ended', 'Your subscription has ended. You can subscribe again at any time.', true],
  ['paused', 'Paused', 'Your subscription gives nothing while it is paused.', false],
] as const)(
  'a subscription that gives nothing names no plan, and offers others once it is over: %s',
  async (status, badge, said, isOver) => {
    server().answer(listInvoices, { items: [] })
    await open({ ...PAID, status, tier: 'free', cancel_at_period_end: isOver })
    await expect.element(card.getByText(badge, { exact: true })).toBeVisible()
    await expect.element(card.getByText(said, { exact: true })).toBeVisible()
    expect(card.getByText(/per month|payment on/).elements()).toEqual([])
    expect(plans.elements()).toHaveLength(isOver ? 1 : 0)
    await expect.element(manage).toBeVisible()
  },
)

test('who never subscribed is led to the plans, and has no invoices', async () => {
  await open(null)
  await expect
    .element(card.getByText('You have no subscription. Plans are paid monthly and end when you say so.'))
    .toBeVisible()
  await expect.element(plans).toHaveAttribute('href', '/pricing')
  expect(manage.elements()).toEqual([])
  await expect.element(page.getByText('There are none yet.')).toBeVisible()
  expect(server().asked).not.toContain('GET /api/billing/invoices')
})

test('where nothing can be bought, that is said, and nothing of invoices', async () => {
  await open(null, { is_configured: false })
  const said = 'A backend service and a card payment provider must be connected to enable subscriptions.'
  await expect.element(card.getByText(said, { exact: true })).toBeVisible()
  expect(page.getByRole('heading', { name: 'Invoices' }).elements()).toEqual([])
})

test('a portal that does not open says why, and can be pressed again', async () => {
  server().answer(listInvoices, { items: [] })
  server().refuse(openPortal, 500, { code: 'server_error', message: 'Our servers are ill.' })
  await open(PAID)
  await manage.click()
  await expect.element(page.getByText('The billing portal did not open')).toBeVisible()
  await expect.element(page.getByText('Our servers are ill.')).toBeVisible()
  await expect.element(manage).toBeEnabled()
})

test('an invoice says its day, number, state and amount in its own currency, and opens where there is a page', async () => {
  const made: Invoice = {
    id: 'in_1',
    number: 'EASEL-1',
    created_at: '2026-11-24T12:00:00.000Z',
    amount: 999,
    currency: 'usd',
    status: 'paid',
    url: 'https://pay.example/in_1',
  }
  const items: Invoice[] = [
    made,
    { ...made, id: 'in_2', number: null, status: 'draft', url: null, currency: 'jpy', amount: 1_500 },
    { ...made, id: 'in_3', number: 'EASEL-0', status: 'uncollectible', currency: 'kwd', amount: 3_050 },
  ]
  server().answer(listInvoices, { items })
  await open(PAID)
  const rows = page.getByRole('region', { name: 'Invoices' }).getByRole('listitem')
  await expect.poll(() => rows.elements().length).toBe(3)
  const [paid, draft, unpaid] = rows.elements().map(({ textContent }) => textContent?.replace(/\s/g, ' '))
  expect(paid).toMatch(/Nov.* 24.*EASEL-1Paid\$9\.99$/)
  expect(draft).toMatch(/Draft¥1,500$/)
  expect(unpaid).toMatch(/EASEL-0Not paidKWD 3\.050$/)
  await expect
    .element(page.getByRole('link', { name: 'Open invoice EASEL-1' }))
    .toHaveAttribute('href', 'https://pay.example/in_1')
  expect(page.getByRole('link', { name: /^Open invoice/ }).elements()).toHaveLength(2)
})

test('what of billing does not load is said where it would stand, and loads on a press', async () => {
  server().refuse(getBilling, 500, { code: 'server_error', message: 'Our servers are ill.' })
  await showPage(<SubscriptionCard />, { path: '/billing' })
  const again = card.getByRole('button', { name: /Try again|Retry/i })
  await expect.element(again).toBeVisible()
  await untilReadAnew(server(), getBilling)
  server().answer(getBilling, { is_configured: true, tier: 'free', subscription: null, has_portal: false })
  await again.click()
  await expect.element(plans).toBeVisible()
})
