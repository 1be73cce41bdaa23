import { listAudio } from '@easel/contract/audio'
import { getQueue, updateQueue } from '@easel/contract/queue'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { savedPictureHref } from '#web/shared/lib/paths.ts'
import { buildQueue } from '#web/test/build-answers.ts'
import { buildAudioTask, buildGeneration, buildTask } from '#web/test/build-rows.ts'
import { playServer, showPage } from '#web/test/studio.tsx'
import GeneratePage from '../generate.tsx'

const server = playServer()
const queue = page.getByRole('region', { name: 'Generation Queue' })
const rows = () => queue.getByRole('listitem').elements()

test('[2.26a] the card is not there without tasks, and comes with the first', async () => {
  await showPage(<GeneratePage />)
  await expect.element(page.getByText('Ready to Create')).toBeVisible()
  expect(queue.query()).toBeNull()
  server().answer(getQueue, buildQueue({ tasks: [buildTask('first')] }))
  await server().send('task.changed', { task: buildTask('first') })
  await expect.element(queue.getByText('task first')).toBeVisible()
})

test('[2.26a] concurrency is set by minus and plus within 1 and 4, and all tasks are cleared by one button', async () => {
  let settings = { concurrency: 3, paused: false }
  server().answerBy(getQueue, () => buildQueue({ ...settings, tasks: [buildTask('one'), buildTask('two')] }))
  server().answerBy(updateQueue, (changes) => {
    settings = { ...settings, ...changes }
    return settings
  })
  await showPage(<GeneratePage />)
  await expect.element(queue.getByText('Concurrency', { exact: true })).toBeVisible()
  const value = queue.getByLabelText('Concurrency', { exact: true })
  const less = queue.getByRole('button', { name: 'Fewer at once' })
  const more = queue.getByRole('button', { name: 'More at once' })
  for (const [button, concurrency] of [
    [more, 4],
    [less, 3],
    [less, 2],
    [less, 1],
  ] as const) {
    await button.click()
    await expect.element(value).toHaveValue(concurrency)
    if (concurrency === 4) await expect.element(more).toBeDisabled()
  }
  await expect.element(less).toBeDisabled()
  expect(server().asked.filter((name) => name === 'PATCH /api/queue')).toHaveLength(4)

  await queue.getByRole('button', { name: 'Clear all' }).click()
  await expect.poll(() => server().asked).toContain('DELETE /api/queue')
})

const COUNTED = [
  ...['a', 'b', 'c', 'd'].map((id) => buildTask(id)),
  ...['e', 'f', 'g'].map((id) => buildTask(id, { status: 'running' })),
  ...['h', 'i'].map((id) => buildTask(id, { status: 'done', resultUrl: '/images/x.png' })),
  buildTask('j', { status: 'error', error: 'Generation failed' }),
]

test('[2.26b] the counters say how many are queued, running, done and failed', async () => {
  server().answer(getQueue, buildQueue({ tasks: COUNTED }))
  await showPage(<GeneratePage />)
  await expect.element(queue).toBeVisible()
  const counters = () =>
    [...queue.element().querySelectorAll('dl > div')].map((counter) => [
      counter.querySelector('dt')?.textContent,
      counter.querySelector('dd')?.textContent,
    ])
  expect(counters()).toEqual([
    ['Queued', '4'],
    ['Running', '3'],
    ['Done', '2'],
    ['Failed', '1'],
  ])
  const started = buildTask('d', { status: 'running', revision: 2 })
  server().answer(getQueue, buildQueue({ tasks: COUNTED.map((task) => (task.id === 'd' ? started : task)) }))
  await server().send('task.changed', { task: started })
  await expect.poll(counters).toEqual([
    ['Queued', '3'],
    ['Running', '4'],
    ['Done', '2'],
    ['Failed', '1'],
  ])
})

test('[2.26c] ten tasks are listed with dot, prompt, status, style and remove button; the others are counted', async () => {
  const tasks = Array.from({ length: 13 }, (_, index) => buildTask(`${index}`, { style: 'watercolor' }))
  server().answer(getQueue, buildQueue({ tasks }))
  await showPage(<GeneratePage />)
  await expect.element(queue.getByText('... and 3 more tasks', { exact: true })).toBeVisible()
  expect(rows()).toHaveLength(10)
  for (const [index, row] of rows().entries()) {
    expect(row.textContent).toContain(`task ${index}`)
    expect(row.textContent).toContain('Queued')
    expect(row.textContent).toContain('Watercolor')
    expect(row.querySelector('i')).not.toBeNull()
    expect(row.querySelector('button[aria-label="Remove task"]')).not.toBeNull()
  }
  const list = queue.element().querySelector('ul')
  expect(list && list.scrollHeight > list.clientHeight).toBe(true)
})

test('[2.26c] with ten tasks none is counted apart', async () => {
  server().answer(
    getQueue,
    buildQueue({ tasks: Array.from({ length: 10 }, (_, index) => buildTask(`${index}`)) }),
  )
  await showPage(<GeneratePage />)
  await expect.poll(rows).toHaveLength(10)
  expect(queue.getByText(/more tasks/).query()).toBeNull()
})

