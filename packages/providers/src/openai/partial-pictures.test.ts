import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ImageProgress, ImageProvider, ImageRequest } from '../image-provider.ts'
import { gradientPicture } from '../testing/gradient-picture.ts'
import { startOpenAiStandIn } from '../testing/openai-stand-in.ts'
import { createOpenAiProvider, type OpenAiOptions } from './openai-provider.ts'

const request = { prompt: 'a boat', width: 1024, height: 1024 } as const
let vendor: Awaited<ReturnType<typeof startOpenAiStandIn>>
const opened: ImageProvider[] = []

beforeAll(async () => {
  vendor = await startOpenAiStandIn()
})
afterAll(async () => {
  await Promise.all([...opened, vendor].map((one) => one.close()))
})

async function draw(changes: Partial<ImageRequest>, options: Partial<OpenAiOptions> = {}) {
  const provider = createOpenAiProvider({ key: 'x', baseUrl: vendor.url, ...options })
  opened.push(provider)
  const heard: ImageProgress[] = []
  const outcome = await provider.generate(
    { ...request, ...changes },
    { onProgress: (progress) => heard.push(progress) },
  )
  return { provider, outcome, heard, input: vendor.log.inputs.at(-1) }
}

describe('pictures of what is forming', () => {
  test('come small, between the beginning and the end, and the whole picture after them', async () => {
    const { outcome, heard, input } = await draw({})
    expect(input).toMatchObject({ stream: true, partial_images: 2 })
    expect(heard.map(({ percent, preview }) => [percent, preview?.type])).toEqual([
      [33, 'image/webp'],
      [67, 'image/webp'],
      [100, undefined],
    ])
    expect(await sharp(heard[0]?.preview?.bytes).metadata()).toMatchObject({ width: 512, height: 512 })
    expect(outcome).toMatchObject({ ok: true, model: 'gpt-image-2.6-flare', image: { type: 'image/png' } })
    expect(JSON.stringify(outcome.ok && outcome.asked)).not.toContain('stream')
  })

  test('come with a picture that is changed, too', async () => {
    const references = [{ picture: await gradientPicture(512, 512, 3) }]
    const { outcome, heard, input } = await draw({ references })
    expect(input).toMatchObject({ stream: 'true', partial_images: '2' })
    expect(heard.filter(({ preview }) => preview)).toHaveLength(2)
    expect(outcome).toMatchObject({ ok: true })
  })

  test('are not asked for where the operator wants none, and not of a model that streams none', async () => {
    const without = await draw({}, { partials: 0 })
    const older = await draw({ model: 'dall-e-3' })
    for (const { input, outcome } of [without, older]) {
      expect(input).not.toHaveProperty('stream')
      expect(outcome).toMatchObject({ ok: true })
    }
    expect([without.provider.capabilities.previews, older.provider.capabilities.previews]).toEqual([
      false,
      true,
    ])
  })

  test('are asked for once: a gateway that answers the whole picture is read as ever', async () => {
    const before = vendor.log.creates
    const { outcome, heard } = await draw({ prompt: 'a boat [whole]' })
    expect(outcome).toMatchObject({ ok: true })
    expect(heard.filter(({ preview }) => preview)).toEqual([])
    expect(vendor.log.creates).toBe(before + 1)
  })

  test('a stream that breaks after one of them has shown it, and is not paid again', async () => {
    const before = vendor.log.creates
    const { outcome, heard } = await draw({ prompt: 'a boat [fault:stream-cut-in-the-middle]' })
    expect(outcome).toMatchObject({ ok: false, kind: 'network', retryable: false })
    expect(outcome).not.toHaveProperty('started')
    expect(heard.map(({ percent }) => percent)).toEqual([33])
    expect(vendor.log.creates).toBe(before + 1)
  })
})
