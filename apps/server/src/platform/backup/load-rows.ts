import type { Script } from '../database/engine.ts'
import { type BackupHeader, LEFT_OUT, type TableDump } from './backup-format.ts'

/** Fills empty tables in a single transaction: all rows or none. */
export async function createRowLoader(script: Script, header: BackupHeader) {
  const tables = new Map(header.tables.map((table) => [table.name, table]))
  const names = header.tables.map(({ name }) => quote(name))
  // Foreign keys are checked once all tables are loaded. Triggers already ran at the source.
  const links = await script.query<{ table: string; name: string }>(`
    select conrelid::regclass::text as table, quote_ident(conname) as name from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and not condeferrable`)
  // Tables left out of the backup may reference those in it; they were checked to be empty.
  if (names.length > 0) await script.run(`truncate ${names.join(', ')} cascade`)
  for (const { table, name } of links)
    await script.run(`alter table ${table} alter constraint ${name} deferrable initially deferred`)
  for (const name of names) await script.run(`alter table ${name} disable trigger user`)
  await script.run(`set local TimeZone = 'UTC'; set local DateStyle = 'ISO'`)

  return {
    load: async (table: string, lines: string): Promise<void> => {
      const dump = tables.get(table)
      if (!dump) throw new Error(`there is no table ${table}`)
      await script.query(insertInto(dump), [`[${lines.trimEnd().replaceAll('\n', ',')}]`])
    },
    finish: async (): Promise<void> => {
      await script.run('set constraints all immediate')
      for (const name of names) await script.run(`alter table ${name} enable trigger user`)
      for (const { table, name } of links)
        await script.run(`alter table ${table} alter constraint ${name} not deferrable`)
      for (const { name, last } of header.sequences)
        if (last !== null) await script.query('select setval($1::regclass, $2::bigint)', [quote(name), last])
    },
  }
}

/** Names of tables that have rows. */
export async function findFilledTables(script: Script): Promise<string[]> {
  const tables = await script.query<{ name: string }>(`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`)
  const filled: string[] = []
  for (const { name } of tables) {
    if (LEFT_OUT.includes(name)) continue
    if ((await script.query(`select 1 from ${quote(name)} limit 1`)).length > 0) filled.push(name)
  }
  return filled
}

function insertInto({ name, columns }: TableDump): string {
  const values = columns.map(({ type }, index) => `(row->>${index})::${type}`)
  return `insert into ${quote(name)} (${columns.map((column) => quote(column.name)).join(', ')})
    overriding system value select ${values.join(', ')} from jsonb_array_elements($1::jsonb) row`
}

function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
