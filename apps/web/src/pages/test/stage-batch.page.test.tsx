import { replicateGenerate } from '@easel/contract/functions'
import { listGenerations } from '@easel/contract/generations'
import { addToQueue, getQueue, type QueueTask } from '@easel/contract/queue'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { buildQueue } from '#web/test/build-answers.ts'
import { buildGeneration, buildTask } from '#web/test/build-rows.ts'
import { playServer, showPage } from '#web/test/studio.tsx'
import GeneratePage from '../generate.tsx'

const server = playServer()
const preview = page.getByRole('region', { name: 'Preview' })
const batch = preview.getByRole('region', { name: 'Batch' })
const tiles = () => batch.getByRole('listitem')

const PREVIEW = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

/** Requests a batch, which the queue accepts; returns its tasks. */
async function pressForBatch(count: number): Promise<readonly QueueTask[]> {
  let tasks: QueueTask[] = []
  server().answerBy(addToQueue, ({ ids = [], prompt }) => {
    tasks = ids.map((id, index) => buildTask(id, { prompt, position: index + 1 }))
    server().answer(getQueue, buildQueue({ tasks, secondsPerTask: 10 }))
    return { tasks }
  })
  await page.getByLabelText('Prompt', { exact: true }).fill('a red fox')
  await page.getByRole('switch', { name: 'Batch mode' }).click()
  await page.getByLabelText('Batch count').fill(String(count))
  await page.getByRole('button', { name: `Add ${count} to Queue` }).click()
  await expect.element(preview.getByText('Queued').first()).toBeVisible()
  return tasks
}

/** Changes a task in the queue, and sends its event. */
async function change(tasks: QueueTask[], at: number, changes: Partial<QueueTask>) {
  const old = tasks[at]
  if (!old) throw new Error(`no task ${at}`)
  const task = { ...old, ...changes, revision: old.revision + 1 }
  tasks[at] = task
  server().answer(getQueue, buildQueue({ tasks, secondsPerTask: 10 }))
  await server().send('task.changed', { task })
}

test('a batch forms on the stage as a tile for each picture, with its own place, preview, result and failure', async () => {
  server().answer(getQueue, buildQueue({ secondsPerTask: 10 }))
  await showPage(<GeneratePage />)
  const tasks = [...(await pressForBatch(4))]
  expect(tiles().elements()).toHaveLength(4)
  await expect.element(batch.getByText('0 of 4 ready')).toBeVisible()
  await expect.element(batch.getByText(/^\d+ s, about 20 s left$/)).toBeVisible()
  await expect.element(tiles().nth(0).getByText('Next')).toBeVisible()
  await expect.element(tiles().nth(3).getByText('No. 4')).toBeVisible()

  const first = tasks[0]?.id ?? ''
  await change(tasks, 0, { status: 'running', position: null })
  await server().tellProgress({ taskId: first, requestKey: null, percent: 40, preview: PREVIEW })
  await expect.element(tiles().nth(0).getByText('40%')).toBeVisible()
  await expect.element(tiles().nth(0).getByAltText('Taking shape')).toHaveAttribute('src', PREVIEW)
  expect(tiles().nth(1).getByRole('progressbar').query()).toBeNull()

  const made = buildGeneration(1, { prompt: 'a red fox' })
  server().answer(listGenerations, { items: [made], nextCursor: null })
  await server().send('generation.created', { generation: made })
  await change(tasks, 0, { status: 'done', resultUrl: made.image_url, generationId: made.id })
  await change(tasks, 1, { status: 'error', error: 'The provider refused.' })
  await expect.element(batch.getByText('1 of 4 ready, 1 failed')).toBeVisible()
  await expect.element(tiles().nth(0).getByRole('img', { name: 'a red fox' })).toBeVisible()
  await expect.element(tiles().nth(1).getByText('The provider refused.')).toBeVisible()
  await expect.element(tiles().nth(1).getByRole('button', { name: 'Retry' })).toBeVisible()
})

test('a tile is put on the stage by a press while the others go on, and the batch comes back', async () => {
  await showPage(<GeneratePage />)
  const tasks = [...(await pressForBatch(2))]
  const [one, two] = [buildGeneration(1, { prompt: 'one' }), buildGeneration(2, { prompt: 'two' })]
  server().answer(listGenerations, { items: [one], nextCursor: null })
  await server().send('generation.created', { generation: one })
  await change(tasks, 0, { status: 'done', resultUrl: one.image_url, generationId: one.id })
  await tiles().nth(0).getByRole('button').click()
  await expect.element(preview.getByRole('button', { name: 'Open full size' })).toBeVisible()
  expect(batch.query()).toBeNull()

  // The next finished picture does not replace the one being viewed.
  server().answer(listGenerations, { items: [two, one], nextCursor: null })
  await server().send('generation.created', { generation: two })
  await change(tasks, 1, { status: 'done', resultUrl: two.image_url, generationId: two.id })
  await expect.element(preview.getByText('2 of 2 ready')).toBeVisible()
  expect(preview.element().querySelector('figure img[alt="one"]')).not.toBeNull()

  await preview.getByRole('button', { name: 'Show the batch' }).click()
  await expect.poll(() => tiles().elements()).toHaveLength(2)
  await batch.getByRole('button', { name: 'Put the batch away' }).click()
  await expect.poll(() => preview.element().querySelector('figure img[alt="two"]')).not.toBeNull()
})

test('news of a batch that comes before its answer is not taken for a picture that is made elsewhere', async () => {
  server().answerBy(addToQueue, async ({ ids = [], prompt }) => {
    const tasks = ids.map((id) => buildTask(id, { prompt, status: 'running' }))
    server().answer(getQueue, buildQueue({ tasks }))
    await server().tellProgress({ taskId: ids[0] ?? '', requestKey: null, percent: 30 })
    await expect.element(batch.getByText('0 of 4 ready')).toBeVisible()
    return { tasks }
  })
  await showPage(<GeneratePage />)
  await page.getByLabelText('Prompt', { exact: true }).fill('a red fox')
  await page.getByRole('switch', { name: 'Batch mode' }).click()
  await page.getByRole('button', { name: 'Add 4 to Queue' }).click()
  await expect.element(tiles().nth(0).getByText('30%')).toBeVisible()
  expect(preview.getByText('A picture is still being made').query()).toBeNull()
})

test('a batch that the queue refuses leaves no tiles behind', async () => {
  server().refuse(addToQueue, 500, { code: 'server_error', message: 'Something went wrong.' })
  await showPage(<GeneratePage />)
  await page.getByLabelText('Prompt', { exact: true }).fill('a red fox')
  await page.getByRole('switch', { name: 'Batch mode' }).click()
  await page.getByRole('button', { name: 'Add 4 to Queue' }).click()
  await expect.element(page.getByText('Something went wrong.').first()).toBeVisible()
  expect(batch.query()).toBeNull()
  await expect.element(preview.getByText('Ready to Create')).toBeVisible()
})

test('beside the percentage stands how long a picture has been at work, and what is left of the usual time', async () => {
  server().answer(getQueue, buildQueue({ secondsPerTask: 600 }))
  server().keepWaiting(replicateGenerate)
  await showPage(<GeneratePage />)
  await page.getByLabelText('Prompt', { exact: true }).fill('a red fox')
  await page.getByRole('button', { name: 'Generate', exact: true }).click()
  await expect.element(preview.getByText(/^\d+ s, about 10 min left$/)).toBeVisible()
})
