import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { PLANS, planName } from '../plans.ts'
import { getLimits, getUsage, incrementGenerationCount } from '../usage.ts'

const limits = {
  subscription_tier: 'free',
  generations_today: 2,
  reserved: 1,
  limit: 5,
  remaining: 2,
  reset_at: '2026-06-11T00:00:00.000Z',
}

test('the allowance is read and confirmed with every number', () => {
  for (const { output } of [getLimits, incrementGenerationCount])
    expect(z.parse(output, limits)).toEqual(limits)
  expect(z.safeParse(getLimits.output, { ...limits, subscription_tier: 'gold' }).success).toBe(false)
})

test('a count is confirmed for an account that is named', () => {
  const isTaken = (id: unknown) => z.safeParse(incrementGenerationCount.body, { p_user_id: id }).success
  expect(['a', 'a'.repeat(100), '', 'a'.repeat(101), undefined].map(isTaken)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
  expect(incrementGenerationCount.errors).toEqual(['not_found'])
})

test('usage is told by days of the calendar, in all, and in bytes', () => {
  const usage = {
    days: [{ day: '2026-06-10', generations: 3 }],
    total: 3,
    all_time: 40,
    storage: { used_bytes: 17_000_000, quota_bytes: null },
  }
  expect(z.parse(getUsage.output, usage)).toEqual(usage)
  for (const day of ['x2026-06-10', '2026-06-101', '226-06-10', '2026-6-10', '2026-06-1', 'year-06-10', ''])
    expect(z.safeParse(getUsage.output, { ...usage, days: [{ day, generations: 3 }] }).success, day).toBe(
      false,
    )
})

test('usage is asked for from 1 to 366 days, 30 when none are named', () => {
  expect(z.parse(getUsage.query, {})).toEqual({ days: 30 })
  for (const days of ['1', '366']) expect(z.parse(getUsage.query, { days })).toEqual({ days: Number(days) })
  for (const days of ['0', '367', '1.5', 'all'])
    expect(z.safeParse(getUsage.query, { days }).success, days).toBe(false)
})

test('[9.1] each plan promises what the landing page says, under the words of its button', () => {
  expect(PLANS.map(({ features, cta }) => [...features, cta])).toEqual([
    ['5 generations per day', 'Basic styles', 'Community gallery', 'Get Started'],
    ['Unlimited prompts', 'High-res downloads', 'Priority queue', 'Choose Creator'],
    ['Batch generation', 'Custom styles', 'Fastest speeds', 'Choose Pro'],
  ])
})

test('a tier is called by the name of its plan', () => {
  expect([planName('free'), planName('pro'), planName('premium')]).toEqual(['Free', 'Creator', 'Pro'])
})
