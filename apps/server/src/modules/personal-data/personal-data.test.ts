import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readZip } from '../../../test/harness/read-zip.ts'
import { PASSWORD, startTestApp, type TestApp, type TestUser } from '../../../test/harness/start-test-app.ts'
import { EXPORTED, LEFT_OUT } from './personal-data.table.ts'

let app: TestApp
let now = new Date()
let ada: TestUser
const folder = mkdtempSync(join(tmpdir(), 'easel-export-'))
const data = join(folder, 'data')

beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now }, env: { DATA_DIR: data } })
})
afterAll(async () => {
  await app.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Creates data of the user in as many tables as requests reach. */
async function live(user: TestUser): Promise<string> {
  const send = async (method: string, path: string, body?: unknown) => {
    const response = await app.send(method, path, { user, ...(body === undefined ? {} : { body }) })
    expect([path, response.status < 300]).toEqual([path, true])
    return response
  }
  const reference =
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  await send('POST', '/api/account/webhooks', {
    url: 'https://receiver.invalid/',
    events: ['picture.finished'],
  })
  await send('POST', '/api/functions/replicate-generate', {
    prompt: '=HYPERLINK("http://evil.example") <b>قطة</b>',
    num_outputs: 1,
    aspect_ratio: '1:1',
    model: 'flux-schnell',
  })
  await send('POST', '/api/queue', {
    prompt: 'two boats',
    style: 'anime',
    quality: 'standard',
    aspect_ratio: '1:1',
    count: 2,
    image: reference,
  })
  await send('PATCH', '/api/preferences', { default_style: 'anime' })
  await send('PATCH', '/api/queue', { concurrency: 3 })
  await send('POST', '/api/account/keys', { name: 'Script' })
  await send('POST', '/api/app-events', { name: 'error', metadata: { message: 'x' } })
  await send('POST', '/api/auth/request-password-reset', { email: user.email })
  await send('POST', '/api/speech', { text: 'Hello there', voice: 'unit' })
  await expect.poll(async () => (await list(user)).length, { timeout: 20_000 }).toBeGreaterThan(1)
  await expect.poll(async () => (await sounds(user)).length, { timeout: 20_000 }).toBe(1)
  const [picture] = await list(user)
  const id = picture?.id ?? ''
  const seen = await app.send('GET', `/images/${id}.webp?w=128`, { user })
  expect(seen.status).toBe(200)
  return id
}

async function sounds(user: TestUser) {
  const { items } = (await (await app.send('GET', '/api/audio', { user })).json()) as {
    items: { id: string; wav_url: string }[]
  }
  return items
}

async function list(user: TestUser) {
  const response = await app.send('GET', '/api/generations', { user })
  return ((await response.json()) as { items: { id: string; prompt: string }[] }).items
}

async function ticketOf(user: TestUser): Promise<string> {
  const response = await app.send('POST', '/api/account/export', { user })
  return ((await response.json()) as { url: string }).url
}

/** How many rows of a person each table has, found by the columns that may hold an id of theirs. */
async function rowsOf(user: TestUser): Promise<Record<string, number>> {
  const { rows: tables } = await sql<{ table_name: string }>`
    select table_name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(app.database.handle)
  const counts: Record<string, number> = {}
  for (const { table_name: table } of tables) {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from ${sql.table(table)} kept
      where kept::text like ${`%${user.id}%`} or kept::text like ${`%${user.email}%`}`.execute(
      app.database.handle,
    )
    const n = rows[0]?.n ?? 0
    if (n > 0) counts[table] = n
  }
  return counts
}

function filesUnder(path: string): string[] {
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

describe('the list of what is kept of a person', () => {
  it('names every table that has rows of people', async () => {
    const { rows } = await sql<{ name: string }>`
      select distinct conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and confrelid = '"user"'::regclass`.execute(app.database.handle)
    const listed = [...EXPORTED.map(({ table }) => table), ...Object.keys(LEFT_OUT)]
    expect([...rows.map(({ name }) => name.replaceAll('"', '')), 'user'].sort()).toEqual(listed.sort())
  })
})

describe('the export', () => {
  it('[6.1] is a ZIP with the person’s own pictures and rows, without secrets and without formulas', async () => {
    ada = await app.signUp('ada')
    const eve = await app.signUp('eve')
    await live(eve)
    const id = await live(ada)
    const response = await app.send('GET', await ticketOf(ada))
    expect(response.headers.get('content-type')).toBe('application/zip')
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="easel-[\d-]+\.zip"$/)
    const files = readZip(Buffer.from(await response.arrayBuffer()))
    const read = (name: string) => files.get(name)?.toString() ?? ''
    const names = [...files.keys()].filter((name) => name.startsWith('pictures/'))
    const pictures = await list(ada)
    expect(names).toHaveLength(pictures.length)
    const original = await app.send('GET', `/images/${id}.png`, { user: ada })
    const kept = files.get(names.find((name) => name.includes(id)) ?? '')
    expect(kept?.length).toBe((await original.arrayBuffer()).byteLength)
    const [sound] = await sounds(ada)
    const day = now.toISOString().slice(0, 10)
    const wav = await app.send('GET', sound?.wav_url ?? '')
    expect([...files.keys()].filter((name) => name.startsWith('sounds/'))).toEqual([
      `sounds/${day}-${sound?.id}.wav`,
    ])
    expect(files.get(`sounds/${day}-${sound?.id}.wav`)?.length).toBe((await wav.arrayBuffer()).byteLength)
    expect(JSON.parse(read('data/recordings.json'))).toMatchObject([
      { prompt: 'Hello there', kind: 'speech' },
    ])
    const generations = JSON.parse(read('data/generations.json')) as { id: string; user_id: string }[]
    expect(generations.map((row) => row.id).sort()).toEqual(pictures.map((row) => row.id).sort())
    expect(JSON.parse(read('data/user.json'))).toMatchObject([{ email: ada.email }])
    expect(JSON.parse(read('data/user_preferences.json'))).toMatchObject([{ default_style: 'anime' }])
    expect(read('pictures.csv')).toContain('\'=HYPERLINK(""http://evil.example"") <b>قطة</b>')
    const everything = [...files]
      .filter(([name]) => !/^(pictures|sounds)\//.test(name))
      .map(([, bytes]) => bytes.toString())
      .join('\n')
    expect(everything).not.toContain(eve.id)
    expect(everything).not.toContain(ada.token.split('.')[0])
    expect(everything).not.toMatch(/"(hash|password|token_hash|lease_token|sealed_secret|earlier_secret)":/)
  }, 60_000)

  it('opens for ten minutes and with no forgery', async () => {
    const url = await ticketOf(ada)
    const [path = '', ticket = ''] = url.split('ticket=')
    const eve = await ticketOf(await app.signUp('mel'))
    const swapped = `${(eve.split('ticket=')[1] ?? '').split('.')[0]}.${ticket.split('.').slice(1).join('.')}`
    for (const forged of ['', 'x', `${ticket}x`, swapped, ticket.replace(/\.\d+\./, '.9999999999999.')])
      expect((await app.send('GET', `${path}ticket=${encodeURIComponent(forged)}`)).status).toBe(404)
    now = new Date(now.getTime() + 11 * 60_000)
    expect((await app.send('GET', url)).status).toBe(404)
  })
})

describe('the deletion of an account', () => {
  const remove = (body: object, user = ada) => app.send('POST', '/api/account/deletion', { user, body })

  it('asks for the password and the phrase', async () => {
    const wrong = await remove({ password: 'not it at all', confirmation: 'delete my account' })
    expect(wrong.status).toBe(400)
    expect(await wrong.json()).toMatchObject({
      error: { fields: { password: 'That is not your password.' } },
    })
    expect((await remove({ password: PASSWORD, confirmation: 'yes' })).status).toBe(400)
    expect((await app.send('GET', '/api/account', { user: ada })).status).toBe(200)
  })

  it('leaves no row in any table and no file on disk, and the others as they are', async () => {
    const mates = await app.signUp('zoe')
    await live(mates)
    const url = await ticketOf(ada)
    const ids = [...(await list(ada)), ...(await sounds(ada))].map(({ id }) => id)
    const before = await rowsOf(mates)
    const counted = await rowsOf(ada)
    for (const table of [
      'user',
      'session',
      'account',
      'verification',
      'generations',
      'tasks',
      'recordings',
      'api_keys',
      'webhooks',
      'webhook_deliveries',
      'app_events',
    ])
      expect([table, counted[table] ?? 0]).not.toEqual([table, 0])
    expect(filesUnder(data).filter((path) => ids.some((id) => path.includes(id))).length).toBeGreaterThan(1)

    expect((await remove({ password: PASSWORD, confirmation: 'delete my account' })).status).toBe(200)
    expect(await rowsOf(ada)).toEqual({})
    expect(filesUnder(data).filter((path) => ids.some((id) => path.includes(id)))).toEqual([])
    const { rows } = await sql`select * from file_deletions`.execute(app.database.handle)
    expect(rows).toEqual([])
    expect(await rowsOf(mates)).toEqual(before)
    expect((await list(mates)).length).toBeGreaterThan(1)

    expect((await app.send('GET', '/api/account', { user: ada })).status).toBe(401)
    expect((await app.send('GET', url)).status).toBe(404)
    const back = await app.send('POST', '/api/auth/sign-in/email', {
      body: { email: ada.email, password: PASSWORD },
    })
    expect(back.status).toBe(401)
    expect((await app.signUp('ada')).id).not.toBe(ada.id)
  }, 60_000)
})
