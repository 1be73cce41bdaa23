import { ERRORS } from '@easel/contract/errors'
import * as functions from '@easel/contract/functions'
import * as history from '@easel/contract/generations'
import * as edits from '@easel/contract/picture-edits'
import type { QueueTask } from '@easel/contract/queue'
import * as queue from '@easel/contract/queue'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Events } from '../../platform/events/events.ts'
import type { AddressEpoch } from '../../platform/expiring-address.ts'
import type { Authenticate } from '../../platform/http/authenticate.ts'
import type { HttpApp } from '../../platform/http/context.ts'
import { type Mount, mountAll, type UseCasesOf } from '../../platform/http/mount.ts'
import type { MakeId } from '../../platform/ids.ts'
import type { Logger } from '../../platform/logger.ts'
import { createClaimsRepository } from '../../platform/queue/claims.repository.ts'
import { createQueueNotices } from '../../platform/queue/queue-notices.ts'
import { createQueueWorker, type WorkerTimings } from '../../platform/queue/queue-worker.ts'
import { createSigner } from '../../platform/signature.ts'
import type { WaitingFiles } from '../../platform/spool/spooled-storage.ts'
import type { FileKind } from '../../platform/storage/file-kind.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import type { Imaging } from '../imaging/index.ts'
import type { Notify } from '../notifications/index.ts'
import { createPictureSigning, type SigningSettings } from '../signing/index.ts'
import type { Allowance } from '../usage/index.ts'
import { type DescribeEdit, describeEdit, editPicture, listPictureEdits } from './edit-picture.ts'
import { createTaskEndings, type RecordAppEvent, type TaskFollower } from './end-task.ts'
import { createFileSweep, type FileSweep } from './file-sweep.job.ts'
import { createImageFunctions } from './image-functions.ts'
import { addImageRoutes } from './images.routes.ts'
import { createKeepImport } from './imported/keep-import.ts'
import { createKeepPicture } from './keep-picture.ts'
import { type MakePictures, makePictures } from './make-pictures.ts'
import { createSignedPictures } from './marks/signed-pictures.ts'
import { createOriginals } from './originals.ts'
import { createPictureAddress, type PictureAddress } from './picture-address.ts'
import { pictureFiles } from './picture-files.ts'
import { createPictureVariants } from './picture-variants.ts'
import { addToQueue } from './queue/add-to-queue.ts'
import { awaitTask } from './queue/await-task.ts'
import { cancelTask } from './queue/cancel-task.ts'
import { getQueue } from './queue/get-queue.ts'
import { listFailedTasks } from './queue/list-failed-tasks.ts'
import { moveTask } from './queue/move-task.ts'
import { clearQueue, removeTask } from './queue/remove-tasks.ts'
import { retryTask } from './queue/retry-task.ts'
import { updateQueue } from './queue/update-queue.ts'
import { createWaitingPictures } from './queue/waiting-pictures.ts'
import { readPicture } from './read-picture.ts'
import { getReferences } from './references/get-references.ts'
import { createReferencePictures } from './references/reference-pictures.ts'
import { type RequestPictures, requestPictures } from './request-pictures.ts'
import { runTask } from './run-task.job.ts'
import { saveGeneration } from './save-generation.ts'
import { createStoredPictures, type StoredPictures } from './stored-pictures.ts'
import { createTasksRepository, type MadePicture } from './tasks.repository.ts'
import { PICTURE_TASKS, toQueueTask } from './tasks.table.ts'

const endpoints = {
  ...functions,
  ...edits,
  ...queue,
  saveGeneration: history.saveGeneration,
  getReferences: history.getReferences,
}

