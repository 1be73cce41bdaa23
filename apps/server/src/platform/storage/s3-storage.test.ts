import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasSwift, startSwift } from '../../../test/harness/start-swift.ts'
import { createS3Storage } from './s3-storage.ts'
import type { Storage } from './storage.ts'
import { storageConformance } from './storage-conformance.ts'

describe.skipIf(!hasSwift)('the S3 storage, on a Swift of one disk', () => {
  let swift: Awaited<ReturnType<typeof startSwift>>
  let storage: Storage
  beforeAll(async () => {
    swift = await startSwift()
    storage = createS3Storage(swift.settings)
  }, 180_000)
  afterAll(() => swift.stop())

  storageConformance(() => storage)

  it('is not ready with a wrong secret, nor without its bucket', async () => {
    const wrong = createS3Storage({ ...swift.settings, secretAccessKey: 'wrong' })
    await expect(wrong.check()).rejects.toThrow()
    await expect(wrong.put('images/a.png', new Uint8Array(1))).rejects.toThrow()
    await expect(createS3Storage({ ...swift.settings, bucket: 'nowhere' }).check()).rejects.toThrow()
  })

  it('lists more than a page holds', async () => {
    const small = createS3Storage(swift.settings, { pageSize: 4 })
    const names = Array.from({ length: 10 }, (_, index) => `many/${index}`)
    await Promise.all(names.map((key) => small.put(key, new Uint8Array(1))))
    const found: string[] = []
    for await (const { key } of small.list('many/')) found.push(key)
    expect(found.sort()).toEqual(names)
  })

  it('two installations under prefixes of one bucket see nothing of each other', async () => {
    const one = createS3Storage({ ...swift.settings, prefix: 'one/' })
    const two = createS3Storage({ ...swift.settings, prefix: 'two/' })
    await one.put('images/mine.png', new Uint8Array([1]))
    await two.put('images/mine.png', new Uint8Array([2]))
    await two.writeOwner('ins_two')
    expect(await one.get('images/mine.png')).toEqual(new Uint8Array([1]))
    expect(await one.readOwner()).toBeUndefined()
    await one.delete('images/mine.png')
    expect(await two.get('images/mine.png')).toEqual(new Uint8Array([2]))
    const listed: string[] = []
    for await (const { key } of two.list('')) listed.push(key)
    expect(listed).toEqual(['images/mine.png'])
    expect(two.place).toBe('the bucket easel under two/')
  })
})

describe('a server that takes the connection and says nothing', () => {
  const sockets: Socket[] = []
  const silent = createServer((socket) => sockets.push(socket))
  let endpoint = ''
  beforeAll(async () => {
    silent.listen(0, '127.0.0.1')
    await once(silent, 'listening')
    endpoint = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`
  })
  afterAll(() => {
    for (const socket of sockets) socket.destroy()
    silent.close()
  })
  const settings = { region: 'us-east-1', bucket: 'easel', accessKeyId: 'a', secretAccessKey: 'b' }
  const calls = {
    put: (storage: Storage) => storage.put('images/a.png', new Uint8Array(1_000)),
    get: (storage: Storage) => storage.get('images/a.png'),
    delete: (storage: Storage) => storage.delete('images/a.png'),
    move: (storage: Storage) => storage.move('images/a.png', 'trash/a.png'),
    list: (storage: Storage) => storage.list('images/')[Symbol.asyncIterator]().next(),
    check: (storage: Storage) => storage.check(),
  }

  it.each(Object.entries(calls))('%s ends with an error at the limit of a request', async (_name, call) => {
    const storage = createS3Storage({ ...settings, endpoint }, { requestMs: 150, checkMs: 2_000 })
    await expect(call(storage)).rejects.toThrow(/exceeded the configured 150 ms|did not answer/)
  })

  it.each(Object.entries(calls))(
    '%s ends at the limit of the whole call, however often it is tried',
    async (_name, call) => {
      const storage = createS3Storage({ ...settings, endpoint }, { callMs: 200, checkMs: 200 })
      await expect(call(storage)).rejects.toThrow('the S3 server did not answer within 200 ms')
    },
  )

  it('the check gives up within five seconds by itself', { timeout: 10_000 }, async () => {
    await expect(createS3Storage({ ...settings, endpoint }).check()).rejects.toThrow('within 4000 ms')
  })

  it('an answer that stops in the middle of its bytes is an error', async () => {
    const stalling = createServer((socket) => {
      sockets.push(socket)
      socket.on('data', () => socket.write('HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf'))
    })
    stalling.listen(0, '127.0.0.1')
    await once(stalling, 'listening')
    const there = `http://127.0.0.1:${(stalling.address() as AddressInfo).port}`
    const storage = createS3Storage({ ...settings, endpoint: there }, { callMs: 300 })
    await expect(storage.get('images/a.png')).rejects.toThrow()
    stalling.close()
  })
})

it('a server that is not there is an error, not a picture that does not exist', async () => {
  const storage = createS3Storage({
    endpoint: 'http://127.0.0.1:1',
    region: 'us-east-1',
    bucket: 'easel',
    accessKeyId: 'a',
    secretAccessKey: 'b',
  })
  await expect(storage.get('images/a.png')).rejects.toThrow()
  await expect(storage.check()).rejects.toThrow()
})
