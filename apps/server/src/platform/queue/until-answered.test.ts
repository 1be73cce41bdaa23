import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { untilAnswered } from './until-answered.ts'

const LONGEST_MS = 40
const NAMED = { provider: 'replicate', hold: 'hold-1', job: 'job-1' }
const NAMELESS = { provider: 'openai', hold: 'hold-2' }

test('a run that is told to stop stops what costs nothing at once, with its reason', () => {
  const stopping = new AbortController()
  const { signal } = untilAnswered(stopping.signal, LONGEST_MS)
  expect(signal.aborted).toBe(false)
  stopping.abort('shutdown')
  expect([signal.aborted, signal.reason]).toEqual([true, 'shutdown'])
})

test('a job with a name at its vendor is left at once, since the next process waits for it', () => {
  const stopping = new AbortController()
  const patience = untilAnswered(stopping.signal, LONGEST_MS)
  patience.note(NAMED)
  expect(patience.signal.aborted).toBe(false)
  stopping.abort('shutdown')
  expect(patience.signal.aborted).toBe(true)
})

test('a paid call without a name may end, for as long as it was given and no longer', async () => {
  const stopping = new AbortController()
  const patience = untilAnswered(stopping.signal, LONGEST_MS)
  patience.note(NAMELESS)
  stopping.abort('shutdown')
  expect(patience.signal.aborted).toBe(false)
  await expect.poll(() => patience.signal.aborted).toBe(true)
  expect(patience.signal.reason).toBe('shutdown')
})

test('it is cut off at once when its task was cancelled', () => {
  const stopping = new AbortController()
  const patience = untilAnswered(stopping.signal, LONGEST_MS)
  patience.note(NAMELESS)
  stopping.abort('revoked')
  expect([patience.signal.aborted, patience.signal.reason]).toEqual([true, 'revoked'])
})

test('a call that is given its name while the process waits is left at once', () => {
  const stopping = new AbortController()
  const patience = untilAnswered(stopping.signal, 60_000)
  patience.note(NAMELESS)
  stopping.abort('shutdown')
  expect(patience.signal.aborted).toBe(false)
  patience.note(NAMED)
  expect(patience.signal.aborted).toBe(true)
  patience.end()
})

test('a run that begins when the process stops already does not begin', () => {
  expect(untilAnswered(AbortSignal.abort('shutdown'), LONGEST_MS).signal.aborted).toBe(true)
})

test('once it has ended nothing stops it any more', async () => {
  const waiting = new AbortController()
  const called = untilAnswered(waiting.signal, LONGEST_MS)
  called.note(NAMELESS)
  waiting.abort('shutdown')
  called.end()
  const later = new AbortController()
  const done = untilAnswered(later.signal, LONGEST_MS)
  done.end()
  later.abort('shutdown')
  await pause(3 * LONGEST_MS)
  expect([called.signal.aborted, done.signal.aborted]).toEqual([false, false])
})
