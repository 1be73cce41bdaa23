// How many tasks per second workers in several processes can claim while many users have tasks in the queue.
import { randomBytes, randomUUID } from 'node:crypto'
import pg from 'pg'
import { PICTURE_TASKS } from '../../apps/server/src/modules/generations/tasks.table.ts'
import { openDatabase } from '../../apps/server/src/platform/database/open-database.ts'
import { createClaimsRepository } from '../../apps/server/src/platform/queue/claims.repository.ts'
import { findPostgres } from '../find-postgres.ts'
import { percentile, type Row } from './statistics.ts'

const CLAIMERS = 4
const SECONDS = 10
/** Claims per second with 10,000 users and 200,000 queued tasks. */
const GOAL = 250
const SIZES = [
  { users: 20, tasks: 10_000 },
  { users: 10_000, tasks: 10_000 },
  { users: 10_000, tasks: 100_000 },
  { users: 10_000, tasks: 200_000 },
  { users: 10_000, tasks: 1_000_000 },
] as const

/** `EASEL_BENCH_TASKS` limits the number of tasks; without it all sizes are measured. */
export async function measureClaims(): Promise<readonly Row[]> {
  const server = await findPostgres()
  if (!server) return []
  const max = Number(process.env['EASEL_BENCH_TASKS'] ?? Number.POSITIVE_INFINITY)
  const rows: Row[] = []
  for (const size of SIZES) if (size.tasks <= max) rows.push(await measure(server, size))
  return rows
}

async function measure(server: string, { users, tasks }: (typeof SIZES)[number]): Promise<Row> {
  const name = `easel_test_${randomBytes(6).toString('hex')}`
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query(`create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const database = await openDatabase({ url: url.href, dataDir: '/nonexistent', onError: () => {} })
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  // Finishes tasks without waiting for the disk: only the claims are measured, and they do wait for it.
  const ends = new pg.Pool({
    connectionString: url.href,
    max: CLAIMERS,
    options: '-c synchronous_commit=off',
  })
  try {
    await seed(client, users, tasks)
    await explain(client, `${users} users, ${tasks} tasks`)
    const took: number[] = []
    const until = performance.now() + SECONDS * 1_000
    const work = async () => {
      while (performance.now() < until) {
        const began = performance.now()
        const { task } = await database.asSystem((tx) =>
          createClaimsRepository(tx, PICTURE_TASKS).claimNext(randomUUID(), 60_000),
        )
        if (!task) throw new Error('nothing could be claimed')
        took.push(performance.now() - began)
        // Frees the slot, so that no user's cap ends the measurement.
        await ends.query(
          "update tasks set status = 'done', lease_token = null, lease_until = null, finished_at = now() where user_id = $1 and id = $2",
          [task.user_id, task.id],
        )
      }
    }
    // Every worker must settle before the database is dropped, even if one fails.
    const ended = await Promise.allSettled(Array.from({ length: CLAIMERS }, work))
    for (const one of ended) if (one.status === 'rejected') throw one.reason
    const aSecond = took.length / SECONDS
    return {
      what: `claims with ${users} users and ${tasks} tasks waiting, ${CLAIMERS} claimers, each task ended too`,
      measured: `${aSecond.toFixed(0)} a second, p50 ${percentile(took, 0.5).toFixed(1)} ms, p99 ${percentile(took, 0.99).toFixed(1)} ms`,
      goal: `≥ ${GOAL} a second`,
      met: aSecond >= GOAL,
    }
  } finally {
    await ends.end()
    await client.end()
    await database.close()
    await admin.query(`drop database if exists ${name} with (force)`)
    await admin.end()
  }
}

async function seed(client: pg.Client, users: number, tasks: number): Promise<void> {
  await client.query(
    `insert into "user" ("id", "name", "email", "emailVerified")
     select 'user-' || n, 'user', 'user-' || n || '@example.org', false from generate_series(1, $1::integer) n`,
    [users],
  )
  // The order of users is computed once per user after the insert, not for each row.
  await client.query(
    `insert into tasks (user_id, id, source, status, function, prompt, negative_prompt, style, quality, model, width, height,
       seed, request_index, created_at)
     select 'user-' || (n % $1::integer + 1), 'task-' || n, 'queue', 'queued', 'generate-image', 'a boat', '', 'none', 'standard', 'm',
       1024, 1024, 1, 0, now() from generate_series(1, $2::integer) n`,
    [users, tasks],
  )
  await client.query('vacuum analyze tasks')
  await client.query('vacuum analyze queue_users')
}

/** Prints the query plans that the server made for a claim. */
async function explain(client: pg.Client, when: string): Promise<void> {
  console.log(`plans, ${when}:`)
  await client.query(`load 'auto_explain'; set auto_explain.log_min_duration = 0; set auto_explain.log_nested_statements = on;
    set auto_explain.log_analyze = on; set auto_explain.log_buffers = on; set client_min_messages = log`)
  const print = ({ message }: { message: string | undefined }) => {
    const plan =
      message?.split('\n').filter((line) => /->|Index Cond|Buffers|Trigger|^duration/.test(line)) ?? []
    for (const line of plan) console.log(`  ${line.replace(/cost=\S+ rows=\d+ width=\d+\) \(actual /, '')}`)
  }
  await client.query('begin')
  // Enough runs for PostgreSQL to settle on cached plans.
  for (let turn = 0; turn <= 6; turn += 1) {
    if (turn === 6) client.on('notice', print)
    await client.query("select from claim_from_tasks('bench', interval '1 minute')")
  }
  client.off('notice', print)
  await client.query('rollback')
  await client.query('set auto_explain.log_min_duration = -1; set client_min_messages = notice')
}
