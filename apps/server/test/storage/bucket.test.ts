import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hasSwift, startSwift } from '../harness/start-swift.ts'
import { startTestApp, type TestApp } from '../harness/start-test-app.ts'

describe.skipIf(!hasSwift)('with pictures in a bucket', () => {
  let swift: Awaited<ReturnType<typeof startSwift>>
  let app: TestApp
  beforeAll(async () => {
    swift = await startSwift()
    const { settings } = swift
    app = await startTestApp({
      env: {
        STORAGE_DRIVER: 's3',
        S3_ENDPOINT: settings.endpoint ?? '',
        S3_REGION: settings.region,
        S3_BUCKET: settings.bucket,
        S3_ACCESS_KEY_ID: settings.accessKeyId,
        S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
      },
    })
  }, 180_000)
  afterAll(async () => {
    await app.stop()
    await swift.stop()
  })

  test('a picture is made, kept, shown in another size and format, and the server is ready', async () => {
    const ada = await app.signUp('ada')
    const body = { prompt: 'a boat', width: 1024, height: 1024 }
    const made = await app.send('POST', '/api/functions/generate-image', { user: ada, body })
    expect(made.status).toBe(200)
    const { imageURL } = (await made.json()) as { imageURL: string }
    expect((await app.send('GET', imageURL)).headers.get('content-type')).toBe('image/png')
    const small = await app.send('GET', `${imageURL.replace('.png', '.webp')}&w=384`)
    expect(small.headers.get('content-type')).toBe('image/webp')
    expect((await app.send('GET', '/api/ready')).status).toBe(200)
  })
})
