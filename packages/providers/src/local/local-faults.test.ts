import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, test } from 'vitest'
import type { FailureKind, ImageProgress, ImageProvider } from '../image-provider.ts'
import {
  readSdServerLog,
  type SdServerEvent,
  type SdServerFault,
  type SdServerPlan,
  standInModel,
} from '../testing/sd-server-plan.ts'
import type { InstalledModel } from './installed-model.ts'
import { createLocalProvider, type LocalOptions } from './local-provider.ts'
import { createSdServerEngine } from './sd-server-engine.ts'

const request = { prompt: 'a boat', width: 1024, height: 1024, seed: 5 } as const
/** Starting a program takes its time on a busy machine. */
const PATIENT = { timeout: 15_000 }
const endings: (() => unknown)[] = []

afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end()
})

type Machine = {
  readonly provider: ImageProvider
  readonly model: InstalledModel
  readonly weights: string
  readonly of: (what: SdServerEvent['what']) => readonly SdServerEvent[]
  readonly plan: (plan: SdServerPlan) => void
}

/** A machine with a model that behaves as planned. */
function machine(
  plan: SdServerPlan = {},
  {
    ports,
    startMs,
    ...options
  }: Partial<LocalOptions> & { ports?: () => Promise<number>; startMs?: number } = {},
): Machine {
  const { model, weights, folder } = standInModel(plan)
  const engine = createSdServerEngine({
    pollMs: 5,
    ...(ports ? { findPort: ports } : {}),
    ...(startMs ? { startMs } : {}),
  })
  const provider = createLocalProvider({ model, engine, backOffMs: [0], ...options })
  endings.push(
    () => rmSync(folder, { recursive: true }),
    () => provider.close(),
  )
  return {
    provider,
    model,
    weights,
    of: (what) => readSdServerLog(weights).filter((event) => event.what === what),
    plan: (next) => writeFileSync(weights, JSON.stringify(next)),
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

async function hasNoted({ of }: Machine, what: SdServerEvent['what']): Promise<void> {
  await expect.poll(() => of(what).length, PATIENT).toBe(1)
}

async function isGone(pid: number): Promise<void> {
  await expect.poll(() => isAlive(pid), PATIENT).toBe(false)
}

/** Whether the next picture is drawn, and by which start of the program. */
async function drawsAgain({ provider, of }: Machine, starts: number): Promise<void> {
  expect(await provider.generate(request)).toMatchObject({ ok: true })
  expect(of('start')).toHaveLength(starts)
}

/** What each fault becomes, and how often the program has been started when the next picture is drawn. */
const FAULTS: Readonly<
  Record<SdServerFault, { becomes: FailureKind | undefined; starts: number; says?: RegExp }>
> = {
  die: { becomes: 'network', starts: 2, says: /^sd-server ended by SIGKILL while it drew$/ },
  exit: { becomes: 'network', starts: 2, says: /^sd-server ended with code 134 while it drew$/ },
  garbage: { becomes: undefined, starts: 1 },
  repeat: { becomes: undefined, starts: 1 },
  black: { becomes: 'bad_response', starts: 1, says: /black/ },
  failed: { becomes: 'server', starts: 1, says: /generation_failed/ },
  'no-picture': { becomes: 'bad_response', starts: 1 },
  'no-image': { becomes: 'bad_response', starts: 1 },
  forgotten: { becomes: 'bad_response', starts: 1 },
  'poll-drop': { becomes: 'network', starts: 2 },
  'poll-drop-once': { becomes: undefined, starts: 1 },
  page: { becomes: 'bad_response', starts: 1 },
  'no-id': { becomes: 'bad_response', starts: 1 },
  stall: { becomes: 'timeout', starts: 2 },
  deaf: { becomes: 'timeout', starts: 2 },
}

describe('every way in which the program fails in the midst of a picture', () => {
  for (const [fault, { becomes, starts, says }] of Object.entries(FAULTS))
    test(`${fault} becomes ${becomes ?? 'a picture'}, and the next picture is drawn`, async () => {
      const own = machine()
      await drawsAgain(own, 1)
      const signal = AbortSignal.timeout(becomes === 'timeout' ? 1_500 : 20_000)
      const outcome = await own.provider.generate(
        { ...request, prompt: `an author [fault:${fault}]` },
        { signal },
      )
      expect(outcome.ok ? undefined : outcome.kind).toBe(becomes)
      if (!outcome.ok) {
        expect(outcome.detail).not.toMatch(/author|fault/)
        if (says) expect(outcome.detail).toMatch(says)
        expect(outcome.started).toBeUndefined()
      }
      await drawsAgain(own, starts)
    })

  test('a black picture is named to the operator until one is drawn that is not', async () => {
    const { provider } = machine()
    await provider.generate({ ...request, prompt: '[fault:black]' })
    expect(provider.notices?.()).toEqual([expect.stringContaining('The last picture was black')])
    await provider.generate(request)
    expect(provider.notices?.()).toEqual([])
  })

  test('an end by itself is named with its last words, and the words of the prompt are not among them', async () => {
    const { provider } = machine({ fault: 'exit' })
    await provider.generate({ ...request, prompt: 'an author of a failed error' })
    expect(provider.notices?.()).toEqual([
      'sd-server ended with code 134. It said last: [ERROR] ggml_extend.hpp:88 - alloc of 4096 MB failed: out of memory',
    ])
  })
})

describe('a start that fails', () => {
  test('says why, lets another provider draw, and is tried again with the next picture', async () => {
    const own = machine({ exitAtStart: { code: 1, says: 'ggml.c:1 - unknown backend vulkan', times: 1 } })
    expect(await own.provider.generate(request)).toMatchObject({
      kind: 'server',
      started: false,
      retryable: true,
      detail:
        'sd-server ended with code 1 while it started. It said last: [ERROR] ggml.c:1 - unknown backend vulkan / [ERROR] main.cpp:85   - new_sd_ctx_t failed',
    })
    await drawsAgain(own, 2)
    expect(own.provider.notices?.()).toEqual([])
  })

  test('waits longer after each end in a row', async () => {
    const own = machine({ exitAtStart: { code: 1, says: 'no', times: 2 } }, { backOffMs: [150, 400] })
    const began = performance.now()
    for (const _ of [1, 2]) await own.provider.generate(request)
    await drawsAgain(own, 3)
    expect(performance.now() - began).toBeGreaterThan(550)
  })

  test('three within ten minutes leave it alone, with its last words for the operator', async () => {
    const own = machine({ exitAtStart: { code: 1, says: 'no such device' } })
    for (const _ of [1, 2, 3])
      expect(await own.provider.generate(request)).toMatchObject({ kind: 'server', started: false })
    expect(await own.provider.generate(request)).toMatchObject({ kind: 'server', started: false })
    expect(own.of('start')).toHaveLength(3)
    expect(own.provider.notices?.()).toEqual([
      expect.stringMatching(
        /^It ended 3 times within ten minutes and is left alone for 10 more minutes; other providers draw\. sd-server ended with code 1 .* no such device/,
      ),
    ])
  })

  test('one that never becomes ready is ended in time', async () => {
    const own = machine({ isStuckAtStart: true }, { startMs: 1_500 })
    expect(await own.provider.generate(request)).toMatchObject({ kind: 'server', started: false })
    await isGone(own.of('start')[0]?.pid ?? 0)
    own.plan({})
    await drawsAgain(own, 2)
  })

  test('a program that is not there, or is none, is named by its code', async () => {
    const { model, folder } = standInModel({})
    endings.push(() => rmSync(folder, { recursive: true }))
    for (const [serverPath, code] of [
      ['/nowhere/sd-server', 'ENOENT'],
      [folder, 'EACCES'],
    ] as const) {
      const provider = createLocalProvider({ model: { ...model, serverPath }, backOffMs: [0] })
      endings.push(() => provider.close())
      await provider.prepare?.(new AbortController().signal)
      expect(provider.notices?.()).toEqual([`sd-server does not run here (${code}).`])
      expect(await provider.generate(request)).toMatchObject({ kind: 'server', started: false })
    }
  })

  test('weights that are none end it with a reason', async () => {
    const own = machine()
    writeFileSync(own.weights, 'GGUF cut off')
    expect(await own.provider.generate(request)).toMatchObject({
      detail: expect.stringContaining('init model loader from file failed'),
    })
  })
})

describe('a port that something else has taken', () => {
  async function stranger(): Promise<{ server: Server; port: number; asked: string[] }> {
    const asked: string[] = []
    const server = createServer((incoming, response) => {
      asked.push(`${incoming.method} ${incoming.url}`)
      response.end('Stable Diffusion Server is running')
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
    endings.push(() => server.close())
    return { server, port: (server.address() as AddressInfo).port, asked }
  }

  test('is left for another one, and the stranger is never sent a prompt', async () => {
    const { port, asked } = await stranger()
    const ports = [port]
    const own = machine({ loadMs: 200 }, { ports: async () => ports.shift() ?? freePort() })
    expect(await own.provider.generate(request)).toMatchObject({ ok: true })
    expect(own.of('start')).toHaveLength(2)
    expect(new Set(asked)).toEqual(new Set(['GET /']))
    expect(own.provider.notices?.()).toEqual([])
  })

  test('again and again is a start that fails', async () => {
    const { port } = await stranger()
    const own = machine({}, { ports: async () => port })
    expect(await own.provider.generate(request)).toMatchObject({
      kind: 'server',
      detail: 'sd-server found 3 ports taken.',
    })
  })
})

describe('a picture that is left', () => {
  test('in line ends at once and was never begun', async () => {
    const own = machine({ stepMs: 150 })
    const first = own.provider.generate(request)
    const leaving = new AbortController()
    const told: ImageProgress[] = []
    const second = own.provider.generate(request, {
      signal: leaving.signal,
      onProgress: (progress) => told.push(progress),
    })
    await hasNoted(own, 'create')
    leaving.abort()
    expect(await second).toMatchObject({ kind: 'cancelled', started: false })
    expect(told).toEqual([{ percent: 0, isWaiting: true }])
    expect(await first).toMatchObject({ ok: true })
    expect(own.of('create')).toHaveLength(1)
  })

  test('with much left is ended with the program, which is there again for the next', async () => {
    const own = machine({ stepMs: 60_000 })
    const leaving = new AbortController()
    const left = own.provider.generate(request, { signal: leaving.signal })
    await hasNoted(own, 'create')
    const pid = own.of('start')[0]?.pid ?? 0
    own.plan({})
    const leftAt = performance.now()
    leaving.abort()
    expect(await left).toMatchObject({ kind: 'cancelled', retryable: false })
    expect(performance.now() - leftAt).toBeLessThan(1_000)
    await isGone(pid)
    await drawsAgain(own, 2)
    expect(own.of('refused-cancel')).toHaveLength(1)
    expect(own.provider.notices?.()).toEqual([])
  })

  test('with little left is finished unseen, and the program stays', async () => {
    const own = machine({ stepMs: 250 })
    const leaving = new AbortController()
    const left = own.provider.generate(request, {
      signal: leaving.signal,
      onProgress: ({ percent }) => percent > 60 && leaving.abort(),
    })
    expect(await left).toMatchObject({ kind: 'cancelled' })
    await drawsAgain(own, 1)
    expect(own.of('done')).toHaveLength(2)
  })

  test('with little left is ended all the same where others wait', async () => {
    const own = machine({ stepMs: 250 })
    const leaving = new AbortController()
    const left = own.provider.generate(request, {
      signal: leaving.signal,
      onProgress: ({ percent }) => percent > 60 && leaving.abort(),
    })
    const next = own.provider.generate({ ...request, seed: 6 })
    expect(await left).toMatchObject({ kind: 'cancelled' })
    expect(await next).toMatchObject({ ok: true, seed: 6 })
    expect(own.of('start')).toHaveLength(2)
  })

  test('while the program starts leaves it to the next one', async () => {
    const own = machine({ loadMs: 400 })
    const leaving = new AbortController()
    const left = own.provider.generate(request, { signal: leaving.signal })
    await hasNoted(own, 'start')
    leaving.abort()
    expect(await left).toMatchObject({ kind: 'cancelled', started: false })
    await drawsAgain(own, 1)
  })
})

describe('the program’s life', () => {
  test('it is not started before a picture, ended when nothing comes, and started again', async () => {
    const own = machine({}, { idleMs: 300 })
    expect(own.of('start')).toEqual([])
    await drawsAgain(own, 1)
    await isGone(own.of('start')[0]?.pid ?? 0)
    expect(own.provider.notices?.()).toEqual([])
    await drawsAgain(own, 2)
  })

  test('it is not ended in the midst of a picture that takes longer than that', async () => {
    const own = machine({ stepMs: 200 }, { idleMs: 100 })
    await drawsAgain(own, 1)
  })

  test('killed while nothing is drawn, it is started again', async () => {
    const own = machine()
    await drawsAgain(own, 1)
    const pid = own.of('start')[0]?.pid ?? 0
    process.kill(pid, 'SIGKILL')
    await expect
      .poll(() => own.provider.notices?.(), PATIENT)
      .toEqual([expect.stringContaining('by SIGKILL')])
    await drawsAgain(own, 2)
  })

  test('closing ends it in the midst of a picture, which is cancelled', async () => {
    const own = machine({ stepMs: 60_000 })
    const drawing = own.provider.generate(request)
    await hasNoted(own, 'create')
    await own.provider.close()
    expect(await drawing).toMatchObject({ kind: 'cancelled' })
    await isGone(own.of('start')[0]?.pid ?? 0)
    await own.provider.close()
  })

  test('closing ends one that still starts', async () => {
    const own = machine({ isStuckAtStart: true })
    const drawing = own.provider.generate(request)
    await hasNoted(own, 'start')
    await own.provider.close()
    expect(await drawing).toMatchObject({ kind: 'cancelled' })
    await isGone(own.of('start')[0]?.pid ?? 0)
  })

  test.each(['SIGKILL', 'SIGTERM'] as const)('it is gone when the product is ended by %s', async (signal) => {
    const { model, weights, folder } = standInModel({ stepMs: 60_000 })
    endings.push(() => rmSync(folder, { recursive: true }))
    const product = await startProduct(model)
    await expect
      .poll(() => readSdServerLog(weights).some(({ what }) => what === 'create'), PATIENT)
      .toBe(true)
    const pid = readSdServerLog(weights)[0]?.pid ?? 0
    expect(isAlive(pid)).toBe(true)
    product.kill(signal)
    await isGone(pid)
  })

  test('it is gone when what watches over it is killed, and the picture is lost with it', async () => {
    const own = machine({ stepMs: 60_000 })
    const drawing = own.provider.generate(request)
    await hasNoted(own, 'create')
    const pid = own.of('start')[0]?.pid ?? 0
    process.kill(await parentOf(pid), 'SIGKILL')
    expect(await drawing).toMatchObject({ kind: 'network' })
    await isGone(pid)
  })
})

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  return port
}

/** Another process that draws with the model. */
async function startProduct(model: InstalledModel): Promise<ChildProcess> {
  const provider = new URL('./local-provider.ts', import.meta.url).href
  const script = `
    import { createLocalProvider } from ${JSON.stringify(provider)}
    await createLocalProvider({ model: ${JSON.stringify(model)} }).generate(${JSON.stringify(request)})`
  const product = spawn(process.execPath, ['--input-type=module-typescript', '--eval', script], {
    stdio: ['ignore', 'inherit', 'inherit'],
    cwd: fileURLToPath(new URL('.', import.meta.url)),
  })
  endings.push(() => product.kill('SIGKILL'))
  return product
}

async function parentOf(pid: number): Promise<number> {
  const ps = spawn('ps', ['-o', 'ppid=', '-p', String(pid)])
  const [text] = (await once(ps.stdout.setEncoding('utf8'), 'data')) as [string]
  return Number(text.trim())
}
