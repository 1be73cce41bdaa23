import { toast } from 'sonner'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Dialog } from '../dialog.tsx'
import { notify } from '../notify.tsx'
import { Toaster } from './toaster.tsx'
import '#web/test/app-styles.ts'

const notice = (title: string) => page.getByRole('listitem').filter({ hasText: title })
const isGone = (title: string) => expect.poll(() => notice(title).elements(), { timeout: 8_000 }).toEqual([])
const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

afterEach(() => {
  toast.dismiss()
})

async function show() {
  await render(
    <>
      <input aria-label="Prompt" />
      <button type="button">Generate</button>
      <Toaster />
    </>,
  )
  await page.getByLabelText('Prompt').click()
}

test('a notice is no stop of the Tab key, its action is one', async () => {
  await show()
  notify.success({ title: 'Saved' })
  await expect.element(notice('Saved')).toBeVisible()
  notify.info({ title: 'Deleted', action: { label: 'Undo', onPress: () => undefined } })
  await expect.element(notice('Deleted')).toBeVisible()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('button', { name: 'Generate' })).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('button', { name: 'Undo' })).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  expect(document.querySelector('[data-sonner-toast]:focus')).toBeNull()
})

test('F8 leads to the latest notice, which stays while it has the focus; Esc closes it and leads back', async () => {
  await show()
  const pressed: string[] = []
  notify.info({ title: 'Deleted', action: { label: 'Undo', onPress: () => pressed.push('Undo') } })
  await expect.element(notice('Deleted')).toBeVisible()
  await userEvent.keyboard('{F8}')
  await expect.element(notice('Deleted')).toHaveFocus()
  await later(6_500)
  await expect.element(notice('Deleted')).toBeVisible()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('button', { name: 'Undo' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await isGone('Deleted')
  await expect.element(page.getByLabelText('Prompt')).toHaveFocus()
  expect(pressed).toEqual([])
})

test('a notice stays while it is pointed at, and goes afterwards', async () => {
  await show()
  notify.success({ title: 'Saved' })
  await notice('Saved').hover()
  await later(6_500)
  await expect.element(notice('Saved')).toBeVisible()
  await page.getByRole('button', { name: 'Generate' }).hover()
  await isGone('Saved')
})

/** A window over the page with a notice beside it. */
async function showOverWindow() {
  const heard: string[] = []
  await render(
    <>
      <Dialog open onOpenChange={() => heard.push('window closed')} title="Tag">
        <input aria-label="Name" />
      </Dialog>
      <Toaster />
    </>,
  )
  await expect.element(page.getByLabelText('Name')).toHaveFocus()
  notify.info({ title: 'Deleted', action: { label: 'Undo', onPress: () => heard.push('Undo') } })
  await expect.element(notice('Deleted')).toBeVisible()
  return heard
}

test('F8 leads to a notice past an open window too, and Esc there closes the notice alone', async () => {
  const heard = await showOverWindow()
  await userEvent.keyboard('{F8}')
  await expect.element(notice('Deleted')).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('button', { name: 'Undo' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await isGone('Deleted')
  await expect.element(page.getByLabelText('Name')).toHaveFocus()
  expect(heard).toEqual([])
  // The dialog traps focus again, and receives Esc.
  await userEvent.keyboard('{Tab}')
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByLabelText('Name')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(heard).toEqual(['window closed'])
})

test('a notice is pressed past an open window, by keyboard and by pointer, without closing it', async () => {
  const heard = await showOverWindow()
  await userEvent.keyboard('{F8}{Tab}{Enter}')
  await expect.poll(() => heard).toEqual(['Undo'])
  await expect.element(page.getByLabelText('Name')).toHaveFocus()
  notify.info({ title: 'Moved', action: { label: 'Undo', onPress: () => heard.push('Undo') } })
  await notice('Moved').getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => heard).toEqual(['Undo', 'Undo'])
})

test('a notice stands higher while it would lie over what the keyboard has focused', async () => {
  await page.viewport(390, 844)
  await render(
    <>
      <button type="button">Above</button>
      <button type="button" className="fixed inset-x-2 bottom-36 h-11">
        Create link
      </button>
      <Toaster />
    </>,
  )
  notify.success({ title: 'Link revoked' })
  await expect.element(notice('Link revoked')).toBeVisible()
  const foot = () => notice('Link revoked').element().getBoundingClientRect().bottom
  await expect.poll(foot).toBeGreaterThan(660)
  await userEvent.keyboard('{Tab}{Tab}')
  await expect.element(page.getByRole('button', { name: 'Create link' })).toHaveFocus()
  await expect.poll(foot).toBeLessThan(844 / 2)
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.poll(foot).toBeGreaterThan(660)
})

test('a notice that comes while the focus is at its place stands higher once it has slid in', async () => {
  await page.viewport(390, 844)
  await render(
    <>
      <button type="button" className="fixed inset-x-2 bottom-36 h-11">
        Create link
      </button>
      <Toaster />
    </>,
  )
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('button', { name: 'Create link' })).toHaveFocus()
  notify.success({ title: 'Link revoked' })
  await expect.element(notice('Link revoked')).toBeVisible()
  await expect
    .poll(() => notice('Link revoked').element().getBoundingClientRect().bottom)
    .toBeLessThan(844 / 2)
})

test('a notice stands above the bar of a selection, also where the focus has moved it', async () => {
  await page.viewport(390, 844)
  const { rerender } = await render(<Covered />)
  notify.success({ title: 'Link revoked' })
  await expect.element(notice('Link revoked')).toBeVisible()
  const foot = () => notice('Link revoked').element().getBoundingClientRect().bottom
  await expect.poll(foot).toBeGreaterThan(660)
  const low = foot()
  await rerender(<Covered isSelecting />)
  await expect.poll(foot).toBeCloseTo(low - 64, 0)
  await userEvent.keyboard('{Tab}')
  await expect.poll(foot).toBeLessThan(844 / 2)
  const high = foot()
  await rerender(<Covered />)
  await expect.poll(foot).toBeCloseTo(high + 64, 0)
})

function Covered({ isSelecting = false }: { readonly isSelecting?: boolean }) {
  return (
    <>
      <button type="button" className="fixed inset-x-2 h-11" style={{ bottom: 208 }}>
        Create link
      </button>
      {isSelecting && <div data-selection-bar />}
      <Toaster />
    </>
  )
}
