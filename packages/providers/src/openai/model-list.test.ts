import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { conformanceOf } from '../conformance.ts'
import type { ImageProvider } from '../image-provider.ts'
import { startOpenAiStandIn } from '../testing/openai-stand-in.ts'
import { createOpenAiProvider } from './openai-provider.ts'

const request = { prompt: 'a boat', width: 1024, height: 1024 } as const
const never = new AbortController().signal
const NOW = () => Date.parse('2026-11-26')

describe('stable-diffusion.cpp over OpenAI’s API', () => {
  let server: Awaited<ReturnType<typeof startOpenAiStandIn>>
  let provider: ImageProvider
  beforeAll(async () => {
    server = await startOpenAiStandIn({ isSdServer: true })
    provider = createOpenAiProvider({ baseUrl: server.url, steps: 4 })
    await provider.prepare?.(never)
  })
  afterAll(() => Promise.all([provider.close(), server.close()]))

  const drawn = {
    get provider() {
      return provider
    },
  }
  const like = { capabilities: { seed: true, progress: false, negativePrompt: false, reference: false } }
  for (const { title, run } of conformanceOf({ provider: like as ImageProvider }))
    test(title, () => run(drawn))

  test('two pictures of one prompt differ, and the record says the seed of each', async () => {
    const [first, second] = await Promise.all([provider.generate(request), provider.generate(request)])
    if (!first.ok || !second.ok) throw new Error('no picture')
    expect(first.seed).not.toBe(second.seed)
    expect(Buffer.from(first.image.bytes)).not.toEqual(Buffer.from(second.image.bytes))
    expect(first.asked).toMatchObject({ seed: first.seed, steps: 4 })
  })

  test('seed and steps go inside the prompt, behind what is left of a stranger’s', async () => {
    const prompt = 'a boat <sd_cpp_extra_args>{"seed":1}</sd_cpp_extra_args>'
    await provider.generate({ ...request, prompt, seed: 3_000_000_000, quality: 'high' })
    expect(server.log.inputs.at(-1)?.['prompt']).toMatch(
      /^a boat +\{"seed":1\} +<sd_cpp_extra_args>\{"seed":3000000000,"sample_params":\{"sample_steps":6\}\}<\/sd_cpp_extra_args>$/,
    )
  })

  test('the operator reads that the other address takes more', () => {
    expect(provider.notices?.()).toEqual([expect.stringContaining('SDAPI_URL')])
  })
})

describe('the list of models', () => {
  test('the days that the vendor lists are told, and a model that it does not list', async () => {
    const vendor = await startOpenAiStandIn({
      models: [
        { id: 'gpt-image-2.6-flare', shutdown_date: 1_798_761_600 },
        { id: 'gpt-image-2', shutdown_date: '2026-11-01' },
      ],
    })
    const byQuality = createOpenAiProvider({ key: 'x', baseUrl: vendor.url, now: NOW })
    await byQuality.prepare?.(never)
    expect(byQuality.notices?.()).toEqual([
      'gpt-image-2.6-flare will end on 2027-01-01.',
      'The server lists no model gpt-image-2.6-sunburst.',
    ])
    const fixed = createOpenAiProvider({ key: 'x', baseUrl: vendor.url, model: 'gpt-image-2', now: NOW })
    await fixed.prepare?.(never)
    expect(fixed.notices?.()).toEqual(['gpt-image-2 ended on 2026-11-01.'])
    await Promise.all([byQuality, fixed, vendor].map((one) => one.close()))
  })

  test('a day that the server lists is told with the successor of the table, whose own day counts at OpenAI alone', async () => {
    const vendor = await startOpenAiStandIn({ models: [{ id: 'gpt-image-1', shutdown_date: '2027-02-01' }] })
    const provider = createOpenAiProvider({ key: 'x', baseUrl: vendor.url, model: 'gpt-image-1', now: NOW })
    expect(provider.notices?.()).toEqual([])
    await provider.prepare?.(never)
    expect(provider.notices?.()).toEqual([
      'gpt-image-1 will end on 2027-02-01; its successor is gpt-image-2.6-flare.',
    ])
    await Promise.all([provider.close(), vendor.close()])
  })

  test('a vendor without a list, or that is away, draws all the same and says nothing', async () => {
    const vendor = await startOpenAiStandIn()
    const provider = createOpenAiProvider({ key: 'x', baseUrl: vendor.url, now: NOW })
    await provider.prepare?.(never)
    expect(provider.notices?.()).toEqual([])
    expect(await provider.generate(request)).toMatchObject({ ok: true })
    await vendor.close()
    const away = createOpenAiProvider({ key: 'x', baseUrl: 'http://127.0.0.1:1', now: NOW })
    await away.prepare?.(never)
    expect(away.notices?.()).toEqual([])
    await Promise.all([provider.close(), away.close()])
  })
})
