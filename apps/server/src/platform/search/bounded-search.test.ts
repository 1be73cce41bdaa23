import { foldText, readSearch } from '@easel/contract/search-text'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../../test/harness/open-test-database.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import { type IndexedSearch, searchPage } from './bounded-search.ts'
import { meetsSearch, sharesGrams } from './word-conditions.ts'

type Row = { readonly n: number; readonly prompt: string }

const ROWS = 6_000
let database: OpenDatabase

beforeAll(async () => {
  database = await openTestDatabase()
  const handle = database.handle
  await sql`create table searched (n integer primary key, prompt text not null)`.execute(handle)
  await sql`
    insert into searched select n, 'a common picture' || case when n % 100 = 3 then ' middling' else '' end
      || case when n in (7, 4000) then ' rare' else '' end || case when n < 700 then ' ancient' else '' end
    from generate_series(1, ${ROWS}::int) n`.execute(handle)
  await sql`update searched set prompt = ${foldText('Кошка 狐狸の森')} where n = 11`.execute(handle)
  await sql`create index searched_grams on searched using gin (easel_grams(prompt)) with (fastupdate = off)`.execute(
    handle,
  )
  await sql`analyze searched`.execute(handle)
})
afterAll(async () => {
  await sql`drop table searched`.execute(database.handle)
})

function find(text: string, below: number | undefined, limit = 20) {
  const wish = readSearch(text)
  const grams = sharesGrams(sql`prompt`, wish.wanted)
  const search: IndexedSearch<Row> = {
    ordered: sql`select * from searched where n < ${below ?? ROWS + 1} order by n desc`,
    matches: meetsSearch(sql`prompt`, wish) ?? sql<boolean>`true`,
    table: 'searched',
    candidates: grams && sql`select * from searched where ${grams}`,
    after: below === undefined ? undefined : sql<boolean>`n < ${below}`,
    compare: (a, b) => b.n - a.n,
    limit,
  }
  return database.asSystem((tx) => searchPage<Row>(tx, search))
}

async function findAll(text: string, limit: number): Promise<number[]> {
  const found: number[] = []
  let below: number | undefined
  do {
    const page = await find(text, below, limit)
    found.push(...page.rows.map(({ n }) => n))
    below = page.end?.n
  } while (below !== undefined)
  return found
}

const every = (holds: (n: number) => boolean) =>
  Array.from({ length: ROWS }, (_, index) => ROWS - index).filter((n) => holds(n) && n !== 11)

describe('search among everybody’s rows', () => {
  test.each<[string, (n: number) => boolean]>([
    ['common', () => true],
    ['middling', (n) => n % 100 === 3],
    ['rare', (n) => n === 7 || n === 4000],
    ['RARE commön', (n) => n === 7 || n === 4000],
    ['ancient', (n) => n < 700],
    ['middlin', (n) => n % 100 === 3],
    ['ar', () => false],
    ['nowhere', () => false],
  ])('finds everything with "%s" once, newest first, on any page size', async (text, holds) => {
    const expected = text === 'ar' ? every((n) => n === 7 || n === 4000) : every(holds)
    for (const limit of [20, 150]) expect(await findAll(text, limit)).toEqual(expected)
  })

  test.each(['кошка', '狐狸の', '狐'])('finds "%s" whatever the locale', async (text) => {
    expect(await findAll(text, 20)).toEqual([11])
  })

  test('what is rare comes complete with the first answer, however far back it is', async () => {
    expect(await find('rare', undefined)).toMatchObject({ rows: [{ n: 4000 }, { n: 7 }], end: undefined })
  })

  test('five hundred characters, and every special character of a query language', async () => {
    const signs = ['%', '_', '\\', "'", '"', '*', '(', '[a-z]+', '--', ';', '$1', ':*', '&', '|', '!']
    for (const text of [...signs, signs.join(' '), 'x'.repeat(500), 'ab '.repeat(166), '%'.repeat(500)])
      expect((await find(text, undefined)).rows).toEqual([])
  })

  test('invisible characters are no search', async () => {
    expect((await find('\u202e', undefined)).rows).toEqual((await find('', undefined)).rows)
  })
})
