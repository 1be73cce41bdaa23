import { listPictureEdits, type RegionShape } from '@easel/contract/picture-edits'
import { startOpenAiStandIn } from '@easel/providers/testing/openai-stand-in'
import { type StandInVendor, startStandInVendor } from '@easel/providers/testing/stand-in-vendor'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { finishedEdit } from '../harness/finished-edit.ts'
import { startTestApp, type TestApp, type TestUser } from '../harness/start-test-app.ts'

type Picture = { id: string; provider: string; model: string; relation: string; image_url: string }

const MIDDLE: RegionShape = { kind: 'rectangle', left: 0.25, top: 0.25, width: 0.5, height: 0.5 }
let first: StandInVendor
let second: Awaited<ReturnType<typeof startOpenAiStandIn>>
let app: TestApp
let ada: TestUser
let own: Picture

beforeAll(async () => {
  first = await startStandInVendor()
  second = await startOpenAiStandIn()
  app = await startTestApp({
    provider: 'as-configured',
    env: {
      REPLICATE_API_TOKEN: 'r8_key',
      REPLICATE_BASE_URL: first.url,
      OPENAI_API_KEY: 'sk-key',
      OPENAI_BASE_URL: second.url,
      IMAGE_PROVIDERS: '*=replicate,openai',
      DEFAULT_TIER: 'pro',
    },
  })
  ada = await app.signUp('ada')
  const body = { prompt: 'a red boat', width: 1024, height: 1024, seed: 7 }
  const made = await app.send('POST', '/api/functions/generate-image', { user: ada, body })
  own = await pictureOf(((await made.json()) as { id: string }).id)
}, 90_000)
afterAll(async () => {
  await app.stop()
  await second.close()
})

async function pictureOf(id: string): Promise<Picture> {
  return (await (await app.send('GET', `/api/generations/${id}`, { user: ada })).json()) as Picture
}

const edit = (body: object) =>
  app.send('POST', `/api/generations/${own.id}/edits`, { user: ada, body: { edit: 'words', ...body } })

const make = async (body: object): Promise<Picture> =>
  pictureOf(await finishedEdit(app, ada, await edit(body)))

async function pixels({ image_url: url }: Picture) {
  const bytes = Buffer.from(await (await app.send('GET', url)).arrayBuffer())
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x + 1) * 3)]
}

describe('an edit by words', { timeout: 60_000 }, () => {
  it('that is limited to a region goes to the model that takes a mask, and the rest stays to the pixel', async () => {
    const before = first.log.creates
    const made = await make({ instruction: 'paint the hull green', region: [MIDDLE] })
    expect(made).toMatchObject({ provider: 'openai', model: 'gpt-image-2.6-flare', relation: 'edit' })
    expect(first.log.creates).toBe(before)
    const sent = second.log.inputs.at(-1)
    expect(sent).toMatchObject({ prompt: 'paint the hull green' })
    const { data } = await sharp(sent?.['mask'] as Buffer)
      .raw()
      .toBuffer({ resolveWithObject: true })
    const alpha = (x: number, y: number) => data[(y * 1024 + x) * 4 + 3]
    expect([alpha(512, 512), alpha(5, 5)]).toEqual([0, 255])
    const [was, is] = [await pixels(own), await pixels(made)]
    for (const [x, y] of [
      [3, 3],
      [200, 512],
      [512, 1020],
    ] as const)
      expect(is(x, y)).toEqual(was(x, y))
    expect(is(512, 512)).not.toEqual(was(512, 512))
  })

  it('says by whom a region is taken, and takes no empty one', async () => {
    const response = await app.send('GET', `/api/generations/${own.id}/edits`, { user: ada })
    const { options } = z.parse(listPictureEdits.output, await response.json())
    expect(options.find((option) => option.edit === 'words')?.region).toEqual({
      isPossible: true,
      how: 'OpenAI changes the picture only where you paint; everything else stays as it is.',
    })
    const erased = { kind: 'stroke', thickness: 0.1, points: [[0.5, 0.5]], isErasing: true }
    for (const region of [[], [erased], [{ ...MIDDLE, width: 2 }]])
      expect((await edit({ instruction: 'at night', region })).status).toBe(400)
  })

  it('is made by the next provider that can edit where the first is not reached', async () => {
    await first.close()
    const made = await make({ instruction: 'make the sky darker' })
    expect(made).toMatchObject({ provider: 'openai', relation: 'edit' })
  })
})
