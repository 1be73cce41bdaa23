import { listGenerations } from '@easel/contract/generations'
import { createDownload } from '@easel/contract/library/downloads'
import { changeGenerations, getLibrary } from '@easel/contract/library/library'
import { addToQueue } from '@easel/contract/queue'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { buildGeneration, buildTask } from '#web/test/build-rows.ts'
import { playServer, showPage } from '#web/test/studio.tsx'
import SavedPage from '../../my-generations.tsx'

const server = playServer()
const rows = [3, 2, 1].map((number) => buildGeneration(number))
const bar = page.getByRole('toolbar', { name: / selected$/ })
const press = (name: string) => bar.getByRole('button', { name }).click()
const tick = (number: number) => page.getByRole('checkbox', { name: `Select: picture ${number}` })

beforeEach(() => {
  server().answer(getLibrary, { total: 3, favorites: 0, public: 0, trash: 0, collections: [], tags: [] })
})

/** Answers with pages of one picture each; all but the first wait for `rest`. */
function answerInPages(rest: Promise<void> = Promise.resolve()): void {
  server().answerBy(listGenerations, async (_, search) => {
    const at = Number(search.get('cursor') ?? 0)
    if (at > 0) await rest
    return { items: rows.slice(at, at + 1), nextCursor: at + 1 < rows.length ? `${at + 1}` : null }
  })
}

async function open(): Promise<void> {
  await showPage(<SavedPage />, { path: '/my-generations' })
  await expect.element(page.getByRole('button', { name: /^Open: / }).first()).toBeVisible()
}

/** Opens a library with this many pictures, all of them loaded and selected. */
async function chooseAll(count: number): Promise<void> {
  const items = Array.from({ length: count }, (_, index) => buildGeneration(count - index))
  server().answer(listGenerations, { items, nextCursor: null })
  await open()
  page
    .getByRole('button', { name: /^Open: / })
    .first()
    .element()
    .focus()
  await userEvent.keyboard('{Control>}a{/Control}')
  await expect.element(bar).toHaveAccessibleName(`${count} selected`)
}

test('all are chosen, also those that are not loaded yet; until they are there nothing can be done to them', async () => {
  const rest = Promise.withResolvers<void>()
  answerInPages(rest.promise)
  await open()
  await tick(3).click()
  await press('Select all')
  await expect.element(bar.getByText(/1\sselected, loading the rest\s…/)).toBeVisible()
  expect(bar.getByRole('button', { name: 'Delete' }).elements()).toEqual([])
  await userEvent.keyboard('{Delete}')
  expect(server().sent.filter(({ name }) => name.includes('generations'))).toEqual([])
  rest.resolve()
  await expect.element(bar).toHaveAccessibleName('3 selected')
  expect(bar.getByRole('button', { name: 'Select all' }).elements()).toEqual([])
  await expect.element(bar.getByRole('button', { name: 'Delete' })).toBeVisible()
})

test('what does not load is said, and asked for again on a press alone', async () => {
  const rest = Promise.withResolvers<void>()
  answerInPages(rest.promise)
  await open()
  await tick(3).click()
  server().refuse(listGenerations, 500, { code: 'server_error', message: 'Our servers are busy.' })
  await press('Select all')
  // The page that is on its way fails, and is fetched again.
  rest.reject(new TypeError('Failed to fetch'))
  await expect.element(bar.getByText(/1\sselected, the rest did not load/)).toBeVisible()
  await expect.element(page.getByText(/The next ones did not load\./)).toBeVisible()
  const lists = () => server().asked.filter((name) => name === 'GET /api/generations').length
  const before = lists()
  await press('Retry')
  await expect.poll(lists).toBe(before + 1)
  await expect.element(bar.getByText(/the rest did not load/)).toBeVisible()
  answerInPages()
  await press('Retry')
  await expect.element(bar).toHaveAccessibleName('3 selected')
  await userEvent.keyboard('{Escape}')
  await expect.element(bar).not.toBeInTheDocument()
})

