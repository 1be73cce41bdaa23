import * as endpoints from '@easel/contract/batches'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { IsStillOpen } from '../../platform/download-tickets.ts'
import type { HttpApp } from '../../platform/http/context.ts'
import { type Mount, mountAll, type UseCasesOf } from '../../platform/http/mount.ts'
import type { Logger } from '../../platform/logger.ts'
import type { RequestPictures, StoredPictures } from '../generations/index.ts'
import type { Notify } from '../notifications/index.ts'
import { actOnBatch, deleteBatch } from './act-on-batch.ts'
import type { BatchDeps } from './batch-deps.ts'
import { createBatchTickets } from './batch-ticket.ts'
import { createBatchesRepository } from './batches.repository.ts'
import { addBatchDownloads } from './batches.routes.ts'
import { createBatch } from './create-batch.ts'
import { downloadBatch, openBatchDownload } from './download-batch.ts'
import { createFeed } from './feed-queue.job.ts'
import { getBatch, listBatches } from './read-batches.ts'

export type BatchesDeps = BatchDeps & {
  readonly database: Database
  readonly pictures: Pick<StoredPictures, 'findAny' | 'findFiles' | 'readVariant' | 'sign'>
  /** From the generations module: queues one picture. */
  readonly request: RequestPictures
  readonly notify: Notify
  readonly clock: Clock
  readonly logger: Logger
  /** Signs download URLs; 32 bytes, the same in every process. */
  readonly ticketKey: Uint8Array
  readonly isStillOpen: IsStillOpen
  /** Base path of URLs; empty at the root of a host. */
  readonly siteBase: string
  /** Interval of checks for batches to continue, in milliseconds. */
  readonly pollMs?: number
}

type BatchesModule = {
  readonly mountRoutes: (mount: Mount) => void
  readonly addDownloads: (app: HttpApp) => void
  /** Starts feeding the queue, beginning with what was interrupted. */
  readonly start: () => Promise<void>
  readonly stop: () => Promise<void>
  /** When an account ends: locks all of the user's batches. */
  readonly hold: (tx: Tx, userId: string) => Promise<void>
  /** Pauses all of the user's running batches. */
  readonly pauseAll: (tx: Tx, userId: string) => Promise<void>
}

export function createBatchesModule(deps: BatchesDeps): BatchesModule {
  const tickets = createBatchTickets({ ...deps, key: deps.ticketKey })
  const feed = createFeed(deps)
  const useCases: UseCasesOf<typeof endpoints> = {
    createBatch: createBatch(deps),
    listBatches: listBatches(deps),
    getBatch: getBatch(deps),
    actOnBatch: actOnBatch(deps),
    deleteBatch: deleteBatch(deps),
    downloadBatch: downloadBatch({ ...deps, tickets }),
  }
  return {
    mountRoutes: (mount) => mountAll(mount, endpoints, useCases),
    addDownloads: (app) => addBatchDownloads(app, openBatchDownload({ ...deps, tickets })),
    start: feed.start,
    stop: feed.stop,
    hold: (tx, userId) => createBatchesRepository(tx).lockAll(userId),
    pauseAll: (tx, userId) => createBatchesRepository(tx).pauseAll(userId),
  }
}
