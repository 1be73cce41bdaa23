import {
  actOnBatch,
  type Batch,
  type BatchPicture,
  deleteBatch,
  downloadBatch,
  getBatch,
  listBatches,
} from '@easel/contract/batches'
import { getQueue, updateQueue } from '@easel/contract/queue'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { BatchView } from '#web/features/batches/batch-view.tsx'
import { SheetMaker } from '#web/features/batches/sheet-maker.tsx'
import { savedPictureHref } from '#web/shared/lib/paths.ts'
import { buildQueue } from '#web/test/build-answers.ts'
import { buildBatch, buildBatchPicture } from '#web/test/build-batches.ts'
import { buildGeneration } from '#web/test/build-rows.ts'
import { playServer, showPage } from '#web/test/studio.tsx'

const server = playServer()
const view = page.getByRole('region', { name: 'batch 1' })
const button = (name: string) => view.getByRole('button', { name, exact: true })
const buttons = () =>
  view
    .getByRole('button')
    .elements()
    .map((element) => element.textContent?.trim())
const close = vi.fn()

async function open(batch: Batch, pictures: BatchPicture[] = []): Promise<void> {
  close.mockClear()
  server().answer(getBatch, { batch, pictures })
  await showPage(<BatchView id={batch.id} onClose={close} />, { path: '/advanced' })
  await expect.element(view).toBeVisible()
}

test.each([
  ['Running', { state: 'running' }],
  ['Waits for the next allowance', { state: 'running', waits_for: 'allowance' }],
  ['Waits for room', { state: 'running', waits_for: 'room' }],
  ['Waits a minute', { state: 'running', waits_for: 'provider' }],
  ['Paused', { state: 'paused', waits_for: 'allowance' }],
  ['Canceled', { state: 'cancelled' }],
] as const)('a batch says how it stands and how far it is: %s', async (words, changes) => {
  await open(buildBatch(1, { ...changes, counts: { waiting: 5, queued: 1, done: 3, error: 1 } }))
  const status = view.getByRole('status').first()
  await expect.element(status.getByText(words, { exact: true })).toBeVisible()
  expect(status.element().textContent).toMatch(`${words}: 3 of 10 made, 1 failed`)
  await expect.element(view.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '3')
})

test('a batch is complete without failures, and otherwise has ended', async () => {
  await open(buildBatch(1, { state: 'done', counts: { done: 2 } }))
  await expect.element(view.getByRole('status').first()).toHaveTextContent('Complete: 2 of 2 made')
  const ended = buildBatch(1, { state: 'done', counts: { done: 1, cancelled: 1 } })
  server().answer(getBatch, { batch: ended, pictures: [] })
  await server().send('batch.changed', { batch: ended, pictures: [] })
  await expect.element(view.getByRole('status').first()).toHaveTextContent('Ended: 1 of 2 made')
})

test.each([
  ['allowance', /Today’s allowance is used up; the batch continues automatically\.$/],
  ['room', /Your library is full: delete pictures or sounds and empty the trash, /],
] as const)('a batch that waits for %s says what that means', async (waitsFor, said) => {
  await open(buildBatch(1, { waits_for: waitsFor, counts: { waiting: 1 } }))
  await expect.element(view.getByText(said)).toBeVisible()
})

test.each<[string, Parameters<typeof buildBatch>[1], string[]]>([
  ['runs', { counts: { waiting: 1, queued: 1 } }, ['Pause', 'Cancel']],
  ['draws its last', { counts: { queued: 1, done: 1 } }, ['Pause', 'Cancel', 'ZIP']],
  ['is paused', { state: 'paused', counts: { waiting: 1 } }, ['Resume', 'Cancel']],
  ['was canceled', { state: 'cancelled', counts: { cancelled: 2 } }, ['Resume']],
  ['has failures', { state: 'done', counts: { error: 2, done: 1 } }, ['Retry 2 failed', 'ZIP']],
  [
    'is a comparison',
    {
      state: 'done',
      counts: { done: 1 },
      grid: { across: 'Style', down: 'Seed', columns: ['Anime'], rows: ['7'] },
    },
    ['Sheet as PNG', 'Sheet as WebP', 'ZIP'],
  ],
])('what can be done with a batch that %s has a button, and nothing else', async (_, changes, names) => {
  await open(buildBatch(1, changes))
  // Close is first, Remove last; both are icons.
  expect(buttons()).toEqual(['', ...names, ''])
})

