import { listPictureEdits } from '@easel/contract/picture-edits'
import { STYLE_IDS } from '@easel/contract/styles'
import { getLimits } from '@easel/contract/usage'
import { createBuiltInProvider } from '@easel/providers/built-in/built-in-provider'
import { createQuickEngine } from '@easel/providers/testing/quick-engine'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { finishedEdit } from '../../../test/harness/finished-edit.ts'
import { startTestApp, type TestApp, type TestUser } from '../../../test/harness/start-test-app.ts'

let app: TestApp
let ada: TestUser
let id: string

beforeAll(async () => {
  const provider = createBuiltInProvider({ engine: createQuickEngine(), styles: STYLE_IDS })
  app = await startTestApp({ provider, env: { DEFAULT_TIER: 'pro' } })
  ada = await app.signUp('ada')
  const made = await app.send('POST', '/api/functions/replicate-generate', {
    user: ada,
    body: { prompt: 'a red ball on sand', aspect_ratio: '1:1', model: 'flux-schnell', seed: 7 },
  })
  id = ((await made.json()) as { id: string }).id
}, 90_000)
afterAll(() => app.stop())

type Record = {
  id: string
  parent_id: string
  relation: string
  width: number
  height: number
  provider: string
  model: string
  image_url: string
}
const edit = (body: object, of = id, user: TestUser | undefined = ada) =>
  app.send('POST', `/api/generations/${of}/edits`, { user, body })

async function make(body: object, of = id): Promise<{ record: Record; bytes: Buffer }> {
  const found = await finishedEdit(app, ada, await edit(body, of))
  const record = (await (await app.send('GET', `/api/generations/${found}`, { user: ada })).json()) as Record
  return { record, bytes: Buffer.from(await (await app.send('GET', record.image_url)).arrayBuffer()) }
}

