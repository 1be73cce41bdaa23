// Restores a backup into an empty installation: `npm run restore -- FILE`. The settings name the destination (DATA_DIR, DATABASE_URL,
// STORAGE_DRIVER), so it also moves an installation from one database or storage to another. The server must not run.
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { parseEnv } from '../apps/server/src/env.ts'
import { openStorage } from '../apps/server/src/open-storage.ts'
import { restoreBackup, verifyBackup } from '../apps/server/src/platform/backup/restore-backup.ts'
import { prepareDataFolder } from '../apps/server/src/platform/prepare-data-folder.ts'
import { reasonOf } from '../apps/server/src/platform/reason-of.ts'
import { StartupError } from '../apps/server/src/platform/startup-error.ts'

const USAGE = 'Usage: npm run restore -- FILE [--into postgres://…] [--passphrase-file FILE] [--check]'

async function run(): Promise<string> {
  const { values, positionals } = parseArgs({
    options: {
      into: { type: 'string' },
      'passphrase-file': { type: 'string' },
      check: { type: 'boolean' },
    },
    allowPositionals: true,
  })
  const [given] = positionals
  if (given === undefined) throw new StartupError(USAGE)
  if (existsSync('.env')) process.loadEnvFile('.env')
  const env = parseEnv({
    ...process.env,
    ROLE: 'all',
    ...(values.into === undefined ? {} : { DATABASE_URL: values.into }),
  })
  const path = resolve(given)
  const file = values['passphrase-file']
  const passphrase = file ? readFileSync(file, 'utf8').trim() : env.BACKUP_PASSPHRASE
  if (values.check) {
    const { header, files } = await verifyBackup(path, passphrase)
    return `${path} is whole: made ${header.madeAt} by Easel ${header.version}, ${header.tables.length} tables, ${files} files.`
  }
  prepareDataFolder(env.DATA_DIR)
  const { header, rows, files, missing, hasOtherSecret } = await restoreBackup({
    path,
    passphrase,
    url: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    storage: await openStorage(env),
    secret: env.AUTH_SECRET,
  })
  const lines = [
    `Restored ${rows} rows and ${files} files of ${header.madeAt}. Start the server with the same settings.`,
  ]
  if (missing.length > 0)
    lines.push(
      `${missing.length} files had been missing when the backup was made: ${missing.slice(0, 5).join(', ')}`,
    )
  if (hasOtherSecret)
    lines.push(
      'AUTH_SECRET is set to another secret than the backup’s: people have to sign in again, and picture addresses that were copied no longer work.',
    )
  return lines.join('\n')
}

try {
  console.log(await run())
  process.exit(0)
} catch (error) {
  const { code } = error as { code?: string }
  if (code?.startsWith('ERR_PARSE_ARGS')) console.error(USAGE)
  console.error(error instanceof StartupError ? error.message : `Restoring failed: ${reasonOf(error)}`)
  process.exit(1)
}
