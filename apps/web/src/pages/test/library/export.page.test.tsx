import { createDownload } from '@easel/contract/library/downloads'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { DownloadDialog } from '#web/features/library/download-dialog.tsx'
import { ExportDialog } from '#web/features/library/export-dialog.tsx'
import { toGeneration } from '#web/shared/data/generation.ts'
import { buildGeneration } from '#web/test/build-rows.ts'
import { playServer, showPage } from '#web/test/studio.tsx'

const server = playServer()
const picture = toGeneration(buildGeneration(1))
const close = vi.fn()
const dialog = page.getByRole('dialog')
const focus = dialog.getByRole('button', { name: /^Focus point/ })
const radio = (name: string) => dialog.getByRole('radio', { name }).click({ force: true })
const button = (name: string) => dialog.getByRole('button', { name, exact: true })

async function open(child: React.ReactNode): Promise<void> {
  close.mockClear()
  server().answer(createDownload, {
    url: '#file',
    file_name: 'boat.jpg',
    expires_at: '2026-01-01T00:00:00.000Z',
  })
  await showPage(child)
  await expect.element(dialog).toBeVisible()
}

const sent = () =>
  server()
    .sent.filter(({ name }) => name === 'POST /api/downloads')
    .map(({ body }) => JSON.parse(body ?? ''))

test('a picture is cut to the size that is chosen, which is seen first', async () => {
  await open(<ExportDialog generation={picture} onClose={close} />)
  await radio('X, Header, 1500 × 500')
  await expect.element(dialog.getByRole('img', { name: 'Cut to 1500 × 500' })).toBeVisible()
  await button('Download 1500 × 500').click()
  await expect.poll(() => close.mock.calls.length).toBe(1)
  expect(sent()).toEqual([{ ids: [picture.id], format: 'jpg', metadata: 'keep', size: 'x-header' }])
})

test('the point that a cut keeps is moved by the arrow keys, no further than the edges, and let go of', async () => {
  await open(<ExportDialog generation={picture} onClose={close} />)
  await expect.element(dialog.getByText('Automatic: keeps the subject in view')).toBeVisible()
  focus.element().focus()
  await userEvent.keyboard('{ArrowLeft}{ArrowDown}')
  await expect.element(dialog.getByText('45 % from the left, 55 % from the top')).toBeVisible()
  for (let times = 0; times < 10; times += 1) await userEvent.keyboard('{ArrowLeft}{ArrowDown}')
  await expect.element(dialog.getByText('0 % from the left, 100 % from the top')).toBeVisible()
  await button('Download 1080 × 1080').click()
  await expect.poll(() => sent().at(-1)?.focus).toEqual({ x: 0, y: 1 })
  await button('Automatic').click()
  await expect.element(dialog.getByText('Automatic: keeps the subject in view')).toBeVisible()
})

test('a press on the picture sets the point where it fell', async () => {
  await open(<ExportDialog generation={picture} onClose={close} />)
  const box = focus.element().getBoundingClientRect()
  await focus.click({ position: { x: box.width / 4, y: box.height / 2 } })
  await expect.element(dialog.getByText('25 % from the left, 50 % from the top')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByText('25 % from the left, 50 % from the top')).toBeVisible()
})

test.each([
  ['PNG', 'png'],
  ['JPG', 'jpg'],
  ['WebP', 'webp'],
  ['AVIF', 'avif'],
])('a picture is downloaded as %s, without its settings where that is chosen', async (label, format) => {
  await open(<DownloadDialog generations={[picture]} onClose={close} />)
  await radio(label)
  await dialog.getByRole('switch', { name: /^Keep prompt and settings in the file/ }).click()
  await button('Download').click()
  await expect.element(page.getByText('Download started')).toBeVisible()
  expect(sent()).toEqual([{ ids: [picture.id], format, metadata: 'strip' }])
})

test('a download that is refused says why, and its window stays', async () => {
  await open(<DownloadDialog generations={[picture]} onClose={close} />)
  server().refuse(createDownload, 409, { code: 'conflict', message: 'Too many downloads are open.' })
  await button('Download').click()
  await expect.element(page.getByText('Too many downloads are open.').first()).toBeVisible()
  await expect.element(button('Download')).toBeEnabled()
  expect(close).not.toHaveBeenCalled()
})
