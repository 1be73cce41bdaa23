import { generateImage } from '@easel/contract/functions'
import { SCRIPTED_FORBIDDEN_PROMPT, type Step } from '@easel/providers/testing/scripted-provider'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { eventually, openGenerations } from '../../../../test/generations/start-generations.ts'

const { database, start } = await openGenerations()

const square = { width: 1024, height: 1024 }
const always = (step: Step) => () => step

describe('the four image functions', () => {
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
      deadlineMs: () => 300,
    })
    const ada = await makeUser('ada')
    await expect(call(generateImage, ada, { body: { prompt: 'a boat', ...square } })).rejects.toMatchObject({
      code: 'timeout',
    })
    expect(await limits(ada)).toMatchObject({ reserved: 0, remaining: 5 })
    await eventually(() => provider.load.running === 0, 'the drawing has stopped')
  })
})
