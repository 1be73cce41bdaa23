import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { ERRORS, type ErrorCode } from '../errors.ts'
import { openaiErrorOf } from './openai-errors.ts'
import { generateOpenAiImages, ratioOfSize } from './openai-images.ts'

describe('what OpenAI’s clients send', () => {
  test.each([
    ['auto', undefined],
    ['256x256', '1:1'],
    ['1024x1024', '1:1'],
    ['4096x4096', '1:1'],
    ['1792x1024', '16:9'],
    ['1536x1024', '16:9'],
    ['1920x1080', '16:9'],
    ['1152x896', '16:9'],
    ['1024x1536', '9:16'],
    ['1024x1792', '9:16'],
    ['768x1024', '9:16'],
    ['2520x1080', '21:9'],
    ['2900x1080', null],
    ['512x4096', null],
    ['1024', null],
    ['1024 x 1024', null],
    ['-1024x1024', null],
    ['0x1024', null],
    ['99999x99999', null],
    ['1e3x1e3', null],
    ['', null],
  ] as const)('a size of %j is drawn as %j', (size, ratio) => {
    expect(ratioOfSize(size)).toBe(ratio)
  })

  test('a plain request has their defaults, and a seed of -1 is none', () => {
    expect(z.parse(generateOpenAiImages.body, { prompt: ' a fox ', seed: -1, steps: 20 })).toEqual({
      prompt: 'a fox',
      n: 1,
      size: 'auto',
      quality: 'auto',
      background: 'auto',
      output_format: 'png',
      stream: false,
      partial_images: 0,
      seed: undefined,
    })
  })
})

test('every error of the catalog has a status that their clients tell apart', () => {
  const statuses = (Object.keys(ERRORS) as ErrorCode[]).map((code) => openaiErrorOf(code).status)
  expect([...new Set(statuses)].sort()).toEqual([400, 401, 403, 404, 409, 413, 429, 500, 503])
})
