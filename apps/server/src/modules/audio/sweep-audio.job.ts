import { type Clock, HOUR_MS } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { deleteInSlices } from '../../platform/database/delete-in-slices.ts'
import type { FileKind } from '../../platform/storage/file-kind.ts'
import { createAudioRepository } from './audio.repository.ts'

const KEEP_TASKS_MS = 48 * HOUR_MS

/** Deletes tasks that ended days ago. */
export function sweepAudio(deps: {
  readonly database: Pick<Database, 'asSystem'>
  readonly clock: Clock
}): (signal?: AbortSignal) => Promise<void> {
  const { database, clock } = deps
  return async (signal) => {
    const before = new Date(clock.now().getTime() - KEEP_TASKS_MS)
    await deleteInSlices(database, { name: 'audio_tasks', signal }, (tx, limit) =>
      createAudioRepository(tx).forgetFinished(before, limit),
    )
  }
}

/** This module's files, for the search for files without rows. */
export function audioFiles(database: Pick<Database, 'asSystem'>): FileKind {
  return {
    prefix: 'audio/',
    isCopy: false,
    findNeeded: (keys) => database.asSystem((tx) => createAudioRepository(tx).findKnownFiles(keys)),
    named: {
      between: (after, upTo, limit) =>
        database.asSystem((tx) => createAudioRepository(tx).findFileKeys(after, upTo, limit)),
      sample: (limit) => database.asSystem((tx) => createAudioRepository(tx).sampleFileKeys(limit)),
    },
  }
}
