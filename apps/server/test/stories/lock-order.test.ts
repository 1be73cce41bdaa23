import { setTimeout as pause } from 'node:timers/promises'
import { listGenerations } from '@easel/contract/generations'
import { changeGenerations } from '@easel/contract/library/library'
import {
  cancelTask,
  clearQueue,
  getQueue,
  moveTask,
  removeTask,
  retryTask,
  updateQueue,
} from '@easel/contract/queue'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { createAccountRows } from '../../src/modules/accounts/account-rows.repository.ts'
import { createAudioRepository } from '../../src/modules/audio/audio.repository.ts'
import { SOUND_TASKS } from '../../src/modules/audio/audio.table.ts'
import type { Tx } from '../../src/platform/database/database.ts'
import type { OpenDatabase } from '../../src/platform/database/open-database.ts'
import { createClaimsRepository } from '../../src/platform/queue/claims.repository.ts'
import { eventually, openGenerations } from '../generations/start-generations.ts'

const { database, start } = await openGenerations()

/** The database ends one of two deadlocked transactions after a second, and it is run again: no request may take so long. */
let reruns = 0
const counting = <T>(run: (tx: Tx) => Promise<T>) => {
  let tries = 0
  return (tx: Tx) => {
    tries += 1
    if (tries > 1) reruns += 1
    return run(tx)
  }
}
const watched: OpenDatabase = {
  ...database,
  asUser: (userId, run) => database.asUser(userId, counting(run)),
  asSystem: (run) => database.asSystem(counting(run)),
}

/** The work over and over, for as long as is given. A caller who comes too late for a task is refused: that is none of our business here. */
async function over(ms: number, works: readonly ((round: number) => Promise<unknown>)[]): Promise<void> {
  const until = performance.now() + ms
  const again = async (work: (round: number) => Promise<unknown>) => {
    for (let round = 0; performance.now() < until; round += 1) {
      await work(round).catch((error: { code?: unknown }) => {
        if (error.code !== 'not_found' && error.code !== 'conflict') throw error
      })
      await pause(3)
    }
  }
  await Promise.all(works.map(again))
}

// The embedded database has one session, so nothing waits in it.
describe.skipIf(database.isEmbedded)('no deadlock forms', { timeout: 60_000 }, () => {
  beforeEach(() => {
    reruns = 0
  })

  test('when one user’s tasks are made, run, moved, cancelled, retried, removed and cleared, and their pictures deleted, by many at once', async () => {
    const options = {
      database: watched,
      script: ({ seed = 0 }: { seed?: number }) =>
        seed % 3 === 0
          ? ({ do: 'fail', kind: 'server', retryable: false } as const)
          : ({ do: 'draw', delayMs: seed % 20 } as const),
      workerTimings: { pollMs: 100, heartbeatMs: 5 },
    }
    const first = await start(options)
    const second = await start({ ...options, storage: first.storage })
    const ada = await first.makeUser('ada', 'premium')
    const params = async (round: number) => {
      const { tasks } = await first.call(getQueue, ada, { query: {} })
      return { params: { id: tasks.at(round % 7)?.id ?? 'none' } }
    }
    const clear = (product: typeof first, ms: number, query: { status?: 'done' }) => async () => {
      await pause(ms)
      await product.call(clearQueue, ada, { query })
    }
    await over(4_000, [
      () => first.addBatch(ada, 10),
      () => second.addBatch(ada, 10),
      async (round) => first.call(cancelTask, ada, await params(round)),
      async (round) => second.call(retryTask, ada, await params(round)),
      async (round) => second.call(removeTask, ada, await params(round)),
      async (round) => first.call(moveTask, ada, { ...(await params(round)), body: { before: null } }),
      clear(first, 250, {}),
      clear(second, 250, {}),
      clear(second, 100, { status: 'done' }),
      async () => {
        const { items } = await second.call(listGenerations, ada, { query: {} })
        const ids = items.map(({ id }) => id)
        if (ids.length > 10)
          await second.call(changeGenerations, ada, { body: { ids, change: { action: 'delete' } } })
      },
    ])
    await first.call(clearQueue, ada, { query: {} })
    await eventually(async () => (await first.limits(ada)).reserved === 0, 'the queue is empty')
    expect(reruns).toBe(0)
  })

  test('when an account is deleted in the midst of its pictures being made', async () => {
    const product = await start({
      database: watched,
      slots: 8,
      script: ({ seed = 0 }) => ({ do: 'draw', delayMs: 20 + (seed % 20) }),
      workerTimings: { pollMs: 100, heartbeatMs: 5 },
    })
    for (let round = 0; round < 15; round += 1) {
      const user = await product.makeUser(`user${round}`, 'premium')
      await product.call(updateQueue, user, { body: { concurrency: 4 } })
      for (let batch = 0; batch < 3; batch += 1) await product.addBatch(user, 10)
      await eventually(
        async () => (await product.limits(user)).generations_today >= round % 4,
        'some are made',
      )
      await watched.asSystem(async (tx) => {
        await product.generations.hold(tx, user.userId)
        await createAccountRows(tx).deleteUser(user.userId)
      })
    }
    await eventually(() => product.generations.running() === 0, 'all drawings end')
    expect(reruns).toBe(0)
  })

  test('when sounds are taken out of the queue while their runs say that they live', async () => {
    const { makeUser } = await start({ worker: false })
    const { userId } = await makeUser('ada')
    const tokens = Array.from({ length: 40 }, (_, index) => `token-${index}`)
    const fill = () =>
      sql`insert into audio_tasks (id, user_id, status, kind, prompt, settings, lease_token, lease_until, created_at)
        select 'task-' || random(), ${userId}, 'running', 'sound', 'rain', '{}', token, now(), now()
        from unnest(${sql.val(tokens)}::text[]) token order by random() on conflict do nothing`.execute(
        database.handle,
      )
    const alive = () =>
      watched.asSystem((tx) => createClaimsRepository(tx, SOUND_TASKS).heartbeat(tokens, 10_000))
    const clear = () => watched.asUser(userId, (tx) => createAudioRepository(tx).removeTasks(userId, 'all'))
    await over(2_000, [fill, alive, alive, alive, clear, clear])
    expect(reruns).toBe(0)
  })
})
