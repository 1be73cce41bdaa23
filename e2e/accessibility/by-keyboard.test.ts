import { expect, test } from '@playwright/test'
import { callAsPage, newAccount, skipOnboarding } from '../account.ts'
import { lightbox, tiles } from '../library/open-library.ts'
import { playFault } from '../play-fault.ts'
import { expectFocusSeen, press, tabTo } from './keyboard.ts'

// The product with a stand-in vendor that draws at once.
test.use({ baseURL: process.env['E2E_HOSTED_URL'] })

// Resets the vendor for the next test, even if this one failed halfway.
test.afterEach(() => playFault(null))

for (const [where, viewport] of [
  ['on a wide window', { width: 1280, height: 720 }],
  ['at a phone’s width', { width: 390, height: 844 }],
] as const)
  test(`${where}, by keyboard alone, with the focus in sight at every step: sign up, generate, queue, keep, compare and share`, async ({
    page,
  }) => {
    const isNarrow = viewport.width < 768
    await page.setViewportSize(viewport)
    // Some hundred key presses, each with a check: minutes on a busy machine.
    test.slow()
    await skipOnboarding(page)
    const { keyboard } = page
    const account = newAccount()

    await test.step('sign up', async () => {
      await page.goto('/auth')
      await press(page, 'Tab')
      await page.locator('html[data-running]').waitFor()
      await tabTo(page, /^Sign in$/)
      await press(page, 'ArrowRight')
      await expect(page.getByRole('tab', { name: 'Create account' })).toBeFocused()
      await tabTo(page, /^Name/)
      await keyboard.type('Mira')
      await tabTo(page, /^Email/)
      await keyboard.type(account.email)
      await tabTo(page, /^Password/)
      await keyboard.type(account.password)
      await keyboard.press('Enter')
      await expect(page).toHaveURL('/generate')
    })

    await test.step('generate', async () => {
      const prompt = page.getByLabel('Prompt', { exact: true })
      await expect(prompt).toBeEditable()
      await expect(async () => {
        await keyboard.press('p')
        await expect(prompt).toBeFocused({ timeout: 500 })
      }).toPass()
      await keyboard.type('a red boat')
      await tabTo(page, /^Generate/)
      await keyboard.press('Enter')
      await expect(page.getByText('Image generated successfully!')).toBeVisible()
      await expect(page.getByRole('button', { name: /^Generate/ })).toBeFocused()
      await expectFocusSeen(page, 'generated')
    })

    await test.step('share by link, end the link', async () => {
      if (isNarrow) {
        await tabTo(page, /^More with this picture$/)
        await press(page, 'Enter')
        await keyboard.type('sh')
        await expect(page.getByRole('menuitem', { name: 'Share by link' })).toBeFocused()
      } else await tabTo(page, /^Share by link$/)
      await press(page, 'Enter')
      await expect(page.getByRole('switch', { name: 'Show prompt and seed' })).toBeFocused()
      await tabTo(page, /^Create link$/)
      await press(page, 'Enter')
      await tabTo(page, /^Revoke link$/)
      await keyboard.press('Enter')
      await expect(page.getByRole('button', { name: 'Revoke link' })).toHaveCount(0)
      await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1)
      await expectFocusSeen(page, 'the link is ended')
      await tabTo(page, /^Create link$/, 'Shift+Tab')
      await press(page, 'Enter')
      await expect(page.getByRole('button', { name: 'Revoke link' })).toHaveCount(1)
      await press(page, 'Escape')
      await expect(
        page.getByRole('button', { name: isNarrow ? 'More with this picture' : 'Share by link' }),
      ).toBeFocused()
    })

    await test.step('queue, move, remove, cancel all', async () => {
      await keyboard.press('p')
      await tabTo(page, /^Batch mode/)
      await press(page, 'Space')
      await tabTo(page, /^Batch count/)
      await keyboard.press('ControlOrMeta+a')
      await keyboard.type('3')
      // Pauses before anything is queued, so that no task starts during the test.
      await callAsPage(page, 'PATCH', '/api/queue', { paused: true, concurrency: 1 })
      await tabTo(page, /^Add 3 to Queue/)
      await press(page, 'Enter')
      const queue = page.getByRole('region', { name: 'Generation Queue' })
      const rows = queue.locator('[data-queued]')
      await expect(rows).toHaveCount(3)
      await tabTo(page, /^Move task 1$/)
      await press(page, 'ArrowDown')
      await expect(queue.getByText('Moved to place 2 of 3')).toBeAttached()
      await expect(queue.getByRole('button', { name: 'Move task 2' })).toBeFocused()
      await press(page, 'Tab')
      await press(page, 'Enter')
      await expect(rows).toHaveCount(2)
      await expect(rows.nth(1).getByRole('button', { name: 'Remove task' })).toBeFocused()
      await tabTo(page, /^Resume$/, 'Shift+Tab')
      await playFault('endless')
      await press(page, 'Enter')
      await expect(page.getByRole('button', { name: 'Pause' })).toBeFocused()
      await tabTo(page, /^Cancel$/)
      // The vendor draws the next task.
      await playFault(null)
      await press(page, 'Enter')
      await expect(queue.getByText('Failed', { exact: true }).last()).toBeVisible()
      await expect(queue.getByRole('button', { name: 'Retry' })).toBeFocused()
      await expectFocusSeen(page, 'canceled')
      await press(page, 'Enter')
      await expect(queue.getByText('2 done', { exact: true })).toBeVisible()
      await expectFocusSeen(page, 'retried')
      await tabTo(page, /^Clear all$/, 'Shift+Tab')
      await keyboard.press('Enter')
      await expect(queue).toHaveCount(0)
      await expectFocusSeen(page, 'the queue is gone')
    })

    await test.step('open from the library, favorite, tag, add to a collection', async () => {
      await press(page, 'ControlOrMeta+k')
      await expect(page.getByRole('combobox', { name: /^Search pages/ })).toBeFocused()
      await keyboard.type('saved')
      await keyboard.press('Enter')
      await expect(page).toHaveURL('/my-generations')
      await expect(tiles(page)).toHaveCount(3)
      if (isNarrow) {
        await tabTo(page, /^Collections and trash$/)
        await press(page, 'Enter')
      }
      await tabTo(page, /^New collection$/)
      await press(page, 'Enter')
      await expect(page.getByRole('dialog').getByLabel('Name')).toBeFocused()
      await keyboard.type('Boats')
      await keyboard.press('Enter')
      await expect(page.getByRole('button', { name: /^Boats/ })).toBeVisible()
      await expectFocusSeen(page, 'a collection is made')
      if (isNarrow) {
        await press(page, 'Escape')
        await expect(page.getByRole('button', { name: 'Collections and trash' })).toBeFocused()
      }
      await tabTo(page, /^Open: a red boat$/)
      await press(page, 'ArrowRight')
      await press(page, 'Enter')
      await expect(lightbox(page)).toBeVisible()
      await keyboard.press('f')
      await expect(lightbox(page).getByRole('button', { name: 'Favorite' })).toHaveAttribute(
        'aria-pressed',
        'true',
      )
      await tabTo(page, /^Add a tag$/)
      await keyboard.type('sea')
      await keyboard.press('Enter')
      await expect(lightbox(page).getByRole('button', { name: 'Remove tag sea' })).toBeVisible()
      await tabTo(page, /^Remove tag sea$/, 'Shift+Tab')
      await keyboard.press('Enter')
      await expect(lightbox(page).getByRole('button', { name: 'Remove tag sea' })).toHaveCount(0)
      await expect(lightbox(page).getByRole('combobox', { name: 'Add a tag' })).toBeFocused()
      await tabTo(page, /^Add to collection$/)
      await press(page, 'Enter')
      await press(page, 'Enter')
      await press(page, 'Escape')
      await expect(lightbox(page).getByRole('button', { name: 'Take out of Boats' })).toBeVisible()
      await expect(lightbox(page).getByRole('button', { name: 'Add to collection' })).toBeFocused()
      await tabTo(page, /^Take out of Boats$/, 'Shift+Tab')
      await keyboard.press('Enter')
      await expect(lightbox(page).getByRole('button', { name: 'Take out of Boats' })).toHaveCount(0)
      await expectFocusSeen(page, 'taken out of a collection')
    })

    await test.step('compare, share from the library, close everything', async () => {
      await tabTo(page, /^Compare/)
      await press(page, 'Enter')
      const line = page.getByRole('slider', { name: 'Line between the two pictures' })
      await tabTo(page, /^Line between the two pictures$/, 'Shift+Tab')
      await press(page, 'ArrowRight')
      await expect(line).toHaveValue('51')
      await press(page, 'Escape')
      await expect(line).toHaveCount(0)
      await tabTo(page, /^ShareS$/)
      await press(page, 'Enter')
      await expect(page.getByRole('dialog', { name: 'Share by link' })).toBeVisible()
      await press(page, 'Escape')
      await expect(page.getByRole('dialog', { name: 'Share by link' })).toHaveCount(0)
      await expectFocusSeen(page, 'the share dialog is closed')
      await press(page, 'Escape')
      await expect(lightbox(page)).toHaveCount(0)
      await expect(tiles(page).nth(1)).toBeFocused()
    })
  })
