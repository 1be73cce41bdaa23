import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { openEmbeddedEngine } from '../../src/platform/database/embedded-engine.ts'
import { openServerEngine } from '../../src/platform/database/server-engine.ts'

/** What a killed server left behind. */
export type Remains = {
  /** File keys of the stored pictures' rows. */
  readonly rows: readonly string[]
  /** Of the stored pictures, one for each. */
  readonly prompts: readonly string[]
  readonly files: readonly string[]
  readonly taskIds: readonly string[]
  readonly finished: number
  readonly unfinished: number
  readonly used: number
  readonly reserved: number
  /** Events that are missing in the user's numbering. */
  readonly gaps: number
}

function listFiles(dataDir: string): string[] {
  const folder = join(dataDir, 'files', 'images')
  return existsSync(folder) ? readdirSync(folder).map((name) => `images/${name}`) : []
}

/**
 * Sets aside what a crash left, and resolves once the next process may change it; what it resolves to reads the books. `url` is the
 * database server's; undefined when the database lies in `dataDir`.
 */
export async function setRemainsAside(
  dataDir: string,
  url: string | undefined,
): Promise<() => Promise<Remains>> {
  const files = listFiles(dataDir)
  if (url) {
    const remains = { ...(await readServer(url)), files }
    return async () => remains
  }
  const copy = mkdtempSync(join(tmpdir(), 'easel-remains-'))
  cpSync(join(dataDir, 'db'), join(copy, 'db'), { recursive: true })
  return async () => ({ ...(await readCopy(copy)), files })
}

type Books = Omit<Remains, 'files'>

/** Opens the database as the crash left it. */
async function readCopy(copy: string): Promise<Books> {
  const engine = await openEmbeddedEngine({ folder: join(copy, 'db'), isDurable: false })
  try {
    return await readBooks(engine.kysely)
  } finally {
    await engine.close()
    rmSync(copy, { recursive: true, force: true })
  }
}

/** Asks the database server once it has noticed the lost connection: until then it may still carry out what it was sent. */
async function readServer(url: string): Promise<Books> {
  const engine = await openServerEngine(url, () => {})
  try {
    for (const deadline = Date.now() + 20_000; Date.now() < deadline; await pause(10)) {
      const { rows } = await sql`
        select from pg_stat_activity
        where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()
      `.execute(engine.kysely)
      if (rows.length === 0) return await readBooks(engine.kysely)
    }
    throw new Error('the database server still serves the process that was killed')
  } finally {
    await engine.close()
  }
}

async function readBooks(database: Kysely<Record<never, never>>): Promise<Books> {
  const { rows } = await sql<Books>`
    select
      (select coalesce(array_agg(file_key), '{}') from generations) as rows,
      (select coalesce(array_agg(prompt), '{}') from generations) as prompts,
      (select coalesce(array_agg(id), '{}') from tasks) as "taskIds",
      (select count(*)::integer from tasks where status = 'done') as finished,
      (select count(*)::integer from tasks where status in ('queued', 'running')) as unfinished,
      (select coalesce(sum(generations_today), 0)::integer from user_daily_limits) as used,
      (select coalesce(sum(reserved), 0)::integer from user_daily_limits) as reserved,
      (select (coalesce(max(seq), 0) - count(*))::integer from user_events) as gaps`.execute(database)
  const [books] = rows
  if (!books) throw new Error('the books could not be read')
  return books
}
