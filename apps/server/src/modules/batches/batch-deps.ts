import type { Database, Tx } from '../../platform/database/database.ts'
import type { Events } from '../../platform/events/events.ts'
import type { MakeId } from '../../platform/ids.ts'
import type { StoredPictures } from '../generations/index.ts'
import type { Imaging } from '../imaging/index.ts'

/** Shared dependencies of everything that batches do. */
export type BatchDeps = {
  readonly database: Pick<Database, 'asUser'>
  readonly events: Pick<Events, 'append'>
  readonly makeId: MakeId
  /** Integer from 0 to 2^32-1. */
  readonly randomSeed: () => number
  /** From the generations module. */
  readonly pictures: Pick<StoredPictures, 'findAny'>
  readonly imaging: Pick<Imaging, 'readModel' | 'shapesOf'>
  /** From the generations module: ends tasks inside the caller's transaction. */
  readonly cancel: (tx: Tx, userId: string, taskIds: readonly string[]) => Promise<void>
}
