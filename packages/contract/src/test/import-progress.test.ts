import { expect, test } from 'vitest'
import { IMPORTING, importSummary, waitBefore } from '../imports/import-progress.ts'

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
  for (const code of ['invalid_request', 'storage_full', 'server_error', 'auth_required'] as const)
    expect([code, waitBefore(1, refusal(code, 1))]).toEqual([code, undefined])
})

test('what became of the files is told in one line, without what did not happen', () => {
  expect(importSummary({ imported: 812, known: 3, refused: 2 })).toBe(
    '812 imported, 3 there already, 2 not imported',
  )
  expect(importSummary({ imported: 0, known: 0, refused: 0 })).toBe('0 imported')
  expect(importSummary({ imported: 1, known: 0, refused: 1 })).toBe('1 imported, 1 not imported')
})
