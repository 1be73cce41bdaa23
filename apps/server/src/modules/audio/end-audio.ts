import type { ErrorCode } from '@easel/contract/errors'
import type { Clock } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Events } from '../../platform/events/events.ts'
import { takeRest } from '../../platform/queue/queue-rest.repository.ts'
import { type Notify, queueNews } from '../notifications/index.ts'
import type { Allowance } from '../usage/index.ts'
import { createAudioRepository, type NewRecording, RESTING_SOUNDS } from './audio.repository.ts'
import { type AudioTaskRow, type ClaimedAudio, toAudioTask, toRecording } from './audio.table.ts'
import type { AudioAddress } from './audio-address.ts'

export type AudioEndings = ReturnType<typeof createAudioEndings>

/** The ways a run ends, each inside the caller's transaction: task, allowance, events, in this lock order. */
export function createAudioEndings(deps: {
  readonly allowance: Pick<Allowance, 'settle' | 'giveBack'>
  readonly events: Pick<Events, 'append'>
  readonly notify: Notify
  readonly clock: Clock
  readonly address: Pick<AudioAddress, 'sign'>
}) {
  const { allowance, events, notify, clock, address } = deps

  function tell(tx: Tx, row: AudioTaskRow): Promise<void> {
    const payload = { task: toAudioTask(row), recording: null }
    return events.append(tx, row.user_id, { type: 'audio.changed', payload })
  }

  async function tellRest(tx: Tx, userId: string): Promise<void> {
    const rest = await takeRest(tx, RESTING_SOUNDS, userId, clock.now())
    if (rest) await notify(tx, userId, queueNews('sounds', rest, '/generate-audio'))
  }

  return {
    tell,

    /** The same for a task that has changed since it was read. */
    tellTask: async (
      tx: Tx,
      { user_id: userId, id }: Pick<AudioTaskRow, 'user_id' | 'id'>,
    ): Promise<void> => {
      const row = await createAudioRepository(tx).findTask(userId, id)
      if (row) await tell(tx, row)
    },

    /** False, writing nothing, when the run has lost its task. */
    succeed: async (
      tx: Tx,
      { user_id: userId, id, lease_token: token }: ClaimedAudio,
      made: NewRecording,
    ): Promise<boolean> => {
      const audio = createAudioRepository(tx)
      const run = { userId, id, token }
      if (!(await audio.lockRun(run))) return false
      const recording = toRecording(await audio.insertRecording(made), address.sign)
      const row = await audio.complete(run, made.id, clock.now())
      if (!row) throw new Error('a locked task cannot be gone')
      await allowance.settle(tx, userId, 1)
      const payload = { task: toAudioTask(row), recording }
      await events.append(tx, userId, { type: 'audio.changed', payload })
      await tellRest(tx, userId)
      return true
    },

    /** Returns the allowance; undefined when the task had already ended. With a token, only if that run holds it. */
    fail: async (
      tx: Tx,
      task: { readonly userId: string; readonly id: string; readonly token?: string },
      failure: { readonly code: ErrorCode; readonly message: string },
    ): Promise<AudioTaskRow | undefined> => {
      const audio = createAudioRepository(tx)
      const row = await audio.fail(task.userId, task.id, failure, clock.now(), task.token)
      if (!row) return undefined
      await allowance.giveBack(tx, task.userId, [row])
      await tell(tx, row)
      await tellRest(tx, task.userId)
      return row
    },
  }
}
