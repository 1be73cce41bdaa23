/** Manual backup, for example `easel-2026-11-26T03-00-00Z.tar.age`. It never expires. */
export function backupName(madeAt: Date, isEncrypted: boolean): string {
  return `easel-${ending(madeAt, isEncrypted)}`
}

/** Includes the installation id, so that several installations can share a folder. */
export function dailyBackupName(installation: string, madeAt: Date, isEncrypted: boolean): string {
  return `easel-daily-${installation}-${ending(madeAt, isEncrypted)}`
}

/** Suffix of a backup that is not complete yet. */
export const DRAFT_ENDING = '.part'

function ending(madeAt: Date, isEncrypted: boolean): string {
  return `${madeAt.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar${isEncrypted ? '.age' : ''}`
}

/** Number of days, weeks and months whose last backup is kept. */
const KEPT = { days: 7, weeks: 4, months: 6 }

/**
 * Names of backups to delete. Keeps the last backup of each of the last 7 days, 4 weeks and 6 months that have one, and everything that is not a
 * daily backup of this installation.
 */
export function expiredBackups(installation: string, names: readonly string[]): string[] {
  const start = `easel-daily-${installation}-`
  const backups = names
    .filter((name) => name.startsWith(start))
    .map((name) => ({ name, madeAt: momentOf(name.slice(start.length)) }))
    .filter((one): one is { name: string; madeAt: Date } => one.madeAt !== undefined)
    .sort((a, b) => b.madeAt.getTime() - a.madeAt.getTime())
  const kept = new Set<string>()
  for (const [periodOf, most] of [
    [dayOf, KEPT.days],
    [weekOf, KEPT.weeks],
    [monthOf, KEPT.months],
  ] as const) {
    const seen = new Set<string>()
    for (const { name, madeAt } of backups) {
      const period = periodOf(madeAt)
      if (seen.has(period) || seen.size >= most) continue
      seen.add(period)
      kept.add(name)
    }
  }
  return backups.map(({ name }) => name).filter((name) => !kept.has(name))
}

/** Unfinished daily backups of this installation, left by processes that died. */
export function cutOffBackups(installation: string, names: readonly string[]): string[] {
  return names.filter(
    (name) => name.startsWith(`easel-daily-${installation}-`) && name.endsWith(DRAFT_ENDING),
  )
}

function momentOf(end: string): Date | undefined {
  const [, day, hour, minute, second] =
    /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.tar(?:\.age)?$/.exec(end) ?? []
  return day === undefined ? undefined : new Date(`${day}T${hour}:${minute}:${second}Z`)
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)
const monthOf = (moment: Date) => moment.toISOString().slice(0, 7)

/** The Monday that starts the week. */
function weekOf(moment: Date): string {
  const monday = new Date(moment)
  monday.setUTCDate(monday.getUTCDate() - ((monday.getUTCDay() + 6) % 7))
  return dayOf(monday)
}
