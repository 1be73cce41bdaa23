import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, test } from 'vitest'
import { DAY_MS } from '../../platform/clock.ts'
import { createReceivers } from './receiver.ts'

const signal = new AbortController().signal
const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stops.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const receivers = createReceivers({ privateHosts: ['127.0.0.1'], userAgent: 'Easel', deadlineMs: 1_000 })
const post = (url: string, through = receivers) => through.post(url, {}, '{}', signal)

describe('a receiver', () => {
  it('that hangs is given up in time', async () => {
    const url = await serve(() => {})
    const attempt = await post(url)
    expect(attempt).toMatchObject({ answered: null, failure: 'timeout' })
    expect(attempt?.tookMs).toBeLessThan(5_000)
  })

  it('that hangs in the middle of its answer is given up in time', async () => {
    const url = await serve((_request, response) => void response.writeHead(200).write('so'))
    expect(await post(url)).toMatchObject({ answered: null, failure: 'timeout' })
  })

  it('that cuts the connection has not taken it', async () => {
    const url = await serve((request) => request.socket.destroy())
    expect(await post(url)).toMatchObject({ answered: null, failure: 'broken' })
  })

  it('that is not there is unreachable', async () => {
    const url = await serve(() => {})
    for (const stop of stops.splice(0)) stop()
    expect(await post(url)).toMatchObject({ answered: null, failure: 'unreachable' })
  })

  it('is not followed elsewhere', async () => {
    let visits = 0
    const inside = await serve((_request, response) => {
      visits += 1
      response.end()
    })
    const url = await serve((_request, response) => response.writeHead(307, { location: inside }).end())
    expect(await post(url)).toMatchObject({ answered: 307, failure: null })
    expect(visits).toBe(0)
  })

  it('that answers with a huge body is cut off, and its status counts', async () => {
    let sent = 0
    const url = await serve((_request, response) => {
      response.writeHead(200)
      const more = () => {
        while (!response.destroyed && sent < 1e9) {
          sent += 65_536
          if (!response.write(Buffer.alloc(65_536))) {
            response.once('drain', more)
            return
          }
        }
      }
      more()
    })
    expect(await post(url)).toMatchObject({ answered: 200, failure: null })
    expect(sent).toBeLessThan(64_000_000)
  })

  it.each([
    [{ 'retry-after': '7' }, 7_000],
    [{ 'retry-after': '0' }, 1_000],
    [{ 'retry-after': '9999999' }, DAY_MS],
    [{ date: 'Sun, 22 Nov 2026 12:00:00 GMT', 'retry-after': 'Sun, 22 Nov 2026 12:01:30 GMT' }, 90_000],
    [{ 'retry-after': 'soon' }, undefined],
    [{}, undefined],
  ])('that asks for quiet by %j gets it, up to a day', async (headers, quietMs) => {
    const url = await serve((_request, response) =>
      response.writeHead(503, headers as Record<string, string>).end(),
    )
    expect(await post(url)).toMatchObject({ answered: 503, quietMs })
  })
})

describe('an address that is not public', () => {
  const strict = createReceivers({
    privateHosts: [],
    userAgent: 'Easel',
    deadlineMs: 1_000,
    resolve: async (host) => [
      { address: host.startsWith('public') ? '8.8.8.8' : '10.0.0.1', family: 4 },
      { address: '169.254.169.254', family: 4 },
    ],
  })

  test.each([
    ['http://example.com/hook', 'The address must begin with https://'],
    ...[
      '127.0.0.1',
      '[::1]',
      '192.168.1.4',
      '169.254.169.254',
      '0x7f.1',
      '2130706433',
      '[::ffff:10.0.0.1]',
    ].map((host) => [
      `https://${host}/hook`,
      'The address is not public. The operator of this site can allow it.',
    ]),
  ])('%s cannot be named, and is not asked either', async (url, words) => {
    expect(strict.refusalOf(url)).toBe(words)
    expect(await post(url, strict)).toMatchObject({ answered: null, failure: 'blocked' })
  })

  test.each(['https://inside.example/hook', 'https://public.example/hook'])(
    '%s is not asked once its name leads there, by any of its addresses',
    async (url) => {
      expect(strict.refusalOf(url)).toBeUndefined()
      expect(await post(url, strict)).toMatchObject({ answered: null, failure: 'blocked' })
    },
  )

  it('may be asked where the operator lists it, by name or with its port alone', async () => {
    const url = await serve((_request, response) => response.writeHead(204).end())
    const { host } = new URL(url)
    const listing = (entry: string) => createReceivers({ privateHosts: [entry], userAgent: 'Easel' })
    expect(await post(url, listing(host))).toMatchObject({ answered: 204 })
    expect(await post(url, listing('127.0.0.1'))).toMatchObject({ answered: 204 })
    expect(await post(url, listing('127.0.0.1:1'))).toMatchObject({ failure: 'blocked' })
  })
})
