import { downloadBatch } from '@easel/contract/batches'
import { readMetadata } from '@easel/picture-metadata/read-metadata'
import { createScriptedProvider, type Step } from '@easel/providers/testing/scripted-provider'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { batchCalls, rowsOf } from '../../../test/batches/batch-calls.ts'
import { readZip } from '../../../test/harness/read-zip.ts'
import { startTestApp, type TestApp, type TestUser } from '../../../test/harness/start-test-app.ts'

let app: TestApp
let ada: TestUser
let number = 0
let now = new Date()
let script: (prompt: string) => Step = () => ({ do: 'draw' })

beforeAll(async () => {
  app = await startTestApp({
    clock: { now: () => now },
    provider: createScriptedProvider(({ prompt }) => script(prompt)),
  })
})
afterAll(() => app.stop())
beforeEach(async () => {
  now = new Date()
  script = () => ({ do: 'draw' })
  ada = await app.signUp(`ada${number++}`)
})

const { create, read, until } = batchCalls(() => ({ app, user: ada }))

describe('what a batch is taken away as', { timeout: 60_000 }, () => {
  async function follow(id: string, format: string): Promise<Response> {
    const response = await app.send('POST', `/api/batches/${id}/downloads`, { user: ada, body: { format } })
    expect(response.status).toBe(201)
    return app.send('GET', z.parse(downloadBatch.output, await response.json()).url)
  }

  it('is a ZIP with every picture and the sheet, without formulas', async () => {
    script = (prompt) => (prompt === 'bad' ? { do: 'fail', kind: 'bad_response' } : { do: 'draw' })
    const { batch } = await create({ rows: rowsOf('=cmd|calc', 'bad') })
    await until(batch.id, ({ batch: now }) => now.state === 'done')
    const files = readZip(Buffer.from(await (await follow(batch.id, 'zip')).arrayBuffer()))
    expect([...files.keys()]).toEqual(['images/0001-cmd-calc.png', 'sheet.csv'])
    const sheet = files.get('sheet.csv')?.toString() ?? ''
    expect(sheet).toContain("'=cmd|calc")
    expect(sheet).toMatch(/,seed,size\r\n/)
    expect(sheet).toMatch(/\r\n2,,error,Generation failed,bad,/)
  })

  it('leaves out a picture whose file is damaged, and says so in the sheet', async () => {
    const { batch } = await create({ rows: rowsOf('a', 'b') })
    await until(batch.id, ({ batch: now }) => now.state === 'done')
    const [first] = (await read(batch.id)).pictures
    await sql`update generations set sha256 = 'another' where id = ${first?.generation_id}`.execute(
      app.database.handle,
    )
    const files = readZip(Buffer.from(await (await follow(batch.id, 'zip')).arrayBuffer()))
    expect([...files.keys()]).toEqual(['images/0002-b.png', 'sheet.csv'])
    expect(files.get('sheet.csv')?.toString()).toMatch(/\r\n1,,done,Its file is gone or damaged,a,/)
  })

  it('is one labeled picture of a comparison, also while it fills', async () => {
    const grid = { across: 'Style', down: 'Seed', columns: ['Anime', 'Watercolor'], rows: ['1', '2'] }
    script = (prompt) => (prompt === 'last' ? { do: 'fail', kind: 'bad_response' } : { do: 'draw' })
    const { batch } = await create({ kind: 'compare', grid, rows: rowsOf('a', 'b', 'c', 'last') })
    await until(batch.id, ({ batch: now }) => now.state === 'done')
    const [first] = (await read(batch.id)).pictures
    const image = await app.send('GET', `/images/${first?.generation_id}.png`, { user: ada })
    const picture = Buffer.from(await image.arrayBuffer())
    expect(readMetadata(picture)?.sourceType).toMatch(/lgorithmicMedia$/)
    for (const format of ['png', 'webp'] as const) {
      const response = await follow(batch.id, format)
      expect(response.headers.get('content-type')).toBe(`image/${format}`)
      const bytes = Buffer.from(await response.arrayBuffer())
      const { width, height } = await sharp(bytes).metadata()
      expect(readMetadata(bytes)).toEqual({ sourceType: readMetadata(picture)?.sourceType })
      expect(width).toBeGreaterThan(1_000)
      expect(height).toBeGreaterThan(1_000)
    }
    const sheet = await create({ rows: rowsOf('a') })
    const refused = await app.send('POST', `/api/batches/${sheet.batch.id}/downloads`, {
      user: ada,
      body: { format: 'png' },
    })
    expect(refused.status).toBe(409)
  })

  it('is behind an address that runs out and cannot be forged', async () => {
    const { batch } = await create({ rows: rowsOf('a') })
    await until(batch.id, ({ batch: now }) => now.state === 'done')
    const response = await app.send('POST', `/api/batches/${batch.id}/downloads`, {
      user: ada,
      body: { format: 'zip' },
    })
    const { url } = z.parse(downloadBatch.output, await response.json())
    expect((await app.send('GET', url.replace('.zip.', '.png.'))).status).toBe(404)
    expect((await app.send('GET', '/batch-downloads/x')).status).toBe(404)
    now = new Date(now.getTime() + 11 * 60_000)
    expect((await app.send('GET', url)).status).toBe(404)
  })
})
