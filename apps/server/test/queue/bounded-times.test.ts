import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BOUNDED_TIMES } from '../../src/bounded-times.ts'
import { DAY_MS, MAX_SKEW_MS } from '../../src/platform/clock.ts'
import { bringBackTimes } from '../../src/platform/database/bring-back-times.ts'
import type { OpenDatabase } from '../../src/platform/database/open-database.ts'
import { createIdempotencyStore } from '../../src/platform/idempotency/idempotency-store.ts'
import { openTestDatabase } from '../harness/open-test-database.ts'
import { startTestApp, type TestApp } from '../harness/start-test-app.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})

/** When something happened: nothing waits for these. */
const HAPPENED =
  /\.(created_at|createdAt|updated_at|updatedAt|made_at|made_since|applied_at|ended_at|received_at|started_at|finished_at|set_aside_at|last_used_at|allowed_at|claimed_at|used_at|revoked_at|denied_at|done_at|failed_at|read_at|resolved_at|hidden_at|published_at|trashed_at|suspended_at|failing_since|restoring_since|since|last_failure_at|last_success_at|(pictures|sounds)_rested_at|key_day|hour|quarter)$/
const OTHERS = [
  // A person chose it.
  ...['api_keys.expires_at', 'share_links.expires_at', 'invitations.expires_at'],
  // Another service said it.
  ...[
    'account.accessTokenExpiresAt',
    'account.refreshTokenExpiresAt',
    'billing_subscriptions.current_period_end',
  ],
  // What keeps it looks at the clock itself.
  ...['user_daily_limits.reset_at', 'user_daily_limits.last_reset_at', 'known_time.at'],
  // Moving it back would make revoked tickets valid again.
  'account_access.valid_from',
  // Follows the dates of an author's pictures, which stay: until then, followers are told of no new ones.
  'author_follows.told_until',
  // Each kind of link has a time of its own.
  'verification.expiresAt',
  // Nothing waits for these: one that lies too far ahead only lasts longer.
  ...[
    'session.expiresAt',
    'oauth_grants.expires_at',
    'oauth_grants.access_ends_at',
    'oauth_codes.expires_at',
  ],
  ...['device_codes.expires_at', 'downloads.expires_at', 'mails.expires_at'],
  ...['webhook_deliveries.expires_at', 'webhooks.earlier_until'],
  // Its claim looks at it.
  'idempotency_keys.lease_until',
]

describe('every moment of the database that lies ahead', () => {
  it('is known to be bounded, or said to be of another kind', async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and data_type like 'timestamp%'
        and table_name in (select tablename from pg_tables where schemaname = 'public')`.execute(
      database.handle,
    )
    const bounded = BOUNDED_TIMES.map(({ table, column }) => `${table}.${column}`)
    const unknown = rows.filter(
      ({ name }) => !HAPPENED.test(name) && !OTHERS.includes(name) && !bounded.includes(name),
    )
    expect(unknown).toEqual([])
  })

  it.each(BOUNDED_TIMES.map((time) => [`${time.table}.${time.column}`, time] as const))(
    'comes back where it was written by a clock that was ahead: %s',
    async (name, time) => {
      const [table, column] = [sql.table(time.table), sql.ref(time.column)]
      const columns = time.status ? sql`${column}, status` : column
      const status = time.status ? sql`, ${time.status}` : sql``
      // Clocks of machines that are kept in time differ by up to five minutes.
      const tolerated = time.longestMs + MAX_SKEW_MS
      const seconds = await database.asSystem(async (tx) => {
        // In the place of the table, with the type that it has, until the transaction ends.
        await sql`create temporary table ${table} on commit drop as select ${columns} from ${table} limit 0`.execute(
          tx,
        )
        const put = (ms: number) =>
          time.isNumber
            ? sql`insert into ${table} values ((extract(epoch from now()) * 1000)::bigint + ${ms}::bigint${status})`.execute(
                tx,
              )
            : sql`insert into ${table} values (now() + ${ms} * interval '1 millisecond'${status})`.execute(tx)
        for (const ms of [-DAY_MS, time.longestMs, tolerated, tolerated + 1_000, tolerated + 400 * DAY_MS])
          await put(ms)
        await sql`insert into ${table} values (null${status})`.execute(tx)
        expect(await bringBackTimes({ asSystem: (work) => work(tx) }, [time])).toEqual([name])
        expect(await bringBackTimes({ asSystem: (work) => work(tx) }, [time])).toEqual([])
        const ahead = time.isNumber
          ? sql`${column} / 1000.0 - extract(epoch from now())`
          : sql`extract(epoch from ${column} - now())`
        const { rows } = await sql<{ ahead: number | null }>`
          select round(${ahead})::float8 as ahead from ${table} order by ${column}`.execute(tx)
        return rows.map((row) => row.ahead)
      })
      const moved = time.becomes === 'now' ? 0 : time.longestMs
      const expected = [-DAY_MS, moved, moved, time.longestMs, tolerated].map((ms) => ms / 1_000)
      expect(seconds).toEqual([...expected, null])
    },
  )
})

describe('with a product that runs', () => {
  let first: TestApp
  beforeAll(async () => {
    first = await startTestApp()
  })
  afterAll(() => first.stop())

  it('a start brings back what the clock of an earlier process has put ahead', async () => {
    await sql`insert into attempts (key, account, failures, counted_until)
      values ('key', 'account', 9, now() + interval '400 days')`.execute(database.handle)
    await sql`insert into backup_holds (token, held_until) values ('dead', now() + interval '25 hours')`.execute(
      database.handle,
    )
    const second = await startTestApp()
    const { rows } = await sql`
      select (select counted_until <= now() from attempts) as "mayTry",
        (select held_until < now() + interval '61 seconds' from backup_holds) as "isReleased"`.execute(
      database.handle,
    )
    await second.stop()
    expect(rows).toEqual([{ mayTry: true, isReleased: true }])
  })

  it('a request that was begun by a clock that was ahead is taken over, one that is under way is not', async () => {
    const store = createIdempotencyStore(database)
    const { id: userId } = await first.signUp('ada')
    const request = { userId, key: 'one', requestHash: 'hash' }
    const isMine = async () => (await store.claim(request, 15_000, undefined)).isMine
    expect([await isMine(), await isMine()]).toEqual([true, false])
    await sql`update idempotency_keys set lease_until = lease_until + interval '25 hours'`.execute(
      database.handle,
    )
    expect([await isMine(), await isMine()]).toEqual([true, false])
  })
})
