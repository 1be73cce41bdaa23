import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp, type TestUser } from '../../../test/harness/start-test-app.ts'

let app: TestApp
let ada: TestUser
let now = new Date('2026-03-28T22:50:00Z')

beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now }, env: { DEFAULT_TIER: 'pro' } })
  ada = await app.signUp('ada')
})
afterAll(() => app.stop())

type Days = { days: { day: string; generations: number }[]; total: number; all_time: number }

async function usage(zone: string, days: number, user = ada): Promise<Days> {
  const response = await app.send('GET', `/api/usage?days=${days}`, {
    user,
    headers: { 'x-time-zone': zone },
  })
  return (await response.json()) as Days
}

async function draw(): Promise<{ id?: string }> {
  const body = { prompt: 'a fox', width: 1024, height: 1024 }
  const response = await app.send('POST', '/api/functions/generate-image', { user: ada, body })
  expect(response.status).toBe(200)
  return (await response.json()) as { id?: string }
}

describe('usage over time', () => {
  it('counts pictures by the days of wherever the person is, and keeps counting deleted ones', async () => {
    await draw()
    now = new Date('2026-03-28T23:05:00Z')
    await draw()
    await draw()
    // Berlin is an hour ahead, Kathmandu five and three quarters, New York four behind; UTC has one day for all.
    expect((await usage('UTC', 2)).days).toEqual([
      { day: '2026-03-27', generations: 0 },
      { day: '2026-03-28', generations: 3 },
    ])
    expect((await usage('Europe/Berlin', 2)).days).toEqual([
      { day: '2026-03-28', generations: 1 },
      { day: '2026-03-29', generations: 2 },
    ])
    expect((await usage('Asia/Kathmandu', 1)).days).toEqual([{ day: '2026-03-29', generations: 3 }])
    expect((await usage('America/New_York', 1)).days).toEqual([{ day: '2026-03-28', generations: 3 }])

    const list = await app.send('GET', '/api/generations', { user: ada })
    const { items } = (await list.json()) as { items: { id: string }[] }
    for (const { id } of items) await app.send('DELETE', `/api/generations/${id}`, { user: ada })
    expect(await usage('UTC', 30)).toMatchObject({ total: 3, all_time: 3 })
    expect((await usage('UTC', 90)).days).toHaveLength(90)
  })

  it('shows a new account empty days, and no user another’s', async () => {
    const eve = await app.signUp('eve')
    expect(await usage('UTC', 30, eve)).toMatchObject({ total: 0, all_time: 0 })
  })

  it('takes from 1 to 366 days', async () => {
    for (const days of ['0', '367', 'x', '1.5'])
      expect((await app.send('GET', `/api/usage?days=${days}`, { user: ada })).status).toBe(400)
    expect((await usage('Nowhere/Land', 366)).days).toHaveLength(366)
  })
})
