import { expect, test } from 'vitest'
import { IMPORTING, importSummary, sendAll, waitBefore } from '../imports/import-progress.ts'

const refusal = (code: Parameters<typeof waitBefore>[1]['code'], retryAfterSeconds?: number) => ({
  code,
  retryAfterSeconds,
})

test('an import waits for what passes, as long as the server asks or a little longer each time, and not for ever', () => {
  expect([1, 2, 3, 4, 5, 7].map((attempt) => waitBefore(attempt, refusal('network_error')))).toEqual([
    2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
  ])
  expect(waitBefore(1, refusal('timeout'))).toBe(2_000)
  expect(waitBefore(1, refusal('unavailable', 5))).toBe(5_000)
  expect(waitBefore(1, refusal('unavailable'))).toBe(2_000)
  expect(waitBefore(1, refusal('rate_limit', 600))).toBe(600_000)
  expect(waitBefore(1, refusal('rate_limit', 601))).toBeUndefined()
  expect(waitBefore(1, refusal('rate_limit'))).toBe(2_000)
  expect(waitBefore(IMPORTING.attempts, refusal('timeout'))).toBeUndefined()
  for (const status of [502, 503, 504])
    expect(waitBefore(1, { ...refusal('server_error'), status })).toBe(2_000)
  expect(waitBefore(1, { ...refusal('server_error'), status: 500 })).toBeUndefined()
  expect(waitBefore(1, { ...refusal('invalid_request'), status: 408 })).toBe(2_000)
  expect(waitBefore(1, { ...refusal('invalid_request'), status: 400 })).toBeUndefined()
  for (const code of ['invalid_request', 'storage_full', 'server_error', 'auth_required'] as const)
    expect([code, waitBefore(1, refusal(code, 1))]).toEqual([code, undefined])
})

test('pictures are sent two at a time; once one fails no other begins, and those on their way are waited for', async () => {
  const pictures = ['a', 'b', 'c', 'd', 'e']
  const begun: string[] = []
  let onTheirWay = 0
  let most = 0
  const send = (failing: string) => async (picture: string) => {
    begun.push(picture)
    onTheirWay += 1
    most = Math.max(most, onTheirWay)
    await new Promise((resolve) => setTimeout(resolve, picture === failing ? 5 : 20))
    onTheirWay -= 1
    if (picture === failing) throw new Error('the network is away')
  }
  await sendAll(pictures, send('none'))
  expect([begun.splice(0).join(''), most, onTheirWay]).toEqual(['abcde', 2, 0])
  await expect(sendAll(pictures, send('b'))).rejects.toThrow('the network is away')
  expect([begun.join(''), onTheirWay]).toEqual(['ab', 0])
})

test('what became of the files is told in one line, without what did not happen', () => {
  expect(importSummary({ imported: 1812, known: 3, refused: 2 })).toBe(
    '1,812 imported, 3 there already, 2 not imported',
  )
  expect(importSummary({ imported: 0, known: 0, refused: 0 })).toBe('0 imported')
  expect(importSummary({ imported: 1, known: 0, refused: 1 })).toBe('1 imported, 1 not imported')
})
