import { generationSchema } from '@easel/contract/generations'
import { LETTERING_LIMITS, type LetteringSettings, startingSettings } from '@easel/contract/lettering'
import { readMetadata } from '@easel/picture-metadata/read-metadata'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { startTestApp, type TestApp, type TestUser } from '../../../test/harness/start-test-app.ts'

let app: TestApp
let ada: TestUser
let ben: TestUser

beforeAll(async () => {
  app = await startTestApp()
  ada = await app.signUp('ada')
  ben = await app.signUp('ben')
})
afterAll(() => app.stop())

const settings: LetteringSettings = { ...startingSettings('stencil', 'Ahoy'), size: 256 }
const save = (user: TestUser | undefined, body: unknown) => app.send('POST', '/api/lettering', { user, body })

async function saved(user: TestUser, body: unknown) {
  const response = await save(user, body)
  return z.parse(generationSchema, await response.json())
}

async function pixels(url: string, user: TestUser) {
  const response = await app.send('GET', url, { user })
  return new Uint8Array(await response.arrayBuffer())
}

describe('words drawn as a picture', () => {
  it('lie in the history with their settings, marked as made by rules, at no cost', async () => {
    const before = await (await app.send('GET', '/api/limits', { user: ada })).json()
    const picture = await saved(ada, { ...settings, background: { kind: 'none' } })
    expect(picture).toMatchObject({
      prompt: 'Ahoy',
      style: 'text-effects:stencil',
      provider: 'lettering',
      width: 256,
      height: 144,
      cost: 0,
    })
    const bytes = await pixels(picture.image_url, ada)
    expect(readMetadata(bytes)?.sourceType).toBe('algorithmicMedia')
    const { channels } = await sharp(bytes).stats()
    expect(channels[3]).toMatchObject({ min: 0, max: 255 })
    const list = await (await app.send('GET', '/api/generations', { user: ada })).json()
    expect(list).toMatchObject({ items: [{ id: picture.id }] })
    expect(await (await app.send('GET', '/api/limits', { user: ada })).json()).toEqual(before)

    const opened = await app.send('GET', `/api/lettering/${picture.id}`, { user: ada })
    expect(await opened.json()).toEqual({ ...settings, background: { kind: 'none' } })
  })

  it('stand on one of one’s own pictures, in its shape, and name it as their origin', async () => {
    const ground = await saved(ada, {
      ...settings,
      shape: '1:1',
      background: { kind: 'colour', colour: '#ff0000' },
    })
    const background = { kind: 'picture', generation_id: ground.id }
    const placed = await saved(ada, {
      ...settings,
      background,
      scale: 20,
      x: 80,
      y: 80,
      rotation: 10,
      shadow: 60,
    })
    expect(placed).toMatchObject({ width: 256, height: 256, parent_id: ground.id, relation: 'edit' })
    const corner = await sharp(await pixels(placed.image_url, ada))
      .extract({ left: 2, top: 2, width: 1, height: 1 })
      .raw()
      .toBuffer()
    expect([...corner.subarray(0, 3)]).toEqual([255, 0, 0])
    expect((await save(ben, { ...settings, background })).status).toBe(404)
  })

  it('are saved no larger than the limit, whatever is asked', async () => {
    const picture = await saved(ada, { ...settings, shape: '3:1', size: 4096 })
    expect(picture.width).toBe(LETTERING_LIMITS.savedSize)
  })

  it('open again for their owner alone', async () => {
    const { id } = await saved(ada, settings)
    expect((await app.send('GET', `/api/lettering/${id}`, { user: ben })).status).toBe(404)
    expect((await app.send('GET', `/api/lettering/${id}`)).status).toBe(401)
    expect((await app.send('GET', '/api/lettering/42', { user: ada })).status).toBe(400)
    expect((await app.send('GET', `/api/lettering/gen_${'0'.repeat(26)}`, { user: ada })).status).toBe(404)
  })

  it('need a session to be saved, with the specification’s words', async () => {
    const response = await save(undefined, settings)
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({ error: { message: 'User not authenticated' } })
  })

  it('are refused with what to do when they are too long, blank or in letters that no typeface has', async () => {
    for (const [text, message] of [
      ['x'.repeat(5_000), /Shorten the text by 4800/],
      ['  \n ', /Type the words/],
      ['a\n'.repeat(9), /Join some of them/],
      ['漢字', /漢 字/],
    ] as const) {
      const response = await save(ada, { ...settings, text })
      expect(response.status).toBe(400)
      const { error } = (await response.json()) as { error: { message: string; fields?: { text?: string } } }
      expect(`${error.message} ${error.fields?.text}`).toMatch(message)
    }
  })

  it('are refused with settings that mean nothing', async () => {
    for (const wrong of [
      { effect: 'nope' },
      { font: '../../etc/passwd' },
      { colours: ['red'] },
      { size: 100_000 },
      { size: 12.5 },
      { bend: 1e9 },
      { background: { kind: 'picture', generation_id: 'x' } },
      { user_id: ben.id },
    ])
      expect((await save(ada, { ...settings, ...wrong })).status).toBe(400)
    expect((await save(ada, '{')).status).toBe(400)
  })

  it('may be saved only so often in a minute', async () => {
    const limited = await startTestApp({ isRateLimited: true })
    const cleo = await limited.signUp('cleo')
    const background = { kind: 'picture', generation_id: `gen_${'0'.repeat(26)}` }
    const statuses: number[] = []
    for (let round = 0; round < 21; round += 1)
      statuses.push(
        (await limited.send('POST', '/api/lettering', { user: cleo, body: { ...settings, background } }))
          .status,
      )
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(404))
    expect(statuses[20]).toBe(429)
    await limited.stop()
  })
})
