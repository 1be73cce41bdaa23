import type { listGenerations as endpoint } from '@easel/contract/generations'
import { AppError } from '../../platform/app-error.ts'
import type { Database } from '../../platform/database/database.ts'
import type { UseCase } from '../../platform/use-case.ts'
import { createGenerationsRepository, type HistoryPosition } from './generations.repository.ts'
import { toGeneration } from './generations.table.ts'
import type { PictureAddress } from './picture-address.ts'

/** The caller's pictures, newest first; a page begins after a picture, so nothing is skipped or doubled while new ones come. */
export function listGenerations(deps: {
  readonly database: Pick<Database, 'asUser'>
  readonly address: Pick<PictureAddress, 'sign'>
}): UseCase<typeof endpoint> {
  return async ({ query }, { actor }) => {
    const after = query.cursor === undefined ? undefined : readCursor(query.cursor)
    const rows = await deps.database.asUser(actor.userId, (tx) =>
      createGenerationsRepository(tx).findPage(actor.userId, after, query.limit + 1),
    )
    const page = rows.slice(0, query.limit)
    const last = page.at(-1)
    return {
      items: page.map((row) => toGeneration(row, deps.address.sign)),
      nextCursor:
        rows.length > page.length && last ? writeCursor({ createdAt: last.created_at, id: last.id }) : null,
    }
  }
}

function writeCursor({ createdAt, id }: HistoryPosition): string {
  return Buffer.from(`${createdAt.getTime()}.${id}`).toString('base64url')
}

function readCursor(cursor: string): HistoryPosition {
  const found = /^(\d{1,15})\.(gen_[0-9a-hjkmnp-tv-z]{26})$/.exec(
    Buffer.from(cursor, 'base64url').toString('latin1'),
  )
  if (!found?.[1] || !found[2])
    throw new AppError('invalid_request', { fields: { cursor: 'That is not a cursor of this list' } })
  return { createdAt: new Date(Number(found[1])), id: found[2] }
}
