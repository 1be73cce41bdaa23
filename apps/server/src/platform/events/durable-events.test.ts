import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { insertUsers } from '../../../test/harness/insert-users.ts'
import { openTestDatabase } from '../../../test/harness/open-test-database.ts'
import { createEvents } from './create-events.ts'

it('waits for the disk when a transaction tells an event, also where it would not otherwise', async () => {
  const database = await openTestDatabase()
  await insertUsers(database, 'ada')
  const events = await createEvents(database, 'this process')
  let setting: string | undefined
  await database.asSystem(async (tx) => {
    await sql`select set_config('synchronous_commit', 'off', true)`.execute(tx)
    await events.append(tx, 'ada', { type: 'task.removed', payload: { ids: ['one'] } })
    database.beforeCommit(tx, async () => {
      const { rows } = await sql<{
        now: string
      }>`select current_setting('synchronous_commit') as now`.execute(tx)
      setting = rows[0]?.now
    })
  })
  expect(setting).toBe('on')
  await events.close()
})
