import { LIMITS } from '@easel/contract/limits'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertUsers } from '../../../test/harness/insert-users.ts'
import { emptyTables, openTestDatabase } from '../../../test/harness/open-test-database.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import { createClaimsRepository } from './claims.repository.ts'
import type { Queue } from './queue.table.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(() => emptyTables(database))

const TASKS: Queue = { table: 'tasks', channel: 'easel_tasks' }
const USERS = ['ada', 'bob', 'cyd']
const LEASE_MS = 60_000

type Task = {
  readonly id: string
  readonly user: string
  readonly source: 'form' | 'queue'
  readonly position: number
  order: number
  status: 'queued' | 'running' | 'done'
  isLater: boolean
}
type User = { cap: number; isPaused: boolean }

type Step =
  | { readonly do: 'add'; readonly user: string; readonly source: 'form' | 'queue'; readonly count: number }
  | { readonly do: 'claim' }
  | {
      readonly do: 'finish' | 'put back' | 'put back for later' | 'remove' | 'wake' | 'move first'
      readonly nth: number
    }
  | { readonly do: 'settings'; readonly user: string; readonly cap: number; readonly isPaused: boolean }

/** The queue's guarantees as a simple model. */
function createModel() {
  const tasks: Task[] = []
  const users = new Map<string, User>(
    USERS.map((name) => [name, { cap: LIMITS.concurrency.default, isPaused: false }]),
  )
  const of = (user: string, status: Task['status']) =>
    tasks.filter((task) => task.user === user && task.status === status)
  const byOrder = (a: Task, b: Task) => a.order - b.order

  function next(): Task | undefined {
    const turns = USERS.flatMap((name) => {
      const { cap, isPaused } = users.get(name) ?? { cap: 0, isPaused: true }
      const queued = of(name, 'queued')
      const mayStart = queued.filter((task) => !task.isLater && !(isPaused && task.source === 'queue'))
      const forms = mayStart.filter(({ source }) => source === 'form').sort(byOrder)
      const head = forms[0] ?? mayStart.sort(byOrder)[0]
      const running = of(name, 'running').length
      if (!head || running >= cap) return []
      const since = Math.min(
        ...queued.filter(({ source }) => source === head.source).map(({ position }) => position),
      )
      return [{ head, running, since }]
    })
    return turns.sort((a, b) => a.running - b.running || a.since - b.since)[0]?.head
  }
  return { tasks, users, next }
}

async function insert(ids: readonly string[], user: string, source: string): Promise<Task[]> {
  const { rows } = await sql<{ id: string; position: number; sort_order: number }>`
    insert into tasks (user_id, id, source, status, function, prompt, negative_prompt, style, quality, model, width, height, seed,
      request_index, created_at)
    select ${user}, id, ${source}, 'queued', 'generate-image', 'a boat', '', 'none', 'standard', 'm', 64, 64, 1, 0, now()
    from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as given (id)
    returning id, position, sort_order`.execute(database.handle)
  return rows.map(({ id, position, sort_order }) => ({
    id,
    user,
    source: source as Task['source'],
    position: Number(position),
    order: sort_order,
    status: 'queued',
    isLater: false,
  }))
}

const claim = (token: string) =>
  database.asSystem(async (tx) => (await createClaimsRepository(tx, TASKS).claimNext(token, LEASE_MS)).task)

const user = fc.constantFrom(...USERS)
const nth = fc.nat(30)
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Step>({ do: 'claim' }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('add' as const),
      user,
      source: fc.constantFrom('form' as const, 'queue' as const),
      count: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'finish' as const,
        'put back' as const,
        'put back for later' as const,
        'remove' as const,
        'wake' as const,
        'move first' as const,
      ),
      nth,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('settings' as const),
      user,
      cap: fc.integer({ min: 1, max: 4 }),
      isPaused: fc.boolean(),
    }),
  },
)

