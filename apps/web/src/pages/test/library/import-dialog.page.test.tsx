import { findImported, importPicture } from '@easel/contract/imports/import-pictures'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { stopImport, useImport } from '#web/features/imports/import.store.ts'
import { ImportDialog } from '#web/features/imports/import-dialog.tsx'
import { playServer, showPage } from '#web/test/studio.tsx'
import SavedPage from '../../my-generations.tsx'

const server = playServer()
const dialog = page.getByRole('dialog', { name: 'Import pictures' })
const notice = page.getByRole('progressbar', { name: 'Importing pictures' })

afterEach(async () => {
  stopImport()
  await expect.poll(() => useImport.getState().phase).not.toBe('running')
})

function Library() {
  const [isOpen, setOpen] = useState(true)
  return isOpen && <ImportDialog onClose={() => setOpen(false)} />
}

test('a running import leads the keyboard to going on in the background, never to Stop', async () => {
  server().answer(findImported, { known: [] })
  server().keepWaiting(importPicture)
  await showPage(<Library />)
  await expect.element(dialog.getByRole('button', { name: 'Choose files' })).toHaveFocus()
  await dialog.getByLabelText('Files to import').upload(new File(['a picture'], 'fox.png'))
  await expect.element(dialog.getByRole('button', { name: 'Continue in the background' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(notice).toBeVisible()
  expect(useImport.getState().phase).toBe('running')
})

test('Stop ends an import at once, even while the network stands still, and its window alone says so', async () => {
  server().answer(findImported, { known: [] })
  server().keepWaiting(importPicture)
  await showPage(<Library />)
  await dialog.getByLabelText('Files to import').upload(new File(['a picture'], 'fox.png'))
  await expect.poll(() => server().asked).toContain('POST /api/imports')
  await dialog.getByRole('button', { name: 'Stop' }).click()
  await expect.element(dialog.getByText(/^Stopped\. Choose the same files again/)).toBeVisible()
  expect(page.getByText('Import stopped').elements()).toEqual([])
})

test('pictures that are dropped anywhere on the library are imported, and the page stays', async () => {
  server().answer(findImported, { known: [] })
  server().keepWaiting(importPicture)
  await showPage(<SavedPage />, { path: '/my-generations' })
  await expect.element(page.getByRole('link', { name: 'Make the first one' })).toBeVisible()
  const given = new DataTransfer()
  given.items.add(new File(['a picture'], 'fox.png'))
  const event = (name: string) =>
    new DragEvent(name, { dataTransfer: given, bubbles: true, cancelable: true })
  document.body.dispatchEvent(event('dragover'))
  await expect.element(page.getByText('Drop to import')).toBeVisible()
  const drop = event('drop')
  document.body.dispatchEvent(drop)
  expect(drop.defaultPrevented).toBe(true)
  await expect.element(page.getByText('Drop to import')).not.toBeInTheDocument()
  await expect.poll(() => server().asked).toContain('POST /api/imports')
  await expect.element(dialog.getByRole('button', { name: 'Continue in the background' })).toBeVisible()
})
