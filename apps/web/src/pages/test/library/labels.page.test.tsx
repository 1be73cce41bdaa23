import { getGeneration, listGenerations, updateGeneration } from '@easel/contract/generations'
import { getLibrary } from '@easel/contract/library/library'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { buildGeneration } from '#web/test/build-rows.ts'
import { playServer, showPage } from '#web/test/studio.tsx'
import SavedPage from '../../my-generations.tsx'

const server = playServer()
const id = buildGeneration(1).id
const tags = page.getByRole('region', { name: 'Tags' }).last()
const collections = page.getByRole('region', { name: 'In collections' })
const field = tags.getByRole('combobox', { name: 'Add a tag' })
const shown = () =>
  tags
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent)
const SHELVES = ['Boats', 'Kites'].map((name, at) => ({
  id: `col_${String(at).padStart(26, '0')}`,
  name,
  parent_id: null,
  count: 1,
  created_at: '2026-01-01T00:00:00.000Z',
}))
const [boats = '', kites = ''] = SHELVES.map((shelf) => shelf.id)

let row = buildGeneration(1)
/** Each pending answer waits until its function is called, in order. */
let releases: (() => void)[] = []

beforeEach(() => {
  row = buildGeneration(1)
  releases = []
  server().answer(getLibrary, {
    ...{ total: 1, favorites: 0, public: 0, trash: 0 },
    collections: SHELVES,
    tags: [
      { tag: 'sea', count: 3 },
      { tag: 'sky', count: 1 },
    ],
  })
  server().answerBy(updateGeneration, async (changes) => {
    await new Promise<void>((resolve) => releases.push(resolve))
    row = { ...row, ...changes }
    return row
  })
})

async function openWith(changes: Partial<typeof row>, { isListed = true } = {}): Promise<void> {
  row = { ...row, ...changes }
  server().answerBy(listGenerations, () => ({ items: isListed ? [row] : [], nextCursor: null }))
  server().answerBy(getGeneration, () => row)
  await showPage(<SavedPage />, { path: `/my-generations?picture=${id}` })
  await expect.element(collections).toBeVisible()
}

async function release(count: number): Promise<void> {
  for (let at = 0; at < count; at += 1) {
    await expect.poll(() => releases.length).toBeGreaterThan(at)
    releases[at]?.()
  }
}

const bodies = () =>
  server()
    .sent.filter(({ name }) => name === `PATCH /api/generations/${id}`)
    .map(({ body }) => JSON.parse(body ?? ''))

test.each([
  ['of a list', true],
  ['that no list holds', false],
])('two tags of a picture %s that are removed quickly are both gone', async (_, isListed) => {
  await openWith({ tags: ['dusk', 'sea', 'sky'] }, { isListed })
  await tags.getByRole('button', { name: 'Remove tag sea' }).click()
  await tags.getByRole('button', { name: 'Remove tag dusk' }).click()
  await release(2)
  await expect.poll(shown).toEqual(['sky'])
  expect(bodies()).toEqual([{ tags: ['dusk', 'sky'] }, { tags: ['sky'] }])
})

test('tags are typed one after the other, ended by Enter or a comma, while the first is on its way', async () => {
  await openWith({})
  await field.click()
  await userEvent.keyboard('  Sea {Enter}')
  await expect.element(field).toHaveValue('')
  await userEvent.keyboard('big waves,')
  await userEvent.keyboard('half')
  await release(2)
  await expect.poll(shown).toEqual(['sea', 'big waves'])
  await expect.element(field).toHaveValue('half')
  expect(bodies()).toEqual([{ tags: ['sea'] }, { tags: ['sea', 'big waves'] }])
})

test('a tag that the picture has, and none at all, is not sent', async () => {
  await openWith({ tags: ['sea'] })
  await field.click()
  await userEvent.keyboard('SEA{Enter}')
  await userEvent.keyboard('   {Enter}')
  await expect.element(field).toHaveValue('')
  expect(bodies()).toEqual([])
})

test('Enter that ends a word of Japanese adds no tag', async () => {
  await openWith({})
  await field.fill('うみ')
  field
    .element()
    .dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing: true }))
  await expect.element(field).toHaveValue('うみ')
  expect(bodies()).toEqual([])
  await userEvent.keyboard('{Enter}')
  await release(1)
  await expect.poll(shown).toEqual(['うみ'])
})

test('a tag that is refused comes back into the field, unless something else stands there', async () => {
  server().refuse(updateGeneration, 500, { code: 'server_error', message: 'Our servers are ill.' })
  await openWith({})
  await field.click()
  await userEvent.keyboard('sea{Enter}')
  await expect.element(page.getByText('Our servers are ill.').first()).toBeVisible()
  await expect.element(field).toHaveValue('sea')
  expect(shown()).toEqual([])
})

test.each([
  [19, 1],
  [20, 0],
])('with %i of 20 tags there are %i fields for another one', async (count, fields) => {
  await openWith({ tags: Array.from({ length: count }, (_, at) => `tag ${at}`) })
  await expect.element(tags.getByText('tag 18')).toBeVisible()
  expect(field.elements()).toHaveLength(fields)
})

test('tags of other pictures are offered, but those that this one has', async () => {
  await openWith({ tags: ['sea'] })
  const list = field.element().getAttribute('list')
  const offered = [...document.querySelectorAll<HTMLOptionElement>(`#${list} option`)]
  expect(offered.map(({ value }) => value)).toEqual(['sky'])
})

test('collections are checked quickly one after the other, and the picture lies in each', async () => {
  await openWith({})
  await collections.getByRole('button', { name: 'Add to collection' }).click()
  const choice = (name: string) => page.getByRole('menuitemcheckbox', { name })
  await choice('Boats').click()
  await choice('Kites').click()
  await release(2)
  await expect.element(choice('Kites')).toBeChecked()
  await expect.element(choice('Boats')).toBeChecked()
  expect(bodies()).toEqual([{ collection_ids: [boats] }, { collection_ids: [boats, kites] }])
  await userEvent.keyboard('{Escape}')
  await collections.getByRole('button', { name: 'Take out of Boats' }).click()
  await release(3)
  await expect.element(collections.getByRole('button', { name: 'Take out of Boats' })).not.toBeInTheDocument()
  await expect.element(collections.getByRole('button', { name: 'Take out of Kites' })).toBeVisible()
})

test('without a collection the menu says where one is made', async () => {
  server().answer(getLibrary, { total: 1, favorites: 0, public: 0, trash: 0, collections: [], tags: [] })
  await openWith({})
  await collections.getByRole('button', { name: 'Add to collection' }).click()
  await expect.element(page.getByText('Make a collection in Saved first')).toBeVisible()
})
