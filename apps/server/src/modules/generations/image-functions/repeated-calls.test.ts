import { generateImage } from '@easel/contract/functions'
import { listGenerations } from '@easel/contract/generations'
import { describe, expect, test } from 'vitest'
import { openGenerations } from '../../../../test/generations/start-generations.ts'

const { start } = await openGenerations()

const square = { width: 1024, height: 1024 }

describe('the four image functions', () => {
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
})
