import { ASPECT_RATIOS } from '@easel/contract/pictures'
import { startStandInVendor } from '@easel/providers/testing/stand-in-vendor'
import { describe, expect, test } from 'vitest'
import { type Body, drawingWithVendor } from '../../../../test/harness/drawing-with-vendor.ts'

const WIDE = 'replicate/flux-dev'
/** Its list of ratios ends before 21:9. */
const NARROW = 'replicate/ideogram-v3-balanced'
const REFUSED =
  'Ideogram 3 Balanced draws no 21:9. Choose another ratio or another model: it draws 1:1, 16:9, 9:16, 4:5, 3:2, 2:3.'

const desk = drawingWithVendor(startStandInVendor, (url) => ({
  REPLICATE_API_TOKEN: 'r8_key',
  REPLICATE_BASE_URL: url,
  IMAGE_PROVIDERS: '*=replicate,built-in',
}))
const { send, newest, remaining, models } = desk
const generate = (model: string, extras: Body = {}) =>
  desk.generate({ width: 1792, height: 768, model, ...extras })
const refusedAs = (field: string, message = REFUSED) => ({
  status: 400,
  body: { error: { message, fields: { [field]: message } } },
})

test('every model says which of the sizes it draws', async () => {
  const all = await models()
  const sizes = (id: string) => {
    const found = all.find((model) => model.id === id)
    return (found?.['sizes'] as Body[] | undefined)?.map(({ width, height }) => `${width}x${height}`)
  }
  const first = ['1024x1024', '1536x1024', '1024x1536', '1024x1280', '1344x896', '896x1344']
  const every = ASPECT_RATIOS.map(({ width, height }) => `${width}x${height}`)
  expect(every).toEqual([...first, '1792x768'])
  expect(sizes(WIDE)).toEqual(every)
  expect(sizes(NARROW)).toEqual(first)
  expect(sizes('built-in')).toEqual(every)
})

describe('a ratio beside the first three', () => {
  test('is asked for by its name, kept with its pixels and found by it', async () => {
    expect(await generate(WIDE)).toMatchObject({ status: 200 })
    expect(desk.vendor.log.inputs.at(-1)).toMatchObject({ aspect_ratio: '21:9' })
    const found = await newest('?ratio=21:9')
    expect(found).toMatchObject({ width: 1792, height: 768, provider: 'replicate' })
    expect(await newest('?ratio=16:9')).toBeUndefined()
  })

  test.each([
    ['4:5', 1024, 1280],
    ['3:2', 1344, 896],
    ['2:3', 896, 1344],
  ])('%s is found apart from the first three', async (ratio, width, height) => {
    expect(await generate(WIDE, { width, height })).toMatchObject({ status: 200 })
    expect(await newest(`?ratio=${ratio}`)).toMatchObject({ width, height })
    expect(await newest('?ratio=1:1,16:9,9:16')).toBeUndefined()
  })

  test('is refused by the form’s function, the queue and /v1 where the model lacks it, and costs nothing', async () => {
    const before = await remaining()
    expect(before).toEqual(expect.any(Number))
    expect(await generate(NARROW)).toMatchObject(refusedAs('aspect_ratio'))
    const queued = {
      prompt: 'a boat',
      style: 'anime',
      quality: 'high',
      aspect_ratio: '21:9',
      count: 1,
      model: NARROW,
    }
    expect(await send('POST', '/api/queue', queued)).toMatchObject(refusedAs('aspect_ratio'))
    const openAi = { prompt: 'a boat', size: '1792x768', model: NARROW }
    expect(await send('POST', '/v1/images/generations', openAi)).toMatchObject({
      status: 400,
      body: {
        error: {
          param: 'size',
          message:
            'Ideogram 3 Balanced draws no picture of that shape. It draws 1:1, 16:9, 9:16, 4:5, 3:2, 2:3.',
        },
      },
    })
    expect(await remaining()).toEqual(before)
  })

  test('is refused with its row in a batch', async () => {
    const row = {
      prompt: 'a boat',
      negative_prompt: '',
      style: 'anime',
      quality: 'standard',
      seed: null,
      count: 1,
    }
    const rows = [
      { ...row, aspect_ratio: '21:9', model: null },
      { ...row, aspect_ratio: '21:9', model: NARROW },
    ]
    const answer = await send('POST', '/api/batches', { kind: 'sheet', title: 'Boats', rows })
    expect(answer).toMatchObject({
      status: 400,
      body: { error: { message: `Row 2: ${REFUSED}`, fields: { 'rows.1.aspect_ratio': REFUSED } } },
    })
  })

  test('is drawn where a program asks for its size in OpenAI’s format', async () => {
    const body = { prompt: 'a boat', size: '1024x1280', model: WIDE, response_format: 'url' }
    expect(await send('POST', '/v1/images/generations', body)).toMatchObject({
      status: 200,
      body: { size: '1024x1280' },
    })
  })

  test('is kept as a default, and with a prompt', async () => {
    await send('GET', '/api/preferences')
    expect(await send('PATCH', '/api/preferences', { default_aspect_ratio: '2:3' })).toMatchObject({
      status: 200,
      body: { default_aspect_ratio: '2:3' },
    })
    const prompt = { prompt: 'a boat', style: null, aspect_ratio: '4:5' }
    expect(await send('POST', '/api/prompts', prompt)).toMatchObject({ body: { aspect_ratio: '4:5' } })
  })
})
