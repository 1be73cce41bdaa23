import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { passes, queueBenchOfEachTest } from '../../../test/queue/queue-bench.ts'

const {
  state,
  asSystem,
  createWorker,
  startIdle,
  add,
  leaseOf,
  setLease,
  giveAway,
  say,
  begun,
  begins,
  run,
} = queueBenchOfEachTest()

describe('a worker', () => {
  test('runs as many tasks at once as it has slots, and the next as soon as one ends', async () => {
    await add(['one', 'two', 'three'])
    const worker = createWorker()
    await worker.start()
    await begins('one', 'two')
    await passes()
    expect(begun()).toEqual(['one', 'two'])
    expect(worker.running()).toBe(2)
    await run('one').end()
    await begins('one', 'two', 'three')
    await run('two').end()
    await run('three').end()
    await expect.poll(worker.running).toBe(0)
  })

  test('does nothing before it is started', async () => {
    await add(['one'])
    const worker = createWorker({ pollMs: 10 })
    await passes()
    expect([begun(), state.listeners.size]).toEqual([[], 0])
    worker.assertWorks()
  })

  test('tells the owner of a task of the queue that it has begun, and no one of a form’s', async () => {
    await add(['listed'])
    await add(['awaited'], { source: 'form' })
    await createWorker().start()
    await begins('awaited', 'listed')
    expect(state.told).toEqual(['listed running'])
  })

  test('hears of work, also when notices may have been missed; that a task has ended is no work', async () => {
    await startIdle()
    await add(['one'])
    say({ kind: 'ended', userId: 'ada', id: 'other' })
    await passes()
    expect(begun()).toEqual([])
    say({ kind: 'work' })
    await begins('one')
    await add(['two'])
    say(undefined)
    await begins('one', 'two')
  })

  test('looks once more when it hears of work while it looks', async () => {
    await startIdle()
    for (let times = 0; times < 3; times += 1) say({ kind: 'work' })
    await expect.poll(() => state.transactions).toBe(4)
    await passes()
    expect(state.transactions).toBe(4)
  })

  test('hears of work at whatever moment of a look it is told of', async () => {
    for (let moment = 0; moment < 12; moment += 1) {
      let looks = 0
      const worker = createWorker({
        database: {
          isEmbedded: false,
          asSystem: async (work) => {
            const answer = await asSystem(work)
            looks += 1
            // The first is for lost tasks.
            if (looks === 2) void afterTurns(moment).then(() => say({ kind: 'work' }))
            return answer
          },
        },
      })
      await worker.start()
      await expect.poll(() => looks).toBe(3)
      await worker.stop()
    }
  })

  test('looks for what it heard of while all slots were taken, as soon as one is free', async () => {
    await add(['one'])
    await createWorker({ slots: 1 }).start()
    await begins('one')
    await passes()
    await add(['two'])
    say({ kind: 'work' })
    await passes()
    expect(begun()).toEqual(['one'])
    await run('one').end()
    await begins('one', 'two')
  })

  test('commits at once what it tells of, and later what no one hears of', async () => {
    const commits: unknown[] = []
    await add(['awaited'], { source: 'form' })
    await createWorker({
      slots: 1,
      database: {
        isEmbedded: false,
        asSystem: (work) =>
          asSystem(async (tx) => {
            const answer = await work(tx)
            const { rows } = await sql<{ synchronous_commit: string }>`show synchronous_commit`.execute(tx)
            commits.push(rows[0]?.synchronous_commit)
            return answer
          }),
      },
    }).start()
    await begins('awaited')
    await add(['listed'])
    await run('awaited').end()
    say({ kind: 'work' })
    await begins('awaited', 'listed')
    await run('listed').end()
    say({ kind: 'work' })
    // The look for lost tasks, the two claims, and one that found nothing.
    await expect.poll(() => commits).toEqual(['on', 'off', 'on', 'on'])
  })

  test('asks the database for one thing at a time, however long the answer takes', async () => {
    const answered = Promise.withResolvers<void>()
    let asked = 0
    await add(['one'])
    const worker = createWorker({
      heartbeatMs: 10,
      database: {
        isEmbedded: false,
        asSystem: (work) => {
          asked += 1
          // Those after the look for lost tasks and the claim are heartbeats.
          return asked > 2 ? answered.promise.then(() => asSystem(work)) : asSystem(work)
        },
      },
    })
    await worker.start()
    await begins('one')
    await expect.poll(() => asked).toBe(3)
    await passes(100)
    expect(asked).toBe(3)
    answered.resolve()
    await expect.poll(() => asked).toBeGreaterThan(4)
  })

  test('asks for no other task after the last one, when it begins as when it ends', async () => {
    await add(['one'])
    await createWorker().start()
    await begins('one')
    await passes()
    const before = state.transactions
    await run('one').end()
    await passes()
    expect(state.transactions).toBe(before)
  })

  test('finds work by itself that no notice state.told of, and what was to wait until now', async () => {
    await createWorker({ pollMs: 30 }).start()
    await add(['later'], { notBefore: '300 milliseconds' })
    await add(['one'])
    await begins('one')
    await begins('one', 'later')
  })

  test('starts nothing while it may not, and looks again by itself', async () => {
    let may = false
    await add(['one'])
    await createWorker({ pollMs: 30, mayStart: () => may }).start()
    await passes()
    expect(begun()).toEqual([])
    may = true
    await begins('one')
  })

  test('goes on after a run that failed to end its task, and says so', async () => {
    await add(['one', 'two'])
    await createWorker({ slots: 1 }).start()
    await begins('one')
    run('one').fail()
    await begins('one', 'two')
    expect(state.logged).toEqual([[{ err: new Error('no end'), task: 'one' }, 'a task could not be ended']])
  })

  test('goes on after the database was away, and says so', async () => {
    await createWorker({ pollMs: 30 }).start()
    await passes()
    state.outage = new Error('away')
    say({ kind: 'work' })
    await expect
      .poll(() => state.logged)
      .toEqual(
        expect.arrayContaining([
          [{ err: state.outage }, 'tasks could not be claimed'],
          [{ err: state.outage }, 'the worker could not reach the database'],
        ]),
      )
    await add(['one'])
    state.outage = undefined
    await begins('one')
  })
})

