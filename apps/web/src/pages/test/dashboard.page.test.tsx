import { getLimits, getUsage } from '@easel/contract/usage'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { buildLimits } from '#web/test/build-answers.ts'
import { playServer, showPage } from '#web/test/studio.tsx'
import DashboardPage from '../dashboard.tsx'

const server = playServer()

function answerUsage(storage: { used_bytes: number; quota_bytes: number | null }) {
  const days = Array.from({ length: 30 }, (_, day) => ({
    day: `2026-01-${String(day + 1).padStart(2, '0')}`,
    generations: 0,
  }))
  server().answer(getUsage, { days, total: 0, all_time: 0, storage })
}
const plan = page.getByRole('region', { name: 'Your plan' })

test('the plan says what the library takes of its room, where the installation sets a limit', async () => {
  answerUsage({ used_bytes: 3_500_000, quota_bytes: 500_000_000 })
  await showPage(<DashboardPage />, { path: '/dashboard' })
  await expect.element(plan.getByText('Library: 3.5 MB of 500.0 MB used, the trash included.')).toBeVisible()
})

test('without a limit of storage the plan says nothing of it', async () => {
  answerUsage({ used_bytes: 3_500_000, quota_bytes: null })
  await showPage(<DashboardPage />, { path: '/dashboard' })
  await expect.element(plan.getByText('of 5 left today')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Make your first picture' })).toBeVisible()
  expect(plan.getByText(/^Library: /).query()).toBeNull()
})

test('who has made nothing yet finds prompts that are put into the generator by a press', async () => {
  answerUsage({ used_bytes: 0, quota_bytes: null })
  await showPage(<DashboardPage />, { path: '/dashboard' })
  const starts = page.getByRole('region', { name: 'Make your first picture' })
  await expect.element(starts).toBeVisible()
  const links = starts.getByRole('listitem').getByRole('link').elements()
  expect(links).toHaveLength(3)
  for (const link of links) expect(link.getAttribute('href')).toMatch(/^\/generate\?prompt=.+&style=.+/)
})

test.each([5, 3, 1, 0])('the meter of a day with %i of 5 left has as many full boxes', async (remaining) => {
  server().answer(getLimits, buildLimits(remaining))
  answerUsage({ used_bytes: 0, quota_bytes: null })
  await showPage(<DashboardPage />, { path: '/dashboard' })
  const today = page.getByRole('region', { name: "Today's allowance" })
  await expect.element(today.getByText(`${remaining} of 5 left today`)).toBeVisible()
  for (const part of [today, plan]) {
    const boxes = [...part.element().querySelectorAll('i[data-left]')]
    expect(boxes.map((box) => box.getAttribute('data-left') === 'true')).toEqual(
      [0, 1, 2, 3, 4].map((index) => index < remaining),
    )
  }
})
