import { listGenerations } from '@easel/contract/generations'
import { createCollection, deleteCollection, updateCollection } from '@easel/contract/library/collections'
import { type Collection, getLibrary } from '@easel/contract/library/library'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { buildGeneration } from '#web/test/build-rows.ts'
import { playServer, showPage } from '#web/test/studio.tsx'
import SavedPage from '../../my-generations.tsx'

const server = playServer()
const idOf = (at: number) => `col_${String(at).padStart(26, '0')}`
const build = (at: number, name: string, parent: number | null = null): Collection => ({
  id: idOf(at),
  name,
  parent_id: parent === null ? null : idOf(parent),
  count: 1_200,
  created_at: '2026-01-01T00:00:00.000Z',
})
/** A chain five deep, and one collection beside it. */
const CHAIN = ['One', 'Two', 'Three', 'Four', 'Five'].map((name, at) => build(at, name, at ? at - 1 : null))
const ALL = [...CHAIN, build(9, 'Zoo')]
const panel = page.getByRole('navigation', { name: 'Library' })
const collections = panel.getByRole('region', { name: 'Collections' })
const row = (name: string) => collections.getByRole('button', { name: new RegExp(`^${name}`) })
const dialog = page.getByRole('dialog')
const name = dialog.getByLabelText('Name')
const place = dialog.getByLabelText('Parent collection')
const places = () =>
  [...place.element().querySelectorAll('option')].map(({ textContent }) => textContent?.trim())

let kept: Collection[] = []

beforeEach(() => {
  kept = ALL
  server().answerBy(getLibrary, () => ({
    ...{ total: 3, favorites: 2, public: 1, trash: 4 },
    collections: kept,
    tags: [{ tag: 'sea', count: 2 }],
  }))
  server().answer(listGenerations, { items: [buildGeneration(1)], nextCursor: null })
})

async function open(search = ''): Promise<void> {
  await showPage(<SavedPage />, { path: `/my-generations${search}` })
  await expect.element(row('One')).toBeVisible()
}

