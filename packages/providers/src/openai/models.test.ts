import { describe, expect, test } from 'vitest'
import { createOpenAiModels } from './models.ts'
import { createOpenAiProvider, type OpenAiOptions } from './openai-provider.ts'

const AT_OPENAI = { isPlain: false, side: 1024 }
const request = { prompt: 'a boat', width: 1024, height: 1024 } as const
const on =
  (day: string): (() => number) =>
  () =>
    Date.parse(day)

function noticesOf(options: OpenAiOptions) {
  return createOpenAiProvider({ key: 'x', ...options }).notices?.()
}

describe('what OpenAI ends', () => {
  test.each([
    ['gpt-image-1', '2026-10-22', '2026-10-23'],
    ['gpt-image-1-mini', '2026-11-30', '2026-12-01'],
    ['gpt-image-1.5', '2026-11-30', '2026-12-01'],
    ['chatgpt-image-latest', '2026-11-30', '2026-12-01'],
    ['dall-e-3', '2026-05-11', '2026-05-12'],
  ])(
    '%s: the operator reads of its day and its successor, on the day before and from the day on',
    (model, before, day) => {
      expect(noticesOf({ model, now: on(before) })).toEqual([
        `${model} will end on ${day}; its successor is gpt-image-2.6-flare.`,
      ])
      for (const later of [day, '2030-01-01'])
        expect(noticesOf({ model, now: on(later) })).toEqual([
          `${model} ended on ${day}; its successor is gpt-image-2.6-flare.`,
        ])
    },
  )

  test.each([
    [undefined],
    ['gpt-image-2.6-flare'],
    ['gpt-image-2.6-sunburst'],
    ['gpt-image-2'],
    ['gpt-image-9-later'],
  ])('%s goes on, and nothing is said of it', (model) => {
    expect(noticesOf({ ...(model ? { model } : {}), now: on('2030-01-01') })).toEqual([])
  })

  test('another address may serve on what OpenAI has ended', () => {
    const options = { model: 'gpt-image-1', now: on('2026-11-27') }
    expect(noticesOf({ ...options, baseUrl: 'http://127.0.0.1:1' })).toEqual([])
    expect(noticesOf({ ...options, baseUrl: 'https://api.openai.com/v1' })).toHaveLength(1)
  })

  test('forms are offered what has not ended: at OpenAI itself by its days, elsewhere everything', () => {
    const offered = (options: OpenAiOptions) =>
      createOpenAiProvider({ key: 'x', ...options }).capabilities.models?.map(({ name }) => name)
    const lasting = ['gpt-image-2.6-flare', 'gpt-image-2.6-sunburst', 'gpt-image-2']
    expect(offered({ now: on('2026-05-11') })).toEqual([...lasting, 'dall-e-3'])
    expect(offered({ now: on('2026-05-12') })).toEqual(lasting)
    expect(offered({ now: on('2026-11-27'), baseUrl: 'http://127.0.0.1:1' })).toContain('dall-e-3')
  })

  test('a request that names what has ended is drawn by its quality, and the operator’s own choice is kept', () => {
    const nameOf = (model: string, fixed?: string) =>
      createOpenAiModels(fixed, AT_OPENAI).choose({ ...request, model }, '2026-11-27').model.name
    expect(nameOf('dall-e-3')).toBe('gpt-image-2.6-flare')
    expect(nameOf('gpt-image-1')).toBe('gpt-image-2.6-flare')
    expect(nameOf('gpt-image-2')).toBe('gpt-image-2')
    expect(nameOf('gpt-image-2', 'gpt-image-1')).toBe('gpt-image-1')
  })

  test('chatgpt-image-latest is asked as its family is while it lasts', () => {
    const { choose } = createOpenAiModels('chatgpt-image-latest', AT_OPENAI)
    expect(choose(request, '2026-11-27')).toMatchObject({
      kind: 'listed',
      model: { call: { hasBase64ByDefault: true }, references: { max: 16 } },
    })
  })
})
