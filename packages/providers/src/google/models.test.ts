import { describe, expect, test } from 'vitest'
import { startGoogleStandIn } from '../testing/google-stand-in.ts'
import { createGoogleProvider, type GoogleOptions } from './google-provider.ts'
import { createGoogleModels } from './models.ts'

const request = { prompt: 'a boat', width: 1024, height: 1024 } as const
const on =
  (day: string): (() => number) =>
  () =>
    Date.parse(day)

function noticesOf(options: Omit<GoogleOptions, 'key'>) {
  return createGoogleProvider({ key: 'x', ...options }).notices?.()
}

describe('what Google ends', () => {
  test.each<readonly [string, string, string]>([
    [
      'gemini-3.1-flash-image',
      '2026-11-27',
      'gemini-3.1-flash-image is deprecated and will end on a day not yet named; its successor is gemini-nano-banana-2.1.',
    ],
    ...['imagen-4.0-fast-generate-001', 'imagen-4.0-generate-001', 'imagen-4.0-ultra-generate-001'].flatMap(
      (model) => [
        [
          model,
          '2026-08-16',
          `${model} will end on 2026-08-17; its successor is gemini-nano-banana-2.1.`,
        ] as const,
        [
          model,
          '2026-08-17',
          `${model} ended on 2026-08-17; its successor is gemini-nano-banana-2.1.`,
        ] as const,
      ],
    ),
  ])('%s on %s: the operator reads of it', (model, day, notice) => {
    expect(noticesOf({ model, now: on(day) })).toEqual([notice])
  })

  test.each([
    undefined,
    'gemini-3.1-flash-lite-image',
    'gemini-nano-banana-2.1',
    'gemini-3-pro-image',
    'gemini-9-later-image',
  ])('%s goes on, and nothing is said of it', (model) => {
    expect(noticesOf({ ...(model ? { model } : {}), now: on('2030-01-01') })).toEqual([])
  })

  test('another address may serve on what Google has ended', () => {
    const options = { model: 'imagen-4.0-generate-001', now: on('2026-11-27') }
    expect(noticesOf({ ...options, baseUrl: 'http://127.0.0.1:1' })).toEqual([])
    expect(
      noticesOf({ ...options, baseUrl: 'https://generativelanguage.googleapis.com/v1beta' }),
    ).toHaveLength(1)
  })

  test('a request may still name what is only deprecated, and the operator anything', () => {
    const nameOf = (model: string, fixed?: string) =>
      createGoogleModels(fixed).choose({ ...request, model, quality: 'high' }, '2026-11-27').name
    expect(nameOf('gemini-3.1-flash-image')).toBe('gemini-3.1-flash-image')
    expect(nameOf('imagen-4.0-generate-001')).toBe('gemini-nano-banana-2.1')
    expect(nameOf('gemini-3-pro-image', 'imagen-4.0-generate-001')).toBe('imagen-4.0-generate-001')
  })

  test.each([
    [
      ['gemini-3.1-flash-lite-image', 'gemini-3-pro-image'],
      undefined,
      ['Google lists no model gemini-nano-banana-2.1.'],
    ],
    // A list that is not all there proves nothing.
    [['gemini-3-pro-image'], 'more', []],
    [[], undefined, []],
  ])('of %j, what Google does not list is named', async (models, nextPageToken, notices) => {
    const vendor = await startGoogleStandIn({ models, ...(nextPageToken ? { nextPageToken } : {}) })
    const provider = createGoogleProvider({ key: 'x', baseUrl: vendor.url })
    await provider.prepare?.(AbortSignal.timeout(5_000))
    expect(provider.notices?.()).toEqual(notices)
    await Promise.all([provider, vendor].map((one) => one.close()))
  })

  test('without a list nothing is said', async () => {
    const vendor = await startGoogleStandIn()
    const provider = createGoogleProvider({ key: 'x', baseUrl: vendor.url })
    await provider.prepare?.(AbortSignal.timeout(5_000))
    expect(provider.notices?.()).toEqual([])
    await Promise.all([provider, vendor].map((one) => one.close()))
  })
})
