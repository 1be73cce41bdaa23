import { listPictureEdits, REGION_POINTS, type RegionShape } from '@easel/contract/picture-edits'
import { type StandInVendor, startStandInVendor } from '@easel/providers/testing/stand-in-vendor'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { finishedEdit } from '../../../test/harness/finished-edit.ts'
import { startTestApp, type TestApp, type TestUser } from '../../../test/harness/start-test-app.ts'

type Picture = {
  id: string
  prompt: string
  parent_id: string
  relation: string
  width: number
  height: number
  model: string
  requested: { asked: Record<string, unknown> }
  image_url: string
}

const MIDDLE: RegionShape = { kind: 'rectangle', left: 0.25, top: 0.25, width: 0.5, height: 0.5 }
let vendor: StandInVendor
let app: TestApp
let ada: TestUser
let own: Picture

beforeAll(async () => {
  vendor = await startStandInVendor()
  app = await startTestApp({
    provider: 'as-configured',
    env: { REPLICATE_API_TOKEN: 'r8_key', REPLICATE_BASE_URL: vendor.url, DEFAULT_TIER: 'pro' },
  })
  ada = await app.signUp('ada')
  const made = await app.send('POST', '/api/functions/replicate-generate', {
    user: ada,
    body: { prompt: 'a red boat', aspect_ratio: '1:1', model: 'flux-schnell', seed: 7 },
  })
  own = await pictureOf(((await made.json()) as { id: string }).id)
}, 90_000)
afterAll(async () => {
  await app.stop()
  await vendor.close()
})

async function pictureOf(id: string): Promise<Picture> {
  return (await (await app.send('GET', `/api/generations/${id}`, { user: ada })).json()) as Picture
}

const edit = (body: object, user: TestUser | undefined = ada, of = own.id) =>
  app.send('POST', `/api/generations/${of}/edits`, { user, body })

const make = async (body: object, of = own.id): Promise<Picture> =>
  pictureOf(await finishedEdit(app, ada, await edit(body, ada, of)))

async function pixels({ image_url: url }: Pick<Picture, 'image_url'>) {
  const bytes = Buffer.from(await (await app.send('GET', url)).arrayBuffer())
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return {
    at: (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x + 1) * 3)],
  }
}

describe('an edit by words', { timeout: 60_000 }, () => {
  it('goes with the picture and the sentence alone to the model that follows instructions', async () => {
    const made = await make({ edit: 'words', instruction: 'make the sky darker' })
    expect(made).toMatchObject({
      parent_id: own.id,
      relation: 'edit',
      prompt: 'make the sky darker',
      width: 1024,
      height: 1024,
      model: 'google/nano-banana',
    })
    expect(vendor.log.inputs.at(-1)).toMatchObject({
      prompt: 'make the sky darker',
      image_input: [expect.stringMatching(/^data:image\/jpeg/)],
    })
    const response = await app.send('GET', `/api/generations/${own.id}/edits`, { user: ada })
    const { options } = z.parse(listPictureEdits.output, await response.json())
    expect(options.find((option) => option.edit === 'words')).toEqual({
      edit: 'words',
      isPossible: true,
      how: 'Replicate changes the picture by what you say; what you don’t mention stays roughly the same.',
      region: {
        isPossible: false,
        how: 'Limiting it to a part of the picture needs a model that takes a mask, such as OpenAI’s, which the operator of this site can connect.',
      },
    })
    const limited = await edit({ edit: 'words', instruction: 'make it green', region: [MIDDLE] })
    expect(limited.status).toBe(409)
    expect(await limited.text()).toContain('needs a model that takes a mask')
  })

  it('without a sentence, of another person’s picture or without a session is refused', async () => {
    expect((await edit({ edit: 'words', instruction: '  ' })).status).toBe(400)
    const ben = await app.signUp('ben')
    expect((await edit({ edit: 'words', instruction: 'at night' }, ben)).status).toBe(404)
    const signedOut = await app.send('POST', `/api/generations/${own.id}/edits`, {
      body: { edit: 'words', instruction: 'at night' },
    })
    expect(signedOut.status).toBe(401)
  })
})

