import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { insertUsers } from '../../../test/harness/insert-users.ts'
import { openTestDatabase } from '../../../test/harness/open-test-database.ts'
import type { Tx } from './database.ts'
import type { OpenDatabase } from './open-database.ts'

let database: OpenDatabase

beforeAll(async () => {
  database = await openTestDatabase()
  await insertUsers(database, 'ada', 'ben')
  for (const user of ['ada', 'ben'])
    await sql`insert into user_events (user_id, seq, type, payload) values (${user}, 1, 'x', '{}')`.execute(
      database.handle,
    )
})

describe('the three ways into the database', () => {
  it('shows a user only their own rows when a query forgets its WHERE', async () => {
    const { rows } = await database.asUser('ada', (tx) =>
      sql<{ user_id: string }>`select user_id from user_events`.execute(tx),
    )
    expect(rows).toEqual([{ user_id: 'ada' }])
  })

  it('lets a user write no row of another user', async () => {
    await expect(
      database.asUser('ada', (tx) =>
        sql`insert into user_events (user_id, seq, type, payload) values ('ben', 2, 'x', '{}')`.execute(tx),
      ),
    ).rejects.toThrow(/row-level security/)
  })

  it('keeps accounts and stored answers from the roles of requests', async () => {
    for (const table of ['"user"', '"session"', '"account"', '"verification"', 'idempotency_keys']) {
      const read = sql`select * from ${sql.raw(table)}`
      await expect(database.asUser('ada', (tx) => read.execute(tx))).rejects.toThrow(/permission denied/)
      await expect(database.asAnonymous((tx) => read.execute(tx))).rejects.toThrow(/permission denied/)
    }
  })

  it('keeps the settings of parallel transactions apart and leaves none behind', async () => {
    const whoami = sql<{
      role: string
      id: string | null
    }>`select current_user as role, easel_user_id() as id`
    const seen = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        database.asUser(`user-${index}`, async (tx) => {
          await sql`select pg_sleep(0.002)`.execute(tx)
          return (await whoami.execute(tx)).rows[0]
        }),
      ),
    )
    expect(seen).toEqual(
      Array.from({ length: 20 }, (_, index) => ({ role: 'authenticated', id: `user-${index}` })),
    )
    const after = await whoami.execute(database.handle)
    expect(after.rows[0]?.id).toBeNull()
    expect(after.rows[0]?.role).not.toBe('authenticated')
  })

  it('runs one of two that wait for each other again, so that both are done', async () => {
    const take = (first: number, second: number) =>
      database.asUser('ada', async (tx) => {
        await sql`select pg_advisory_xact_lock(${first}::bigint)`.execute(tx)
        await sql`select pg_sleep(0.1)`.execute(tx)
        await sql`select pg_advisory_xact_lock(${second}::bigint)`.execute(tx)
        return first
      })
    expect(await Promise.all([take(771, 772), take(772, 771)])).toEqual([771, 772])
  })

  it('undoes everything when the work throws', async () => {
    await expect(
      database.asUser('ada', async (tx) => {
        await sql`insert into user_events (user_id, seq, type, payload) values ('ada', 9, 'x', '{}')`.execute(
          tx,
        )
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    const { rows } = await sql`select from user_events where seq = 9`.execute(database.handle)
    expect(rows).toEqual([])
  })

  it('does what was put off to the end of the transaction last of all, and not at all when the work throws', async () => {
    const done: string[] = []
    const putOff = (tx: Tx) => database.beforeCommit(tx, async () => void done.push('the end'))
    await database.asUser('ada', async (tx) => {
      putOff(tx)
      await sql`select 1`.execute(tx)
      done.push('the work')
    })
    const failing = database.asUser('ada', async (tx) => {
      putOff(tx)
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(done).toEqual(['the work', 'the end'])
  })

  it('goes on writing to a table that a newer process has changed meanwhile', async () => {
    await sql`create table changing (n integer)`.execute(database.handle)
    const add = (n: number) =>
      database.asSystem(
        async (tx) => (await sql`insert into changing values (${n}) returning *`.execute(tx)).rows,
      )
    const addMany = () => Promise.all(Array.from({ length: 20 }, (_, index) => add(index)))
    await addMany()
    await sql`alter table changing add column later text default 'yes'`.execute(database.handle)
    expect((await addMany())[0]).toEqual([{ n: 0, later: 'yes' }])
    await sql`drop table changing`.execute(database.handle)
  })

  it('reads bigint as a number and a date as text on either database', async () => {
    const { rows } = await sql`select 5::bigint as n, date '2026-03-29' as d, now() as t`.execute(
      database.handle,
    )
    expect(rows[0]).toEqual({ n: 5, d: '2026-03-29', t: expect.any(Date) })
  })
})

describe('listening', () => {
  it('hears a notice after the commit, and none of a transaction that is undone', async () => {
    const heard: string[] = []
    const stop = await database.listen('easel_test', (payload) => heard.push(payload))
    await database
      .asSystem(async (tx) => {
        await sql`select pg_notify('easel_test', 'undone')`.execute(tx)
        throw new Error('undo')
      })
      .catch(() => {})
    await database.asUser('ada', (tx) => sql`select pg_notify('easel_test', 'kept')`.execute(tx))
    await expect.poll(() => heard).toEqual(['kept'])
    await stop()
    await sql`select pg_notify('easel_test', 'late')`.execute(database.handle)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(heard).toEqual(['kept'])
  })
})
