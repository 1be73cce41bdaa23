import { generateImage, generateImageModel, openaiImage, replicateGenerate } from '@easel/contract/functions'
import { listGenerations } from '@easel/contract/generations'
import { getQueue } from '@easel/contract/queue'
import { SCRIPTED_FORBIDDEN_PROMPT, type Step } from '@easel/providers/testing/scripted-provider'
import { sql } from 'kysely'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { eventually, openGenerations } from '../../../test/generations/start-generations.ts'

const { database, start } = await openGenerations()

const square = { width: 1024, height: 1024 }
const always = (step: Step) => () => step

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
    const seen = await sharp(provider.requests[0]?.reference).metadata()
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
    const references = provider.requests.map(({ reference }) => reference)
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

  test('a caller who waits while the database is away for a moment still gets the picture', async () => {
    await start({ script: always({ do: 'draw', delayMs: 4_000 }) })
    let looksLost = 0
    let isAway = false
    const { call, makeUser, generations } = await start({
      worker: false,
      database: {
        ...database,
        asUser: async (userId, work) => {
          if (!isAway) return database.asUser(userId, work)
          looksLost += 1
          throw new Error('the connection was closed')
        },
      },
    })
    const ada = await makeUser('ada')
    const answer = call(generateImage, ada, { body: { prompt: 'a boat', ...square } })
    await eventually(async () => {
      const { rows } = await sql<{ status: string }>`select status from tasks`.execute(database.handle)
      return rows[0]?.status === 'running'
    })
    isAway = true
    await eventually(() => looksLost > 0)
    isAway = false
    expect((await answer).imageURL).toMatch(/^\/images\/gen_/)
    expect(generations.running()).toBe(0)
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

  test('[6.3] of 200 parallel calls with 5 left exactly 5 succeed, and the rest are told daily_limit', async () => {
    const { call, makeUser, limits, files } = await start()
    const ada = await makeUser('ada')
    const results = await Promise.allSettled(
      Array.from({ length: 200 }, () => call(generateImage, ada, { body: { prompt: 'a boat', ...square } })),
    )
    const refused = results.filter((result) => result.status === 'rejected')
    expect(refused).toHaveLength(195)
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'daily_limit' })
    expect(await limits(ada)).toMatchObject({ generations_today: 5, reserved: 0, remaining: 0 })
    expect((await call(listGenerations, ada, { query: {} })).items).toHaveLength(5)
    expect(await files()).toHaveLength(5)
  })

  test('a size the product does not make is refused with a message for its fields, and costs nothing', async () => {
    const { call, makeUser, limits } = await start()
    const ada = await makeUser('ada')
    const body = { prompt: 'a boat', width: 640, height: 480 }
    await expect(call(generateImage, ada, { body })).rejects.toMatchObject({
      code: 'invalid_request',
      fields: { width: 'Sizes are 1024x1024, 1536x1024 and 1024x1536' },
    })
    expect(await limits(ada)).toMatchObject({ remaining: 5 })
  })

  test('a prompt that the content policy forbids is refused before a place is taken', async () => {
    const { call, makeUser, limits, provider, newsOf } = await start()
    const ada = await makeUser('ada')
    const before = await newsOf(ada)
    const body = { prompt: SCRIPTED_FORBIDDEN_PROMPT, ...square }
    await expect(call(generateImage, ada, { body })).rejects.toMatchObject({ code: 'nsfw_content' })
    expect(await limits(ada)).toMatchObject({ remaining: 5 })
    expect(await newsOf(ada)).toEqual(before)
    expect(provider.requests).toEqual([])
  })

  test('a picture that its provider judges unsafe is withheld, and its place given back', async () => {
    const { call, makeUser, limits, files } = await start({ script: always({ do: 'draw', nsfw: true }) })
    const ada = await makeUser('ada')
    await expect(call(generateImage, ada, { body: { prompt: 'a boat', ...square } })).rejects.toMatchObject({
      code: 'nsfw_content',
    })
    expect(await limits(ada)).toMatchObject({ generations_today: 0, reserved: 0 })
    expect(await files()).toEqual([])
  })

  test.each([
    ['rate_limit', 'rate_limit'],
    ['credits', 'insufficient_credits'],
    ['auth', 'server_error'],
    ['timeout', 'timeout'],
    ['network', 'network_error'],
    ['server', 'server_error'],
    ['bad_response', 'generation_failed'],
    ['unsupported', 'generation_failed'],
    ['nsfw', 'nsfw_content'],
  ] as const)(
    'the provider’s %s is the caller’s %s, and the place is given back, and every other page of theirs hears of it',
    async (kind, code) => {
      const { call, makeUser, limits, newsOf } = await start({ script: always({ do: 'fail', kind }) })
      const ada = await makeUser('ada')
      await expect(call(generateImage, ada, { body: { prompt: 'a boat', ...square } })).rejects.toMatchObject(
        {
          code,
        },
      )
      expect(await limits(ada)).toMatchObject({ generations_today: 0, reserved: 0, remaining: 5 })
      expect((await newsOf(ada)).filter(({ type }) => type === 'task.failed')).toMatchObject([
        { payload: { prompt: 'a boat', code } },
      ])
    },
  )

  test.each([
    ['throws', { do: 'throw' }],
    ['answers bytes that are no picture', { do: 'answer', bytes: Buffer.from('<html>') }],
  ] as const)('a provider that %s fails the picture alone', async (_, step) => {
    const { call, makeUser, limits } = await start({
      script: (_request, index) => (index === 0 ? step : { do: 'draw' }),
    })
    const ada = await makeUser('ada')
    const body = { prompt: 'a boat', ...square }
    await expect(call(generateImage, ada, { body })).rejects.toMatchObject({ code: 'generation_failed' })
    await call(generateImage, ada, { body })
    expect(await limits(ada)).toMatchObject({ generations_today: 1, reserved: 0 })
  })

  test('a provider that hangs and hears no abort is given up at its time limit', async () => {
    const { call, makeUser, limits } = await start({ script: always({ do: 'hang-deaf' }), timeLimit: 100 })
    const ada = await makeUser('ada')
    await expect(call(generateImage, ada, { body: { prompt: 'a boat', ...square } })).rejects.toMatchObject({
      code: 'timeout',
    })
    expect(await limits(ada)).toMatchObject({ reserved: 0 })
  })

  test('a failure that cost nothing is tried once more, and no more than once', async () => {
    const { call, makeUser, provider } = await start({
      script: always({ do: 'fail', kind: 'server', retryable: true }),
    })
    const ada = await makeUser('ada')
    const body = { prompt: 'a boat', ...square }
    await expect(call(generateImage, ada, { body })).rejects.toMatchObject({ code: 'server_error' })
    expect(provider.requests).toHaveLength(2)
  })

  test('past its deadline a call ends with timeout: the drawing is stopped and the place given back', async () => {
    const { call, makeUser, limits, provider } = await start({
      script: always({ do: 'hang' }),
      deadlineMs: 300,
    })
    const ada = await makeUser('ada')
    await expect(call(generateImage, ada, { body: { prompt: 'a boat', ...square } })).rejects.toMatchObject({
      code: 'timeout',
    })
    expect(await limits(ada)).toMatchObject({ reserved: 0, remaining: 5 })
    await eventually(() => provider.load.running === 0, 'the drawing has stopped')
  })

  test('a hundred identical calls with one key are one picture and one answer', async () => {
    // However long the machine takes over a hundred calls: a lease that runs out would have it drawn again.
    const { call, makeUser, limits, provider } = await start({ workerTimings: { leaseMs: 600_000 } })
    const ada = await makeUser('ada')
    const body = { prompt: 'a boat', ...square }
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => call(generateImage, ada, { body }, 'key-1')),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(provider.requests).toHaveLength(1)
    expect(await limits(ada)).toMatchObject({ generations_today: 1, reserved: 0 })
    await expect(
      call(generateImage, ada, { body: { ...body, prompt: 'a house' } }, 'key-1'),
    ).rejects.toMatchObject({ code: 'idempotency_mismatch' })
  })

  test('a failed call sent again with its key is a new attempt, as Retry means it', async () => {
    const { call, makeUser, limits } = await start({
      script: (_request, index) => (index === 0 ? { do: 'fail', kind: 'server' } : { do: 'draw' }),
    })
    const ada = await makeUser('ada')
    const body = { prompt: 'a boat', ...square }
    await expect(call(generateImage, ada, { body }, 'key-1')).rejects.toMatchObject({ code: 'server_error' })
    await call(generateImage, ada, { body }, 'key-1')
    expect(await limits(ada)).toMatchObject({ generations_today: 1, reserved: 0 })
  })

  test('a failed call that is sent again many times at once is one new attempt', async () => {
    const { call, makeUser, limits, provider } = await start({
      script: (_request, index) => (index === 0 ? { do: 'fail', kind: 'server' } : { do: 'draw' }),
    })
    const ada = await makeUser('ada')
    const again = () => call(generateImage, ada, { body: { prompt: 'a boat', ...square } }, 'key-1')
    await expect(again()).rejects.toMatchObject({ code: 'server_error' })
    const answers = await Promise.all(Array.from({ length: 20 }, again))
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect(provider.requests).toHaveLength(2)
    expect(await limits(ada)).toMatchObject({ generations_today: 1, reserved: 0 })
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
