import { randomUUID } from 'node:crypto'
import { ERRORS } from '@easel/contract/errors'
import type { Database } from '../../platform/database/database.ts'
import type { Logger } from '../../platform/logger.ts'
import { AUDIO_CHANNEL, type ClaimedAudio, createAudioRepository } from './audio.repository.ts'
import type { AudioEndings } from './end-audio.ts'
import { MAX_ATTEMPTS } from './run-audio.job.ts'

const LEASE_MS = 15_000
/** Says that runs live, and finds work after a lost notice and the tasks of dead processes. */
const PULSE_MS = 3_000

export type AudioWorker = { readonly start: () => Promise<void>; readonly stop: () => Promise<void> }

/** Takes tasks one after another, `slots` at a time. */
export function createAudioWorker(deps: {
  readonly database: Pick<Database, 'asSystem' | 'listen' | 'isEmbedded'>
  readonly endings: AudioEndings
  readonly run: (task: ClaimedAudio, signal: AbortSignal) => Promise<void>
  readonly logger: Logger
  readonly slots: number
}): AudioWorker {
  const { database, endings, logger, slots } = deps
  const runs = new Map<string, { controller: AbortController; ended: Promise<void> }>()
  let stopListening: (() => Promise<void>) | undefined
  let timer: NodeJS.Timeout | undefined
  let isStopping = false
  let filling: Promise<void> = Promise.resolve()
  let beating: Promise<void> | undefined

  function fill(): void {
    filling = filling
      .then(fillSlots)
      .catch((error) => logger.error({ err: error }, 'sounds could not be claimed'))
  }

  async function fillSlots(): Promise<void> {
    while (!isStopping && runs.size < slots) {
      const task = await database.asSystem(async (tx) => {
        const claimed = await createAudioRepository(tx).claimNext(randomUUID(), LEASE_MS)
        if (claimed) await endings.tell(tx, claimed)
        return claimed
      })
      if (!task) return
      const controller = new AbortController()
      const ended = deps
        .run(task, controller.signal)
        // The lease runs out by itself, and the task is then run again or failed.
        .catch((error) => logger.error({ err: error, task: task.id }, 'a sound could not be ended'))
        .finally(() => {
          runs.delete(task.lease_token)
          if (!isStopping) fill()
        })
      runs.set(task.lease_token, { controller, ended })
    }
  }

  /** Tasks whose process is gone go back in the queue, or fail when they have had their attempts. */
  async function recover(everyone: boolean): Promise<void> {
    let isDone = false
    while (!isDone)
      isDone = await database.asSystem(async (tx) => {
        const audio = createAudioRepository(tx)
        const task = await audio.lockAbandoned(everyone)
        if (!task) return true
        if (task.attempts < MAX_ATTEMPTS) {
          const waiting = await audio.putBack(task.lease_token, { counts: true })
          if (waiting) await endings.tell(tx, waiting)
        } else {
          const { message } = ERRORS.generation_failed
          await endings.fail(
            tx,
            { userId: task.user_id, id: task.id },
            { code: 'generation_failed', message },
          )
        }
        return false
      })
  }

  async function beat(): Promise<void> {
    const tokens = [...runs.keys()]
    if (tokens.length > 0) {
      const held = await database.asSystem((tx) => createAudioRepository(tx).heartbeat(tokens, LEASE_MS))
      for (const token of tokens) if (!held.has(token)) runs.get(token)?.controller.abort('revoked')
    }
    await recover(false)
    fill()
  }

  return {
    start: async () => {
      // Nobody else can be running tasks of an embedded database.
      await recover(database.isEmbedded)
      stopListening = await database.listen(AUDIO_CHANNEL, (token) => {
        if (token !== '') runs.get(token)?.controller.abort('revoked')
        fill()
      })
      timer = setInterval(() => {
        beating ??= beat()
          .catch((error) => logger.error({ err: error }, 'the audio worker could not reach the database'))
          .finally(() => {
            beating = undefined
          })
      }, PULSE_MS)
      fill()
    },
    stop: async () => {
      isStopping = true
      clearInterval(timer)
      await stopListening?.()
      await beating
      await filling
      for (const { controller } of runs.values()) controller.abort('shutdown')
      await Promise.all([...runs.values()].map(({ ended }) => ended))
    },
  }
}
