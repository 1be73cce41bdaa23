import { CUSTOM_SIZES as OFFERED } from '@easel/contract/models/custom-sizes'
import { CUSTOM_SIZES as ENGINES } from '@easel/engine/picture-request'
import { CUSTOM_SIZES } from '@easel/providers/custom-sizes'
import { startStandInVendor } from '@easel/providers/testing/stand-in-vendor'
import { describe, expect, test } from 'vitest'
import { type Body, drawingWithVendor } from '../../../../test/harness/drawing-with-vendor.ts'

const ANY = 'replicate/flux-2-pro'
const FIXED = 'replicate/flux-dev'

const desk = drawingWithVendor(startStandInVendor, (url) => ({
  REPLICATE_API_TOKEN: 'r8_key',
  REPLICATE_BASE_URL: url,
  IMAGE_PROVIDERS: '*=replicate,built-in',
}))
const { send, newest, remaining, models } = desk
const generate = (model: string, width: number, height: number, extras: Body = {}) =>
  desk.generate({ width, height, model, ...extras })

test('every model says the range in which it draws any width and height', async () => {
  expect(CUSTOM_SIZES).toEqual(OFFERED)
  expect(OFFERED).toMatchObject(ENGINES)
  const all = await models()
  const rangeOf = (id: string) => all.find((model) => model.id === id)?.['customSizes']
  expect(rangeOf(ANY)).toEqual(CUSTOM_SIZES)
  expect(rangeOf('built-in')).toEqual(CUSTOM_SIZES)
  expect(rangeOf(FIXED)).toBeNull()
  const config = await send('GET', '/api/config')
  expect(config.body).toMatchObject({ provider: { byQuality: { high: { customSizes: null } } } })
})

describe('a size beside the product’s', () => {
  test('is asked for to the pixel, kept, and found by the ratio of its shape', async () => {
    expect(await generate(ANY, 768, 1152)).toMatchObject({ status: 200 })
    expect(desk.vendor.log.inputs.at(-1)).toMatchObject({ aspect_ratio: 'custom', width: 768, height: 1152 })
    expect(await newest('?ratio=2:3')).toMatchObject({ width: 768, height: 1152 })
    expect(await newest('?ratio=1:1,16:9,9:16,4:5,3:2,21:9')).toBeUndefined()
  })

  test('stands beside the ratio in the form’s function and in the queue', async () => {
    const form = { prompt: 'a boat', aspect_ratio: '16:9', width: 1280, height: 720, model: ANY }
    expect(await send('POST', '/api/functions/replicate-generate', form)).toMatchObject({ status: 200 })
    expect(await newest('?ratio=16:9')).toMatchObject({ width: 1280, height: 720 })
    const queued = { ...form, style: 'anime', quality: 'high', count: 1 }
    expect(await send('POST', '/api/queue', queued)).toMatchObject({
      status: 202,
      body: { tasks: [{ params: { width: 1280, height: 720 } }] },
    })
    const { height: _, ...half } = form
    expect(await send('POST', '/api/functions/replicate-generate', half)).toMatchObject({
      status: 400,
      body: { error: { fields: { width: 'Send width and height together, or neither.' } } },
    })
  })

  test.each([
    [
      FIXED,
      768,
      1152,
      'FLUX.1 dev draws no 768x1152. Sizes are 1024x1024, 1536x1024, 1024x1536, 1024x1280, 1344x896, 896x1344, 1792x768.',
    ],
    [ANY, 770, 1152, 'FLUX.2 pro draws no 770x1152. Each side must be a multiple of 16, such as 768.'],
    [ANY, 400, 1152, 'FLUX.2 pro draws no 400x1152. Each side must be 512 to 1536 pixels.'],
    [ANY, 1536, 1536, 'FLUX.2 pro draws no 1536x1536. Width × height must be at most 1,572,864 pixels.'],
  ])('%s refuses %i × %i with a sentence, and it costs nothing', async (model, width, height, message) => {
    const before = await remaining()
    expect(before).toEqual(expect.any(Number))
    expect(await generate(model, width, height)).toMatchObject({
      status: 400,
      body: { error: { message, fields: { width: message, height: message } } },
    })
    expect(await remaining()).toEqual(before)
  })

  test('is refused without an account, with a larger size, and where a small change has no such size', async () => {
    const body = { prompt: 'a boat', width: 768, height: 1152, model: ANY }
    const stranger = await desk.app.send('POST', '/api/functions/generate-image', { body })
    expect(stranger.status).toBe(401)
    const message = 'A picture of 768x1152 has no larger size. Leave resolution out.'
    expect(await generate(ANY, 768, 1152, { resolution: '2k' })).toMatchObject({
      status: 400,
      body: { error: { message, fields: { resolution: message } } },
    })
    expect(await generate('built-in', 4000, 4000, { seed: 5, variation: 1 })).toMatchObject({
      status: 400,
      body: {
        error: { message: 'A small change draws no 4000x4000. Each side must be 512 to 1536 pixels.' },
      },
    })
  })

  test('is drawn by the built-in engine, which draws the same again a little changed', async () => {
    expect(await generate('built-in', 512, 640, { seed: 5 })).toMatchObject({ status: 200 })
    const first = await newest()
    expect(first).toMatchObject({ width: 512, height: 640, provider: 'built-in' })
    const changed = { seed: 5, variation: 1, parent_id: first?.id, relation: 'variation' }
    expect(await generate('built-in', 512, 640, changed)).toMatchObject({ status: 200 })
    const second = await newest()
    expect(second).toMatchObject({ width: 512, height: 640, seed: 5 })
    expect(second?.id).not.toBe(first?.id)
  })

  test('is drawn where a program asks for it in another format, and in the nearest ratio where it cannot be', async () => {
    const openAi = { prompt: 'a boat', model: ANY, response_format: 'url' }
    const made = (size: string, model = ANY) =>
      send('POST', '/v1/images/generations', { ...openAi, size, model })
    expect(await made('640x1280')).toMatchObject({ status: 200, body: { size: '640x1280' } })
    expect(await made('720x720')).toMatchObject({ body: { size: '720x720' } })
    expect(await made('300x300')).toMatchObject({ body: { size: '1024x1024' } })
    expect(await made('720x720', FIXED)).toMatchObject({ body: { size: '1024x1024' } })
    const a1111 = { prompt: 'a boat', width: 640, height: 800 }
    const painted = await send('POST', '/sdapi/v1/txt2img', {
      ...a1111,
      override_settings: { sd_model_checkpoint: ANY },
    })
    expect(painted).toMatchObject({ status: 200 })
    expect(await newest()).toMatchObject({ width: 640, height: 800 })
    const input = { prompt: 'a boat', width: 720, height: 800 }
    const predicted = await send('POST', `/v1/models/${ANY}/predictions`, { input })
    expect(predicted.status).toBe(201)
    await expect.poll(() => newest('?q=boat'), { timeout: 10_000 }).toMatchObject({ width: 720, height: 800 })
  })
})
