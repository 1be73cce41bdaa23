import type { LookupAddress } from 'node:dns'
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, test } from 'vitest'
import { gradientPicture } from '../testing/gradient-picture.ts'
import { fetchPicture } from './fetch-picture.ts'
import { BLOCKED, isPublicAddress, publicLookup } from './public-address.ts'

const size = { width: 1024, height: 1024 }
const documented = ['vendor.example']
const signal = new AbortController().signal
const four = (address: string): LookupAddress => ({ address, family: address.includes(':') ? 6 : 4 })

describe('addresses', () => {
  test('of this machine, of private nets and of no net at all are not public', () => {
    const inside =
      `0.0.0.0 10.1.2.3 100.64.0.1 127.0.0.1 169.254.169.254 172.31.255.1 192.168.1.1 198.18.0.1 224.0.0.1
      255.255.255.255 ::1 :: fe80::1 fc00::1 fd00:ec2::254 ff02::1 ::ffff:127.0.0.1 ::ffff:8.8.8.8 64:ff9b::a00:1
      2002:7f00:1:: 2001::1 2001:db8::1 localhost 0x7f.1 2130706433`.split(/\s+/)
    expect(inside.filter(isPublicAddress)).toEqual([])
    expect(['8.8.8.8', '104.18.1.1', '2606:4700::1'].filter(isPublicAddress)).toHaveLength(3)
  })

  test('are resolved once, and the socket gets those that were checked', async () => {
    let asked = 0
    const lookup = publicLookup(async () => {
      asked += 1
      return asked === 1 ? [four('8.8.8.8')] : [four('127.0.0.1')]
    })
    const got = await new Promise((resolve) =>
      lookup('a.vendor.example', { all: true }, (error, addresses) => resolve([error, addresses])),
    )
    expect(got).toEqual([null, [four('8.8.8.8')]])
    expect(asked).toBe(1)
  })

  test.each([[['127.0.0.1']], [['8.8.8.8', '169.254.169.254']], [['2606:4700::1', '::ffff:10.0.0.1']], [[]]])(
    '%j: a name with one that is not public is refused',
    async (addresses) => {
      const resolve = async () => addresses.map(four)
      expect(
        await fetchPicture('https://a.vendor.example/x.png', { documented, resolve }, size, signal),
      ).toMatchObject({ ok: false, kind: 'bad_response', detail: expect.stringContaining(BLOCKED) })
    },
  )

  test('that cannot be found are a failure of the network', async () => {
    const resolve = () => Promise.reject(Object.assign(new Error('no'), { code: 'ENOTFOUND' }))
    expect(
      await fetchPicture('https://vendor.example/x.png', { documented, resolve }, size, signal),
    ).toMatchObject({ ok: false, kind: 'network' })
  })
})

test.each([
  'http://vendor.example/x.png',
  'https://vendor.example:8443/x.png',
  'https://user:pass@vendor.example/x.png',
  'https://vendor.example.evil.test/x.png',
  'https://evilvendor.example/x.png',
  'https://127.0.0.1/x.png',
  'file:///etc/passwd',
  'data:image/png;base64,AAAA',
  'javascript:alert(1)',
  '//vendor.example/x.png',
  '',
])('%s is not fetched: no host that the vendor documents', async (address) => {
  let asked = 0
  const resolve = async () => {
    asked += 1
    return []
  }
  expect(await fetchPicture(address, { documented, resolve }, size, signal)).toMatchObject({
    kind: 'bad_response',
  })
  expect(asked).toBe(0)
})

test('no redirect leads from an allowed host to one that is not', async () => {
  const visits: string[] = []
  const serve = async (listener: RequestListener) => {
    const server = createServer(listener).listen(0, '127.0.0.1')
    await once(server, 'listening')
    return { server, port: (server.address() as AddressInfo).port }
  }
  const canary = await serve((request, response) => {
    visits.push(request.url ?? '')
    response.end()
  })
  const vendor = await serve((request, response) => {
    const scheme = request.url === '/with-name' ? 'http://localhost' : 'http://127.0.0.1'
    response.writeHead(302, { location: `${scheme}:${canary.port}/inside` }).end()
  })
  const origin = `http://127.0.0.1:${vendor.port}`
  for (const path of ['/with-name', '/with-address'])
    expect(await fetchPicture(`${origin}${path}`, { documented, origin }, size, signal)).toMatchObject({
      kind: 'bad_response',
    })
  expect(visits).toEqual([])
  canary.server.close()
  vendor.server.close()
})

test('the next picture of a host comes over the same connection', async () => {
  const png = await gradientPicture(size.width, size.height, 1)
  let connections = 0
  const vendor = createServer((_request, response) => {
    response.setHeader('content-type', 'image/png')
    response.end(png)
  }).listen(0, '127.0.0.1')
  vendor.on('connection', () => {
    connections += 1
  })
  await once(vendor, 'listening')
  const origin = `http://127.0.0.1:${(vendor.address() as AddressInfo).port}`
  for (const path of ['/a.png', '/b.png'])
    expect(await fetchPicture(origin + path, { documented, origin }, size, signal)).toMatchObject({
      ok: true,
    })
  expect(connections).toBe(1)
  vendor.closeAllConnections()
  vendor.close()
})
