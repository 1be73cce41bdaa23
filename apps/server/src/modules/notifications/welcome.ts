import { DAILY_GENERATIONS, type Tier } from '@easel/contract/limits'
import type { Database } from '../../platform/database/database.ts'
import { createNotificationsRepository } from './notifications.repository.ts'
import { type News, type NotifyDeps, toRow } from './notify.ts'

/** First notifications of an account, newest last; true of every installation. */
const firstNews = (tier: Tier): readonly News[] => [
  { kind: 'welcome', title: 'Batches keep running after you close the tab', path: '/advanced' },
  { kind: 'welcome', title: 'Every style draws the scene from scratch: compare them', path: '/styles' },
  {
    kind: 'welcome',
    title: `Welcome to Easel. You can make ${DAILY_GENERATIONS[tier].toLocaleString('en-US')} pictures a day`,
    path: '/generate',
  },
]

/** Writes an account's first notifications before any of its pages opens. */
export function welcome(
  deps: Pick<NotifyDeps, 'clock' | 'makeId'> & {
    readonly database: Pick<Database, 'asUser'>
    /** Tier of a new account. */
    readonly defaultTier: Tier
  },
): (userId: string) => Promise<void> {
  return (userId) => {
    const rows = firstNews(deps.defaultTier).map((news) => toRow(deps, userId, news))
    // Ids made in the same millisecond have no order of their own.
    const ids = rows.map(({ id }) => id).sort()
    return deps.database.asUser(userId, (tx) =>
      createNotificationsRepository(tx).insert(
        rows.map((row, index) => ({ ...row, id: ids[index] ?? row.id })),
      ),
    )
  }
}
