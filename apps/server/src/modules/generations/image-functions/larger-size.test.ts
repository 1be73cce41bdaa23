import { readMetadata } from '@easel/picture-metadata/read-metadata'
import { startGoogleStandIn } from '@easel/providers/testing/google-stand-in'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Body, drawingWithVendor, type Item } from '../../../../test/harness/drawing-with-vendor.ts'

const PRO = 'google/gemini-3-pro-image'
const LITE = 'google/gemini-3.1-flash-lite-image'

const desk = drawingWithVendor(startGoogleStandIn, (url) => ({
  GOOGLE_API_KEY: 'key',
  GOOGLE_BASE_URL: url,
  IMAGE_PROVIDERS: '*=google,built-in',
  IMAGE_PRICES: `google=0.03, ${PRO}=0.13, ${PRO}@4k=0.24`,
}))
const { send, newest, models } = desk
const generate = (extras: Body = {}) => desk.generate({ width: 1536, height: 1024, ...extras })

describe('a picture in 4K', () => {
  let item: Item
  beforeAll(async () => {
    expect(await generate({ model: PRO, resolution: '4k' })).toMatchObject({ status: 200 })
    item = (await newest()) as Item
  })

  test('is asked for of the model, and the record says the pixels that came', () => {
    expect(desk.vendor.log.inputs.at(-1)).toMatchObject({
      generationConfig: { imageConfig: { aspectRatio: '3:2', imageSize: '4K' } },
    })
    expect(item).toMatchObject({ width: 5056, height: 3392, requested: { resolution: '4k', model: PRO } })
    expect(item.requested).not.toHaveProperty('width')
    expect(item.requested?.['warnings']).not.toContainEqual(expect.stringContaining('4K'))
  })

  test('costs what the operator says of that size', () => {
    expect(item['cost']).toBe(0.24)
  })

  test('is served with all its pixels, and small where a page asks for that', async () => {
    const sizeAt = async (path: string) => {
      const answer = await desk.app.send('GET', path)
      const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
      return { width, height }
    }
    expect(await sizeAt(item.image_url)).toEqual({ width: 5056, height: 3392 })
    expect(await sizeAt(item.image_url.replace('.png', '.avif'))).toEqual({ width: 5056, height: 3392 })
    expect(await sizeAt(`${item.image_url}&w=512`)).toEqual({ width: 512, height: 343 })
  })

  test('says in its file what it was asked for in', async () => {
    const asked = { ids: [item.id], format: 'png', metadata: 'keep' }
    const { body } = await send('POST', '/api/downloads', asked)
    const file = await desk.app.send('GET', String(body['url']))
    expect(readMetadata(Buffer.from(await file.arrayBuffer()))).toMatchObject({
      resolution: '4k',
      width: 5056,
      height: 3392,
    })
  })

  test('is found among the pictures of its shape, and not among the others', async () => {
    expect(await newest('?ratio=16:9')).toMatchObject({ id: item.id })
    expect(await newest('?ratio=1:1,9:16')).toBeUndefined()
  })
})

test('a picture in 4K is changed by words in 4K, and a region of it is not', async () => {
  await generate({ quality: 'ultra', resolution: '4k' })
  const { id } = (await newest()) as Item
  const { body } = await send('GET', `/api/generations/${id}/edits`)
  const words = (body['options'] as Body[]).find(({ edit }) => edit === 'words')
  expect(words).toMatchObject({
    isPossible: true,
    region: {
      isPossible: false,
      how: 'A region of a picture of this size cannot be changed. Change all of it.',
    },
  })
  await send('POST', `/api/generations/${id}/edits`, { edit: 'words', instruction: 'make it night' })
  await expect
    .poll(() => newest(), { timeout: 20_000 })
    .toMatchObject({ prompt: 'make it night', width: 5056, height: 3392, relation: 'edit' })
})

test('2K without a price of its own counts as four pictures of the model', async () => {
  await generate({ model: PRO, resolution: '2k' })
  expect(await newest()).toMatchObject({ width: 2528, height: 1696, cost: 0.52 })
})

test('a model without the size draws as ever, and the picture says so', async () => {
  await generate({ model: LITE, resolution: '4k' })
  const item = await newest()
  expect(item).toMatchObject({ width: 1536, height: 1024, cost: 0.03, requested: { resolution: '4k' } })
  expect(item?.requested?.['warnings']).toContain(
    'gemini-3.1-flash-lite-image drew no 4K: the picture has 1536x1024.',
  )
})

test('without a size a picture has the product’s, as ever', async () => {
  await generate({ model: PRO, resolution: 'standard' })
  const item = await newest()
  expect(item).toMatchObject({ width: 1536, height: 1024, cost: 0.13 })
  expect(item?.requested).not.toHaveProperty('resolution')
})

test('the queue takes it, too', async () => {
  const { status } = await send('POST', '/api/queue', {
    prompt: 'a boat in the queue',
    style: 'photorealistic',
    quality: 'ultra',
    aspect_ratio: '9:16',
    resolution: '2k',
    count: 1,
  })
  expect(status).toBe(202)
  await expect
    .poll(() => newest(), { timeout: 20_000 })
    .toMatchObject({ prompt: 'a boat in the queue', width: 1696, height: 2528 })
})

test('another size is refused in a sentence', async () => {
  const { status, body } = await generate({ resolution: '8k' })
  expect(status).toBe(400)
  expect(body).toMatchObject({ error: { fields: { resolution: 'A size is standard, 2k or 4k' } } })
})

test('the list of models says which sizes each has, and what they cost', async () => {
  const items = await models()
  const sizesOf = (id: string) => items.find((one) => one.id === id)?.['resolutions']
  expect(sizesOf(PRO)).toEqual([
    { id: '2k', costUsd: 0.52 },
    { id: '4k', costUsd: 0.24 },
  ])
  expect(sizesOf(LITE)).toEqual([])
  expect(sizesOf('built-in')).toEqual([])
})

describe('in OpenAI’s format', () => {
  const make = (extras: Body) => send('POST', '/v1/images/generations', { prompt: 'a boat', ...extras })

  test('a larger size is drawn larger where the model has it, and the answer names the picture’s own', async () => {
    const { body } = await make({ model: 'easel-ultra', size: '2048x2048', response_format: 'url' })
    expect(body).toMatchObject({ size: '2048x2048' })
    const wide = await make({ model: PRO, size: '3840x2160', response_format: 'url' })
    expect(wide.body).toMatchObject({ size: '5056x3392' })
  })

  test('it is drawn in the nearest of the product’s where the model has none', async () => {
    const { body } = await make({ model: LITE, size: '2048x2048', response_format: 'url' })
    expect(body).toMatchObject({ size: '1024x1024' })
    expect((await newest())?.requested).not.toHaveProperty('resolution')
  })
})
