import { expect, test } from 'vitest'
import { openaiErrorShape } from './openai-errors.routes.ts'

const tell = (
  status: 429 | 500 | 503,
  code: 'rate_limit' | 'server_error' | 'unavailable',
  hasKey: boolean,
) => {
  const { status: told, headers } = openaiErrorShape(
    { status, body: { error: { code, message: 'No.', requestId: 'req_1' } } },
    { hasKey },
  )
  return [told, headers['X-Should-Retry']]
}

test('clients send again what began nothing, and with a key also what the server could not end', () => {
  expect(tell(429, 'rate_limit', false)).toEqual([429, 'true'])
  expect(tell(500, 'server_error', false)).toEqual([500, 'false'])
  expect(tell(500, 'server_error', true)).toEqual([500, 'true'])
  // A body that came at a bad moment.
  expect(tell(503, 'server_error', false)).toEqual([503, 'true'])
})

test('where the database is full or away clients are told 503, and to send again only with a key: some pictures may be begun', () => {
  expect(tell(503, 'unavailable', false)).toEqual([503, 'false'])
  expect(tell(503, 'unavailable', true)).toEqual([503, 'true'])
})
