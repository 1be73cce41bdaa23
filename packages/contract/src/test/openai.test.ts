import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { ErrorCode } from '../errors.ts'
import { openaiErrorOf, openaiErrorSchema } from '../openai/openai-errors.ts'
import {
  editOpenAiImages,
  generateOpenAiImages,
  getOpenAiModel,
  imagesAnswerSchema,
  nearestRatio,
  qualityOfWord,
  ratioOfSize,
  varyOpenAiImages,
} from '../openai/openai-images.ts'
import { EVERY_MODELS_RATIOS } from '../pictures.ts'

const PNG = { image_url: 'data:image/png;base64,iVBORw0KGgo=' }

function messageOf(schema: z.ZodMiniType, value: unknown): string | undefined {
  return z.safeParse(schema, value).error?.issues[0]?.message
}

describe('errors in OpenAI’s format', () => {
  test.each([
    ['auth_required', 401, 'invalid_request_error', 'invalid_api_key'],
    ['rate_limit', 429, 'rate_limit_error', 'rate_limit_exceeded'],
    ['daily_limit', 429, 'insufficient_quota', 'insufficient_quota'],
    ['insufficient_credits', 429, 'insufficient_quota', 'insufficient_quota'],
    ['nsfw_content', 400, 'invalid_request_error', 'moderation_blocked'],
    ['server_error', 500, 'server_error', 'server_error'],
    ['timeout', 500, 'server_error', 'timeout'],
    ['unavailable', 503, 'server_error', 'unavailable'],
    ['not_found', 404, 'invalid_request_error', 'not_found'],
  ] as const)('%s is told as %i %s %s', (own, status, type, code) => {
    expect(openaiErrorOf(own satisfies ErrorCode)).toEqual({ status, type, code })
    const body = { error: { message: 'Please sign in', type, param: 'prompt', code } }
    expect(z.parse(openaiErrorSchema, body)).toEqual(body)
  })
})

describe('sizes', () => {
  test.each([
    [0.9, '1:1'],
    [1.12, '1:1'],
    [1.25, '16:9'],
    [1.9, '16:9'],
    [1 / 1.9, '9:16'],
    [1 / 1.25, '9:16'],
  ] as const)('of a share of %d are drawn as %s, and those beyond as nothing', (share, ratio) => {
    const near = (one: number) => nearestRatio(one, 1, EVERY_MODELS_RATIOS)
    expect(near(share)).toBe(ratio)
    expect([near(share * 0.999), near(share * 1.001)]).toContain(undefined)
  })

  test.each([
    [1024, 1280, '4:5', '9:16'],
    [1120, 1344, '4:5', undefined],
    [768, 1024, '9:16', '9:16'],
    [1344, 896, '3:2', '16:9'],
    [896, 1344, '2:3', '9:16'],
    [1216, 832, '16:9', '16:9'],
    [1792, 768, '21:9', undefined],
    [2560, 1080, '21:9', undefined],
  ] as const)(
    '%i × %i is drawn as %s, or as %s by a model with the first three alone',
    (width, height, all, three) => {
      expect(nearestRatio(width, height)).toBe(all)
      expect(nearestRatio(width, height, EVERY_MODELS_RATIOS)).toBe(three)
    },
  )

  test('are two numbers of two to four digits', () => {
    expect(ratioOfSize('10x10')).toBe('1:1')
    for (const size of ['1024x1024 ', '1024x10240', '9x9', 'x', '1024x']) expect(ratioOfSize(size)).toBeNull()
  })

  test('that no picture has are refused with those that there are', () => {
    const body = { prompt: 'a fox', size: '100x900' }
    expect(messageOf(generateOpenAiImages.body, body)).toBe(
      'No picture has that shape. Sizes are auto, 1024x1024, 1536x1024 and 1024x1536, or another size of nearly their shape.',
    )
    expect(messageOf(generateOpenAiImages.body, { ...body, size: '1024x1536' })).toBeUndefined()
  })
})

