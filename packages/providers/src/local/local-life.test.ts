import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import type { ImageProgress } from '../image-provider.ts'
import { isAlive, isGone, MACHINE_REQUEST, machinesOfEachTest, PATIENT } from '../testing/local-machine.ts'
import { CAN_RUN_STAND_IN, readSdServerLog, standInModel } from '../testing/sd-server-plan.ts'
import type { InstalledModel } from './installed-model.ts'

const request = MACHINE_REQUEST
const { open, afterwards } = machinesOfEachTest()

describe.skipIf(!CAN_RUN_STAND_IN)('a model that is replaced', () => {
  test('draws what it has begun, and the program of the next starts only then', async () => {
    const before = open({ stepMs: 300 })
    const drawing = before.provider.generate(request)
    await before.hasNoted('create')
    expect(before.provider.engineState()).toEqual({ phase: 'drawing', reason: undefined, restsForMs: 0 })
    const pid = before.of('start')[0]?.pid ?? 0
    const next = open({}, { after: before.provider.retire(true) })
    const drawnNext = next.provider.generate(request)
    expect(await drawing).toMatchObject({ ok: true })
    expect(await drawnNext).toMatchObject({ ok: true })
    expect(isAlive(pid)).toBe(false)
    expect(await before.provider.generate(request)).toMatchObject({ kind: 'server', started: false })
    expect(next.provider.lastPicture()).toEqual({ steps: 4, ms: expect.any(Number) })
  })

  test('leaves what it draws and what waits to the next provider, where that is not waited for', async () => {
    const own = open({ stepMs: 60_000 })
    const drawing = own.provider.generate(request)
    await own.hasNoted('create')
    const waiting = own.provider.generate(request)
    await own.provider.retire(false)
    expect(await drawing).toMatchObject({ ok: false, kind: 'network' })
    expect(await waiting).toMatchObject({ ok: false, kind: 'server', started: false })
    await isGone(own.of('start')[0]?.pid ?? 0)
    expect(own.provider.notices?.()).toEqual([])
  })
})

describe.skipIf(!CAN_RUN_STAND_IN)('a picture that is left', () => {
  test('in line ends at once and was never begun', async () => {
    const own = open({ stepMs: 150 })
    const first = own.provider.generate(request)
    const leaving = new AbortController()
    const told: ImageProgress[] = []
    const second = own.provider.generate(request, {
      signal: leaving.signal,
      onProgress: (progress) => told.push(progress),
    })
    await own.hasNoted('create')
    leaving.abort()
    expect(await second).toMatchObject({ kind: 'cancelled', started: false })
    expect(told).toEqual([{ percent: 0, isWaiting: true }])
    expect(await first).toMatchObject({ ok: true })
    expect(own.of('create')).toHaveLength(1)
  })

  test('with much left is ended with the program, which is there again for the next', async () => {
    const own = open({ stepMs: 60_000 })
    const leaving = new AbortController()
    const left = own.provider.generate(request, { signal: leaving.signal })
    await own.hasNoted('create')
    const pid = own.of('start')[0]?.pid ?? 0
    own.plan({})
    const leftAt = performance.now()
    leaving.abort()
    expect(await left).toMatchObject({ kind: 'cancelled', retryable: false })
    expect(performance.now() - leftAt).toBeLessThan(1_000)
    await isGone(pid)
    await own.drawsBy(2)
    expect(own.of('refused-cancel')).toHaveLength(1)
    expect(own.provider.notices?.()).toEqual([])
  })

  test('with little left is finished unseen, and the program stays', async () => {
    const own = open({ stepMs: 250 })
    const leaving = new AbortController()
    const left = own.provider.generate(request, {
      signal: leaving.signal,
      onProgress: ({ percent }) => percent > 60 && leaving.abort(),
    })
    expect(await left).toMatchObject({ kind: 'cancelled' })
    await own.drawsBy(1)
    expect(own.of('done')).toHaveLength(2)
  })

  test('with little left is ended all the same where others wait', async () => {
    const own = open({ stepMs: 250 })
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
    const own = open({ loadMs: 400 })
    const leaving = new AbortController()
    const left = own.provider.generate(request, { signal: leaving.signal })
    await own.hasNoted('start')
    leaving.abort()
    expect(await left).toMatchObject({ kind: 'cancelled', started: false })
    await own.drawsBy(1)
  })
})

describe.skipIf(!CAN_RUN_STAND_IN)('the program’s life', () => {
  test('it is not started before a picture, ended when nothing comes, and started again', async () => {
    const own = open({}, { idleMs: 300 })
    expect(own.of('start')).toEqual([])
    await own.drawsBy(1)
    await isGone(own.of('start')[0]?.pid ?? 0)
    expect(own.provider.notices?.()).toEqual([])
    await own.drawsBy(2)
  })

  test('it is not ended in the midst of a picture that takes longer than that', async () => {
    const own = open({ stepMs: 200 }, { idleMs: 100 })
    await own.drawsBy(1)
  })

  test('killed while nothing is drawn, it is started again', async () => {
    const own = open()
    await own.drawsBy(1)
    const pid = own.of('start')[0]?.pid ?? 0
    process.kill(pid, 'SIGKILL')
    await expect
      .poll(() => own.provider.notices?.(), PATIENT)
      .toEqual([expect.stringContaining('by SIGKILL')])
    await own.drawsBy(2)
  })

  test('closing ends it in the midst of a picture, which is cancelled', async () => {
    const own = open({ stepMs: 60_000 })
    const drawing = own.provider.generate(request)
    await own.hasNoted('create')
    await own.provider.close()
    expect(await drawing).toMatchObject({ kind: 'cancelled' })
    await isGone(own.of('start')[0]?.pid ?? 0)
    await own.provider.close()
  })

  test('closing ends one that still starts', async () => {
    const own = open({ isStuckAtStart: true })
    const drawing = own.provider.generate(request)
    await own.hasNoted('start')
    await own.provider.close()
    expect(await drawing).toMatchObject({ kind: 'cancelled' })
    await isGone(own.of('start')[0]?.pid ?? 0)
  })

  test.each(['SIGKILL', 'SIGTERM'] as const)('it is gone when the product is ended by %s', async (signal) => {
    const { model, weights, folder } = standInModel({ stepMs: 60_000 })
    afterwards(() => rmSync(folder, { recursive: true }))
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
    const own = open({ stepMs: 60_000 })
    const drawing = own.provider.generate(request)
    await own.hasNoted('create')
    const pid = own.of('start')[0]?.pid ?? 0
    process.kill(await parentOf(pid), 'SIGKILL')
    expect(await drawing).toMatchObject({ kind: 'network' })
    await isGone(pid)
  })
})

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
  afterwards(() => product.kill('SIGKILL'))
  return product
}

async function parentOf(pid: number): Promise<number> {
  const ps = spawn('ps', ['-o', 'ppid=', '-p', String(pid)])
  const [text] = (await once(ps.stdout.setEncoding('utf8'), 'data')) as [string]
  return Number(text.trim())
}
