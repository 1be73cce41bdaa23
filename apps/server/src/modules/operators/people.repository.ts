import type { Tier } from '@easel/contract/limits'
import type { Person } from '@easel/contract/operator'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

type PersonRow = {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly verified: boolean
  readonly created_at: Date
  readonly last_seen_at: Date | null
  readonly sessions: number
  readonly tier: Tier | null
  readonly pictures: number | null
  readonly suspended_at: Date | null
  readonly suspended_reason: string | null
  readonly suspended_by: string | null
}

export type PeoplePosition = { readonly createdAt: Date; readonly id: string }

export type PeopleQuery = {
  /** Search in address and name; undefined for everyone. */
  readonly search: string | undefined
  readonly onlySuspended: boolean
  readonly after: PeoplePosition | undefined
  readonly limit: number
}

/** What operators see of accounts, from several modules' tables. For the role `system`. */
export function createPeopleRepository(tx: Tx) {
  const rowsOf = (wanted: ReturnType<typeof sql>) => sql<PersonRow>`
    select found.id, found.email, found.name, found."emailVerified" as verified, found."createdAt" as created_at,
      seen.last_seen_at, seen.sessions, limits.subscription_tier as tier, counts.n as pictures,
      access.suspended_at, access.suspended_reason, access.suspended_by
    from (${wanted}) found
    left join account_access access on access.user_id = found.id
    left join user_daily_limits limits on limits.user_id = found.id
    left join library_counts counts on counts.user_id = found.id and counts.key = 'total'
    left join lateral (
      select max("updatedAt") as last_seen_at, count(*)::int as sessions from "session" where "userId" = found.id
    ) seen on true
    order by found."createdAt" desc, found.id desc`

  return {
    find: async (id: string): Promise<PersonRow | undefined> => {
      const { rows } = await rowsOf(sql`select * from "user" where id = ${id}`).execute(tx)
      return rows[0]
    },

    /** Newest first. */
    list: async ({ search, onlySuspended, after, limit }: PeopleQuery): Promise<PersonRow[]> => {
      const words = search && `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`
      const matches = words ? sql`and (u.email ilike ${words} or u.name ilike ${words})` : sql``
      const suspended = onlySuspended
        ? sql`and exists (select from account_access a where a.user_id = u.id and a.suspended_at is not null)`
        : sql``
      const beyond = after ? sql`and (u."createdAt", u.id) < (${after.createdAt}, ${after.id})` : sql``
      const { rows } = await rowsOf(sql`
        select u.* from "user" u where true ${matches} ${suspended} ${beyond}
        order by u."createdAt" desc, u.id desc limit ${limit}`).execute(tx)
      return rows
    },
  }
}

export function toPerson(row: PersonRow, defaultTier: Tier): Person {
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    email_verified: row.verified,
    created_at: row.created_at.toISOString(),
    last_seen_at: row.last_seen_at?.toISOString() ?? null,
    sessions: row.sessions,
    tier: row.tier ?? defaultTier,
    pictures: row.pictures ?? 0,
    suspension: row.suspended_at && {
      since: row.suspended_at.toISOString(),
      reason: row.suspended_reason ?? '',
      by: row.suspended_by ?? '',
    },
  }
}
