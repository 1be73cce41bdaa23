import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { ENDPOINTS } from './endpoints.ts'
import { classifyByWords, ERRORS } from './errors.ts'
import {
  collectionNameSchema,
  imageDataUrlSchema,
  negativePromptSchema,
  noteSchema,
  promptSchema,
  seedSchema,
  tagSchema,
} from './fields.ts'
import { DAILY_GENERATIONS, LIMITS } from './limits.ts'
import { ASPECT_RATIOS, modelOf, qualityOf, ratioOf, ratioOfPicture, ratiosIn, sizeOf } from './pictures.ts'
import { PLANS } from './plans.ts'
import { addToQueue } from './queue.ts'
import { foldText, isFound, readSearch } from './search-text.ts'
import { shareTitle } from './shares.ts'
import { STYLES } from './styles.ts'
import { rateWebVital } from './telemetry.ts'
import { countCharacters, firstCharacters } from './text-length.ts'

function messageOf(schema: z.ZodMiniType, value: unknown): string | undefined {
  return z.safeParse(schema, value).error?.issues[0]?.message
}

describe('what a person may type', () => {
  test('[5.1] a blank prompt is answered with the specification’s words', () => {
    for (const blank of ['', '   ', '\n\t', '\u200b\u2060', '\u3164\ufe0f'])
      expect(messageOf(promptSchema, blank)).toBe('Please enter a prompt')
  })

  test('[5.1] prompts hold 500 and negative prompts 300 characters, counted as code points', () => {
    expect(messageOf(promptSchema, '🦊'.repeat(500))).toBeUndefined()
    expect(messageOf(promptSchema, '🦊'.repeat(501))).toMatch(/500/)
    expect(messageOf(negativePromptSchema, '🦊'.repeat(300))).toBeUndefined()
    expect(messageOf(negativePromptSchema, 'a'.repeat(301))).toMatch(/300/)
    expect(countCharacters('a🦊é')).toBe(3)
  })

  test('a prompt with half a character is refused before it reaches the database', () => {
    expect(messageOf(promptSchema, 'fox \ud83e')).toMatch(/broken/)
    expect(messageOf(promptSchema, 'fox \0')).toMatch(/broken/)
  })

  test('[5.4] a seed is a whole number that every provider can hold', () => {
    for (const seed of [0, 1, LIMITS.seed.max]) expect(z.parse(seedSchema, seed)).toBe(seed)
    expect(Object.is(z.parse(seedSchema, -0), 0)).toBe(true)
    for (const seed of [3.5, -1, 1e99, LIMITS.seed.max + 1, Number.NaN, '7'])
      expect(messageOf(seedSchema, seed)).toMatch(/whole number/)
  })

  test('a text that is shortened for a bound is within it and whole to the last character', () => {
    const title = firstCharacters('🦊'.repeat(100), LIMITS.batchTitleCharacters)
    expect(countCharacters(title)).toBe(LIMITS.batchTitleCharacters)
    expect(messageOf(noteSchema(LIMITS.batchTitleCharacters), title)).toBeUndefined()
    expect(firstCharacters('a fox', 80)).toBe('a fox')
  })

  test('a line of words carries no mark that turns the direction of what stands around it', () => {
    for (const mark of ['\u202e', '\u2066', '\u0007'])
      expect(messageOf(noteSchema(60), `Ada${mark}Lovelace`)).toBe('That contains broken characters')
    expect(messageOf(noteSchema(60), 'עדה لوفليس')).toBeUndefined()
    expect(z.parse(noteSchema(60), '  Ada   Lovelace ')).toBe('Ada Lovelace')
  })

  test('a line of words of which nothing can be seen is empty, so that no name is a blank', () => {
    for (const blank of ['\u200b', ' \u2060\u3164 ', '\u2800', '\u00ad\ufeff']) {
      expect([blank, z.parse(noteSchema(60), blank)]).toEqual([blank, ''])
      expect([blank, messageOf(collectionNameSchema, blank)]).toEqual([blank, 'Please enter a name'])
      expect([blank, messageOf(tagSchema, blank)]).toEqual([blank, 'Please enter a tag'])
      expect([blank, messageOf(tagSchema, `#${blank}`)]).toEqual([blank, 'Please enter a tag'])
    }
    const named = noteSchema(60).check(z.minLength(1, 'Give the key a name'))
    expect(messageOf(named, '\u3164')).toBe('Give the key a name')
    expect(z.parse(noteSchema(60), 'क्‍ष')).toBe('क्‍ष')
  })

  test('a search finds words whatever their capitals, accents and invisible marks', () => {
    expect(foldText('CAF\u00c9')).toBe(foldText('cafe\u0301'))
    expect(foldText('fire\u200bfly')).toBe('firefly')
    expect(readSearch(' a  lighthouse A ')).toEqual({ wanted: ['lighthouse', 'a'], unwanted: [] })
  })

  test('a word after a minus sign is not to be found', () => {
    expect(readSearch('fox -Été low-poly - --ar')).toEqual({
      wanted: ['low-poly', '--ar', 'fox', '-'],
      unwanted: ['ete'],
    })
    expect(isFound('A Fox in winter', readSearch('fox -summer'))).toBe(true)
    expect(isFound('A Fox in Summer', readSearch('fox -summer'))).toBe(false)
    expect(isFound('A cat', readSearch('-summer'))).toBe(true)
    expect(isFound('A cat', readSearch(''))).toBe(true)
  })

  test('the title of a shared picture is at most 70 characters of its prompt', () => {
    expect(shareTitle('🦊'.repeat(70))).toBe(`${'🦊'.repeat(70)} · Easel`)
    expect(shareTitle('🦊'.repeat(71))).toBe(`${'🦊'.repeat(69)}… · Easel`)
    expect(shareTitle(null)).toBe('A picture · Easel')
  })

  test('[5.5] a batch is 1 to 10 images', () => {
    const body = { prompt: 'fox', style: 'anime', quality: 'high', aspect_ratio: '1:1' }
    for (const count of [1, 10]) expect(messageOf(addToQueue.body, { ...body, count })).toBeUndefined()
    for (const count of [0, 11, 2.5, Number.NaN])
      expect(messageOf(addToQueue.body, { ...body, count })).toBe('Choose 1 to 10 images')
  })

  test('[5.3] a reference that is no image data URL is refused', () => {
    expect(messageOf(imageDataUrlSchema, 'data:image/png;base64,iVBORw0KGgo=')).toBeUndefined()
    for (const other of ['data:text/plain;base64,aGk=', 'https://example.com/a.png', 'data:image/png,raw'])
      expect(messageOf(imageDataUrlSchema, other)).toBe('Please select an image file')
  })
})