describe('a picture made from a picture', { timeout: 120_000 }, () => {
  it('says of each edit by whom and how, or what is missing', async () => {
    const response = await app.send('GET', `/api/generations/${id}/edits`, { user: ada })
    const { options } = z.parse(listPictureEdits.output, await response.json())
    expect(options.map(({ edit: name, isPossible }) => [name, isPossible])).toEqual([
      ['words', true],
      ['variation', true],
      ['upscale', true],
      ['cutout', true],
      ['reshape', true],
      ['repaint', false],
    ])
    for (const { how } of options) {
      expect(how.length).toBeGreaterThan(20)
      // Names of settings are the operator's.
      expect(how).not.toMatch(/[A-Z]_[A-Z]/)
    }
    const region = [{ kind: 'rectangle', left: 0, top: 0, width: 0.5, height: 0.5 }]
    const refused = await edit({ edit: 'repaint', prompt: 'a kite', region })
    expect(refused.status).toBe(409)
    expect(await refused.text()).toContain(
      'The operator of this site can connect Replicate, fal, OpenAI or a Stable Diffusion server.',
    )
    expect((await edit({ edit: 'reshape', aspect_ratio: '1:1' })).status).toBe(409)
  })

  it('is drawn anew by what was said, from its own seed, again and again', async () => {
    const night = await make({ edit: 'words', instruction: 'make the sky darker' })
    const drawn = { parent_id: id, relation: 'variation', provider: 'built-in', seed: 7 }
    expect(night.record).toMatchObject({ ...drawn, prompt: 'a red ball on sand, at night' })
    const snow = await make({ edit: 'words', instruction: 'make it snow' }, night.record.id)
    expect(snow.record).toMatchObject({
      parent_id: night.record.id,
      prompt: 'a red ball on sand, at night, snow',
      seed: 7,
    })
    const dog = await make({ edit: 'words', instruction: 'make the ball blue and add a dog' })
    expect(dog.record).toMatchObject({ ...drawn, prompt: 'a blue ball on sand, with a dog' })
    const refused = await edit({ edit: 'words', instruction: 'add a zorblefox' })
    expect(refused.status).toBe(409)
    expect(await refused.text()).toContain(
      'changes time of day, weather, season and style, adds and removes things',
    )
  })

  it('is refused where its prompt has no room for what was said', async () => {
    const full = await app.send('POST', '/api/functions/generate-image', {
      user: ada,
      body: { prompt: 'a red ball on sand'.padEnd(498, ', red'), width: 1024, height: 1024 },
    })
    expect(full.status).toBe(200)
    const list = (await (await app.send('GET', '/api/generations', { user: ada })).json()) as {
      items: Record[]
    }
    const refused = await edit({ edit: 'words', instruction: 'make it night' }, list.items[0]?.id)
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({
      error: {
        message:
          'This picture’s prompt has no room for that: with it, it would be longer than 500 characters. Use a shorter prompt.',
      },
    })
  })

  it('is cut out along the engine’s own silhouettes, at its parent’s size', async () => {
    const { record, bytes } = await make({ edit: 'cutout' })
    expect(record).toMatchObject({ parent_id: id, relation: 'edit', width: 1024, height: 1024 })
    const { hasAlpha } = await sharp(bytes).metadata()
    expect(hasAlpha).toBe(true)
    const { channels } = await sharp(bytes).stats()
    expect(channels[3]).toMatchObject({ min: 0, max: 255 })
    // An edited picture cannot be drawn again from words.
    expect((await edit({ edit: 'reshape', aspect_ratio: '16:9' }, record.id)).status).toBe(409)
  })

  it('has twice the pixels and the same scene, and takes a place of the allowance', async () => {
    const before = z.parse(
      getLimits.output,
      await (await app.send('GET', '/api/limits', { user: ada })).json(),
    )
    const { record, bytes } = await make({ edit: 'upscale', factor: 2 })
    expect(record).toMatchObject({
      parent_id: id,
      relation: 'upscale',
      width: 2048,
      height: 2048,
      provider: 'built-in',
    })
    const parent = (await (await app.send('GET', `/api/generations/${id}`, { user: ada })).json()) as Record
    const small = async (data: Buffer) => sharp(data).removeAlpha().resize(64, 64).raw().toBuffer()
    const own = await small(Buffer.from(await (await app.send('GET', parent.image_url)).arrayBuffer()))
    const large = await small(bytes)
    const difference =
      own.reduce((sum, value, index) => sum + Math.abs(value - (large[index] ?? 0)), 0) / own.length
    expect(difference).toBeLessThan(6)
    const after = z.parse(
      getLimits.output,
      await (await app.send('GET', '/api/limits', { user: ada })).json(),
    )
    expect(after.remaining).toBe(before.remaining - 1)
  })

  it('varies with a strength, and is framed anew', async () => {
    const varied = await make({ edit: 'variation', strength: 0.8 })
    expect(varied.record).toMatchObject({ parent_id: id, relation: 'variation', width: 1024 })
    // Its reference is stored nowhere else, so it is enlarged as it is, and the larger one has the same provider.
    const larger = await make({ edit: 'upscale', factor: 2 }, varied.record.id)
    const { provider, model } = varied.record
    expect(larger.record).toMatchObject({ relation: 'upscale', width: 2048, provider, model })
    const framed = await make({ edit: 'reshape', aspect_ratio: '16:9' })
    expect(framed.record).toMatchObject({ parent_id: id, relation: 'edit', width: 1536, height: 1024 })
  })

  it('is framed anew in any size that is drawn, and a framed one in another', async () => {
    const size = { aspect_ratio: '2:3', width: 512, height: 768 }
    const framed = await make({ edit: 'reshape', ...size })
    expect(framed.record).toMatchObject({ parent_id: id, relation: 'edit', width: 512, height: 768 })
    const { width, height } = await sharp(framed.bytes).metadata()
    expect({ width, height }).toEqual({ width: 512, height: 768 })
    for (const [asked, status, message] of [
      [{ width: 512 }, 400, 'Send width and height together, or neither.'],
      [{ width: 520, height: 768 }, 400, 'Each side must be a multiple of 16, such as 528.'],
      [{ width: 1024, height: 1024 }, 409, 'It is 1:1 already. Choose another ratio.'],
    ] as const) {
      const refused = await edit({ edit: 'reshape', aspect_ratio: '1:1', ...asked })
      expect(refused.status).toBe(status)
      expect(await refused.json()).toMatchObject({ error: { message } })
    }
  })

  it('of a custom size is drawn in no frame that it has already', async () => {
    const made = await app.send('POST', '/api/functions/replicate-generate', {
      user: ada,
      body: { ...{ prompt: 'a ball', aspect_ratio: '1:1', model: 'built-in' }, width: 512, height: 640 },
    })
    const { id: custom } = (await made.json()) as { id: string }
    const body = { edit: 'reshape', aspect_ratio: '4:5', width: 512, height: 640 }
    const refused = await edit(body, custom)
    expect(refused.status).toBe(409)
    expect(await refused.text()).toContain('It is 512 × 640 already. Choose another size.')
  })

  it('changes only a little where it is asked to, and is drawn again as it is', async () => {
    const draw = (body: object) =>
      app.send('POST', '/api/functions/replicate-generate', {
        user: ada,
        body: { prompt: 'a red ball on sand', aspect_ratio: '1:1', model: 'flux-schnell', seed: 7, ...body },
      })
    const read = async (response: Response) => {
      expect(response.status).toBe(200)
      const { id: made } = (await response.json()) as { id: string }
      const record = (await (
        await app.send('GET', `/api/generations/${made}`, { user: ada })
      ).json()) as Record
      return { record, bytes: Buffer.from(await (await app.send('GET', record.image_url)).arrayBuffer()) }
    }
    const pixels = (bytes: Buffer) => sharp(bytes).removeAlpha().raw().toBuffer()
    const varied = await read(await draw({ parent_id: id, relation: 'variation', variation: 41 }))
    const requested = { asked: { variation: 41 } }
    expect(varied.record).toMatchObject({ parent_id: id, relation: 'variation', seed: 7, requested })
    const again = await read(await draw({ variation: 41 }))
    expect(again.record).toMatchObject({ parent_id: null, seed: 7, requested })
    expect((await pixels(again.bytes)).equals(await pixels(varied.bytes))).toBe(true)
    const plain = await read(await draw({}))
    expect((await pixels(plain.bytes)).equals(await pixels(varied.bytes))).toBe(false)
    const framed = await make({ edit: 'reshape', aspect_ratio: '16:9' }, varied.record.id)
    expect(framed.record).toMatchObject({ seed: 7, requested })
    // An enlarged picture cannot be drawn again from its seed, so it is used as a reference.
    const larger = await make({ edit: 'cutout' })
    const followed = await read(
      await draw({ parent_id: larger.record.id, relation: 'variation', variation: 41 }),
    )
    expect(followed.record).toMatchObject({ requested: { asked: { reference_strength: 0.85 } } })
    for (const variation of [-1, 1.5, 10_000, '7']) {
      const refused = await draw({ variation })
      expect(refused.status).toBe(400)
      expect(await refused.text()).toContain('The variation must be a whole number from 0 to 9999')
    }
  })

  it('has small changes in a row for a batch of them, all of one seed', async () => {
    const response = await app.send('POST', '/api/queue', {
      user: ada,
      body: {
        prompt: 'a red ball on sand',
        style: 'photorealistic',
        quality: 'standard',
        aspect_ratio: '1:1',
        parent_id: id,
        relation: 'variation',
        seed: 7,
        variation: 9_999,
        count: 2,
      },
    })
    expect(response.status).toBe(202)
    await vi.waitFor(
      async () => {
        const list = (await (await app.send('GET', '/api/generations?limit=2', { user: ada })).json()) as {
          items: { seed: number; requested: { asked: { variation: number } } | null }[]
        }
        const made = list.items.map(({ seed, requested }) => [seed, requested?.asked?.variation])
        expect(made.toSorted()).toEqual([
          [7, 1],
          [7, 9_999],
        ])
      },
      { timeout: 100_000, interval: 100 },
    )
  })

  it('is refused for what is malformed, another user’s, or without a session', async () => {
    const eve = await app.signUp('eve')
    const body = { edit: 'upscale', factor: 2 }
    expect((await edit(body, id, eve)).status).toBe(404)
    expect((await app.send('GET', `/api/generations/${id}/edits`, { user: eve })).status).toBe(404)
    expect((await app.send('POST', `/api/generations/${id}/edits`, { body })).status).toBe(401)
    for (const wrong of [
      {},
      { edit: 'upscale', factor: 3 },
      { edit: 'variation', strength: 2 },
      { edit: 'repaint' },
    ])
      expect((await edit(wrong)).status).toBe(400)
    expect((await edit(body, 'gen_42')).status).toBe(400)
  })
})
