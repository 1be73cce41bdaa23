import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { conformanceOf } from '../conformance.ts'
import type { ImageProgress, ImageProvider } from '../image-provider.ts'
import { gradientPicture } from '../testing/gradient-picture.ts'
import { startSdapiStandIn } from '../testing/sdapi-stand-in.ts'
import { createSdapiProvider } from './sdapi-provider.ts'

type Server = Awaited<ReturnType<typeof startSdapiStandIn>>

const request = { prompt: 'a boat', width: 1024, height: 1024, seed: 5 } as const
const never = new AbortController().signal
let server: Server
let provider: ImageProvider

beforeAll(async () => {
  server = await startSdapiStandIn({ isSdServer: true })
  provider = createSdapiProvider({ url: server.url, pollMs: 10, side: 512, steps: 4 })
  await provider.prepare?.(never)
})
afterAll(async () => {
  await Promise.all([provider, server].map((one) => one.close()))
})

async function withServer<T>(
  options: Parameters<typeof startSdapiStandIn>[0],
  run: (server: Server) => Promise<T>,
): Promise<T> {
  const own = await startSdapiStandIn(options)
  try {
    return await run(own)
  } finally {
    await own.close()
  }
}

describe('stable-diffusion.cpp over /sdapi/v1', () => {
  const like = { provider: createSdapiProvider({ url: 'http://127.0.0.1:1' }) }
  // It tells nothing while it draws.
  for (const { title, run } of conformanceOf(like))
    if (!/progress|what is forming/.test(title)) test(title, () => run({ provider }))

  test('claims neither progress nor previews, and draws at its own size', async () => {
    expect(provider.capabilities).toMatchObject({ progress: false, previews: false, seed: true })
    expect(await provider.generate({ ...request, height: 1536 })).toMatchObject({
      ok: true,
      model: 'tiny',
      seed: 5,
      asked: { width: 448, height: 640, steps: 4 },
      warnings: ['Drawn at 448x640 and brought to 1024x1536.'],
    })
    expect(server.log.polls).toBe(0)
  })

  test('a seed that it would read as none is folded, and the outcome says which one drew', async () => {
    const outcome = await provider.generate({ ...request, seed: 4_000_000_000 })
    const folded = 4_000_000_000 - 2 ** 31
    expect(server.log.inputs.at(-1)).toMatchObject({ seed: folded })
    expect(outcome).toMatchObject({
      ok: true,
      seed: folded,
      warnings: expect.arrayContaining([`The server drew with seed ${folded} instead of 4000000000.`]),
    })
  })

  test('seeds of its own choice fit as well', async () => {
    const seeds: unknown[] = []
    for (let index = 0; index < 12; index += 1) {
      const outcome = await provider.generate({ prompt: 'a boat', width: 1024, height: 1024 })
      seeds.push(server.log.inputs.at(-1)?.['seed'])
      expect(outcome).toMatchObject({ ok: true, seed: seeds.at(-1) })
    }
    expect(seeds.every((seed) => Number(seed) < 2 ** 31)).toBe(true)
    expect(new Set(seeds).size).toBe(12)
  })

  test('what it cannot stop is drawn to its end before the next picture is sent, whose time begins then', async () => {
    await withServer({ isSdServer: true, drawMs: 400 }, async (slow) => {
      const patient = createSdapiProvider({ url: slow.url, pollMs: 10 })
      const leaving = new AbortController()
      const left = patient.generate(request, { signal: leaving.signal })
      await expect.poll(() => slow.log.creates).toBe(1)
      leaving.abort()
      const leftAt = performance.now()
      expect(await left).toMatchObject({ ok: false, kind: 'cancelled', retryable: false })
      expect(performance.now() - leftAt).toBeLessThan(300)
      const told: ImageProgress[] = []
      const next = patient.generate(
        { ...request, seed: 6 },
        { onProgress: (progress) => told.push(progress) },
      )
      await expect.poll(() => told).toEqual([{ percent: 0, isWaiting: true }])
      expect(slow.log).toMatchObject({ creates: 1, ended: 0 })
      await expect.poll(() => told.length).toBeGreaterThan(1)
      expect(told[1]).toEqual({ percent: 0 })
      expect(slow.log.ended).toBe(1)
      expect(await next).toMatchObject({ ok: true, seed: 6 })
      expect(slow.log.canceled).toEqual([])
      await patient.close()
    })
  })

  test('closing does not wait for what cannot be stopped', async () => {
    await withServer({ isSdServer: true, drawMs: 60_000 }, async (slow) => {
      const patient = createSdapiProvider({ url: slow.url, pollMs: 10 })
      const drawing = patient.generate(request)
      await expect.poll(() => slow.log.creates).toBe(1)
      await patient.close()
      expect(await drawing).toMatchObject({ ok: false, kind: 'cancelled' })
    })
  })

  test('wrong types are its failure, an empty prompt ours, and a reference is sent as a picture', async () => {
    const post = (body: unknown) =>
      fetch(`${server.url}/sdapi/v1/txt2img`, { method: 'POST', body: JSON.stringify(body) })
    const wrong = await post({ prompt: 'x', width: '512', height: 512, seed: 1, steps: 1 })
    expect([wrong.status, await wrong.json()]).toMatchObject([500, { error: 'server_error' }])
    expect(await provider.generate({ ...request, prompt: '' })).toMatchObject({
      kind: 'unsupported',
      started: false,
    })
    const reference = await gradientPicture(64, 64, 1)
    expect(await provider.generate({ ...request, references: [{ picture: reference }] })).toMatchObject({
      ok: true,
    })
  })
})

