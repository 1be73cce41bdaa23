import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { findPostgres } from '../find-postgres.ts'
import { createDatabase } from './bench-database.ts'
import {
  type Caller,
  cpuSeconds,
  picture,
  residentMb,
  signUp,
  startProduct,
  temporaryFolder,
} from './product.ts'
import { startChild } from './start-child.ts'
import { median, percentile, type Row, row } from './statistics.ts'

const ROUNDS = Number(process.env['BENCH_PICTURES'] ?? 200)
const IN_FLIGHT = 200
const CALLERS = 50
/** How long the server rests before its memory is read. */
const REST_MS = 5_000

/**
 * How much the server adds to a vendor's own time for a picture, with a vendor that answers at once: compared with direct requests to that
 * vendor and with a bare proxy that only forwards and stores the same bytes, alternately in the same run. Uses PostgreSQL if found, else the
 * embedded database.
 */
export async function measureProxy(): Promise<Row[]> {
  const folder = temporaryFolder()
  const vendor = await startChild('instant-vendor.ts')
  const bare = await startChild('bare-proxy.ts', vendor.url, folder.path)
  const postgres = await findPostgres()
  const database = postgres ? await createDatabase(postgres) : undefined
  const inspector = await freePort()
  const product = await startProduct(folder.path, {
    DEFAULT_TIER: 'premium',
    OPENAI_BASE_URL: vendor.url,
    IMAGE_PROVIDERS: '*=openai-compatible',
    WORKER_CONCURRENCY: '64',
    // Lets the bench ask for a garbage collection.
    NODE_OPTIONS: `--inspect=127.0.0.1:${inspector}`,
    ...(database ? { DATABASE_URL: database.url } : {}),
  })
  console.log(
    `pictures of ${((vendor.bytes ?? 0) / 1e6).toFixed(2)} MB, on ${postgres ? 'PostgreSQL' : 'the embedded database'}`,
  )
  try {
    const first = await signUp(product.url)
    await first.call('PATCH', '/api/queue', { concurrency: 4 })
    const ours = () => draw(first.call)
    const theirs = () => post(bare.url, { prompt: picture.prompt })
    const direct = () => askVendor(vendor.url)
    for (let index = 0; index < 40; index += 1) {
      await ours()
      await theirs()
      await direct()
    }
    const times = { ours: [] as number[], theirs: [] as number[], direct: [] as number[] }
    const cpuBefore = await cpuSeconds(product.url)
    for (let index = 0; index < ROUNDS; index += 1) {
      times.direct.push(await timed(direct))
      times.theirs.push(await timed(theirs))
      times.ours.push(await timed(ours))
    }
    const [own, bareMs, oursMs] = [median(times.direct), median(times.theirs), median(times.ours)]
    const cpuMs = ((await cpuSeconds(product.url)) - cpuBefore) * (1_000 / ROUNDS)
    const rate = await perSecond(ours, 4)
    const bareRate = await perSecond(theirs, 4)
    const crowd = await measureCrowd(product.url, vendor.url, inspector)
    return [
      row(`what our server adds to the vendor's own ${own.toFixed(1)} ms, p50`, oursMs - own, 8, 'ms'),
      row('the same, p99', percentile(times.ours, 0.99) - own, 40, 'ms'),
      row(`as much as through the bare proxy (${bareMs.toFixed(1)} ms), p50`, oursMs / bareMs, 3, 'times'),
      row(
        'processor time of the server a picture, one caller, which other work spoils little',
        cpuMs,
        15,
        'ms',
      ),
      atLeast(`pictures a second, 4 callers (bare proxy: ${bareRate.toFixed(0)})`, rate, 150),
      row(`errors of ${IN_FLIGHT} pictures in flight at once`, crowd.errors, 0, 'errors'),
      row(`memory that they leave behind, ${REST_MS / 1_000} seconds later`, crowd.restingMb, 100, 'MB'),
      row('the same after a garbage collection', crowd.collectedMb, 100, 'MB'),
    ]
  } finally {
    await product.stop()
    await database?.drop()
    bare.stop()
    vendor.stop()
    folder.remove()
  }
}

async function post(url: string, body: object): Promise<unknown> {
  const answer = await fetch(url, { method: 'POST', body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return answer.json()
}

async function askVendor(url: string): Promise<void> {
  const answer = (await post(`${url}/v1/images/generations`, { prompt: picture.prompt })) as {
    data: [{ url: string }]
  }
  await (await fetch(answer.data[0].url)).arrayBuffer()
}

async function draw(call: Caller): Promise<void> {
  const { status } = await call('POST', '/api/functions/replicate-generate', picture)
  if (status !== 200) throw new Error(`a picture was answered ${status}`)
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

async function perSecond(work: () => Promise<unknown>, callers: number): Promise<number> {
  let left = ROUNDS * 2
  const ms = await timed(async () => {
    const caller = async () => {
      while (left > 0) {
        left -= 1
        await work()
      }
    }
    await Promise.all(Array.from({ length: callers }, caller))
  })
  return (ROUNDS * 2 * 1_000) / ms
}

async function measureCrowd(url: string, vendor: string, inspector: number) {
  const people: Caller[] = []
  for (let index = 0; index < CALLERS; index += 1) {
    const { call } = await signUp(url)
    await call('PATCH', '/api/queue', { concurrency: 4 })
    people.push(call)
  }
  await fetch(`${vendor}/delay/2000`, { method: 'POST' })
  await collectGarbage(inspector)
  const before = await residentMb(url)
  const calls = Array.from({ length: IN_FLIGHT }, (_, index) => draw(people[index % CALLERS] ?? failing))
  const settled = await Promise.allSettled(calls)
  await new Promise((resolve) => setTimeout(resolve, REST_MS))
  const restingMb = (await residentMb(url)) - before
  await collectGarbage(inspector)
  return {
    errors: settled.filter(({ status }) => status === 'rejected').length,
    restingMb,
    collectedMb: (await residentMb(url)) - before,
  }
}

async function collectGarbage(inspector: number): Promise<void> {
  const targets = (await (await fetch(`http://127.0.0.1:${inspector}/json/list`)).json()) as [
    { webSocketDebuggerUrl: string },
  ]
  const socket = new WebSocket(targets[0].webSocketDebuggerUrl)
  await once(socket, 'open')
  const collected = once(socket, 'message')
  socket.send(JSON.stringify({ id: 1, method: 'HeapProfiler.collectGarbage' }))
  await collected
  socket.close()
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

async function failing(): Promise<never> {
  throw new Error('never called')
}

function atLeast(what: string, value: number, goal: number): Row {
  return { what, measured: value.toFixed(0), goal: `≥ ${goal}`, met: value >= goal }
}
