import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#web/test/app-styles.ts'
import { revealFocus } from './reveal-focus.ts'

revealFocus()

const WORDS = ['Style', 'Quality', 'Ratio', 'Made by', 'Any date', 'Favorites', 'Public']
const NUMBERS = Array.from({ length: 40 }, (_, number) => number)
const left = (name: string) => page.getByRole('button', { name }).element().getBoundingClientRect().left
const right = (name: string) => page.getByRole('button', { name }).element().getBoundingClientRect().right

test('the next control of a row that runs past the edge is in sight as a whole, also where a part of it was', async () => {
  await render(
    <div className="flex w-[210px] gap-1 overflow-x-auto">
      {WORDS.map((word) => (
        <button key={word} type="button" className="w-24 flex-none">
          {word}
        </button>
      ))}
    </div>,
  )
  const edge = 210 + left('Style')
  expect(left('Ratio')).toBeLessThan(edge)
  expect(right('Ratio')).toBeGreaterThan(edge)
  for (const word of WORDS) {
    await userEvent.keyboard('{Tab}')
    await expect.element(page.getByRole('button', { name: word })).toHaveFocus()
    await expect.poll(() => right(word)).toBeLessThanOrEqual(edge + 1)
    expect(left(word)).toBeGreaterThanOrEqual(edge - 211)
  }
})

test('what a press of the pointer focuses stays where it is', async () => {
  await render(
    <div className="flex w-[210px] gap-1 overflow-x-auto">
      {WORDS.map((word) => (
        <button key={word} type="button" className="w-24 flex-none">
          {word}
        </button>
      ))}
    </div>,
  )
  const before = left('Quality')
  await page.getByRole('button', { name: 'Quality' }).click()
  expect(left('Quality')).toBe(before)
  await render(
    <div className="flex w-[210px] gap-1 overflow-x-auto">
      {WORDS.map((word) => (
        <input key={word} aria-label={word} className="w-24 flex-none" />
      ))}
    </div>,
  )
  const cell = page.getByRole('textbox', { name: 'Quality' })
  const at = cell.element().getBoundingClientRect().left
  await cell.click()
  await expect.element(cell).toHaveFocus()
  expect(cell.element().getBoundingClientRect().left).toBe(at)
})

/** Forty rows of a button each. */
function Rows({ className = '' }: { readonly className?: string }) {
  return NUMBERS.map((number) => (
    <p key={number} className={`h-11 ${className}`}>
      <button type="button">Row {number}</button>
    </p>
  ))
}

const row = (number: number) => page.getByRole('button', { name: `Row ${number}`, exact: true })

/** The middle of the row is within these heights. */
async function expectBetween(number: number, top: number, bottom: number): Promise<void> {
  await expect.element(row(number)).toHaveFocus()
  const middle = () => {
    const box = row(number).element().getBoundingClientRect()
    return (box.top + box.bottom) / 2
  }
  await expect.poll(middle).toBeLessThan(bottom)
  await expect.poll(middle).toBeGreaterThan(top)
}

test('on a phone, what the keyboard leads to is neither below the bars at the foot nor below the header', async () => {
  await page.viewport(390, 600)
  await render(
    <>
      <header className="fixed inset-x-0 top-0 h-(--header)" />
      <div className="h-(--header)" />
      <Rows />
      <nav className="fixed inset-x-0 bottom-0 h-(--tabs)" />
    </>,
  )
  const edges = (number: number) => row(number).element().getBoundingClientRect()
  const there = NUMBERS.slice(0, 30)
  for (const number of there) {
    await userEvent.keyboard('{Tab}')
    await expectBetween(number, 52, 600 - 64)
    await expect.poll(() => edges(number).bottom).toBeLessThanOrEqual(600 - 64)
  }
  for (const number of there.toReversed().slice(1)) {
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    await expectBetween(number, 52, 600 - 64)
    await expect.poll(() => edges(number).top).toBeGreaterThanOrEqual(52)
  }
})

test('what floats above the page does not lie over the control that the keyboard leads to', async () => {
  await page.viewport(390, 600)
  await render(
    <>
      <Rows className="text-right" />
      <div className="fixed right-0 bottom-0 z-10 h-52 w-32" />
    </>,
  )
  for (const number of NUMBERS.slice(0, 30)) {
    await userEvent.keyboard('{Tab}')
    await expectBetween(number, 0, 600 - 208)
  }
})

test('a control that is focused without scrolling, as dialogs do, is brought into view for the keyboard', async () => {
  await render(
    <div className="h-40 overflow-y-auto" data-testid="panel">
      <Rows />
    </div>,
  )
  const panel = page.getByTestId('panel').element().getBoundingClientRect()
  await userEvent.keyboard('{Tab}')
  ;(row(39).element() as HTMLElement).focus({ preventScroll: true })
  await expectBetween(39, panel.top, panel.bottom)
})
