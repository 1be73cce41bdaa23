import pg from 'pg'

export type Books = {
  /** Files of stored pictures, one for each. */
  readonly rows: readonly string[]
  /** Status of every task by id. */
  readonly tasks: Readonly<Record<string, string>>
  /** Error codes of those that failed, by id. */
  readonly failures: Readonly<Record<string, string>>
  readonly pictures: readonly string[]
  readonly finished: number
  readonly unfinished: number
  readonly used: number
  readonly reserved: number
  /** Events that are missing in the users' numbering; those pruned from the beginning do not count. */
  readonly gaps: number
}

/** The books as they stand in the database, read on a connection of the test's own. */
export async function readBooks(databaseUrl: string): Promise<Books> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<Books>(`
      select
        (select coalesce(array_agg(file_key), '{}') from generations) as rows,
        (select coalesce(array_agg(id), '{}') from generations) as pictures,
        (select coalesce(json_object_agg(id, status), '{}') from tasks) as tasks,
        (select coalesce(json_object_agg(id, error_code), '{}') from tasks where status = 'error') as failures,
        (select count(*)::integer from tasks where status = 'done') as finished,
        (select count(*)::integer from tasks where status in ('queued', 'running')) as unfinished,
        (select coalesce(sum(generations_today), 0)::integer from user_daily_limits) as used,
        (select coalesce(sum(reserved), 0)::integer from user_daily_limits) as reserved,
        (select coalesce(sum(last - first + 1 - present), 0)::integer from
          (select max(seq) as last, min(seq) as first, count(*) as present from user_events group by user_id) as one) as gaps`)
    const [books] = rows
    if (!books) throw new Error('the books could not be read')
    return books
  } finally {
    await client.end()
  }
}
