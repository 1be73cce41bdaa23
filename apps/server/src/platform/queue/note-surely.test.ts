import { expect, test } from 'vitest'
import { noteSurely } from './note-surely.ts'

const AWAY = new Error('the database is away')

/** Fails this many times before it answers. */
function noteAfter(failures: number, answer: boolean) {
  const asked = { times: 0 }
  const note = async () => {
    asked.times += 1
    if (asked.times <= failures) throw AWAY
    return answer
  }
  return { asked, note }
}

test('a job is noted again where the database was away, and the answer is the one of the note that was kept', async () => {
  for (const answer of [true, false]) {
    const { asked, note } = noteAfter(2, answer)
    const since = performance.now()
    const { signal } = new AbortController()
    expect(await noteSurely(note, signal, { withinMs: 60_000, againMs: 20 })).toBe(answer)
    expect(asked.times).toBe(3)
    expect(performance.now() - since).toBeGreaterThanOrEqual(38)
  }
})

test('it waits a quarter of a second before it tries again', async () => {
  const { note } = noteAfter(1, true)
  const since = performance.now()
  expect(await noteSurely(note, new AbortController().signal)).toBe(true)
  expect(performance.now() - since).toBeGreaterThanOrEqual(245)
})

test('a run that is told to stop does not try again', async () => {
  const { asked, note } = noteAfter(2, true)
  await expect(noteSurely(note, AbortSignal.abort('shutdown'))).rejects.toBe(AWAY)
  expect(asked.times).toBe(1)
})

test('after its time it is given up with what kept it from being noted', async () => {
  const { asked, note } = noteAfter(Number.POSITIVE_INFINITY, true)
  const since = performance.now()
  const { signal } = new AbortController()
  await expect(noteSurely(note, signal, { withinMs: 100, againMs: 10 })).rejects.toBe(AWAY)
  expect(performance.now() - since).toBeGreaterThanOrEqual(100)
  expect(asked.times).toBeGreaterThan(1)
})
