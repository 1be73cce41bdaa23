import { setTimeout as pause } from 'node:timers/promises'
import { findPostgres } from '../find-postgres.ts'
import { createDatabase } from './bench-database.ts'
import { residentMb, startProduct, temporaryFolder } from './product.ts'
import { type Row, row } from './statistics.ts'

/** Long enough for the garbage of the start to be collected. */
const REST_MS = 25_000

/** Resident memory of each kind of process when idle, started as by `npm start`. */
export async function measureMemory(): Promise<Row[]> {
  const rows = [row('idle, embedded, everything', await idleMb({}), 250, 'MB')]
  const postgres = await findPostgres()
  if (!postgres) {
    console.log('web and worker skipped: no PostgreSQL was found; set TEST_DATABASE_URL')
    return rows
  }
  const { url, drop } = await createDatabase(postgres)
  try {
    const separate = { DATABASE_URL: url, AUTH_SECRET: 'the secret of a bench, 32 characters' }
    rows.push(row('idle, web on PostgreSQL', await idleMb({ ...separate, ROLE: 'web' }), 130, 'MB'))
    rows.push(row('idle, worker on PostgreSQL', await idleMb({ ...separate, ROLE: 'worker' }), 150, 'MB'))
  } finally {
    await drop()
  }
  return rows
}

/** Measures the second start: the first one compiles and fills the compile cache. */
async function idleMb(env: NodeJS.ProcessEnv): Promise<number> {
  const folder = temporaryFolder()
  try {
    await (await startProduct(folder.path, env)).stop()
    const product = await startProduct(folder.path, env)
    try {
      await pause(REST_MS)
      return await residentMb(product.url)
    } finally {
      await product.stop()
    }
  } finally {
    folder.remove()
  }
}
