import { listGenerations } from '@easel/contract/generations'
import { findImported, importPicture } from '@easel/contract/imports/import-pictures'
import { getLibrary } from '@easel/contract/library/library'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { forgetImport, stopImport, useImport } from '#web/features/imports/import.store.ts'
import { forgetUnfinished, noteImport } from '#web/features/imports/unfinished-import.ts'
import { client } from '#web/shared/api/client.ts'
import { buildGeneration } from '#web/test/build-rows.ts'
import { playServer, showPage } from '#web/test/studio.tsx'
import SavedPage from '../../my-generations.tsx'
import { sample } from '../tools/open-tool.tsx'

const server = playServer()
const dialog = page.getByRole('dialog', { name: 'Import pictures' })
const files = dialog.getByLabelText('Files to import')
const bar = page.getByRole('status').filter({ hasText: 'Continue import' })
const imports = () => server().sent.filter(({ name }) => name === 'POST /api/imports')

beforeEach(() => {
  server().answer(getLibrary, { total: 1, favorites: 0, public: 0, trash: 0, collections: [], tags: [] })
  server().answer(listGenerations, { items: [buildGeneration(1)], nextCursor: null })
  server().answer(findImported, { known: [] })
  server().answer(importPicture, { generation: buildGeneration(2) })
})
afterEach(async () => {
  stopImport()
  await expect.poll(() => useImport.getState().phase).not.toBe('running')
  forgetImport()
  forgetUnfinished()
})

async function open(): Promise<void> {
  await showPage(<SavedPage />, { path: '/my-generations' })
  await page.getByRole('button', { name: 'Import pictures' }).click()
  await expect.element(dialog).toBeVisible()
}

const named = async (name: string) => new File([await sample('owl-night')], name, { type: 'image/webp' })
const fox = () => sample('fox-photorealistic')

test('pictures are imported, and those that are there already are not sent', async () => {
  server().answerBy(findImported, ({ hashes }) => ({ known: hashes.slice(0, 1) }))
  await open()
  await files.upload([await fox(), await named('owl.webp')])
  await expect.element(dialog.getByText('1 imported, 1 there already')).toBeVisible()
  expect(imports().map(({ body }) => JSON.parse(body ?? '').name)).toEqual(['owl.webp'])
})

test('a picture that the server refuses is named with the reason, and the others come in', async () => {
  let asked = 0
  server().respond('POST /api/imports', (body) => {
    asked += 1
    const { name } = body as { name: string }
    if (name === 'owl.webp')
      return Response.json(
        { error: { code: 'invalid_request', message: 'It has too many pixels.', requestId: 'r' } },
        { status: 400 },
      )
    return Response.json({ generation: buildGeneration(2) }, { status: 201 })
  })
  await open()
  await files.upload([await named('owl.webp'), await fox()])
  await expect.element(dialog.getByText('1 imported, 1 not imported')).toBeVisible()
  await expect.element(dialog.getByRole('listitem')).toHaveTextContent('owl.webp: It has too many pixels.')
  expect(asked).toBe(2)
})

test('a picture that is too large for a proxy is named with the reason, and the others come in', async () => {
  server().respond('POST /api/imports', (body) =>
    (body as { name: string }).name === 'owl.webp'
      ? new Response('<h1>413 Request Entity Too Large</h1>', { status: 413 })
      : Response.json({ generation: buildGeneration(2) }, { status: 201 }),
  )
  await open()
  await files.upload([await named('owl.webp'), await fox()])
  await expect.element(dialog.getByText('1 imported, 1 not imported')).toBeVisible()
  await expect
    .element(dialog.getByRole('listitem'))
    .toHaveTextContent(
      'owl.webp: A server in front of this site takes nothing that large. Choose smaller or fewer pictures, or ask who runs it to allow more.',
    )
})

test('an import that is refused as a whole says why, and how to continue', async () => {
  server().refuse(importPicture, 403, { code: 'forbidden', message: 'Your library is full.' })
  await open()
  await files.upload([await fox()])
  await expect
    .element(
      dialog.getByText(
        'Your library is full. Choose the same files again to continue: nothing is imported twice.',
      ),
    )
    .toBeVisible()
  server().answer(importPicture, { generation: buildGeneration(2) })
  await files.upload([await fox()])
  await expect.element(dialog.getByText('1 imported', { exact: true })).toBeVisible()
})

test('an import is stopped by a press, also while the server does not answer, and leaves nothing to continue', async () => {
  server().keepWaiting(importPicture)
  await open()
  await files.upload([await fox()])
  await expect.element(dialog.getByRole('progressbar', { name: 'Importing' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Stop' }).click()
  await expect.element(dialog.getByText(/^Stopped\. Choose the same files again to continue/)).toBeVisible()
  expect(bar.elements()).toEqual([])
})

test.each([
  ['a folder', 'holidays', 'The import of “holidays” stopped after 12 pictures. Choose it again'],
  ['several files', null, 'An import stopped after 12 pictures. Choose the same files again'],
])(
  'an import of %s that ended with its page is told in the library, and continued or dismissed',
  async (_, name, said) => {
    const shown = await showPage(<SavedPage />, { path: '/my-generations' })
    const session = client.auth.state()
    if (session.status !== 'signed-in') throw new Error('signed in by showPage')
    noteImport({ userId: session.user.id, name, done: 12 })
    await shown.unmount()
    await showPage(<SavedPage />, { path: '/my-generations' })
    await expect.element(bar).toBeVisible()
    expect(bar.element().textContent).toContain(said)
    await bar.getByRole('button', { name: 'Continue import' }).click()
    await expect.element(dialog).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await bar.getByRole('button', { name: 'Dismiss' }).click()
    await expect.element(bar).not.toBeInTheDocument()
  },
)

test('what another person left unfinished in this browser is not told', async () => {
  noteImport({ userId: 'someone-else', name: 'secret', done: 3 })
  await showPage(<SavedPage />, { path: '/my-generations' })
  await expect.element(page.getByRole('button', { name: 'Open: picture 1' })).toBeVisible()
  expect(page.getByText(/secret/).elements()).toEqual([])
})
