import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Logger, silentLogger } from '../../src/platform/logger.ts'
import { openTestDatabase } from '../harness/open-test-database.ts'
import { startTestApp, type TestApp } from '../harness/start-test-app.ts'

const apps: TestApp[] = []
beforeAll(async () => {
  const { handle } = await openTestDatabase()
  await sql`update installation set secret_check = null`.execute(handle)
})
afterAll(async () => {
  for (const app of apps) await app.stop()
})

/** What a start with this secret warns of. */
async function warnings(secret: string): Promise<string[]> {
  const said: string[] = []
  const warn = (...words: unknown[]) => said.push(String(words.at(-1)))
  apps.push(
    await startTestApp({
      env: { AUTH_SECRET: secret },
      logger: { ...silentLogger, warn } as unknown as Logger,
    }),
  )
  return said.filter((line) => line.includes('AUTH_SECRET'))
}

it('a start with another secret than the process before says what that breaks, once for each change', async () => {
  const [one, other] = ['a secret of one process'.repeat(3), 'a secret of another process'.repeat(3)]
  expect(await warnings(one)).toEqual([])
  expect(await warnings(one)).toEqual([])
  expect(await warnings(other)).toEqual([
    'AUTH_SECRET differs from the last start. Everyone has to sign in again, and stored webhook secrets and waiting mail cannot be read. Processes that share a database need the same AUTH_SECRET.',
  ])
  expect(await warnings(other)).toEqual([])
  expect(await warnings(one)).toHaveLength(1)
})
