import { expect, test } from 'vitest'
import { toDailyLimits, type UserDailyLimitsTable } from './usage.table.ts'

const row: UserDailyLimitsTable = {
  user_id: 'ada',
  subscription_tier: 'free',
  generations_today: 2,
  reserved: 1,
  last_reset_at: new Date('2026-06-10T08:00:00Z'),
  time_zone: 'Europe/Berlin',
  reset_at: new Date('2026-06-10T22:00:00Z'),
}

test('what remains is the limit without what was made and what is held, and never below nothing', () => {
  expect(toDailyLimits(row)).toEqual({
    subscription_tier: 'free',
    generations_today: 2,
    reserved: 1,
    limit: 5,
    remaining: 2,
    reset_at: '2026-06-10T22:00:00.000Z',
  })
  expect(toDailyLimits({ ...row, generations_today: 5 }).remaining).toBe(0)
  expect(toDailyLimits({ ...row, subscription_tier: 'pro' })).toMatchObject({ limit: 999, remaining: 996 })
})

test('elsewhere the count begins anew at the first midnight that is a full day after the last', () => {
  expect(toDailyLimits(row, 'UTC').reset_at).toBe('2026-06-12T00:00:00.000Z')
  expect(toDailyLimits(row, 'Europe/Berlin').reset_at).toBe('2026-06-10T22:00:00.000Z')
})
