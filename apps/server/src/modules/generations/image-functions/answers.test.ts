import { generateImage, generateImageModel, openaiImage, replicateGenerate } from '@easel/contract/functions'
import { listGenerations } from '@easel/contract/generations'
import { getQueue } from '@easel/contract/queue'
import { sql } from 'kysely'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { openGenerations } from '../../../../test/generations/start-generations.ts'

const { database, start } = await openGenerations()

const square = { width: 1024, height: 1024 }

describe('the four image functions', () => {
  test('[7.1] each answers its own fields for a picture that is in the history before it answers', async () => {
    const { call, makeUser, limits } = await start()
    const ada = await makeUser('ada')
    const address = expect.stringMatching(/^\/images\/gen_[0-9a-z]{26}\.png\?e=\d+&s=[\w-]{22}$/)
    const id = expect.stringMatching(/^gen_/)

    expect(await call(generateImage, ada, { body: { prompt: 'a boat', ...square, seed: 3 } })).toEqual({
      imageURL: address,
      seed: 3,
      NSFWContent: false,
      id,
    })
    const model = { positivePrompt: 'a boat', width: 1536, height: 1024, model: 'flux-dev', seed: 4 }
    expect(await call(generateImageModel, ada, { body: model })).toEqual({
      imageURL: address,
      seed: 4,
      NSFWContent: false,
      id,
    })
    expect(await call(openaiImage, ada, { body: { prompt: 'a boat', size: '1792x1024', seed: 5 } })).toEqual({
      urls: [address],
      id,
      seed: 5,
    })
    const marketplace = { prompt: 'a boat', aspect_ratio: '9:16', model: 'flux-1.1-pro', seed: 6 } as const
    expect(await call(replicateGenerate, ada, { body: marketplace })).toEqual({
      output: [address],
      seed: 6,
      NSFWContent: false,
      id,
    })

    const { items } = await call(listGenerations, ada, { query: {} })
    expect(items.map(({ seed, width, height, quality }) => [seed, width, height, quality])).toEqual([
      [6, 1024, 1536, 'ultra'],
      [5, 1536, 1024, 'standard'],
      [4, 1536, 1024, 'high'],
      [3, 1024, 1024, 'standard'],
    ])
    expect(await limits(ada)).toMatchObject({ generations_today: 4, reserved: 0, remaining: 1 })
    expect((await call(getQueue, ada, { query: {} })).tasks).toEqual([])
  })

  test('[7.2] openai-image draws 1792x1024 as landscape and every other size as it is', async () => {
    const { call, makeUser, provider } = await start()
    const ada = await makeUser('ada')
    for (const size of ['1024x1024', '1792x1024', '1024x1536'] as const)
      await call(openaiImage, ada, { body: { prompt: 'a boat', size } })
    expect(provider.requests.map(({ width, height }) => `${width}x${height}`)).toEqual([
      '1024x1024',
      '1536x1024',
      '1024x1536',
    ])
  })

  test('[7.3] replicate-generate takes negative prompt and reference picture, and the model names the quality', async () => {
    const { call, makeUser, provider, files } = await start()
    const ada = await makeUser('ada')
    const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#c33' } })
      .withExif({ IFD0: { Copyright: 'someone' } })
      .jpeg()
      .toBuffer()
    await call(replicateGenerate, ada, {
      body: {
        prompt: 'a boat',
        negative_prompt: 'people',
        aspect_ratio: '1:1',
        model: 'nano-banana',
        image: `data:image/jpeg;base64,${photo.toString('base64')}`,
      },
    })
    expect(provider.requests[0]).toMatchObject({
      negativePrompt: 'people',
      quality: 'standard',
      model: 'nano-banana',
    })
    const seen = await sharp(provider.requests[0]?.references?.[0]?.picture).metadata()
    expect(seen).toMatchObject({ format: 'webp', width: 60, height: 40 })
    expect(seen.exif).toBeUndefined()
    expect(await files('refs/')).toHaveLength(1)
  })

  test('a variation takes its parent’s reference picture along, and the reference goes with the last of them', async () => {
    const { call, makeUser, provider, files } = await start()
    const ada = await makeUser('ada')
    const bob = await makeUser('bob')
    const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#c33' } })
      .png()
      .toBuffer()
    const body = { prompt: 'a boat', aspect_ratio: '1:1', model: 'flux-schnell' } as const
    const image = `data:image/png;base64,${photo.toString('base64')}`
    const first = await call(replicateGenerate, ada, { body: { ...body, image } })
    const second = await call(replicateGenerate, ada, { body: { ...body, parent_id: first.id } })
    const third = await call(replicateGenerate, ada, {
      body: { ...body, parent_id: first.id, relation: 'reference' },
    })
    const foreign = await call(replicateGenerate, bob, { body: { ...body, parent_id: first.id } })
    const references = provider.requests.map((request) => request.references?.[0]?.picture)
    expect(references).toEqual([references[0], references[0], undefined, undefined])
    expect(references[0]).toBeDefined()
    const rows = await sql<{ id: string; parent_id: string | null; relation: string | null }>`
      select id, parent_id, relation from generations order by created_at, id`.execute(database.handle)
    expect(rows.rows).toEqual([
      { id: first.id, parent_id: null, relation: null },
      { id: second.id, parent_id: first.id, relation: 'variation' },
      { id: third.id, parent_id: first.id, relation: 'reference' },
      { id: foreign.id, parent_id: null, relation: null },
    ])
    expect(await files('refs/')).toHaveLength(1)
  })

  test('anybody’s public picture can be remixed, a private one is passed over', async () => {
    const { call, makeUser } = await start()
    const ada = await makeUser('ada')
    const bob = await makeUser('bob')
    const body = { prompt: 'a boat', aspect_ratio: '1:1', model: 'flux-schnell' } as const
    const { id } = await call(replicateGenerate, ada, { body })
    const parentOf = async (remix: string) =>
      (
        await sql<{
          parent_id: string | null
        }>`select parent_id from generations where id = ${remix}`.execute(database.handle)
      ).rows[0]?.parent_id
    const remix = { body: { ...body, parent_id: id, relation: 'remix' } } as const
    expect(await parentOf((await call(replicateGenerate, bob, remix)).id)).toBeNull()
    await sql`update generations set is_public = true where id = ${id}`.execute(database.handle)
    expect(await parentOf((await call(replicateGenerate, bob, remix)).id)).toBe(id)
  })

  test('[5.4] an absent seed is chosen at random, recorded and answered', async () => {
    const { call, makeUser, provider } = await start()
    const ada = await makeUser('ada')
    const made = [
      await call(generateImage, ada, { body: { prompt: 'a boat', ...square } }),
      await call(generateImage, ada, { body: { prompt: 'a boat', ...square } }),
    ]
    expect(made[0]?.seed).not.toBe(made[1]?.seed)
    expect(provider.requests.map(({ seed }) => seed)).toEqual(made.map(({ seed }) => seed))
  })

  test('a size the product does not make is refused with a message for its fields, and costs nothing', async () => {
    const { call, makeUser, limits } = await start()
    const ada = await makeUser('ada')
    const body = { prompt: 'a boat', width: 640, height: 480 }
    await expect(call(generateImage, ada, { body })).rejects.toMatchObject({
      code: 'invalid_request',
      fields: {
        width:
          'Scripted provider draws no 640x480. Sizes are 1024x1024, 1536x1024, 1024x1536, 1024x1280, 1344x896, 896x1344, 1792x768.',
      },
    })
    expect(await limits(ada)).toMatchObject({ remaining: 5 })
  })

  test('progress and previews reach the user’s open tabs while the picture forms', async () => {
    const { call, makeUser, subscribe } = await start()
    const ada = await makeUser('ada')
    const seen: unknown[] = []
    const stop = subscribe('ada', { onStored: () => {}, onPassing: ({ payload }) => seen.push(payload) })
    await call(generateImage, ada, { body: { prompt: 'a boat', ...square } }, 'key-1')
    stop()
    expect(seen[0]).toMatchObject({ requestKey: 'key-1', percent: 0 })
    expect(seen[1]).toMatchObject({
      requestKey: 'key-1',
      percent: 10,
      preview: expect.stringMatching(/^data:image\/png;base64,/),
    })
    expect(seen.at(-1)).toMatchObject({ percent: 100 })
  })

  test('[4.8] the news of a finished picture: place held, picture made, place settled', async () => {
    const { call, makeUser, newsOf } = await start()
    const ada = await makeUser('ada')
    const { id } = await call(generateImage, ada, { body: { prompt: 'a boat', ...square } })
    const news = await newsOf(ada)
    expect(news.slice(-3)).toMatchObject([
      { type: 'limits.changed', payload: { limits: { reserved: 1, generations_today: 0 } } },
      { type: 'limits.changed', payload: { limits: { reserved: 0, generations_today: 1 } } },
      {
        type: 'generation.created',
        payload: { generation: { id, prompt: 'a boat', read_as: ['gradient'] } },
      },
    ])
  })
})
