import { ERRORS } from '@easel/contract/errors'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Events } from '../../platform/events/events.ts'
import type { MakeId } from '../../platform/ids.ts'
import type { Logger } from '../../platform/logger.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { type ClaimedAudio, createAudioRepository, type NewRecording } from './audio.repository.ts'
import type { AudioEndings } from './end-audio.ts'
import { AudioFailure, type MadeRecording } from './make-recording.ts'

/** A task is started at most this often: once, and once more after its process died or a failure. */
export const MAX_ATTEMPTS = 2

export type RunAudioDeps = {
  readonly database: Pick<Database, 'asUser'>
  readonly storage: Pick<Storage, 'put' | 'delete'>
  readonly events: Pick<Events, 'send'>
  readonly endings: AudioEndings
  readonly make: (
    task: ClaimedAudio,
    options: { readonly signal: AbortSignal; readonly onProgress: (done: number) => void },
  ) => Promise<MadeRecording>
  readonly makeId: MakeId
  readonly clock: Clock
  readonly logger: Logger
}

/** Makes the sound, stores its files durably, then writes recording, allowance, task and news in one transaction. */
export function runAudio(deps: RunAudioDeps): (task: ClaimedAudio, signal: AbortSignal) => Promise<void> {
  const { database, endings, storage, logger } = deps

  return async (task, signal) => {
    const { user_id: userId, id, lease_token: token } = task
    let row: NewRecording
    try {
      row = await makeRow(deps, task, signal)
    } catch (error) {
      if (signal.aborted && signal.reason === 'revoked') return
      if (!signal.aborted && error instanceof AudioFailure) {
        const { code, message } = error
        await database.asUser(userId, (tx) => endings.fail(tx, { userId, id, token }, { code, message }))
        return
      }
      if (!signal.aborted) logger.error({ err: error, task: id }, 'a sound could not be made')
      await database.asUser(userId, async (tx) => {
        if (signal.aborted || task.attempts < MAX_ATTEMPTS) {
          const audio = createAudioRepository(tx)
          const waiting = await audio.putBack(token, { counts: !signal.aborted })
          if (waiting) await endings.tell(tx, waiting)
          await audio.notify()
        } else {
          const { message } = ERRORS.server_error
          await endings.fail(tx, { userId, id, token }, { code: 'server_error', message })
        }
      })
      return
    }
    // If this throws, nobody knows whether the commit happened: the files stay, and the sweep decides by the row.
    const kept = await database.asUser(userId, (tx) => endings.succeed(tx, task, row))
    if (kept) return
    await storage.delete(row.wav_key)
    await storage.delete(row.ogg_key)
  }
}

async function makeRow(deps: RunAudioDeps, task: ClaimedAudio, signal: AbortSignal): Promise<NewRecording> {
  const tell = (done: number) =>
    deps.events.send(task.user_id, 'audio.progress', { taskId: task.id, percent: Math.round(done * 100) })
  tell(0)
  const made = await deps.make(task, { signal, onProgress: tell })
  const id = deps.makeId('rec')
  const keys = { wav_key: `audio/${id}.wav`, ogg_key: `audio/${id}.ogg` }
  await deps.storage.put(keys.wav_key, made.wav)
  await deps.storage.put(keys.ogg_key, made.ogg)
  return {
    id,
    user_id: task.user_id,
    kind: task.kind,
    prompt: task.prompt,
    settings: JSON.stringify(task.settings),
    seconds: made.seconds,
    bpm: made.bpm,
    read_as: [...made.readAs],
    unknown_words: [...made.unknownWords],
    waveform: [...made.waveform],
    ...keys,
    bytes: made.wav.length,
    cost: made.cost,
    created_at: deps.clock.now(),
  }
}
