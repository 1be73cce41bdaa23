import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { keepFocus } from './keep-focus.ts'

keepFocus()

function Rows() {
  const [rows, setRows] = useState(['boat', 'kite', 'lamp'])
  return (
    <main id="main" tabIndex={-1}>
      <h1>Rows</h1>
      <button type="button" onClick={() => setRows([])}>
        Clear all
      </button>
      {rows.length > 0 && (
        <ul>
          {rows.map((row) => (
            <li key={row}>
              <a href="#row">{row}</a>
              <button type="button" onClick={() => setRows(rows.filter((one) => one !== row))}>
                Remove
              </button>
            </li>
          ))}
        </ul>
      )}
    </main>
  )
}

function Steps() {
  const [step, setStep] = useState(1)
  return (
    <main id="main" tabIndex={-1}>
      {step < 3 ? (
        <p>
          <button key={step} type="button" onClick={() => setStep(step + 1)}>
            Step {step}
          </button>
        </p>
      ) : (
        <h1>Done</h1>
      )}
    </main>
  )
}

const remove = (index: number) => page.getByRole('button', { name: 'Remove' }).nth(index)

test('a row that goes hands the focus to the same button of the next one, the last to what stands before it', async () => {
  await render(<Rows />)
  await remove(1).click()
  await expect.element(page.getByText('kite')).not.toBeInTheDocument()
  await expect.element(remove(1)).toHaveFocus()
  await remove(1).click()
  await expect.element(remove(0)).toHaveFocus()
  await remove(0).click()
  await expect.element(page.getByRole('button', { name: 'Clear all' })).toHaveFocus()
})

test('what takes the place of a button that goes takes the focus; where nothing can, the page does', async () => {
  await render(<Steps />)
  await page.getByRole('button', { name: 'Step 1' }).click()
  await expect.element(page.getByRole('button', { name: 'Step 2' })).toHaveFocus()
  await page.getByRole('button', { name: 'Step 2' }).click()
  await expect.element(page.getByRole('heading', { name: 'Done' })).toBeVisible()
  await expect.element(page.getByRole('main')).toHaveFocus()
})

test('a focus that was given up before is not brought back', async () => {
  await render(<Rows />)
  const second = page.getByRole('link', { name: 'kite' })
  ;(second.element() as HTMLElement).focus()
  ;(second.element() as HTMLElement).blur()
  ;(page.getByRole('button', { name: 'Clear all' }).element() as HTMLElement).dispatchEvent(
    new MouseEvent('click', { bubbles: true }),
  )
  await expect.element(second).not.toBeInTheDocument()
  expect(document.activeElement).toBe(document.body)
})
