import { getActivity, getOperator, listPeople } from '@easel/contract/operator'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { playServer, showPage } from '#web/test/studio.tsx'
import OperatorPage from '../operator.tsx'

const server = playServer()

async function openActivity() {
  server().answer(getOperator, { is_operator: true })
  server().answer(listPeople, { items: [], nextCursor: null })
  await showPage(<OperatorPage />, { path: '/operator' })
  await page.getByRole('radio', { name: 'Activity' }).click({ force: true })
}

test('the desk shows the queue, what is stored and by whom, and each day with its pictures and cost', async () => {
  server().answer(getActivity, {
    days: [
      { day: '2026-11-27', pictures: 1_234, failures: 2, cost_usd: 1.25, accounts: 3 },
      { day: '2026-11-26', pictures: 0, failures: 0, cost_usd: 0.5, accounts: 0 },
    ],
    queue: { waiting: 40, running: 2, oldest_at: '2026-11-27T00:00:00.000Z', set_aside: 1 },
    storage: {
      bytes: 4_000_000,
      accounts: 2,
      largest: [
        { id: 'ann', email: 'ann@example.com', bytes: 3_000_000 },
        { id: 'ben', email: 'ben@example.com', bytes: 1_000_000 },
      ],
    },
  })
  await openActivity()
  const facts = page.getByRole('region', { name: 'Activity' })
  await expect.element(facts.getByText('2 running, 40 waiting')).toBeVisible()
  await expect.element(facts.getByText('1 set aside after crashes')).toBeVisible()
  await expect.element(facts.getByText('$1.75 in 2 days')).toBeVisible()
  await expect.element(facts.getByText('4.0 MB', { exact: true })).toBeVisible()
  await expect
    .element(page.getByRole('listitem').filter({ hasText: 'ann@example.com' }))
    .toHaveTextContent('ann@example.com3.0 MB · 75%')
  await expect
    .element(page.getByRole('row', { name: /^2026-11-27/ }))
    .toHaveTextContent('2026-11-271,2342$1.253')
  await expect.element(page.getByRole('row', { name: /^2026-11-26/ })).toHaveTextContent('2026-11-260–$0.50–')
})

test('figures that do not load say so and are asked for again', async () => {
  server().refuse(getActivity, 500, { code: 'server_error', message: 'Our servers are experiencing issues.' })
  await openActivity()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Our servers are experiencing issues.Try Again')
  const again = page.getByRole('button', { name: 'Try Again' }).element()
  server().answer(getActivity, {
    days: [],
    queue: { waiting: 0, running: 0, oldest_at: null, set_aside: 0 },
    storage: { bytes: 0, accounts: 0, largest: [] },
  })
  // In the same tick: the page refetches everything on its own once the live stream is open.
  if (again instanceof HTMLElement) again.click()
  await expect.element(page.getByText('0 running, 0 waiting')).toBeVisible()
})
