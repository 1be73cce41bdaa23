import { listGenerations } from '@easel/contract/generations'
import { createCollection } from '@easel/contract/library/collections'
import { changeGenerations, emptyTrash, getLibrary } from '@easel/contract/library/library'
import { DEFAULT_PREFERENCES, getPreferences } from '@easel/contract/preferences'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { buildGeneration } from '#web/test/build-rows.ts'
import { playServer, showPage } from '#web/test/studio.tsx'
import SavedPage from '../../my-generations.tsx'

const server = playServer()
const BOATS = {
  id: `col_${'0'.repeat(26)}`,
  name: 'Boats',
  parent_id: null,
  count: 0,
  created_at: '2026-01-01T00:00:00.000Z',
}
const bar = page.getByRole('toolbar', { name: / selected$/ })
const press = (name: string) => bar.getByRole('button', { name }).click()
const choose = (name: string) => page.getByRole('menuitem', { name, exact: true }).click()
const question = page.getByRole('alertdialog')

let rows = [2, 1].map((number) => buildGeneration(number))
const ids = rows.map(({ id }) => id)

beforeEach(() => {
  rows = [2, 1].map((number) => buildGeneration(number))
  server().answer(getLibrary, {
    ...{ total: 2, favorites: 0, public: 0, trash: 2 },
    collections: [BOATS],
    tags: [],
  })
  server().answerBy(listGenerations, () => ({ items: rows, nextCursor: null }))
  server().answerBy(changeGenerations, ({ ids: asked }) => ({
    changes: asked.map((id) => ({ id })),
    removed: [],
    missing: [],
  }))
})

async function select(changes: Partial<(typeof rows)[number]> = {}, search = ''): Promise<void> {
  rows = rows.map((row) => ({ ...row, ...changes }))
  await showPage(<SavedPage />, { path: `/my-generations${search}` })
  for (const number of [2, 1]) await page.getByRole('checkbox', { name: `Select: picture ${number}` }).click()
  await expect.element(bar).toHaveAccessibleName('2 selected')
}

const sent = () =>
  server()
    .sent.filter(({ name }) => name === 'POST /api/generations/bulk')
    .map(({ body }) => JSON.parse(body ?? ''))

test.each<[string, Parameters<typeof select>[0], () => Promise<void>, unknown, string | null]>([
  ['a favorite', {}, () => press('Favorite'), { action: 'favorite', value: true }, null],
  [
    'a favorite no longer',
    { is_favorite: true },
    () => press('Unfavorite'),
    { action: 'favorite', value: false },
    null,
  ],
  [
    'moved',
    {},
    () => press('Collections').then(() => choose('Boats')),
    { action: 'move', collection_id: BOATS.id },
    'Moved to Boats',
  ],
  [
    'taken out of every collection',
    {},
    () => press('Collections').then(() => choose('Remove from all collections')),
    { action: 'move', collection_id: null },
    'Taken out of all collections',
  ],
  [
    'private again',
    { is_public: true },
    () => press('More').then(() => choose('Make private')),
    { action: 'publish', value: false },
    'Private again',
  ],
  ['deleted', {}, () => press('Delete'), { action: 'trash' }, '2 generations deleted'],
])('all that are selected become %s by their bar', async (_, changes, act, change, said) => {
  await select(changes)
  await act()
  await expect.poll(sent).toEqual([{ ids, change }])
  if (said) await expect.element(page.getByText(said)).toBeVisible()
})

test('a tag of one’s own is put on all that are selected', async () => {
  await select()
  await press('More')
  await choose('Add a tag')
  const dialog = page.getByRole('dialog', { name: 'Add a tag' })
  await expect.element(dialog.getByRole('button', { name: 'Add' })).toBeDisabled()
  await dialog.getByLabelText('Tag').fill(' sea ')
  await dialog.getByRole('button', { name: 'Add' }).click()
  await expect.element(page.getByText('Tagged “sea”')).toBeVisible()
  expect(sent()).toEqual([{ ids, change: { action: 'tag', add: ['sea'], remove: [] } }])
})

