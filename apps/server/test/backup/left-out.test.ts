import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LEFT_OUT } from '../../src/platform/backup/backup-format.ts'
import { TEST_DATABASE_URL } from '../harness/open-test-database.ts'
import { fillInstallation, newFolder, readRows, run, withDatabase } from './installation.ts'

describe.skipIf(TEST_DATABASE_URL)('what a backup leaves out', () => {
  const [source, target] = [newFolder(), newFolder()]
  beforeAll(() => fillInstallation(source, 1), 240_000)
  afterAll(() => {
    for (const folder of [source, target]) rmSync(folder, { recursive: true, force: true })
  })

  it('may refer to what is in it: a webhook comes back, and what was to be sent to it is not sent once more', async () => {
    await withDatabase({ dataDir: source }, async ({ handle }) => {
      await sql`insert into webhooks (id, user_id, name, url, events, sealed_secret, created_at)
        values ('hook_1', 'ada', '', 'https://receiver.invalid/', '{picture.finished}', 'x', now())`.execute(
        handle,
      )
      await sql`insert into webhook_deliveries (id, user_id, webhook_id, type, subjects, body, expires_at)
        values ('evt_1', 'ada', 'hook_1', 'picture.finished', '{}', '{}', now() + interval '3 days')`.execute(
        handle,
      )
    })
    const file = join(source, 'backup.tar')
    expect(await run('backup', ['--to', file], { DATA_DIR: source })).toMatchObject({ code: 0 })
    expect(await run('restore', [file], { DATA_DIR: target })).toMatchObject({ code: 0 })
    const rows = await readRows({ dataDir: target })
    expect(rows['webhooks']).toHaveLength(1)
    expect(rows).toEqual(await readRows({ dataDir: source }))
    const waiting = await withDatabase({ dataDir: target }, ({ handle }) =>
      sql`select id from webhook_deliveries`.execute(handle),
    )
    expect(waiting.rows).toEqual([])
  }, 120_000)

  it('is not referred to by what is in it', async () => {
    const links = await withDatabase({ dataDir: source }, ({ handle }) =>
      sql`select conrelid::regclass::text as "table", confrelid::regclass::text as other from pg_constraint
        where contype = 'f' and connamespace = 'public'::regnamespace
          and conrelid::regclass::text <> all(${LEFT_OUT}) and confrelid::regclass::text = any(${LEFT_OUT})`.execute(
        handle,
      ),
    )
    expect(links.rows).toEqual([])
  })
})
