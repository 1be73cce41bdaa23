import { LIMITS } from '@easel/contract/limits'
import type { getQueue as endpoint } from '@easel/contract/queue'
import type { Database } from '../../../platform/database/database.ts'
import { readCursor, writeCursor } from '../../../platform/page-cursor.ts'
import { createQueueSettingsRepository } from '../../../platform/queue/queue-settings.repository.ts'
import type { UseCase } from '../../../platform/use-case.ts'
import type { PictureAddress } from '../picture-address.ts'
import { createTasksRepository, type ShownPosition } from '../tasks.repository.ts'
import { toQueueTask } from '../tasks.table.ts'
import { createAllTasksRepository } from './all-tasks.repository.ts'

export function getQueue(deps: {
  readonly database: Pick<Database, 'asUser' | 'asSystem'>
  readonly address: Pick<PictureAddress, 'sign'>
}): UseCase<typeof endpoint> {
  const { database, address } = deps
  return async ({ query: { cursor } }, { actor }) => {
    const after = cursor === undefined ? undefined : readPosition(cursor)
    const own = await database.asUser(actor.userId, async (tx) => {
      const tasks = createTasksRepository(tx)
      const rows = await tasks.findShown(actor.userId, after, LIMITS.queuePageSize + 1)
      const page = rows.slice(0, LIMITS.queuePageSize)
      const last = page.at(-1)
      return {
        tasks: page.map((row) => toQueueTask(row, address.sign)),
        nextCursor: last && rows.length > page.length ? writePosition(last) : null,
        ...(await createQueueSettingsRepository(tx).read(actor.userId)),
        secondsPerTask: await tasks.readSecondsPerTask(actor.userId),
      }
    })
    if (own.secondsPerTask !== null) return own
    const secondsPerTask = await database.asSystem((tx) => createAllTasksRepository(tx).readSecondsPerTask())
    return { ...own, secondsPerTask }
  }
}

function writePosition({ sort_order: sortOrder, id }: { sort_order: number; id: string }): string {
  return writeCursor(`${sortOrder}:${id}`)
}

function readPosition(cursor: string): ShownPosition {
  const [sortOrder, id = ''] = readCursor(
    cursor,
    /^(-?\d{1,20}(?:\.\d{1,20})?(?:e[+-]?\d{1,2})?):([\w-]{1,64})$/,
  )
  return { sortOrder: Number(sortOrder), id }
}
