import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'
import { LoadError } from './load-error.tsx'
import { LoadMore, useLoadAhead } from './load-more.tsx'
import { Menu, MenuCheck, MenuItem, MenuLabel } from './menu.tsx'
import { ProgressBar } from './progress-bar.tsx'
import '#web/test/app-styles.ts'

const heard: string[] = []
const button = (name: string) => page.getByRole('button', { name, exact: true })

async function show(node: React.ReactNode): Promise<void> {
  heard.length = 0
  await render(node)
}

function Question({ variant }: { readonly variant?: 'danger' | 'act' }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Empty
      </button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Empty the trash?"
        confirmLabel="Empty it"
        onConfirm={() => heard.push('confirmed')}
        {...(variant && { variant })}
      >
        This can’t be undone.
      </ConfirmDialog>
    </>
  )
}

const question = page.getByRole('alertdialog', { name: 'Empty the trash?' })

test('a question says what is asked, begins on Cancel where nothing brings it back, and leads back to its button', async () => {
  await show(<Question />)
  await button('Empty').click()
  await expect.element(question).toHaveAccessibleDescription('This can’t be undone.')
  await expect.element(question.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(button('Empty')).toHaveFocus()
  expect(heard).toEqual([])
})

test('what can be undone begins on the answer, which is carried out once', async () => {
  await show(<Question variant="act" />)
  await button('Empty').click()
  await expect.element(question.getByRole('button', { name: 'Empty it' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(question).not.toBeInTheDocument()
  expect(heard).toEqual(['confirmed'])
})

test('Esc and a press beside a question: the one calls it off, the other does not', async () => {
  await show(<Question />)
  await button('Empty').click()
  await expect.element(question).toBeVisible()
  document.elementFromPoint(2, 2)?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  await expect.element(question).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(question).not.toBeInTheDocument()
  expect(heard).toEqual([])
})

function Window({ children }: { readonly children: React.ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={isOpen} onOpenChange={setOpen} title="Rename" description="People see this name">
        {children}
      </Dialog>
    </>
  )
}

const dialog = page.getByRole('dialog', { name: 'Rename' })

test('a window begins in its first field, keeps Tab inside, and gives the keyboard back', async () => {
  await show(
    <Window>
      <input aria-label="Name" />
      <button type="submit">Save</button>
    </Window>,
  )
  await button('Open').click()
  await expect.element(dialog).toHaveAccessibleDescription('People see this name')
  await expect.element(dialog.getByLabelText('Name')).toHaveFocus()
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(dialog.getByRole('button', { name: 'Close' })).toHaveFocus()
  await userEvent.tab()
  await expect.element(dialog.getByLabelText('Name')).toHaveFocus()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(button('Open')).toHaveFocus()
})

test('a window without anything to fill in or press has the focus itself', async () => {
  await show(
    <Window>
      <p>Nothing to do</p>
    </Window>,
  )
  await button('Open').click()
  await expect.element(dialog).toHaveFocus()
})

function Choices() {
  const [isOn, setOn] = useState(false)
  return (
    <Menu trigger={<button type="button">More</button>}>
      <MenuLabel>ann@example.com</MenuLabel>
      <MenuItem onSelect={() => heard.push('copy')}>Copy</MenuItem>
      <MenuCheck
        checked={isOn}
        onChange={(checked) => {
          heard.push(`boats ${checked}`)
          setOn(checked)
        }}
      >
        Boats
      </MenuCheck>
    </Menu>
  )
}

test('a menu is walked by the arrow keys, closes with what is chosen, and gives the keyboard back', async () => {
  await show(<Choices />)
  await button('More').click()
  await expect.element(page.getByText('ann@example.com')).toBeVisible()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('menuitem', { name: 'Copy' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(button('More')).toHaveFocus()
  expect(heard).toEqual(['copy'])
})

test('a menu in which things are ticked stays open for the next tick', async () => {
  await show(<Choices />)
  await button('More').click()
  const boats = page.getByRole('menuitemcheckbox', { name: 'Boats' })
  await expect.element(boats).not.toBeChecked()
  await boats.click()
  await expect.element(boats).toBeChecked()
  await boats.click()
  await expect.element(boats).not.toBeChecked()
  expect(heard).toEqual(['boats true', 'boats false'])
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
})

const LIST = { hasMore: true, loading: false, failed: false, onLoad: () => heard.push('load') }

test('a list that goes on loads by itself once its end is near, and by a press', async () => {
  await show(
    <>
      <div style={{ height: 4_000 }} />
      <LoadMore {...LIST} />
    </>,
  )
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(heard).toEqual([])
  window.scrollTo(0, 4_000)
  await expect.poll(() => heard).toEqual(['load'])
  await button('Load more').click()
  expect(heard).toEqual(['load', 'load'])
})

test.each([
  ['what is loading takes no press', { loading: true }, 'Loading…'],
  ['what is loading after a failure does not say so any more', { loading: true, failed: true }, 'Loading…'],
])('%s', async (_, changes, label) => {
  await show(<LoadMore {...LIST} {...changes} />)
  await expect.element(button(label)).toBeDisabled()
  expect(page.getByRole('alert').query()).toBeNull()
  expect(heard).toEqual([])
})

test('a next part that did not come says so, and is asked for on a press alone', async () => {
  await show(<LoadMore {...LIST} failed />)
  await expect
    .poll(() => page.getByRole('alert').element().textContent)
    .toContain('The next ones did not load.')
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(heard).toEqual([])
  await button('Try Again').click()
  expect(heard).toEqual(['load'])
})

test('the end of a list has nothing to press', async () => {
  await show(<LoadMore {...LIST} hasMore={false} />)
  expect(page.getByRole('button').elements()).toEqual([])
})

function Ahead(props: Parameters<typeof useLoadAhead>[2] & { readonly at: number }) {
  useLoadAhead(props.at, 20, props)
  return null
}

test.each([
  [-1, {}, 0],
  [14, {}, 0],
  [15, {}, 1],
  [19, {}, 1],
  [19, { hasMore: false }, 0],
  [19, { loading: true }, 0],
  [19, { failed: true }, 0],
])('with picture %i of 20 open and %j, more are asked for %i times', async (at, changes, times) => {
  await show(<Ahead {...LIST} {...changes} at={at} />)
  expect(heard).toHaveLength(times)
})

test('a page that did not load says why and what else there is to know, and asks again on a press', async () => {
  await show(
    <LoadError title="History did not load" error={new Error('x')} onRetry={() => heard.push('again')}>
      Your pictures are safe.
    </LoadError>,
  )
  await expect.element(page.getByRole('heading', { name: 'History did not load' })).toBeVisible()
  await expect.element(page.getByText('Your pictures are safe.')).toBeVisible()
  await button('Try Again').click()
  expect(heard).toEqual(['again'])
})

test.each([
  [0, undefined, '0', 0],
  [40, undefined, '40', 0.4],
  [100, undefined, '100', 1],
  [3, 4, '3', 0.75],
])('a bar at %s of %s says its value and is as long', async (value, max, now, length) => {
  await show(<ProgressBar label="Import" value={value} {...(max !== undefined && { max })} />)
  const bar = page.getByRole('progressbar', { name: 'Import' })
  await expect.element(bar).toHaveAttribute('aria-valuenow', now)
  await expect.element(bar).toHaveAttribute('aria-valuemax', String(max ?? 100))
  const width = (element: Element | null | undefined) => element?.getBoundingClientRect().width ?? 0
  await expect
    .poll(() => width(bar.element().firstElementChild) / width(bar.element()))
    .toBeCloseTo(length, 2)
})

test('a bar of which nothing is known has no value', async () => {
  await show(<ProgressBar label="Import" value={null} />)
  const bar = page.getByRole('progressbar', { name: 'Import' })
  await expect.element(bar).not.toHaveAttribute('aria-valuenow')
  await expect.element(bar).toHaveAttribute('data-state', 'indeterminate')
})