test('each press asks for what it says, and shows what came of it', async () => {
  const states = { pause: 'paused', resume: 'running', retry: 'running', cancel: 'cancelled' } as const
  const counts = { waiting: 1, error: 1 }
  let batch = buildBatch(1, { counts })
  await open(batch)
  server().answerBy(getBatch, () => ({ batch, pictures: [] }))
  server().answerBy(actOnBatch, ({ action }) => {
    batch = buildBatch(1, { state: states[action], counts })
    return { batch, pictures: [] }
  })
  for (const [name, words] of [
    ['Pause', 'Paused'],
    ['Resume', 'Running'],
    ['Retry 1 failed', 'Running'],
    ['Cancel', 'Canceled'],
  ] as const) {
    await button(name).click()
    await expect.element(view.getByText(words, { exact: true })).toBeVisible()
    await expect.element(button('Retry 1 failed')).toBeEnabled()
  }
  const asked = server().sent.filter(({ name }) => name.endsWith('/actions'))
  expect(asked.map(({ body }) => JSON.parse(body ?? '').action)).toEqual([
    'pause',
    'resume',
    'retry',
    'cancel',
  ])
})

test('an action and a file that are refused say why, and can be pressed again', async () => {
  server().refuse(actOnBatch, 500, { code: 'server_error', message: 'Our servers are ill.' })
  server().refuse(downloadBatch, 409, { code: 'conflict', message: 'Too many downloads are open.' })
  await open(buildBatch(1, { counts: { waiting: 1, done: 1 } }))
  await button('Pause').click()
  await expect.element(page.getByText('Our servers are ill.').first()).toBeVisible()
  await expect.element(button('Pause')).toBeEnabled()
  await button('ZIP').click()
  await expect.element(page.getByText('Too many downloads are open.').first()).toBeVisible()
  await expect.element(button('ZIP')).toBeEnabled()
})