test('[2.26c] what runs and what waits stands above what is done, which is folded with its count and its newest results', async () => {
  const done = Array.from({ length: 12 }, (_, index) =>
    buildTask(`done-${index}`, {
      status: 'done',
      resultUrl: `/images/${index}.png?signature=s`,
      generationId: buildGeneration(index).id,
    }),
  )
  server().answer(
    getQueue,
    buildQueue({ tasks: [...done, buildTask('at-work', { status: 'running' }), buildTask('next')] }),
  )
  await showPage(<GeneratePage />)
  await expect.element(queue.getByText('task at-work')).toBeVisible()
  expect(promptsOf(rows())).toEqual(['task at-work', 'task next'])
  expect(queue.getByText(/more tasks/).query()).toBeNull()
  const fold = queue.getByRole('button', { name: '12 done' })
  await expect.element(fold).toHaveAttribute('aria-expanded', 'false')
  expect(
    [...fold.element().querySelectorAll('img')].map((picture) => picture.getAttribute('src')?.split('?')[0]),
  ).toEqual(['/images/11.webp', '/images/10.webp', '/images/9.webp', '/images/8.webp'])

  await fold.click()
  expect(promptsOf(rows()).slice(0, 4)).toEqual(['task at-work', 'task next', 'task done-11', 'task done-10'])
  await expect.element(queue.getByText('... and 2 more done')).toBeVisible()
  await expect
    .element(queue.getByRole('link', { name: 'Open: task done-11' }))
    .toHaveAttribute('href', savedPictureHref(buildGeneration(11).id))
})

test('[2.26c] what is done is unfolded while nothing else is there, and folds when new work comes', async () => {
  const done = buildTask('made', { status: 'done', resultUrl: '/images/1.png' })
  server().answer(getQueue, buildQueue({ tasks: [done] }))
  await showPage(<GeneratePage />)
  await expect.element(queue.getByText('task made')).toBeVisible()
  const next = buildTask('next', { status: 'running' })
  server().answer(getQueue, buildQueue({ tasks: [done, next] }))
  await server().send('task.changed', { task: next })
  await expect.element(queue.getByText('task next')).toBeVisible()
  await expect.element(queue.getByRole('button', { name: '1 done' })).toBeVisible()
  expect(queue.getByText('task made').query()).toBeNull()
})

test('[2.26c] a running task is never among those that are only counted, and failures keep a place', async () => {
  const tasks = [
    ...Array.from({ length: 30 }, (_, index) => buildTask(`waits-${index}`)),
    buildTask('failed', { status: 'error', error: 'Generation failed' }),
    ...['a', 'b', 'c', 'd'].map((id) => buildTask(id, { status: 'running' })),
  ]
  server().answer(getQueue, buildQueue({ concurrency: 4, tasks }))
  await showPage(<GeneratePage />)
  await expect.poll(rows).toHaveLength(10)
  expect(promptsOf(rows())).toEqual([
    ...['task a', 'task b', 'task c', 'task d'],
    ...[0, 1, 2, 3, 4].map((index) => `task waits-${index}`),
    'task failed',
  ])
  await expect.element(queue.getByText('... and 25 more tasks', { exact: true })).toBeVisible()
})

test('sounds stand in the same order: at work, waiting, failed, and done folded', async () => {
  server().answer(listAudio, {
    tasks: [
      buildAudioTask('made', { status: 'done' }),
      buildAudioTask('failed', { status: 'error' }),
      buildAudioTask('waits'),
      buildAudioTask('at-work', { status: 'running' }),
    ],
    items: [],
    nextCursor: null,
  })
  await showPage(<GeneratePage />)
  await expect.element(queue.getByText('sound at-work')).toBeVisible()
  expect(promptsOf(rows())).toEqual(['sound at-work', 'sound waits', 'sound failed'])
  await queue.getByRole('button', { name: '1 done' }).click()
  await expect.element(queue.getByText('sound made')).toBeVisible()
})

function promptsOf(lines: readonly Element[]) {
  return lines.map((row) => row.querySelector('.truncate')?.textContent)
}

test('[4.1b] the states read Queued, Generating..., Complete and Failed in blue, yellow, green and red', async () => {
  server().answer(
    getQueue,
    buildQueue({
      tasks: [
        buildTask('a', { status: 'running' }),
        buildTask('b'),
        buildTask('c', { status: 'error', error: 'Generation failed' }),
        buildTask('d', { status: 'done' }),
      ],
    }),
  )
  for (const theme of ['light', 'dark']) {
    document.documentElement.dataset['theme'] = theme
    const { unmount } = await showPage(<GeneratePage />)
    await queue.getByRole('button', { name: '1 done' }).click()
    for (const [id, label, color] of [
      ['a', 'Generating...', 'yellow'],
      ['b', 'Queued', 'blue'],
      ['c', 'Failed', 'red'],
      ['d', 'Complete', 'green'],
    ] as const) {
      const row = queue.getByRole('listitem').filter({ hasText: `task ${id}` })
      const badge = row.getByText(label, { exact: true })
      await expect.element(badge).toBeVisible()
      expect([theme, label, nameOfColor(getComputedStyle(badge.element()).color)]).toEqual([
        theme,
        label,
        color,
      ])
      const dot = row.element().querySelector('i')
      expect(dot && nameOfColor(getComputedStyle(dot).backgroundColor)).toBe(color)
    }
    await unmount()
  }
  document.documentElement.dataset['theme'] = 'light'
})

/** The common name of a computed color, by its hue. */
function nameOfColor(computed: string): string {
  const [red = 0, green = 0, blue = 0] = computed.match(/[\d.]+/g)?.map(Number) ?? []
  const max = Math.max(red, green, blue)
  const span = max - Math.min(red, green, blue)
  if (span < 30) return 'gray'
  const turn =
    max === red ? (green - blue) / span : max === green ? 2 + (blue - red) / span : 4 + (red - green) / span
  const hue = (turn * 60 + 360) % 360
  if (hue < 20 || hue >= 335) return 'red'
  if (hue >= 35 && hue < 65) return 'yellow'
  if (hue >= 90 && hue < 180) return 'green'
  if (hue >= 190 && hue < 250) return 'blue'
  return computed
}
