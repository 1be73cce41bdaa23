import { deleteGeneration, listGenerations } from '@easel/contract/generations'
import { getLibrary } from '@easel/contract/library/library'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { queryClient } from '#web/shared/api/query-client.ts'
import { GENERATIONS_KEY } from '#web/shared/data/generation-lists.ts'
import { buildGeneration } from '#web/test/build-rows.ts'
import { playServer, showPage } from '#web/test/studio.tsx'
import SavedPage from '../../my-generations.tsx'

const server = playServer()
const counts = { total: 1, favorites: 0, public: 0, trash: 0, collections: [], tags: [] }
const tile = (prompt: string) => page.getByRole('button', { name: `Open: ${prompt}` })
const first = page.getByRole('link', { name: 'Make the first one' })

beforeEach(() => {
  server().answer(getLibrary, counts)
  server().answer(deleteGeneration, { id: buildGeneration(2).id })
})

async function openWith(prompt: string, nextCursor: string | null = null): Promise<void> {
  server().answer(listGenerations, { items: [buildGeneration(2, { prompt })], nextCursor })
  await showPage(<SavedPage />, { path: '/my-generations' })
  await expect.element(tile(prompt)).toBeVisible()
}

/** Deletes by keyboard: selects the picture, then presses the bar's button. */
async function deleteByKey(prompt: string): Promise<void> {
  tile(prompt).element().focus()
  await userEvent.keyboard(' ')
  page.getByRole('toolbar', { name: '1 selected' }).getByRole('button', { name: 'Delete' }).element().focus()
  await userEvent.keyboard('{Enter}')
}

test('once the last picture is deleted, the focus stays on what comes next, also while the empty list is read anew', async () => {
  await openWith('a boat')
  await deleteByKey('a boat')
  await expect.element(first).toHaveFocus()
  server().keepWaiting(listGenerations)
  void queryClient.invalidateQueries({ queryKey: GENERATIONS_KEY })
  await expect.poll(() => queryClient.isFetching({ queryKey: GENERATIONS_KEY })).toBe(1)
  await new Promise((resolve) => setTimeout(resolve, 100))
  await expect.element(first).toHaveFocus()
})

test('where all that is loaded is deleted, the focus goes on to the first picture that comes', async () => {
  await openWith('a boat', 'next')
  const rest = Promise.withResolvers<void>()
  server().answerBy(listGenerations, async () => {
    await rest.promise
    return { items: [buildGeneration(1, { prompt: 'a kite' })], nextCursor: null }
  })
  await deleteByKey('a boat')
  await expect.element(page.getByRole('status', { name: 'Loading pictures' })).toBeVisible()
  rest.resolve()
  await expect.element(tile('a kite')).toHaveFocus()
})

test('pictures that are on their way back leave nothing to say of the list until they are there', async () => {
  await openWith('a boat')
  await deleteByKey('a boat')
  await expect.element(first).toBeVisible()
  const back = Promise.withResolvers<void>()
  server().answerBy(listGenerations, async () => {
    await back.promise
    return { items: [buildGeneration(2, { prompt: 'a boat' })], nextCursor: null }
  })
  await server().send('generations.updated', { changes: [{ id: buildGeneration(2).id, trashed_at: null }] })
  await expect.element(page.getByRole('status', { name: 'Loading pictures' })).toBeVisible()
  await expect.element(page.getByText('Nothing saved yet')).not.toBeInTheDocument()
  back.resolve()
  await expect.element(tile('a boat')).toBeVisible()
})

test('a library without pictures offers to bring some from elsewhere', async () => {
  server().answer(listGenerations, { items: [], nextCursor: null })
  await showPage(<SavedPage />, { path: '/my-generations' })
  await expect.element(first).toBeVisible()
  await page.getByRole('main').getByText('Import pictures').click()
  await expect.element(page.getByRole('dialog', { name: 'Import pictures' })).toBeVisible()
})