describe('words of OpenAI’s clients', () => {
  test('for a quality are understood', () => {
    const words = ['auto', 'low', 'medium', 'high', 'standard', 'hd', 'ultra'] as const
    const qualities = [undefined, 'standard', 'high', 'ultra', 'standard', 'high', 'ultra']
    expect(words.map(qualityOfWord)).toEqual(qualities)
    for (const quality of words)
      expect(z.parse(generateOpenAiImages.body, { prompt: 'a fox', quality })).toMatchObject({ quality })
  })

  test.each([
    ['background', ['auto', 'opaque', 'transparent']],
    ['output_format', ['png', 'jpeg', 'webp']],
    ['response_format', ['url', 'b64_json']],
    ['style', ['vivid', 'natural', 'anime']],
  ] as const)('for %s are taken, and others are not', (field, words) => {
    for (const word of words)
      expect(z.parse(generateOpenAiImages.body, { prompt: 'a fox', [field]: word })).toMatchObject({
        [field]: word,
      })
    expect(messageOf(generateOpenAiImages.body, { prompt: 'a fox', [field]: 'best' })).toBeDefined()
  })

  test('for a style that is none are told where the styles are', () => {
    expect(messageOf(generateOpenAiImages.body, { prompt: 'a fox', style: 'best' })).toBe(
      'That is not a style: see GET /api/openapi.json, or leave it out',
    )
  })
})

describe('pictures that others follow', () => {
  test('are sent as 1 to 16, with how closely they are followed, and a mask', () => {
    const body = { prompt: 'a fox', images: [PNG], mask: PNG, input_fidelity: 'low', reference_strength: 0.5 }
    expect(z.parse(editOpenAiImages.body, body)).toMatchObject(body)
    expect(z.parse(editOpenAiImages.body, { ...body, input_fidelity: 'high' }).input_fidelity).toBe('high')
    for (const images of [undefined, []])
      expect(messageOf(editOpenAiImages.body, { ...body, images })).toBe('Send a picture as image')
    expect(messageOf(editOpenAiImages.body, { ...body, images: Array(17).fill(PNG) })).toBe(
      'A picture may have up to 16 reference images: send fewer',
    )
  })

  test('need no words to be varied', () => {
    expect(z.parse(varyOpenAiImages.body, { images: [PNG] })).toMatchObject({ images: [PNG], n: 1 })
  })
})

describe('answers', () => {
  const answer = {
    created: 1_700_000_000,
    data: [{ b64_json: 'aGk=', url: '/images/1.png', id: 'gen_1', seed: 7 }],
    background: 'opaque',
    output_format: 'png',
    quality: 'low',
    size: '1024x1024',
    failed: [{ message: 'Timeout', type: 'server_error', param: null, code: 'timeout' }],
  }

  test('carry their pictures and what was not made', () => {
    for (const output_format of ['png', 'jpeg', 'webp'])
      for (const quality of ['low', 'medium', 'high'])
        expect(z.parse(imagesAnswerSchema, { ...answer, output_format, quality })).toEqual({
          ...answer,
          output_format,
          quality,
        })
    expect(z.safeParse(imagesAnswerSchema, { ...answer, background: 'transparent' }).success).toBe(true)
    expect(z.safeParse(imagesAnswerSchema, { ...answer, background: 'auto' }).success).toBe(false)
  })

  test('speak OpenAI’s format, take forms, and know a request that is sent again', () => {
    for (const endpoint of [generateOpenAiImages, editOpenAiImages, varyOpenAiImages])
      expect(endpoint).toMatchObject({
        dialect: 'openai',
        auth: 'session',
        keyScope: 'generate',
        knowsRepeats: true,
        takesForms: true,
      })
    expect(getOpenAiModel).toMatchObject({ dialect: 'openai', keyScope: 'any', errors: ['not_found'] })
  })
})
