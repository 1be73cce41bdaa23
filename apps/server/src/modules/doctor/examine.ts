import { existsSync } from 'node:fs'
import type { Env } from '../../env.ts'
import { openStorage } from '../../open-storage.ts'
import type { Clock } from '../../platform/clock.ts'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { checkDataFolder, ownerElse } from './check-data-folder.ts'
import { DATABASE, judgeClock, judgeMigrations } from './check-database.ts'
import { checkDisk } from './check-disk.ts'
import { checkMail } from './check-mail.ts'
import { checkModels } from './check-models.ts'
import { checkProxy } from './check-proxy.ts'
import { checkSettings } from './check-settings.ts'
import { checkSigning } from './check-signing.ts'
import { checkStorage } from './check-storage.ts'
import { checkVendors } from './check-vendors.ts'
import { readDatabase } from './doctor.repository.ts'
import { type Finding, ok, warning, within } from './finding.ts'
import { hideSecrets } from './hide-secrets.ts'

const LIMIT_MS = 12_000
/** A greeting may take ten seconds, and so may signing in. */
const MAIL_LIMIT_MS = 25_000

export type Examined = {
  readonly env: Env
  /** Unknown variables, each with the setting that was probably meant. */
  readonly unread: readonly { readonly name: string; readonly meant: string }[]
  /** The database, or the finding when it cannot be opened. */
  readonly database: Pick<OpenDatabase, 'asSystem'> | Finding
  readonly clock: Clock
  /** Whether the server answers on this machine. */
  readonly isRunning: boolean
  readonly mailTo?: string | undefined
}

/** Runs every check concurrently, each with a time limit. */
export async function examine(options: Examined): Promise<readonly Finding[]> {
  const { env } = options
  const found = await Promise.all([
    checkSettings(env, options.unread),
    lookAtDatabaseAndClock(options),
    within(LIMIT_MS, 'Storage', storageAdvice(env), () => lookAtStorage(env)),
    within(LIMIT_MS, 'Disk', 'see whether DATA_DIR can be reached', () =>
      checkDisk(env.DATA_DIR, env.DISK_RESERVE_MB),
    ),
    within(MAIL_LIMIT_MS, 'Mail', 'check SMTP_URL', () => checkMail(env.SMTP_URL, options.mailTo)),
    checkVendors(env),
    checkModels(env),
    ...checkSigning(env, options.clock),
    within(LIMIT_MS, 'Proxy', 'check PUBLIC_URL', () => checkProxy(env, options.isRunning)),
    within(LIMIT_MS, 'Permissions', 'see whether DATA_DIR can be reached', async () =>
      checkDataFolder(env.DATA_DIR),
    ),
  ])
  return hideSecrets(found.flat(), env)
}

async function lookAtDatabaseAndClock({ database, clock, env }: Examined): Promise<readonly Finding[]> {
  if (!('asSystem' in database))
    return [
      database,
      env.DATABASE_URL
        ? warning('Clock', 'It was not compared: the database does not tell its time.')
        : ok('Clock', 'The embedded database goes by this machine’s clock.'),
    ]
  const findings: Finding[] = []
  const first = await within(LIMIT_MS, DATABASE, 'see whether it is overloaded or locked', async () => {
    const askedAt = clock.now()
    const reading = await readDatabase(database)
    findings.push(judgeClock(reading.now, askedAt, clock.now()))
    return judgeMigrations(reading)
  })
  const [second = warning('Clock', 'It was not compared: the database does not tell its time.')] = findings
  return [first, second]
}

async function lookAtStorage(env: Env): Promise<Finding> {
  if (env.STORAGE_DRIVER === 'disk') {
    if (!existsSync(env.DATA_DIR))
      return ok('Storage', 'There are no files yet: the first start makes their folder.')
    const stranger = ownerElse(env.DATA_DIR)
    if (stranger !== undefined)
      return warning(
        'Storage',
        `Nothing was written, since the folder is user ${stranger}’s: look as that user.`,
      )
  }
  return checkStorage(await openStorage(env))
}

function storageAdvice({ STORAGE_DRIVER, S3_BUCKET }: Env): string {
  return STORAGE_DRIVER === 'disk'
    ? 'give this user the right to write in DATA_DIR'
    : `check S3_ENDPOINT, and that the key may read, write, list and delete in ${S3_BUCKET}`
}
