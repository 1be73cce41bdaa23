import { LIMITS } from '@easel/contract/limits'
import type { NotificationKind } from '@easel/contract/news/notifications'
import type { Clock } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Events } from '../../platform/events/events.ts'
import type { MakeId } from '../../platform/ids.ts'
import { createNotificationsRepository } from './notifications.repository.ts'
import { type NotificationRow, toNotification } from './notifications.table.ts'

/** What a notification says, and the page it leads to. */
export type News = {
  readonly kind: NotificationKind
  readonly title: string
  /** Says it to open pages with a name that is not kept, as names change and go. */
  readonly titleNow?: string
  readonly detail?: string
  readonly path: `/${string}`
  /** An unread one of the same kind that leads to the same page makes room. */
  readonly replacesUnread?: boolean
}

/**
 * Tells a person something they may not have seen, in the transaction in which it happens. Lock order: after the allowance, as the last
 * thing before the events.
 */
export type Notify = (tx: Tx, userId: string, news: News) => Promise<void>

export type NotifyDeps = {
  readonly events: Pick<Events, 'append'>
  readonly clock: Clock
  readonly makeId: MakeId
  /** Of the preferences: whether the user wants to hear of what they have asked for themselves, and of whom they follow. */
  readonly wantsNotifications: (tx: Tx, userId: string, of: 'own' | 'followed') => Promise<boolean>
}

/** What a person must know, whatever they prefer. */
const ALWAYS: ReadonlySet<NotificationKind> = new Set(['plan', 'payment', 'moderation', 'security'])
/** Code points of a prompt that name its picture. */
const NAME_CHARACTERS = 80

export function createNotify(deps: NotifyDeps): Notify {
  return async (tx, userId, news) => {
    const of = news.kind === 'following' ? 'followed' : 'own'
    if (!ALWAYS.has(news.kind) && !(await deps.wantsNotifications(tx, userId, of))) return
    const repository = createNotificationsRepository(tx)
    await repository.lock(userId)
    const row = toRow(deps, userId, news)
    const replaced = news.replacesUnread ? await repository.removeUnread(userId, news) : []
    await repository.insert([row])
    const beyond = await repository.keepNewest(userId, LIMITS.notificationsKept)
    const unread = await repository.countUnread(userId)
    const notification = toNotification({ ...row, title: news.titleNow ?? row.title })
    const payload = { notification, removed: [...replaced, ...beyond], unread }
    await deps.events.append(tx, userId, { type: 'notification.created', payload })
  }
}

export function toRow(
  { clock, makeId }: Pick<NotifyDeps, 'clock' | 'makeId'>,
  userId: string,
  { kind, title, detail = '', path }: News,
): NotificationRow {
  return {
    id: makeId('ntf'),
    user_id: userId,
    kind,
    title,
    detail,
    path,
    created_at: clock.now(),
    read_at: null,
  }
}

/** The beginning of a prompt, as it names a picture in a notification. */
export function shortened(prompt: string): string {
  const letters = [...prompt.replace(/\s+/g, ' ')]
  return letters.length > NAME_CHARACTERS
    ? `${letters.slice(0, NAME_CHARACTERS).join('')}…`
    : letters.join('')
}
