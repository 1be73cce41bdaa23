import type { listMonths as endpoint } from '@easel/contract/library/months'
import type { Database } from '../../platform/database/database.ts'
import { dayOf } from '../../platform/local-time/local-midnight.ts'
import type { UseCase } from '../../platform/use-case.ts'
import { readCursor, readFilter, writeCursor } from './list-generations.ts'
import { findMonths } from './months.repository.ts'

/** Months, in the caller's time zone, in which a list's pictures were made. */
export function listMonths(deps: { readonly database: Pick<Database, 'asUser'> }): UseCase<typeof endpoint> {
  return async ({ query }, { actor: { userId, timeZone } }) => {
    const after = query.cursor === undefined ? undefined : readCursor(query.cursor, 'newest')
    const found = await deps.database.asUser(userId, (tx) =>
      findMonths(tx, { userId, filter: readFilter(query), after, timeZone }),
    )
    return {
      months: found.months.map(({ begins, count }) => ({
        month: dayOf(begins.getTime(), timeZone).slice(0, 7),
        count,
      })),
      nextCursor: found.end ? writeCursor(found.end, 'newest') : null,
    }
  }
}
