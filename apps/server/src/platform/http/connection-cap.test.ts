import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { networkInterfaces } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { createAdaptorServer } from '@hono/node-server'
import { afterEach, describe, expect, it } from 'vitest'
import { createIds } from '../ids.ts'
import { createConnectionCap } from './connection-cap.ts'
import { createSourceCounts } from './source-counts.ts'

const MAX = 3
const servers: Server[] = []
const sockets: Socket[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
  for (const server of servers.splice(0)) server.close()
})

/** A server on every address, whose `/slow` answers after half a second. */
async function start(trustProxy: boolean): Promise<number> {
  const cap = createConnectionCap({ maxPerAddress: MAX, trustProxy, makeId: createIds() })
  const answer = async (request: Request) => {
    if (request.url.endsWith('/slow')) await pause(500)
    return new Response('made')
  }
  const server = createAdaptorServer({ fetch: cap.guard(answer) }) as Server
  cap.watch(server)
  servers.push(server)
  server.listen(0, '0.0.0.0')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

async function open(port: number, host: string): Promise<Socket> {
  const socket = connect(port, host)
  socket.on('error', () => {})
  sockets.push(socket)
  await once(socket, 'connect')
  return socket
}

describe('behind a trusted proxy', () => {
  it('counts requests under way by the address that the proxy tells', async () => {
    const port = await start(true)
    const ask = (address: string) =>
      fetch(`http://127.0.0.1:${port}/slow`, { headers: { 'x-forwarded-for': address } })
    const ofOne = await Promise.all(Array.from({ length: 5 }, (_, n) => ask(`2001:db8:1:2::${n + 1}`)))
    const statuses = ofOne.map(({ status }) => status).sort()
    expect(statuses).toEqual([200, 200, 200, 429, 429])
    const refusal = ofOne.find(({ status }) => status === 429)
    expect(refusal?.headers.get('retry-after')).toBe('30')
    expect(await refusal?.json()).toMatchObject({ error: { code: 'rate_limit' } })

    const [again, other] = await Promise.all([ask('2001:db8:1:2::9'), ask('198.51.100.7')])
    expect([again.status, other.status]).toEqual([200, 200])
  })
})

const own = Object.values(networkInterfaces())
  .flat()
  .find((address) => address?.family === 'IPv4' && !address.internal)?.address

describe.skipIf(own === undefined)('without a proxy', () => {
  it('counts open connections, also silent ones; one beyond the cap is told so and ended, and one that ends makes room', async () => {
    const host = own ?? ''
    const port = await start(false)
    const held = await Promise.all(Array.from({ length: MAX }, () => open(port, host)))
    const beyond = await open(port, host)
    beyond.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
    const [answer] = (await once(beyond, 'data')) as [Buffer]
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 429 [\s\S]*retry-after: 30/i)
    await once(beyond, 'close')

    held[0]?.destroy()
    await pause(100)
    const next = await open(port, host)
    next.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
    const [served] = (await once(next, 'data')) as [Buffer]
    expect(served.toString()).toContain('200 OK')
  })
})

it('this machine’s own address is not counted', () => {
  const counts = createSourceCounts(1)
  expect(Array.from({ length: 5 }, () => counts.enter('127.0.0.1')).every(Boolean)).toBe(true)
})

it('an end that is told twice makes room for one', () => {
  const counts = createSourceCounts(2)
  const leave = counts.enter('203.0.113.1')
  counts.enter('203.0.113.1')
  leave?.()
  leave?.()
  expect(counts.enter('203.0.113.1')).toBeDefined()
  expect(counts.enter('203.0.113.1')).toBeUndefined()
})
