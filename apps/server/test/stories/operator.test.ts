import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runUserCommand } from '../../../../scripts/user.ts'
import { openDatabase } from '../../src/platform/database/open-database.ts'
import { insertUsers } from '../harness/insert-users.ts'
import { createServerDatabase, TEST_DATABASE_URL } from '../harness/open-test-database.ts'

const SCRIPT = fileURLToPath(new URL('../../../../scripts/user.ts', import.meta.url))
let folder: string
let url: string | undefined

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'easel-operator-'))
  url = TEST_DATABASE_URL ? await createServerDatabase({ isMigrated: true }) : undefined
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const settings = () => ({ DATA_DIR: folder, DATABASE_URL: url ?? '' })
const user = (...words: string[]) => runUserCommand(words, settings())
const said = async (...words: string[]) => (await user(...words)).said

function spawnUser(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, ...words], {
    cwd: folder,
    env: { PATH: process.env['PATH'], ...settings() },
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

describe('npm run user', { timeout: 240_000 }, () => {
  it('sets the tier of an account', async () => {
    const open = () => openDatabase({ url, dataDir: folder, onError: () => {} })
    const database = await open()
    await insertUsers(database, 'ada')
    await database.close()
    expect(await user('set-tier', 'Ada@example.org', 'premium')).toEqual({
      status: 0,
      said: 'Ada@example.org is premium now.',
    })
    const again = await open()
    const { rows } = await sql`select subscription_tier from user_daily_limits where user_id = 'ada'`.execute(
      again.handle,
    )
    expect(rows).toEqual([{ subscription_tier: 'premium' }])
    await again.close()
  })

  it('lets an account moderate, lists it, and ends that', async () => {
    expect(await said('list-moderators')).toBe('No account moderates.')
    expect(await said('set-moderator', 'ada@example.org', 'on')).toBe(
      'ada@example.org moderates now, also after a change of address.',
    )
    expect(await said('list-moderators')).toBe('ada@example.org')
    expect(await said('set-moderator', 'ada@example.org', 'off')).toBe('ada@example.org moderates no longer.')
    expect(await said('set-moderator', 'ada@example.org', 'off')).toBe('ada@example.org did not moderate.')
    expect(await user('set-moderator', 'ada@example.org', 'maybe')).toMatchObject({
      status: 1,
      said: expect.stringMatching(/^Usage:/),
    })
  })

  it('lets an account operate, which is another right, lists it, and ends that', async () => {
    expect(await said('list-operators')).toBe('No account operates.')
    expect(await said('set-operator', 'ada@example.org', 'on')).toBe(
      'ada@example.org operates now, also after a change of address.',
    )
    expect([await said('list-operators'), await said('list-moderators')]).toEqual([
      'ada@example.org',
      'No account moderates.',
    ])
    expect(await said('set-operator', 'ada@example.org', 'off')).toBe('ada@example.org operates no longer.')
  })

  it('shows, suspends, restores, signs out and deletes an account, and writes each act down', async () => {
    expect(await said('list', 'ADA@')).toBe('ada@example.org\tpremium\tactive\tseen never\t0 pictures')
    expect(await said('show', 'ada@example.org')).toMatch(/^email {5}ada@example.org \(not verified\)\n/)
    expect(await said('suspend', 'ada@example.org', 'Sells', 'things')).toMatch(
      /^ada@example.org is suspended/,
    )
    expect(await said('show', 'ada@example.org')).toMatch(/\nsuspended \S+ by command line: Sells things$/)
    expect(await user('suspend', 'ada@example.org', 'again')).toEqual({
      status: 1,
      said: 'This account is suspended already.',
    })
    expect(await said('restore', 'ada@example.org')).toBe('ada@example.org can sign in again.')
    expect(await said('end-sessions', 'ada@example.org')).toBe(
      'ada@example.org was signed out: 0 sessions, and every API key.',
    )
    expect((await user('delete', 'ada@example.org')).status).toBe(1)
    expect(await said('delete', 'ada@example.org', '--yes')).toMatch(/^ada@example.org is deleted/)
    expect(await said('list')).toBe('No accounts.')
    const database = await openDatabase({ url, dataDir: folder, onError: () => {} })
    const { rows } = await sql<{ action: string; actor: string }>`
      select action, actor from operator_log where subject = 'ada@example.org' order by id`.execute(
      database.handle,
    )
    await database.close()
    expect(rows.map(({ action }) => action)).toEqual([
      'set-tier',
      'suspend',
      'restore',
      'end-sessions',
      'delete',
    ])
    expect(new Set(rows.map(({ actor }) => actor))).toEqual(new Set(['command line']))
  })

  it('invites, lists invitations and withdraws one', async () => {
    expect(await said('invite', 'new@example.com', '--days', '3', '--note', 'A friend')).toMatch(
      /^http:\/\/localhost:3000\/auth#invitation=[\w-]{43}\nFor one account, until \d{4}/,
    )
    const [id = '', state, email] = (await said('list-invitations')).split('\t')
    expect([state, email]).toEqual(['open', 'new@example.com'])
    expect(await said('withdraw-invitation', id)).toBe(`${id} works no longer.`)
    expect(await said('list-invitations')).toContain('\trevoked\t')
    expect(await user('invite', '--days', '400')).toEqual({ status: 1, said: 'From 1 to 90 days' })
    expect((await user('invite', '--what')).status).toBe(1)
  })

  it('prints what was done, and what could not be done as an error', () => {
    expect(spawnUser('list-moderators')).toEqual({ status: 0, stdout: 'No account moderates.\n', stderr: '' })
    expect(spawnUser('show', 'unknown@example.com')).toEqual({
      status: 1,
      stdout: '',
      stderr: 'There is no account with the email unknown@example.com.\n',
    })
  })

  it('says what is wrong and changes nothing', async () => {
    expect(await user('set-tier', 'unknown@example.com', 'pro')).toEqual({
      status: 1,
      said: 'There is no account with the email unknown@example.com.',
    })
    expect(await user('set-tier', 'ada@example.org', 'gold')).toMatchObject({
      status: 1,
      said: expect.stringMatching(/^Usage:/),
    })
  })
})
