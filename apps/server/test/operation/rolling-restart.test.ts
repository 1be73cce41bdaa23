import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type StandInVendor, startStandInVendor } from '@easel/providers/testing/stand-in-vendor'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createServerDatabase, TEST_DATABASE_URL } from '../harness/open-test-database.ts'
import { createPeople } from './people.ts'
import { type Product, startProduct } from './product.ts'
import { readBooks } from './read-books.ts'

/** More in a run by hand: `ROLLING_REQUESTS=20000`. Processes are replaced until so many were answered. */
const REQUESTS = Number(process.env['ROLLING_REQUESTS'] ?? 1_000)
const MIN_ROUNDS = 2

let vendor: StandInVendor
let product: Product
let url: string

beforeAll(async () => {
  if (!TEST_DATABASE_URL) return
  url = await createServerDatabase({ isMigrated: true })
  vendor = await startStandInVendor({ drawMs: 300 })
  product = await startProduct({
    databaseUrl: url,
    settings: {
      REPLICATE_API_TOKEN: 'r8_key',
      REPLICATE_BASE_URL: vendor.url,
      IMAGE_PROVIDERS: '*=replicate',
    },
  })
}, 120_000)
afterAll(async () => {
  await product?.stop()
  await vendor?.close()
})

test.skipIf(!TEST_DATABASE_URL)(
  'rolling restarts of two web and two worker processes lose no request, no picture and no event, and every process ends in order',
  { timeout: 300_000 + 60 * REQUESTS },
  async () => {
    const people = createPeople(product.balancer.url)
    await people.signUp(12)
    let rounds = 0
    const before = people.answers()
    const isOver = () => rounds >= MIN_ROUNDS && people.answers() - before >= REQUESTS
    const acting = people.actUntil(isOver, (person, turn) => {
      if (turn % 40 === 3) return people.useForm(person)
      if (turn % 80 === 5) return people.useQueue(person, 2)
      return people.send('GET', turn % 2 ? '/api/limits' : '/api/health', person)
    })
    const codes: (number | null)[] = []
    for (; !isOver(); rounds += 1)
      for (const node of product.nodes) codes.push(await product.replace(node, 'stop'))
    await acting
    await people.drain(60_000)
    expect(product.balancer.lost).toEqual([])
    expect([...people.refusals]).toEqual([])
    expect(codes).toEqual(codes.map(() => 0))
    expect(product.unasked()).toEqual([])
    const books = await readBooks(url)
    expect(books).toMatchObject({ unfinished: 0, reserved: 0, gaps: 0, used: books.finished })
    for (const id of people.known.pictures.keys()) expect(books.pictures).toContain(id)
    for (const id of people.known.tasks.keys()) expect(books.tasks[id]).toBe('done')
    for (const key of books.rows) expect(existsSync(join(product.dataDir, 'files', key)), key).toBe(true)
    const prompts = vendor.log.inputs.map(({ prompt, seed }) => `${prompt} ${seed}`)
    expect(prompts).toHaveLength(new Set(prompts).size)
  },
)
