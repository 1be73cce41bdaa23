import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import type { Endpoint } from '@easel/contract/endpoint'
import { ENDPOINTS } from '@easel/contract/endpoints'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { afterEach, expect, it } from 'vitest'
import type { HttpEnv } from './context.ts'
import { BODY_LIMITS, limitBodies } from './limit-bodies.ts'

const MB = 1024 * 1024
const servers: ReturnType<typeof createAdaptorServer>[] = []
afterEach(() => {
  for (const server of servers) server.close()
})

/** A server that trusts the address a caller claims. */
async function start(
  bytesInFlight: number,
  { windowMs = 300, bytesPerSource = Number.MAX_SAFE_INTEGER } = {},
): Promise<number> {
  const app = new Hono<HttpEnv>()
  app.use(async (c, next) => {
    c.set('clientAddress', c.req.header('x-address') ?? '203.0.113.1')
    await next()
  })
  app.use(
    limitBodies({ bytesInFlight, bytesPerSource, maxBytes: 2 * MB, minBytesPerSecond: 10_000, windowMs }),
  )
  app.post('/', async (c) => c.text(String((await c.req.text()).length)))
  const server = createAdaptorServer({ fetch: app.fetch })
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

/** Starts a body and stalls; returns what the server sends until it closes the connection. */
async function stall(port: number, size: number | 'untold', sent: number, address = '203.0.113.1') {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', (data) => {
    answer += data
  })
  socket.on('error', () => {})
  const length = size === 'untold' ? 'Transfer-Encoding: chunked' : `Content-Length: ${size}`
  socket.write(`POST / HTTP/1.1\r\nHost: localhost\r\nX-Address: ${address}\r\n${length}\r\n\r\n`)
  if (size === 'untold') socket.write(`${sent.toString(16)}\r\n`)
  socket.write('x'.repeat(sent))
  await once(socket, 'close')
  return answer.split('\r\n')[0] ?? ''
}

it('60 stalled bodies take no more than the budget, and every connection ends with an answer', async () => {
  // Long enough for all of them to come before the first is given up.
  const port = await start(5 * MB, { windowMs: 5_000 })
  const answers = await Promise.all(Array.from({ length: 60 }, () => stall(port, MB, 1_000)))
  expect(answers.filter((line) => line.includes(' 408 '))).toHaveLength(5)
  expect(answers.filter((line) => line.includes(' 503 '))).toHaveLength(55)
  const body = 'y'.repeat(MB)
  const after = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body })
  expect(await after.text()).toBe(String(MB))
})

it('a small body passes while the budget is spent, and a large one is told when to come again', async () => {
  const port = await start(MB)
  const stalled = stall(port, MB, 10)
  const large = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: 'y'.repeat(MB) })
  expect([large.status, large.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await large.json()).toMatchObject({
    error: {
      code: 'unavailable',
      message: 'The server is receiving too much at the moment. Please try again shortly.',
    },
  })
  const small = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: 'hello' })
  expect(await small.text()).toBe('5')
  // A request that was served has no headers of a refusal.
  expect(small.headers.get('retry-after')).toBeNull()
  expect(small.headers.get('connection')).not.toBe('close')
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

it('one address cannot use the whole budget: it gets 429, and others are served', async () => {
  const port = await start(5 * MB, { windowMs: 3_000, bytesPerSource: 2 * MB })
  const answers = Promise.all(Array.from({ length: 10 }, () => stall(port, MB, 1_000)))
  await new Promise((resolve) => setTimeout(resolve, 300))
  const other = await fetch(`http://127.0.0.1:${port}/`, {
    method: 'POST',
    headers: { 'x-address': '203.0.113.2' },
    body: 'y'.repeat(MB),
  })
  expect(other.status).toBe(200)
  const same = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: 'y'.repeat(MB) })
  expect([same.status, same.headers.get('retry-after')]).toEqual([429, '5'])
  expect(((await same.json()) as { error: { code: string } }).error.code).toBe('rate_limit')
  const lines = await answers
  expect(lines.filter((line) => line.includes(' 408 '))).toHaveLength(2)
  expect(lines.filter((line) => line.includes(' 429 '))).toHaveLength(8)
})

it('the addresses of one IPv6 /64 count as one', async () => {
  const port = await start(5 * MB, { windowMs: 1_000, bytesPerSource: 2 * MB })
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, n) => stall(port, MB, 1_000, `2001:db8:1:2::${n + 1}`)),
  )
  expect(answers.filter((line) => line.includes(' 429 '))).toHaveLength(4)
})

it('a body longer than any that is accepted gets 413 at once, also while the budget is spent', async () => {
  const port = await start(MB, { windowMs: 2_000 })
  const stalled = stall(port, MB, 10)
  const began = performance.now()
  expect(await stall(port, 200 * MB, 10)).toContain(' 413 ')
  expect(performance.now() - began).toBeLessThan(1_000)
  expect(await stalled).toContain(' 408 ')
})

it('a chunked body counts what has come of it, and no more', async () => {
  const port = await start(MB, { windowMs: 2_000 })
  // Five that have barely started leave room for a large one; counted at their max size they would not.
  const begun = Array.from({ length: 5 }, () => stall(port, 'untold', 1_000))
  await new Promise((resolve) => setTimeout(resolve, 200))
  const large = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: 'y'.repeat(MB - 10_000) })
  expect(large.status).toBe(200)
  expect((await Promise.all(begun)).filter((line) => line.includes(' 408 '))).toHaveLength(5)
})

it('chunked bodies that together come above the budget are refused, and their room is free again', async () => {
  const port = await start(MB, { windowMs: 2_000, bytesPerSource: MB / 2 })
  const answers = await Promise.all([
    ...Array.from({ length: 3 }, () => stall(port, 'untold', 300_000, '203.0.113.1')),
    ...Array.from({ length: 4 }, (_, n) => stall(port, 'untold', 400_000, `198.51.100.${n}`)),
  ])
  expect(answers.some((line) => line.includes(' 429 '))).toBe(true)
  expect(answers.some((line) => line.includes(' 503 '))).toBe(true)
  const after = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: 'y'.repeat(MB / 2) })
  expect(after.status).toBe(200)
})

it('no endpoint accepts a longer body than the one that is let in', () => {
  const longest = Object.values<Endpoint>(ENDPOINTS).map(({ maxBodyBytes }) => maxBodyBytes ?? 0)
  expect(Math.max(...longest)).toBe(BODY_LIMITS.maxBytes)
})
