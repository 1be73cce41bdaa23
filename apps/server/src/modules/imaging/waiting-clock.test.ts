import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createWaitingClock } from './waiting-clock.ts'

test('a picture that waits for another has its whole time when it begins', async () => {
  const clock = createWaitingClock(150)
  clock.note({ percent: 0, isWaiting: true })
  await wait(100)
  clock.note({ percent: 0 })
  await wait(100)
  expect(clock.signal.aborted).toBe(false)
  await expect.poll(() => clock.signal.aborted).toBe(true)
  expect(clock.signal.reason).toMatchObject({ name: 'TimeoutError' })
  expect(clock.stop()).toBeGreaterThanOrEqual(95)
})

test('nothing waits longer than it may draw, however often it says so', async () => {
  const clock = createWaitingClock(100)
  const saying = setInterval(() => clock.note({ percent: 0, isWaiting: true }), 10)
  await expect.poll(() => clock.signal.aborted, { timeout: 400 }).toBe(true)
  clearInterval(saying)
  clock.stop()
})

test('stopping it leaves no timer that fires', async () => {
  const clock = createWaitingClock(20)
  expect(clock.stop()).toBe(0)
  await wait(50)
  expect(clock.signal.aborted).toBe(false)
})
