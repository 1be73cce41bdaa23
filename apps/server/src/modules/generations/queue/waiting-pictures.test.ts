import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateImage } from '@easel/contract/functions'
import { listGenerations, saveGeneration } from '@easel/contract/generations'
import { getQueue } from '@easel/contract/queue'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  eventually,
  type Generations,
  openGenerations,
} from '../../../../test/generations/start-generations.ts'
import { silentLogger } from '../../../platform/logger.ts'
import { createSpooledStorage, type SpooledStorage } from '../../../platform/spool/spooled-storage.ts'
import { createDiskStorage } from '../../../platform/storage/disk-storage.ts'
import type { Actor } from '../../../platform/use-case.ts'

const { start } = await openGenerations()
const AWAY =
  'Storage is not available yet. The picture is kept safe and is saved by itself once storage is back.'

let folder: string
let isDown = true
const spools: SpooledStorage[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'easel-waiting-'))
  isDown = true
})
afterEach(async () => {
  for (const spool of spools.splice(0)) await spool.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** The storage that all machines share, as one of them sees it: it can be taken away, and pictures then wait in the machine's own folder. */
function storageOf(machine: string) {
  const shared = createDiskStorage(join(folder, 'shared'))
  const guard = () => {
    if (isDown) throw new Error('the storage is away')
  }
  const spool = createSpooledStorage(
    {
      ...shared,
      put: async (key, bytes) => {
        guard()
        await shared.put(key, bytes)
      },
      async *list(prefix) {
        guard()
        yield* shared.list(prefix)
      },
      check: async () => guard(),
    },
    {
      folder: join(folder, machine),
      maxBytes: 10_000_000,
      logger: silentLogger,
      retryMs: [1, 1],
      deliverMs: 20,
    },
  )
  spools.push(spool)
  return { storage: spool, waitingFiles: spool, spool, shared }
}

const body = { prompt: 'a boat', width: 1024, height: 1024 }

async function isSaidToWait(call: Generations['call'], user: Actor) {
  const { items } = await call(listGenerations, user, { query: {} })
  const { tasks } = await call(getQueue, user, { query: {} })
  return {
    pictures: items.map((item) => item.waits_for_storage),
    tasks: tasks.map((task) => task.waitsForStorage),
  }
}

function save(call: Generations['call'], user: Actor, imageURL: string) {
  return call(saveGeneration, user, {
    body: {
      ...body,
      style: 'photorealistic',
      quality: 'standard',
      seed: null,
      image_url: imageURL,
    },
  })
}

describe('a picture that was made while the storage is away', () => {
  test('is in the history, its task says that it waits, and every tab hears when it is stored', async () => {
    const { spool, shared, ...machine } = storageOf('worker')
    const { call, makeUser, addBatch, limits, newsOf } = await start(machine)
    const ada = await makeUser('ada')
    await addBatch(ada, 1)
    await eventually(async () => (await limits(ada)).generations_today === 1)
    expect(await isSaidToWait(call, ada)).toEqual({ pictures: [true], tasks: [true] })
    isDown = false
    spool.start()
    await eventually(async () => (await isSaidToWait(call, ada)).pictures[0] === false)
    expect(await isSaidToWait(call, ada)).toEqual({ pictures: [false], tasks: [false] })
    expect((await newsOf(ada)).slice(-2)).toMatchObject([
      { type: 'generation.updated', payload: { generation: { waits_for_storage: false } } },
      { type: 'task.changed', payload: { task: { status: 'done', waitsForStorage: false } } },
    ])
    const { items } = await call(listGenerations, ada, { query: {} })
    expect(await shared.get(`images/${items[0]?.id}.png`)).toBeDefined()
  })

  test('[8.9a] is stored by saving it again, which says so while that is not possible and draws nothing anew', async () => {
    const { shared, ...machine } = storageOf('worker')
    const { call, makeUser, limits, provider } = await start(machine)
    const [ada, bob] = [await makeUser('ada'), await makeUser('bob')]
    const { id, imageURL } = await call(generateImage, ada, { body })
    await expect(save(call, ada, imageURL)).rejects.toMatchObject({ code: 'server_error', message: AWAY })
    await expect(save(call, bob, imageURL)).rejects.toMatchObject({ code: 'not_found' })
    expect((await isSaidToWait(call, ada)).pictures).toEqual([true])
    isDown = false
    expect(await save(call, ada, imageURL)).toMatchObject({ id, waits_for_storage: false })
    expect((await isSaidToWait(call, ada)).pictures).toEqual([false])
    expect(await shared.get(`images/${id}.png`)).toBeDefined()
    expect(provider.requests).toHaveLength(1)
    expect(await limits(ada)).toMatchObject({ generations_today: 1, reserved: 0 })
  })

  test('is not stored by a process that has no part of the disk where it waits, which says so', async () => {
    const { call, makeUser } = await start(storageOf('worker'))
    const { shared, ...web } = storageOf('web')
    const other = await start({ ...web, worker: false })
    const ada = await makeUser('ada')
    const { id, imageURL } = await call(generateImage, ada, { body })
    await expect(save(other.call, ada, imageURL)).rejects.toMatchObject({ message: AWAY })
    isDown = false
    await expect(save(other.call, ada, imageURL)).rejects.toMatchObject({ message: AWAY })
    // The worker stored it and died before it could say so.
    await shared.put(`images/${id}.png`, new Uint8Array(3))
    expect(await save(other.call, ada, imageURL)).toMatchObject({ id, waits_for_storage: false })
    expect((await isSaidToWait(call, ada)).pictures).toEqual([false])
  })

  test('does not say that it waits when it was stored just before its row was written', async () => {
    const { spool, ...machine } = storageOf('worker')
    let looks = 0
    const waitingFiles = {
      ...spool,
      isWaiting: () => {
        looks += 1
        return looks === 1
      },
    }
    const { call, makeUser } = await start({ ...machine, waitingFiles })
    const ada = await makeUser('ada')
    await call(generateImage, ada, { body })
    await eventually(async () => (await isSaidToWait(call, ada)).pictures[0] === false)
    expect(looks).toBe(2)
  })
})