async function choose(of: string, item: string): Promise<void> {
  await collections.getByRole('button', { name: `More with ${of}`, exact: true }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

const sent = () =>
  server()
    .sent.filter(({ name: request }) => request.includes('/api/collections'))
    .map(({ name: request, body }) => [request.replace(/col_0*/, ''), JSON.parse(body ?? 'null')])

test('a collection is made by Enter once it has a name, inside the one that is chosen', async () => {
  server().answerBy(createCollection, (body) => {
    kept = [...ALL, { ...build(20, body.name), parent_id: body.parent_id ?? null }]
    return { id: idOf(20), collections: kept }
  })
  await open()
  await collections.getByRole('button', { name: 'New collection' }).click()
  await expect.element(dialog.getByRole('button', { name: 'Create' })).toBeDisabled()
  await userEvent.keyboard('   ')
  await expect.element(dialog.getByRole('button', { name: 'Create' })).toBeDisabled()
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard('Harbor ')
  await place.selectOptions('Zoo')
  name.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(row('Harbor')).toBeVisible()
  expect(sent()).toEqual([['POST /api/collections', { name: 'Harbor', parent_id: idOf(9) }]])
})

test('a new collection of the one that is looked at, or of a menu, lies inside it; none lies six deep', async () => {
  await open(`?collection=${idOf(1)}`)
  await collections.getByRole('button', { name: 'New collection' }).click()
  await expect.element(place).toHaveValue(idOf(1))
  expect(places()).toEqual(['None', 'One', 'Two', 'Three', 'Four', 'Zoo'])
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await choose('Zoo', 'New collection inside')
  await expect.element(place).toHaveValue(idOf(9))
  expect(sent()).toEqual([])
})

test('a collection is renamed and moved, but into none that lies in it', async () => {
  server().answerBy(updateCollection, (body) => {
    kept = ALL.map((collection) => (collection.id === idOf(1) ? { ...collection, ...body } : collection))
    return { collections: kept }
  })
  await open()
  await choose('Two', 'Rename or move')
  await expect.element(name).toHaveValue('Two')
  await expect.element(place).toHaveValue(idOf(0))
  expect(places()).toEqual(['None', 'One', 'Zoo'])
  await name.fill('Second')
  await place.selectOptions('None')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(row('Second')).toBeVisible()
  expect(sent()).toEqual([['PATCH /api/collections/1', { name: 'Second', parent_id: null }]])
})

test('a name that is taken is said, and the dialog keeps it', async () => {
  server().refuse(createCollection, 409, { code: 'conflict', message: 'There is a Zoo already.' })
  await open()
  await collections.getByRole('button', { name: 'New collection' }).click()
  await userEvent.keyboard('Zoo{Enter}')
  await expect.element(page.getByText('There is a Zoo already.')).toBeVisible()
  await expect.element(name).toHaveValue('Zoo')
})

test.each([
  ['itself', 2],
  ['one inside it', 4],
])('deleting a collection while %s is looked at leads back to all pictures', async (_, at) => {
  server().answerBy(deleteCollection, () => {
    kept = ALL.filter(({ id }) => ![2, 3, 4].map(idOf).includes(id))
    return { collections: kept }
  })
  await open(`?collection=${idOf(at)}`)
  await choose('Three', 'Delete collection')
  const question = page.getByRole('alertdialog', { name: 'Delete this collection?' })
  await expect
    .element(
      question.getByText(
        '“Three” goes, with the collections inside it. Their pictures stay in your library.',
      ),
    )
    .toBeVisible()
  await question.getByRole('button', { name: 'Delete collection' }).click()
  await expect
    .element(panel.getByRole('button', { name: 'All pictures 3' }))
    .toHaveAttribute('aria-current', 'true')
  await expect.element(row('Three')).not.toBeInTheDocument()
})

test('deleting another collection, or calling it off, leaves what is looked at', async () => {
  server().answerBy(deleteCollection, () => {
    kept = ALL.slice(0, 5)
    return { collections: kept }
  })
  await open(`?collection=${idOf(0)}`)
  await choose('One', 'Delete collection')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  expect(sent()).toEqual([])
  await choose('Zoo', 'Delete collection')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete collection' }).click()
  await expect.element(row('Zoo')).not.toBeInTheDocument()
  await expect.element(row('One')).toHaveAttribute('aria-current', 'true')
})

test('each part of the library is led to by a press that says how many it has, and asks for these alone', async () => {
  let asked = new URLSearchParams()
  server().answerBy(listGenerations, (_, search) => {
    asked = search
    return { items: [buildGeneration(1)], nextCursor: null }
  })
  await open()
  for (const [part, key] of [
    ['Favorites 2', 'favorite=true'],
    ['Public 1', 'public=true'],
    ['Trash 4', 'trash=true'],
    ['One 1,200', `collection=${idOf(0)}`],
  ] as const) {
    await panel.getByRole('button', { name: part }).click()
    await expect.element(panel.getByRole('button', { name: part })).toHaveAttribute('aria-current', 'true')
    await expect.poll(() => asked.toString()).toBe(`${key}&limit=100`)
    expect(panel.element().querySelectorAll('[aria-current="true"]')).toHaveLength(1)
  }
  const tag = panel.getByRole('button', { name: 'sea 2' })
  await tag.click()
  await expect.element(tag).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => asked.toString()).toBe('tag=sea&limit=100')
  await tag.click()
  await expect.element(tag).toHaveAttribute('aria-pressed', 'false')
  await expect
    .element(panel.getByRole('button', { name: 'All pictures 3' }))
    .toHaveAttribute('aria-current', 'true')
})

test.each([
  [`?collection=${idOf(0)}`, 'This collection is empty', 'Select pictures, then Collections.'],
  ['?favorite=true', 'No favorites yet', 'Pictures you mark with a heart appear here.'],
  ['?public=true', 'Nothing is public', 'Pictures you publish appear here and in the gallery.'],
  ['?tag=sea', 'Nothing matches these filters', 'Try fewer filters.'],
  ['?q=zebra', 'No match', 'No prompt of yours matches “zebra”.'],
  ['?favorite=true&q=zebra', 'No match', 'No prompt of yours matches “zebra”.'],
])(
  'an empty part of the library says what it is for, and leads back to everything: %s',
  async (search, title, text) => {
    server().answerBy(listGenerations, (_, query) => ({
      items: /favorite|public|collection|tag|q=/.test(query.toString()) ? [] : [buildGeneration(1)],
      nextCursor: null,
    }))
    await open(search)
    await expect.element(page.getByText(title)).toBeVisible()
    await expect.element(page.getByText(text)).toBeVisible()
    await page.getByRole('button', { name: 'Show everything' }).click()
    await expect.element(page.getByRole('button', { name: 'Open: picture 1' })).toBeVisible()
  },
)

test('without a collection the panel says so', async () => {
  kept = []
  await showPage(<SavedPage />, { path: '/my-generations' })
  await expect.element(collections.getByText('No collections yet')).toBeVisible()
})
