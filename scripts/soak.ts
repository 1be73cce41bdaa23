// Web and worker processes on PostgreSQL under load while they and what they stand on fail at random; then the books.
// `npm run soak -- --minutes 15 --seed 7` (60 minutes by default). Takes a machine with PostgreSQL's programs.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startFaultProxy } from '../apps/server/test/harness/fault-proxy.ts'
import { startCluster } from '../apps/server/test/harness/start-cluster.ts'
import { createPeople } from '../apps/server/test/operation/people.ts'
import { startProduct } from '../apps/server/test/operation/product.ts'
import { readBooks } from '../apps/server/test/operation/read-books.ts'
import { startStandInVendor } from '../packages/providers/src/testing/stand-in-vendor.ts'

const PEOPLE = 20
const REST_MS = 400
const LONGEST_FAULT_MS = 15_000
const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '60' }, seed: { type: 'string', default: '1' } },
})
const minutes = Math.min(240, Math.max(1, Number(values.minutes)))
const random = seeded(Number(values.seed))

function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

function memoryMb(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1_000
  } catch {
    return 0
  }
}

const cluster = await startCluster({ max_connections: '200' })
const database = await startFaultProxy({ port: cluster.port })
const vendor = await startStandInVendor({ drawMs: 400 })
const product = await startProduct({
  databaseUrl: database.addressOf(cluster.url),
  settings: {
    REPLICATE_API_TOKEN: 'r8_key',
    REPLICATE_BASE_URL: vendor.url,
    IMAGE_PROVIDERS: '*=replicate',
  },
})
const node = () => product.nodes[Math.floor(random() * product.nodes.length)] ?? raise('no process')

function raise(message: string): never {
  throw new Error(message)
}

const FAULTS: Readonly<Record<string, (forMs: number) => Promise<unknown>>> = {
  'database cut': async () => database.cut(),
  'database restarted': () => cluster.restart('fast'),
  'database crashed': () => cluster.restart('immediate'),
  'database silent': async (forMs) => {
    database.swallow({ fresh: false })
    await pause(forMs)
    database.mend()
  },
  'database slow': async (forMs) => {
    database.delay(20)
    await pause(forMs)
    database.mend()
  },
  'vendor says 429': async (forMs) => {
    vendor.play('429-bare')
    await pause(forMs)
    vendor.play(undefined)
  },
  'process killed': () => product.replace(node(), 'kill'),
  'process restarted': () => product.replace(node(), 'stop'),
}

const people = createPeople(product.balancer.url)
await people.signUp(PEOPLE)
const ends = Date.now() + minutes * 60_000
const counts = new Map<string, number>()
const memory: { at: number; mb: number }[] = []
const acting = people.actUntil(
  () => Date.now() > ends,
  (person, turn) => {
    if (turn % 10 === 3) return people.useForm(person)
    if (turn % 10 === 7) return people.useQueue(person, 2)
    return people.send('GET', '/api/limits', person)
  },
  REST_MS,
)
while (Date.now() < ends) {
  const names = Object.keys(FAULTS)
  const name = names[Math.floor(random() * names.length)] ?? raise('no fault')
  counts.set(name, (counts.get(name) ?? 0) + 1)
  await FAULTS[name]?.(2_000 + random() * LONGEST_FAULT_MS)
  await pause(3_000 + random() * 5_000)
  memory.push({ at: Date.now(), mb: Math.max(...product.nodes.map(({ process }) => memoryMb(process.pid))) })
}
await acting
await people.drain(180_000)
const books = await readBooks(cluster.url)
const lostPictures = [...people.known.pictures.keys()].filter((id) => !books.pictures.includes(id))
const lostTasks = [...people.known.tasks.keys()].filter((id) => books.tasks[id] === undefined)
const failedTasks = [...people.known.tasks.keys()].filter(
  (id) => books.tasks[id] === 'failed' || books.tasks[id] === 'error',
)
const withoutFile = books.rows.filter((key) => !existsSync(join(product.dataDir, 'files', key)))
const middle = Math.floor(memory.length / 2)
const most = (part: readonly { mb: number }[]) => Math.round(Math.max(0, ...part.map(({ mb }) => mb)))
const rows: readonly [what: string, found: string, isRight: boolean][] = [
  ['minutes, seed', `${minutes}, ${values.seed}`, true],
  ['faults', [...counts].map(([name, count]) => `${name} ${count}`).join(', '), true],
  ['requests answered', String(people.answers()), true],
  ['pictures and tasks acknowledged', `${people.known.pictures.size}, ${people.known.tasks.size}`, true],
  ['acknowledged pictures lost', String(lostPictures.length), lostPictures.length === 0],
  ['acknowledged tasks unknown', String(lostTasks.length), lostTasks.length === 0],
  ['acknowledged tasks that failed', String(failedTasks.length), failedTasks.length === 0],
  ['rows without a file', String(withoutFile.length), withoutFile.length === 0],
  [
    'places held, tasks unfinished',
    `${books.reserved}, ${books.unfinished}`,
    books.reserved + books.unfinished === 0,
  ],
  ['counted against finished', `${books.used} : ${books.finished}`, books.used === books.finished],
  ['events missing in the numbering', String(books.gaps), books.gaps === 0],
  ['vendor calls against pictures kept', `${vendor.log.creates} : ${books.finished}`, true],
  ['processes that ended by themselves', String(product.unasked().length), product.unasked().length === 0],
  [
    'largest process, first and second half',
    `${most(memory.slice(0, middle))}, ${most(memory.slice(middle))} MB`,
    true,
  ],
]
console.log('\n| what | found | |\n|---|---|---|')
for (const [what, found, isRight] of rows)
  console.log(`| ${what} | ${found} | ${isRight ? 'ok' : 'NOT RIGHT'} |`)
for (const end of product.unasked()) console.log(end)
await product.stop()
await Promise.all([database.close(), vendor.close()])
cluster.stop()
process.exit(rows.every(([, , isRight]) => isRight) ? 0 : 1)
