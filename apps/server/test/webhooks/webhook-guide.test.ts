import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../harness/start-test-app.ts'
import { webhookCalls } from './webhook-calls.ts'

const GUIDE = readFileSync(fileURLToPath(new URL('../../../../docs/webhooks.md', import.meta.url)), 'utf8')
/** Where `standardwebhooks` is found. */
const PACKAGE = fileURLToPath(new URL('../../', import.meta.url))

let app: TestApp
let child: ChildProcess | undefined
const { make, act } = webhookCalls(() => app)

beforeAll(async () => {
  app = await startTestApp({ env: { WEBHOOK_PRIVATE_HOSTS: '127.0.0.1' } })
})
afterAll(() => app.stop())
afterEach(async () => {
  const ended = child && once(child, 'exit')
  child?.kill()
  await ended
})

const exampleIn = (language: string) => {
  const [example, ...others] = [...GUIDE.matchAll(new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 'gs'))]
  expect(others).toEqual([])
  return example?.[1] ?? ''
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** Runs the example until it listens; answers what it has printed. */
async function start(command: string, args: readonly string[], env: Record<string, string>) {
  child = spawn(command, args, { cwd: PACKAGE, env: { PATH: process.env['PATH'], ...env } })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  await expect.poll(() => output, { timeout: 20_000 }).toContain('listening')
  return () => output
}

const RECEIVERS = {
  ts: { command: process.execPath, args: ['--input-type=module-typescript', '-e'] },
  python: { command: 'python3', args: ['-c'] },
} as const

describe.skipIf(process.platform === 'win32')('the guide’s receiver', () => {
  it.each(['ts', 'python'] as const)(
    'in %s takes what is signed by its secret, and nothing else',
    async (language) => {
      const ada = await app.signUp(`ada-${language}`)
      const port = await freePort()
      const url = `http://127.0.0.1:${port}/hook`
      const { secret, item } = await make(ada, url)
      const other = await make(ada, url)
      const { command, args } = RECEIVERS[language]
      const output = await start(command, [...args, exampleIn(language)], {
        EASEL_WEBHOOK_SECRET: secret,
        PORT: String(port),
      })
      const taken = await act(ada, `${item.id}/test`)
      expect(taken).toMatchObject({ status: 'delivered', answered: 204 })
      expect(await act(ada, `${other.item.id}/test`)).toMatchObject({ status: 'failed', answered: 401 })
      // Both sign for a day.
      await app.send('POST', `/api/account/webhooks/${item.id}/secret`, { user: ada })
      expect(await act(ada, `${item.id}/test`)).toMatchObject({ status: 'delivered', answered: 204 })
      expect(output()).toContain(`${taken.id} webhook.test`)
      const forged = await fetch(url, {
        method: 'POST',
        headers: { 'webhook-id': 'x', 'webhook-timestamp': '1', 'webhook-signature': 'v1,AAAA' },
        body: '{}',
      })
      expect(forged.status).toBe(401)
    },
    60_000,
  )
})
