import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createScriptedProvider, type ScriptedProvider } from '@easel/providers/testing/scripted-provider'
import { createAdaptorServer } from '@hono/node-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp, type TestUser } from '../harness/start-test-app.ts'

/** The proxy gives up long before a picture is drawn, and then no more. */
const PATIENCE_MS = 150
const DRAW_MS = 1_200

let app: TestApp
let ada: TestUser
let provider: ScriptedProvider
let server: Server
let proxy: Server
let url: string
let isPatient: boolean

const originOf = (of: Server) => `http://127.0.0.1:${(of.address() as AddressInfo).port}`

beforeAll(async () => {
  provider = createScriptedProvider(() => ({ do: 'draw', delayMs: DRAW_MS }))
  app = await startTestApp({ provider })
  ada = await app.signUp('ada')
  server = createAdaptorServer({ fetch: app.http.fetch }) as Server
  await once(server.listen(0, '127.0.0.1'), 'listening')
  proxy = createServer((incoming, outgoing) => {
    const passed = request(new URL(incoming.url ?? '/', originOf(server)), {
      method: incoming.method,
      headers: incoming.headers,
    })
    const timer = isPatient
      ? undefined
      : setTimeout(() => {
          passed.destroy()
          outgoing.writeHead(504, { 'content-type': 'text/html' }).end('<h1>504 Gateway Time-out</h1>')
        }, PATIENCE_MS)
    passed.once('response', (answer) => {
      clearTimeout(timer)
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    passed.on('error', () => {})
    incoming.pipe(passed)
  })
  await once(proxy.listen(0, '127.0.0.1'), 'listening')
  url = originOf(proxy)
})
afterAll(async () => {
  proxy.closeAllConnections()
  proxy.close()
  server.closeAllConnections()
  server.close()
  await app.stop()
})

function ask(path: string, key: string, body: object): Promise<Response> {
  return fetch(url + path, {
    method: 'POST',
    headers: { ...ada.headers, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
  })
}

async function used(): Promise<unknown> {
  const { generations_today, reserved } = (await (
    await app.send('GET', '/api/limits', { user: ada })
  ).json()) as Record<string, number>
  return { generations_today, reserved }
}

const PICTURE = { prompt: 'a boat', width: 1024, height: 1024 }
const BATCH = { prompt: 'a boat', style: 'anime', quality: 'standard', aspect_ratio: '1:1', count: 2 }

test('a picture of the form that a proxy answered with 504 is asked for again with its key: while it is drawn and after it, one picture, one place, one call', async () => {
  const key = randomUUID()
  isPatient = false
  expect((await ask('/api/functions/generate-image', key, PICTURE)).status).toBe(504)
  expect((await ask('/api/functions/generate-image', key, PICTURE)).status).toBe(504)
  isPatient = true
  const joined = await ask('/api/functions/generate-image', key, PICTURE)
  const after = await ask('/api/functions/generate-image', key, PICTURE)
  expect([joined.status, after.status]).toEqual([200, 200])
  const [one, two] = (await Promise.all([joined.json(), after.json()])) as { id: string }[]
  expect(one?.id).toMatch(/^gen_/)
  expect(two?.id).toBe(one?.id)
  expect(provider.requests).toHaveLength(1)
  expect(await used()).toEqual({ generations_today: 1, reserved: 0 })
})

test('a batch for the queue whose answer was lost is asked for again with its key and not queued twice', async () => {
  const key = randomUUID()
  isPatient = true
  await app.send('PATCH', '/api/queue', { user: ada, body: { paused: true } })
  const lost = await ask('/api/queue', key, BATCH)
  expect(lost.status).toBe(202)
  const again = await ask('/api/queue', key, BATCH)
  expect([again.status, await again.text()]).toEqual([202, await lost.text()])
  const { tasks } = (await (await app.send('GET', '/api/queue', { user: ada })).json()) as { tasks: object[] }
  expect(tasks).toHaveLength(2)
  expect(await used()).toEqual({ generations_today: 1, reserved: 2 })
})
