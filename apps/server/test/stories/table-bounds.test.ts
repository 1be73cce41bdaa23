import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openTestDatabase } from '../harness/open-test-database.ts'

const OPERATING = fileURLToPath(new URL('../../../../docs/operating.md', import.meta.url))
const HEADING = '## What bounds each table'

type Bounds = { readonly table: string; readonly rows: string; readonly removal: string }

function readBounds(): Bounds[] {
  const section = readFileSync(OPERATING, 'utf8').split(HEADING)[1]?.split('\n## ')[0] ?? ''
  return [...section.matchAll(/^\| `(\w+)` \|([^|]*)\|([^|]*)\|$/gm)].map(
    ([, table = '', rows = '', removal = '']) => ({ table, rows: rows.trim(), removal: removal.trim() }),
  )
}

it('docs/operating.md says of every table how many rows it may have, and what removes them or why nothing does', async () => {
  const database = await openTestDatabase()
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(database.handle)
  const bounds = readBounds()
  expect(bounds.map(({ table }) => table).sort()).toEqual(tables.map(({ name }) => name).sort())
  expect(bounds.filter(({ rows, removal }) => !/\w/.test(rows) || !/\w/.test(removal))).toEqual([])
  // What is never removed says why.
  expect(bounds.filter(({ removal }) => removal.startsWith('never') && !removal.includes(': '))).toEqual([])
})
