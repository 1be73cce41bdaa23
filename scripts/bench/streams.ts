import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import pg from 'pg'
import { createSigner } from '../../apps/server/src/platform/signature.ts'
import { findPostgres } from '../find-postgres.ts'
import { createDatabase } from './bench-database.ts'
import { cpuSeconds, residentMb, startProduct, temporaryFolder } from './product.ts'
import { percentile, type Row, row } from './statistics.ts'

/** Numbers of open streams, one step each. */
const STEPS = [0, 1_000, 3_000, 5_000]
const STREAMS_PER_USER = 10
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 25)
const REQUESTS_PER_SECOND = 200
/** Every fifth request is a change, which each stream of its user receives as an event. */
const CHANGE_EVERY = 5
const REST_MS = 15_000
const READS = ['/api/limits', '/api/generations?limit=10', '/api/preferences', '/api/queue']
const SECRET = 'the secret of a bench, 32 characters'

type User = {
  readonly token: string
  readonly streams: Stream[]
  /** When each change was requested; the stream's n-th event is the n-th change. */
  readonly askedAt: number[]
  concurrency: number
}
type Stream = { readonly socket: Socket; seen: number; rest: string }

/**
 * Open event streams on one web process on PostgreSQL under load: how long a change takes from the request to each stream, and how long requests
 * take. The driver, the server and the database share the machine.
 */
export async function measureStreams(): Promise<Row[]> {
  const postgres = await findPostgres()
  if (!postgres) {
    console.log('skipped: no PostgreSQL was found; set TEST_DATABASE_URL')
    return []
  }
  const folder = temporaryFolder()
  const database = await createDatabase(postgres)
  const product = await startProduct(folder.path, {
    ROLE: 'web',
    DATABASE_URL: database.url,
    AUTH_SECRET: SECRET,
  })
  const rows: Row[] = []
  try {
    const users = await makeUsers(database.url, Math.max(...STEPS) / STREAMS_PER_USER)
    // Warms up code and connections before anything is counted.
    await step(product.url, users, 5)
    const before = await residentMb(product.url)
    for (const streams of STEPS) {
      await openUpTo(product.url, users, streams)
      rows.push(...report(streams, await step(product.url, users, SECONDS)))
    }
    const open = await residentMb(product.url)
    for (const user of users) for (const { socket } of user.streams.splice(0)) socket.destroy()
    await new Promise((resolve) => setTimeout(resolve, REST_MS))
    const after = await residentMb(product.url)
    console.log(`memory: ${before.toFixed(0)} MB before, ${open.toFixed(0)} open, ${after.toFixed(0)} after`)
    rows.push(
      row(`memory of ${Math.max(...STEPS)} streams`, open - before, 150, 'MB'),
      row(`memory kept ${REST_MS / 1_000} s after they closed`, Math.max(0, after - before), 50, 'MB'),
    )
  } finally {
    await product.stop()
    await database.drop()
    folder.remove()
  }
  return rows
}

type Measured = {
  readonly requestMs: number[]
  readonly eventMs: number[]
  readonly wanted: number
  readonly errors: number
  readonly cores: number
  readonly residentMb: number
}

function report(streams: number, measured: Measured): Row[] {
  const { requestMs, eventMs, wanted, errors, cores } = measured
  const at = `${streams.toLocaleString('en')} streams`
  const shares = (numbers: number[]) =>
    [0.5, 0.95, 0.99].map((share) => percentile(numbers, share).toFixed(0)).join(' / ')
  console.log(
    `${at}: requests p50/p95/p99 ${shares(requestMs)} ms (${requestMs.length}), events ${shares(eventMs)} ms (${eventMs.length}), ${cores.toFixed(2)} cores, ${measured.residentMb.toFixed(0)} MB`,
  )
  const requests = [
    row(`requests beside ${at}, p95`, percentile(requestMs, 0.95), 100, 'ms'),
    row(`requests that failed beside ${at}`, errors, 0, 'requests'),
  ]
  if (streams === 0) return requests
  return [
    ...requests,
    row(`from the press to ${at}, p99`, percentile(eventMs, 0.99), 100, 'ms'),
    row(`events that ${at} missed`, wanted - eventMs.length, 0, 'events'),
  ]
}

