import { createHash } from 'node:crypto'
import { importPicture } from '@easel/contract/imports/import-pictures'
import { LIMITS } from '@easel/contract/limits'
import { pngText, pngWith } from '@easel/picture-metadata/corpus/containers'
import { pngHiding } from '@easel/picture-metadata/corpus/hidden-text'
import { hidesText } from '@easel/picture-metadata/png-alpha'
import { readMetadata } from '@easel/picture-metadata/read-metadata'
import { writeMetadata } from '@easel/picture-metadata/write-metadata'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { startTestApp, type TestApp, type TestUser } from '../../../test/harness/start-test-app.ts'
import { readReferenceImage } from '../imaging/index.ts'

let app: TestApp
let ada: TestUser
let ben: TestUser

beforeAll(async () => {
  app = await startTestApp()
  ada = await app.signUp('ada')
  ben = await app.signUp('ben')
})
afterAll(() => app.stop())

const INFOTEXT =
  'a red fox\nNegative prompt: blur\nSteps: 20, Sampler: Euler, CFG scale: 7, Seed: 18446744073709551615, Size: 512x768'
let shade = 0

/** A picture that no other call has made. */
function picture(width = 48, height = 32) {
  shade += 1
  return sharp({ create: { width, height, channels: 3, background: { r: shade, g: 80, b: 120 } } })
}
const dataUrl = (bytes: Uint8Array, type = 'image/png') =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const send = (user: TestUser | undefined, body: unknown) => app.send('POST', '/api/imports', { user, body })

async function imported(user: TestUser, bytes: Uint8Array, name = 'fox.png') {
  const response = await send(user, { name, image: dataUrl(bytes) })
  expect(response.status).toBe(200)
  return z.parse(importPicture.output, await response.json()).generation
}

async function refusal(body: unknown, user: TestUser | undefined = ada) {
  const response = await send(user, body)
  return { status: response.status, error: await messageOf(response) }
}

async function messageOf(response: Response) {
  return ((await response.json()) as { error: { message: string } }).error.message
}

async function fileOf(url: string, user: TestUser) {
  return new Uint8Array(await (await app.send('GET', url, { user })).arrayBuffer())
}

