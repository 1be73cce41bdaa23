import { readMetadata } from '@easel/picture-metadata/read-metadata'
import { startOpenAiStandIn } from '@easel/providers/testing/openai-stand-in'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Body, drawingWithVendor, type Item } from '../../../test/harness/drawing-with-vendor.ts'

const desk = drawingWithVendor(startOpenAiStandIn, (url) => ({
  OPENAI_API_KEY: 'sk-key',
  OPENAI_BASE_URL: url,
  IMAGE_PROVIDERS: '*=openai,built-in',
}))
const { send, models } = desk
const generate = (extras: Body = {}) =>
  desk.generate({ width: 1024, height: 1024, background: 'transparent', ...extras })
async function newest(): Promise<Item> {
  const item = await desk.newest()
  if (!item) throw new Error('the history is empty')
  return item
}
async function bytesAt(path: string): Promise<Buffer> {
  const answer = await desk.app.send('GET', path)
  expect(answer.status).toBe(200)
  return Buffer.from(await answer.arrayBuffer())
}
/** Opacity in a corner and in the middle: 0 is transparent, 255 opaque. */
async function alphaOf(bytes: Buffer): Promise<readonly [number, number]> {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => data[(y * info.width + x) * 4 + 3] ?? -1
  return [at(1, 1), at(info.width >> 1, info.height >> 1)]
}

describe('a picture without a background', () => {
  let item: Item
  beforeAll(async () => {
    expect((await generate()).status).toBe(200)
    item = await newest()
  })

  test('is asked for of the model, and the history says so', () => {
    expect(desk.vendor.log.inputs.at(-1)).toMatchObject({ background: 'transparent' })
    expect(item.requested).toMatchObject({ background: 'transparent', asked: { background: 'transparent' } })
    expect(item.requested?.['warnings']).toEqual(['gpt-image-2.6-flare takes no seed.'])
  })

  test.each(['png', 'webp', 'avif'])('can be seen through as %s, at every width', async (format) => {
    for (const width of ['', '&w=160', '&w=640'])
      expect(await alphaOf(await bytesAt(`${item.image_url.replace('.png', `.${format}`)}${width}`))).toEqual(
        [0, 255],
      )
  })

  test('is laid on white as JPEG, which has no transparency', async () => {
    const jpeg = await bytesAt(item.image_url.replace('.png', '.jpg'))
    const { data } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true })
    expect([...data.subarray(0, 3)].every((channel) => channel > 250)).toBe(true)
  })

  test.each(['png', 'webp'])(
    'is downloaded so as %s, and its file says what was asked for',
    async (format) => {
      const { body } = await send('POST', '/api/downloads', { ids: [item.id], format })
      const file = await bytesAt(String(body['url']))
      expect(await alphaOf(file)).toEqual([0, 255])
      expect(readMetadata(file)).toMatchObject({ background: 'transparent' })
    },
  )

  test('stays one when it is cut to a size for export', async () => {
    const cut = await bytesAt(`${item.image_url}&size=instagram-portrait`)
    expect((await alphaOf(cut))[0]).toBe(0)
  })

  test('stays one when it is enlarged', async () => {
    const { status } = await send('POST', `/api/generations/${item.id}/edits`, { edit: 'upscale', factor: 2 })
    expect(status).toBeLessThan(300)
    await expect
      .poll(async () => (await newest())['relation'], { timeout: 30_000, interval: 300 })
      .toBe('upscale')
    expect(await alphaOf(await bytesAt((await newest()).image_url))).toEqual([0, 255])
  })
})

describe('who asks for no background', () => {
  test('by the queue, gets it', async () => {
    await send('POST', '/api/queue', {
      prompt: 'a kite',
      style: 'anime',
      quality: 'high',
      aspect_ratio: '16:9',
      count: 1,
      background: 'transparent',
    })
    await expect
      .poll(async () => (await newest())['prompt'], { timeout: 30_000, interval: 300 })
      .toBe('a kite')
    const made = await newest()
    expect(made.requested).toMatchObject({ background: 'transparent' })
    expect(await alphaOf(await bytesAt(made.image_url))).toEqual([0, 255])
  })

  test('of a model that has one, gets a picture that says so', async () => {
    await generate({ model: 'openai/gpt-image-2' })
    expect((await newest()).requested).toMatchObject({
      background: 'transparent',
      warnings: ['gpt-image-2 takes no seed.', 'gpt-image-2 drew a background.'],
    })
  })

  test('with a word that is none, is told which there are', async () => {
    const { status, body } = await generate({ background: 'checkered' })
    expect(status).toBe(400)
    expect(body['error']).toMatchObject({ fields: { background: 'A background is opaque or transparent' } })
  })

  test('and who does not, gets none of it', async () => {
    await generate({ background: 'opaque' })
    expect(desk.vendor.log.inputs.at(-1)).not.toHaveProperty('background')
    expect((await newest()).requested).not.toHaveProperty('background')
  })

  test('in OpenAI’s format, gets it, or is told why not', async () => {
    const ask = (extras: Body) =>
      send('POST', '/v1/images/generations', { prompt: 'a boat', background: 'transparent', ...extras })
    const { status, body } = await ask({})
    expect(status).toBe(200)
    const [picture] = body['data'] as { b64_json: string }[]
    expect(await alphaOf(Buffer.from(picture?.b64_json ?? '', 'base64'))).toEqual([0, 255])
    const messageOf = ({ body: answer }: { body: Body }) => (answer['error'] as Body)['message']
    expect(messageOf(await ask({ output_format: 'jpeg' }))).toBe(
      'A JPEG has no transparency. Send png or webp as output_format.',
    )
    expect(messageOf(await ask({ model: 'openai/gpt-image-2' }))).toBe(
      'gpt-image-2 draws no transparent background. Send auto or opaque, or a model whose transparent is true in GET /api/models.',
    )
  })

  test('is shown which models can', async () => {
    const able = (await models()).filter(({ transparent }) => transparent).map(({ id }) => id)
    expect(able).toEqual(['openai/gpt-image-2.6-flare', 'openai/gpt-image-2.6-sunburst', 'built-in'])
  })
})
