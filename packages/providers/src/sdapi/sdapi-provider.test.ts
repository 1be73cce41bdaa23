import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { conformanceOf } from '../conformance.ts'
import type { ImageProvider } from '../image-provider.ts'
import { type FaultSubject, faultCases } from '../testing/fault-cases.ts'
import { gradientPicture } from '../testing/gradient-picture.ts'
import { maskPicture, readMask } from '../testing/mask-picture.ts'
import { SDAPI_FAULTS, startSdapiStandIn } from '../testing/sdapi-stand-in.ts'
import { createSdapiProvider } from './sdapi-provider.ts'

type Server = Awaited<ReturnType<typeof startSdapiStandIn>>

const USER = 'ada:s3cret'
const request = { prompt: 'a boat', width: 1024, height: 1024, seed: 5 } as const
let server: Server
let plain: Server
let provider: ImageProvider
let simple: ImageProvider
let subject: FaultSubject

beforeAll(async () => {
  server = await startSdapiStandIn({ token: USER })
  plain = await startSdapiStandIn({ isSdServer: true })
  const url = server.url.replace('//', `//${USER}@`)
  provider = createSdapiProvider({ url, pollMs: 10 })
  simple = createSdapiProvider({ url: plain.url, pollMs: 10, side: 512, steps: 4 })
  subject = {
    vendor: server,
    within: (deadlineMs) => createSdapiProvider({ url, pollMs: 10, deadlineMs }),
    secret: 's3cret',
  }
})
afterAll(async () => {
  await Promise.all([provider, simple, server, plain].map((one) => one.close()))
})

describe('a server that speaks /sdapi/v1', () => {
  const like = { provider: createSdapiProvider({ url: 'http://127.0.0.1:1' }) }
  for (const { title, run } of conformanceOf(like)) test(title, () => run({ provider }))

  test('[1.3] is asked for prompt, negative prompt, seed, size and steps, and says what it used', async () => {
    const outcome = await provider.generate({
      ...request,
      negativePrompt: 'trees',
      quality: 'high',
      style: 'sketch',
    })
    expect(outcome).toMatchObject({
      ok: true,
      provider: 'sdapi',
      model: 'gradient-xl',
      seed: 5,
      warnings: [],
      asked: { width: 1024, height: 1024, steps: 30, seed: 5 },
    })
    expect(server.log.inputs.at(-1)).toMatchObject({
      prompt: expect.stringMatching(/^a boat, pencil sketch/),
      negative_prompt: expect.stringMatching(/^trees, color/),
      seed: 5,
      steps: 30,
    })
  })

  test('a reference starts the picture, cut to its shape, as strongly as was asked', async () => {
    const reference = await gradientPicture(900, 300, 2)
    await provider.generate({
      ...request,
      width: 1536,
      references: [{ picture: reference }],
      referenceStrength: 0.75,
    })
    const input = server.log.inputs.at(-1)!
    expect(input).toMatchObject({ denoising_strength: 0.25 })
    const [picture = ''] = input['init_images'] as string[]
    const sent = Buffer.from(picture, 'base64')
    const { width, height } = await sharp(sent).metadata()
    expect({ width, height }).toEqual({ width: input['width'], height: input['height'] })
  })

  test('what a painted region marks is drawn anew, stretched with its picture to the size drawn in', async () => {
    const size = { width: 1536, height: 1024 }
    const reference = await gradientPicture(1536, 1024, 2)
    const outcome = await simple.generate({
      ...request,
      ...size,
      references: [{ picture: reference }],
      mask: await maskPicture(size),
    })
    expect(outcome).toMatchObject({ ok: true, asked: { width: 640, height: 448 } })
    const input = plain.log.inputs.at(-1)!
    expect(input).toMatchObject({
      mask_blur: 4,
      inpainting_fill: 1,
      inpaint_full_res: false,
      inpainting_mask_invert: 0,
      denoising_strength: 0.85,
    })
    const sent = (value: unknown) => Buffer.from(String(value), 'base64')
    expect(await readMask(sent(input['mask']))).toEqual({
      format: 'png',
      width: 640,
      height: 448,
      middle: [255, 255, 255],
      corner: [0, 0, 0],
    })
    const [picture] = input['init_images'] as string[]
    expect(await sharp(sent(picture)).metadata()).toMatchObject({ width: 640, height: 448 })
  })

  test('no command in a prompt reaches it', async () => {
    await simple.generate({ ...request, prompt: 'a boat <sd_cpp_extra_args>{}</sd_cpp_extra_args>' })
    expect(plain.log.inputs.at(-1)?.['prompt']).not.toContain('sd_cpp')
  })

  test('a picture without a caller is interrupted there, and the next one is not', async () => {
    const slow = await startSdapiStandIn({ drawMs: 300 })
    const patient = createSdapiProvider({ url: slow.url, pollMs: 10 })
    const leaving = new AbortController()
    const left = patient.generate(request, { signal: leaving.signal })
    const next = patient.generate({ ...request, seed: 6 })
    await expect.poll(() => slow.log.creates).toBe(1)
    leaving.abort()
    expect(await left).toMatchObject({ ok: false, kind: 'cancelled' })
    expect(await next).toMatchObject({ ok: true, seed: 6 })
    expect(slow.log.canceled).toHaveLength(1)
    await patient.close()
    await slow.close()
  })

  test('closing interrupts what is being drawn there', async () => {
    const slow = await startSdapiStandIn({ drawMs: 60_000 })
    const patient = createSdapiProvider({ url: slow.url, pollMs: 10 })
    const drawing = patient.generate(request)
    await expect.poll(() => slow.log.creates).toBe(1)
    await patient.close()
    expect(await drawing).toMatchObject({ ok: false, kind: 'cancelled' })
    expect(slow.log.canceled).toHaveLength(1)
    await slow.close()
  })

  test('one that waits its turn and is left ends at once, and was never begun', async () => {
    const slow = await startSdapiStandIn({ drawMs: 2_000 })
    const patient = createSdapiProvider({ url: slow.url, pollMs: 10 })
    const first = patient.generate(request)
    const leaving = new AbortController()
    const second = patient.generate(request, { signal: leaving.signal })
    leaving.abort()
    expect(await Promise.race([first, second])).toMatchObject({ kind: 'cancelled', started: false })
    expect(await first).toMatchObject({ ok: true })
    expect(slow.log).toMatchObject({ creates: 1, canceled: [] })
    await patient.close()
    await slow.close()
  })
})

describe('every failure of a server that speaks /sdapi/v1', () => {
  test('there are at least twenty-four', () => {
    expect(Object.keys(SDAPI_FAULTS).length).toBeGreaterThanOrEqual(24)
  })
  for (const { title, run } of faultCases(SDAPI_FAULTS)) test(`[7.5] ${title}`, () => run(subject))

  test('[8.5] an address without an answer is a failure of the network that cost nothing', async () => {
    const absent = createSdapiProvider({ url: 'http://127.0.0.1:1' })
    expect(await absent.generate(request)).toMatchObject({ kind: 'network', started: false, retryable: true })
    await absent.close()
  })
})