describe('a picture that is imported', () => {
  it("lies in the library with another tool's settings, at no cost, and its file keeps none of them", async () => {
    const before = await (await app.send('GET', '/api/limits', { user: ada })).json()
    const bytes = await picture()
      .jpeg()
      .withExif({ IFD2: { UserComment: INFOTEXT } })
      .toBuffer()
    const generation = await imported(ada, bytes, 'fox.jpg')
    expect(generation).toMatchObject({
      prompt: 'a red fox',
      negative_prompt: 'blur',
      style: 'imported',
      width: 48,
      height: 32,
      seed: null,
      provider: 'imported',
      model: 'Stable Diffusion web UI',
      tags: ['imported'],
      cost: null,
      is_public: false,
      requested: {
        asked: {
          tool: 'Stable Diffusion web UI',
          seed: '18446744073709551615',
          steps: 20,
          guidance: 7,
          sampler: 'Euler',
        },
      },
    })
    const kept = await fileOf(generation?.image_url ?? '', ada)
    expect(readMetadata(kept)).toEqual({ sourceType: 'trainedAlgorithmicMedia' })
    expect(Buffer.from(kept).includes('red fox')).toBe(false)
    const found = await app.send('GET', '/api/generations?q=fox', { user: ada })
    expect(await found.json()).toMatchObject({ items: [{ id: generation?.id }] })
    expect(await (await app.send('GET', '/api/limits', { user: ada })).json()).toEqual(before)
  })

  it('brings back style, quality and seed where Easel made it', async () => {
    const about = { prompt: 'a lamp', style: 'neon', quality: 'high', seed: 7 }
    const bytes = writeMetadata(await picture().png().toBuffer(), { sourceType: 'algorithmicMedia', about })
    const generation = await imported(ada, bytes)
    expect(generation).toMatchObject({ ...about, provider: 'built-in', requested: null })
    const kept = await fileOf(generation?.image_url ?? '', ada)
    expect(readMetadata(kept)?.sourceType).toBe('algorithmicMedia')
  })

  it('is not said to be made by a machine where nothing says so, in any form in which it is shown', async () => {
    const bytes = await picture()
      .jpeg()
      .withExif({ IFD0: { Copyright: 'secret-owner' } })
      .toBuffer()
    const generation = await imported(ada, bytes, 'C:\\photos\\Our garden.JPG')
    expect(generation).toMatchObject({ prompt: 'Our garden', provider: 'uploaded', model: '' })
    const url = generation?.image_url ?? ''
    for (const address of [url, `${url}&w=128`, url.replace('.jpg', '.webp'), url.replace('.jpg', '.avif')]) {
      const shown = Buffer.from(await fileOf(address, ada))
      expect(shown.length).toBeGreaterThan(100)
      expect([address, readMetadata(shown)]).toEqual([address, { origin: 'unknown' }])
      expect(shown.includes('AlgorithmicMedia')).toBe(false)
      expect(shown.includes('secret-owner')).toBe(false)
    }
  })

  it('does not keep settings that are hidden in its alpha channel, and looks the same', async () => {
    const bytes = pngHiding(INFOTEXT, 'stealth_pngcomp')
    const generation = await imported(ada, bytes)
    expect(generation).toMatchObject({ prompt: 'a red fox', model: 'Stable Diffusion web UI' })
    const kept = await fileOf(generation?.image_url ?? '', ada)
    expect(hidesText(kept)).toBe(false)
    const tooLong = await imported(ada, pngHiding(INFOTEXT.padEnd(70_000), 'stealth_pnginfo', 256))
    expect(hidesText(await fileOf(tooLong?.image_url ?? '', ada))).toBe(false)
    const colors = (file: Uint8Array) => sharp(file).removeAlpha().raw().toBuffer()
    expect((await colors(kept)).equals(await colors(bytes))).toBe(true)
    expect((await sharp(kept).stats()).channels[3]).toMatchObject({ min: 255, max: 255 })
  })

  it('is turned upright where a camera laid it on its side', async () => {
    const bytes = await picture(60, 20).jpeg().withMetadata({ orientation: 6 }).toBuffer()
    const generation = await imported(ada, bytes)
    expect(generation).toMatchObject({ width: 20, height: 60 })
    const { width, height, orientation } = await sharp(
      await fileOf(generation?.image_url ?? '', ada),
    ).metadata()
    expect({ width, height, orientation }).toEqual({ width: 20, height: 60, orientation: undefined })
  })

  it.each(['png', 'jpeg', 'webp', 'avif'] as const)('is kept as the %s it is', async (format) => {
    const generation = await imported(ada, await picture().toFormat(format).toBuffer(), `a.${format}`)
    expect(generation?.image_url).toContain(format === 'jpeg' ? '.jpg' : `.${format}`)
    const kept = await sharp(await fileOf(generation?.image_url ?? '', ada)).metadata()
    expect(kept.format).toBe(format === 'avif' ? 'heif' : format)
  })
})

describe('large pictures that come at once', () => {
  it('are decoded one after the other, and so are references', async () => {
    const files = await Promise.all(
      Array.from({ length: 4 }, () => picture(2_600, 2_600).png({ progressive: true }).toBuffer()),
    )
    let most = 0
    const watch = setInterval(() => {
      most = Math.max(most, sharp.counters().process)
    }, 1)
    await Promise.all([
      ...files.slice(0, 2).map((bytes) => imported(ada, bytes, 'large.png')),
      ...files.slice(2).map((bytes) => readReferenceImage(dataUrl(bytes))),
    ])
    clearInterval(watch)
    expect(most).toBe(1)
  })
})

describe('the same file', () => {
  it('is kept once, also when it comes ten times at once, and by each person of their own', async () => {
    const bytes = await picture().png().toBuffer()
    const answers = await Promise.all(Array.from({ length: 10 }, () => imported(ada, bytes, 'twice.png')))
    expect(answers.filter((generation) => generation !== null)).toHaveLength(1)
    expect(await imported(ada, bytes)).toBeNull()
    expect(await imported(ben, bytes)).not.toBeNull()
    const listed = await (await app.send('GET', '/api/generations?q=twice', { user: ada })).json()
    expect(listed).toMatchObject({ items: [{ prompt: 'twice' }] })
  })

  it('is told to be there before it is sent, of one’s own alone', async () => {
    const bytes = await picture().png().toBuffer()
    await imported(ada, bytes)
    const ask = async (user: TestUser | undefined, hashes: unknown) =>
      app.send('POST', '/api/imports/known', { user, body: { hashes } })
    const hashes = [hashOf(bytes), '0'.repeat(64)]
    expect(await (await ask(ada, hashes)).json()).toEqual({ known: [hashOf(bytes)] })
    expect(await (await ask(ben, hashes)).json()).toEqual({ known: [] })
    expect(await (await ask(ada, [])).json()).toEqual({ known: [] })
    expect((await ask(undefined, hashes)).status).toBe(401)
    const malformed = await ask(ada, ['fox'])
    expect(malformed.status).toBe(400)
    expect(await messageOf(malformed)).toBe('That is not a SHA-256 in 64 digits')
    const many = await ask(
      ada,
      Array.from({ length: 501 }, () => '0'.repeat(64)),
    )
    expect(await messageOf(many)).toBe('Ask about up to 500 files')
  })
})

