import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { afterEach, expect, it } from 'vitest'
import type { HttpEnv } from './context.ts'
import { limitBodies } from './limit-bodies.ts'

const MB = 1024 * 1024
const servers: ReturnType<typeof createAdaptorServer>[] = []
afterEach(() => {
  for (const server of servers) server.close()
})

async function start(bytesInFlight: number, windowMs = 300): Promise<number> {
  const app = new Hono<HttpEnv>()
  app.use(limitBodies({ bytesInFlight, minBytesPerSecond: 10_000, windowMs }))
  app.post('/', async (c) => c.text(String((await c.req.text()).length)))
  const server = createAdaptorServer({ fetch: app.fetch })
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

/** Begins a body and stalls: what the server says until it ends the connection. */
async function stall(port: number, size: number, sent: number): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', (data) => {
    answer += data
  })
  socket.on('error', () => {})
  socket.write(`POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${size}\r\n\r\n`)
  socket.write('x'.repeat(sent))
  await once(socket, 'close')
  return answer.split('\r\n')[0] ?? ''
}

it('60 stalled bodies take no more than the budget, and every connection ends with an answer', async () => {
  // Long enough for all of them to come before the first is given up.
  const port = await start(5 * MB, 5_000)
  const answers = await Promise.all(Array.from({ length: 60 }, () => stall(port, MB, 1_000)))
  expect(answers.filter((line) => line.includes(' 408 '))).toHaveLength(5)
  expect(answers.filter((line) => line.includes(' 503 '))).toHaveLength(55)
  const body = 'y'.repeat(MB)
  const after = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body })
  expect(await after.text()).toBe(String(MB))
})

it('a small body passes while the budget is spent', async () => {
  const port = await start(MB)
  const stalled = stall(port, MB, 10)
  const small = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: 'hello' })
  expect(await small.text()).toBe('5')
  expect(await stalled).toContain(' 408 ')
})

it('a body that comes slowly, and yet fast enough, is taken whole', async () => {
  const port = await start(MB)
  const socket = connect(port, '127.0.0.1')
  socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 60000\r\n\r\n')
  for (let part = 0; part < 12; part += 1) {
    socket.write('z'.repeat(5_000))
    await new Promise((resolve) => setTimeout(resolve, 80))
  }
  const [answer] = (await once(socket, 'data')) as [Buffer]
  expect(answer.toString()).toContain('200 OK')
})