describe('claims', { timeout: 300_000 }, () => {
  test('take what a plain model of the queue says is next: caps, fairness, own order, pause, form before queue, told to wait', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 45 }), async (steps) => {
        await emptyTables(database)
        await insertUsers(database, ...USERS)
        const { tasks, users, next } = createModel()
        const pick = (status: Task['status'], index: number) => {
          const some = tasks.filter((task) => task.status === status)
          return some[index % Math.max(1, some.length)]
        }
        const update = (task: Task, change: ReturnType<typeof sql>) =>
          sql`update tasks set ${change} where user_id = ${task.user} and id = ${task.id}`.execute(
            database.handle,
          )
        for (const [index, one] of steps.entries()) {
          if (one.do === 'add') {
            const ids = Array.from({ length: one.count }, (_, count) => `${index}-${count}`)
            tasks.push(...(await insert(ids, one.user, one.source)))
          } else if (one.do === 'claim') {
            const expected = next()
            const claimed = await claim(`token-${index}`)
            expect(claimed?.id, `step ${index}`).toBe(expected?.id)
            if (expected) expected.status = 'running'
          } else if (one.do === 'settings') {
            users.set(one.user, { cap: one.cap, isPaused: one.isPaused })
            await sql`insert into queue_settings (user_id, concurrency, paused) values (${one.user}, ${one.cap}, ${one.isPaused})
              on conflict (user_id) do update set concurrency = excluded.concurrency, paused = excluded.paused`.execute(
              database.handle,
            )
          } else if (one.do === 'wake') {
            const later = tasks.find(({ isLater }) => isLater)
            if (!later) continue
            later.isLater = false
            await update(later, sql`not_before = clock_timestamp() - interval '1 second'`)
            await database.asSystem((tx) => createClaimsRepository(tx, TASKS).wakeDue())
          } else if (one.do === 'remove') {
            const gone = pick('queued', one.nth)
            if (!gone) continue
            tasks.splice(tasks.indexOf(gone), 1)
            await sql`delete from tasks where user_id = ${gone.user} and id = ${gone.id}`.execute(
              database.handle,
            )
          } else if (one.do === 'move first') {
            const moved = pick('queued', one.nth)
            if (!moved) continue
            moved.order = Math.min(...tasks.map(({ order }) => order)) - 1
            await update(moved, sql`sort_order = ${moved.order}::float8`)
          } else {
            const run = pick('running', one.nth)
            if (!run) continue
            run.status = one.do === 'finish' ? 'done' : 'queued'
            run.isLater = one.do === 'put back for later'
            await update(
              run,
              one.do === 'finish'
                ? sql`status = 'done', lease_token = null, lease_until = null, finished_at = now()`
                : sql`status = 'queued', lease_token = null, lease_until = null,
                    not_before = ${run.isLater ? sql`clock_timestamp() + interval '1 hour'` : sql`null`}`,
            )
          }
        }
        const { rows } = await sql<{ user_id: string; running: number }>`
          select user_id, running from queue_users where running > 0 order by user_id`.execute(
          database.handle,
        )
        const running = USERS.flatMap((name) => {
          const count = tasks.filter((task) => task.user === name && task.status === 'running').length
          return count > 0 ? [{ user_id: name, running: count }] : []
        })
        expect(rows).toEqual(running)
      }),
      { numRuns: 12 },
    )
  })

  test('of many processes at once never pass a cap, and start every task once', async () => {
    await insertUsers(database, ...USERS)
    for (const name of USERS)
      await insert(
        Array.from({ length: 40 }, (_, index) => `${name}-${index}`),
        name,
        'queue',
      )
    const started = new Set<string>()
    async function work(worker: number): Promise<void> {
      for (let round = 0; started.size < 120; round += 1) {
        const task = await claim(`${worker}-${round}`)
        if (!task) continue
        const { user_id: name, id } = task
        expect(started).not.toContain(`${name}/${id}`)
        started.add(`${name}/${id}`)
        const { rows } = await sql<{ busy: number }>`
          select max(busy)::integer as busy from (select count(*) as busy from tasks where status = 'running' group by user_id) each_user`.execute(
          database.handle,
        )
        expect(rows[0]?.busy ?? 0).toBeLessThanOrEqual(LIMITS.concurrency.default)
        await sql`update tasks set status = 'done', lease_token = null, lease_until = null, finished_at = now()
          where user_id = ${name} and id = ${id}`.execute(database.handle)
      }
    }
    await Promise.all(Array.from({ length: 6 }, (_, worker) => work(worker)))
    expect(started.size).toBe(120)
    const { rows } = await sql`select * from queue_users`.execute(database.handle)
    expect(rows).toEqual([])
  })

  test('pass over a user all of whose tasks are locked, and do not wait for other claims', async () => {
    if (database.isEmbedded) return
    await insertUsers(database, ...USERS)
    await insert(['first'], 'ada', 'queue')
    await insert(['second'], 'bob', 'queue')
    const [locked, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const holding = database.asSystem(async (tx) => {
      await sql`select from tasks where user_id = 'ada' for update`.execute(tx)
      locked.resolve()
      await release.promise
    })
    await locked.promise
    expect(await claim('one')).toMatchObject({ user_id: 'bob', id: 'second' })
    release.resolve()
    await holding
    expect(await claim('two')).toMatchObject({ user_id: 'ada', id: 'first' })
  })

  test('stop with the end of an account, and its turn is gone', async () => {
    await insertUsers(database, ...USERS)
    await insert(['first', 'second'], 'ada', 'queue')
    await claim('one')
    await sql`delete from "user" where id = 'ada'`.execute(database.handle)
    expect(await claim('two')).toBeUndefined()
    expect((await sql`select * from queue_users`.execute(database.handle)).rows).toEqual([])
  })

  test('follow the contract’s cap where a user has set none', async () => {
    await insertUsers(database, ...USERS)
    await insert(
      Array.from({ length: LIMITS.concurrency.default + 1 }, (_, index) => `${index}`),
      'ada',
      'queue',
    )
    for (let count = 0; count < LIMITS.concurrency.default; count += 1)
      expect(await claim(`${count}`)).toBeDefined()
    expect(await claim('more')).toBeUndefined()
  })
})
