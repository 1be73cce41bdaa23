import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase } from '../../../test/harness/open-test-database.ts'
import { DAY_MS } from '../clock.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import { silentLogger } from '../logger.ts'
import { createBackupRepository } from './backup.repository.ts'
import type { BackupEnd } from './backup-format.ts'
import { dailyBackupName } from './backup-name.ts'
import { createDailyBackup } from './daily-backup.job.ts'

const NOW = new Date('2026-11-26T03:00:00Z')
const folder = mkdtempSync(join(tmpdir(), 'easel-daily-'))
let database: OpenDatabase

beforeAll(async () => {
  database = await openTestDatabase()
  await sql`truncate installation`.execute(database.handle)
  await sql`insert into installation (id) values ('ins_1')`.execute(database.handle)
})
afterAll(async () => {
  await sql`truncate installation`.execute(database.handle)
  rmSync(folder, { recursive: true, force: true })
})

function daily(backup: () => AsyncGenerator<Uint8Array, BackupEnd>) {
  return createDailyBackup({
    database,
    backup,
    folder,
    passphrase: undefined,
    clock: { now: () => NOW },
    logger: silentLogger,
  })
}

const read = () => database.asSystem((tx) => createBackupRepository(tx).read())

async function* bytes(): AsyncGenerator<Uint8Array, BackupEnd> {
  yield Buffer.from('every')
  yield Buffer.from('thing')
  return { files: 0, bytes: 0, missing: [] }
}

async function* broken(): AsyncGenerator<Uint8Array, BackupEnd> {
  yield Buffer.from('half')
  throw new Error('the disk is full')
}

it('one of many processes makes it, what is too old goes, and what failed is written down', async () => {
  for (let days = 1; days < 60; days += 1)
    writeFileSync(
      join(folder, dailyBackupName('ins_1', new Date(NOW.getTime() - days * DAY_MS), false)),
      'old',
    )
  writeFileSync(join(folder, 'notes.txt'), 'mine')
  const made = await Promise.all(Array.from({ length: 4 }, () => daily(bytes).makeWhenDue()))
  expect(made.filter(Boolean)).toHaveLength(1)
  const place = join(folder, dailyBackupName('ins_1', NOW, false))
  expect(readFileSync(place, 'utf8')).toBe('everything')
  expect(await read()).toMatchObject({ doneBytes: 10, donePlace: place, failure: null })
  const names = readdirSync(folder)
  expect(names).toContain('notes.txt')
  expect(names.length).toBeLessThan(15)

  expect(await daily(broken).makeWhenDue()).toBe(false)
  expect(await daily(broken).makeWhenDue(0)).toBe(true)
  expect(await read()).toMatchObject({ doneBytes: 10, failure: 'the disk is full' })
  expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([])
})

it('what a process that died had begun goes with the next one, and nothing of other installations or of people', async () => {
  const cutOff = `${dailyBackupName('ins_1', new Date(NOW.getTime() - DAY_MS), false)}.part`
  const others = [`${dailyBackupName('ins_2', NOW, true)}.part`, 'easel-2026-11-26T03-00-00Z.tar.part']
  for (const name of [cutOff, ...others]) writeFileSync(join(folder, name), 'half')
  expect(await daily(bytes).makeWhenDue(0)).toBe(true)
  const left = readdirSync(folder).filter((name) => name.endsWith('.part'))
  expect(left.toSorted()).toEqual(others.toSorted())
})

it('a backup is made although old ones cannot be removed', async () => {
  // Folders, which are not deleted as files are.
  const cutOff = `${dailyBackupName('ins_1', new Date(NOW.getTime() - 2 * DAY_MS), false)}.part`
  const expired = dailyBackupName('ins_1', new Date(NOW.getTime() - 900 * DAY_MS), false)
  for (const name of [cutOff, expired]) mkdirSync(join(folder, name))
  expect(await daily(bytes).makeWhenDue(0)).toBe(true)
  expect(await read()).toMatchObject({ doneBytes: 10, failure: null })
  expect(readdirSync(folder)).toEqual(expect.arrayContaining([cutOff, expired]))
  for (const name of [cutOff, expired]) rmSync(join(folder, name), { recursive: true })
})

it('a process that stops leaves the turn to the next one', async () => {
  const leaving = daily(bytes)
  await leaving.stop()
  expect(await leaving.makeWhenDue(0)).toBe(true)
  expect(await daily(bytes).makeWhenDue()).toBe(true)
})
