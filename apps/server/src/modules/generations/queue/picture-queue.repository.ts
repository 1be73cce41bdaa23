import { sql } from 'kysely'
import type { QueueList } from '../../../platform/queue/queue-order.repository.ts'
import type { RestingQueue } from '../../../platform/queue/queue-rest.repository.ts'
import { PICTURE_TASKS } from '../tasks.table.ts'

/** Pictures in the queue card, which excludes those of the form. */
export const PICTURE_QUEUE: QueueList = { table: PICTURE_TASKS.table, shown: sql<boolean>`source = 'queue'` }

/** Pictures counted when the queue becomes idle: those of the queue card that nothing else announces. */
export const restingPictures = (idPrefix: string): RestingQueue => ({
  table: PICTURE_TASKS.table,
  counted: sql<boolean>`source = 'queue' and not starts_with(id, ${idPrefix})`,
  restedAt: 'pictures_rested_at',
})
