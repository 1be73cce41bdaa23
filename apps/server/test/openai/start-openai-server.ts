import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getLimits } from '@easel/contract/usage'
import type { ImageProvider } from '@easel/providers/image-provider'
import { createAdaptorServer } from '@hono/node-server'
import sharp from 'sharp'
import * as z from 'zod/mini'
import type { Clock } from '../../src/platform/clock.ts'
import type { Logger } from '../../src/platform/logger.ts'
import { startTestApp, type TestApp, type TestUser } from '../harness/start-test-app.ts'

export type OpenAiServer = {
  readonly app: TestApp
  /** What their clients call `baseURL`. */
  readonly baseUrl: string
  /** A new account's API key. */
  readonly makeKey: (name: string) => Promise<{ readonly key: string; readonly user: TestUser }>
  /** A key of an account that exists. */
  readonly keyOf: (user: TestUser) => Promise<string>
  /** Pictures that the account made today, and those that are held for it. */
  readonly books: (user: TestUser) => Promise<{ readonly made: number; readonly reserved: number }>
  readonly stop: () => Promise<void>
}

/** The whole server on a port of its own, for clients that open connections. */
export async function startOpenAiServer(
  options: {
    readonly provider?: ImageProvider
    readonly env?: Readonly<Record<string, string>>
    readonly isRateLimited?: boolean
    readonly clock?: Clock
    readonly logger?: Logger
  } = {},
): Promise<OpenAiServer> {
  const app = await startTestApp({
    ...options,
    env: { DEFAULT_TIER: 'pro', METRICS_TOKEN: 'numbers-for-everyone', ...options.env },
  })
  const server = createAdaptorServer({ fetch: app.http.fetch }) as Server
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  async function keyOf(user: TestUser): Promise<string> {
    const response = await app.send('POST', '/api/account/keys', { user, body: { name: 'a program' } })
    return ((await response.json()) as { key: string }).key
  }
  return {
    app,
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    keyOf,
    books: async (user) => {
      const answer = await app.send('GET', '/api/limits', { user })
      const { generations_today: made, reserved } = z.parse(getLimits.output, await answer.json())
      return { made, reserved }
    },
    makeKey: async (name) => {
      const user = await app.signUp(name)
      return { key: await keyOf(user), user }
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await app.stop()
    },
  }
}

/** A photograph as a person brings one. */
export function photo(width = 60, height = 40): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#c33' } })
    .png()
    .toBuffer()
}
