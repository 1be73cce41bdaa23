import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type pg from 'pg'

/** Statements by whose text a connection is asked to remember its plan; beyond it nothing more is remembered. */
const MOST_NAMES = 500
const WRITES = /\b(insert into|update|delete from)\b/i
/** What opens a transaction and answers nothing: `begin`, and a `select set_config(…)` as first statement. */
const OPENS = /^begin$|^\s*select set_config\(/
/** Begins a statement whose answer nobody reads and behind which its transaction ends. */
export const CLOSING = '/* closing */'
/** Begins a read of one row by its key, which has one best plan whoever asks: planned once a connection, too. */
export const ONE_PLAN = '/* one plan */'
/** PostgreSQL's code for a remembered plan that no longer fits its tables. */
export const PLAN_IS_OLD = '0A000'

const NOTHING_READ: PostgresQueryResult<never> = { command: 'SELECT', rowCount: 0, rows: [] }

/**
 * A pool whose connections travel less. What opens a transaction is sent along with the statement behind it; should it fail, the transaction
 * is broken and so that statement fails too. What closes one is sent along with the commit, which then undoes it should that fail. What
 * writes is planned once a connection; reads, whose best plan mostly depends on whose rows they look at, each time.
 */
export function swiftPool(pool: pg.Pool): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  let names = new Map<string, string | undefined>()
  let edition = 0

  function nameOf(text: string): string | undefined {
    if (names.has(text)) return names.get(text)
    if (names.size >= MOST_NAMES || !(WRITES.test(text) || text.startsWith(ONE_PLAN))) return undefined
    const name = `easel_${edition}_${names.size}`
    names.set(text, name)
    return name
  }

  /** After a migration by a newer process the remembered plans may answer with too few columns: all of them are made anew. */
  function forgetPlans(): void {
    names = new Map()
    edition += 1
  }

  function wrap(client: pg.PoolClient): PostgresPoolClient {
    let closing: Promise<unknown>[] = []

    async function query(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<never>> {
      if (OPENS.test(text)) {
        client.query(text, [...values]).catch(() => {})
        return NOTHING_READ
      }
      if (text.startsWith(CLOSING)) {
        const sent = send(text, values)
        sent.catch(() => {})
        closing.push(sent)
        return NOTHING_READ
      }
      if (closing.length === 0) return send(text, values)
      const before = closing
      closing = []
      // Only a commit may be on its way before it is known how those ended: it is a rollback where one of them has failed.
      if (text !== 'commit') await Promise.all(before)
      const sent = send(text, values)
      sent.catch(() => {})
      await Promise.all(before)
      return sent
    }

    async function send(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<never>> {
      const name = nameOf(text)
      try {
        const named = { text, values: [...values], ...(name === undefined ? {} : { name }) }
        return (await client.query(named)) as PostgresQueryResult<never>
      } catch (error) {
        if (name !== undefined && (error as { code?: unknown }).code === PLAN_IS_OLD) forgetPlans()
        throw error
      }
    }
    return {
      // Nobody reads through cursors, the method's other way.
      query: query as unknown as PostgresPoolClient['query'],
      release: (destroy) => client.release(destroy),
    }
  }

  return {
    options: pool.options,
    connect: async () => {
      const client = await pool.connect()
      const known = clients.get(client) ?? wrap(client)
      clients.set(client, known)
      return known
    },
    end: () => pool.end(),
  }
}
