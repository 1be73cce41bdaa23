import { getGeneration, listGenerations } from '@easel/contract/generations'
import { savePrompt } from '@easel/contract/prompts/prompts'
import { addToQueue } from '@easel/contract/queue'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { generateHref, savedPictureHref } from '#web/shared/lib/paths.ts'
import { buildGeneration, buildSavedPrompt, buildTask } from '#web/test/build-rows.ts'
import { playServer, showPage } from '#web/test/studio.tsx'
import MyGenerationsPage from '../../my-generations.tsx'

const server = playServer()

test('Vary asks for a small change of the same seed, Vary strongly for another one, and both for the same background', async () => {
  const picture = buildGeneration(1, { seed: 7, requested: { background: 'transparent' } })
  const sent: object[] = []
  server().answer(listGenerations, { items: [picture], nextCursor: null })
  server().answer(getGeneration, picture)
  server().answerBy(addToQueue, (body) => {
    sent.push(body)
    return { tasks: [buildTask('varied')] }
  })
  await showPage(<MyGenerationsPage />, { path: savedPictureHref(picture.id) })
  await page.getByRole('button', { name: 'Vary', exact: true }).click()
  await expect.poll(() => sent).toHaveLength(1)
  await page.getByRole('button', { name: 'Vary strongly', exact: true }).click()
  await expect.poll(() => sent).toHaveLength(2)
  const both = { parent_id: picture.id, relation: 'variation', background: 'transparent', count: 1 }
  expect(sent[0]).toMatchObject({ ...both, seed: 7, variation: expect.any(Number) })
  expect(sent[1]).toMatchObject(both)
  expect(sent[1]).not.toHaveProperty('seed')
  expect(sent[1]).not.toHaveProperty('variation')
})

test('a part of a picture is reused from one menu: its prompt, its seed, or the picture as a reference', async () => {
  const picture = buildGeneration(1, { prompt: 'a boat', negative_prompt: 'people', seed: 7 })
  server().answer(listGenerations, { items: [picture], nextCursor: null })
  server().answer(getGeneration, picture)
  await showPage(<MyGenerationsPage />, { path: savedPictureHref(picture.id) })
  await expect.element(page.getByRole('dialog', { name: 'a boat' })).toBeVisible()
  await page.getByRole('button', { name: 'Reuse a part' }).click()
  const item = (name: RegExp | string) => page.getByRole('menuitem', { name })
  await expect.element(item('Seed only')).toHaveAttribute('href', generateHref({ seed: 7 }))
  await expect
    .element(item('Prompt only'))
    .toHaveAttribute('href', generateHref({ prompt: 'a boat', negativePrompt: 'people' }))
  await item(/^Use as reference/).click()
  await expect
    .element(page.getByText(/^Set as reference image|^That picture could not be read/).first())
    .toBeVisible()
})

test.each([
  [
    'a custom size is saved with its prompt',
    { width: 768, height: 1152 },
    { aspect_ratio: '2:3', width: 768, height: 1152 },
  ],
  ['a ratio is saved with its prompt', { width: 1536, height: 1024 }, { aspect_ratio: '16:9' }],
  ['a picture of no ratio has its prompt saved alone', { width: 300, height: 1000, style: 'imported' }, {}],
])('%s, from the menu of a picture', async (_title, shape, expected) => {
  const picture = buildGeneration(1, { prompt: 'a boat', style: 'anime', ...shape })
  const sent: object[] = []
  server().answer(listGenerations, { items: [picture], nextCursor: null })
  server().answer(getGeneration, picture)
  server().answerBy(savePrompt, (body) => {
    sent.push(body)
    return buildSavedPrompt('a boat')
  })
  await showPage(<MyGenerationsPage />, { path: savedPictureHref(picture.id) })
  await page.getByRole('button', { name: 'Reuse a part' }).click()
  await page.getByRole('menuitem', { name: 'Save prompt' }).click()
  await expect.element(page.getByText('Prompt saved')).toBeVisible()
  const style = 'style' in shape ? {} : { style: 'anime' }
  expect(sent).toEqual([{ prompt: 'a boat', ...style, ...expected }])
})

test.each([
  ['a prompt of 500 characters is offered to be saved', 'x'.repeat(500), 1],
  ['a prompt that is longer than one may be is not offered to be saved', 'x'.repeat(501), 0],
  ['an empty prompt is not offered to be saved', '', 0],
])('%s', async (_title, prompt, offers) => {
  const picture = buildGeneration(1, { prompt })
  server().answer(listGenerations, { items: [picture], nextCursor: null })
  server().answer(getGeneration, picture)
  await showPage(<MyGenerationsPage />, { path: savedPictureHref(picture.id) })
  await page.getByRole('button', { name: 'Reuse a part' }).click()
  await expect.element(page.getByRole('menuitem', { name: /^Use as reference/ })).toBeVisible()
  expect(page.getByRole('menuitem', { name: 'Save prompt' }).elements()).toHaveLength(offers)
})
