import { reportShare } from '@easel/contract/moderation'
import type { SharedPicture } from '@easel/contract/shares'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { SharedPictureView } from '#web/features/sharing/shared-picture-view.tsx'
import { playServer, showPage } from '#web/test/studio.tsx'

const server = playServer()
const PICTURE: SharedPicture = {
  token: '1C5yVgmmTWXk',
  prompt: 'a lighthouse at dusk',
  negative_prompt: 'people',
  style: 'watercolor',
  quality: 'high',
  width: 1536,
  height: 1024,
  seed: 42,
  image_url: '/images/shared/1C5yVgmmTWXk.png',
  created_at: '2026-01-01T00:00:00.000Z',
  provider: 'built-in',
}

const own = page.getByRole('link', { name: 'Make your own' })
const wish = () => new URL(own.element().getAttribute('href') ?? '', location.origin).searchParams

test('a shared picture leads to the generator with its words and look, and with a seed of one’s own', async () => {
  await showPage(<SharedPictureView picture={PICTURE} />)
  await expect.element(page.getByRole('heading', { name: 'a lighthouse at dusk' })).toBeVisible()
  await expect.element(page.getByText('42', { exact: true })).toBeVisible()
  expect(wish().get('prompt')).toBe('a lighthouse at dusk')
  expect(wish().get('style')).toBe('watercolor')
  expect([...wish().values()]).not.toContain('42')
})

test('what its owner keeps is neither shown nor handed on', async () => {
  await showPage(
    <SharedPictureView picture={{ ...PICTURE, prompt: null, negative_prompt: null, seed: null }} />,
  )
  await expect.element(own).toBeVisible()
  await expect.element(page.getByRole('img', { name: 'The shared picture' })).toBeInTheDocument()
  expect(page.getByRole('button', { name: 'Copy prompt' }).elements()).toEqual([])
  expect(page.getByText(/^(Seed|Without)$/).elements()).toEqual([])
  expect(wish().get('prompt')).toBeNull()
  expect(wish().get('style')).toBe('watercolor')
})

test('it is reported with a reason and a note, by its link', async () => {
  server().answer(reportShare, { is_new: true })
  await showPage(<SharedPictureView picture={PICTURE} />)
  await page.getByRole('button', { name: 'Report' }).click()
  const dialog = page.getByRole('dialog', { name: 'Report this picture' })
  const send = dialog.getByRole('button', { name: 'Report' })
  await expect.element(send).toBeDisabled()
  await dialog.getByRole('radio').first().click()
  await dialog.getByLabelText('Note').fill('x'.repeat(501))
  await expect.element(dialog.getByText('At most 500 characters')).toBeVisible()
  await expect.element(send).toBeDisabled()
  await dialog.getByLabelText('Note').fill(' mine ')
  await send.click()
  await expect.element(dialog).not.toBeInTheDocument()
  const [sent] = server().sent.filter(({ name }) => name.includes(PICTURE.token))
  expect(JSON.parse(sent?.body ?? '{}')).toMatchObject({ note: 'mine', reason: expect.any(String) })
})

test('a visitor is asked to sign in before a report', async () => {
  await showPage(<SharedPictureView picture={PICTURE} />, { signedIn: false })
  await page.getByRole('button', { name: 'Report' }).click()
  await expect.element(page.getByText(/sign in/i).first()).toBeVisible()
  expect(page.getByRole('dialog', { name: 'Report this picture' }).elements()).toEqual([])
})
