import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createServerDatabase, TEST_DATABASE_URL } from '../../../test/harness/open-test-database.ts'
import { openEmbeddedEngine } from './embedded-engine.ts'
import type { DatabaseEngine } from './engine.ts'
import { migrate } from './migrate.ts'
import { type Migration, readMigrations } from './migrations.ts'
import { createDatabase } from './open-database.ts'
import { openServerEngine } from './server-engine.ts'
import { copySnapshot, ensureSnapshot } from './snapshot.ts'

let folder: string
const engines: DatabaseEngine[] = []

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'easel-migrate-'))
})
afterAll(async () => {
  for (const engine of engines) await engine.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Engines on one new, empty database: as many as asked on a server, the same one several times when it is embedded. */
async function openEngines(count: number): Promise<DatabaseEngine[]> {
  if (TEST_DATABASE_URL) {
    const url = await createServerDatabase({ isMigrated: false })
    const opened = await Promise.all(Array.from({ length: count }, () => openServerEngine(url, () => {})))
    engines.push(...opened)
    return opened
  }
  const path = join(folder, `db-${engines.length}`)
  await ensureSnapshot([])
  await copySnapshot(path, [], { isDurable: false })
  const engine = await openEmbeddedEngine({ folder: path, isDurable: false })
  engines.push(engine)
  return Array.from({ length: count }, () => engine)
}

const step = (name: string, text: string): Migration => ({ name, text, hash: `hash of ${text}` })

describe('migrations', () => {
  it('are applied once by eight processes that start together', async () => {
    const eight = await openEngines(8)
    const migrations = readMigrations()
    const applied = await Promise.all(eight.map((engine) => migrate(engine, migrations)))
    expect(applied.flat().sort()).toEqual(migrations.map(({ name }) => name))
    const [engine] = eight
    expect(await migrate(engine as DatabaseEngine, migrations)).toEqual([])
  })

  it('stop at the first that fails, keep those before it, and leave nothing of it behind', async () => {
    const [engine] = (await openEngines(1)) as [DatabaseEngine]
    const good = step('0001_good', 'create table good (id int)')
    const bad = step('0002_bad', 'create table half (id int); create table good (id int)')
    await expect(migrate(engine, [good, bad])).rejects.toThrow(/0002_bad failed: .*already exists/)
    const mended = step('0002_bad', 'create table half (id int)')
    expect(await migrate(engine, [good, mended])).toEqual(['0002_bad'])
  })

  it('refuse a file that changed after it was applied, and a database of a newer version', async () => {
    const [engine] = (await openEngines(1)) as [DatabaseEngine]
    const [one, two] = [step('0001_one', 'select 1'), step('0002_two', 'select 2')]
    await migrate(engine, [one, two])
    await expect(migrate(engine, [step('0001_one', 'select 3'), two])).rejects.toThrow(/0001_one was changed/)
    await expect(migrate(engine, [one])).rejects.toThrow(/newer version \(0002_two\)/)
  })

  it('are named NNNN_name.sql, each number once', () => {
    writeFileSync(join(folder, '0001_a.sql'), 'select 1')
    writeFileSync(join(folder, '0002_b.sql'), 'select 2')
    expect(readMigrations(folder).map(({ name }) => name)).toEqual(['0001_a', '0002_b'])
    writeFileSync(join(folder, '0002_c.sql'), 'select 3')
    expect(() => readMigrations(folder)).toThrow(/two migrations have the number 0002/)
    rmSync(join(folder, '0002_c.sql'))
    writeFileSync(join(folder, 'last.sql'), 'select 4')
    expect(() => readMigrations(folder)).toThrow(/last\.sql is not named/)
  })
})

describe.runIf(TEST_DATABASE_URL)('on a server', () => {
  it('works for a login that is no superuser but may create roles', async () => {
    const admin = new pg.Client({ connectionString: TEST_DATABASE_URL })
    await admin.connect()
    const login = `easel_login_${Date.now()}`
    await admin.query(`create role ${login} login createrole password 'x'`)
    const url = new URL(await createServerDatabase({ isMigrated: false }))
    const name = url.pathname.slice(1)
    await admin.query(`alter database ${name} owner to ${login}`)
    await admin.query(`grant anon, authenticated to ${login}`)
    url.username = login
    url.password = 'x'
    const engine = await openServerEngine(url.href, () => {})
    await migrate(engine, readMigrations())
    const role = await createDatabase(engine).asUser('ada', async (tx) => {
      const { rows } = await sql<{ role: string }>`select current_user as role from user_events`.execute(tx)
      return rows
    })
    expect(role).toEqual([])
    await engine.close()
    await admin.query(`drop database ${name}`)
    await admin.query(`drop role ${login}`)
    await admin.end()
  })

  it('says plainly that an address leads nowhere, and not the password', async () => {
    const wrong = 'postgres://ada:hunter2@127.0.0.1:9/easel'
    const opening = openServerEngine(wrong, () => {})
    await expect(opening).rejects.toThrow(
      /DATABASE_URL: the database at postgres:\/\/ada@127\.0\.0\.1:9\/easel cannot be used/,
    )
    await expect(openServerEngine(wrong, () => {})).rejects.not.toThrow(/hunter2/)
  })
})