test('a batch is removed after a question, and its place is left', async () => {
  server().answer(deleteBatch, { id: buildBatch(1).id })
  await open(buildBatch(1, { counts: { waiting: 1 } }))
  await button('Remove batch').click()
  const question = page.getByRole('alertdialog', { name: 'Remove this batch?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  expect(server().asked).not.toContain(`DELETE /api/batches/${buildBatch(1).id}`)
  await button('Remove batch').click()
  await question.getByRole('button', { name: 'Remove' }).click()
  await expect.poll(() => close.mock.calls.length).toBe(1)
  await view.getByRole('button', { name: 'Close batch' }).click()
  expect(close).toHaveBeenCalledTimes(2)
})

test('a comparison has each picture, or why there is none, below its column and beside its row', async () => {
  const made = buildGeneration(1)
  const grid = { across: 'Style', down: 'Seed', columns: ['Anime', 'Oil'], rows: ['7', '8', '9'] }
  await open(buildBatch(1, { grid, counts: { done: 2, error: 1, queued: 1, waiting: 2 } }), [
    buildBatchPicture(0, { status: 'done', generation_id: made.id, image_url: made.image_url }),
    buildBatchPicture(1, { status: 'done', generation_id: made.id }),
    buildBatchPicture(2, { status: 'error', error: 'The provider refused.' }),
    buildBatchPicture(3, { status: 'error' }),
    buildBatchPicture(4, { status: 'queued' }),
    buildBatchPicture(5, { status: 'waiting' }),
  ])
  const table = view.getByRole('table')
  const rows = [...table.element().querySelectorAll('tr')].map((row) =>
    [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent),
  )
  expect(rows).toEqual([
    ['Seed ↓ Style →', 'Anime', 'Oil'],
    ['7', '', 'Deleted'],
    ['8', 'The provider refused.', 'Failed'],
    ['9', 'Generating...', 'Waiting'],
  ])
  await expect.element(table.getByRole('img', { name: '7, Anime' })).toBeInTheDocument()
  await expect.element(table.getByRole('link')).toHaveAttribute('href', savedPictureHref(made.id))
})

test.each([
  [60, 0],
  [61, 1],
])('of %i pictures in rows %i are shown by a press', async (count, more) => {
  const pictures = Array.from({ length: count }, (_, at) => buildBatchPicture(at))
  await open(buildBatch(1, { counts: { waiting: count } }), pictures)
  const rows = view.getByRole('listitem')
  expect(rows.elements()).toHaveLength(60)
  const button = view.getByRole('button', { name: 'Show more (1 left)' })
  expect(button.elements()).toHaveLength(more)
  if (more === 0) return
  await button.click()
  await expect.poll(() => rows.elements().length).toBe(61)
  expect(button.elements()).toHaveLength(0)
})

test('a row says which it is, what was asked and why there is no picture', async () => {
  await open(buildBatch(1, { counts: { error: 1 } }), [
    buildBatchPicture(4, {
      row: 2,
      status: 'error',
      error: 'The provider refused.',
      resolution: '2k',
      background: 'transparent',
    }),
  ])
  const row = view.getByRole('listitem')
  expect(row.element().textContent).toMatch(/^3/)
  await expect.element(row.getByText('Anime · 1:1 · 2K · transparent · seed 4')).toBeVisible()
  expect(row.getByText('The provider refused.').elements()).toHaveLength(1)
})

test('a queue that was paused elsewhere is said to hold the batch up, and goes on by a press', async () => {
  let paused = true
  server().answerBy(getQueue, () => buildQueue({ paused }))
  server().answerBy(updateQueue, (changes) => {
    paused = changes.paused ?? paused
    return { concurrency: 2, paused }
  })
  await open(buildBatch(1, { counts: { waiting: 1 } }))
  const note = view.getByText(/^Your queue is paused, so nothing starts\./)
  await expect.element(note).toBeVisible()
  await button('Resume the queue').click()
  await expect.element(note).not.toBeInTheDocument()
})

test('a batch that does not load says so, is asked for again, and can be closed', async () => {
  server().refuse(getBatch, 500, { code: 'server_error', message: 'Our servers are ill.' })
  close.mockClear()
  await showPage(<BatchView id={buildBatch(1).id} onClose={close} />, { path: '/advanced' })
  await expect.element(page.getByText(/Our servers are ill\./)).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  expect(close).toHaveBeenCalledTimes(1)
  // The answer changes on the press, because the page also refetches on its own when its stream opens.
  const comeBack = () => server().answer(getBatch, { batch: buildBatch(1), pictures: [] })
  document.addEventListener('pointerdown', comeBack, { once: true })
  await page.getByRole('button', { name: /Try again|Retry/i }).click()
  await expect.element(view).toBeVisible()
})

test('earlier batches of the same kind are listed, and one is opened beside the others', async () => {
  const items = [
    buildBatch(3, { title: '', state: 'done', counts: { done: 4 } }),
    buildBatch(2, { kind: 'wildcards' }),
    buildBatch(1, { state: 'paused', counts: { done: 1, waiting: 2 } }),
  ]
  server().answer(listBatches, { items })
  server().answer(getBatch, { batch: items[2] ?? buildBatch(1), pictures: [] })
  await showPage(<SheetMaker />, { path: '/advanced' })
  const earlier = page.getByRole('region', { name: 'Earlier' })
  const lines = () =>
    earlier
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent)
  await expect.poll(lines).toEqual(['UntitledComplete4/4', 'batch 1Paused1/3'])
  await earlier.getByRole('button', { name: /^batch 1/ }).click()
  await expect.element(view).toBeVisible()
  expect(lines()).toEqual(['UntitledComplete4/4'])
  await button('Close batch').click()
  await expect.poll(lines).toHaveLength(2)
})
