import { createAudioPool } from '@easel/audio/pool/audio-pool'
import * as endpoints from '@easel/contract/audio'
import { ERRORS } from '@easel/contract/errors'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Events } from '../../platform/events/events.ts'
import type { AddressEpoch } from '../../platform/expiring-address.ts'
import type { HttpApp } from '../../platform/http/context.ts'
import { type Mount, mountAll, type UseCasesOf } from '../../platform/http/mount.ts'
import type { MakeId } from '../../platform/ids.ts'
import type { Logger } from '../../platform/logger.ts'
import { createClaimsRepository } from '../../platform/queue/claims.repository.ts'
import { createQueueNotices } from '../../platform/queue/queue-notices.ts'
import { createQueueWorker } from '../../platform/queue/queue-worker.ts'
import type { WaitingFiles } from '../../platform/spool/spooled-storage.ts'
import type { FileKind } from '../../platform/storage/file-kind.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import type { ContentPolicy } from '../imaging/index.ts'
import type { Notify } from '../notifications/index.ts'
import type { Allowance } from '../usage/index.ts'
import type { Voices } from '../voices/index.ts'
import { createAudioRepository } from './audio.repository.ts'
import { SOUND_TASKS } from './audio.table.ts'
import { createAudioAddress } from './audio-address.ts'
import { addAudioFileRoutes } from './audio-files.routes.ts'
import { cancelAudio } from './cancel-audio.ts'
import { createAudio } from './create-audio.ts'
import { createSpeech } from './create-speech.ts'
import { deleteRecording } from './delete-recording.ts'
import { createAudioEndings } from './end-audio.ts'
import { listAudio } from './list-audio.ts'
import { makeRecording } from './make-recording.ts'
import { moveAudioTask } from './move-audio-task.ts'
import { queueAudio } from './queue-audio.ts'
import { clearAudioTasks, removeAudioTask } from './remove-audio-tasks.ts'
import { retryAudio } from './retry-audio.ts'
import { runAudio } from './run-audio.job.ts'
import { audioFiles, sweepAudio } from './sweep-audio.job.ts'
import { createWaitingRecordings } from './waiting-recordings.ts'

/** Threads that make sound: each uses a tenth of a core, and pictures need the rest. */
const THREADS = 1
/** Concurrent sounds: while one waits for a vendor, another is made. */
const SLOTS = 2

export type AudioModule = {
  readonly mountRoutes: (mount: Mount) => void
  readonly addFileRoutes: (app: HttpApp) => void
  readonly start: (roles: { readonly worker: boolean }) => Promise<void>
  /** Requeues running tasks. */
  readonly stop: () => Promise<void>
  /** When an account ends: locks all of the user's tasks. */
  readonly hold: (tx: Tx, userId: string) => Promise<void>
  /** Ends all of the user's waiting and running tasks, inside the caller's transaction. */
  readonly cancelAll: (tx: Tx, userId: string) => Promise<void>
  /** For the search for files without rows. */
  readonly files: FileKind
  /** Housekeeping. */
  readonly sweep: () => Promise<void>
  /** Tasks that killed their processes, across all processes, for metrics. */
  readonly setAside: () => Promise<number>
  /** Throws while this process's worker is stuck. */
  readonly assertWorks: () => void
}

export function createAudioModule(deps: {
  readonly database: Database
  readonly storage: Storage
  readonly waitingFiles: WaitingFiles
  readonly events: Events
  readonly allowance: Allowance
  readonly notify: Notify
  /** Words that are refused. */
  readonly policy: ContentPolicy
  readonly voices: Voices
  readonly makeId: MakeId
  /** Integer from 0 to 2^32-1. */
  readonly randomSeed: () => number
  readonly clock: Clock
  readonly logger: Logger
  /** Signs file URLs; 32 bytes, the same in every process. */
  readonly addressKey: Uint8Array
  /** The epoch in which an account's URLs are signed. */
  readonly epochOf: (userId: string) => AddressEpoch | undefined
  /** Base path of URLs; empty at the root of a host. */
  readonly siteBase: string
  /** Max time of a paid call during shutdown, in milliseconds. */
  readonly lastCallMs: number
  /** Whether new tasks may start; false while the storage is failing. Default: always true. */
  readonly mayStart?: () => boolean
}): AudioModule {
  const address = createAudioAddress({ ...deps, key: deps.addressKey })
  const endings = createAudioEndings({ ...deps, address })
  const pool = createAudioPool(THREADS)
  const notices = createQueueNotices(deps.database, SOUND_TASKS.channel)
  const worker = createQueueWorker({
    ...deps,
    queue: SOUND_TASKS,
    notices,
    endings: {
      tell: endings.tellTask,
      giveUp: async (tx, task) => {
        const { message } = ERRORS.generation_failed
        const key = { userId: task.user_id, id: task.id }
        await endings.fail(tx, key, { code: 'generation_failed', message })
      },
    },
    run: runAudio({
      ...deps,
      endings,
      waiting: createWaitingRecordings(deps),
      make: makeRecording({ ...deps, pool }),
    }),
    slots: SLOTS,
  })
  const queue = queueAudio(deps)
  const useCases: UseCasesOf<typeof endpoints> = {
    createAudio: createAudio({ ...deps, queue }),
    createSpeech: createSpeech({ ...deps, queue }),
    listAudio: listAudio({ ...deps, address }),
    cancelAudio: cancelAudio({ ...deps, endings }),
    retryAudio: retryAudio({ ...deps, endings }),
    moveAudioTask: moveAudioTask(deps),
    removeAudioTask: removeAudioTask(deps),
    // Before routes that would read `tasks` as a recording's id.
    clearAudioTasks: clearAudioTasks(deps),
    deleteRecording: deleteRecording(deps),
  }
  return {
    mountRoutes: (mount) => mountAll(mount, endpoints, useCases),
    addFileRoutes: (app) => addAudioFileRoutes(app, { ...deps, address }),
    start: async ({ worker: works }) => {
      if (!works) return
      await notices.start()
      await worker.start()
    },
    stop: async () => {
      await worker.stop()
      await notices.stop()
      await pool.close()
    },
    hold: (tx, userId) => createAudioRepository(tx).lockAll(userId),
    cancelAll: async (tx, userId) => {
      const audio = createAudioRepository(tx)
      for (const { id, lease_token: token } of await audio.findOpen(userId)) {
        await endings.fail(tx, { userId, id }, { code: 'cancelled', message: 'Canceled' })
        if (token !== null) await audio.notify({ kind: 'revoked', token })
      }
    },
    sweep: sweepAudio(deps),
    files: audioFiles(deps.database),
    assertWorks: worker.assertWorks,
    setAside: () => deps.database.asSystem((tx) => createClaimsRepository(tx, SOUND_TASKS).countSetAside()),
  }
}
