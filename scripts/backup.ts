// Writes all data (rows, files, secret) into one file: `npm run backup`. Reads the server's own settings. Works while the server runs: the server
// reads its embedded database and streams the bytes to this script.
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Env, parseEnv } from '../apps/server/src/env.ts'
import { FILE_COLUMNS } from '../apps/server/src/file-columns.ts'
import { openStorage } from '../apps/server/src/open-storage.ts'
import {
  assertNotRestoring,
  type BackupOutcome,
  createBackupRepository,
} from '../apps/server/src/platform/backup/backup.repository.ts'
import { findBackupDoor } from '../apps/server/src/platform/backup/backup-door.ts'
import { backupName } from '../apps/server/src/platform/backup/backup-name.ts'
import { writeBackupFile } from '../apps/server/src/platform/backup/encrypted-file.ts'
import { verifyBackup } from '../apps/server/src/platform/backup/restore-backup.ts'
import { writeBackup } from '../apps/server/src/platform/backup/write-backup.ts'
import { systemClock } from '../apps/server/src/platform/clock.ts'
import { openDatabase } from '../apps/server/src/platform/database/open-database.ts'
import { prepareDataFolder } from '../apps/server/src/platform/prepare-data-folder.ts'
import { reasonOf } from '../apps/server/src/platform/reason-of.ts'
import { loadSecret } from '../apps/server/src/platform/secret.ts'
import { StartupError } from '../apps/server/src/platform/startup-error.ts'
import { VERSION } from '../apps/server/src/version.ts'

const USAGE = 'Usage: npm run backup -- [--to FILE] [--passphrase-file FILE]'

type Source = {
  readonly read: () => Promise<AsyncIterable<Uint8Array>> | AsyncIterable<Uint8Array>
  readonly record: (outcome: BackupOutcome) => Promise<void>
  readonly close: () => Promise<void>
}

async function openSource(env: Env): Promise<Source> {
  const door = env.DATABASE_URL ? undefined : await findBackupDoor(env.DATA_DIR)
  if (door) return { read: door.backup, record: door.record, close: async () => {} }
  if (!env.DATABASE_URL && !existsSync(join(env.DATA_DIR, 'db')))
    throw new StartupError(`There is nothing to back up: ${join(env.DATA_DIR, 'db')} is not there.`)
  prepareDataFolder(env.DATA_DIR)
  const database = await openDatabase({ url: env.DATABASE_URL, dataDir: env.DATA_DIR, onError: () => {} })
  await assertNotRestoring(database)
  const storage = await openStorage(env)
  const secret = loadSecret(env.DATA_DIR, env.AUTH_SECRET)
  return {
    read: () =>
      writeBackup({
        database,
        storage,
        dataDir: env.DATA_DIR,
        secret,
        version: VERSION,
        clock: systemClock,
        fileColumns: FILE_COLUMNS,
      }),
    record: (outcome) => database.asSystem((tx) => createBackupRepository(tx).record(outcome)),
    close: database.close,
  }
}

async function run(): Promise<string> {
  const { values } = parseArgs({ options: { to: { type: 'string' }, 'passphrase-file': { type: 'string' } } })
  if (existsSync('.env')) process.loadEnvFile('.env')
  const env = parseEnv({ ...process.env, ROLE: 'all' })
  const file = values['passphrase-file']
  const passphrase = file ? readFileSync(file, 'utf8').trim() : env.BACKUP_PASSPHRASE
  const folder = env.BACKUP_DIR ?? '.'
  const to = resolve(values.to ?? join(folder, backupName(new Date(), passphrase !== undefined)))
  if (existsSync(to)) throw new StartupError(`${to} exists already: name another file.`)
  mkdirSync(dirname(to), { recursive: true })
  const source = await openSource(env)
  try {
    const bytes = await writeBackupFile(to, await source.read(), passphrase)
    const { header, files, missing } = await verifyBackup(to, passphrase)
    await source.record({ bytes, place: to })
    const rows = header.tables.reduce((sum, table) => sum + table.rows, 0)
    const whole = `${to} holds ${rows} rows and ${files} files: ${bytes} bytes, ${passphrase === undefined ? 'not encrypted' : 'encrypted'}.`
    return missing.length === 0
      ? whole
      : `${whole}\nRows name ${missing.length} files that are nowhere to be found: ${missing.slice(0, 5).join(', ')}`
  } catch (error) {
    await source.record({ failure: reasonOf(error) }).catch(() => {})
    throw error
  } finally {
    await source.close()
  }
}

try {
  console.log(await run())
  process.exit(0)
} catch (error) {
  const { code } = error as { code?: string }
  if (code?.startsWith('ERR_PARSE_ARGS')) console.error(USAGE)
  console.error(error instanceof StartupError ? error.message : `The backup failed: ${reasonOf(error)}`)
  process.exit(1)
}
