import { listAudio } from '@easel/contract/audio'
import { LIMITS } from '@easel/contract/limits'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { startTestApp, type TestApp, type TestUser } from '../../../test/harness/start-test-app.ts'

let app: TestApp
let ada: TestUser
let ben: TestUser

/** One recording a minute, without files: only the list matters here. */
async function insert(user: TestUser, minute: number, prompt: string): Promise<void> {
  const id = `rec_${String(minute).padStart(26, '0')}`
  const settings = { seconds: 5, seed: minute, mood: null, bpm: null, is_loop: false }
  await sql`
    insert into recordings (id, user_id, prompt, settings, seconds, read_as, unknown_words, waveform, wav_key, ogg_key,
      bytes, created_at)
    values (${id}, ${user.id}, ${prompt}, ${JSON.stringify(settings)}, 5, '{}', '{}', '{1,2}', ${`audio/${id}.wav`},
      ${`audio/${id}.ogg`}, 100, ${new Date(Date.UTC(2026, 0, 1, 0, minute))})`.execute(app.database.handle)
}

beforeAll(async () => {
  app = await startTestApp()
  ada = await app.signUp('ada')
  ben = await app.signUp('ben')
  for (let minute = 0; minute < LIMITS.historyPageSize + 5; minute += 1)
    await insert(ada, minute, minute === 3 ? 'Café in the RAIN' : `sound ${minute}`)
  await insert(ben, 100, 'rain on a café')
})
afterAll(() => app.stop())

async function list(user: TestUser | undefined, query = '') {
  const answer = await app.send('GET', `/api/audio${query}`, { user })
  expect(answer.status).toBe(200)
  return z.parse(listAudio.output, await answer.json())
}
const prompts = (page: Awaited<ReturnType<typeof list>>) => page.items.map(({ prompt }) => prompt)

describe('the list of recordings', () => {
  it('is one’s own, and goes on page by page in either order', async () => {
    const first = await list(ada)
    const second = await list(ada, `?cursor=${first.nextCursor}`)
    expect(first.items).toHaveLength(LIMITS.historyPageSize)
    expect([...prompts(first), ...prompts(second)]).toHaveLength(LIMITS.historyPageSize + 5)
    expect([prompts(first)[0], prompts(second).at(-1), second.nextCursor]).toEqual([
      'sound 34',
      'sound 0',
      null,
    ])
    const oldest = await list(ada, '?sort=oldest')
    expect(prompts(oldest)[0]).toBe('sound 0')
    expect(prompts(await list(ada, `?sort=oldest&cursor=${oldest.nextCursor}`)).at(-1)).toBe('sound 34')
  })

  it('is searched by words, whatever their case and accents', async () => {
    expect(prompts(await list(ada, '?q=rain%20cafe'))).toEqual(['Café in the RAIN'])
    expect(prompts(await list(ada, '?q=snow'))).toEqual([])
    expect(prompts(await list(ada, '?q=rain%20-cafe'))).toEqual([])
    expect(prompts(await list(ben, '?q=caf%C3%A9'))).toEqual(['rain on a café'])
  })

  it('holds a span of time', async () => {
    const span = '?from=2026-01-01T00:02:00Z&to=2026-01-01T00:05:00Z&sort=oldest'
    expect(prompts(await list(ada, span))).toEqual(['sound 2', 'Café in the RAIN', 'sound 4'])
  })

  it('refuses what is no moment and no order, and asks for a session', async () => {
    expect((await app.send('GET', '/api/audio?from=yesterday', { user: ada })).status).toBe(400)
    expect((await app.send('GET', '/api/audio?sort=loudest', { user: ada })).status).toBe(400)
    expect((await app.send('GET', '/api/audio?q=rain')).status).toBe(401)
  })
})
