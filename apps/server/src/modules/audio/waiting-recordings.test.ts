import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAudio, listAudio } from '@easel/contract/audio'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { startTestApp, type TestApp, type TestUser } from '../../../test/harness/start-test-app.ts'
import { createWaitingRecordings } from './waiting-recordings.ts'

// Sound takes processor time, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 90_000 })

let folder: string
let app: TestApp | undefined
/** A file where the storage's folder of sounds would be: nothing can be written there. */
let obstacle: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'easel-sounds-'))
  obstacle = join(folder, 'files/audio')
})
afterEach(async () => {
  await app?.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function start() {
  app = await startTestApp({ env: { DATA_DIR: folder } })
  mkdirSync(join(folder, 'files'), { recursive: true })
  writeFileSync(obstacle, '')
  return { app, ada: await app.signUp('ada') }
}

async function makeSound(on: TestApp, user: TestUser) {
  const body = { prompt: 'rainy café', seconds: 5, seed: 3 }
  const response = await on.send('POST', '/api/audio', { user, body })
  expect(response.status).toBe(202)
  const { task } = z.parse(createAudio.output, await response.json())
  return vi.waitFor(
    async () => {
      const { items } = await list(on, user)
      expect(items).toHaveLength(1)
      return { task, recording: items[0]! }
    },
    { timeout: 50_000, interval: 100 },
  )
}

const list = async (on: TestApp, user: TestUser) =>
  z.parse(listAudio.output, await (await on.send('GET', '/api/audio', { user })).json())

async function newsOf(on: TestApp, user: TestUser) {
  const { rows } = await sql<{ type: string; payload: unknown }>`
    select type, payload from user_events where user_id = ${user.id} and type like 'audio.%'
    order by seq`.execute(on.database.handle)
  return rows
}

describe('a sound that was made while the storage is away', () => {
  it('can be heard and says that it waits, and every tab hears when all of it is stored', async () => {
    const { app, ada } = await start()
    const { recording } = await makeSound(app, ada)
    expect(recording.waits_for_storage).toBe(true)
    for (const url of [recording.wav_url, recording.ogg_url])
      expect((await app.send('GET', url)).status).toBe(200)

    rmSync(obstacle)
    await vi.waitFor(async () => expect((await list(app, ada)).items[0]?.waits_for_storage).toBe(false), {
      timeout: 30_000,
      interval: 200,
    })
    const stored = (await newsOf(app, ada)).filter(({ type }) => type === 'audio.stored')
    expect(stored).toEqual([{ type: 'audio.stored', payload: { id: recording.id } }])
    expect((await app.send('GET', recording.wav_url)).status).toBe(200)
  })

  it('does not say that it waits when it was stored just before its row was written, but does while one file waits', async () => {
    const { app, ada } = await start()
    const { recording } = await makeSound(app, ada)
    const keys = { wav_key: `audio/${recording.id}.wav`, ogg_key: `audio/${recording.id}.ogg` }
    const waiting = new Set([keys.ogg_key])
    const { settle } = createWaitingRecordings({
      database: app.database,
      events: { append: async () => {} },
      waitingFiles: { isWaiting: (key) => waiting.has(key), whenStored: () => {} },
    })
    await settle({ ...keys, waits_for_storage: true })
    expect((await list(app, ada)).items[0]?.waits_for_storage).toBe(true)
    waiting.clear()
    await settle({ ...keys, waits_for_storage: false })
    expect((await list(app, ada)).items[0]?.waits_for_storage).toBe(true)
    await settle({ ...keys, waits_for_storage: true })
    expect((await list(app, ada)).items[0]?.waits_for_storage).toBe(false)
  })
})
