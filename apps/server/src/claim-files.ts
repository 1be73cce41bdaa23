import { join } from 'node:path'
import type { Modules } from './create-modules.ts'
import type { Env } from './env.ts'
import type { Platform } from './open-platform.ts'
import { areDeletionsHeld, assertNotRestoring } from './platform/backup/backup.repository.ts'
import type { BelievedClock } from './platform/believed-clock.ts'
import { deriveKey } from './platform/secret.ts'
import { createInstallationRepository } from './platform/storage/installation.repository.ts'
import { claimInstallation } from './platform/storage/installation.ts'
import { createOrphanSweep, type OrphanSweep } from './platform/storage/orphan-sweep.job.ts'

const OTHER_SECRET =
  'AUTH_SECRET differs from the last start. Everyone has to sign in again, and stored webhook secrets and waiting mail cannot be read. Processes that share a database need the same AUTH_SECRET.'

/** Checks that the files belong to the database before anything uses them. The result keeps checking from then on. */
export async function claimFiles(
  platform: Platform,
  modules: Modules,
  believed: BelievedClock,
): Promise<OrphanSweep> {
  const { env, database, storage, clock, logger, makeId } = platform
  await assertNotRestoring(database)
  const kinds = [...modules.generations.files, modules.audio.files]
  const { isIntact } = await claimInstallation({
    database,
    storage,
    kinds,
    databasePlace: placeOf(env),
    makeId: () => makeId('ins'),
    adopt: env.STORAGE_ADOPT,
  })
  const check = Buffer.from(deriveKey(platform.secret, 'check')).toString('base64url')
  if (!(await database.asSystem((tx) => createInstallationRepository(tx).noteSecret(check))))
    logger.warn(OTHER_SECRET)
  return createOrphanSweep({
    database,
    storage,
    kinds,
    isIntact,
    areDeletionsHeld: () => areDeletionsHeld(database),
    mayPrune: believed.mayPrune,
    clock,
    logger,
  })
}

function placeOf(env: Env): string {
  if (!env.DATABASE_URL) return `the folder ${join(env.DATA_DIR, 'db')}`
  const url = new URL(env.DATABASE_URL)
  return `${url.host}${url.pathname}`
}