test('more than an archive holds leaves as several, one press each', async () => {
  await chooseAll(501)
  const asked: number[] = []
  server().answerBy(createDownload, ({ ids }) => {
    asked.push(ids.length)
    const expires_at = new Date(Date.now() + 900_000).toISOString()
    return { url: 'data:text/plain,zip', file_name: 'easel.zip', expires_at }
  })
  await press('Download')
  const dialog = page.getByRole('dialog', { name: 'Download 501 pictures' })
  await dialog.getByRole('button', { name: 'Download ZIP 1 of 2' }).click()
  await expect.element(dialog.getByText(/Next: pictures 252\sto\s501/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Download ZIP 2 of 2' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(asked).toEqual([251, 250])
})

test('what one archive holds leaves as one', async () => {
  await chooseAll(500)
  await press('Download')
  const dialog = page.getByRole('dialog', { name: 'Download 500 pictures' })
  await expect.element(dialog.getByRole('button', { name: 'Download ZIP', exact: true })).toBeVisible()
})

test('of more than the server changes at a time, how far it is stands there until it is done', async () => {
  await chooseAll(501)
  const second = Promise.withResolvers<void>()
  const sent: number[] = []
  server().answerBy(changeGenerations, async ({ ids }) => {
    sent.push(ids.length)
    if (sent.length === 2) await second.promise
    return { changes: [], removed: [], missing: [] }
  })
  await press('Delete')
  await expect.element(page.getByText('500 of 501')).toBeVisible()
  await expect
    .element(page.getByRole('progressbar', { name: 'Deleting' }))
    .toHaveAttribute('aria-valuenow', '500')
  second.resolve()
  await expect.element(page.getByText('501 generations deleted')).toBeVisible()
  await expect.element(page.getByText('500 of 501')).not.toBeInTheDocument()
  expect(sent).toEqual([500, 1])
})

test('chosen pictures are queued again with their settings and other seeds, and the two of two are compared', async () => {
  const asked: object[] = []
  server().answerBy(addToQueue, (body) => {
    asked.push(body)
    return { tasks: [buildTask(`again-${asked.length}`)] }
  })
  await chooseAll(2)
  await press('More')
  await expect.element(page.getByRole('menuitem', { name: 'Compare the two' })).toBeVisible()
  await page.getByRole('menuitem', { name: 'Queue again' }).click()
  await expect.element(page.getByText('Added 2 tasks to generation queue')).toBeVisible()
  expect(asked).toEqual(
    [2, 1].map((number) => expect.objectContaining({ prompt: `picture ${number}`, count: 1 })),
  )
  for (const body of asked) expect(body).not.toHaveProperty('seed')
})

test('pictures that cannot be queued again are counted, and Retry sends the refused one and those after it', async () => {
  const keys: string[] = []
  const items = [buildGeneration(3), buildGeneration(2), buildGeneration(1, { width: 333, height: 100 })]
  server().answer(listGenerations, { items, nextCursor: null })
  server().answer(addToQueue, { tasks: [buildTask('again')] })
  await open()
  for (const number of [3, 2, 1]) await tick(number).click()
  await press('More')
  server().refuse(addToQueue, 500, { code: 'server_error', message: 'Our servers are ill.' })
  await page.getByRole('menuitem', { name: 'Queue again' }).click()
  await expect
    .element(page.getByText('1 picture can’t be queued again because of size or style'))
    .toBeVisible()
  await expect.element(page.getByText('Our servers are ill.')).toBeVisible()
  expect(page.getByText(/^Added/).elements()).toEqual([])
  server().answerBy(addToQueue, () => {
    keys.push('sent')
    return { tasks: [buildTask(`again-${keys.length}`)] }
  })
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.element(page.getByText('Added 2 tasks to generation queue')).toBeVisible()
  expect(keys).toHaveLength(2)
})
