import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { shareUrl } from '#web/shared/data/shares.queries.ts'
import { playServer, showPage } from '#web/test/studio.tsx'
import { ShareRow } from './share-row.tsx'

playServer()

const share = {
  token: 'Ab3defghjkmn',
  generation_id: '00000000-0000-4000-8000-000000000001',
  show_prompt: true,
  created_at: '2026-11-29T08:00:00.000Z',
  expires_at: null,
}
const out = page.getByRole('button', { name: 'Share to an app' })

/** A browser with a share sheet, or without one; what the sheet is given. */
function playSheet(sheet: ((data: ShareData) => Promise<void>) | undefined): void {
  Reflect.deleteProperty(navigator, 'share')
  if (sheet) Object.defineProperty(navigator, 'share', { value: sheet, configurable: true })
}

afterEach(() => playSheet(undefined))

test('a link is handed to the system’s share sheet, and closing that says nothing', async () => {
  const given: ShareData[] = []
  playSheet(async (data) => {
    given.push(data)
    if (given.length > 1) throw new DOMException('closed', 'AbortError')
  })
  await showPage(<ShareRow share={share} />)
  await out.click()
  await out.click()
  await expect.poll(() => given).toEqual([{ url: shareUrl(share) }, { url: shareUrl(share) }])
  expect(page.getByRole('alert').elements()).toHaveLength(0)
})

test('a browser without a share sheet offers to copy the link alone', async () => {
  playSheet(undefined)
  await showPage(<ShareRow share={share} />)
  await expect.element(page.getByRole('button', { name: 'Copy link' })).toBeVisible()
  expect(out.query()).toBeNull()
})
