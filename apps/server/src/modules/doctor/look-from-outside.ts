import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Env } from '../../env.ts'
import { lockDataFolder } from '../../platform/database/data-folder-lock.ts'
import { createDatabase, type OpenDatabase } from '../../platform/database/open-database.ts'
import { openServerEngine } from '../../platform/database/server-engine.ts'
import { reasonOf } from '../../platform/reason-of.ts'
import { StartupError } from '../../platform/startup-error.ts'
import { ask } from './ask.ts'
import { ownerElse } from './check-data-folder.ts'
import { DATABASE } from './check-database.ts'
import { type Finding, ok, problem, sentence, warning } from './finding.ts'

/** A readable database, or the finding instead. */
export type DatabaseLook =
  | { readonly database: OpenDatabase; readonly close: () => Promise<void> }
  | { readonly instead: Finding }

/** Opens the database, whether or not a server is running, without changing it. Never rejects. */
export async function lookAtDatabase(env: Env): Promise<DatabaseLook> {
  try {
    if (!env.DATABASE_URL) return await lookAtEmbedded(env)
    const database = createDatabase(await openServerEngine(env.DATABASE_URL, () => {}))
    return { database, close: database.close }
  } catch (error) {
    return { instead: problem(DATABASE, `${sentence(reasonOf(error))}: mend that first.`) }
  }
}

/** The server's address on this machine. */
export function addressHere({ HOST, PORT }: Pick<Env, 'HOST' | 'PORT'>): string {
  const host = HOST === '0.0.0.0' || HOST === '::' ? '127.0.0.1' : HOST
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`
}

async function lookAtEmbedded(env: Env): Promise<DatabaseLook> {
  const folder = join(env.DATA_DIR, 'db')
  if (!existsSync(folder))
    return { instead: ok(DATABASE, 'There is no embedded database yet: the first start makes it.') }
  // Files created as another user would later stop the server.
  const stranger = ownerElse(env.DATA_DIR)
  if (stranger !== undefined)
    return {
      instead: warning(DATABASE, `It was not opened, since it is user ${stranger}’s: look as that user.`),
    }
  let lock: ReturnType<typeof lockDataFolder>
  try {
    lock = lockDataFolder(env.DATA_DIR)
  } catch (error) {
    if (!(error instanceof StartupError)) throw error
    return { instead: await askServer(env) }
  }
  try {
    const { openEmbeddedEngine } = await import('../../platform/database/embedded-engine.ts')
    const database = createDatabase(await openEmbeddedEngine({ folder, isDurable: true }))
    return {
      database,
      close: async () => {
        await database.close()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** The embedded database is open in one process, which alone can check it. */
async function askServer(env: Env): Promise<Finding> {
  const address = addressHere(env)
  const answer = await ask({ url: `${address}/api/ready` })
  if ('failed' in answer)
    return warning(
      DATABASE,
      `It was not looked at: a process holds it and does not answer at ${address} (${answer.failed}); look again when that one has started or ended.`,
    )
  if (answer.status === 503 && answer.text.includes('"database"'))
    return problem(
      DATABASE,
      'The running server says that it does not answer: look into its log and restart it.',
    )
  if (answer.status !== 200 && answer.status !== 503)
    return warning(DATABASE, `It was not looked at: what runs at ${address} is not the Easel that holds it.`)
  return ok(
    DATABASE,
    'The running server holds it and says that it answers; the start has brought it up to date.',
  )
}
