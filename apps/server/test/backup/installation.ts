import { type ChildProcess, spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { LEFT_OUT } from '../../src/platform/backup/backup-format.ts'
import { type OpenDatabase, openDatabase } from '../../src/platform/database/open-database.ts'
import { ensureSnapshot } from '../../src/platform/database/snapshot.ts'
import { loadSecret } from '../../src/platform/secret.ts'
import { createDiskStorage } from '../../src/platform/storage/disk-storage.ts'
import { idOf, insertPictures } from '../harness/insert-pictures.ts'

const SCRIPTS = fileURLToPath(new URL('../../../../scripts', import.meta.url))

export type Command = {
  readonly child: ChildProcess
  readonly ended: Promise<{ readonly code: number | null; readonly said: string }>
}

export const newFolder = () => mkdtempSync(join(tmpdir(), 'easel-backup-'))

/** The real command in a process of its own. */
export function start(
  name: 'backup' | 'restore',
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Command {
  const child = spawn(process.execPath, [join(SCRIPTS, `${name}.ts`), ...args], {
    cwd: env['DATA_DIR'] ?? tmpdir(),
    env: { PATH: process.env['PATH'] ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (said += String(text)))
  const ended = new Promise<{ code: number | null; said: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, said })),
  )
  return { child, ended }
}

export const run = (...given: Parameters<typeof start>) => start(...given).ended

/** An embedded installation with an account, a reference picture and as many pictures as wished. */
export async function fillInstallation(dataDir: string, count: number): Promise<void> {
  await ensureSnapshot()
  loadSecret(dataDir, undefined)
  const storage = createDiskStorage(join(dataDir, 'files'))
  const prompts = ['a "quoted" line\nand a second', 'späte Äpfel 🍎', String.raw`back\slash, {braces}, NULL`]
  const numbers = Array.from({ length: count }, (_, index) => index + 1)
  for (const number of numbers)
    await storage.put(`images/${idOf(number)}.png`, randomBytes(20_000 + (number % 7) * 10_000))
  await storage.put('refs/req_1.webp', randomBytes(5_000))
  await storage.writeOwner('ins_1')
  await withDatabase({ dataDir }, async (database) => {
    await sql`insert into installation (id) values ('ins_1')`.execute(database.handle)
    await sql`insert into "user" (id, name, email, "emailVerified", "createdAt", "updatedAt")
      values ('ada', 'Ada', 'grace@example.org', true, now(), now())`.execute(database.handle)
    const seeds = numbers.map((number) => ({ userId: 'ada', number, prompt: prompts[number % 3] ?? '' }))
    await insertPictures(database, seeds)
    await sql`update generations set reference_key = 'refs/req_1.webp' where id = ${idOf(1)}`.execute(
      database.handle,
    )
    await sql`insert into app_events (user_id, name, metadata) values ('ada', 'error', '{"a": [1, null]}')`.execute(
      database.handle,
    )
  })
}

export async function withDatabase<T>(
  place: { readonly dataDir: string; readonly url?: string | undefined },
  work: (database: OpenDatabase) => Promise<T>,
): Promise<T> {
  const database = await openDatabase({ url: place.url, dataDir: place.dataDir, onError: () => {} })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/** Every row of every table, in an order of its own, and where every sequence stands. */
export function readRows(place: {
  readonly dataDir: string
  readonly url?: string | undefined
}): Promise<Readonly<Record<string, readonly string[]>>> {
  return withDatabase(place, async ({ handle }) => {
    const tables = await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = 'public' order by tablename collate "C"`.execute(
      handle,
    )
    const found: Record<string, readonly string[]> = {}
    for (const { name } of tables.rows) {
      if (LEFT_OUT.includes(name)) continue
      const { rows } = await sql<{ row: string }>`
        select to_jsonb(t)::text as row from ${sql.table(name)} t order by to_jsonb(t)::text collate "C"`.execute(
        handle,
      )
      found[name] = rows.map(({ row }) => row)
    }
    const sequences = await sql<{ row: string }>`
      select sequencename || ' ' || coalesce(last_value::text, '–') as row from pg_sequences
      where schemaname = 'public' order by 1`.execute(handle)
    return { ...found, sequences: sequences.rows.map(({ row }) => row) }
  })
}

/** The hash of every file of a disk storage that a row may name, by its key. */
export function readFiles(dataDir: string): Record<string, string> {
  const folder = join(dataDir, 'files')
  if (!existsSync(folder)) return {}
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => /^(images|audio|refs)\//.test(relative(folder, path)))
  return Object.fromEntries(
    files
      .map(
        (path) =>
          [relative(folder, path), createHash('sha256').update(readFileSync(path)).digest('hex')] as const,
      )
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
}