test('a collection that is made for them takes all that are selected', async () => {
  const made = { ...BOATS, id: `col_${'1'.repeat(26)}`, name: 'Kites' }
  server().answer(createCollection, { id: made.id, collections: [BOATS, made] })
  await select()
  await press('Collections')
  await choose('New collection…')
  const dialog = page.getByRole('dialog', { name: 'New collection' })
  await dialog.getByLabelText('Name').fill('Kites')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect.element(page.getByText('Moved to Kites')).toBeVisible()
  expect(sent()).toEqual([{ ids, change: { action: 'move', collection_id: made.id } }])
})

test('who does not show pictures in the gallery yet is asked before the first', async () => {
  await select()
  await press('More')
  await choose('Publish in the gallery')
  await expect.element(page.getByRole('alertdialog', { name: 'Publish 2 pictures?' })).toBeVisible()
  await question.getByRole('button', { name: 'Cancel' }).click()
  expect(sent()).toEqual([])
  await press('More')
  await choose('Publish in the gallery')
  await question.getByRole('button', { name: 'Allow and publish' }).click()
  await expect.element(page.getByText('Published in the gallery')).toBeVisible()
  const allowed = server().sent.find(({ name }) => name === 'PATCH /api/preferences')
  expect(JSON.parse(allowed?.body ?? '')).toEqual({ public_gallery_opt_in: true })
  expect(sent()).toEqual([{ ids, change: { action: 'publish', value: true } }])
})

test('who shows pictures in the gallery is not asked again', async () => {
  server().answer(getPreferences, { ...DEFAULT_PREFERENCES, public_gallery_opt_in: true })
  await select()
  await press('More')
  await choose('Publish in the gallery')
  await expect.poll(sent).toEqual([{ ids, change: { action: 'publish', value: true } }])
  expect(question.elements()).toEqual([])
})

test('what is refused says why, and Retry asks for the same', async () => {
  server().refuse(changeGenerations, 500, { code: 'server_error', message: 'Our servers are ill.' })
  await select()
  await press('Favorite')
  await expect.element(page.getByText('Our servers are ill.').first()).toBeVisible()
  server().answer(changeGenerations, { changes: [], removed: [], missing: [] })
  await page.getByRole('button', { name: 'Retry' }).first().click()
  const change = { ids, change: { action: 'favorite', value: true } }
  await expect.poll(sent).toEqual([change, change])
})

test('Done lets go of all, and nothing is changed', async () => {
  await select()
  await press('Done')
  await expect.element(bar).not.toBeInTheDocument()
  expect(sent()).toEqual([])
})

test('what is in the trash is restored at once, and deleted for good after a question', async () => {
  const trashed = { trashed_at: '2026-01-02T00:00:00.000Z' }
  await select(trashed, '?trash=true')
  expect(bar.getByRole('button', { name: 'Download' }).elements()).toEqual([])
  await press('Delete for good')
  await expect.element(page.getByRole('alertdialog', { name: 'Delete 2 pictures for good?' })).toBeVisible()
  await question.getByRole('button', { name: 'Cancel' }).click()
  expect(sent()).toEqual([])
  await press('Restore')
  await expect.element(page.getByText('2 generations restored')).toBeVisible()
  expect(sent()).toEqual([{ ids, change: { action: 'restore' } }])
  await expect.element(bar).not.toBeInTheDocument()
})

test('the trash is emptied after a question that counts, also in several parts', async () => {
  rows = rows.map((row) => ({ ...row, trashed_at: '2026-01-02T00:00:00.000Z' }))
  server().answerBy(emptyTrash, () => {
    const removed = rows.slice(0, 1).map(({ id }) => id)
    rows = rows.slice(1)
    return { removed, left: rows.length }
  })
  await showPage(<SavedPage />, { path: '/my-generations?trash=true' })
  await page.getByRole('button', { name: 'Empty trash' }).click()
  await expect.element(question.getByText('2 pictures go for good, with their files.')).toBeVisible()
  await question.getByRole('button', { name: 'Empty trash' }).click()
  await expect.element(page.getByText('The trash is empty')).toBeVisible()
  expect(server().asked.filter((name) => name === 'DELETE /api/trash')).toHaveLength(2)
})
