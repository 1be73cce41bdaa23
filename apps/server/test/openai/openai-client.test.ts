import { writeMetadata } from '@easel/picture-metadata/write-metadata'
import { createScriptedProvider } from '@easel/providers/testing/scripted-provider'
import OpenAI, { toFile } from 'openai'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenAiServer, photo, startOpenAiServer } from './start-openai-server.ts'

const provider = createScriptedProvider((request) => {
  if (request.prompt.includes('too busy')) return { do: 'fail', kind: 'rate_limit', retryAfterSeconds: 7 }
  if (request.prompt.includes('no answer')) return { do: 'fail', kind: 'bad_response' }
  if (request.prompt.includes('one of two') && (request.seed ?? 0) % 2 === 1)
    return { do: 'fail', kind: 'bad_response' }
  return { do: 'draw' }
})
let server: OpenAiServer
let client: OpenAI
let key: string
let headers: Readonly<Record<string, string>>

beforeAll(async () => {
  server = await startOpenAiServer({ provider })
  const made = await server.makeKey('ada')
  key = made.key
  headers = made.user.headers
  client = new OpenAI({ apiKey: key, baseURL: server.baseUrl })
})
afterAll(() => server.stop())

/** The newest pictures of the account, as its history shows them. */
async function history(): Promise<Record<string, unknown>[]> {
  const response = await server.app.http.request('/api/generations', { headers: { ...headers } })
  return ((await response.json()) as { items: Record<string, unknown>[] }).items
}

/** What the product adds to a picture of theirs. */
function extra(picture: OpenAI.Image | undefined): { readonly id?: string; readonly seed?: number } {
  return { ...(picture as object) }
}

async function sizeOf(base64: string | undefined) {
  const { format, width, height } = await sharp(Buffer.from(base64 ?? '', 'base64')).metadata()
  return { format, width, height }
}

