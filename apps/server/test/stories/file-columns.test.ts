import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { FILE_COLUMNS } from '../../src/file-columns.ts'
import { openTestDatabase } from '../harness/open-test-database.ts'

/** Keys of requests and of devices, and the list of files that are to be deleted. */
const NO_FILES = [
  ...['idempotency_key', 'request_key', 'retry_key'],
  ...['passkeys.public_key', 'file_deletions.file_key'],
]

it('every column that names a file is known to backups', async () => {
  const { handle } = await openTestDatabase()
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = 'public' and (column_name like '%\\_key' or column_name like '%\\_keys')
      and table_name in (select tablename from pg_tables where schemaname = 'public')`.execute(handle)
  const found = rows
    .filter(({ table, column }) => !NO_FILES.includes(column) && !NO_FILES.includes(`${table}.${column}`))
    .map(({ table, column }) => `${table}.${column}`)
  const known = Object.entries(FILE_COLUMNS).flatMap(([table, columns]) =>
    columns.map((column) => `${table}.${column}`),
  )
  expect(found.toSorted()).toEqual(known.toSorted())
})
