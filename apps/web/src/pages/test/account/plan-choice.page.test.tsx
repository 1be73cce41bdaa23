import { startCheckout } from '@easel/contract/billing'
import { getConfig } from '@easel/contract/config'
import { Route, Routes } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { PlanCards } from '#web/features/billing/plan-cards.tsx'
import { buildConfig } from '#web/test/build-answers.ts'
import { playServer, showPage } from '#web/test/studio.tsx'

const server = playServer()
const button = (name: string) => page.getByRole('button', { name, exact: true })

beforeEach(() => server().answer(getConfig, { ...buildConfig(), paymentsConfigured: true }))
afterEach(() => history.replaceState(null, '', location.pathname + location.search))

async function open({ current, signedIn = true }: { current?: 'free' | 'pro'; signedIn?: boolean } = {}) {
  await showPage(
    <Routes>
      <Route path="/pricing" element={<PlanCards current={current} />} />
      <Route path="/billing" element={<p>This is billing.</p>} />
      <Route path="/auth" element={<p>This is the page to sign in.</p>} />
    </Routes>,
    { path: '/pricing', signedIn },
  )
  await expect.element(button('Choose Pro')).toBeVisible()
}

test.each([
  ['Choose Creator', 'pro'],
  ['Choose Pro', 'premium'],
])('%s leads to the payment page of its own plan', async (name, tier) => {
  server().answer(startCheckout, { url: `${location.href}#paid` })
  await open()
  await button(name).click()
  await expect.poll(() => location.hash).toBe('#paid')
  const bodies = server().sent.filter(({ name: sent }) => sent === 'POST /api/billing/checkout')
  expect(bodies.map(({ body }) => JSON.parse(body ?? ''))).toEqual([{ tier }])
})

test('a payment page that does not open says why, and a second press asks again', async () => {
  server().refuse(startCheckout, 409, { code: 'conflict', message: 'You have this plan already.' })
  await open()
  await button('Choose Pro').click()
  await expect.element(page.getByText('The payment page did not open')).toBeVisible()
  await expect.element(page.getByText('You have this plan already.')).toBeVisible()
  await button('Choose Pro').click()
  await expect
    .poll(() => server().asked.filter((name) => name === 'POST /api/billing/checkout').length)
    .toBe(2)
  expect(page.getByText('The payment page did not open').elements()).toHaveLength(1)
})

test.each([
  ['the free plan', 'Get Started', true, 'This is billing.'],
  ['the free plan', 'Get Started', false, 'This is the page to sign in.'],
  ['a paid plan', 'Choose Pro', false, 'This is the page to sign in.'],
])('who chooses %s by %s, signed in: %s, comes to the right page', async (_, name, signedIn, there) => {
  await open({ signedIn })
  await button(name).click()
  await expect.element(page.getByText(there)).toBeVisible()
  expect(server().asked).not.toContain('POST /api/billing/checkout')
})

test('one’s own plan is marked, and managed instead of bought, but the free one', async () => {
  await open({ current: 'pro' })
  const card = page.getByRole('article').filter({ hasText: 'Your plan' })
  await expect.element(card.getByRole('button')).toHaveTextContent('Manage your plan')
  expect(page.getByText('Your plan').elements()).toHaveLength(1)
})

test('who is on the free plan is offered the others alone', async () => {
  await open({ current: 'free' })
  await expect.element(page.getByText('Your plan')).toBeVisible()
  expect(button('Manage your plan').elements()).toEqual([])
})
