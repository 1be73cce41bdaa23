import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { conformanceOf } from '../conformance.ts'
import type { ImageProvider } from '../image-provider.ts'
import {
  COMFYUI_FAULTS,
  EXAMPLE_REFERENCE_WORKFLOW,
  EXAMPLE_WORKFLOW,
  startComfyUiStandIn,
} from '../testing/comfyui-stand-in.ts'
import { drawWithFault, type FaultSubject, faultCases } from '../testing/fault-cases.ts'
import { gradientPicture } from '../testing/gradient-picture.ts'
import { type ComfyUiOptions, createComfyUiProvider } from './comfyui-provider.ts'
import { fillWorkflow, parseWorkflow } from './workflow.ts'

const request = { prompt: 'a boat', width: 1024, height: 1024, seed: 5 } as const
const workflow = parseWorkflow(EXAMPLE_WORKFLOW)
const referenceWorkflow = parseWorkflow(EXAMPLE_REFERENCE_WORKFLOW)
let server: Awaited<ReturnType<typeof startComfyUiStandIn>>
let provider: ImageProvider
let subject: FaultSubject

const providerAt = (url: string, changes: Partial<ComfyUiOptions> = {}) =>
  createComfyUiProvider({ url, workflow, referenceWorkflow, pollMs: 10, ...changes })

beforeAll(async () => {
  server = await startComfyUiStandIn()
  provider = providerAt(server.url)
  subject = {
    vendor: server,
    within: (deadlineMs) => providerAt(server.url, { deadlineMs, pollMs: 5 }),
    secret: 's3cret',
  }
})
afterAll(async () => {
  await provider.close()
  await server.close()
})

describe('a ComfyUI server', () => {
  const like = { provider: providerAt('http://127.0.0.1:1') }
  for (const { title, run } of conformanceOf(like)) test(title, () => run({ provider }))

  test('[1.3] is sent the operator’s workflow with the request in its places', async () => {
    const outcome = await provider.generate({
      ...request,
      width: 1536,
      negativePrompt: 'trees',
      quality: 'ultra',
      style: 'sketch',
    })
    expect(outcome).toMatchObject({
      ok: true,
      provider: 'comfyui',
      seed: 5,
      asked: { width: 1280, height: 832, steps: 45, seed: 5 },
    })
    expect(server.log.inputs.at(-1)).toMatchObject({
      prompt: expect.stringMatching(/^a boat, pencil sketch.*, masterpiece$/),
      negative: expect.stringMatching(/^trees, color/),
      seed: 5,
      steps: 45,
      width: 1280,
      height: 832,
      ckpt_name: 'gradient-xl.safetensors',
    })
  })

  test('is sent a reference picture first, and the workflow that loads it', async () => {
    const reference = await gradientPicture(900, 300, 2)
    const outcome = await provider.generate({
      ...request,
      references: [{ picture: reference }],
      referenceStrength: 0.75,
    })
    expect(outcome).toMatchObject({ ok: true, warnings: [] })
    expect(server.log.inputs.at(-1)).toMatchObject({
      denoise: 0.25,
      image: expect.stringMatching(/^easel-[0-9a-f]{24}\.jpg$/),
    })
  })

  test('draws all the same without its socket', async () => {
    const mute = await startComfyUiStandIn({ hasSocket: false })
    const patient = providerAt(mute.url)
    expect(await patient.generate(request)).toMatchObject({ ok: true })
    await patient.close()
    await mute.close()
  })

  test('offers what the workflow has a place for, and no more', async () => {
    const bare = parseWorkflow(
      JSON.stringify({ 1: { class_type: 'A', inputs: { a: '{{prompt}}', b: '{{seed}}' } } }),
    )
    const { capabilities } = createComfyUiProvider({ url: server.url, workflow: bare })
    expect(capabilities).toMatchObject({
      negativePrompt: false,
      reference: false,
      referenceStrength: false,
      qualities: ['standard'],
    })
  })

  test('closing interrupts what is being drawn there', async () => {
    const slow = await startComfyUiStandIn({ drawMs: 60_000 })
    const patient = providerAt(slow.url)
    const drawing = patient.generate(request)
    await expect.poll(() => slow.log.creates).toBe(1)
    await patient.close()
    expect(await drawing).toMatchObject({ ok: false, kind: 'cancelled' })
    expect(slow.log.canceled).toHaveLength(1)
    await slow.close()
  })

  test('a picture without a caller is interrupted, and it alone', async () => {
    const slow = await startComfyUiStandIn({ drawMs: 400 })
    const patient = providerAt(slow.url)
    const leaving = new AbortController()
    const left = patient.generate(request, { signal: leaving.signal })
    const other = patient.generate({ ...request, seed: 6 })
    await expect.poll(() => slow.log.polls).toBeGreaterThan(1)
    leaving.abort()
    expect(await left).toMatchObject({ ok: false, kind: 'cancelled', retryable: false })
    await expect.poll(() => slow.log.canceled.length).toBe(1)
    expect(await other).toMatchObject({ ok: true, seed: 6 })
    await patient.close()
    await slow.close()
  })
})

describe('a workflow', () => {
  test('keeps a prompt a prompt, whatever it contains', () => {
    const prompt = '{{seed}} "}, {"class_type": "Evil"} \\'
    const filled = fillWorkflow(workflow, { prompt, seed: 5 }) as Record<string, { inputs: object }>
    expect(filled['6']).toMatchObject({ inputs: { text: `${prompt}, masterpiece` } })
    expect(filled['3']).toMatchObject({ inputs: { seed: 5 } })
  })

  test.each([
    ['{', 'is not JSON'],
    ['[]', 'is not a workflow in the API format'],
    ['{"nodes": [], "links": []}', 'is not in the API format'],
    ['{"1": {"class_type": "A", "inputs": {"a": "{{promt}}"}}}', '{{promt}}'],
    ['{"1": {"class_type": "A", "inputs": {"a": "{{seed}}"}}}', 'has no {{prompt}}'],
    ['{"1": {"class_type": "A", "inputs": {"a": "{{prompt}}"}}}', 'has no {{seed}}'],
  ])('%s is refused at the start, with the reason', (text, reason) => {
    expect(() => parseWorkflow(text)).toThrow(reason)
  })
})

describe('every failure of ComfyUI', () => {
  test('there are at least twenty-four', () => {
    expect(Object.keys(COMFYUI_FAULTS).length).toBeGreaterThanOrEqual(24)
  })
  for (const { title, run } of faultCases(COMFYUI_FAULTS))
    test.concurrent(`[7.5] ${title}`, () => run(subject))

  test('endless leaves nothing running there', async () => {
    const before = server.log.canceled.length
    await drawWithFault('endless', COMFYUI_FAULTS['endless'], subject)
    await expect.poll(() => server.log.canceled.length).toBe(before + 1)
  })

  test('[8.5] an address without an answer is a failure of the network that cost nothing', async () => {
    const absent = providerAt('http://127.0.0.1:1')
    expect(await absent.generate(request)).toMatchObject({ kind: 'network', started: false, retryable: true })
    await absent.close()
  })
})
