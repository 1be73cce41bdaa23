import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../../src/platform/database/open-database.ts'
import { createServerDatabase, TEST_DATABASE_URL } from '../harness/open-test-database.ts'

const SCRIPT = fileURLToPath(new URL('../../../../scripts/user.ts', import.meta.url))
let folder: string
let url: string | undefined

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'easel-operator-'))
  url = TEST_DATABASE_URL ? await createServerDatabase({ isMigrated: true }) : undefined
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function user(...words: string[]) {
  const env = { PATH: process.env['PATH'], DATA_DIR: folder, DATABASE_URL: url ?? '' }
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, ...words], {
    cwd: folder,
    env,
    encoding: 'utf8',
  })
  return { status, said: (stdout + stderr).trim() }
}

describe('npm run user', { timeout: 60_000 }, () => {
  it('sets the tier of an account', async () => {
    const open = () => openDatabase({ url, dataDir: folder, onError: () => {} })
    const database = await open()
    await sql`insert into "user" (id, name, email, "emailVerified") values ('ada', '', 'ada@example.com', false)`.execute(
      database.handle,
    )
    await database.close()
    expect(user('set-tier', 'Ada@example.com', 'premium')).toEqual({
      status: 0,
      said: 'Ada@example.com is premium now.',
    })
    const again = await open()
    const { rows } = await sql`select subscription_tier from user_daily_limits where user_id = 'ada'`.execute(
      again.handle,
    )
    expect(rows).toEqual([{ subscription_tier: 'premium' }])
    await again.close()
  })

  it('says what is wrong and changes nothing', () => {
    expect(user('set-tier', 'nobody@example.com', 'pro')).toEqual({
      status: 1,
      said: 'There is no account with the e-mail nobody@example.com.',
    })
    expect(user('set-tier', 'ada@example.com', 'gold')).toMatchObject({
      status: 1,
      said: expect.stringMatching(/^Usage:/),
    })
  })
})