describe('a painted region', { timeout: 60_000 }, () => {
  it('is drawn by the provider that fills masks, and the rest stays to the pixel', async () => {
    const before = await pixels(own)
    const made = await make({ edit: 'repaint', prompt: 'a green kite', region: [MIDDLE] })
    expect(made).toMatchObject({
      parent_id: own.id,
      relation: 'edit',
      prompt: 'a green kite',
      width: 1024,
      height: 1024,
      model: 'black-forest-labs/flux-fill-pro',
      requested: { asked: { painted_percent: 25 } },
    })
    const after = await pixels(made)
    for (const [x, y] of [
      [3, 3],
      [200, 512],
      [512, 1020],
    ] as const)
      expect(after.at(x, y)).toEqual(before.at(x, y))
    for (const [x, y] of [
      [512, 512],
      [262, 262],
    ] as const)
      expect(after.at(x, y)).not.toEqual(before.at(x, y))
    expect(vendor.log.inputs.at(-1)).toMatchObject({ prompt: expect.stringMatching(/^a green kite/) })
  })

  it('takes strokes, and what is erased of them is not drawn', async () => {
    const points: [number, number][] = [
      [0.1, 0.5],
      [0.9, 0.5],
    ]
    const made = await make({
      edit: 'repaint',
      prompt: 'a green kite',
      region: [
        { kind: 'stroke', thickness: 0.1, points, isErasing: false },
        { kind: 'stroke', thickness: 0.3, points: [[0.5, 0.5]], isErasing: true },
      ],
    })
    const [before, after] = [await pixels(own), await pixels(made)]
    expect(after.at(512, 512)).toEqual(before.at(512, 512))
    expect(after.at(150, 512)).not.toEqual(before.at(150, 512))
  })

  it('is painted on around the picture for another ratio', async () => {
    const made = await make({ edit: 'reshape', aspect_ratio: '16:9' })
    expect(made).toMatchObject({ parent_id: own.id, relation: 'edit', width: 1536, height: 1024 })
    const [before, after] = [await pixels(own), await pixels(made)]
    expect(after.at(256 + 512, 512)).toEqual(before.at(512, 512))
    const again = await edit({ edit: 'reshape', aspect_ratio: '1:1' })
    expect(again.status).toBe(409)
    expect(await again.text()).toContain('It is 1:1 already')
    // A vendor would be paid for painting nothing.
    const smaller = await edit({ edit: 'reshape', aspect_ratio: '1:1', width: 768, height: 768 })
    expect(smaller.status).toBe(409)
    expect(await smaller.text()).toContain('It has this shape already. Choose another ratio.')
  })

  it('is painted on around the picture for a custom size, and in one of that size', async () => {
    const frame = { edit: 'reshape', aspect_ratio: '9:16', width: 768, height: 1344 }
    const framed = await make(frame)
    expect(framed).toMatchObject({ parent_id: own.id, relation: 'edit', width: 768, height: 1344 })
    const before = await pixels(framed)
    const painted = await make({ edit: 'repaint', prompt: 'a green kite', region: [MIDDLE] }, framed.id)
    expect(painted).toMatchObject({ parent_id: framed.id, width: 768, height: 1344 })
    const after = await pixels(painted)
    expect(after.at(20, 1300)).toEqual(before.at(20, 1300))
    expect(after.at(384, 672)).not.toEqual(before.at(384, 672))
  })

  it('names its provider', async () => {
    const response = await app.send('GET', `/api/generations/${own.id}/edits`, { user: ada })
    const { options } = z.parse(listPictureEdits.output, await response.json())
    const of = (name: string) => options.find((option) => option.edit === name)
    expect(of('repaint')).toMatchObject({ isPossible: true, how: expect.stringContaining('Replicate') })
    expect(of('reshape')).toMatchObject({ isPossible: true, how: expect.stringContaining('Replicate') })
    expect(of('cutout')).toMatchObject({ isPossible: false })
  })

  it('is refused where it is empty, too much, without words, another user’s or without a session', async () => {
    const body = { edit: 'repaint', prompt: 'a kite', region: [MIDDLE] }
    const points = Array.from({ length: REGION_POINTS + 1 }, () => [0.5, 0.5])
    const stroke = { kind: 'stroke', thickness: 0.1, isErasing: false }
    for (const wrong of [
      { ...body, region: [] },
      { ...body, region: [{ ...stroke, points: [[0.5, 0.5]], isErasing: true }] },
      { ...body, region: [{ ...MIDDLE, width: 0 }] },
      { ...body, region: [{ ...stroke, points }] },
      { ...body, region: [{ ...stroke, points: [[2, 0.5]] }] },
      { ...body, prompt: ' ' },
      { ...body, prompt: 'x'.repeat(501) },
    ])
      expect((await edit(wrong)).status).toBe(400)
    expect((await edit(body, await app.signUp('eve'))).status).toBe(404)
    expect((await app.send('POST', `/api/generations/${own.id}/edits`, { body })).status).toBe(401)
  })
})
