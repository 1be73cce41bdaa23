import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { insertUsers } from '../../../test/harness/insert-users.ts'
import { openTestDatabase } from '../../../test/harness/open-test-database.ts'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { createClaimsRepository } from '../../platform/queue/claims.repository.ts'
import { SOUND_TASKS } from './audio.table.ts'
import { moveAudioTask } from './move-audio-task.ts'

let database: OpenDatabase

beforeAll(async () => {
  database = await openTestDatabase()
  await insertUsers(database, 'ada', 'bob')
})

async function queue(userId: string, id: string): Promise<void> {
  await sql`insert into audio_tasks (id, user_id, status, prompt, settings, created_at)
    values (${id}, ${userId}, 'queued', 'rain', '{}', now())`.execute(database.handle)
}

test('a user who reorders their own sounds overtakes no other user', async () => {
  await queue('bob', 'bob-1')
  for (const id of ['ada-1', 'ada-2', 'ada-3']) await queue('ada', id)
  await queue('bob', 'bob-2')
  const move = moveAudioTask({ database, events: { append: async () => undefined } })
  const context = {
    actor: { userId: 'ada', email: 'ada@example.org', timeZone: 'UTC', sessionId: 'one', key: null },
    requestKey: null,
    signal: new AbortController().signal,
    tellQuota: () => {},
  }
  // Often enough that halving the gap between two of them uses it up.
  for (let turn = 0; turn < 120; turn += 1)
    await move(
      { query: undefined, params: { id: turn % 2 === 0 ? 'ada-3' : 'ada-2' }, body: { before: 'ada-1' } },
      context,
    )

  await sql`insert into queue_settings (user_id, concurrency) values ('ada', 4)`.execute(database.handle)
  const claimed: string[] = []
  for (let turn = 0; turn < 5; turn += 1)
    await database.asSystem(async (tx) => {
      const { task } = await createClaimsRepository(tx, SOUND_TASKS).claimNext(randomUUID(), 60_000)
      if (task) claimed.push(task.id)
    })
  expect(claimed).toEqual(['bob-1', 'ada-3', 'ada-2', 'bob-2', 'ada-1'])
})
