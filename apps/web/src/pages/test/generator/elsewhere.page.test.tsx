import { listGenerations } from '@easel/contract/generations'
import { cancelTask, getQueue } from '@easel/contract/queue'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { buildQueue } from '#web/test/build-answers.ts'
import { buildGeneration, buildTask } from '#web/test/build-rows.ts'
import { playServer, showPage, untilReadAnew } from '#web/test/studio.tsx'
import GeneratePage from '../../generate.tsx'

const server = playServer()
const preview = page.getByRole('region', { name: 'Preview' })
const prompt = page.getByLabelText('Prompt', { exact: true })
const making = preview.getByText('A picture is still being made', { exact: true })
const bar = preview.getByRole('progressbar', { name: 'Picture being made' })
const button = (name: string) => preview.getByRole('button', { name, exact: true })
const SMALL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

/** Another tab has pressed Generate, and its picture is at 10%. */
async function openWhileMaking(): Promise<void> {
  await showPage(<GeneratePage />)
  await untilReadAnew(server(), getQueue)
  await server().tellProgress({ taskId: 'other', requestKey: 'key', percent: 10 })
  await expect.element(making).toBeVisible()
}

test('a picture that another tab asked for is said to be made, with how far it is and what is to be seen of it', async () => {
  await openWhileMaking()
  await expect.element(bar).toHaveAttribute('aria-valuenow', '10')
  expect(preview.element().querySelector(`img[src="${SMALL}"]`)).toBeNull()
  await server().tellProgress({ taskId: 'other', requestKey: 'key', percent: 55, preview: SMALL })
  await expect.element(bar).toHaveAttribute('aria-valuenow', '55')
  expect(preview.element().querySelector(`img[src="${SMALL}"]`)).not.toBeNull()
})

test('once it is there it takes the stage, and nothing is said any more', async () => {
  await openWhileMaking()
  const made = buildGeneration(1, { prompt: 'from another tab' })
  server().answer(listGenerations, { items: [made], nextCursor: null })
  await server().send('generation.created', { generation: made })
  await expect.element(preview.getByRole('img', { name: 'from another tab' })).toBeVisible()
  expect(making.query()).toBeNull()
})

test('a task of the queue is no picture of another tab', async () => {
  server().answer(getQueue, buildQueue({ tasks: [buildTask('queued', { status: 'running' })] }))
  await showPage(<GeneratePage />)
  await untilReadAnew(server(), getQueue)
  await server().tellProgress({ taskId: 'queued', requestKey: null, percent: 10 })
  await expect.element(page.getByRole('progressbar', { name: 'Progress of task queued' })).toBeVisible()
  expect(making.query()).toBeNull()
})

test('it is canceled by its own button', async () => {
  server().answer(cancelTask, { task: buildTask('other') })
  await openWhileMaking()
  await button('Cancel').click()
  await expect.element(making).not.toBeInTheDocument()
  expect(server().asked).toContain('POST /api/queue/other/cancel')
})

test('a picture that failed says why and that it costs nothing, and its prompt is taken up by a press', async () => {
  await openWhileMaking()
  await server().send('task.failed', {
    taskId: 'other',
    prompt: 'a castle in the clouds',
    code: 'server_error',
    message: 'The provider broke down.',
  })
  const alert = preview.getByRole('alert')
  await expect.element(alert.getByText('Not made: a castle in the clouds', { exact: true })).toBeVisible()
  await expect
    .element(
      alert.getByText('Server Error: The provider broke down. It does not count toward your daily limit.'),
    )
    .toBeVisible()
  expect(making.query()).toBeNull()
  await button('Use this prompt').click()
  await expect.element(prompt).toHaveValue('a castle in the clouds')
  await expect.element(prompt).toHaveFocus()
  await expect.element(alert).not.toBeInTheDocument()
})

test('Dismiss takes the failure away and leaves the prompt that stands there', async () => {
  await openWhileMaking()
  await prompt.fill('my own words')
  await server().send('task.failed', {
    ...{ taskId: 'other', prompt: 'a castle in the clouds' },
    ...{ code: 'timeout', message: 'It took too long.' },
  })
  await button('Dismiss').click()
  await expect.element(preview.getByRole('alert')).not.toBeInTheDocument()
  await expect.element(prompt).toHaveValue('my own words')
})

test('one that was canceled elsewhere needs no message, and neither does the failure of another task', async () => {
  await openWhileMaking()
  const failure = { prompt: 'a castle', message: 'No.' } as const
  await server().send('task.failed', { ...failure, taskId: 'yet another', code: 'server_error' })
  await expect.element(making).toBeVisible()
  await server().send('task.failed', { ...failure, taskId: 'other', code: 'cancelled' })
  await expect.element(making).not.toBeInTheDocument()
  expect(preview.getByRole('alert').query()).toBeNull()
})
