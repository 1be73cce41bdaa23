import { replicateGenerate } from '@easel/contract/functions'
import { addToQueue } from '@easel/contract/queue'
import { getLimits } from '@easel/contract/usage'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { buildLimits } from '#web/test/build-answers.ts'
import { playServer, showPage } from '#web/test/studio.tsx'
import GeneratePage from '../../generate.tsx'

const server = playServer()
const prompt = page.getByLabelText('Prompt', { exact: true })
const generate = page.getByRole('button', { name: 'Generate', exact: true })
const notice = (title: string) => page.getByRole('listitem').filter({ hasText: title })
const sentTo = (path: string) => server().sent.filter(({ name }) => name === `POST ${path}`)

async function open(): Promise<void> {
  await showPage(<GeneratePage />)
  await expect.element(page.getByText('5 of 5 left today')).toBeInTheDocument()
  await prompt.fill('a fox')
}

test('[8.5, 8.7, 8.8] Retry sends the same request once more with the same key', async () => {
  await open()
  server().cutOff(replicateGenerate)
  await generate.click()
  await expect.element(notice('Connection Failed')).toBeVisible()
  const message = 'Generation is taking longer than expected.'
  server().refuse(replicateGenerate, 504, { code: 'timeout', message })
  await notice('Connection Failed').getByRole('button', { name: 'Retry' }).click()
  await expect.element(notice('Request Timeout')).toBeVisible()
  server().refuse(replicateGenerate, 500, { code: 'server_error', message: 'Our servers are ill.' })
  await notice('Request Timeout').getByRole('button', { name: 'Retry' }).click()
  await expect.element(notice('Server Error')).toBeVisible()
  const sent = sentTo(replicateGenerate.path)
  expect(sent).toHaveLength(3)
  expect(sent[0]?.key).toMatch(/.{8}/)
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
  expect(new Set(sent.map(({ body }) => body)).size).toBe(1)
  await expect.element(prompt).toHaveValue('a fox')
  await expect.element(generate).toBeEnabled()
})

test('a batch that is refused without a reason is said to have failed, once, and is sent again by Retry', async () => {
  server().refuse(addToQueue, 502, { code: 'generation_failed', message: 'Generation failed' })
  await open()
  await page.getByRole('switch', { name: 'Batch mode' }).click()
  await page.getByRole('button', { name: 'Add 4 to Queue' }).click()
  const failed = notice('Generation failed')
  await expect.element(failed.getByRole('button', { name: 'Retry' })).toBeVisible()
  expect(failed.getByText('Generation failed').elements()).toHaveLength(1)
  await failed.getByRole('button', { name: 'Retry' }).click()
  await expect.poll(() => sentTo(addToQueue.path).length).toBe(2)
  const [first, second] = sentTo(addToQueue.path)
  expect(second).toEqual(first)
})

test('[5.6b] a check of the allowance that fails is said, leaves nothing to generate, and can be tried again', async () => {
  server().refuse(getLimits, 500, { code: 'server_error', message: 'Our servers are ill.' })
  await showPage(<GeneratePage />)
  await prompt.fill('a fox')
  await expect.element(page.getByText('Your daily limit could not be checked')).toBeVisible()
  await generate.click()
  await expect
    .element(page.getByText('Your daily limit could not be checked. Try again in a moment.'))
    .toBeVisible()
  expect(sentTo(replicateGenerate.path)).toEqual([])
  // The answer changes on the press, because the page also reads the allowance on its own.
  document.addEventListener('pointerdown', () => server().answer(getLimits, buildLimits(5)), { once: true })
  const again = page.getByRole('form', { name: 'Generator' }).getByRole('button', { name: 'Try Again' })
  await again.click()
  await expect.element(page.getByText('5 of 5 left today')).toBeInTheDocument()
  await expect.element(again).not.toBeInTheDocument()
})
