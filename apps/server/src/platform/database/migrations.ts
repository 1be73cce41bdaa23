import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export type Migration = {
  /** File name without `.sql`; its number sets the order. */
  readonly name: string
  readonly text: string
  /** SHA-256 of the text: applied files never change. */
  readonly hash: string
}

const FOLDER = fileURLToPath(new URL('../../../migrations', import.meta.url))

export function readMigrations(folder = FOLDER): readonly Migration[] {
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .map((file) => file.slice(0, -'.sql'.length))
    .sort()
  const numbers = new Set<string>()
  return names.map((name) => {
    const number = /^(\d{4})_[a-z0-9_]+$/.exec(name)?.[1]
    if (!number) throw new Error(`migrations/${name}.sql is not named NNNN_name.sql`)
    if (numbers.has(number)) throw new Error(`two migrations have the number ${number}`)
    numbers.add(number)
    const text = readFileSync(join(folder, `${name}.sql`), 'utf8')
    return { name, text, hash: createHash('sha256').update(text).digest('hex') }
  })
}

/** Changes with any migration; part of snapshot names. */
export function hashOfMigrations(migrations: readonly Migration[], salt = ''): string {
  const hash = createHash('sha256').update(salt)
  for (const migration of migrations) hash.update(migration.name).update(migration.hash)
  return hash.digest('hex').slice(0, 16)
}
