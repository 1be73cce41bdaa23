import { expect, test, vi } from 'vitest'
import { enter } from './sheet-entries.ts'
import { whenAlone } from './when-alone.ts'

test('an address changes once the entries of all that lies over the page are gone', async () => {
  const close = vi.fn()
  history.replaceState({ below: true }, '')
  enter(close)
  const leave = enter(close)
  expect(history.state).toEqual({ below: true, over: expect.any(String) })
  const change = vi.fn(() => expect(history.state).toEqual({ below: true }))
  await whenAlone(change)
  expect(change).toHaveBeenCalledTimes(1)
  expect(close).not.toHaveBeenCalled()
  // The windows that close with it find nothing more to take away.
  leave()
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(history.state).toEqual({ below: true })
})

test('it changes at once where nothing lies over the page', () => {
  const change = vi.fn()
  void whenAlone(change)
  expect(change).toHaveBeenCalledTimes(1)
})