describe('what cannot be imported is refused, and says why', () => {
  it('more than an account may bring, exactly, also when calls come at once', async () => {
    const eve = await app.signUp('eve')
    const first = await imported(eve, await picture().png().toBuffer())
    const { handle } = app.database
    await sql`alter table generations disable trigger user`.execute(handle)
    await sql`
      insert into generations (id, user_id, prompt, negative_prompt, style, quality, width, height, image_url, created_at,
        provider, model, read_as, unknown_words, file_key, media_type, bytes, sha256, search_text, imported_sha256)
      select 'gen_' || lpad(number::text, 26, '0'), user_id, prompt, negative_prompt, style, quality, width,
        height, image_url, created_at, provider, model, read_as, unknown_words, 'images/' || number, media_type, bytes, sha256,
        search_text, lpad(number::text, 64, '0')
      from generations, generate_series(1, ${LIMITS.importedPictures - 4}::integer) number
      where id = ${first?.id ?? ''}`.execute(handle)
    await sql`alter table generations enable trigger user`.execute(handle)
    const files = await Promise.all(Array.from({ length: 8 }, () => picture().png().toBuffer()))
    const answers = await Promise.all(
      files.map((bytes, number) => send(eve, { name: `${number}.png`, image: dataUrl(bytes) })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    const refused = answers.find(({ status }) => status === 409)
    expect(refused && (await messageOf(refused))).toBe(
      'You have imported 20000 pictures, which is the most. Delete some first.',
    )
  }, 120_000)

  it('without a session', async () => {
    const bytes = await picture().png().toBuffer()
    const response = await send(undefined, { name: 'fox.png', image: dataUrl(bytes) })
    expect(response.status).toBe(401)
    expect(await messageOf(response)).toBe('Please sign in to import pictures')
  })

  it('what is no picture, broken, moving, or of another format', async () => {
    const whole = await picture(400, 400).png({ compressionLevel: 0 }).toBuffer()
    const frames = [await picture().png().toBuffer(), await picture().negate().png().toBuffer()]
    const moving = await sharp(frames, { join: { animated: true } })
      .webp({ loop: 0 })
      .toBuffer()
    const cases: readonly (readonly [Uint8Array, string])[] = [
      [Buffer.from('not a picture at all'), 'Import PNG, JPEG, WebP or AVIF files'],
      [await picture().gif().toBuffer(), 'Import PNG, JPEG, WebP or AVIF files'],
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'Import PNG, JPEG, WebP or AVIF files'],
      [moving, 'A picture that moves cannot be imported'],
      [whole.subarray(0, whole.length / 2), 'The file is damaged or cut off'],
      [pngWith(pngText('parameters', INFOTEXT)).subarray(0, 60), 'The file is damaged or cut off'],
    ]
    for (const [bytes, message] of cases)
      expect(await refusal({ name: 'a.png', image: dataUrl(bytes) })).toMatchObject({
        status: 400,
        error: message,
      })
  })

  it('more pixels than are decoded, though the file is small', async () => {
    const bomb = await sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: '#000' } })
      .png()
      .toBuffer()
    expect(bomb.length).toBeLessThan(1_000_000)
    expect(await refusal({ name: 'bomb.png', image: dataUrl(bomb) })).toMatchObject({
      status: 400,
      error: 'A picture may have up to 50 megapixels',
    })
    const avif = await picture(5_008, 5_008).avif({ effort: 0 }).toBuffer()
    expect(avif.length).toBeLessThan(10_000)
    expect(await refusal({ name: 'bomb.avif', image: dataUrl(avif) })).toMatchObject({
      status: 400,
      error: 'A picture may have up to 25 megapixels as AVIF: save it as JPEG or PNG',
    })
  })

  it('what is malformed', async () => {
    const image = dataUrl(await picture().png().toBuffer())
    expect(await refusal({ name: '', image })).toMatchObject({ status: 400, error: 'Name the file' })
    expect(await refusal({ name: 'a'.repeat(256), image })).toMatchObject({
      error: 'A file name has up to 255 characters',
    })
    expect(await refusal({ name: 'a.png', image: 'https://example.com/a.png' })).toMatchObject({
      error: 'Please select an image file',
    })
    expect(await refusal({ name: 'a.png' })).toMatchObject({ status: 400, error: expect.any(String) })
  })
})