async function step(url: string, users: readonly User[], seconds: number): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const measured = { requestMs: [] as number[], eventMs: [] as number[], wanted: 0, errors: 0 }
  const watch = (user: User, stream: Stream) => {
    stream.seen = 0
    stream.socket.removeAllListeners('data').on('data', (bytes) => {
      for (let news = count(stream, bytes); news > 0; news -= 1) {
        const askedAt = user.askedAt[stream.seen]
        stream.seen += 1
        if (askedAt !== undefined) measured.eventMs.push(performance.now() - askedAt)
      }
    })
  }
  for (const user of users) {
    user.askedAt.length = 0
    for (const stream of user.streams) watch(user, stream)
  }
  const listeners = users.filter(({ streams }) => streams.length > 0)
  const changers = listeners.length > 0 ? listeners : users
  const cpuBefore = await cpuSeconds(url)
  const started = performance.now()
  const running: Promise<void>[] = []
  for (let index = 0; index < seconds * REQUESTS_PER_SECOND; index += 1) {
    // At scheduled times, not one after the other: a stalled server still gets its requests, and their wait counts.
    const dueAt = started + (index * 1_000) / REQUESTS_PER_SECOND
    const early = dueAt - performance.now()
    if (early > 1) await new Promise((resolve) => setTimeout(resolve, early))
    const isChange = index % CHANGE_EVERY === 0
    const among = isChange ? changers : users
    const user = among[(isChange ? index / CHANGE_EVERY : index * 7) % among.length]
    if (!user) continue
    if (isChange) {
      user.askedAt.push(performance.now())
      user.concurrency = (user.concurrency % 4) + 1
      measured.wanted += user.streams.length
    }
    const ask = isChange
      ? call(agent, url, user, 'PATCH', '/api/queue', JSON.stringify({ concurrency: user.concurrency }))
      : call(agent, url, user, 'GET', READS[index % READS.length] ?? '/api/limits')
    running.push(
      ask.then((status) => {
        if (status !== 200) measured.errors += 1
        measured.requestMs.push(performance.now() - dueAt)
      }),
    )
  }
  await Promise.all(running)
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  const cores = ((await cpuSeconds(url)) - cpuBefore) / ((performance.now() - started) / 1_000)
  agent.destroy()
  return { ...measured, cores, residentMb: await residentMb(url) }
}

const MARK = 'event: queue.changed'

/** Number of changes in these bytes. */
function count(stream: Stream, bytes: Buffer): number {
  const text = stream.rest + bytes.toString('latin1')
  const parts = text.split(MARK)
  stream.rest = (parts.at(-1) ?? '').slice(-MARK.length + 1)
  return parts.length - 1
}

function call(
  agent: Agent,
  url: string,
  user: User,
  method: string,
  path: string,
  body?: string,
): Promise<number> {
  return new Promise((resolve) => {
    const headers = { authorization: `Bearer ${user.token}`, 'content-type': 'application/json' }
    const asked = request(url + path, { agent, method, headers }, (answer: IncomingMessage) => {
      answer.resume()
      answer.on('end', () => resolve(answer.statusCode ?? 0))
      answer.on('error', () => resolve(0))
    })
    asked.on('error', () => resolve(0))
    asked.end(body)
  })
}

async function openUpTo(url: string, users: readonly User[], streams: number): Promise<void> {
  const { hostname, port } = new URL(url)
  let open = users.reduce((sum, user) => sum + user.streams.length, 0)
  while (open < streams) {
    const ready: Promise<unknown>[] = []
    for (; ready.length < 50 && open < streams; open += 1) {
      const user = users[Math.floor(open / STREAMS_PER_USER)]
      if (!user) throw new Error('too few users for the streams')
      const socket = connect(Number(port), hostname)
      socket.write(
        `GET /api/events HTTP/1.1\r\nhost: ${hostname}:${port}\r\nauthorization: Bearer ${user.token}\r\naccept: text/event-stream\r\n\r\n`,
      )
      user.streams.push({ socket, seen: 0, rest: '' })
      ready.push(untilReady(socket))
    }
    await Promise.all(ready)
  }
}

async function untilReady(socket: Socket): Promise<void> {
  let text = ''
  while (!text.includes('event: ready')) {
    const [bytes] = (await once(socket, 'data')) as [Buffer]
    text += bytes.toString('latin1')
    if (text.startsWith('HTTP/1.1') && !text.startsWith('HTTP/1.1 200')) throw new Error(text.slice(0, 300))
  }
}

/** Inserts the users into the database that the product then uses. */
async function makeUsers(databaseUrl: string, count: number): Promise<User[]> {
  const signer = createSigner(SECRET)
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(
    `insert into "user" ("id", "name", "email", "emailVerified")
       select 'user-' || n, 'user', 'user-' || n || '@example.org', true from generate_series(1, $1::int) n`,
    [count],
  )
  await client.query(
    `insert into "session" ("id", "expiresAt", "token", "updatedAt", "userId")
       select 'session-' || n, now() + interval '30 days', 'token-' || n, now(), 'user-' || n from generate_series(1, $1::int) n`,
    [count],
  )
  await client.end()
  return Array.from({ length: count }, (_, index) => {
    const value = `token-${index + 1}`
    const signature = Buffer.from(signer.sign(value), 'base64url').toString('base64')
    return { token: encodeURIComponent(`${value}.${signature}`), streams: [], askedAt: [], concurrency: 2 }
  })
}
