import { join } from 'node:path'
import type { Modules } from './create-modules.ts'
import type { Env } from './env.ts'
import type { Platform } from './open-platform.ts'
import { areDeletionsHeld, assertNotRestoring } from './platform/backup/backup.repository.ts'
import type { BelievedClock } from './platform/believed-clock.ts'
import { claimInstallation } from './platform/storage/installation.ts'
import { createOrphanSweep, type OrphanSweep } from './platform/storage/orphan-sweep.job.ts'

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
