import { listGenerations } from '@easel/contract/generations'
import { getQueue } from '@easel/contract/queue'
import { getLimits, getUsage } from '@easel/contract/usage'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { buildLimits, buildQueue } from '#web/test/build-answers.ts'
import { buildGeneration, buildTask } from '#web/test/build-rows.ts'
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

const STORAGE = { used_bytes: 0, quota_bytes: null }
const usage = page.getByRole('region', { name: 'Pictures and sounds' })
const chart = usage.getByRole('img')

/** Days from `2026-01-01` on, with 0 pictures except where `made` names a count. */
function buildDays(count: number, made: Readonly<Record<number, number>>) {
  return Array.from({ length: count }, (_, at) => ({
    day: new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10),
    generations: made[at + 1] ?? 0,
  }))
}

/** Usage of 1 on January 2, 1,250 on January 5 and 3 on the last day of a month. */
function answerBusyUsage(): void {
  server().answerBy(getUsage, (_, query) => {
    const count = Number(query.get('days'))
    return {
      ...{ days: buildDays(count, { 2: 1, 5: 1_250, 30: 3 }), total: 1_254, all_time: 2_000 },
      storage: STORAGE,
    }
  })
}

test('the chart says how much was made and when most, and each day under the pointer', async () => {
  answerBusyUsage()
  await showPage(<DashboardPage />, { path: '/dashboard' })
  const summary = '1,254 made in the last 30 days, most on Jan 5: 1,250'
  await expect.element(chart).toHaveAccessibleName(summary)
  await expect.element(usage.getByText(summary, { exact: true })).toBeVisible()
  const point = (day: number) => {
    const column = chart.element().querySelectorAll('g')[day - 1]
    column?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  }
  point(2)
  await expect.element(usage.getByText('Jan 2: 1 made', { exact: true })).toBeVisible()
  point(5)
  await expect.element(usage.getByText('Jan 5: 1,250 made', { exact: true })).toBeVisible()
  chart.element().dispatchEvent(new PointerEvent('pointerout', { bubbles: true }))
  await expect.element(usage.getByText(summary, { exact: true })).toBeVisible()
})

test('a bar is as high as its day’s part of a round number, and the numbers beside the lines say so', async () => {
  answerBusyUsage()
  await showPage(<DashboardPage />, { path: '/dashboard' })
  await expect.element(chart).toBeVisible()
  const heights = [...chart.element().querySelectorAll('g')].map((day) =>
    Number(day.querySelectorAll('rect')[1]?.getAttribute('height')),
  )
  expect(heights).toHaveLength(30)
  expect(heights[4]).toBeCloseTo((1_250 / 2_000) * 100)
  expect(heights[1]).toBeCloseTo((1 / 2_000) * 100)
  expect(heights[0]).toBe(0)
  for (const tick of ['2,000', '1,000', '0'])
    await expect.element(usage.getByText(tick, { exact: true })).toBeInTheDocument()
  await expect.element(usage.getByText('Jan 1', { exact: true })).toBeVisible()
  await expect.element(usage.getByText('Today', { exact: true })).toBeVisible()
})

test('the table has the days with something made, the newest first', async () => {
  answerBusyUsage()
  await showPage(<DashboardPage />, { path: '/dashboard' })
  await usage.getByText('As a table', { exact: true }).click()
  const rows = usage
    .getByRole('row')
    .elements()
    .map((row) => [...row.children].map(({ textContent }) => textContent))
  expect(rows).toEqual([
    ['Day', 'Made'],
    ['Jan 30', '3'],
    ['Jan 5', '1,250'],
    ['Jan 2', '1'],
  ])
})

/** Clicks in the same tick as the answer changes: the page refetches everything on its own once the live stream is open. */
function press(button: Element): void {
  if (button instanceof HTMLElement) button.click()
}

test('days without anything say so and have no table, and 90 days are asked for by a press', async () => {
  server().answerBy(getUsage, (_, query) => ({
    ...{ days: buildDays(Number(query.get('days')), {}), total: 0, all_time: 7, storage: STORAGE },
  }))
  server().answer(listGenerations, { items: [buildGeneration(1)], nextCursor: null })
  await showPage(<DashboardPage />, { path: '/dashboard' })
  await expect.element(chart).toHaveAccessibleName('Nothing made in the last 30 days')
  expect(usage.getByText('As a table').query()).toBeNull()
  await usage.getByRole('radio', { name: '90 days' }).click({ force: true })
  await expect.element(chart).toHaveAccessibleName('Nothing made in the last 90 days')
})

test('figures that do not come say why, and are asked for again by a press', async () => {
  server().refuse(getUsage, 500, { code: 'server_error', message: 'Our servers are ill.' })
  server().answer(listGenerations, { items: [buildGeneration(1)], nextCursor: null })
  await showPage(<DashboardPage />, { path: '/dashboard' })
  await expect.element(usage.getByText(/Our servers are ill\./)).toBeVisible()
  const tryAgain = usage.getByRole('button', { name: 'Try Again' }).element()
  answerBusyUsage()
  press(tryAgain)
  await expect.element(chart).toBeVisible()
})

test('the ten newest pictures stand there, and what is at work above them', async () => {
  answerBusyUsage()
  server().answer(listGenerations, {
    items: Array.from({ length: 12 }, (_, at) => buildGeneration(12 - at)),
    nextCursor: null,
  })
  server().answer(getQueue, buildQueue({ tasks: [buildTask('next', { status: 'running' })] }))
  await showPage(<DashboardPage />, { path: '/dashboard' })
  await expect.element(page.getByRole('button', { name: 'Open: picture 12' })).toBeVisible()
  const tiles = page.getByRole('button', { name: /^Open: picture/ }).elements()
  expect(tiles).toHaveLength(10)
  expect(page.getByRole('button', { name: 'Open: picture 2', exact: true }).query()).toBeNull()
  await expect.element(page.getByRole('region', { name: 'Generation Queue' })).toBeVisible()
})

test('a queue in which all is done is not in the way', async () => {
  answerBusyUsage()
  server().answer(getQueue, buildQueue({ tasks: [buildTask('made', { status: 'done' })] }))
  await showPage(<DashboardPage />, { path: '/dashboard' })
  await expect.element(chart).toBeVisible()
  expect(page.getByRole('region', { name: 'Generation Queue' }).query()).toBeNull()
})

test('pictures that do not load are said to be safe, and are asked for again by a press', async () => {
  answerBusyUsage()
  server().refuse(listGenerations, 500, { code: 'server_error', message: 'Our servers are ill.' })
  await showPage(<DashboardPage />, { path: '/dashboard' })
  await expect.element(page.getByRole('heading', { name: 'Your pictures did not load' })).toBeVisible()
  await expect.element(page.getByText('They are safe.', { exact: true })).toBeVisible()
  const tryAgain = page.getByRole('button', { name: 'Try Again' }).element()
  server().answer(listGenerations, { items: [buildGeneration(1)], nextCursor: null })
  press(tryAgain)
  await expect.element(page.getByRole('button', { name: 'Open: picture 1' })).toBeVisible()
})

test('who has made pictures and kept none is told so, not invited to make a first one', async () => {
  answerBusyUsage()
  await showPage(<DashboardPage />, { path: '/dashboard' })
  await expect.element(page.getByText('Nothing is kept at the moment.', { exact: true })).toBeVisible()
  expect(page.getByRole('heading', { name: 'Make your first picture' }).query()).toBeNull()
})
