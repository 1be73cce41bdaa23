import { getConfig } from '@easel/contract/config'
import { getGeneration, listGenerations } from '@easel/contract/generations'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { savedPictureHref } from '#web/shared/lib/paths.ts'
import { buildConfig } from '#web/test/build-answers.ts'
import { buildGeneration } from '#web/test/build-rows.ts'
import { playServer, showPage } from '#web/test/studio.tsx'
import signed from '../../../../../../packages/picture-metadata/src/credentials/fixtures/signed.png?url'
import MyGenerationsPage from '../../my-generations.tsx'

const server = playServer()

test('a vendor’s picture says on demand who signed it', async () => {
  const picture = buildGeneration(1, { provider: 'openai', image_url: signed })
  server().answer(getGeneration, picture)
  server().answer(listGenerations, { items: [picture], nextCursor: null })
  await showPage(<MyGenerationsPage />, { path: savedPictureHref(picture.id) })
  await page.getByRole('button', { name: 'Check the file' }).click()
  const said = 'Signed by Example signer (Example Pictures). The picture has not changed since.'
  await expect.element(page.getByText(said, { exact: true })).toBeVisible()
})

test('where this installation signs, a picture of the built-in engine says so, too', async () => {
  const picture = buildGeneration(1, { provider: 'built-in', image_url: signed })
  server().answer(getConfig, { ...buildConfig(), signsPictures: true })
  server().answer(getGeneration, picture)
  server().answer(listGenerations, { items: [picture], nextCursor: null })
  await showPage(<MyGenerationsPage />, { path: savedPictureHref(picture.id) })
  await page.getByRole('button', { name: 'Check the file' }).click()
  const said = 'Signed by Example signer (Example Pictures). The picture has not changed since.'
  await expect.element(page.getByText(said, { exact: true })).toBeVisible()
})

test('a picture of the built-in engine does not offer to look for a signature', async () => {
  const picture = buildGeneration(1, { provider: 'built-in' })
  server().answer(getGeneration, picture)
  server().answer(listGenerations, { items: [picture], nextCursor: null })
  await showPage(<MyGenerationsPage />, { path: savedPictureHref(picture.id) })
  await expect.element(page.getByRole('button', { name: 'Vary', exact: true })).toBeVisible()
  expect(page.getByRole('button', { name: 'Check the file' }).elements()).toEqual([])
})