describe('the constants of the specification', () => {
  test('[3.7] its 27 styles come first, in its order, 7 popular and 1 new', () => {
    expect(STYLES.slice(0, 27).map((style) => style.id)).toEqual(
      'photorealistic anime digital-art oil-painting watercolor pixel-art 3d-render comic-book line-art isometric fantasy minimalist cyberpunk steampunk art-nouveau impressionist pop-art graffiti sketch vintage neon gothic baroque surreal abstract cartoon nano-banana'.split(
        ' ',
      ),
    )
    expect(STYLES.filter((style) => style.isPopular).map((style) => style.id)).toEqual(
      'photorealistic anime digital-art 3d-render fantasy neon nano-banana'.split(' '),
    )
    expect(STYLES.filter((style) => style.isNew).map((style) => style.id)).toEqual(['nano-banana'])
    for (const style of STYLES) expect(style.label.length * style.description.length).toBeGreaterThan(0)
  })

  test('[2.11] there are more than 50 styles, as the landing page says, each named once', () => {
    expect(STYLES.length).toBeGreaterThan(50)
    expect(new Set(STYLES.map((style) => style.id)).size).toBe(STYLES.length)
    expect(new Set(STYLES.map((style) => style.label)).size).toBe(STYLES.length)
  })

  test('[9.2] tiers allow 5, 999 and 9999 pictures a day', () => {
    expect(DAILY_GENERATIONS).toEqual({ free: 5, pro: 999, premium: 9999 })
  })

  test('[9.3] qualities name their models, and models their qualities', () => {
    expect(['standard', 'high', 'ultra'].map((quality) => modelOf(quality as 'high'))).toEqual([
      'flux-schnell',
      'flux-dev',
      'flux-1.1-pro',
    ])
    expect(['flux-schnell', 'flux-dev', 'flux-1.1-pro', 'nano-banana'].map(qualityOf)).toEqual([
      'standard',
      'high',
      'ultra',
      'standard',
    ])
  })

  test('[9.4] ratios have their sizes, and the large vendor’s landscape is ours', () => {
    expect(ASPECT_RATIOS.map(({ id, label, width, height }) => `${id} ${label} ${width}x${height}`)).toEqual([
      '1:1 Square 1024x1024',
      '16:9 Landscape 1536x1024',
      '9:16 Portrait 1024x1536',
      '4:5 Tall 1024x1280',
      '3:2 Photo 1344x896',
      '2:3 Poster 896x1344',
      '21:9 Cinema 1792x768',
    ])
    for (const { id } of ASPECT_RATIOS) expect(ratioOf(sizeOf(id).width, sizeOf(id).height)).toBe(id)
    expect(ratioOf(1792, 1024)).toBe('16:9')
    expect(ratioOf(1000, 1000)).toBeUndefined()
  })

  test.each([
    ['1:1', 2048, 2048],
    ['16:9', 2496, 1664],
    ['9:16', 3392, 5056],
    ['4:5', 1792, 2240],
    ['21:9', 3168, 1344],
    ['3:2', 1500, 1000],
    ['2:3', 1000, 1500],
    ['16:9', 1536, 1024],
    ['3:2', 1344, 896],
    ['16:9', 1280, 720],
    ['9:16', 720, 1280],
    ['1:1', 512, 512],
    ['3:2', 768, 512],
    ['2:3', 512, 768],
    [undefined, 1024, 2000],
    [undefined, 640, 480],
  ] as const)('a picture is told to be %s by %i × %i pixels', (ratio, width, height) => {
    expect(ratioOfPicture(width, height)).toBe(ratio)
  })

  test('the ratios among a model’s sizes come in the order of the form', () => {
    const sizes = [sizeOf('21:9'), sizeOf('9:16'), { width: 640, height: 640 }, sizeOf('1:1')]
    expect(ratiosIn(sizes).map(({ id }) => id)).toEqual(['1:1', '9:16', '21:9'])
  })

  test('[9.1] plans carry the landing page’s names, prices and features', () => {
    expect(PLANS.map((plan) => [plan.name, plan.price, plan.tier, plan.popular])).toEqual([
      ['Free', '$0', 'free', false],
      ['Creator', '$9.99', 'pro', true],
      ['Pro', '$19.99', 'premium', false],
    ])
    expect(PLANS.every((plan) => plan.period === 'per month' && plan.features.length === 3)).toBe(true)
  })

  test.each([
    ['FCP', 1800, 3000],
    ['CLS', 0.1, 0.25],
    ['INP', 200, 500],
    ['LCP', 2500, 4000],
    ['FID', 100, 300],
  ] as const)('[9.5] %s is good up to %d and poor beyond %d', (name, good, poor) => {
    const justAbove = (value: number) => value * 1.0001
    expect([good, justAbove(good), poor, justAbove(poor)].map((value) => rateWebVital(name, value))).toEqual([
      'good',
      'needs-improvement',
      'needs-improvement',
      'poor',
    ])
  })
})

