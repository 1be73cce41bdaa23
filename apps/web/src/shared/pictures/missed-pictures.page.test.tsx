import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useLiveState } from '#web/shared/data/live-state.store.ts'
import { followPictures } from './missed-pictures.ts'
import '#web/test/app-styles.ts'

const WHOLE = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>'
const picture = () => document.images[0]
const isMarked = () => picture()?.hasAttribute('data-missed')

let stop = () => {}
afterEach(() => {
  stop()
  useLiveState.setState({ isOff: false })
})

test('a picture that does not come wears a mark of its own until it is there', async () => {
  stop = followPictures()
  const shown = await render(<img src="/not-there.png" alt="a fox" className="object-cover" />)
  await expect.poll(isMarked).toBe(true)
  const style = getComputedStyle(page.getByAltText('a fox').element())
  expect(style.content).toContain('data:image/svg')
  expect(style.objectFit).toBe('none')
  await shown.rerender(<img src={WHOLE} alt="a fox" />)
  await expect.poll(isMarked).toBe(false)
})

test('one that failed before anything listened is marked, too', async () => {
  const load = vi.fn()
  await render(<img src="/not-there.png" alt="" onError={load} />)
  await expect.poll(() => load.mock.calls.length).toBe(1)
  stop = followPictures()
  expect(isMarked()).toBe(true)
})

test.each([
  ['the network is back', () => window.dispatchEvent(new Event('online'))],
  ['the server is back', () => useLiveState.setState({ isOff: false })],
] as const)('it is asked for again once %s', async (_, comeBack) => {
  useLiveState.setState({ isOff: true })
  stop = followPictures()
  const failed = vi.fn()
  await render(<img src="/not-there.png" alt="" onError={failed} />)
  await expect.poll(() => failed.mock.calls.length).toBe(1)
  comeBack()
  await expect.poll(() => failed.mock.calls.length).toBe(2)
})
