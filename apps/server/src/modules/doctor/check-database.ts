import { MAX_SKEW_MS, MINUTE_MS } from '../../platform/clock.ts'
import { readMigrations } from '../../platform/database/migrations.ts'
import type { DatabaseReading } from './doctor.repository.ts'
import { type Finding, ok, problem, warning } from './finding.ts'

export const DATABASE = 'Database'
const UNLIKELY_SKEW_MS = 5_000

export function judgeMigrations({ applied }: DatabaseReading, migrations = readMigrations()): Finding {
  if (!applied) return ok(DATABASE, 'It answers and is empty: the first start fills it.')
  const known = new Map(migrations.map(({ name, hash }) => [name, hash]))
  const newer = [...applied.keys()].filter((name) => !known.has(name))
  if (newer.length > 0)
    return problem(DATABASE, `It was migrated by a newer version (${newer.join(', ')}): start that version.`)
  const changed = migrations.filter(({ name, hash }) => applied.has(name) && applied.get(name) !== hash)
  if (changed.length > 0)
    return problem(
      DATABASE,
      `Migrations were changed after it took them (${changed.map(({ name }) => name).join(', ')}): restore these files.`,
    )
  const missing = migrations.length - applied.size
  return missing > 0
    ? warning(
        DATABASE,
        `It answers and lacks ${missing} migrations: back it up, the next start applies them.`,
      )
    : ok(DATABASE, `It answers and has all ${migrations.length} migrations.`)
}

/** `askedAt` and `answeredAt`: this machine's clock before and after the database read its own. */
export function judgeClock(databaseNow: Date, askedAt: Date, answeredAt: Date): Finding {
  const here = (askedAt.getTime() + answeredAt.getTime()) / 2
  const skew = here - databaseNow.getTime()
  const doubt = (answeredAt.getTime() - askedAt.getTime()) / 2
  const words = `This machine’s clock is ${wordsOf(Math.abs(skew))} ${skew > 0 ? 'ahead of' : 'behind'} the database’s`
  if (Math.abs(skew) - doubt > MAX_SKEW_MS)
    return problem('Clock', `${words}, so nothing old is pruned: set both by a time server (NTP).`)
  if (Math.abs(skew) - doubt > UNLIKELY_SKEW_MS)
    return warning('Clock', `${words}: let both be set by a time server (NTP).`)
  return ok('Clock', 'This machine’s clock and the database’s agree.')
}

function wordsOf(ms: number): string {
  return ms < 2 * MINUTE_MS ? `${Math.round(ms / 1_000)} seconds` : `${Math.round(ms / MINUTE_MS)} minutes`
}
