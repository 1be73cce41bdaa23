import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createFalProvider } from '../fal/fal-provider.ts'
import { createGoogleProvider } from '../google/google-provider.ts'
import type { ImageProvider, ImageRequest, ReferencePicture } from '../image-provider.ts'
import { createOpenAiProvider } from '../openai/openai-provider.ts'
import { createReplicateProvider } from '../replicate/replicate-provider.ts'
import { createRunwareProvider } from '../runware/runware-provider.ts'
import { createSdapiProvider } from '../sdapi/sdapi-provider.ts'
import { startFalStandIn } from '../testing/fal-stand-in.ts'
import { startGoogleStandIn } from '../testing/google-stand-in.ts'
import { gradientPicture } from '../testing/gradient-picture.ts'
import { maskPicture } from '../testing/mask-picture.ts'
import { startOpenAiStandIn } from '../testing/openai-stand-in.ts'
import { startRunwareStandIn } from '../testing/runware-stand-in.ts'
import { startSdapiStandIn } from '../testing/sdapi-stand-in.ts'
import type { StandIn } from '../testing/stand-in-server.ts'
import { startStandInVendor } from '../testing/stand-in-vendor.ts'
import { namingReferences, roleWords } from './reference-words.ts'

type Vendor = Pick<StandIn, 'url' | 'log' | 'close'>

const SIZE = { width: 1024, height: 1024 } as const
let two: readonly ReferencePicture[]
beforeAll(async () => {
  two = [
    { picture: await gradientPicture(64, 64, 1), role: 'subject' },
    { picture: await gradientPicture(64, 64, 2), role: 'style' },
  ]
})

/** A provider before its stand-in, and what the stand-in was sent last. */
function against(start: () => Promise<Vendor>, create: (url: string) => ImageProvider) {
  let vendor: Vendor
  let provider: ImageProvider
  beforeAll(async () => {
    vendor = await start()
    provider = create(vendor.url)
  })
  afterAll(() => Promise.all([provider, vendor].map((one) => one.close())))
  return async (changes: Partial<ImageRequest> = {}) => {
    const request = { prompt: 'the cat of @1 as painted in @2', ...SIZE, references: two, ...changes }
    const outcome = await provider.generate(request)
    return { outcome, input: vendor.log.inputs.at(-1), capabilities: provider.capabilities }
  }
}

const SEEN =
  'the cat of image 1 as painted in image 2. Show the subject of image 1. Take only the style of image 2, not what it shows.'
const JPEG = expect.stringMatching(/^data:image\/jpeg/)

