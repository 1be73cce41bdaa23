import { availableParallelism } from 'node:os'
import { readSearch } from '@easel/contract/search-text'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { createGalleryRepository } from '../../apps/server/src/modules/gallery/gallery.repository.ts'
import type { GalleryList } from '../../apps/server/src/modules/gallery/gallery-lists.repository.ts'
import type { Tx } from '../../apps/server/src/platform/database/database.ts'
import { createServerDatabase } from '../../apps/server/test/harness/open-test-database.ts'
import { percentile, type Row, row } from './statistics.ts'

const PICTURES = Number(process.env['BENCH_PICTURES'] ?? 300_000)
const CALLS = 200

const SEARCHES = {
  'one common word': ['forest', 'red', 'city'],
  'a rare word': ['quokka', 'theremin'],
  'two words': ['red fox', 'castle night'],
  'two common words that never meet': ['castle lantern', 'robot sea owl'],
  'part of a word': ['uokk', 'stle'],
  'no match': ['xylophonist quokka zebra', 'zzzzzz'],
  'another script': ['猫と花', 'قمر'],
  'five hundred characters': ['a lantern over a river '.repeat(22).slice(0, 500)],
} as const

type Query = Omit<GalleryList, 'limit'>
const EVERYTHING: Query = {
  search: readSearch(''),
  styles: [],
  ratios: [],
  followedBy: undefined,
  sort: 'newest',
  after: undefined,
}

/**
 * Pages and searches of a gallery with hundreds of thousands of pictures on PostgreSQL: how many buffers each reads, and how long it takes.
 * Needs TEST_DATABASE_URL with a superuser: the inserts bypass the triggers.
 */
export async function measureGallery(): Promise<Row[]> {
  const seen: { sql: string; parameters: readonly unknown[] }[] = []
  const pool = new pg.Pool({ connectionString: await createServerDatabase({ isMigrated: true }), max: 2 })
  const db = new Kysely<Record<never, never>>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => {
      seen.push({ sql: query.sql, parameters: query.parameters })
    },
  })
  await fill(db)

  /** Runs the product's own code as a visitor; returns its time, and the buffers that its queries read. */
  async function run(query: Query, counts: boolean): Promise<{ ms: number; buffers: number }> {
    return db.transaction().execute(async (tx) => {
      await sql`select set_config('role', 'anon', true)`.execute(tx)
      seen.length = 0
      const started = performance.now()
      await createGalleryRepository(tx, undefined).findPage({ ...query, limit: 30 })
      const ms = performance.now() - started
      return { ms, buffers: counts ? await countBuffers(tx, [...seen]) : 0 }
    })
  }

  async function measure(what: string, queries: readonly Query[], most: number): Promise<Row[]> {
    let buffers = 0
    for (const query of queries) buffers = Math.max(buffers, (await run(query, true)).buffers)
    const times: number[] = []
    for (let call = 0; call < CALLS; call += 1)
      times.push((await run(queries[call % queries.length] ?? EVERYTHING, false)).ms)
    return [
      row(`gallery, ${what}: buffers at most`, buffers, most, 'buffers'),
      row(`gallery, ${what}: p99 of ${CALLS}`, percentile(times, 0.99), 30, 'ms'),
    ]
  }

  try {
    const rows: Row[] = []
    for (const sort of ['newest', 'likes'] as const) {
      const depths = await Promise.all([0.001, 0.5, 0.99].map((share) => positionAt(db, sort, share)))
      const pages = [undefined, ...depths].map((after) => ({ ...EVERYTHING, sort, after }))
      rows.push(...(await measure(`pages by ${sort} at every depth`, pages, 40)))
      const filtered = pages.flatMap((page) => [
        { ...page, styles: ['anime'] },
        { ...page, ratios: ['16:9'] as const },
        { ...page, styles: ['anime'], ratios: ['16:9'] as const },
      ])
      rows.push(...(await measure(`filtered pages by ${sort} at every depth`, filtered, 40)))
    }
    for (const [what, texts] of Object.entries(SEARCHES)) {
      const queries = texts.flatMap((text) =>
        (['newest', 'likes'] as const).map((sort) => ({ ...EVERYTHING, sort, search: readSearch(text) })),
      )
      rows.push(...(await measure(`search for ${what}`, queries, 3_000)))
    }
    return rows
  } finally {
    await db.destroy()
  }
}

