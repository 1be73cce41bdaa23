import { beforeEach, describe, expect, test } from 'vitest'
import { ApiError, errorFromResponse } from '#web/shared/api/api-error.ts'
import { endCooldown, noteCooldown, useCooldownStore } from './cooldown.store.ts'

const until = () => useCooldownStore.getState().until
beforeEach(endCooldown)

function refusal(code: string, retryAfter?: string): Promise<ApiError> {
  const body = { error: { code, message: 'Please wait', requestId: 'r' } }
  const headers = retryAfter === undefined ? undefined : { 'Retry-After': retryAfter }
  return errorFromResponse(Response.json(body, { status: 429, ...(headers && { headers }) }))
}

test('at first a provider takes requests', () => {
  expect(useCooldownStore.getInitialState()).toEqual({ until: null })
})

describe('[8.1] how long to wait after too many requests', () => {
  test('is what the server said', async () => {
    noteCooldown(await refusal('rate_limit', '42'), 1_000)
    expect(until()).toBe(43_000)
  })

  test('is a minute without a retry-after, or with a date', async () => {
    noteCooldown(await refusal('rate_limit'), 0)
    expect(until()).toBe(60_000)
    noteCooldown(await refusal('rate_limit', 'Wed, 21 Oct 2026 07:28:00 GMT'), 0)
    expect(until()).toBe(60_000)
  })

  test('is nothing for any other failure, a spent day included', async () => {
    noteCooldown(await refusal('daily_limit', '3600'))
    noteCooldown(new ApiError('server_error', 'ill'))
    noteCooldown(new TypeError('Failed to fetch'))
    expect(until()).toBeNull()
  })
})
