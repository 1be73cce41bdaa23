import { clearAudioTasks, listAudio } from '@easel/contract/audio'
import {
  cancelTask,
  clearQueue,
  getQueue,
  moveTask,
  type QueueTask,
  removeTask,
  retryTask,
  updateQueue,
} from '@easel/contract/queue'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { buildQueue } from '#web/test/build-answers.ts'
import { buildAudioTask, buildTask } from '#web/test/build-rows.ts'
import { playServer, showPage, untilReadAnew } from '#web/test/studio.tsx'
import GeneratePage from '../../generate.tsx'

const server = playServer()
const queue = page.getByRole('region', { name: 'Generation Queue' })
const button = (name: string) => queue.getByRole('button', { name, exact: true })
const line = (id: string) => queue.getByRole('listitem').filter({ hasText: `task ${id}` })
const concurrency = queue.getByLabelText('Concurrency', { exact: true })

let kept: QueueTask[] = []
let settings = { concurrency: 2, paused: false }

beforeEach(() => {
  settings = { concurrency: 2, paused: false }
  server().answerBy(getQueue, () => buildQueue({ tasks: kept, ...settings }))
})

async function openWith(...tasks: QueueTask[]): Promise<void> {
  kept = tasks
  await showPage(<GeneratePage />)
  await untilReadAnew(server(), getQueue)
  await expect.element(queue).toBeVisible()
}

const sent = (start: string) =>
  server()
    .sent.filter(({ name }) => name.startsWith(start))
    .map(({ name, body }) => [name, JSON.parse(body ?? 'null')])

test('two quick presses for more at once count two, whatever the server tells meanwhile', async () => {
  const releases: (() => void)[] = []
  server().answerBy(updateQueue, async (changes) => {
    await new Promise<void>((resolve) => releases.push(resolve))
    settings = { ...settings, ...changes }
    return settings
  })
  await openWith(buildTask('one'))
  await button('More at once').click()
  await button('More at once').click()
  await expect.element(concurrency).toHaveValue(4)
  await expect.element(button('More at once')).toBeDisabled()
  expect(releases).toHaveLength(1)
  await server().send('queue.changed', { concurrency: 3, paused: false })
  releases[0]?.()
  await expect.poll(() => releases).toHaveLength(2)
  await expect.element(concurrency).toHaveValue(4)
  releases[1]?.()
  await expect.poll(() => settings.concurrency).toBe(4)
  await expect.element(concurrency).toHaveValue(4)
  settings = { ...settings, concurrency: 1 }
  await server().send('queue.changed', settings)
  await expect.element(concurrency).toHaveValue(1)
})

test('a change of concurrency that is refused is taken back', async () => {
  server().refuse(updateQueue, 500, { code: 'server_error', message: 'Our servers are ill.' })
  await openWith(buildTask('one'))
  await button('Fewer at once').click()
  await expect.element(page.getByText('Our servers are ill.').first()).toBeVisible()
  await expect.element(concurrency).toHaveValue(2)
})

test('the number at once is typed, too, but none that the queue does not take', async () => {
  server().answerBy(updateQueue, (changes) => {
    settings = { ...settings, ...changes }
    return settings
  })
  await openWith(buildTask('one'))
  await concurrency.fill('4')
  await expect.poll(() => settings.concurrency).toBe(4)
  await concurrency.fill('9')
  await expect.element(concurrency).toHaveAttribute('aria-invalid', 'true')
  await userEvent.tab()
  await expect.element(concurrency).toHaveValue(4)
  expect(sent('PATCH /api/queue').map(([, body]) => body)).toEqual([{ concurrency: 4 }, { concurrency: 4 }])
})

test('a pause says what waits, and Resume goes on', async () => {
  server().answerBy(updateQueue, (changes) => {
    settings = { ...settings, ...changes }
    return settings
  })
  await openWith(buildTask('one'))
  await button('Pause').click()
  await expect.element(queue.getByText('Paused. Queued tasks wait.')).toBeVisible()
  server().answer(listAudio, { tasks: [buildAudioTask('hum')], items: [], nextCursor: null })
  await server().send('audio.changed', { task: buildAudioTask('hum'), recording: null })
  await expect.element(queue.getByText('Paused. Queued pictures and sounds wait.')).toBeVisible()
  await button('Resume').click()
  await expect.element(queue.getByText(/^Paused/)).not.toBeInTheDocument()
  expect(sent('PATCH /api/queue').map(([, body]) => body)).toEqual([{ paused: true }, { paused: false }])
})

test('a failed task says why, and Retry queues it again', async () => {
  const failed = buildTask('one', { status: 'error', error: 'The provider refused.' })
  server().answerBy(retryTask, () => {
    kept = [buildTask('one', { revision: 2 })]
    return { task: buildTask('one', { revision: 2 }) }
  })
  await openWith(failed, buildTask('two', { status: 'error', error: null }))
  await expect.element(line('one').getByText('The provider refused.')).toBeVisible()
  await expect.element(line('two').getByText('Generation failed')).toBeVisible()
  await line('one').getByRole('button', { name: 'Retry' }).click()
  await expect.element(line('one').getByText('Queued', { exact: true })).toBeVisible()
  expect(server().asked).toContain('POST /api/queue/one/retry')
})

