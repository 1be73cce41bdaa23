import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Clock, HOUR_MS } from '../clock.ts'
import type { Database } from '../database/database.ts'
import type { Logger } from '../logger.ts'
import { reasonOf } from '../reason-of.ts'
import { repeatEvery } from '../repeat/repeat-every.ts'
import { createBackupRepository } from './backup.repository.ts'
import type { BackupEnd } from './backup-format.ts'
import { cutOffBackups, dailyBackupName, expiredBackups } from './backup-name.ts'
import { writeBackupFile } from './encrypted-file.ts'

/** Slightly less than a day, so that backups keep their hour. */
const EVERY_MS = 23.5 * HOUR_MS
const LOOK_MS = 60_000
const RENEW_MS = 15_000

export type DailyBackupDeps = {
  readonly database: Pick<Database, 'asSystem'>
  readonly backup: () => AsyncGenerator<Uint8Array, BackupEnd>
  /** Folder for backups, created if missing. */
  readonly folder: string
  readonly passphrase: string | undefined
  readonly clock: Clock
  readonly logger: Logger
}

/** Makes one backup a day across all processes and deletes expired ones. Retries an hour after a failure. */
export function createDailyBackup(deps: DailyBackupDeps) {
  const { database, folder, passphrase, clock, logger } = deps
  const stopping = new AbortController()
  let looking: ReturnType<typeof repeatEvery> | undefined
  const state = <T>(work: (repository: ReturnType<typeof createBackupRepository>) => Promise<T>) =>
    database.asSystem((tx) => work(createBackupRepository(tx)))

  async function* untilStopped(backup: AsyncGenerator<Uint8Array, BackupEnd>): AsyncGenerator<Uint8Array> {
    try {
      while (true) {
        const next = await backup.next()
        stopping.signal.throwIfAborted()
        if (!next.done) yield next.value
        else {
          const { missing } = next.value
          if (missing.length > 0)
            logger.error({ missing: missing.length }, 'a backup lacks files that rows name')
          return
        }
      }
    } finally {
      await backup.return({ files: 0, bytes: 0, missing: [] })
    }
  }

  /** One that stays only takes up room, so a failure does not make the backup fail. */
  async function removeAll(names: readonly string[]): Promise<void> {
    for (const name of names)
      await rm(join(folder, name), { force: true }).catch((error: unknown) =>
        logger.warn({ reason: reasonOf(error) }, 'an old backup could not be removed'),
      )
  }

  /** False when it is not due or another process is making it. */
  async function makeWhenDue(everyMs = EVERY_MS): Promise<boolean> {
    const token = randomUUID()
    if (!(await state((repository) => repository.takeTurn(token, everyMs)))) return false
    const renewing = setInterval(
      () => void state((repository) => repository.renewTurn(token)).catch(() => {}),
      RENEW_MS,
    )
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const installation = await state((repository) => repository.readInstallation())
      // The previous process is gone: a backup it left unfinished may be as large as a complete one.
      await removeAll(cutOffBackups(installation, await readdir(folder)))
      const place = join(folder, dailyBackupName(installation, clock.now(), passphrase !== undefined))
      const bytes = await writeBackupFile(place, untilStopped(deps.backup()), passphrase)
      await state((repository) => repository.record({ bytes, place }))
      await removeAll(expiredBackups(installation, await readdir(folder)))
      logger.info({ bytes }, 'a backup was made')
    } catch (error) {
      if (stopping.signal.aborted) return true
      logger.error({ reason: reasonOf(error) }, 'the daily backup failed')
      await state((repository) => repository.record({ failure: reasonOf(error) })).catch(() => {})
    } finally {
      clearInterval(renewing)
      await state((repository) => repository.endTurn(token, !stopping.signal.aborted)).catch(() => {})
    }
    return true
  }

  return {
    makeWhenDue,
    start: () => {
      looking = repeatEvery(
        LOOK_MS,
        () => makeWhenDue(),
        (error) => logger.warn({ reason: reasonOf(error) }, 'daily backup'),
      )
    },
    /** Deletes the partial file; the next process starts over. */
    stop: async () => {
      const stopped = looking?.stop()
      stopping.abort(new Error('the process stops'))
      await stopped
    },
  }
}
