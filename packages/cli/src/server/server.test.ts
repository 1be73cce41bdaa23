import { once } from 'node:events'
import { createServer as createHttpServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { accessTo } from '../settings.ts'
import { connectTools } from './connect-tools.ts'
import { createServer, readFailure } from './server.ts'

let other: Server
let own: Server
let address: string
const seen: IncomingHttpHeaders[] = []

beforeAll(async () => {
  other = createHttpServer(({ headers }, response) => {
    seen.push(headers)
    response.end('{}')
  })
  await once(other.listen(0), 'listening')
  own = createHttpServer(({ url }, response) => {
    response.writeHead(307, { location: `http://127.0.0.1:${portOf(other)}${url}` }).end()
  })
  await once(own.listen(0), 'listening')
  address = `http://localhost:${portOf(own)}`
})
afterAll(() => {
  for (const server of [own, other]) {
    server.closeAllConnections()
    server.close()
  }
})
beforeEach(() => void seen.splice(0))

for (const env of [{}, { EASEL_PROXY_LOGIN: 'me:secret' }]) {
  const named = 'EASEL_PROXY_LOGIN' in env ? 'with a password for a proxy' : 'without one'

  it(`a server that sends downloads and events on to another host gives it no key, ${named}`, async () => {
    const server = createServer(accessTo(env, address, 'key'))
    const { signal } = new AbortController()
    await expect(server.download('/files/a.png', async () => {}, signal)).rejects.toThrow(
      portOf(other).toString(),
    )
    await expect(server.events(undefined, signal)).rejects.toThrow(portOf(other).toString())
    expect(seen).toEqual([])
  })

  it(`nor does one that sends calls of tools on, ${named}`, async () => {
    const told: unknown[] = []
    const tools = await connectTools(accessTo(env, address, 'key'), (message) => told.push(message))
    await tools.send('{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{}}')
    await tools.close()
    expect(told).toMatchObject([
      { id: 1, error: { message: expect.stringContaining(portOf(other).toString()) } },
    ])
    expect(seen).toEqual([])
  })
}

it('a picture on another host is fetched without what lets in', async () => {
  const server = createServer(accessTo({ EASEL_PROXY_LOGIN: 'me:secret' }, address, 'key'))
  await server.download(
    `http://127.0.0.1:${portOf(other)}/a.png`,
    async () => {},
    new AbortController().signal,
  )
  expect(seen).toHaveLength(1)
  expect(Object.keys(seen[0] ?? {})).not.toContain('x-easel-token')
  expect(Object.keys(seen[0] ?? {})).not.toContain('authorization')
})

it('a page by which a proxy says that the server is away is read as such, one of the server is not', async () => {
  const codeOf = async (status: number) =>
    (await readFailure(new Response('<h1>Sorry</h1>', { status }))).code
  expect(await Promise.all([502, 503, 504].map(codeOf))).toEqual([
    'unavailable',
    'unavailable',
    'unavailable',
  ])
  expect(await Promise.all([500, 404].map(codeOf))).toEqual(['server_error', 'not_found'])
})

it('a page by which a proxy refuses what is too large says what to do, an answer of the server stays as it is', async () => {
  const page = await readFailure(new Response('<h1>413 Request Entity Too Large</h1>', { status: 413 }))
  expect(page).toMatchObject({
    code: 'payload_too_large',
    status: 413,
    exitCode: 2,
    message:
      'A proxy in front of the server takes no request as large as this. Send less at once, or have its limit for request bodies raised (nginx: client_max_body_size 20m).',
  })
  const error = { code: 'payload_too_large', message: 'That is larger than 14 MB.', requestId: 'req_1' }
  const own = await readFailure(Response.json({ error }, { status: 413 }))
  expect(own).toMatchObject({ code: 'payload_too_large', message: 'That is larger than 14 MB.' })
})

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port
}
