import { listGenerations } from '@easel/contract/generations'
import { getLibrary } from '@easel/contract/library/library'
import { listMonths } from '@easel/contract/library/months'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { buildGeneration } from '#web/test/build-rows.ts'
import { playServer, showPage } from '#web/test/studio.tsx'
import SavedPage from '../../my-generations.tsx'

const server = playServer()
/** Forty pictures a month, newest first. */
const MONTHS = ['2026-03', '2026-02', '2025-12', '2024-07']
const rows = MONTHS.flatMap((month, at) =>
  Array.from({ length: 40 }, (_, index) =>
    buildGeneration((4 - at) * 100 - index, {
      prompt: `${month} ${index}`,
      created_at: new Date(`${month}-15T12:00:00.000Z`).toISOString(),
    }),
  ),
)
const lists: URLSearchParams[] = []
const months: URLSearchParams[] = []
/** On a busy machine a list takes longer than the default timeout of `expect.poll`. */
const eventually = <T,>(read: () => T) => expect.poll(read, { timeout: 10_000 })
const scrubber = page.getByRole('slider', { name: 'Month' })
const value = () => scrubber.element().getAttribute('aria-valuetext')
/** The first tile in the list; the grid also keeps the focused tile on the page. */
const first = () =>
  page
    .getByRole('button', { name: /^Open: / })
    .first()
    .element()
    .getAttribute('aria-label')

beforeEach(async () => {
  await page.viewport(1440, 900)
  lists.length = 0
  months.length = 0
  server().answer(getLibrary, { total: 160, favorites: 0, public: 0, trash: 0, collections: [], tags: [] })
  // Two months a page; older ones are not loaded.
  server().answerBy(listGenerations, (_, search) => {
    lists.push(search)
    const to = search.get('to')
    const from = search.get('from')
    const found = rows.filter(
      ({ created_at }) =>
        (!to || created_at < to) &&
        (!from || created_at >= from) &&
        (search.get('style') ?? 'photorealistic') === 'photorealistic',
    )
    const ordered = search.get('sort') === 'oldest' ? found.toReversed() : found
    const start = Number(search.get('cursor') ?? 0)
    return {
      items: ordered.slice(start, start + 80),
      nextCursor: ordered.length > start + 80 ? `${start + 80}` : null,
    }
  })
  server().answerBy(listMonths, (_, search) => {
    months.push(search)
    const part = Number(search.get('cursor') ?? 0)
    // The third month is split across both parts.
    return part === 0
      ? {
          months: [
            ...MONTHS.slice(0, 2).map((month) => ({ month, count: 40 })),
            { month: '2025-12', count: 15 },
          ],
          nextCursor: '1',
        }
      : {
          months: [
            { month: '2025-12', count: 25 },
            { month: '2024-07', count: 40 },
          ],
          nextCursor: null,
        }
  })
})

test('the scrubber names the month in sight, and leads by key to one that is not loaded yet and back', async () => {
  await showPage(<SavedPage />, { path: '/my-generations' })
  await eventually(value).toBe('March 2026, 40 pictures')
  document.getElementById('main')?.scrollBy(0, 2_600)
  await eventually(value).toBe('February 2026, 40 pictures')
  scrubber.element().focus()
  await userEvent.keyboard('{End}')
  await eventually(value).toBe('July 2024, 40 pictures')
  await eventually(first).toBe('Open: 2024-07 0')
  expect(lists.at(-1)?.get('to')).toBe(new Date(2024, 7, 1).toISOString())
  await expect.element(page.getByText('Pictures up to July 2024')).toBeVisible()
  await expect.element(scrubber).toHaveFocus()
  await userEvent.keyboard('{PageUp}')
  await eventually(first).toBe('Open: 2025-12 0')
  await page.getByRole('button', { name: 'Newer pictures' }).click()
  await eventually(first).toBe('Open: 2026-02 0')
  await page.getByRole('button', { name: 'Back to the latest' }).click()
  await eventually(first).toBe('Open: 2026-03 0')
  expect(page.getByText(/^Pictures up to/).elements()).toEqual([])
})

test('a month that is loaded is scrolled to, by a press and by a drag, without a request', async () => {
  await showPage(<SavedPage />, { path: '/my-generations' })
  await expect.element(scrubber).toBeVisible()
  // Undoes the scroll position that another test left behind.
  document.getElementById('main')?.scrollTo(0, 0)
  await eventually(value).toBe('March 2026, 40 pictures')
  // The page refetches its list once its live stream is open.
  const asked = lists.length
  const otherMonths = () => lists.slice(asked).filter((search) => search.has('to'))
  const box = scrubber.element().getBoundingClientRect()
  const at = (part: number) => ({ position: { x: 20, y: box.height * part } })
  await scrubber.click(at(0.35))
  await eventually(value).toBe('February 2026, 40 pictures')
  await eventually(() => document.getElementById('main')?.scrollTop).toBeGreaterThan(1_000)
  expect(otherMonths()).toEqual([])
  await userEvent.dragAndDrop(scrubber, scrubber, {
    sourcePosition: at(0.6).position,
    targetPosition: at(0.05).position,
  })
  await eventually(() => document.getElementById('main')?.scrollTop).toBeLessThan(10)
  expect(otherMonths()).toEqual([])
})

test('months are counted as the list is narrowed, and a list that is narrowed begins at its top', async () => {
  await showPage(<SavedPage />, { path: '/my-generations?month=2025-12&style=photorealistic' })
  await eventually(first).toBe('Open: 2025-12 0')
  expect(months.every((search) => search.get('style') === 'photorealistic' && !search.has('to'))).toBe(true)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await eventually(first).toBe('Open: 2026-03 0')
  await eventually(() => months.at(-1)?.has('style')).toBe(false)
})

test('oldest first, the months run the other way; by prompt there are none', async () => {
  await showPage(<SavedPage />, { path: '/my-generations?sort=oldest&month=2025-12' })
  await eventually(first).toBe('Open: 2025-12 39')
  expect(lists.at(-1)?.get('from')).toBe(new Date(2025, 11, 1).toISOString())
  await expect.element(page.getByRole('button', { name: 'Older pictures' })).toBeVisible()
  await expect.element(scrubber).toHaveAttribute('aria-valuemax', '4')
  scrubber.element().focus()
  await userEvent.keyboard('{Home}')
  await eventually(first).toBe('Open: 2024-07 39')
  await page.getByRole('combobox', { name: 'Order' }).selectOptions('prompt')
  await expect.element(scrubber).not.toBeInTheDocument()
})

test('on a phone a list of the months does the same', async () => {
  await page.viewport(390, 844)
  await showPage(<SavedPage />, { path: '/my-generations' })
  const list = page.getByRole('combobox', { name: 'Go to month' })
  await expect.element(list).toHaveValue('2026-03')
  expect(list.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  await list.selectOptions('Jul 2024 (40)')
  await eventually(first).toBe('Open: 2024-07 0')
  await expect.element(list).toHaveValue('2024-07')
  expect(page.getByRole('slider', { name: 'Month' }).elements()).toEqual([])
})
