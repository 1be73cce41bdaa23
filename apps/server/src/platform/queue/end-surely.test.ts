import { expect, test } from 'vitest'
import { endSurely } from './end-surely.ts'

const FULL = Object.assign(new Error('could not extend file: No space left on device'), { code: '53100' })

/** Fails this many times before it answers. */
function endAfter(failures: number, answer: boolean, error: Error = FULL) {
  const asked = { times: 0 }
  const end = async () => {
    asked.times += 1
    if (asked.times <= failures) throw error
    return answer
  }
  return { asked, end }
}
const { signal } = new AbortController()

test.each([
  [0, true, 'kept'],
  [0, false, 'lost'],
  [3, true, 'kept'],
  [1, false, 'unknown'],
] as const)(
  'after %i refusals of a full database, the answer %s means %s',
  async (failures, answer, told) => {
    const { asked, end } = endAfter(failures, answer)
    expect(await endSurely(end, signal, 1)).toBe(told)
    expect(asked.times).toBe(failures + 1)
  },
)

test('a statement that took too long is tried again', async () => {
  const slow = Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' })
  expect(await endSurely(endAfter(1, true, slow).end, signal, 1)).toBe('kept')
})

test('a defect is not tried again', async () => {
  const defect = new Error('null value in column')
  const { asked, end } = endAfter(1, true, defect)
  await expect(endSurely(end, signal, 1)).rejects.toBe(defect)
  expect(asked.times).toBe(1)
})

test('a run that is told to stop leaves its work to the next process', async () => {
  const stopping = new AbortController()
  const { end } = endAfter(Number.POSITIVE_INFINITY, true)
  setTimeout(() => stopping.abort('shutdown'), 20)
  await expect(endSurely(end, stopping.signal, 1)).rejects.toBe(FULL)
})