export type GenerationsDeps = {
  readonly database: Database
  readonly storage: Storage
  /** Files spooled on this machine; absent without a spool. */
  readonly waitingFiles?: WaitingFiles
  readonly events: Events
  readonly imaging: Imaging
  readonly allowance: Allowance
  /** From the telemetry module. */
  readonly recordAppEvent: RecordAppEvent
  /** From the batches module. */
  readonly follower: TaskFollower
  readonly notify: Notify
  readonly makeId: MakeId
  /** Integer from 0 to 2^32-1. */
  readonly randomSeed: () => number
  readonly clock: Clock
  readonly logger: Logger
  readonly signing: SigningSettings
  /** Signs picture URLs; 32 bytes, the same in every process. */
  readonly addressKey: Uint8Array
  /** Hashes account ids into the identifiers sent to vendors; 32 bytes, the same in every process. */
  readonly safetyKey: Uint8Array
  /** The epoch in which an account's URLs are signed. */
  readonly epochOf: (userId: string) => AddressEpoch | undefined
  /** Base path of URLs; empty at the root of a host. */
  readonly siteBase: string
  /** Max concurrent tasks of this process. */
  readonly slots: number
  /** Whether new tasks may start; false while the storage is failing. Default: always true. */
  readonly mayStart?: () => boolean
  /** Max wait of an image function's caller in milliseconds; overridden only by tests. */
  readonly deadlineMs?: () => number
  readonly workerTimings?: WorkerTimings
  /** Max time of a paid call without a job id during shutdown, in milliseconds. */
  readonly lastCallMs: number
  /** Backoff of a queued task when the provider is overloaded, in milliseconds. */
  readonly rateLimitMs?: number
}

type GenerationsModule = {
  readonly pictures: StoredPictures
  readonly address: PictureAddress
  /** Queues pictures, for modules that request many. */
  readonly request: RequestPictures
  /** Makes pictures for a caller that waits, for modules that respond with them. */
  readonly makePictures: MakePictures
  /** Resolves an edit into a request, for modules that then have it made. */
  readonly describeEdit: DescribeEdit
  /** The user's tasks among these, in the order of the ids. */
  readonly readTasks: (userId: string, ids: readonly string[]) => Promise<readonly QueueTask[]>
  /** Cancels queued and running tasks, inside the caller's transaction. */
  readonly cancel: (tx: Tx, userId: string, ids: readonly string[]) => Promise<void>
  /** The same for all of the user's waiting and running tasks. */
  readonly cancelAll: (tx: Tx, userId: string) => Promise<void>
  readonly sweep: Pick<FileSweep, 'deleteListed'>
  /** For the search for files without rows. */
  readonly files: readonly FileKind[]
  readonly mountRoutes: (mount: Mount) => void
  readonly addImageRoutes: (app: HttpApp, authenticate: Authenticate) => void
  /** Starts listening, and with `worker` drawing, beginning with tasks of dead processes. */
  readonly start: (roles: { readonly worker: boolean }) => Promise<void>
  /** Requeues running tasks, except for paid calls that would be lost, which may finish. */
  readonly stop: () => Promise<void>
  /** When an account ends: locks all of the user's tasks. */
  readonly hold: (tx: Tx, userId: string) => Promise<void>
  /** When an account ends: returns what deletes the user's files once the rows are gone. */
  readonly eraseFiles: (userId: string) => Promise<() => Promise<void>>
  /** Number of tasks running in this process, for metrics. */
  readonly running: () => number
  /** Throws while this process's worker is stuck. */
  readonly assertWorks: () => void
  /** Tasks that killed their processes, across all processes, for metrics. */
  readonly setAside: () => Promise<number>
}

