import { expect, type Page, test } from '@playwright/test'
import { arrive, callAsPage, signUp, skipOnboarding } from '../account.ts'
import { lightbox, tiles } from '../library/open-library.ts'
import { recordAnnouncements, takeAnnouncements } from './announcements.ts'

// The product with a stand-in vendor that draws at once.
test.use({ baseURL: process.env['E2E_HOSTED_URL'] })

/** How often a percentage is announced, and whether a page shows its loading state, depends on the machine. */
const UNCERTAIN = /^(\d+% Complete|Loading…|Checking session…)$/

/** Exactly these announcements come, in this order, and none after them. */
async function expectSaid(page: Page, expected: readonly string[]): Promise<void> {
  const said: string[] = []
  await expect
    .poll(async () => {
      said.push(...(await takeAnnouncements(page)).filter((text) => !UNCERTAIN.test(text)))
      return said
    })
    .toEqual(expected)
}

test('a screen reader is told what happens, in order: generated, queued, searched, shared and deleted', async ({
  page,
}) => {
  await skipOnboarding(page)
  await recordAnnouncements(page)
  await signUp(page)
  await page.goto('/generate')
  await arrive(page)
  await page.getByRole('textbox', { name: 'Prompt', exact: true }).fill('a red boat')
  await takeAnnouncements(page)
  await page.getByRole('button', { name: 'Generate', exact: true }).press('Enter')
  await expectSaid(page, [
    'Generating Your Masterpiece',
    'Image generated successfully! Saved to your library',
  ])

  await callAsPage(page, 'PATCH', '/api/queue', { paused: true, concurrency: 1 })
  await page.getByRole('switch', { name: 'Batch mode' }).press('Space')
  await page.getByRole('spinbutton', { name: 'Batch count' }).fill('2')
  await page.getByRole('button', { name: 'Add 2 to Queue' }).press('Enter')
  await expectSaid(page, ['0 of 2 ready', 'Paused. Queued tasks wait.', 'Added 2 tasks to generation queue'])
  const queue = page.getByRole('region', { name: 'Generation Queue' })
  await queue.getByRole('button', { name: 'Move task 1' }).press('ArrowDown')
  await expectSaid(page, ['Moved to place 2 of 2'])
  await queue.getByRole('button', { name: 'Remove task' }).last().press('Enter')
  await expectSaid(page, ['0 of 1 ready'])
  await queue.getByRole('button', { name: 'Resume' }).press('Enter')
  await expectSaid(page, ['1 of 1 ready'])

  await page.goto('/my-generations')
  await expectSaid(page, ['2'])
  await page.getByRole('textbox', { name: 'Search prompts' }).fill('kite')
  await expectSaid(page, ['0 of 2', 'No match No prompt of yours matches “ kite ”. Show everything'])
  await page.getByRole('button', { name: 'Show everything' }).press('Enter')
  await expectSaid(page, ['2'])

  await tiles(page).first().press('Enter')
  const favorite = lightbox(page).getByRole('button', { name: 'Favorite' })
  await favorite.press('Enter')
  await expect(favorite).toHaveAttribute('aria-pressed', 'true')
  await lightbox(page)
    .getByRole('button', { name: /^Share/ })
    .press('Enter')
  const share = page.getByRole('dialog', { name: 'Share by link' })
  await expect(share).toHaveAccessibleDescription(
    'Anyone with the link can view this picture, no account needed.',
  )
  await share.getByRole('button', { name: 'Create link' }).press('Enter')
  await expectSaid(page, ['Link copied'])
  await share.getByRole('button', { name: 'Revoke link' }).press('Enter')
  await expectSaid(page, ['Link revoked'])
  await page.keyboard.press('Escape')
  await lightbox(page).getByRole('button', { name: 'Delete picture' }).press('Enter')
  await expectSaid(page, ['Generation deleted The trash keeps it for 30 days. Undo', '1'])
})
