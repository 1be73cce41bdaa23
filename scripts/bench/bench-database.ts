import { randomBytes } from 'node:crypto'
import pg from 'pg'

/** A separate database for one benchmark. */
export async function createDatabase(server: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `easel_bench_${randomBytes(6).toString('hex')}`
  const url = new URL(server)
  url.pathname = `/${name}`
  await onServer(server, `create database ${name}`)
  return { url: url.href, drop: () => onServer(server, `drop database ${name}`) }
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(statement)
  await client.end()
}
