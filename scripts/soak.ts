// Runs web and worker processes under load while they and their dependencies fail at random, then checks that the records add up. `npm run soak --
// --minutes 15 --seed 7` (60 minutes by default). Needs the programs of PostgreSQL and Swift.
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { audit } from '../apps/server/test/operation/audit.ts'
import { playChaos } from '../apps/server/test/operation/chaos.ts'
import { createPeople } from '../apps/server/test/operation/people.ts'
import { startProduct } from '../apps/server/test/operation/product.ts'
import { readBooks } from '../apps/server/test/operation/read-books.ts'
import { startSurroundings } from '../apps/server/test/operation/surroundings.ts'

const PEOPLE = 12
const REST_MS = 400
const SAMPLE_EVERY_MS = 5_000
const RECOVERS_WITHIN_MS = 120_000
const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '60' }, seed: { type: 'string', default: '1' } },
})
const minutes = Math.min(240, Math.max(1, Number(values.minutes)))

const surroundings = await startSurroundings()
const product = await startProduct({
  databaseUrl: surroundings.databaseUrl,
  settings: surroundings.settings,
})
const people = createPeople(product.balancer.url)
await people.signUp(PEOPLE)

const memory: number[] = []
const sampling = setInterval(
  () => memory.push(Math.max(...product.nodes.map(({ process }) => memoryMb(process.pid)))),
  SAMPLE_EVERY_MS,
)
let isOver = false
const acting = people.actUntil(() => isOver, people.act, REST_MS)
const faults = await playChaos(surroundings, product, {
  forMs: minutes * 60_000,
  seed: Number(values.seed),
})
const mended = Date.now()
while (product.balancer.ready() < 2 && Date.now() - mended < RECOVERS_WITHIN_MS) await pause(100)
const recovered = Date.now() - mended
isOver = true
await acting
clearInterval(sampling)

const wrong = await audit(surroundings, product, people, true)
const books = await readBooks(surroundings.cluster.url)
const middle = Math.floor(memory.length / 2)
const largest = (part: readonly number[]) => Math.round(Math.max(0, ...part))
const failed = [...people.known.tasks.keys()].flatMap((id) => books.failures[id] ?? [])
const total = [...faults.values()].reduce((sum, count) => sum + count, 0)
const rows = [
  ['minutes, seed', `${minutes}, ${values.seed}`],
  ['faults, kinds of them', `${total}, ${faults.size}`],
  ['requests answered', people.answers()],
  ['pictures and tasks acknowledged', `${people.known.pictures.size}, ${people.known.tasks.size}`],
  [
    'of them failed with a reason of their vendor',
    `${failed.length} (${[...new Set(failed)].join(', ') || 'none'})`,
  ],
  ['pictures kept, calls of the vendor', `${books.finished}, ${surroundings.vendor.log.creates}`],
  ['ready after the last fault', `${(recovered / 1_000).toFixed(1)} s`],
  [
    'largest process, first and second half',
    `${largest(memory.slice(0, middle))}, ${largest(memory.slice(middle))} MB`,
  ],
  ['wrong in the books', wrong.length === 0 ? 'nothing' : wrong.length],
]
console.log('\n| what | found |\n|---|---|')
for (const [what, found] of rows) console.log(`| ${what} | ${found} |`)
for (const finding of wrong) console.log(finding)
await product.stop()
await surroundings.stop()
process.exit(wrong.length === 0 ? 0 : 1)

function memoryMb(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1_000
  } catch {
    return 0
  }
}
