import { listGenerations } from '@easel/contract/generations'
import { getLibrary } from '@easel/contract/library/library'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { buildGeneration } from '#web/test/build-rows.ts'
import { playServer, showPage } from '#web/test/studio.tsx'
import SavedPage from '../../my-generations.tsx'

const server = playServer()
const bar = page.getByRole('toolbar', { name: 'Search and filters' })
const search = bar.getByLabelText('Search prompts')
const button = (name: string | RegExp) => bar.getByRole('button', { name, exact: true })

/** Query of the list on the page, which its only picture has as its prompt. */
const asked = () => {
  const [tile] = page.getByRole('button', { name: /^Open: / }).elements()
  return JSON.parse(tile?.getAttribute('aria-label')?.replace('Open: ', '') ?? 'null')
}

beforeEach(() => {
  server().answer(getLibrary, {
    ...{ total: 1_200, favorites: 3, public: 1, trash: 0 },
    collections: [],
    tags: [{ tag: 'sea', count: 2 }],
  })
  server().answerBy(listGenerations, (_, query) => {
    const { limit, cursor, ...rest } = Object.fromEntries(query)
    return { items: [buildGeneration(1, { prompt: JSON.stringify(rest) })], nextCursor: null }
  })
})

async function open(search = ''): Promise<void> {
  await showPage(<SavedPage />, { path: `/my-generations${search}` })
  await expect.element(page.getByRole('button', { name: /^Open: / })).toBeVisible()
}

test('the whole library is counted, and a narrowed list says how many of them it has', async () => {
  await open()
  await expect.poll(() => bar.getByRole('status').element().textContent).toBe('1,200')
  await search.fill('boat')
  await expect.poll(asked).toMatchObject({ q: 'boat' })
  await expect.element(bar.getByRole('status')).toHaveTextContent('1 of 1,200')
  server().answer(listGenerations, {
    items: [buildGeneration(2, { prompt: '{}' }), buildGeneration(1)],
    nextCursor: 'more',
  })
  await button('Favorites').click()
  await expect.element(bar.getByRole('status')).toHaveTextContent('2+ of 1,200')
})

test('a list that starts at a chosen month says how many of the library it has, but by prompt counts all', async () => {
  await open('?month=2026-01')
  await expect.element(bar.getByRole('status')).toHaveTextContent('1 of 1,200')
  await bar.getByRole('combobox', { name: 'Order' }).selectOptions('prompt')
  await expect.poll(() => bar.getByRole('status').element().textContent).toBe('1,200')
})

test('a search asks for its words, and is cleared by its own button', async () => {
  await open()
  expect(button('Clear search').query()).toBeNull()
  await search.fill('fox -snow')
  await expect.poll(asked).toMatchObject({ q: 'fox -snow' })
  await button('Clear search').click()
  await expect.element(search).toHaveValue('')
  await expect.poll(asked).not.toHaveProperty('q')
  expect(button('Clear search').query()).toBeNull()
})

test.each([
  ['Favorites', 'favorite'],
  ['Public', 'public'],
])('%s is pressed in and out again', async (name, filter) => {
  await open()
  await expect.element(button(name)).toHaveAttribute('aria-pressed', 'false')
  await button(name).click()
  await expect.poll(asked).toMatchObject({ [filter]: 'true' })
  await expect.element(button(name)).toHaveAttribute('aria-pressed', 'true')
  await button(name).click()
  await expect.poll(asked).not.toHaveProperty(filter)
  await expect.element(button(name)).toHaveAttribute('aria-pressed', 'false')
})

test.each([
  ['Oldest', 'oldest'],
  ['By prompt', 'prompt'],
])('the order %s is asked for, and Newest is the first one', async (label, sort) => {
  await open()
  const order = bar.getByLabelText('Order')
  await expect.element(order).toHaveValue('newest')
  await order.selectOptions(label)
  await expect.poll(asked).toMatchObject({ sort })
  await order.selectOptions('Newest')
  await expect.poll(asked).not.toMatchObject({ sort })
})

test('a tag is a chip that takes itself away', async () => {
  await open('?tag=sea')
  expect(asked()).toMatchObject({ tag: 'sea' })
  await button('#sea (remove)').click()
  await expect.poll(asked).not.toHaveProperty('tag')
  expect(button('#sea (remove)').query()).toBeNull()
})

test('Clear filters leaves nothing narrowed, and the order as it was', async () => {
  await open('?q=boat&favorite=true&public=true&style=anime&tag=sea&from=2026-01-01&sort=oldest')
  await button('Clear filters').click()
  await expect.poll(asked).toEqual({ sort: 'oldest' })
  await expect.element(search).toHaveValue('')
  expect(button('Clear filters').query()).toBeNull()
})

/** The date `ago` days before today, in the product's format. */
function day(ago: number): string {
  const now = new Date()
  const then = new Date(now.getFullYear(), now.getMonth(), now.getDate() - ago)
  return [then.getFullYear(), then.getMonth() + 1, then.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
}

const midnight = (ago: number) => {
  const now = new Date()
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - ago).toISOString()
}

test.each([
  ['Today', 0],
  ['Last 7 days', 6],
  ['Last 30 days', 29],
])('%s asks for what was made since that midnight', async (label, ago) => {
  await open()
  await button('Any date').click()
  const dates = page.getByRole('dialog', { name: 'Date' })
  await expect
    .element(dates.getByRole('button', { name: 'Any date' }))
    .toHaveAttribute('aria-pressed', 'true')
  await dates.getByRole('button', { name: label }).click()
  await expect.poll(asked).toMatchObject({ from: midnight(ago) })
  await expect.element(dates).not.toBeInTheDocument()
  await button(label).click()
  await expect.element(dates.getByRole('button', { name: label })).toHaveAttribute('aria-pressed', 'true')
  await dates.getByRole('button', { name: 'Any date' }).click()
  await expect.poll(asked).not.toHaveProperty('from')
})

test('any two days are chosen, the last one to its end, and neither beyond the other', async () => {
  await open()
  await button('Any date').click()
  const dates = page.getByRole('dialog', { name: 'Date' })
  await dates.getByLabelText('From').fill(day(3))
  await expect.poll(asked).toMatchObject({ from: midnight(3) })
  await dates.getByLabelText('To').fill(day(1))
  await expect.poll(asked).toMatchObject({ from: midnight(3), to: midnight(0) })
  await expect.element(dates.getByLabelText('To')).toHaveAttribute('min', day(3))
  await expect.element(dates.getByLabelText('From')).toHaveAttribute('max', day(1))
  await expect.element(button(`${day(3)} to ${day(1)}`)).toBeInTheDocument()
  await dates.getByLabelText('From').fill('')
  await expect.poll(asked).not.toHaveProperty('from')
  await expect.element(button(`… to ${day(1)}`)).toBeInTheDocument()
})
