import type { BackupStatus } from '@easel/contract/providers'
import type { Platform } from './open-platform.ts'
import { createBackupRepository } from './platform/backup/backup.repository.ts'
import { openBackupDoor } from './platform/backup/backup-door.ts'
import { createDailyBackup } from './platform/backup/daily-backup.job.ts'
import { reasonOf } from './platform/reason-of.ts'

/** A running process's part in backups: the daily backup, and, with the embedded database, streaming manual ones to the command. */
export function startBackups(platform: Platform): { stop: () => Promise<void> } {
  const stops = [startDaily(platform), openDoor(platform)]
  return {
    stop: async () => {
      await Promise.all(stops.map((stop) => stop()))
    },
  }
}

function startDaily({ env, database, backup, clock, logger }: Platform): () => Promise<void> {
  if (env.BACKUP_DIR === undefined || env.ROLE === 'web') return async () => {}
  const daily = createDailyBackup({
    database,
    backup,
    folder: env.BACKUP_DIR,
    passphrase: env.BACKUP_PASSPHRASE,
    clock,
    logger,
  })
  daily.start()
  return daily.stop
}

function openDoor({ env, database, backup, logger }: Platform): () => Promise<void> {
  // Only the embedded database needs it; a server can be opened by the command as well.
  if (!database.isEmbedded) return async () => {}
  const opening = openBackupDoor({
    dataDir: env.DATA_DIR,
    backup,
    record: (outcome) => database.asSystem((tx) => createBackupRepository(tx).record(outcome)),
    onError: (error) => logger.warn({ reason: reasonOf(error) }, 'a backup was not handed over'),
  })
  opening.catch((error: unknown) => logger.error({ reason: reasonOf(error) }, 'backups cannot be asked for'))
  return async () => {
    await opening.then((door) => door.close()).catch(() => {})
  }
}

/** Outcome of the last backups, for the operator. */
export async function readBackupStatus({
  env,
  database,
}: Pick<Platform, 'env' | 'database'>): Promise<BackupStatus> {
  const state = await database.asSystem((tx) => createBackupRepository(tx).read())
  const { doneAt, doneBytes, donePlace, failedAt, failure } = state ?? {}
  return {
    isDaily: env.BACKUP_DIR !== undefined,
    last: doneAt && donePlace ? { at: doneAt.toISOString(), bytes: doneBytes ?? 0, place: donePlace } : null,
    failure: failedAt && failure ? { at: failedAt.toISOString(), reason: failure } : null,
  }
}
