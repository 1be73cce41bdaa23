// Counts the buffers that queries read: they do not depend on the load of the machine.
import { CompiledQuery, type KyselyPlugin } from 'kysely'
import type { Database, Tx } from '../../apps/server/src/platform/database/database.ts'
import type { DatabaseEngine } from '../../apps/server/src/platform/database/engine.ts'
import { createDatabase } from '../../apps/server/src/platform/database/open-database.ts'

type Plan = { readonly Plan: { readonly 'Shared Hit Blocks': number; readonly 'Shared Read Blocks': number } }

export type CountingDatabase = ReturnType<typeof createCountingDatabase>

/** A database that runs queries twice: once to record them, once to have PostgreSQL count the buffers that they read. */
export function createCountingDatabase(engine: DatabaseEngine) {
  let queries: CompiledQuery[] = []
  const recorder: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      queries.push(engine.kysely.getExecutor().compileQuery(node, queryId))
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const recording: Database = createDatabase({ ...engine, kysely: engine.kysely.withPlugin(recorder) })
  const database = createDatabase(engine)

  async function countBuffers(userId: string, run: (tx: Tx) => Promise<unknown>): Promise<number> {
    queries = []
    await recording.asUser(userId, run)
    const ran = queries
    return database.asUser(userId, async (tx) => {
      let buffers = 0
      for (const { sql, parameters } of ran) {
        const isSetting = sql.includes('set_config')
        const text = isSetting ? sql : `explain (analyze, buffers, format json) ${sql}`
        const { rows } = await tx.executeQuery<{ 'QUERY PLAN': Plan[] }>(
          CompiledQuery.raw(text, [...parameters]),
        )
        const plan = isSetting ? undefined : rows[0]?.['QUERY PLAN'][0]?.Plan
        buffers += (plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0)
      }
      return buffers
    })
  }

  return { database, countBuffers }
}
