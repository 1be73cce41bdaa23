import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { passes, queueBenchOfEachTest } from '../../../test/queue/queue-bench.ts'
import type { QueueWorker } from './queue-worker.ts'

const { state, asSystem, createWorker, add, statusOf, leaseOf, setLease, say, begun, begins, run } =
  queueBenchOfEachTest()

describe('a worker that stops', () => {
  test('takes nothing more, tells its runs, and is over once the last has ended', async () => {
    await add(['one', 'two', 'three'])
    const worker = createWorker({ pollMs: 30 })
    await worker.start()
    await begins('one', 'two')
    let isOver = false
    const stopped = worker.stop().then(() => {
      isOver = true
    })
    await expect.poll(() => state.runs.map(({ signal }) => signal.reason)).toEqual(['shutdown', 'shutdown'])
    await run('one').end()
    say({ kind: 'work' })
    await passes()
    expect([isOver, begun()]).toEqual([false, ['one', 'two']])
    await run('two').end()
    await stopped
    expect([worker.running(), state.listeners.size]).toEqual([0, 0])
    const before = state.transactions
    await passes()
    expect(state.transactions).toBe(before)
    expect(await statusOf('three')).toBe('queued')
  })

  test('renews the leases of runs that are still ending', async () => {
    await add(['one'])
    const worker = createWorker({ leaseMs: 20_000, heartbeatMs: 30 })
    await worker.start()
    await begins('one')
    const stopped = worker.stop()
    await setLease('one', '5 seconds')
    await expect.poll(() => leaseOf('one')).toBeGreaterThan(10_000)
    await run('one').end()
    await stopped
  })

  test('looks for no other work while its runs are still ending, and leaves no timer behind', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    try {
      await add(['one'])
      const worker = createWorker({ pollMs: 30 })
      await worker.start()
      await begins('one')
      expect(vi.getTimerCount()).toBe(2)
      const stopped = worker.stop()
      await passes()
      const before = state.transactions
      vi.advanceTimersByTime(100)
      await passes()
      expect(state.transactions).toBe(before)
      await run('one').end()
      await stopped
      expect(vi.getTimerCount()).toBe(0)
    } finally {
      vi.useRealTimers()
    }
  })

  test('waits for a claim under way, whose run it tells, too', async () => {
    await add(['one'])
    const worker = createWorker()
    await worker.start()
    const stopped = worker.stop()
    await expect.poll(() => state.runs.map(({ signal }) => signal.reason)).toEqual(['shutdown'])
    await run('one').end()
    await stopped
  })
})

describe('a worker that stands still', () => {
  let answer = () => {}
  let claims = 0
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
  // After this its worker is stopped, which waits for what is under way.
  afterEach(() => {
    answer()
    vi.useRealTimers()
  })

  /** Of the looks for due and lost tasks and the claims, the one named gets no answer. */
  async function startHanging(what: 'looks' | 'claims' | 'nothing'): Promise<QueueWorker> {
    const answered = Promise.withResolvers<void>()
    answer = answered.resolve
    let isClaim = false
    let hangs = false
    const worker = createWorker({
      pollMs: 30,
      mayStart: () => {
        isClaim = true
        return true
      },
      database: {
        isEmbedded: false,
        asSystem: (work) => {
          const kind = isClaim ? 'claims' : 'looks'
          isClaim = false
          if (hangs && what === kind) return answered.promise.then(() => asSystem(work))
          return asSystem(work).finally(() => {
            if (kind === 'claims') claims += 1
          })
        },
      },
    })
    claims = 0
    await worker.start()
    await expect.poll(() => claims).toBeGreaterThan(0)
    await passes(20)
    hangs = true
    return worker
  }

  test.each([
    ['looks', 'the look for due and lost tasks has stood still for 5 seconds'],
    ['claims', 'the claiming of tasks has stood still for 5 seconds'],
  ] as const)('is known by its %s', async (what, words) => {
    const worker = await startHanging(what)
    vi.advanceTimersByTime(5_000)
    worker.assertWorks()
    vi.advanceTimersByTime(100)
    await passes()
    say({ kind: 'work' })
    await expect.poll(() => messageOf(worker.assertWorks)).toBe(words)
  })

  test('is none that goes round, however long it has', async () => {
    const worker = await startHanging('nothing')
    for (let times = 0; times < 3; times += 1) {
      vi.advanceTimersByTime(4_000)
      const before = claims
      await expect.poll(() => claims).toBeGreaterThan(before + 2)
      worker.assertWorks()
    }
  })

  test('is none that has no slot free for long', async () => {
    await add(['one', 'two'])
    const worker = createWorker({ pollMs: 30 })
    await worker.start()
    await begins('one', 'two')
    for (let times = 0; times < 3; times += 1) {
      vi.advanceTimersByTime(4_000)
      const before = state.transactions
      await expect.poll(() => state.transactions).toBeGreaterThan(before + 3)
      await passes(20)
      worker.assertWorks()
    }
  })

  test('is none that was started long after it was made', async () => {
    const worker = createWorker()
    vi.advanceTimersByTime(1_000_000)
    await worker.start()
    worker.assertWorks()
  })

  test('is none that was never started or has stopped', async () => {
    const never = createWorker()
    const stopped = createWorker()
    await stopped.start()
    await stopped.stop()
    vi.advanceTimersByTime(1_000_000)
    never.assertWorks()
    stopped.assertWorks()
  })
})

function messageOf(work: () => void): string | undefined {
  try {
    work()
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}
