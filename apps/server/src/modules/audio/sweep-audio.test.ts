import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/harness/start-test-app.ts'
import { sweepAudio } from './sweep-audio.job.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(async () => {
  await app.stop()
})

it('a task that ended days ago is forgotten, its recording is not', async () => {
  const ben = await app.signUp('ben')
  await app.database.asSystem((tx) =>
    sql`insert into audio_tasks (id, user_id, status, prompt, settings, created_at, finished_at)
      values ('old', ${ben.id}, 'error', 'x', '{}', now(), now() - interval '3 days'), ('new', ${ben.id}, 'error', 'x', '{}', now(), now())`.execute(
      tx,
    ),
  )
  await sweepAudio({ database: app.database, clock: { now: () => new Date() } })()
  const { rows } = await app.database.asSystem((tx) =>
    sql<{ id: string }>`select id from audio_tasks where user_id = ${ben.id}`.execute(tx),
  )
  expect(rows).toEqual([{ id: 'new' }])
})
