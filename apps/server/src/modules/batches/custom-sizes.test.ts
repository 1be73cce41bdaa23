import { startStandInVendor } from '@easel/providers/testing/stand-in-vendor'
import { expect, test } from 'vitest'
import { row } from '../../../test/batches/batch-calls.ts'
import { drawingWithVendor } from '../../../test/harness/drawing-with-vendor.ts'

const ANY = 'replicate/flux-2-pro'
const FIXED = 'replicate/flux-dev'

const desk = drawingWithVendor(startStandInVendor, (url) => ({
  REPLICATE_API_TOKEN: 'r8_key',
  REPLICATE_BASE_URL: url,
  IMAGE_PROVIDERS: '*=replicate,built-in',
}))

type Answer = {
  readonly status: number
  readonly body: { batch: { id: string; state: string }; pictures: readonly Record<string, unknown>[] }
}
const start = (...rows: object[]) =>
  desk.send('POST', '/api/batches', { kind: 'sheet', title: 'Boats', rows }) as Promise<Answer>
const read = (id: string) => desk.send('GET', `/api/batches/${id}`) as Promise<Answer>

test('a row is drawn in its custom size, a row of the product’s size by its ratio, and the table says so', async () => {
  const model = ANY
  const { status, body } = await start(
    { ...row, prompt: 'custom', model, width: 768, height: 1152 },
    { ...row, prompt: 'product', model, width: 896, height: 1344 },
    { ...row, prompt: 'ratio', model },
  )
  expect(status).toBe(201)
  expect(body.pictures).toMatchObject([
    { aspect_ratio: '9:16', width: 768, height: 1152 },
    { aspect_ratio: '2:3', width: null, height: null },
    { aspect_ratio: '1:1', width: null, height: null },
  ])
  const { id } = body.batch
  await expect.poll(async () => (await read(id)).body.batch.state, { timeout: 20_000 }).toBe('done')
  expect(await desk.newest('?q=custom')).toMatchObject({ width: 768, height: 1152 })
  expect(await desk.newest('?q=product')).toMatchObject({ width: 896, height: 1344 })
  expect(desk.vendor.log.inputs).toContainEqual(
    expect.objectContaining({ aspect_ratio: 'custom', width: 768, height: 1152 }),
  )
})

const sides = (width?: number, height?: number) => ({ ...row, model: ANY, width, height })
const TOGETHER = 'Send width and height together, or neither.'

test.each([
  ['half a size', sides(768), 'rows.1.width', TOGETHER],
  [
    'a side beside the steps',
    sides(770, 1152),
    'rows.1.width',
    'Each side must be a multiple of 16, such as 768.',
  ],
  ['a side too small', sides(496, 1152), 'rows.1.width', 'Each side must be 512 to 1536 pixels.'],
  ['too many pixels', sides(1536, 1536), 'rows.1.width', 'Width × height must be at most 1,572,864 pixels.'],
  [
    'a larger size as well',
    { ...sides(768, 1152), resolution: '2k' },
    'rows.1.resolution',
    'A custom size has no larger size: leave the resolution out.',
  ],
  [
    'a model without custom sizes',
    { ...sides(768, 1152), model: FIXED },
    'rows.1.width',
    'FLUX.1 dev draws no 768x1152. Sizes are 1024x1024, 1536x1024, 1024x1536, 1024x1280, 1344x896, 896x1344, 1792x768.',
  ],
])('a row with %s refuses the batch', async (_, wrong, field, message) => {
  expect(await start({ ...row, model: ANY }, wrong)).toMatchObject({
    status: 400,
    body: { error: { fields: { [field]: message } } },
  })
})
