import { listAudio } from '@easel/contract/audio'
import {
  deleteGeneration,
  type GenerationRecord,
  listGenerations,
  updateGeneration,
} from '@easel/contract/generations'
import { changeGenerations, getLibrary } from '@easel/contract/library/library'
import { getQueue, removeTask, retryTask } from '@easel/contract/queue'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { buildQueue } from '#web/test/build-answers.ts'
import { buildAudioTask, buildGeneration, buildRecording, buildTask } from '#web/test/build-rows.ts'
import { playServer, showPage } from '#web/test/studio.tsx'
import HistoryPage from '../../history.tsx'

const server = playServer()
const row = (name: string) => page.getByRole('article', { name, exact: true })
const rows = () =>
  page
    .getByRole('article')
    .elements()
    .map((article) => article.getAttribute('aria-label'))
const button = (of: string, name: string) => row(of).getByRole('button', { name, exact: true })

let kept: GenerationRecord[] = []

beforeEach(() => {
  kept = [buildGeneration(2, { prompt: 'a boat' }), buildGeneration(1, { prompt: 'a kite' })]
  server().answer(getLibrary, { total: 2, favorites: 0, public: 0, trash: 0, collections: [], tags: [] })
  server().answerBy(listGenerations, () => ({ items: kept, nextCursor: null }))
})

const open = (search = '') => showPage(<HistoryPage />, { path: `/history${search}` })

test('a picture stands there with its settings, who drew it and what it cost', async () => {
  kept = [
    buildGeneration(1, {
      prompt: 'a boat',
      style: 'anime',
      quality: 'high',
      width: 1536,
      height: 1024,
      seed: 7,
      provider: 'replicate',
      cost: 0.04,
      waits_for_storage: true,
    }),
  ]
  await open()
  for (const fact of [
    'Complete',
    'Waiting for storage',
    'Anime',
    'High',
    '1536 × 1024',
    'seed 7',
    'Replicate',
    '$0.04',
  ])
    await expect.element(row('a boat').getByText(fact)).toBeVisible()
})

test('what cost nothing names no price', async () => {
  kept = [buildGeneration(1, { prompt: 'a boat', cost: 0 }), buildGeneration(2, { prompt: 'a kite' })]
  await open()
  await expect.element(row('a boat')).toBeVisible()
  expect(page.getByText(/\$/).elements()).toEqual([])
})

