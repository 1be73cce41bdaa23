import { addToQueue } from '@easel/contract/queue'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { forgetPress, useWaitingPresses } from '#web/features/generator/waiting/waiting-presses.store.ts'
import { buildTask } from '#web/test/build-rows.ts'
import { playServer, showPage } from '#web/test/studio.tsx'
import GeneratePage from '../../generate.tsx'

const server = playServer()
const form = page.getByRole('form', { name: 'Generator' })
const prompt = page.getByLabelText('Prompt', { exact: true })
const generate = form.getByRole('button', { name: /^(Generate|Add \d+ to Queue)/ })
const waiting = page.getByRole('list', { name: 'Waiting to be sent' })
const queued = () => server().sent.filter(({ name }) => name === 'POST /api/queue')

function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}

afterEach(async () => {
  for (const { id } of useWaitingPresses.getState().presses) await forgetPress(id)
  setOnline(true)
  vi.restoreAllMocks()
})

async function press(words: string): Promise<void> {
  await prompt.fill(words)
  await generate.click()
  await expect.element(waiting.getByText(words, { exact: true })).toBeVisible()
}

/** From now on the queue accepts requests. */
function takeIntoQueue(): void {
  server().answerBy(addToQueue, ({ ids = [], prompt: words }) => ({
    tasks: ids.map((id) => buildTask(id, { prompt: words })),
  }))
}

test('without a network a signed-in person is told that a press is kept, and then that it is sent from any page', async () => {
  await showPage(<GeneratePage />)
  await expect.element(generate).toBeVisible()
  expect(page.getByText('You are offline', { exact: true }).query()).toBeNull()
  setOnline(false)
  await expect.element(form.getByText('You are offline', { exact: true })).toBeVisible()
  const before = form.getByText('Press Generate anyway: it is kept, and sent as soon as you’re back online.')
  await expect.element(before).toBeVisible()
  await press('a red fox')
  await expect.element(page.getByText('Kept until you’re back online', { exact: true })).toBeVisible()
  await expect
    .element(
      form.getByText('Sent as soon as you’re back online, also when you leave this page or reload it.'),
    )
    .toBeVisible()
  expect(before.query()).toBeNull()
  expect(queued()).toEqual([])
})

test('what was pressed is listed with its number of pictures, and taken back by its own button', async () => {
  await showPage(<GeneratePage />)
  setOnline(false)
  await press('a red fox')
  await page.getByRole('switch', { name: 'Batch mode' }).click()
  await page.getByLabelText('Batch count').fill('3')
  await press('a blue boat')
  const rows = () =>
    waiting
      .getByRole('listitem')
      .elements()
      .map((row) => row.textContent)
  expect(rows()).toEqual(['a red fox1 picture', 'a blue boat3 pictures'])
  expect(waiting.getByRole('button', { name: 'Try again' }).query()).toBeNull()
  await waiting.getByRole('button', { name: 'Do not send: a red fox' }).click()
  await expect.poll(rows).toEqual(['a blue boat3 pictures'])
  await waiting.getByRole('button', { name: 'Do not send: a blue boat' }).click()
  await expect.element(waiting).not.toBeInTheDocument()
  setOnline(true)
  await expect.element(page.getByText('You are back online', { exact: true })).toBeVisible()
  expect(queued()).toEqual([])
})

test('once the network is back, what waits is sent in its order, each with a key of its own, and counted', async () => {
  takeIntoQueue()
  await showPage(<GeneratePage />)
  setOnline(false)
  await press('a red fox')
  await page.getByRole('switch', { name: 'Batch mode' }).click()
  await page.getByLabelText('Batch count').fill('2')
  await press('a blue boat')
  setOnline(true)
  await expect.element(page.getByText('3 pictures added to the queue', { exact: true })).toBeVisible()
  expect(queued().map(({ body }) => JSON.parse(body ?? 'null'))).toMatchObject([
    { prompt: 'a red fox', count: 1 },
    { prompt: 'a blue boat', count: 2 },
  ])
  expect(new Set(queued().map(({ key }) => key)).size).toBe(2)
  expect(queued().map(({ key }) => key)).not.toContain(null)
  await expect.element(waiting).not.toBeInTheDocument()
  expect(form.getByText('Waiting to be sent', { exact: true }).query()).toBeNull()
})

test('what the server refuses stays with its reason, and is sent by Try again under the same key', async () => {
  const message = 'Your prompt contains restricted content. Please modify it.'
  server().refuse(addToQueue, 422, { code: 'nsfw_content', message })
  await showPage(<GeneratePage />)
  setOnline(false)
  await press('a red fox')
  setOnline(true)
  await expect.element(page.getByText('Not sent', { exact: true })).toBeVisible()
  await expect.element(waiting.getByText(`Not sent. ${message}`, { exact: true })).toBeVisible()
  await expect.element(form.getByText('Waiting to be sent', { exact: true })).toBeVisible()
  expect(queued()).toHaveLength(1)
  takeIntoQueue()
  await waiting.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('1 picture added to the queue', { exact: true })).toBeVisible()
  expect(queued()).toHaveLength(2)
  expect(queued()[1]?.key).toBe(queued()[0]?.key)
  await expect.element(waiting).not.toBeInTheDocument()
})

test('at most 20 presses wait, and the next one says what to do', async () => {
  await showPage(<GeneratePage />)
  setOnline(false)
  await prompt.fill('a red fox')
  for (let count = 1; count <= 20; count += 1) {
    await generate.click()
    await expect.poll(() => waiting.getByRole('listitem').elements()).toHaveLength(count)
  }
  await generate.click()
  await expect
    .element(page.getByText('20 requests are already waiting. Remove one, or wait until you’re back online.'))
    .toBeVisible()
  expect(waiting.getByRole('listitem').elements()).toHaveLength(20)
})

test('a form that could not be made with a network is refused without one, too', async () => {
  await showPage(<GeneratePage />)
  setOnline(false)
  await prompt.fill('a red fox')
  await page.getByRole('textbox', { name: 'Seed' }).fill('-1')
  await generate.click()
  await expect
    .element(page.getByText('The seed must be a whole number from 0 to 4294967295', { exact: true }))
    .toBeVisible()
  expect(waiting.query()).toBeNull()
})

test('back online, a prompt that was not pressed for is offered, and an empty one is not', async () => {
  await showPage(<GeneratePage />)
  setOnline(false)
  await expect.element(form.getByText('You are offline', { exact: true })).toBeVisible()
  setOnline(true)
  const back = page.getByText('You are back online', { exact: true })
  await expect.element(back).toBeVisible()
  expect(page.getByRole('button', { name: 'Generate now' }).query()).toBeNull()

  await prompt.fill('a red fox')
  setOnline(false)
  await expect.element(form.getByText('You are offline', { exact: true })).toBeVisible()
  setOnline(true)
  await page.getByRole('button', { name: 'Generate now' }).click()
  await expect.poll(() => server().asked).toContain('POST /api/functions/replicate-generate')
})

test('a visitor’s prompt is kept, and a press is carried out once the network is back', async () => {
  await showPage(<GeneratePage />, { signedIn: false })
  await prompt.fill('a red fox')
  setOnline(false)
  await expect.element(form.getByText('Your prompt is kept until you’re back online.')).toBeVisible()
  await generate.click()
  await expect.element(form.getByText('Your prompt is sent as soon as you’re back online.')).toBeVisible()
  expect(waiting.query()).toBeNull()
  setOnline(true)
  await expect
    .element(page.getByRole('dialog', { name: 'Create a free account to generate this' }))
    .toBeVisible()
})
