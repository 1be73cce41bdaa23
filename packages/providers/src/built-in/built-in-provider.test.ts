import {
  type DrawOptions,
  ENGINE_VERSION,
  ForbiddenPromptError,
  InvalidRequestError,
} from '@easel/engine/drawn-picture'
import { createEngine, type Engine } from '@easel/engine/engine'
import { PICTURE_SIZES, type PictureRequest } from '@easel/engine/picture-request'
import { STYLE_IDS } from '@easel/engine/styles/registry'
import { afterAll, describe, expect, test } from 'vitest'
import { pause } from '../abort.ts'
import { conformanceOf } from '../conformance.ts'
import { gradientPicture } from '../testing/gradient-picture.ts'
import { createQuickEngine } from '../testing/quick-engine.ts'
import { createBuiltInProvider } from './built-in-provider.ts'

const request = { prompt: 'a boat', width: 1024, height: 1536, seed: 5 }

/** Stands where the engine's threads stand: the same promises, a gradient for a picture. */
function stubEngine(changes: Partial<Engine> = {}): Engine & { asked: PictureRequest[] } {
  const asked: PictureRequest[] = []
  async function draw(picture: PictureRequest, options: DrawOptions = {}) {
    asked.push(picture)
    if (picture.prompt.includes('nude')) throw new ForbiddenPromptError('no')
    if (picture.cutout && picture.prompt.includes('sea')) throw new InvalidRequestError('nothing left')
    options.signal?.throwIfAborted()
    options.onProgress?.({ done: 0.5, preview: await gradientPicture(16, 16, 1) })
    options.onProgress?.({ done: 0.2 })
    await pause(20, options.signal)
    options.signal?.throwIfAborted()
    const [width, height] = picture.size ?? PICTURE_SIZES[picture.aspect ?? '1:1']
    return {
      png: await gradientPicture(width, height, picture.seed),
      width,
      height,
      report: {
        engineVersion: '1.0.0',
        seed: picture.seed,
        ms: { parse: 1, compose: 1, render: 1, style: 1, encode: 1 },
        setting: 'sea',
        time: 'day',
        weather: [],
        unknown: ['blorp'],
        assumed: [],
        reading: { drawn: ['boat'], placed: ['sea', 'day'], notDrawn: ['blorp'] },
        standIns: [],
        entities: [
          {
            noun: 'boat',
            color: null,
            kit: 'boat',
            instances: [
              { coverage: 0.001, visible: 1, box: [0, 0, width / 4, height / 4] as const },
              { coverage: 0.2, visible: 1, box: [width / 4, height / 2, width / 2, height / 4] as const },
              { coverage: 0.9, visible: 1, box: [0, 0, width, height] as const },
            ],
          },
        ],
        relations: [],
      },
    }
  }
  return { draw, close: async () => {}, asked, ...changes }
}

/** Sentences that take many pictures to check, and hold whatever their size. */
const DRAWS_MANY: ReadonlySet<string> = new Set([
  'draws the same picture again from the seed it reports, however large the one asked for',
  'answers every strange prompt with an outcome, without repeating it in the detail',
  'draws four pictures at once as well as one',
])