export function createGenerationsModule(deps: GenerationsDeps): GenerationsModule {
  const { database, storage, events } = deps
  const address = createPictureAddress({ ...deps, key: deps.addressKey })
  const notices = createQueueNotices<MadePicture>(database, PICTURE_TASKS.channel)
  const stopping = new AbortController()
  const references = createReferencePictures(deps)
  const originals = createOriginals(deps)
  const variants = createPictureVariants({ storage, originals })
  const signing = createPictureSigning({ ...deps, settings: deps.signing })
  const signed = createSignedPictures({ signing, originals })
  const endings = createTaskEndings({ ...deps, address })
  const sweep = createFileSweep({ ...deps, variants, references })
  const waiting = createWaitingPictures({ ...deps, address })
  const safetyIdentifierOf = createSigner(deps.safetyKey).sign
  const run = runTask({ ...deps, originals, references, endings, waiting, safetyIdentifierOf })
  const worker = createQueueWorker({
    ...deps,
    ...deps.workerTimings,
    queue: PICTURE_TASKS,
    notices,
    endings: {
      tell: (tx, task) => endings.tellTask(tx, { userId: task.user_id, id: task.id }),
      giveUp: async (tx, task) => {
        const { message } = ERRORS.generation_failed
        const key = { userId: task.user_id, id: task.id }
        await endings.fail(tx, key, { code: 'generation_failed', message, provider: 'none' })
      },
    },
    run,
  })
  const request = requestPictures({ ...deps, references, endings })
  const wait = awaitTask({ ...deps, notices, endings, references, stopping: stopping.signal })

  const make = makePictures({ request, wait })

  const useCases: UseCasesOf<typeof endpoints> = {
    ...createImageFunctions({ imaging: deps.imaging, makePictures: make, sign: address.sign }),
    saveGeneration: saveGeneration({ database, address, waiting }),
    getReferences: getReferences({ database, references }),
    getQueue: getQueue({ database, address }),
    listFailedTasks: listFailedTasks({ ...deps, address }),
    addToQueue: addToQueue({ imaging: deps.imaging, request, address }),
    editPicture: editPicture({ ...deps, request, address }),
    listPictureEdits: listPictureEdits({ ...deps, request, address }),
    updateQueue: updateQueue({ database, events }),
    retryTask: retryTask({ ...deps, endings, address }),
    cancelTask: cancelTask({ database, references, endings, address }),
    moveTask: moveTask({ database, events }),
    removeTask: removeTask({ ...deps, references }),
    clearQueue: clearQueue({ ...deps, references }),
  }

  async function cancel(tx: Tx, userId: string, ids: readonly string[]): Promise<void> {
    // All tasks are locked before any allowance is returned: a run that ends holds its task and waits for the allowance.
    await createTasksRepository(tx).lockAll(userId, ids)
    const failure = { code: 'cancelled', message: 'Canceled', provider: 'none' } as const
    for (const id of ids) await endings.fail(tx, { userId, id }, failure)
  }

  return {
    pictures: createStoredPictures({
      ...deps,
      address,
      originals,
      variants,
      signed,
      keep: {
        ...createKeepPicture({ ...deps, address, waiting }),
        ...createKeepImport({ ...deps, address, waiting }),
      },
    }),
    address,
    request,
    makePictures: make,
    describeEdit: describeEdit({ ...deps, request, address }),
    readTasks: async (userId, ids) => {
      const rows = await database.asUser(userId, (tx) => createTasksRepository(tx).findAll(userId, ids))
      return ids.flatMap((id) => {
        const row = rows.find((one) => one.id === id)
        return row ? [toQueueTask(row, address.sign)] : []
      })
    },
    cancel,
    cancelAll: async (tx, userId) => {
      const tasks = await createTasksRepository(tx).findOpen(userId)
      const ids = tasks.map(({ id }) => id)
      await cancel(tx, userId, ids)
    },
    sweep,
    files: pictureFiles({ database, references }),
    mountRoutes: (mount) => mountAll(mount, endpoints, useCases),
    addImageRoutes: (app, authenticate) =>
      addImageRoutes(app, { read: readPicture({ database, address, variants, signed }), authenticate }),
    start: async ({ worker: works }) => {
      await notices.start()
      if (!works) return
      await worker.start()
      sweep.start()
    },
    stop: async () => {
      stopping.abort()
      await worker.stop()
      await sweep.stop()
      await notices.stop()
    },
    hold: (tx, userId) => createTasksRepository(tx).lockAll(userId),
    eraseFiles: async () => sweep.deleteListed,
    running: worker.running,
    assertWorks: worker.assertWorks,
    setAside: () => database.asSystem((tx) => createClaimsRepository(tx, PICTURE_TASKS).countSetAside()),
  }
}
