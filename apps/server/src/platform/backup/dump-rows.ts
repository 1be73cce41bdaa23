import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { type BackupHeader, LEFT_OUT, type TableDump } from './backup-format.ts'

const ROWS_AT_ONCE = 500

// biome-ignore lint/complexity/noBannedTypes: kysely spells "no tables" as {}
type Queries = Kysely<{}>
type Columns = TableDump['columns']

export type DumpedRows = Pick<BackupHeader, 'installation' | 'migrations' | 'tables' | 'sequences'> & {
  /** Distinct keys of files named by rows, in order. */
  readonly fileKeys: readonly string[]
}

/**
 * Streams every row of every table from one snapshot. `fileColumns` are columns that name files, or lists of files if they end in `_keys`.
 * Values are PostgreSQL's text output, readable by any PostgreSQL.
 */
export async function dumpRows(
  handle: Queries,
  fileColumns: Readonly<Record<string, readonly string[]>>,
  take: (table: string, lines: Buffer) => Promise<void>,
): Promise<DumpedRows> {
  const tx = await handle
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute()
  try {
    await sql`select set_config('TimeZone', 'UTC', true), set_config('DateStyle', 'ISO', true),
      set_config('extra_float_digits', '1', true), set_config('bytea_output', 'hex', true)`.execute(tx)
    const tables: TableDump[] = []
    for (const [name, columns] of await readTables(tx)) {
      const hash = createHash('sha256')
      let rows = 0
      for await (const lines of readLines(tx, name, columns)) {
        const bytes = Buffer.from(`${lines.join('\n')}\n`)
        rows += lines.length
        hash.update(bytes)
        await take(name, bytes)
      }
      tables.push({ name, columns, rows, sha256: hash.digest('hex') })
    }
    const keys = await readFileKeys(tx, fileColumns)
    const [installation, migrations, sequences] = [
      await sql<{ id: string }>`select id from installation`.execute(tx),
      await sql<{
        name: string
        hash: string
      }>`select name, hash from schema_migrations order by name`.execute(tx),
      await sql<{ name: string; last: string | null }>`
        select sequencename as name, last_value::text as last from pg_sequences
        where schemaname = 'public' order by sequencename`.execute(tx),
    ]
    await tx.commit().execute()
    return {
      tables,
      fileKeys: keys,
      installation: installation.rows[0]?.id ?? null,
      migrations: migrations.rows,
      sequences: sequences.rows,
    }
  } catch (error) {
    await tx
      .rollback()
      .execute()
      .catch(() => {})
    throw error
  }
}

async function readTables(tx: Queries): Promise<Map<string, Columns>> {
  const { rows } = await sql<{ table: string; name: string; type: string }>`
    select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    order by c.relname collate "C", a.attnum`.execute(tx)
  const tables = new Map<string, { name: string; type: string }[]>()
  for (const { table, name, type } of rows)
    if (!LEFT_OUT.includes(table)) tables.set(table, [...(tables.get(table) ?? []), { name, type }])
  return tables
}

async function* readLines(tx: Queries, table: string, columns: Columns): AsyncGenerator<string[]> {
  const values = sql.join(columns.map(({ name }) => sql`${sql.id(name)}::text`))
  await sql`declare lines no scroll cursor for
    select json_build_array(${values})::text as line from ${sql.table(table)}`.execute(tx)
  while (true) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(ROWS_AT_ONCE)} from lines`.execute(tx)
    if (rows.length > 0) yield rows.map(({ line }) => line)
    if (rows.length < ROWS_AT_ONCE) break
  }
  await sql`close lines`.execute(tx)
}

async function readFileKeys(
  tx: Queries,
  fileColumns: Readonly<Record<string, readonly string[]>>,
): Promise<string[]> {
  const keys = new Set<string>()
  for (const [table, columns] of Object.entries(fileColumns))
    for (const column of columns) {
      const key = column.endsWith('_keys') ? sql`unnest(${sql.id(column)})` : sql.id(column)
      const { rows } = await sql<{ key: string }>`
        select distinct key from (select ${key} as key from ${sql.table(table)}) keys where key is not null`.execute(
        tx,
      )
      for (const { key } of rows) keys.add(key)
    }
  return [...keys].sort()
}
