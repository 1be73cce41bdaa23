import { LIMITS } from '@easel/contract/limits'
import { listPrompts, savedPromptSchema } from '@easel/contract/prompts/prompts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
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

async function list(user: TestUser) {
  const response = await app.send('GET', '/api/prompts', { user })
  return z.parse(listPrompts.output, await response.json()).items
}
const save = (user: TestUser, body: unknown) => app.send('POST', '/api/prompts', { user, body })

describe('saved prompts', () => {
  it('are kept with style and shape, trimmed, newest first, and for their owner alone', async () => {
    const first = await save(ada, { prompt: '  a red fox  ', style: 'watercolor', aspect_ratio: '16:9' })
    expect(await first.json()).toMatchObject({
      prompt: 'a red fox',
      style: 'watercolor',
      aspect_ratio: '16:9',
    })
    await save(ada, { prompt: 'an owl at night' })
    expect((await list(ada)).map(({ prompt }) => prompt)).toEqual(['an owl at night', 'a red fox'])
    expect(await list(ben)).toEqual([])
  })

  it('are kept once: the same text again takes the new style', async () => {
    await save(ben, { prompt: 'a whale' })
    await save(ben, { prompt: 'a whale', style: 'surreal' })
    expect(await list(ben)).toMatchObject([{ prompt: 'a whale', style: 'surreal' }])
  })

  it('are kept with a custom size, which gives way to a ratio when they are saved again', async () => {
    const dora = await app.signUp('dora')
    const saved = async (body: object) => (await save(dora, { prompt: 'a boat', ...body })).json()
    expect(await saved({ width: 768, height: 1152 })).toMatchObject({
      aspect_ratio: '9:16',
      width: 768,
      height: 1152,
    })
    expect(await list(dora)).toMatchObject([{ aspect_ratio: '9:16', width: 768, height: 1152 }])
    const [landscape, none] = [{ aspect_ratio: '16:9' }, { width: null, height: null }]
    expect(await saved({ aspect_ratio: '1:1', width: 1536, height: 1024 })).toMatchObject({
      ...landscape,
      ...none,
    })
    expect(await saved({ width: 512, height: 1024 })).toMatchObject({ width: 512, height: 1024 })
    expect(await saved(landscape)).toMatchObject({ ...landscape, ...none })
    expect(await list(dora)).toHaveLength(1)
  })

  it('are refused with a size that no model draws, in a sentence', async () => {
    for (const [size, message] of [
      [{ width: 768 }, 'Send width and height together, or neither.'],
      [{ width: 770, height: 1152 }, 'Each side must be a multiple of 16, such as 768.'],
      [{ width: 1536, height: 1536 }, 'Width × height must be at most 1,572,864 pixels.'],
    ] as const) {
      const refused = await save(ada, { prompt: 'a cat', ...size })
      expect(refused.status).toBe(400)
      expect(await refused.json()).toMatchObject({ error: { fields: { width: message } } })
    }
  })

  it('are deleted by their owner, and by no other user', async () => {
    const response = await save(ada, { prompt: 'a lighthouse' })
    const { id } = z.parse(savedPromptSchema, await response.json())
    expect((await app.send('DELETE', `/api/prompts/${id}`, { user: ben })).status).toBe(404)
    expect(await list(ada)).toHaveLength(3)
    const forgotten = await app.send('DELETE', `/api/prompts/${id}`, { user: ada })
    expect(await forgotten.json()).toEqual({ id })
    expect((await app.send('DELETE', `/api/prompts/${id}`, { user: ada })).status).toBe(404)
    expect(await list(ada)).toHaveLength(2)
  })

  it('are refused when blank, too long, of an unknown style, or named by what is no id', async () => {
    for (const body of [
      { prompt: '  ' },
      { prompt: 'a'.repeat(501) },
      { prompt: 'a cat', style: 'nope' },
      { prompt: 'a cat', aspect_ratio: '2:1' },
      { prompt: 'a cat', user_id: ben.id },
    ])
      expect((await save(ada, body)).status).toBe(400)
    expect((await app.send('DELETE', '/api/prompts/42', { user: ada })).status).toBe(400)
    expect(await list(ada)).toHaveLength(2)
  })

  it('need a session', async () => {
    for (const [method, path] of [
      ['GET', '/api/prompts'],
      ['POST', '/api/prompts'],
      ['DELETE', '/api/prompts/prm_00000000000000000000000000'],
    ] as const)
      expect((await app.send(method, path)).status).toBe(401)
  })

  it('have an end: a full shelf takes no new one, and still changes an old one', async () => {
    const cleo = await app.signUp('cleo')
    await app.database.asUser(cleo.id, (tx) =>
      sql`
        insert into saved_prompts (id, user_id, prompt, created_at)
        select 'prm_' || lpad(n::text, 26, '0'), ${cleo.id}, 'prompt ' || n, now()
        from generate_series(1, ${LIMITS.savedPrompts}::int) n
      `.execute(tx),
    )
    expect((await save(cleo, { prompt: 'one too many' })).status).toBe(409)
    expect((await save(cleo, { prompt: 'prompt 7', style: 'neon' })).status).toBe(200)
    expect(await list(cleo)).toHaveLength(LIMITS.savedPrompts)
  })

  it('[6.1] are hidden from other users by the database itself', async () => {
    const { rows } = await app.database.asUser(ben.id, (tx) =>
      sql`select distinct user_id from saved_prompts`.execute(tx),
    )
    expect(rows).toEqual([{ user_id: ben.id }])
    const { rows: deleted } = await app.database.asUser(ben.id, (tx) =>
      sql`delete from saved_prompts where user_id = ${ada.id} returning id`.execute(tx),
    )
    expect(deleted).toEqual([])
  })
})
