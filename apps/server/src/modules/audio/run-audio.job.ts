import { ERRORS, type ErrorCode } from '@easel/contract/errors'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Events } from '../../platform/events/events.ts'
import type { MakeId } from '../../platform/ids.ts'
import type { Logger } from '../../platform/logger.ts'
import { endSurely } from '../../platform/queue/end-surely.ts'
import { noteSurely } from '../../platform/queue/note-surely.ts'
import type { PaidJob } from '../../platform/queue/queue.table.ts'
import type { PutBack } from '../../platform/queue/queue-tasks.repository.ts'
import { untilAnswered } from '../../platform/queue/until-answered.ts'
import { createFileTrash } from '../../platform/storage/file-trash.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { createAudioRepository, type NewRecording } from './audio.repository.ts'
import type { ClaimedAudio } from './audio.table.ts'
import type { AudioEndings } from './end-audio.ts'
import { AudioFailure, type MadeRecording, type MakeOptions } from './make-recording.ts'
import type { WaitingRecordings } from './waiting-recordings.ts'

/** Max attempts: one, and one after a failure. A process death is not a failure. */
const MAX_ATTEMPTS = 2

export type RunAudioDeps = {
  readonly database: Pick<Database, 'asUser'>
  readonly storage: Pick<Storage, 'put' | 'move' | 'delete' | 'list'>
  readonly waiting: WaitingRecordings
  readonly events: Pick<Events, 'send'>
  readonly endings: AudioEndings
  readonly make: (task: ClaimedAudio, options: MakeOptions) => Promise<MadeRecording>
  /** Max time of a paid call during shutdown, in milliseconds. */
  readonly lastCallMs: number
  readonly makeId: MakeId
  readonly clock: Clock
  readonly logger: Logger
}

/** Makes the sound, stores its files durably, then writes recording, allowance, task and events in one transaction. */
export function runAudio(deps: RunAudioDeps): (task: ClaimedAudio, signal: AbortSignal) => Promise<void> {
  const { database, endings, storage, logger } = deps

  return async (task, signal) => {
    const { user_id: userId, id, lease_token: token } = task
    const run = { userId, id, token }
    const patience = untilAnswered(signal, deps.lastCallMs)
    const onJob = async (job: PaidJob) => {
      const note = () => database.asUser(userId, (tx) => createAudioRepository(tx).noteJob(run, job))
      const isHeld = await noteSurely(note, signal)
      // Canceled or taken over: this failure is not published.
      if (!isHeld) throw new AudioFailure('cancelled')
      patience.note(job)
    }
    const putBack = (how: PutBack) =>
      database.asUser(userId, async (tx) => {
        const audio = createAudioRepository(tx)
        if (!(await audio.putBack(run, how))) return
        await endings.tellTask(tx, task)
        await audio.notify({ kind: 'work' })
      })
    const fail = (code: ErrorCode, message: string) =>
      database.asUser(userId, async (tx) => {
        await endings.fail(tx, run, { code, message })
      })

    let row: NewRecording
    try {
      row = await makeRow(deps, task, { signal: patience.signal, onJob })
    } catch (error) {
      if (signal.aborted && signal.reason === 'revoked') return
      // The vendor is not asked again for a job that it already has.
      if (patience.signal.aborted) return putBack({ counts: false, keepsJob: true })
      const isLast = task.attempts >= MAX_ATTEMPTS
      if (error instanceof AudioFailure) return fail(error.code, error.message)
      logger.error({ err: error, task: id }, 'a sound could not be made')
      return isLast
        ? fail('server_error', ERRORS.server_error.message)
        : putBack({ counts: true, keepsJob: true })
    } finally {
      patience.end()
    }
    // If this throws or the commit may have succeeded, the files stay, and the sweep decides by the row.
    const end = await endSurely(() => database.asUser(userId, (tx) => endings.succeed(tx, task, row)), signal)
    if (end !== 'lost') return deps.waiting.settle(row)
    const trash = createFileTrash(storage)
    for (const key of [row.wav_key, row.ogg_key]) await trash.setAside(key, deps.clock.now())
  }
}

async function makeRow(
  deps: RunAudioDeps,
  task: ClaimedAudio,
  options: Omit<MakeOptions, 'onProgress'>,
): Promise<NewRecording> {
  const tell = (done: number) =>
    deps.events.send(task.user_id, 'audio.progress', { taskId: task.id, percent: Math.round(done * 100) })
  tell(0)
  const made = await deps.make(task, { ...options, onProgress: tell })
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
    waits_for_storage: deps.waiting.isWaiting(keys.wav_key) || deps.waiting.isWaiting(keys.ogg_key),
    cost: made.cost,
    created_at: deps.clock.now(),
  }
}
