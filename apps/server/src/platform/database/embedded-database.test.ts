import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TEST_DATABASE_URL } from '../../../test/harness/open-test-database.ts'
import { openEmbeddedEngine } from './embedded-engine.ts'
import { readMigrations } from './migrations.ts'
import { openDatabase } from './open-database.ts'
import { copySnapshot, ensureSnapshot } from './snapshot.ts'

let folder: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'easel-embedded-'))
  await ensureSnapshot()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const options = (name: string) => ({ url: undefined, dataDir: join(folder, name), onError: () => {} })

/** Opens the folder in a process of its own and writes rows until it is killed; prints each number after its commit. */
function startWriter(dataDir: string): ChildProcess & { readonly acknowledged: number[] } {
  const script = `
    const { openDatabase } = await import(${JSON.stringify(new URL('./open-database.ts', import.meta.url).href)})
    const { sql } = await import('kysely')
    const database = await openDatabase({ url: undefined, dataDir: ${JSON.stringify(dataDir)}, onError: () => {} })
    await sql\`create table if not exists written (n bigint generated always as identity)\`.execute(database.handle)
    while (true) {
      const { rows } = await sql\`insert into written default values returning n\`.execute(database.handle)
      process.stdout.write(rows[0].n + '\\n')
    }`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    cwd: new URL('.', import.meta.url),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const acknowledged: number[] = []
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    acknowledged.push(...text.split('\n').slice(0, -1).map(Number))
  })
  return Object.assign(child, { acknowledged })
}

describe.skipIf(TEST_DATABASE_URL)('the embedded database', { timeout: 60_000 }, () => {
  it('flushes to disk once for every commit that writes, and never for one that reads', async () => {
    await copySnapshot(join(folder, 'flush'), readMigrations(), { isDurable: false })
    const engine = await openEmbeddedEngine({ folder: join(folder, 'flush'), isDurable: true })
    await sql`create table t (n int)`.execute(engine.kysely)
    const flushesOf = async (work: () => Promise<unknown>) => {
      const before = engine.flushes()
      await work()
      return engine.flushes() - before
    }
    expect(
      await flushesOf(() => sql`insert into t values (1)`.execute(engine.kysely)),
    ).toBeGreaterThanOrEqual(1)
    const inOneTransaction = () =>
      engine.kysely.transaction().execute(async (tx) => {
        for (let n = 0; n < 10; n += 1) await sql`insert into t values (${n})`.execute(tx)
        expect(await flushesOf(() => sql`select 1`.execute(tx))).toBe(0)
      })
    expect(await flushesOf(inOneTransaction)).toBe(1)
    expect(
      await flushesOf(async () => {
        for (let n = 0; n < 20; n += 1) await sql`insert into t values (${n})`.execute(engine.kysely)
      }),
    ).toBe(20)
    expect(await flushesOf(() => sql`select * from t`.execute(engine.kysely))).toBe(0)
    await engine.close()
  })

  it('opens from the snapshot, and a second time with what was written', async () => {
    const first = await openDatabase(options('twice'))
    await sql`insert into "verification" ("id", "identifier", "value", "expiresAt") values ('1', 'a', 'b', now())`.execute(
      first.handle,
    )
    await first.close()
    const second = await openDatabase(options('twice'))
    const { rows } = await sql`select id from "verification"`.execute(second.handle)
    expect(rows).toEqual([{ id: '1' }])
    await second.close()
  })

  it('is opened by one process only, which the second is told', async () => {
    const first = await openDatabase(options('locked'))
    await expect(openDatabase(options('locked'))).rejects.toThrow(
      new RegExp(`in use by another Easel \\(process ${process.pid}\\)`),
    )
    await first.close()
    await (await openDatabase(options('locked'))).close()
  })

  it('loses no acknowledged row to kill -9, and comes up by itself each time', async () => {
    const { dataDir } = options('killed')
    let last = 0
    for (let round = 0; round < 3; round += 1) {
      const writer = startWriter(dataDir)
      const wanted = 5 + round * 40
      await expect
        .poll(() => writer.acknowledged.length, { timeout: 60_000, interval: 5 })
        .toBeGreaterThan(wanted)
      writer.kill('SIGKILL')
      await new Promise((resolve) => writer.once('close', resolve))
      last = writer.acknowledged.at(-1) ?? 0
      const database = await openDatabase({ ...options('killed') })
      const { rows } = await sql<{ n: number }>`select n from written order by n desc limit 1`.execute(
        database.handle,
      )
      expect(rows[0]?.n).toBeGreaterThanOrEqual(last)
      await database.close()
    }
  })
})
