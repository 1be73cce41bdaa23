import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ImageProvider } from '@easel/providers/image-provider'
import type { InstalledModel } from '@easel/providers/local/installed-model'
import { createScriptedProvider } from '@easel/providers/testing/scripted-provider'
import { expect } from 'vitest'
import { type App, createApp } from '../../src/app.ts'
import { parseEnv } from '../../src/env.ts'
import { type Clock, systemClock } from '../../src/platform/clock.ts'
import type { OpenDatabase } from '../../src/platform/database/open-database.ts'
import { type Logger, silentLogger } from '../../src/platform/logger.ts'
import { openTestDatabase, shareTestDatabase } from './open-test-database.ts'

export type TestAppOptions = {
  readonly env?: Readonly<Record<string, string>>
  readonly clock?: Clock
  readonly logger?: Logger
  readonly isRateLimited?: boolean
  readonly webFolder?: string
  /** Draws everything at once unless a test says otherwise; `as-configured` takes what the environment sets up. */
  readonly provider?: ImageProvider | 'as-configured'
  /** Found on this machine at the start. */
  readonly installedModel?: InstalledModel
  /** Takes the data as it stands, as a process does that is started anew. */
  readonly isRestart?: boolean
}

export type TestUser = {
  readonly id: string
  readonly email: string
  readonly token: string
  /** Bearer session. */
  readonly headers: Readonly<Record<string, string>>
}

export type TestApp = App & {
  readonly database: OpenDatabase
  /** A new account with a session. */
  readonly signUp: (name: string) => Promise<TestUser>
  /** A request as HTTP would bring it; `body` is sent as JSON, a string as it is. */
  readonly send: (
    method: string,
    path: string,
    options?: {
      user?: TestUser | undefined
      headers?: Record<string, string>
      body?: unknown
      signal?: AbortSignal
    },
  ) => Promise<Response>
}

const running = new Set<TestApp>()
let file: string | undefined
/** Shared by the processes of a file, as their database is. */
let dataFolder: string | undefined
process.once('exit', () => dataFolder && rmSync(dataFolder, { recursive: true, force: true }))

export const PASSWORD = 'correct horse battery'

/** The whole server on the worker's database, without a socket, with a provider that draws at once. Stop it in `afterAll`. */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  await endEarlierFile()
  // A second app of a file is another process on the same data.
  const isFirst = running.size === 0 && !options.isRestart
  const database = await (isFirst ? openTestDatabase() : shareTestDatabase())
  if (isFirst || !dataFolder) {
    if (dataFolder) rmSync(dataFolder, { recursive: true, force: true })
    dataFolder = mkdtempSync(join(tmpdir(), 'easel-app-'))
  }
  const folder = dataFolder
  const app = await createApp({
    env: parseEnv({ DATA_DIR: folder, AUTH_SECRET: 'a secret of thirty-two characters!', ...options.env }),
    database,
    clock: options.clock ?? systemClock,
    logger: options.logger ?? silentLogger,
    webFolder: options.webFolder ?? join(folder, 'no-site'),
    isRateLimited: options.isRateLimited ?? false,
    lastCallMs: 5_000,
    installedModel: options.installedModel,
    ...(options.provider === 'as-configured'
      ? {}
      : { provider: options.provider ?? createScriptedProvider() }),
  })
  await app.start()

  const send: TestApp['send'] = async (method, path, { user, headers = {}, body, signal } = {}) =>
    app.http.request(path, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...user?.headers,
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    })

  async function signUp(name: string, email = `${name}@example.com`): Promise<TestUser> {
    const response = await send('POST', '/api/auth/sign-up/email', {
      body: { email, name, password: PASSWORD },
    })
    // A test on its second try finds the account of its first.
    if (response.status === 422) return signUp(name, `${name}-${randomUUID()}@example.com`)
    if (response.status !== 200)
      throw new Error(`sign-up failed: ${response.status} ${await response.text()}`)
    // Where mail is set up, signing up says nothing about the address, and so begins no session.
    const session = response.headers.has('set-auth-token')
      ? response
      : await send('POST', '/api/auth/sign-in/email', { body: { email, password: PASSWORD } })
    const token = session.headers.get('set-auth-token')
    if (!token) return signUp(name, `${name}-${randomUUID()}@example.com`)
    const { user } = (await session.json()) as { user: { id: string } }
    return { id: user.id, email, token, headers: { authorization: `Bearer ${token}` } }
  }

  const started: TestApp = {
    ...app,
    database,
    send,
    signUp: (name) => signUp(name),
    stop: async () => {
      running.delete(started)
      await app.stop()
    },
  }
  running.add(started)
  return started
}

/** What a file left running, because a test of it failed, must not work on the next file's data. */
async function endEarlierFile(): Promise<void> {
  const { testPath } = expect.getState()
  if (testPath !== file) for (const app of running) await app.stop()
  file = testPath
}
