import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { openEmbeddedEngine } from '../../src/platform/database/embedded-engine.ts'

/** What a killed server left on disk. */
export type Remains = {
  /** File keys of the stored pictures' rows. */
  readonly rows: readonly string[]
  readonly files: readonly string[]
  readonly taskIds: readonly string[]
  readonly finished: number
  readonly unfinished: number
  readonly used: number
  readonly reserved: number
  /** Events that are missing in the user's numbering. */
  readonly gaps: number
}

export function listFiles(dataDir: string): string[] {
  const folder = join(dataDir, 'files', 'images')
  return existsSync(folder) ? readdirSync(folder).map((name) => `images/${name}`) : []
}

/** Sets aside what a crash left, before the next process changes it. */
export function setRemainsAside(dataDir: string): {
  readonly copy: string
  readonly files: readonly string[]
} {
  const copy = mkdtempSync(join(tmpdir(), 'easel-remains-'))
  cpSync(join(dataDir, 'db'), join(copy, 'db'), { recursive: true })
  return { copy, files: listFiles(dataDir) }
}

/** Opens the database as the crash left it, and reads the books. */
export async function readRemains({ copy, files }: ReturnType<typeof setRemainsAside>): Promise<Remains> {
  const engine = await openEmbeddedEngine({ folder: join(copy, 'db'), isDurable: false })
  try {
    const { rows } = await sql<Omit<Remains, 'files'>>`
      select
        (select coalesce(array_agg(file_key), '{}') from generations) as rows,
        (select coalesce(array_agg(id), '{}') from tasks) as "taskIds",
        (select count(*)::integer from tasks where status = 'done') as finished,
        (select count(*)::integer from tasks where status in ('queued', 'running')) as unfinished,
        (select coalesce(sum(generations_today), 0)::integer from user_daily_limits) as used,
        (select coalesce(sum(reserved), 0)::integer from user_daily_limits) as reserved,
        (select (coalesce(max(seq), 0) - count(*))::integer from user_events) as gaps`.execute(engine.kysely)
    const [remains] = rows
    if (!remains) throw new Error('the books could not be read')
    return { ...remains, files }
  } finally {
    await engine.close()
    rmSync(copy, { recursive: true, force: true })
  }
}