/** Pictures with prompts of common and rare words. Triggers and keys are left out: only the list is read. */
async function fill(db: Kysely<Record<never, never>>): Promise<void> {
  await sql`set max_parallel_maintenance_workers = ${sql.lit(availableParallelism())}`.execute(db)
  await sql`drop index gallery_search_idx`.execute(db)
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`
      insert into gallery_pictures
      select 'gen_' || lpad(n::text, 26, '0'), 'user' || n % 10000, null, text, '', style, ratio, 'standard',
        case ratio when '16:9' then 1536 else 1024 end, case ratio when '9:16' then 1536 else 1024 end, n, 'built-in',
        '/images/gen_' || lpad(n::text, 26, '0') || '.png', timestamptz '2026-01-01' + n * interval '1 second', text,
        (power(random(), 8) * 2000)::int
      from generate_series(1::bigint, ${sql.lit(PICTURES)}) n, lateral (
        select (array['anime', 'neon', 'sketch', 'vintage', 'photorealistic', 'watercolor'])[(1 + n % 6)::int] as style,
          (array['1:1', '16:9', '9:16'])[(1 + n / 6 % 3)::int] as ratio,
          'a ' || (array['red', 'blue', 'golden', 'small', 'old', 'glass', 'paper'])[(1 + n * 7919 % 7)::int] || ' '
          || (array['fox', 'castle', 'lantern', 'robot', 'whale', 'owl', 'ship', 'tree', 'cat', 'tower', 'train'])[(1 + n * 104729 % 11)::int]
          || (array[' in a forest', ' in the city', ' on a hill', ' by a river', ' at sea'])[(1 + n * 1299709 % 5)::int]
          || (array[' at night', ' at dawn', '', ' in the rain', ', macro'])[(1 + n * 15485863 % 5)::int]
          || case when n % 40009 = 7 then ' with a quokka' when n % 50021 = 9 then ' 猫と花' when n % 997 = 3 then ' theremin' else '' end
          || ' ' || md5(n::text) as text
      ) prompts`.execute(tx)
  })
  await sql`create index gallery_search_idx on gallery_pictures using gin (easel_grams(search_text)) with (fastupdate = off)`.execute(
    db,
  )
  await sql`vacuum analyze gallery_pictures`.execute(db)
}

async function positionAt(
  db: Kysely<Record<never, never>>,
  sort: GalleryList['sort'],
  share: number,
): Promise<NonNullable<GalleryList['after']>> {
  const order = sort === 'likes' ? sql`likes desc, published_at desc` : sql`published_at desc`
  const { rows } = await sql<{ likes: number; published_at: Date; generation_id: string }>`
    select likes, published_at, generation_id from gallery_pictures
    order by ${order} offset ${Math.floor(PICTURES * share)} limit 1`.execute(db)
  const [found] = rows
  if (!found) throw new Error('there are too few pictures')
  return { likes: found.likes, publishedAt: found.published_at, id: found.generation_id }
}

/** Buffers that the recorded queries read; `set_config` calls run again unchanged, since they affect the plans. */
async function countBuffers(
  tx: Tx,
  queries: readonly { sql: string; parameters: readonly unknown[] }[],
): Promise<number> {
  let buffers = 0
  for (const query of queries) {
    const isSetting = query.sql.includes('set_config')
    const text = isSetting ? query.sql : `explain (analyze, buffers, format json) ${query.sql}`
    const { rows } = await tx.executeQuery<{ 'QUERY PLAN': { Plan: Record<string, number> }[] }>({
      ...sql.raw(text).compile(tx),
      parameters: query.parameters,
    })
    const plan = isSetting ? undefined : rows[0]?.['QUERY PLAN'][0]?.Plan
    buffers += (plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0)
  }
  return buffers
}
