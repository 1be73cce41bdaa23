// Search and pages of a personal library of the maximum size: buffers are counted, since they do not depend on the load of the machine; times are of
// this run.
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import {
  findHistoryPage,
  findMonths,
  type HistoryQuery,
  positionOf,
} from '../../apps/server/src/modules/library/index.ts'
import { openEmbeddedEngine } from '../../apps/server/src/platform/database/embedded-engine.ts'
import type { DatabaseEngine } from '../../apps/server/src/platform/database/engine.ts'
import { migrate } from '../../apps/server/src/platform/database/migrate.ts'
import { readMigrations } from '../../apps/server/src/platform/database/migrations.ts'
import { openServerEngine } from '../../apps/server/src/platform/database/server-engine.ts'
import { readSearch } from '../../packages/contract/src/search-text.ts'
import { findPostgres } from '../find-postgres.ts'
import { type CountingDatabase, createCountingDatabase } from './explain.ts'
import { temporaryFolder } from './product.ts'
import { HEAVY_USER, type SeedSize, seedLibrary } from './seed-library.ts'
import { percentile, type Row, row } from './statistics.ts'

const ROUNDS = 100
const WARM_UP = 10
const EVERYTHING: HistoryQuery['filter'] = {
  search: readSearch(''),
  styles: undefined,
  qualities: undefined,
  shapes: undefined,
  providers: undefined,
  from: undefined,
  to: undefined,
  isPublic: undefined,
  isFavorite: undefined,
  tag: undefined,
  collectionId: undefined,
  isTrashed: false,
}
const SEARCHES: Readonly<Record<string, Partial<HistoryQuery['filter']>>> = {
  'one common word': { search: readSearch('fox') },
  'a rare word': { search: readSearch('xylographer') },
  'two words': { search: readSearch('quartz marble') },
  'part of a word': { search: readSearch('zeppel') },
  'two letters': { search: readSearch('zq') },
  'no match': { search: readSearch('nothingatall') },
  'all but a common word': { search: readSearch('-fox') },
  'another script': { search: readSearch('Кошка 狐') },
  '500 characters': {
    search: readSearch(
      Array.from({ length: 80 }, (_, n) => `word${n}`)
        .join(' ')
        .slice(0, 500),
    ),
  },
  'a word within a tag': { tag: 'campaign', search: readSearch('nothingatall') },
  'a word within a style': { styles: ['watercolor'], search: readSearch('nothingatall') },
  'a word within the favorites': { isFavorite: true, search: readSearch('nothingatall') },
}
const MONTHS_OF: Readonly<Record<string, Partial<HistoryQuery['filter']>>> = {
  'the whole library': {},
  'the favorites': { isFavorite: true },
  'a style': { styles: ['watercolor'] },
  'two styles and a quality': { styles: ['watercolor', 'anime'], qualities: ['high'] },
  'a common word': { search: readSearch('fox') },
  'a rare word': { search: readSearch('xylographer') },
  'a tag': { tag: 'campaign' },
}
const USERS = [HEAVY_USER, 'user-77']

export async function measureLibrary(): Promise<Row[]> {
  const rows = await measureEmbedded({ pictures: 200_000, users: 2_000, ofHeavyUser: 50_000 })
  const server = await findPostgres()
  if (!server) {
    console.log('no PostgreSQL on this machine: the library was measured on the embedded database alone')
    return rows
  }
  return [
    ...rows,
    ...(await measureServer(server, { pictures: 1_000_000, users: 10_000, ofHeavyUser: 50_000 })),
  ]
}

async function measureEmbedded(size: SeedSize): Promise<Row[]> {
  const folder = temporaryFolder()
  const engine = await openEmbeddedEngine({ folder: folder.path, isDurable: false })
  try {
    return await measure(engine, size, 'embedded')
  } finally {
    await engine.close()
    folder.remove()
  }
}

async function measureServer(address: string, size: SeedSize): Promise<Row[]> {
  const name = `easel_bench_${randomBytes(6).toString('hex')}`
  const client = new pg.Client({ connectionString: address })
  await client.connect()
  await client.query(`create database ${name}`)
  const url = new URL(address)
  url.pathname = `/${name}`
  const engine = await openServerEngine(url.href, () => {})
  try {
    return await measure(engine, size, 'PostgreSQL')
  } finally {
    await engine.close()
    await client.query(`drop database ${name}`)
    await client.end()
  }
}

