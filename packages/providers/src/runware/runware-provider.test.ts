import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { conformanceOf } from '../conformance.ts'
import type { ImageProvider, ImageRequest } from '../image-provider.ts'
import { type FaultSubject, faultCases } from '../testing/fault-cases.ts'
import { gradientPicture } from '../testing/gradient-picture.ts'
import { RUNWARE_FAULTS, startRunwareStandIn } from '../testing/runware-stand-in.ts'
import { createRunwareProvider } from './runware-provider.ts'

const KEY = 'rw_secret_of_the_operator'
const request = { prompt: 'a boat', width: 1024, height: 1024, seed: 5 } as const
let vendor: Awaited<ReturnType<typeof startRunwareStandIn>>
let provider: ImageProvider
let subject: FaultSubject

beforeAll(async () => {
  vendor = await startRunwareStandIn({ token: KEY })
  provider = createRunwareProvider({ key: KEY, baseUrl: `${vendor.url}/v1` })
  subject = {
    vendor,
    within: (deadlineMs) => createRunwareProvider({ key: KEY, baseUrl: vendor.url, deadlineMs }),
    secret: 'rw_secret',
  }
})
afterAll(async () => {
  await provider.close()
  await vendor.close()
})

async function inputOf(changes: Partial<ImageRequest>) {
  const outcome = await provider.generate({ ...request, ...changes })
  return { outcome, input: vendor.log.inputs.at(-1) }
}

describe('Runware, against its stand-in', () => {
  const like = { provider: createRunwareProvider({ key: 'x' }) }
  for (const { title, run } of conformanceOf(like)) test(title, () => run({ provider }))
})

describe('what Runware is asked for', () => {
  test('[7.5] each quality is drawn by its model, and the record says which, with what, and what it cost', async () => {
    for (const [quality, name, air, width] of [
      ['standard', 'flux-schnell', 'runware:100@1', 1536],
      ['high', 'flux-dev', 'runware:101@1', 1536],
      ['ultra', 'flux-1.1-pro', 'bfl:2@1', 1440],
    ] as const)
      expect((await inputOf({ quality, width: 1536 })).outcome).toMatchObject({
        ok: true,
        model: `runware/${name}`,
        seed: 5,
        costUsd: 0.0013,
        asked: { model: air, width, seed: 5 },
      })
  })

  test('[7.1] the alternative model function names its model, by name or by identifier', async () => {
    for (const model of ['nano-banana', 'google:4@1'])
      expect((await inputOf({ model, height: 1536 })).outcome).toMatchObject({
        model: 'runware/nano-banana',
        seed: null,
        warnings: ['nano-banana takes no seed.', 'Drawn at 832x1248 and brought to 1024x1536.'],
      })
    // A model that the product does not list might cost anything.
    expect((await inputOf({ model: 'civitai:1@1' })).outcome).toMatchObject({ model: 'runware/flux-schnell' })
  })

  test('seed 0, which the vendor does not know, is the first that it knows', async () => {
    expect((await inputOf({ seed: 0 })).outcome).toMatchObject({ ok: true, seed: 1 })
  })

  test('a prompt of one letter, which the vendor refuses, is drawn', async () => {
    expect((await inputOf({ prompt: 'a' })).outcome).toMatchObject({ ok: true })
  })

  test('a reference goes to a model that sees it', async () => {
    const reference = await gradientPicture(900, 300, 2)
    const { outcome, input } = await inputOf({
      references: [{ picture: reference }],
      referenceStrength: 0.75,
      width: 1536,
    })
    expect(outcome).toMatchObject({ model: 'runware/flux-dev', warnings: [] })
    expect(input).toMatchObject({ strength: 0.25 })
    const url = String(input?.['seedImage'])
    const sent = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
    expect(await sharp(sent).metadata()).toMatchObject({ format: 'jpeg', width: 1536, height: 1024 })
    expect(
      (await inputOf({ references: [{ picture: reference }], model: 'nano-banana' })).input,
    ).toHaveProperty('referenceImages')
  })

  test('[8.3] a picture that the vendor judges unsafe is flagged', async () => {
    expect((await inputOf({ prompt: 'a boat [unsafe]' })).outcome).toMatchObject({ ok: true, nsfw: true })
  })

  test('a picture that comes as an address is fetched at once, and kept as bytes', async () => {
    const before = vendor.log.fetches
    expect((await inputOf({ prompt: 'a boat [url]' })).outcome).toMatchObject({ ok: true })
    expect(vendor.log.fetches).toBe(before + 1)
  })
})

describe('every failure of Runware', () => {
  test('there are at least twenty-four', () => {
    expect(Object.keys(RUNWARE_FAULTS).length).toBeGreaterThanOrEqual(24)
  })
  for (const { title, run } of faultCases(RUNWARE_FAULTS))
    test.concurrent(`[7.5] ${title}`, () => run(subject))

  test('[8.5] an address without an answer is a failure of the network that cost nothing', async () => {
    const absent = createRunwareProvider({ key: KEY, baseUrl: 'http://127.0.0.1:1' })
    expect(await absent.generate(request)).toMatchObject({ kind: 'network', started: false, retryable: true })
    await absent.close()
  })
})
