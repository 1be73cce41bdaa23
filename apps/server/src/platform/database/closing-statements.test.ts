import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openFreshDatabase } from '../../../test/harness/open-test-database.ts'
import type { Tx } from './database.ts'
import { CLOSING } from './swift-pool.ts'

let fresh: Awaited<ReturnType<typeof openFreshDatabase>>

beforeAll(async () => {
  fresh = await openFreshDatabase()
  await fresh.database.asSystem((tx) => sql`create table notes (id int primary key)`.execute(tx))
})
afterAll(async () => {
  await fresh.engine.close()
  fresh.dispose()
})

const write = (tx: Tx, id: number) => sql`insert into notes values (${id})`.execute(tx)
const close = (tx: Tx, id: number) => sql`${sql.raw(CLOSING)} insert into notes values (${id})`.execute(tx)

async function kept(): Promise<number[]> {
  const { rows } = await fresh.database.asSystem((tx) =>
    sql<{ id: number }>`select id from notes order by id`.execute(tx),
  )
  return rows.map(({ id }) => id)
}

describe('what closes a transaction', () => {
  it('is committed with it', async () => {
    await fresh.database.asSystem(async (tx) => {
      await write(tx, 1)
      await close(tx, 2)
      await close(tx, 3)
    })
    expect(await kept()).toEqual([1, 2, 3])
  })

  it('undoes it and tells its own failure', async () => {
    const broken = fresh.database.asSystem(async (tx) => {
      await write(tx, 4)
      await close(tx, 1)
      await close(tx, 5)
    })
    await expect(broken).rejects.toMatchObject({ code: '23505' })
    expect(await kept()).toEqual([1, 2, 3])
  })

  it('tells its own failure also to a statement that comes after all, and leaves a connection that works', async () => {
    const broken = fresh.database.asSystem(async (tx) => {
      await close(tx, 1)
      await write(tx, 6)
    })
    await expect(broken).rejects.toMatchObject({ code: '23505' })
    await fresh.database.asSystem((tx) => close(tx, 7))
    expect(await kept()).toEqual([1, 2, 3, 7])
  })
})
