import { getGeneration, listGenerations } from '@easel/contract/generations'
import { getLineage } from '@easel/contract/library/library'
import { listPictureEdits } from '@easel/contract/picture-edits'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { PictureMaker } from '#web/features/picture-edits/picture-maker.tsx'
import { buildGeneration } from '#web/test/build-rows.ts'
import { playServer, showPage } from '#web/test/studio.tsx'

const server = playServer()
const latest = page.getByRole('list', { name: 'Your latest pictures' })

test('the picture that is edited is shown large, and another one once it is chosen', async () => {
  const [newer, older] = [buildGeneration(1, { width: 768, height: 1152 }), buildGeneration(2)]
  server().answer(listGenerations, { items: [newer, older], nextCursor: null })
  server().answer(getGeneration, newer)
  server().answer(getLineage, { ancestors: [], children: [], versions: [] })
  server().answer(listPictureEdits, { options: [] })
  await showPage(<PictureMaker />, { path: '/advanced' })
  await expect.element(latest).toBeVisible()
  const large = () =>
    page
      .getByRole('img')
      .elements()
      .filter((image) => !latest.element().contains(image))
      .map((image) => [image.getAttribute('alt'), image.getAttribute('width'), image.getAttribute('height')])
  expect(large()).toEqual([[newer.prompt, '768', '1152']])
  await latest.getByRole('button', { name: older.prompt }).click()
  await expect.poll(large).toEqual([[older.prompt, `${older.width}`, `${older.height}`]])
})
