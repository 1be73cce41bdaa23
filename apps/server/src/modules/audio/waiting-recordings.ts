import type { Database } from '../../platform/database/database.ts'
import type { Events } from '../../platform/events/events.ts'
import type { WaitingFiles } from '../../platform/spool/spooled-storage.ts'
import { createAudioRepository, type NewRecording } from './audio.repository.ts'

/** Sounds that are made and heard, but of which a file only lies on the disk of the machine that made them. */
export type WaitingRecordings = Pick<WaitingFiles, 'isWaiting'> & {
  /** After the row was committed: ends the wait of files that were stored between the look at them and the commit. */
  readonly settle: (row: Pick<NewRecording, 'wav_key' | 'waits_for_storage'>) => Promise<void>
}

export function createWaitingRecordings(deps: {
  readonly database: Pick<Database, 'asSystem'>
  readonly events: Pick<Events, 'append'>
  readonly waitingFiles: Pick<WaitingFiles, 'isWaiting' | 'whenStored'>
}): WaitingRecordings {
  const { database, events, waitingFiles } = deps

  /** One of its files lies in the storage now: with the last of them the sound waits no longer, and its owner's pages are told. */
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