test('a heart marks a favorite and is pressed out again', async () => {
  server().answerBy(updateGeneration, ({ is_favorite }) => {
    const changed = buildGeneration(2, { prompt: 'a boat', is_favorite: is_favorite ?? false })
    kept = [changed, buildGeneration(1, { prompt: 'a kite' })]
    return changed
  })
  await open()
  await button('a boat', 'Add to favorites').click()
  await expect.element(button('a boat', 'Remove from favorites')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(button('a kite', 'Add to favorites')).toHaveAttribute('aria-pressed', 'false')
  await button('a boat', 'Remove from favorites').click()
  await expect.element(button('a boat', 'Add to favorites')).toBeVisible()
})

test('a deleted picture leaves the focus on the next row, and Undo brings it back', async () => {
  const gone = buildGeneration(2, { prompt: 'a boat' })
  server().answer(deleteGeneration, { id: gone.id })
  server().answerBy(changeGenerations, () => {
    kept = [gone, buildGeneration(1, { prompt: 'a kite' })]
    return { changes: [{ id: gone.id, trashed_at: null }], removed: [], missing: [] }
  })
  await open()
  await expect.element(row('a boat')).toBeVisible()
  kept = kept.slice(1)
  button('a boat', 'Delete').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(row('a boat')).not.toBeInTheDocument()
  await expect.element(button('a kite', 'Open: a kite')).toHaveFocus()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(rows).toEqual(['a boat', 'a kite'])
  await expect.element(page.getByText('Generation restored')).toBeVisible()
})

test('a picture that cannot be deleted stays, and why is said', async () => {
  server().refuse(deleteGeneration, 500, { code: 'server_error', message: 'Our servers are ill.' })
  await open()
  await button('a boat', 'Delete').click()
  await expect.element(page.getByText('Failed to delete generation')).toBeVisible()
  await expect.element(page.getByText('Our servers are ill.')).toBeVisible()
  await expect.element(row('a boat')).toBeVisible()
})

test('a row opens its picture, from which the keyboard comes back to the row', async () => {
  await open()
  await expect.element(row('a kite')).toBeVisible()
  button('a kite', 'Open: a kite').element().focus()
  await userEvent.keyboard('{Enter}')
  const viewer = page.getByRole('dialog', { name: 'a kite' })
  await expect.element(viewer).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(viewer).not.toBeInTheDocument()
  await expect.element(button('a kite', 'Open: a kite')).toHaveFocus()
})

test.each([
  ['a picture opened from the whole history says its place among all pictures', '', '2 of 1,200'],
  ['a picture opened from a narrowed history says its place there', '?style=anime', '2 of 2'],
  ['a picture opened from a history that starts at a month says its place there', '?month=2026-01', '2 of 2'],
])('%s', async (_title, search, place) => {
  server().answer(getLibrary, { total: 1_200, favorites: 0, public: 0, trash: 0, collections: [], tags: [] })
  await open(search)
  await button('a kite', 'Open: a kite').click()
  await expect
    .element(page.getByRole('dialog', { name: 'a kite' }).getByText(place, { exact: true }))
    .toBeVisible()
})

test('a task that failed says why, is tried again, and is removed', async () => {
  let tasks = [buildTask('lost', { status: 'error', error: 'The provider refused.' })]
  server().answerBy(getQueue, () => buildQueue({ tasks }))
  server().answerBy(retryTask, () => {
    tasks = [buildTask('lost', { revision: 2 })]
    return { task: buildTask('lost', { revision: 2 }) }
  })
  server().answerBy(removeTask, () => {
    tasks = []
    return { id: 'lost' }
  })
  await open()
  await expect.element(row('task lost').getByText('The provider refused.')).toBeVisible()
  await button('task lost', 'Retry').click()
  await expect.element(row('task lost').getByText('Queued')).toBeVisible()
  expect(button('task lost', 'Retry').elements()).toEqual([])
  await button('task lost', 'Remove task').click()
  await expect.element(row('task lost')).not.toBeInTheDocument()
})

test('a sound in the making and one that failed stand among the pictures', async () => {
  server().answer(listAudio, {
    tasks: [buildAudioTask('hum', { status: 'running' }), buildAudioTask('hiss', { status: 'error' })],
    items: [],
    nextCursor: null,
  })
  await open()
  await expect.element(row('sound hum').getByRole('progressbar')).toBeVisible()
  await expect.element(row('sound hiss').getByText('Generation failed')).toBeVisible()
  expect(button('sound hum', 'Retry').elements()).toEqual([])
  await expect.element(button('sound hiss', 'Retry')).toBeEnabled()
})

test('a sound that does not load says so, and can be pressed again', async () => {
  server().answer(listAudio, {
    tasks: [],
    items: [{ ...buildRecording('rain'), id: `rec_${'0'.repeat(26)}`, wav_url: '/no-such-sound.wav' }],
    nextCursor: null,
  })
  await open()
  await expect.element(button('sound rain', 'Play')).toBeVisible()
  await button('sound rain', 'Play').click()
  await expect.element(page.getByText('The sound did not load')).toBeVisible()
  await expect.element(button('sound rain', 'Play')).toBeEnabled()
})

test('an empty history leads to the generator, a narrowed one back to everything', async () => {
  kept = []
  const shown = await open()
  await expect.element(page.getByText('Nothing here yet')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Make the first one' }))
    .toHaveAttribute('href', '/generate')
  await shown.unmount()
  kept = [buildGeneration(1, { prompt: 'a kite' })]
  server().answerBy(listGenerations, (_, search) => ({
    items: search.has('style') ? [] : kept,
    nextCursor: null,
  }))
  await open('?style=anime')
  await expect.element(page.getByText('Nothing matches these filters')).toBeVisible()
  await page.getByRole('button', { name: 'Show everything' }).click()
  await expect.element(row('a kite')).toBeVisible()
})

test('oldest first turns the days and the order around', async () => {
  const days = () =>
    page
      .getByRole('main')
      .getByRole('heading', { level: 2 })
      .elements()
      .map(({ textContent }) => textContent)
  kept = [
    buildGeneration(2, { prompt: 'a boat', created_at: '2026-02-10T12:00:00.000Z' }),
    buildGeneration(1, { prompt: 'a kite', created_at: '2026-02-09T12:00:00.000Z' }),
  ]
  await open()
  await expect.poll(rows).toEqual(['a boat', 'a kite'])
  const before = days()
  kept = kept.toReversed()
  await page.getByLabelText('Order').selectOptions('Oldest')
  await expect.poll(rows).toEqual(['a kite', 'a boat'])
  expect(days()).toEqual(before.toReversed())
  expect(before).toHaveLength(2)
})