describe('OpenAI’s own client', () => {
  it('gets a picture as base64, which is in the history as one of the generator would be', async () => {
    const answer = await client.images.generate({
      model: 'gpt-image-1',
      prompt: 'a red fox in the snow',
      size: '1536x1024',
      quality: 'medium',
    })
    expect(answer).toMatchObject({ output_format: 'png', quality: 'medium', size: '1536x1024' })
    expect(await sizeOf(answer.data?.[0]?.b64_json)).toEqual({ format: 'png', width: 1536, height: 1024 })
    expect(answer.data?.[0]?.url).toBeUndefined()
    const [newest] = await history()
    expect(newest).toMatchObject({
      id: extra(answer.data?.[0]).id,
      prompt: 'a red fox in the snow',
      quality: 'high',
      style: 'photorealistic',
      width: 1536,
    })
    expect(provider.requests.at(-1)).toMatchObject({ quality: 'high', model: 'gpt-image-1' })
  })

  it('gets addresses that open the pictures without a key, several of one prompt', async () => {
    const answer = await client.images.generate({
      model: 'easel-ultra',
      prompt: 'a lighthouse',
      n: 3,
      response_format: 'url',
      output_format: 'jpeg',
      ...({ seed: 7, negative_prompt: 'people', style: 'watercolor' } as object),
    })
    expect(answer.data).toHaveLength(3)
    const seeds = answer.data?.map((picture) => extra(picture).seed)
    expect(seeds).toEqual([7, 8, 9])
    for (const { url = '', b64_json } of answer.data ?? []) {
      expect(b64_json).toBeUndefined()
      expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/images\/gen_[0-9a-z]{26}\.jpg\?e=/)
      const picture = await fetch(url)
      expect(picture.headers.get('content-type')).toBe('image/jpeg')
    }
    expect(await history()).toContainEqual(
      expect.objectContaining({ quality: 'ultra', style: 'watercolor', negative_prompt: 'people', seed: 9 }),
    )
  })

  it('edits a picture of its own', async () => {
    const answer = await client.images.edit({
      model: 'gpt-image-1',
      image: await toFile(await photo(40, 60), 'photo.png', { type: 'image/png' }),
      prompt: 'the same at night',
      input_fidelity: 'high',
      output_format: 'webp',
    })
    expect(await sizeOf(answer.data?.[0]?.b64_json)).toEqual({ format: 'webp', width: 1024, height: 1536 })
    const drawn = provider.requests.at(-1)
    expect(drawn).toMatchObject({ prompt: 'the same at night', referenceStrength: 0.8 })
    expect(await sharp(drawn?.references?.[0]?.picture).metadata()).toMatchObject({ width: 40, height: 60 })
  })

  it('edits by several pictures of its own, in their order', async () => {
    await client.images.edit({
      image: [
        await toFile(await photo(40, 60), 'cat.png', { type: 'image/png' }),
        await toFile(await photo(50, 60), 'room.png', { type: 'image/png' }),
      ],
      prompt: 'the cat of @1 in the room of @2',
    })
    const sent = provider.requests.at(-1)?.references ?? []
    const widths = await Promise.all(sent.map(async ({ picture }) => (await sharp(picture).metadata()).width))
    expect(widths).toEqual([40, 50])
  })

  it('varies a picture by what its file says, or by the picture alone', async () => {
    const told = writeMetadata(await photo(), {
      about: { prompt: 'a boat at dawn' },
      sourceType: 'algorithmicMedia',
    })
    await client.images.createVariation({ image: await toFile(told, 'told.png'), n: 1 })
    expect(provider.requests.at(-1)?.prompt).toBe('a boat at dawn')
    await client.images.createVariation({ image: await toFile(await photo(), 'untold.png') })
    expect(provider.requests.at(-1)?.prompt).toBe('A variation of this picture')
    expect(provider.requests.at(-1)?.references).toBeDefined()
  })

  it('lists the models, and reads one', async () => {
    const models = await client.models.list()
    expect(models.data.map(({ id, owned_by }) => [id, owned_by])).toEqual([
      ['easel-standard', 'scripted'],
      ['easel-high', 'scripted'],
      ['easel-ultra', 'scripted'],
      ['scripted', 'scripted'],
    ])
    expect(await client.models.retrieve('easel-high')).toMatchObject({ id: 'easel-high', object: 'model' })
    await expect(client.models.retrieve('easel-none')).rejects.toBeInstanceOf(OpenAI.NotFoundError)
  })

  it('streams previews, then the picture', async () => {
    const stream = await client.images.generate({
      model: 'gpt-image-1',
      prompt: 'a slow boat',
      stream: true,
      partial_images: 1,
      output_format: 'webp',
    })
    const events: OpenAI.ImageGenStreamEvent[] = []
    for await (const event of stream) events.push(event)
    expect(events.map(({ type }) => type)).toEqual([
      'image_generation.partial_image',
      'image_generation.completed',
    ])
    expect(events[0]).toMatchObject({ partial_image_index: 0, output_format: 'webp' })
    expect(await sizeOf(events[0]?.b64_json)).toEqual({ format: 'webp', width: 32, height: 32 })
    expect(await sizeOf(events[1]?.b64_json)).toEqual({ format: 'webp', width: 1024, height: 1024 })
  })

  it('streams the picture alone where no preview was asked for, and an edit under its own names', async () => {
    const stream = await client.images.edit({
      image: await toFile(await photo(), 'photo.png'),
      prompt: 'a slow boat',
      stream: true,
    })
    const types: string[] = []
    for await (const { type } of stream) types.push(type)
    expect(types).toEqual(['image_edit.completed'])
  })

  it('hears what went wrong by the class of its error', async () => {
    const stranger = new OpenAI({ apiKey: 'easel_nonsense', baseURL: server.baseUrl })
    const picture = await toFile(await photo(), 'a.png')
    const generate = (body: object) => () => client.images.generate({ prompt: 'a boat', ...body })
    const edit = (body: object) => () => client.images.edit({ prompt: 'a boat', image: picture, ...body })
    const calls: readonly (readonly [() => Promise<unknown>, unknown, object])[] = [
      [
        () => stranger.images.generate({ prompt: 'a boat' }),
        OpenAI.AuthenticationError,
        { status: 401, code: 'invalid_api_key' },
      ],
      [
        generate({ size: '3000x200' }),
        OpenAI.BadRequestError,
        { status: 400, param: 'size', type: 'invalid_request_error' },
      ],
      [generate({ background: 'transparent' }), OpenAI.BadRequestError, { param: 'background' }],
      [generate({ prompt: '  ' }), OpenAI.BadRequestError, { param: 'prompt' }],
      [generate({ n: 11 }), OpenAI.BadRequestError, { param: 'n' }],
      [generate({ prompt: 'forbidden words' }), OpenAI.BadRequestError, { code: 'moderation_blocked' }],
      [
        edit({ image: await toFile(Buffer.from('text'), 'a.png') }),
        OpenAI.BadRequestError,
        { param: 'image' },
      ],
      [
        edit({ image: Array(17).fill(picture) }),
        OpenAI.BadRequestError,
        { message: expect.stringContaining('A picture may have up to 16 reference images') },
      ],
      [
        edit({ mask: picture }),
        OpenAI.BadRequestError,
        { param: 'mask', message: expect.stringContaining('No provider here') },
      ],
      [generate({ prompt: 'no answer' }), OpenAI.InternalServerError, { status: 500 }],
    ]
    for (const [call, kind, about] of calls) {
      const error = await call().catch((thrown: unknown) => thrown)
      expect(error).toBeInstanceOf(kind)
      expect(error).toMatchObject(about)
      expect((error as InstanceType<typeof OpenAI.APIError>).requestID).toMatch(/^req_/)
    }
  })

  it('is told how long to wait', async () => {
    const call = client.images.generate({ prompt: 'too busy' }, { maxRetries: 0 })
    const error = await call.catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(OpenAI.RateLimitError)
    const { code, headers: told } = error as InstanceType<typeof OpenAI.RateLimitError>
    expect([code, told.get('retry-after'), told.get('x-should-retry')]).toEqual([
      'rate_limit_exceeded',
      '7',
      'true',
    ])
  })

  it('does not send again by itself what could make a second picture', async () => {
    const before = provider.requests.length
    const failing = client.images.generate({ prompt: 'no answer, once' })
    await expect(failing).rejects.toBeInstanceOf(OpenAI.InternalServerError)
    expect(provider.requests.length - before).toBe(1)
  })

  it('hears of a failure in the middle of a stream', async () => {
    const stream = await client.images.generate({ prompt: 'no answer in a stream', stream: true })
    const reading = (async () => {
      for await (const _ of stream) void _
    })()
    await expect(reading).rejects.toMatchObject({ code: 'generation_failed', type: 'server_error' })
  })

  it('gets those of several that were made, and why the others were not', async () => {
    const before = await remaining()
    const answer = await client.images.generate({ prompt: 'one of two', n: 2, ...({ seed: 4 } as object) })
    expect(answer.data).toHaveLength(1)
    expect((answer as { failed?: object[] }).failed).toMatchObject([{ code: 'generation_failed' }])
    expect(before - (await remaining())).toBe(1)
  })
})

async function remaining(): Promise<number> {
  const response = await server.app.http.request('/api/limits', { headers: { ...headers } })
  return ((await response.json()) as { remaining: number }).remaining
}
