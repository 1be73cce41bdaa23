import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, test } from 'vitest'
import type { FailureKind } from '../image-provider.ts'
import { isGone, MACHINE_REQUEST, machinesOfEachTest } from '../testing/local-machine.ts'
import { CAN_RUN_STAND_IN, type SdServerFault, standInModel } from '../testing/sd-server-plan.ts'
import { createLocalProvider } from './local-provider.ts'

const request = MACHINE_REQUEST
const { open, afterwards } = machinesOfEachTest()

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

describe.skipIf(!CAN_RUN_STAND_IN)('every way in which the program fails in the midst of a picture', () => {
  for (const [fault, { becomes, starts, says }] of Object.entries(FAULTS))
    test(`${fault} becomes ${becomes ?? 'a picture'}, and the next picture is drawn`, async () => {
      const own = open()
      await own.drawsBy(1)
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
      await own.drawsBy(starts)
    })

  test('a black picture is named to the operator until one is drawn that is not', async () => {
    const { provider } = open()
    await provider.generate({ ...request, prompt: '[fault:black]' })
    expect(provider.notices?.()).toEqual([expect.stringContaining('The last picture was black')])
    await provider.generate(request)
    expect(provider.notices?.()).toEqual([])
  })

  test('an end by itself is named with its last words, and the words of the prompt are not among them', async () => {
    const { provider } = open({ fault: 'exit' })
    await provider.generate({ ...request, prompt: 'an author of a failed error' })
    expect(provider.notices?.()).toEqual([
      'sd-server ended with code 134. It said last: [ERROR] ggml_extend.hpp:88 - alloc of 4096 MB failed: out of memory',
    ])
  })
})

describe.skipIf(!CAN_RUN_STAND_IN)('a start that fails', () => {
  test('says why, lets another provider draw, and is tried again with the next picture', async () => {
    const own = open({ exitAtStart: { code: 1, says: 'ggml.c:1 - unknown backend vulkan', times: 1 } })
    expect(await own.provider.generate(request)).toMatchObject({
      kind: 'server',
      started: false,
      retryable: true,
      detail:
        'sd-server ended with code 1 while it started. It said last: [ERROR] ggml.c:1 - unknown backend vulkan / [ERROR] main.cpp:85   - new_sd_ctx_t failed',
    })
    await own.drawsBy(2)
    expect(own.provider.notices?.()).toEqual([])
  })

  test('waits longer after each end in a row', async () => {
    const own = open({ exitAtStart: { code: 1, says: 'no', times: 2 } }, { backOffMs: [150, 400] })
    const began = performance.now()
    for (const _ of [1, 2]) await own.provider.generate(request)
    await own.drawsBy(3)
    expect(performance.now() - began).toBeGreaterThan(550)
  })

  test('three within ten minutes leave it alone, with its last words for the operator', async () => {
    const own = open({ exitAtStart: { code: 1, says: 'no such device' } })
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
    const own = open({ isStuckAtStart: true }, { startMs: 1_500 })
    expect(await own.provider.generate(request)).toMatchObject({ kind: 'server', started: false })
    await isGone(own.of('start')[0]?.pid ?? 0)
    own.plan({})
    await own.drawsBy(2)
  })

  test('a program that is not there, or is none, is named by its code', async () => {
    const { model, folder } = standInModel({})
    afterwards(() => rmSync(folder, { recursive: true }))
    for (const [serverPath, code] of [
      ['/nowhere/sd-server', 'ENOENT'],
      [folder, 'EACCES'],
    ] as const) {
      const provider = createLocalProvider({ model: { ...model, serverPath }, backOffMs: [0] })
      afterwards(() => provider.close())
      await provider.prepare?.(new AbortController().signal)
      expect(provider.notices?.()).toEqual([`sd-server does not run here (${code}).`])
      expect(await provider.generate(request)).toMatchObject({ kind: 'server', started: false })
    }
  })

  test('no room for the folder that it runs in is named, and the next provider may draw', async () => {
    const own = open()
    const usual = process.env['TMPDIR']
    afterwards(() => {
      if (usual === undefined) delete process.env['TMPDIR']
      else process.env['TMPDIR'] = usual
    })
    // No folder can be made below a device.
    process.env['TMPDIR'] = '/dev/full'
    expect(await own.provider.generate(request)).toMatchObject({
      kind: 'server',
      started: false,
      detail: 'sd-server has no folder to run in below /dev/full: ENOTDIR.',
    })
    if (usual === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = usual
    await own.drawsBy(1)
  })

  test('a flag that it does not know is named, whatever it explains beside it', async () => {
    const own = open()
    const { defaults } = own.model
    const model = { ...own.model, defaults: { ...defaults, args: ['--no-such-flag'] } }
    const provider = createLocalProvider({ model })
    expect(await provider.generate(request)).toMatchObject({
      detail: expect.stringContaining('error: unknown argument: --no-such-flag'),
    })
    await provider.close()
  })

  test('weights that are none end it with a reason', async () => {
    const own = open()
    writeFileSync(own.weights, 'GGUF cut off')
    expect(await own.provider.generate(request)).toMatchObject({
      detail: expect.stringContaining('init model loader from file failed'),
    })
  })
})

describe.skipIf(!CAN_RUN_STAND_IN)('a port that something else has taken', () => {
  async function stranger(): Promise<{ server: Server; port: number; asked: string[] }> {
    const asked: string[] = []
    const server = createServer((incoming, response) => {
      asked.push(`${incoming.method} ${incoming.url}`)
      response.end('Stable Diffusion Server is running')
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
    afterwards(() => server.close())
    return { server, port: (server.address() as AddressInfo).port, asked }
  }

  test('is left for another one, and the stranger is never sent a prompt', async () => {
    const { port, asked } = await stranger()
    const ports = [port]
    const own = open({ loadMs: 200 }, { findPort: async () => ports.shift() ?? freePort() })
    expect(await own.provider.generate(request)).toMatchObject({ ok: true })
    expect(own.of('start')).toHaveLength(2)
    expect(new Set(asked)).toEqual(new Set(['GET /']))
    expect(own.provider.notices?.()).toEqual([])
  })

  test('again and again is a start that fails', async () => {
    const { port } = await stranger()
    const own = open({}, { findPort: async () => port })
    expect(await own.provider.generate(request)).toMatchObject({
      kind: 'server',
      detail: 'sd-server found 3 ports taken.',
    })
  })
})

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  return port
}
