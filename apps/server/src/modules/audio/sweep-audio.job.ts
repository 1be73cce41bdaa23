import { type Clock, HOUR_MS } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { createAudioRepository } from './audio.repository.ts'

const BATCH = 100
/** A file may be this old before its row is written. */
const GRACE_MS = 15 * 60_000
const KEEP_TASKS_MS = 48 * HOUR_MS

/** Deletes files that a process left without a recording when it died, and forgets tasks that ended days ago. */
export function sweepAudio(deps: {
  readonly database: Pick<Database, 'asSystem'>
  readonly storage: Pick<Storage, 'list' | 'delete'>
  readonly clock: Clock
}): () => Promise<void> {
  const { database, storage, clock } = deps

  async function deleteUnknown(keys: readonly string[]): Promise<void> {
    const known = await database.asSystem((tx) => createAudioRepository(tx).findKnownFiles(keys))
    for (const key of keys) if (!known.has(key)) await storage.delete(key)
  }

  return async () => {
    let keys: string[] = []
    for await (const { key, ageMs } of storage.list('audio/')) {
      if (ageMs > GRACE_MS) keys.push(key)
      if (keys.length < BATCH) continue
      await deleteUnknown(keys)
      keys = []
    }
    if (keys.length > 0) await deleteUnknown(keys)
    const before = new Date(clock.now().getTime() - KEEP_TASKS_MS)
    await database.asSystem((tx) => createAudioRepository(tx).forgetFinished(before))
  }
}
