import { getReferences } from '@easel/contract/generations'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { useReferenceImages } from '#web/features/generator/reference/reference-images.ts'
import { reuseHref } from '#web/features/library/reuse/reuse-link.ts'
import { toGeneration } from '#web/shared/data/generation.ts'
import { buildGeneration } from '#web/test/build-rows.ts'
import { playServer, showPage } from '#web/test/studio.tsx'
import GeneratePage from '../generate.tsx'

const server = playServer()
const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
const chosen = () => useReferenceImages.getState().images.map(({ name, role }) => [name, role])

beforeEach(() => useReferenceImages.getState().replace([{ name: 'mine.png', dataUrl: PICTURE }]))

const another = (references: number) => reuseHref(toGeneration(buildGeneration(7, { references })))

test('another picture like one with references takes them in place of those in the form, and says which are gone', async () => {
  server().answer(getReferences, {
    references: [{ image: PICTURE, role: 'style' }, { image: null }, { image: PICTURE }],
  })
  await showPage(<GeneratePage />, { path: another(3) })
  await expect.element(page.getByText('A reference image is gone')).toBeVisible()
  expect(chosen()).toEqual([
    ['Reference 1', 'style'],
    ['Reference 3', undefined],
  ])
})

test('another picture like one without references is made without', async () => {
  await showPage(<GeneratePage />, { path: another(0) })
  await expect.poll(chosen).toEqual([])
})

test('references that cannot be loaded leave those in the form, and say so', async () => {
  server().refuse(getReferences, 404, { code: 'not_found', message: 'That was not found.' })
  await showPage(<GeneratePage />, { path: another(2) })
  await expect.element(page.getByText('The reference images could not be loaded')).toBeVisible()
  expect(chosen()).toEqual([['mine.png', undefined]])
})

test.each(['/generate?prompt=a+boat', '/generate?prompt=a+boat&references=nonsense'])(
  'a link that says nothing of references leaves them: %s',
  async (path) => {
    await showPage(<GeneratePage />, { path })
    await expect.element(page.getByLabelText('Prompt', { exact: true })).toHaveValue('a boat')
    expect(chosen()).toEqual([['mine.png', undefined]])
  },
)