describe('what another process left running', () => {
  test('is left alone while it may live, and taken over once its lease has run out', async () => {
    await add(['theirs'], { isRunning: true })
    await createWorker({ pollMs: 30 }).start()
    await passes()
    expect(begun()).toEqual([])
    await setLease('theirs', '-1 second')
    await begins('theirs')
  })

  test('is taken over at once where the database is this process’s own', async () => {
    await add(['theirs'], { isRunning: true })
    await createWorker({ database: { isEmbedded: true, asSystem: asSystem } }).start()
    await begins('theirs')
  })
})

describe('a run', () => {
  test('keeps its task for longer than its lease, however long it takes', async () => {
    await add(['one'])
    await createWorker({ leaseMs: 20_000, heartbeatMs: 30 }).start()
    await begins('one')
    await setLease('one', '5 seconds')
    await expect.poll(() => leaseOf('one')).toBeGreaterThan(10_000)
    expect(await leaseOf('one')).toBeLessThanOrEqual(20_000)
    expect(run('one').signal.aborted).toBe(false)
  })

  test('that lost its task is state.told so, and no other', async () => {
    await add(['one', 'two'])
    await createWorker({ heartbeatMs: 30 }).start()
    await begins('one', 'two')
    await giveAway('one')
    await expect.poll(() => run('one').signal.reason).toBe('revoked')
    expect(run('two').signal.aborted).toBe(false)
  })

  test('stops as soon as its task is canceled, and no other', async () => {
    await add(['one', 'two'])
    await createWorker().start()
    await begins('one', 'two')
    say({ kind: 'revoked', token: 'of no run' })
    say({ kind: 'revoked', token: run('two').task.lease_token })
    expect(run('two').signal.reason).toBe('revoked')
    expect(run('one').signal.aborted).toBe(false)
  })

  test('speaks before its worker takes over what seems dead: a machine that slept runs nothing twice', async () => {
    await add(['one'])
    await createWorker({ leaseMs: 20_000, pollMs: 30 }).start()
    await begins('one')
    state.outage = new Error('asleep')
    await expect.poll(() => state.logged).not.toEqual([])
    await setLease('one', '-1 second')
    state.outage = undefined
    await expect.poll(() => leaseOf('one')).toBeGreaterThan(10_000)
    expect(begun()).toEqual(['one'])
  })
})

/** Resolves after this many microtasks. */
async function afterTurns(turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await undefined
}