test('Retry in the notice of a retry that did not arrive sends the same request', async () => {
  server().cutOff(retryTask)
  await openWith(buildTask('one', { status: 'error', error: 'The provider refused.' }))
  await line('one').getByRole('button', { name: 'Retry' }).click()
  const notice = page.getByRole('region', { name: /^Notices/ })
  await notice.getByRole('button', { name: 'Retry' }).click()
  await expect
    .poll(() => server().asked.filter((name) => name === 'POST /api/queue/one/retry').length)
    .toBe(2)
  const keys = server()
    .sent.filter(({ name }) => name.endsWith('/retry'))
    .map(({ key }) => key)
  expect(keys[0]).not.toBeNull()
  expect(new Set(keys).size).toBe(1)
})

test('a running task is canceled by its own button, and a waiting one removed', async () => {
  server().answerBy(cancelTask, () => {
    const task = buildTask('at-work', { status: 'error', error: 'Canceled.', revision: 2 })
    kept = [task, buildTask('next')]
    return { task }
  })
  server().answerBy(removeTask, () => {
    kept = kept.filter(({ id }) => id !== 'next')
    return { id: 'next' }
  })
  await openWith(buildTask('at-work', { status: 'running' }), buildTask('next'))
  expect(line('next').getByRole('button', { name: 'Cancel' }).elements()).toEqual([])
  await line('at-work').getByRole('button', { name: 'Cancel' }).click()
  await expect.element(line('at-work').getByText('Canceled.')).toBeVisible()
  await line('next').getByRole('button', { name: 'Remove task' }).click()
  await expect.element(line('next')).not.toBeInTheDocument()
  await expect.element(line('at-work')).toBeVisible()
})

test('a task that cannot be removed stays, and says why', async () => {
  server().refuse(removeTask, 500, { code: 'server_error', message: 'Our servers are ill.' })
  await openWith(buildTask('one'))
  await line('one').getByRole('button', { name: 'Remove task' }).click()
  await expect.element(page.getByText('Our servers are ill.').first()).toBeVisible()
  await expect.element(line('one')).toBeVisible()
})

test('what is done is cleared by itself, of pictures and of sounds, and the rest stays', async () => {
  server().answerBy(clearQueue, () => {
    kept = [buildTask('next')]
    return { removed: 1 }
  })
  let sounds = [buildAudioTask('hum', { status: 'done' })]
  server().answerBy(listAudio, () => ({ tasks: sounds, items: [], nextCursor: null }))
  server().answerBy(clearAudioTasks, () => {
    sounds = []
    return { removed: 1 }
  })
  await openWith(buildTask('made', { status: 'done' }), buildTask('next'))
  await button('Clear done').click()
  await expect.element(button('Clear done')).not.toBeInTheDocument()
  await expect.element(line('next')).toBeVisible()
  expect(
    sent('DELETE')
      .map(([name]) => name)
      .toSorted(),
  ).toEqual(['DELETE /api/audio/tasks', 'DELETE /api/queue'])
})

test.each([
  [10, false],
  [11, true],
])('clearing %i waiting tasks asks first: %s', async (count, asks) => {
  server().answerBy(clearQueue, () => {
    kept = []
    return { removed: count }
  })
  await openWith(...Array.from({ length: count }, (_, at) => buildTask(`${at}`)))
  await button('Clear all').click()
  if (asks) {
    const question = page.getByRole('alertdialog', { name: `Clear ${count} waiting tasks?` })
    await question.getByRole('button', { name: 'Cancel' }).click()
    expect(sent('DELETE')).toEqual([])
    await button('Clear all').click()
    await question.getByRole('button', { name: 'Clear all' }).click()
  }
  await expect.element(queue).not.toBeInTheDocument()
  expect(sent('DELETE')).toEqual([['DELETE /api/queue', null]])
})

test('a waiting task says its place, when it should be there, and that its provider asked to wait', async () => {
  kept = [
    buildTask('at-work', { status: 'running' }),
    buildTask('next'),
    buildTask('third', { waitsUntil: new Date(Date.now() + 59_000).toISOString() }),
  ]
  server().answerBy(getQueue, () => buildQueue({ tasks: kept, secondsPerTask: 30, concurrency: 1 }))
  await openWith(...kept)
  await expect.element(line('next').getByText(/^Next, about 1 min/)).toBeVisible()
  await expect.element(line('third').getByText(/^No\. 2/)).toBeVisible()
  await expect.element(line('third').getByTitle('The provider asked us to wait.')).toBeVisible()
})

test('the arrow keys on its grip move a task, say its place, and stop at the ends', async () => {
  server().answerBy(moveTask, ({ before }) => {
    kept = kept.toReversed()
    return { id: 'a', before }
  })
  await openWith(buildTask('a'), buildTask('b'))
  const order = () =>
    [...queue.element().querySelectorAll('[data-queued]')].map((row) => row.getAttribute('data-queued'))
  button('Move task 1').element().focus()
  await userEvent.keyboard('{ArrowUp}')
  expect(order()).toEqual(['a', 'b'])
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(order).toEqual(['b', 'a'])
  await expect.element(queue.getByText('Moved to place 2 of 2')).toBeInTheDocument()
  await expect.element(button('Move task 2')).toHaveFocus()
  expect(sent('POST /api/queue/a/move')).toEqual([['POST /api/queue/a/move', { before: null }]])
})
