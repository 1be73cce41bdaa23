import { listAudio } from '@easel/contract/audio'
import { replicateGenerate } from '@easel/contract/functions'
import { listGenerations, saveGeneration } from '@easel/contract/generations'
import { getQueue } from '@easel/contract/queue'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { buildQueue } from '#web/test/build-answers.ts'
import { buildAudioTask, buildGeneration, buildRecording, buildTask } from '#web/test/build-rows.ts'
import { playServer, showPage } from '#web/test/studio.tsx'
import GeneratePage from '../generate.tsx'
import GenerateAudioPage from '../generate-audio.tsx'
import HistoryPage from '../history.tsx'

const server = playServer()
const waiting = buildGeneration(1, { prompt: 'a red fox', waits_for_storage: true })
const AWAY =
  'Storage is not available yet. The picture is kept safe and is saved by itself once storage is back.'

test('[8.9a] a picture that could not be stored says so, and Retry stores it without drawing again', async () => {
  server().answer(replicateGenerate, { output: ['/x.png'], seed: 1, NSFWContent: false, id: waiting.id })
  await showPage(<GeneratePage />)
  server().answer(listGenerations, { items: [waiting], nextCursor: null })
  await page.getByLabelText('Prompt', { exact: true }).fill('a red fox')
  await page.getByRole('button', { name: 'Generate', exact: true }).click()
  await expect.element(page.getByText('Failed to save generation to history', { exact: true })).toBeVisible()
  await expect.element(page.getByText('The picture is kept safe.', { exact: true })).toBeVisible()
  expect(page.getByText('Image generated successfully!').query()).toBeNull()

  server().refuse(saveGeneration, 500, { code: 'server_error', message: AWAY })
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.element(page.getByText(AWAY, { exact: true })).toBeVisible()

  server().answer(saveGeneration, { ...waiting, waits_for_storage: false })
  await page.getByRole('button', { name: 'Retry' }).last().click()
  await expect.element(page.getByText('Saved to your library', { exact: true })).toBeVisible()
  const asked = server().asked
  expect(asked.filter((name) => name === 'POST /api/functions/replicate-generate')).toHaveLength(1)
  expect(asked.filter((name) => name === 'POST /api/generations')).toHaveLength(2)
})

test('a task of the queue and its picture in the history say that they wait for storage, until they are stored', async () => {
  const done = buildTask('one', { status: 'done', generationId: waiting.id, waitsForStorage: true })
  server().answer(getQueue, buildQueue({ tasks: [done] }))
  server().answer(listGenerations, { items: [waiting], nextCursor: null })
  const note = page.getByText('Waiting for storage', { exact: true })
  const { unmount } = await showPage(<GeneratePage />)
  await expect
    .element(page.getByRole('region', { name: 'Generation Queue' }).getByText('Waiting for storage'))
    .toBeVisible()
  await unmount()

  await showPage(<HistoryPage />, { path: '/history' })
  await expect.element(note).toBeVisible()
  const generation = { ...waiting, waits_for_storage: false }
  server().answer(listGenerations, { items: [generation], nextCursor: null })
  await server().send('generation.updated', { generation })
  await expect.poll(() => note.query()).toBeNull()
  await expect.element(page.getByText('Complete', { exact: true })).toBeVisible()
})

test('a sound says that it waits for storage, on its card and in the queue, until it is stored', async () => {
  const recording = { ...buildRecording(`rec_${'1'.padStart(26, '0')}`), waits_for_storage: true }
  const done = { ...buildAudioTask('one', { status: 'done' }), recording_id: recording.id }
  server().answer(listAudio, { tasks: [done], items: [recording], nextCursor: null })
  server().answer(getQueue, buildQueue({ tasks: [buildTask('two', { status: 'queued' })] }))
  const note = page.getByText('Waiting for storage', { exact: true })
  const { unmount } = await showPage(<GeneratePage />)
  await expect
    .element(page.getByRole('region', { name: 'Generation Queue' }).getByText('Waiting for storage'))
    .toBeVisible()
  await unmount()

  await showPage(<GenerateAudioPage />, { path: '/generate-audio' })
  await expect.element(note).toBeVisible()
  const stored = { ...recording, waits_for_storage: false }
  server().answer(listAudio, { tasks: [done], items: [stored], nextCursor: null })
  await server().send('audio.stored', { id: recording.id })
  await expect.poll(() => note.query()).toBeNull()
  await expect.element(page.getByRole('heading', { name: recording.prompt })).toBeVisible()
})