describe('several reference pictures', () => {
  describe('at OpenAI', () => {
    const draw = against(startOpenAiStandIn, (baseUrl) => createOpenAiProvider({ key: 'x', baseUrl }))

    test('go along as so many files, in their order, and the prompt says which is which', async () => {
      const { outcome, input, capabilities } = await draw()
      expect(outcome).toMatchObject({ ok: true, warnings: [] })
      expect(input).toMatchObject({ prompt: SEEN })
      expect(input?.['image[]']).toHaveLength(2)
      expect(capabilities).toMatchObject({ reference: true, maxReferences: 16, edits: true })
    })

    test('beyond sixteen are left out, and the picture says so', async () => {
      const references = Array.from({ length: 17 }, () => two[0] as ReferencePicture)
      const { outcome, input } = await draw({ references })
      expect(input?.['image[]']).toHaveLength(16)
      expect(outcome).toMatchObject({
        warnings: ['gpt-image-2.6-flare takes 16 reference pictures; of 17 the first 16 were used.'],
      })
    })

    test('go along beside a mask, which is of the first', async () => {
      const { outcome, input } = await draw({ mask: await maskPicture(SIZE) })
      expect(outcome).toMatchObject({ ok: true })
      expect(input?.['image[]']).toHaveLength(2)
      expect(input).toHaveProperty('mask')
    })
  })

  describe('at Google', () => {
    const draw = against(startGoogleStandIn, (baseUrl) => createGoogleProvider({ key: 'x', baseUrl }))

    test('go along inside the call, in their order', async () => {
      const { outcome, input, capabilities } = await draw({ quality: 'high' })
      expect(outcome).toMatchObject({ ok: true, warnings: ['Drawn at 2048x2048 and brought to 1024x1024.'] })
      const picture = { inlineData: { mimeType: 'image/jpeg', data: expect.any(String) } }
      expect(input).toMatchObject({ contents: [{ parts: [{ text: SEEN }, picture, picture] }] })
      expect(capabilities).toMatchObject({ maxReferences: 14, edits: true })
    })
  })

  describe('at fal', () => {
    const draw = against(startFalStandIn, (baseUrl) => createFalProvider({ key: 'x', baseUrl, pollMs: 10 }))

    test('go to the model that looks at several, where the quality’s sees none', async () => {
      const { outcome, input, capabilities } = await draw()
      expect(outcome).toMatchObject({ ok: true, model: 'fal-ai/nano-banana/edit' })
      expect(input).toMatchObject({ prompt: SEEN, image_urls: [JPEG, JPEG] })
      expect(capabilities).toMatchObject({ maxReferences: 14 })
    })

    test('that are more than it takes go to the first that takes them all', async () => {
      const references = Array.from({ length: 9 }, () => two[0] as ReferencePicture)
      const { outcome, input } = await draw({ references })
      expect(outcome).toMatchObject({ ok: true, model: 'fal-ai/nano-banana-2/edit' })
      expect(input?.['image_urls']).toHaveLength(9)
    })

    test('at a model that draws over one, the first is used, and the picture says so', async () => {
      const { outcome, input } = await draw({ model: 'flux-dev' })
      expect(input).toMatchObject({
        prompt: 'the cat of the reference picture as painted in',
        image_url: JPEG,
      })
      expect(outcome).toMatchObject({
        model: 'fal-ai/flux/dev/image-to-image',
        warnings: [
          'flux-dev takes one reference picture; of 2 the first was used.',
          'flux-dev draws over the reference picture, whatever its role.',
        ],
      })
    })
  })

  describe('at Replicate', () => {
    const draw = against(startStandInVendor, (baseUrl) =>
      createReplicateProvider({ token: 'x', baseUrl, pollMs: 10 }),
    )

    test('go to the model that looks at several, where the quality’s sees none', async () => {
      const { outcome, input } = await draw()
      expect(outcome).toMatchObject({ ok: true, model: 'google/nano-banana' })
      expect(input).toMatchObject({ prompt: SEEN, image_input: [JPEG, JPEG] })
    })

    test('at a model that takes one, the first is used, and the picture says so', async () => {
      const { outcome, input } = await draw({ quality: 'ultra' })
      expect(input).toMatchObject({ image_prompt: JPEG })
      expect(outcome).toMatchObject({
        warnings: expect.arrayContaining([
          'flux-1.1-pro takes one reference picture; of 2 the first was used.',
        ]),
      })
    })
  })

  describe('at a model whose inputs Replicate publishes', () => {
    const draw = against(startStandInVendor, (baseUrl) =>
      createReplicateProvider({
        token: 'x',
        baseUrl,
        pollMs: 10,
        model: 'black-forest-labs/flux-2-pro',
      }),
    )

    test('fill its list up to the length that it publishes', async () => {
      const { outcome, input, capabilities } = await draw({
        references: Array.from({ length: 9 }, () => two[0] as ReferencePicture),
      })
      expect(input?.['input_images']).toHaveLength(8)
      expect(capabilities).toMatchObject({ maxReferences: 8, edits: true })
      expect(outcome).toMatchObject({
        ok: true,
        warnings: expect.arrayContaining([
          'black-forest-labs/flux-2-pro takes 8 reference pictures; of 9 the first 8 were used.',
        ]),
      })
    })
  })

  describe('at Runware', () => {
    const draw = against(startRunwareStandIn, (baseUrl) => createRunwareProvider({ key: 'x', baseUrl }))

    test('go to the model that looks at several, where the quality’s sees none', async () => {
      const { outcome, input } = await draw()
      expect(outcome).toMatchObject({ ok: true, model: 'runware/nano-banana' })
      expect(input).toMatchObject({ positivePrompt: SEEN, referenceImages: [JPEG, JPEG] })
    })
  })

  describe('at a Stable Diffusion server', () => {
    const draw = against(startSdapiStandIn, (url) => createSdapiProvider({ url, pollMs: 10 }))

    test('are one: the first is drawn over, and the picture says so', async () => {
      const { outcome, input, capabilities } = await draw()
      expect(input).toMatchObject({
        prompt: 'the cat of the reference picture as painted in',
        init_images: [expect.any(String)],
      })
      expect(outcome).toMatchObject({
        ok: true,
        warnings: expect.arrayContaining([
          expect.stringMatching(/takes one reference picture; of 2 the first was used\.$/),
        ]),
      })
      expect(capabilities.edits).toBeUndefined()
    })
  })
})

describe('the names that a prompt gives its references', () => {
  const references = [{ picture: new Uint8Array() }, { picture: new Uint8Array() }]
  const named = (prompt: string, shown: number) => namingReferences({ prompt, references }, shown)

  test('are the model’s own words for them', () => {
    expect(named('@1 in the room of @2, at night', 2)).toBe('image 1 in the room of image 2, at night')
  })

  test('are left as they are where there is no such picture, and inside of other words', () => {
    expect(named('write to ada@1.example or @user about @3 and @0', 2)).toBe(
      'write to ada@1.example or @user about @3 and @0',
    )
    expect(namingReferences({ prompt: 'a sign that says @1' }, 0)).toBe('a sign that says @1')
  })

  test('go, where the model is not shown the picture; a prompt of nothing else stays', () => {
    expect(named('a boat before @2', 1)).toBe('a boat before')
    expect(named('@2', 1)).toBe('@2')
  })

  test('roles are told for the pictures that are shown', () => {
    const roles = [
      { ...references[0], role: 'composition' as const },
      { ...references[1], role: 'style' as const },
    ]
    expect(roleWords({ references: roles as ReferencePicture[] }, 1)).toBe(
      'Arrange things as in the reference picture, with nothing else of it.',
    )
    expect(roleWords({ references }, 2)).toBe('')
  })
})
