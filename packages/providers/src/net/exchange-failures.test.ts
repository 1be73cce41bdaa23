import { expect, test } from 'vitest'
import { afterStart, failureOfStatus } from './exchange-failures.ts'

const answered = (status: number, headers: Record<string, string> = {}) =>
  failureOfStatus({ status, headers }, 'create')

test.each([
  [400, 'unsupported'],
  [401, 'auth'],
  [402, 'credits'],
  [403, 'auth'],
  [413, 'unsupported'],
  [422, 'unsupported'],
  [429, 'rate_limit'],
] as const)('an answer %d is a refusal: %s, and nothing was begun', (status, kind) => {
  expect(answered(status)).toMatchObject({ kind, started: false })
})

test.each([
  [408, 'timeout'],
  [500, 'server'],
  [502, 'server'],
  [302, 'bad_response'],
] as const)('after an answer %d (%s) it is unknown whether something was begun', (status, kind) => {
  expect(answered(status)).toMatchObject({ kind })
  expect(answered(status)).not.toHaveProperty('started')
})

test('what a policy refuses may have been drawn first', () => {
  const refused = failureOfStatus({ status: 400, headers: {} }, 'create', { kind: 'nsfw' })
  expect(refused).toMatchObject({ kind: 'nsfw', retryable: false })
  expect(refused).not.toHaveProperty('started')
})

test('a wait is believed from a second to an hour, in seconds or as a date by the answer’s own clock', () => {
  const wait = (headers: Record<string, string>) => answered(429, headers).retryAfterSeconds
  expect(wait({ 'retry-after': '7' })).toBe(7)
  expect(wait({ 'retry-after': '0' })).toBe(1)
  expect(wait({ 'retry-after': '86400' })).toBe(3_600)
  const date = 'Sun, 22 Nov 2026 12:00:00 GMT'
  expect(wait({ date, 'retry-after': 'Sun, 22 Nov 2026 12:01:30 GMT' })).toBe(90)
  expect(wait({ 'retry-after': 'soon' })).toBeUndefined()
  expect(answered(401, { 'retry-after': '7' }).retryAfterSeconds).toBeUndefined()
})

test('once something was begun a failure is never one that may be sent again', () => {
  expect(afterStart(answered(429, { 'retry-after': '7' }))).toEqual({
    ok: false,
    kind: 'rate_limit',
    retryable: false,
    retryAfterSeconds: 7,
    detail: 'create was answered 429',
  })
})