describe('the built-in provider', () => {
  test('passes on what the engine drew, where it placed it, what it did not draw, and its version', async () => {
    const provider = createBuiltInProvider({ engine: stubEngine(), styles: ['photorealistic'] })
    expect(await provider.generate(request)).toMatchObject({
      ok: true,
      seed: 5,
      provider: 'built-in',
      model: `easel-${ENGINE_VERSION}`,
      readAs: ['boat'],
      placed: ['sea', 'day'],
      unknownWords: ['blorp'],
      actual: { width: 1024, height: 1536 },
    })
  })

  test('says where the things stand that the picture is about, and not which are tiny or fill it', async () => {
    const provider = createBuiltInProvider({ engine: stubEngine(), styles: [] })
    expect(await provider.generate(request)).toMatchObject({
      subjects: [{ left: 0.25, top: 0.5, width: 0.5, height: 0.25 }],
    })
  })

  test('[1.3] hands negative prompt, style, quality and reference to the engine', async () => {
    const engine = stubEngine()
    const provider = createBuiltInProvider({ engine, styles: ['anime'] })
    const reference = await gradientPicture(8, 8, 2)
    await provider.generate({
      ...request,
      negativePrompt: 'trees',
      style: 'anime',
      quality: 'high',
      references: [{ picture: reference }],
    })
    expect(engine.asked[0]).toMatchObject({
      negativePrompt: 'trees',
      style: 'anime',
      quality: 'high',
      aspect: '9:16',
      reference,
    })
  })

  test('of several references it follows the first, does not read their names as things, and says so', async () => {
    const engine = stubEngine()
    const provider = createBuiltInProvider({ engine, styles: [] })
    const [first, second] = [await gradientPicture(8, 8, 2), await gradientPicture(8, 8, 3)]
    const outcome = await provider.generate({
      ...request,
      prompt: 'a boat like @1 under the sky of @2',
      references: [{ picture: first, role: 'style' }, { picture: second }],
    })
    expect(engine.asked[0]).toMatchObject({ prompt: 'a boat like under the sky of', reference: first })
    expect(outcome).toMatchObject({
      ok: true,
      warnings: [
        'The built-in engine takes one reference picture; of 2 the first was used.',
        'The built-in engine draws over the reference picture, whatever its role.',
      ],
    })
  })

  test('makes progress that never falls out of shares that do, and forwards previews', async () => {
    const seen: (readonly [number, boolean])[] = []
    const provider = createBuiltInProvider({ engine: stubEngine(), styles: [] })
    await provider.generate(request, {
      onProgress: ({ percent, preview }) => seen.push([percent, preview !== undefined]),
    })
    expect(seen).toEqual([
      [50, true],
      [50, false],
    ])
  })

  test('answers a forbidden prompt as nsfw, in the review too', async () => {
    const provider = createBuiltInProvider({ engine: stubEngine(), styles: [] })
    const prompt = 'a nude portrait'
    expect(await provider.review({ prompt })).toMatchObject({ kind: 'nsfw' })
    expect(await provider.review({ prompt: 'a boat' })).toBeUndefined()
    expect(await provider.generate({ ...request, prompt })).toMatchObject({ ok: false, kind: 'nsfw' })
  })

  test('turns a crash of the engine into a server failure that tells nothing of the prompt', async () => {
    const engine = stubEngine({ draw: () => Promise.reject(new RangeError('a boat exploded')) })
    const outcome = await createBuiltInProvider({ engine, styles: [] }).generate(request)
    expect(outcome).toEqual({
      ok: false,
      kind: 'server',
      retryable: false,
      detail: 'the engine failed: RangeError',
    })
  })

  test('cancels what is being drawn when it is closed', async () => {
    const provider = createBuiltInProvider({ engine: stubEngine(), styles: [] })
    const drawing = provider.generate(request)
    await provider.close()
    expect(await drawing).toMatchObject({ ok: false, kind: 'cancelled' })
  })
})

describe('the built-in provider on the real engine', { timeout: 120_000 }, () => {
  const provider = createBuiltInProvider({ engine: createEngine(), styles: STYLE_IDS })
  const quick = createBuiltInProvider({ engine: createQuickEngine(), styles: STYLE_IDS })
  afterAll(() => Promise.all([provider.close(), quick.close()]))
  const forbiddenPrompt = 'a nude portrait'
  for (const { title, run } of conformanceOf({ provider, forbiddenPrompt }))
    test(title, () => run({ provider: DRAWS_MANY.has(title) ? quick : provider, forbiddenPrompt }))
})

test('a picture without a background is cut out, and whole where nothing would be left of it', async () => {
  const engine = stubEngine()
  const provider = createBuiltInProvider({ engine, styles: STYLE_IDS })
  expect(await provider.generate({ ...request, isTransparent: true })).toMatchObject({
    ok: true,
    warnings: [],
  })
  expect(engine.asked.map(({ cutout }) => cutout)).toEqual([true])
  expect(await provider.generate({ ...request, prompt: 'the sea', isTransparent: true })).toMatchObject({
    ok: true,
    warnings: ['Nothing in this picture stands apart from its background, so it has one.'],
  })
  expect(engine.asked.at(-1)).not.toHaveProperty('cutout')
  await provider.close()
})
