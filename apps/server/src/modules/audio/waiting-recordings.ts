import type { Database } from '../../platform/database/database.ts'
import type { Events } from '../../platform/events/events.ts'
import type { WaitingFiles } from '../../platform/spool/spooled-storage.ts'
import { createAudioRepository, type NewRecording } from './audio.repository.ts'

/** Finished, playable sounds that still have a file spooled on this machine's disk. */
export type WaitingRecordings = Pick<WaitingFiles, 'isWaiting'> & {
  /** After the row's commit: clears the mark for files stored between the check and the commit. */
  readonly settle: (row: Pick<NewRecording, 'wav_key' | 'waits_for_storage'>) => Promise<void>
}

export function createWaitingRecordings(deps: {
  readonly database: Pick<Database, 'asSystem'>
  readonly events: Pick<Events, 'append'>
  readonly waitingFiles: Pick<WaitingFiles, 'isWaiting' | 'whenStored'>
}): WaitingRecordings {
  const { database, events, waitingFiles } = deps

  /** A spooled file was stored. After the last one the sound is no longer waiting, and its owner's pages are told. */
  async function noteStored(fileKey: string): Promise<void> {
    await database.asSystem(async (tx) => {
      const audio = createAudioRepository(tx)
      const row = await audio.findWaiting(fileKey)
      if (!row || [row.wav_key, row.ogg_key].some(waitingFiles.isWaiting)) return
      if (await audio.endWait(row.id))
        await events.append(tx, row.user_id, { type: 'audio.stored', payload: { id: row.id } })
    })
  }

  waitingFiles.whenStored(async (key) => {
    if (key.startsWith('audio/')) await noteStored(key)
  })

  return {
    isWaiting: waitingFiles.isWaiting,
    settle: async (row) => {
      if (row.waits_for_storage) await noteStored(row.wav_key)
    },
  }
}