test('a server that stops when its caller hangs up is left so, and the next picture begins at once', async () => {
  await withServer({ stopsOnHangUp: true, drawMs: 30_000 }, async (kobold) => {
    const patient = createSdapiProvider({ url: kobold.url, pollMs: 10 })
    const leaving = new AbortController()
    const left = patient.generate(request, { signal: leaving.signal })
    await expect.poll(() => kobold.log.creates).toBe(1)
    leaving.abort()
    expect(await left).toMatchObject({ ok: false, kind: 'cancelled' })
    const again = new AbortController()
    const next = patient.generate(request, { signal: again.signal })
    await expect.poll(() => kobold.log.creates).toBe(2)
    again.abort()
    await next
    await patient.close()
  })
})

describe('what the operator sets for a server of one’s own', () => {
  const SET = {
    cfg: 1,
    sampler: 'euler',
    scheduler: 'karras',
    loras: [{ name: 'ink', weight: 0.8 }],
  } as const

  test('stable-diffusion.cpp gets guidance, sampler, scheduler and LoRAs in its own fields', async () => {
    const turbo = createSdapiProvider({ url: server.url, ...SET })
    expect(await turbo.generate(request)).toMatchObject({
      ok: true,
      asked: { cfg: 1, sampler: 'euler', scheduler: 'karras' },
    })
    expect(server.log.inputs.at(-1)).toMatchObject({
      prompt: 'a boat',
      cfg_scale: 1,
      sampler_name: 'euler',
      scheduler: 'karras',
      lora: [{ path: 'ink.safetensors', multiplier: 0.8 }],
    })
    expect(turbo.notices?.()).toEqual([])
    await turbo.close()
  })

  test('the others get LoRAs in the prompt, and the model by its name, set or asked for', async () => {
    await withServer({ models: ['old [1]', 'new [2]'] }, async (webui) => {
      const several = createSdapiProvider({ url: webui.url, model: 'new [2]', loras: SET.loras })
      await several.prepare?.(never)
      expect(several.capabilities.models).toMatchObject([
        { name: 'old [1]', qualities: [] },
        { name: 'new [2]', qualities: ['standard', 'high', 'ultra'] },
      ])
      await several.generate({ ...request, model: 'flux-dev' })
      expect(webui.log.inputs.at(-1)).toMatchObject({
        prompt: 'a boat <lora:ink:0.8>',
        override_settings: { sd_model_checkpoint: 'new [2]' },
      })
      await several.generate({ ...request, model: 'old [1]' })
      expect(webui.log.inputs.at(-1)).toMatchObject({
        override_settings: { sd_model_checkpoint: 'old [1]' },
      })
      await several.close()
    })
  })

  test('without a word nothing is sent beside the picture, and what the server does not list is named', async () => {
    await provider.generate(request)
    for (const field of ['cfg_scale', 'sampler_name', 'scheduler', 'lora', 'override_settings'])
      expect(server.log.inputs.at(-1)).not.toHaveProperty(field)
    const wrong = createSdapiProvider({
      url: server.url,
      sampler: 'no such',
      model: 'gone',
      loras: [{ name: 'pencil', weight: 1 }],
    })
    await wrong.prepare?.(never)
    expect(wrong.notices?.()).toEqual([
      'The server lists no sampler no such; it has default, euler, euler_a, lcm.',
      'The server lists no model gone; it has tiny.',
      'The server lists no LoRA pencil; it has ink.',
    ])
    await wrong.close()
  })

  test('a server is asked once, and again after it was gone', async () => {
    const first = await startSdapiStandIn({ isSdServer: true })
    const port = Number(new URL(first.url).port)
    const asking = createSdapiProvider({ url: first.url })
    await asking.prepare?.(never)
    expect(asking.capabilities.progress).toBe(false)
    await first.close()
    expect(await asking.generate(request)).toMatchObject({ kind: 'network', started: false })
    const second = await startSdapiStandIn({ port })
    expect(await asking.generate(request)).toMatchObject({ ok: true, model: 'gradient-xl' })
    expect(asking.capabilities.progress).toBe(true)
    await asking.close()
    await second.close()
  })
})
