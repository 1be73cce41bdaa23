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
    const small = createS3Storage(swift.settings, 4)
    const names = Array.from({ length: 10 }, (_, index) => `many/${index}`)
    await Promise.all(names.map((key) => small.put(key, new Uint8Array(1))))
    const found: string[] = []
    for await (const { key } of small.list('many/')) found.push(key)
    expect(found.sort()).toEqual(names)
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
