import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FOCUS_HOME, useHomedFocus } from './use-homed-focus.ts'

/** A list of one, and a bar with the button that empties it; each goes when it is told to. */
function List({ onReady }: { readonly onReady: (go: Record<'entry' | 'bar', () => void>) => void }) {
  const [count, setCount] = useState(1)
  const [hasBar, setBar] = useState(true)
  useHomedFocus(count)
  onReady({ entry: () => setCount(0), bar: () => setBar(false) })
  return (
    <>
      <div {...FOCUS_HOME}>
        <a href="#home">Make the first one</a>
      </div>
      {count > 0 && <p>An entry</p>}
      {hasBar && <button type="button">Delete</button>}
    </>
  )
}

test.each([
  ['entry', 'bar'],
  ['bar', 'entry'],
] as const)('the focus goes home where the %s goes first and the %s later', async (first, second) => {
  let go: Record<'entry' | 'bar', () => void> | undefined
  await render(<List onReady={(ways) => (go = ways)} />)
  page.getByRole('button', { name: 'Delete' }).element().focus()
  go?.[first]()
  await new Promise((resolve) => setTimeout(resolve, 50))
  go?.[second]()
  await expect.element(page.getByRole('link', { name: 'Make the first one' })).toHaveFocus()
})

test('a focus that went elsewhere meanwhile stays there', async () => {
  let go: Record<'entry' | 'bar', () => void> | undefined
  await render(
    <>
      <List onReady={(ways) => (go = ways)} />
      <button type="button">Elsewhere</button>
    </>,
  )
  page.getByRole('button', { name: 'Delete' }).element().focus()
  go?.entry()
  page.getByRole('button', { name: 'Elsewhere' }).element().focus()
  go?.bar()
  await expect.element(page.getByRole('button', { name: 'Delete' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Elsewhere' })).toHaveFocus()
})
