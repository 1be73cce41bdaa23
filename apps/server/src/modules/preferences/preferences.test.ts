import { DEFAULT_PREFERENCES } from '@easel/contract/preferences'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp, type TestUser } from '../../../test/harness/start-test-app.ts'

let app: TestApp
let ada: TestUser
let ben: TestUser

beforeAll(async () => {
  app = await startTestApp()
  ada = await app.signUp('ada')
  ben = await app.signUp('ben')
})
afterAll(() => app.stop())

const get = async (user: TestUser) => (await app.send('GET', '/api/preferences', { user })).json()

describe('preferences', () => {
  it('[3.3] are the defaults at first, also when two tabs ask at once', async () => {
    const answers = await Promise.all([get(ada), get(ada)])
    expect(answers).toEqual([DEFAULT_PREFERENCES, DEFAULT_PREFERENCES])
  })

  it('change field by field, for their owner alone, and tell every tab', async () => {
    const patch = { default_style: 'anime', public_gallery_opt_in: true }
    const response = await app.send('PATCH', '/api/preferences', { user: ada, body: patch })
    const expected = { ...DEFAULT_PREFERENCES, ...patch }
    expect(await response.json()).toEqual(expected)
    expect(await get(ada)).toEqual(expected)
    expect(await get(ben)).toEqual(DEFAULT_PREFERENCES)
    const { rows } = await app.database.asUser(ada.id, (tx) =>
      sql`select type, payload from user_events where user_id = ${ada.id}`.execute(tx),
    )
    expect(rows).toEqual([{ type: 'preferences.changed', payload: { preferences: expected } }])
  })

  it('keep the colors of a brand in their order, and take no seventh, no color twice and no other word', async () => {
    const keep = (brand_colors: unknown) =>
      app.send('PATCH', '/api/preferences', { user: ben, body: { brand_colors } })
    const colors = ['#ff5c1f', '#0b0d10', '#1b49a8']
    expect((await keep(colors)).status).toBe(200)
    const six = Array.from({ length: 6 }, (_, at) => `#00000${at}`)
    for (const wrong of [[...six, '#ffffff'], ['#ffffff', '#ffffff'], ['#FFFFFF'], ['red'], '#ffffff'])
      expect((await keep(wrong)).status).toBe(400)
    expect(await get(ben)).toMatchObject({ brand_colors: colors })
    expect((await keep([])).status).toBe(200)
    expect(await get(ben)).toEqual(DEFAULT_PREFERENCES)
  })

  it('keep a custom size until a ratio is chosen, and take no other word for one', async () => {
    const keep = (body: object) => app.send('PATCH', '/api/preferences', { user: ben, body })
    expect((await keep({ default_size: '768x1152' })).status).toBe(200)
    expect(await get(ben)).toMatchObject({ default_size: '768x1152', default_aspect_ratio: '1:1' })
    for (const wrong of ['768', '770x1152', '400x1152', '1536x1536', '1024x1024', ''])
      expect((await keep({ default_size: wrong })).status, wrong).toBe(400)
    expect(await get(ben)).toMatchObject({ default_size: '768x1152' })
    expect((await keep({ default_quality: 'high' })).status).toBe(200)
    expect(await get(ben)).toMatchObject({ default_size: '768x1152' })
    expect((await keep({ default_aspect_ratio: '16:9' })).status).toBe(200)
    expect(await get(ben)).toMatchObject({ default_size: null, default_aspect_ratio: '16:9' })
    expect((await keep({ default_aspect_ratio: '9:16', default_size: '768x1152' })).status).toBe(200)
    expect(await get(ben)).toMatchObject({ default_size: '768x1152', default_aspect_ratio: '9:16' })
    expect((await keep({ default_aspect_ratio: '1:1' })).status).toBe(200)
    expect(await get(ben)).toEqual(DEFAULT_PREFERENCES)
  })

  it('stay as they are when a field is unknown or wrong', async () => {
    const before = await get(ben)
    for (const body of [
      { theme: 'dark' },
      { default_quality: 'best' },
      { default_style: 'nope', user_id: ada.id },
    ])
      expect((await app.send('PATCH', '/api/preferences', { user: ben, body })).status).toBe(400)
    expect(await get(ben)).toEqual(before)
  })

  it('are hidden from other users by the database itself', async () => {
    await get(ben)
    const { rows } = await app.database.asUser(ben.id, (tx) =>
      sql`select user_id from user_preferences`.execute(tx),
    )
    expect(rows).toEqual([{ user_id: ben.id }])
    const changed = await app.database.asUser(ben.id, (tx) =>
      sql`update user_preferences set default_style = 'neon' returning user_id`.execute(tx),
    )
    expect(changed.rows).toEqual([{ user_id: ben.id }])
  })
})