async function measure(engine: DatabaseEngine, size: SeedSize, where: string): Promise<Row[]> {
  await migrate(engine, readMigrations())
  const counting = createCountingDatabase(engine)
  await seedLibrary(counting.database, size)
  const on = `${size.pictures.toLocaleString('en')} pictures, ${where}`
  const pages = await measurePages(counting, size)
  return [
    ...(await measureSearches(counting, on)),
    ...(await measureMonths(counting, on)),
    row(`page of the history, most buffers at any depth (${on})`, Math.max(...pages), 40, 'buffers'),
    row(`deepest page against the first (${on})`, Math.max(...pages) / (pages[0] ?? 1), 1.3, 'times'),
  ]
}

async function measureSearches({ database, countBuffers }: CountingDatabase, on: string): Promise<Row[]> {
  const rows: Row[] = []
  for (const [kind, filter] of Object.entries(SEARCHES)) {
    let most = 0
    const times: number[] = []
    for (const userId of USERS) {
      const query = queryOf(userId, filter)
      most = Math.max(most, await countBuffers(userId, (tx) => findHistoryPage(tx, query)))
      // Warm up: a process and a connection that have just started are slower than a running server's.
      for (let round = 0; round < WARM_UP; round += 1)
        await database.asUser(userId, (tx) => findHistoryPage(tx, query))
      for (let round = 0; round < ROUNDS; round += 1) {
        const started = performance.now()
        await database.asUser(userId, (tx) => findHistoryPage(tx, query))
        times.push(performance.now() - started)
      }
    }
    rows.push(row(`search, ${kind} (${on})`, most, 3_000, 'buffers'))
    rows.push(row(`the same, p99 of ${times.length}`, percentile(times, 0.99), 30, 'ms'))
  }
  return rows
}

/** The list of months beside the pictures: a walk in steps, one request each. */
async function measureMonths({ database, countBuffers }: CountingDatabase, on: string): Promise<Row[]> {
  const rows: Row[] = []
  for (const [kind, filter] of Object.entries(MONTHS_OF)) {
    const query = {
      userId: HEAVY_USER,
      filter: { ...EVERYTHING, ...filter },
      after: undefined,
      timeZone: 'Europe/Berlin',
    }
    const buffers = await countBuffers(HEAVY_USER, (tx) => findMonths(tx, query))
    const times: number[] = []
    for (let round = -WARM_UP; round < ROUNDS; round += 1) {
      const started = performance.now()
      await database.asUser(HEAVY_USER, (tx) => findMonths(tx, query))
      if (round >= 0) times.push(performance.now() - started)
    }
    rows.push(row(`months of ${kind} (${on}; ${buffers} buffers), p50`, percentile(times, 0.5), 100, 'ms'))
    rows.push(row('the same, p99', percentile(times, 0.99), 100, 'ms'))
  }
  return rows
}

/** Pages of the user with the most pictures, from the first to near the last. */
async function measurePages({ database, countBuffers }: CountingDatabase, size: SeedSize): Promise<number[]> {
  const buffers: number[] = []
  for (const depth of [0, 0.1, 0.5, 0.9, 0.99]) {
    const start = queryOf(HEAVY_USER, {}, Math.max(1, Math.floor(size.ofHeavyUser * depth)))
    const before =
      depth === 0
        ? undefined
        : (await database.asUser(HEAVY_USER, (tx) => findHistoryPage(tx, start))).rows.at(-1)
    const query = { ...queryOf(HEAVY_USER, {}), after: before && positionOf(before, 'newest') }
    buffers.push(await countBuffers(HEAVY_USER, (tx) => findHistoryPage(tx, query)))
  }
  return buffers
}

function queryOf(userId: string, filter: Partial<HistoryQuery['filter']>, limit = 30): HistoryQuery {
  return { userId, filter: { ...EVERYTHING, ...filter }, sort: 'newest', after: undefined, limit }
}