describe('the error catalog', () => {
  test('[8.1, 8.2, 8.3, 8.4, 8.5, 8.6, 8.7, 8.8] an error without a code is classified by the specification’s words in its order, and only by whole ones', () => {
    const cases: [string, number | undefined, string][] = [
      ['Rate limit exceeded', undefined, 'rate_limit'],
      ['Too many requests', 429, 'rate_limit'],
      ['daily limit reached', undefined, 'daily_limit'],
      ['NSFW content', undefined, 'nsfw_content'],
      ['insufficient funds', 402, 'insufficient_credits'],
      ['unauthorized', undefined, 'auth_required'],
      ['anything', 401, 'auth_required'],
      ['Authorization failed', undefined, 'auth_required'],
      ['User not authenticated', undefined, 'auth_required'],
      ['auth_required', undefined, 'auth_required'],
      ['rate_limit_exceeded', undefined, 'rate_limit'],
      ['daily-limit-reached', undefined, 'daily_limit'],
      ['content_policy_violation', undefined, 'nsfw_content'],
      ['credit_exhausted', undefined, 'insufficient_credits'],
      ['anything', 402, 'insufficient_credits'],
      ['anything', 403, 'forbidden'],
      ['anything', 413, 'payload_too_large'],
      ['anything', 429, 'rate_limit'],
      ['network down', 503, 'network_error'],
      ['network timeout', undefined, 'network_error'],
      ['anything', 499, 'network_error'],
      ['anything', 500, 'server_error'],
      ['an authentic picture of an authority', undefined, 'network_error'],
      ['the author is unknown', undefined, 'network_error'],
      ['an accredited vendor', undefined, 'network_error'],
      ['Timeout', undefined, 'timeout'],
      ['anything', 408, 'timeout'],
      ['anything', 503, 'server_error'],
      ['Failed to fetch', undefined, 'network_error'],
    ]
    for (const [message, status, code] of cases) expect(classifyByWords(message, status), message).toBe(code)
  })

  test('every entry has a title and a message, and every link leads into the product', () => {
    for (const entry of Object.values(ERRORS)) {
      expect(entry.title.length * entry.message.length).toBeGreaterThan(0)
      if ('action' in entry && entry.action.kind === 'link') expect(entry.action.href).toMatch(/^\//)
    }
  })
})

describe('endpoints', () => {
  test('no two share a method and a path, and path parameters have schemas', () => {
    const all = Object.values(ENDPOINTS)
    expect(new Set(all.map((endpoint) => `${endpoint.method} ${endpoint.path}`)).size).toBe(all.length)
    for (const endpoint of all) expect('params' in endpoint, endpoint.path).toBe(endpoint.path.includes('{'))
  })
})
