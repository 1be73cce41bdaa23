import { generateImage } from '@easel/contract/functions'
import { sql } from 'kysely'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Generations, openGenerations } from '../../../test/generations/start-generations.ts'
import { createHttpApp } from '../../platform/http/create-http-app.ts'
import { createHttpMetrics } from '../../platform/http/http-metrics.ts'
import { createIds } from '../../platform/ids.ts'
import { silentLogger } from '../../platform/logger.ts'
import type { Actor } from '../../platform/use-case.ts'

const { database, start } = await openGenerations()
let product: Generations
let now = new Date()

beforeEach(() => {
  now = new Date()
})

/** A picture of ada's, and the route that serves it. `Bearer NAME` is NAME's session. */
async function makePicture() {
  const clock = { now: () => now }
  product = await start({ clock })
  const users: Record<string, Actor> = {
    ada: await product.makeUser('ada'),
    bob: await product.makeUser('bob'),
  }
  const app = createHttpApp({
    logger: silentLogger,
    makeId: createIds(),
    isSecure: false,
    trustProxy: false,
    addressLimiter: undefined,
    metrics: createHttpMetrics(),
  })
  product.generations.addImageRoutes(
    app,
    async (request) => users[request.headers.get('authorization')?.slice('Bearer '.length) ?? ''],
  )
  const body = { prompt: 'a boat', width: 1536, height: 1024, seed: 5 }
  const { id, imageURL } = await product.call(generateImage, users['ada'] as Actor, { body })
  return {
    id,
    signed: imageURL,
    query: imageURL.slice(imageURL.indexOf('?')),
    get: (path: string, headers: Record<string, string> = {}) => app.request(path, { headers }),
  }
}

describe('GET /images', () => {
  test.each([
    ['png', 'image/png', 'png'],
    ['jpg', 'image/jpeg', 'jpeg'],
    ['webp', 'image/webp', 'webp'],
    ['avif', 'image/avif', 'heif'],
  ])('[1.6] a picture opens as %s, a whole file of that type', async (extension, type, format) => {
    const { id, query, get } = await makePicture()
    const answer = await get(`/images/${id}.${extension}${query}`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe(type)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(await sharp(bytes).metadata()).toMatchObject({ format, width: 1536, height: 1024 })
  })

  test('one of which a bit turned over is not handed out, nor a copy made of it, in a sentence; the right bytes mend it', async () => {
    const { id, query, get } = await makePicture()
    const key = `images/${id}.png`
    const right = Buffer.from((await product.storage.get(key)) ?? [])
    const wrong = Buffer.from(right)
    wrong[wrong.length >> 1] = (wrong[wrong.length >> 1] ?? 0) ^ 4
    await product.storage.put(key, wrong)
    const paths = [
      `/images/${id}.png${query}`,
      `/images/${id}.png${query}&w=256`,
      `/images/${id}.webp${query}`,
    ]
    for (const path of paths) {
      const answer = await get(path)
      expect(answer.status).toBe(500)
      expect(await answer.json()).toMatchObject({
        error: {
          code: 'server_error',
          message: 'The file of this picture is damaged. The operator can restore it from a backup.',
        },
      })
    }
    expect(await product.files('variants/')).toEqual([])
    await product.storage.put(key, right)
    for (const path of paths) expect((await get(path)).status).toBe(200)
  })

  test('a smaller one is the next listed width; the copy is kept', async () => {
    const { id, query, get } = await makePicture()
    for (const [asked, made] of [
      [1, 128],
      [128, 128],
      [300, 384],
      [1024, 1024],
      [1025, 1200],
      [1201, 1536],
      [99999, 1536],
    ]) {
      const answer = await get(`/images/${id}.webp${query}&w=${asked}`)
      const { width } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
      expect(width).toBe(made)
    }
    expect(await product.files('variants/')).toHaveLength(5)
    for (const w of ['0', '-1', '1e3', 'x', ''])
      expect((await get(`/images/${id}.webp${query}&w=${w}`)).status).toBe(400)
  })

  test('a signed address is the same for a week, so that browsers keep the picture, and ends within two', async () => {
    now = new Date('2026-06-01T10:00:00Z')
    const { signed, get } = await makePicture()
    const answer = await get(signed)
    expect(answer.headers.get('cache-control')).toBe('private, max-age=604800, immutable')
    const etag = answer.headers.get('etag') ?? ''
    expect((await get(signed, { 'if-none-match': etag })).status).toBe(304)
    now = new Date('2026-06-08T09:59:00Z')
    expect((await get(signed)).status).toBe(200)
    now = new Date('2026-06-15T10:00:01Z')
    expect((await get(signed)).status).toBe(404)
  })

  test('[6.1] private pictures are not found without their signature or their owner, as if there were none', async () => {
    const { id, signed, query, get } = await makePicture()
    const other = 'gen_00000000000000000000000000'
    const changed = signed.replace(/s=./, (text) => (text === 's=A' ? 's=B' : 's=A'))
    const refused = [
      `/images/${id}.png`,
      `/images/${other}.png`,
      `/images/${other}.png${query}`,
      changed,
      signed.replace(/e=\d+/, 'e=99999999999'),
      signed.replace(/e=\d+/, 'e='),
      `/images/${id}.svg${query}`,
      `/images/${id}${query}`,
      `/images/${id.toUpperCase()}.png${query}`,
      '/images/..%2f..%2fauth-secret',
    ]
    const bodies = new Set<string>()
    for (const path of refused) {
      for (const headers of [{}, { authorization: 'Bearer bob' }] as Record<string, string>[]) {
        const answer = await get(path, headers)
        expect([path, answer.status]).toEqual([path, 404])
        const { error } = (await answer.json()) as { error: { code: string; message: string } }
        bodies.add(`${error.code} ${error.message}`)
      }
    }
    expect(bodies.size).toBe(1)
    const own = await get(`/images/${id}.png`, { authorization: 'Bearer ada' })
    expect([own.status, own.headers.get('cache-control')]).toEqual([200, 'private, no-cache'])
  })

  test('a public picture opens for everybody', async () => {
    const { id, get } = await makePicture()
    await sql`update generations set is_public = true`.execute(database.handle)
    const answer = await get(`/images/${id}.jpg?w=256`)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, no-cache'])
  })

  test('a picture whose file is gone is not found', async () => {
    const { id, signed, get } = await makePicture()
    await product.storage.delete(`images/${id}.png`)
    expect((await get(signed)).status).toBe(404)
  })
})
