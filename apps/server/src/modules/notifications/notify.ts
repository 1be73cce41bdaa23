import { LIMITS } from '@easel/contract/limits'
import type { NotificationKind } from '@easel/contract/news/notifications'
import type { Clock } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Events } from '../../platform/events/events.ts'
import type { MakeId } from '../../platform/ids.ts'
import { createNotificationsRepository } from './notifications.repository.ts'
import { type NotificationRow, toNotification } from './notifications.table.ts'

/** Text of a notification, and the page it opens. */
export type News = {
  readonly kind: NotificationKind
  readonly title: string
  /** Title for open pages, with a name that is not stored because names change. */
  readonly titleNow?: string
  readonly detail?: string
  readonly path: `/${string}`
  /** Replaces an unread one of the same kind for the same page. */
  readonly replacesUnread?: boolean
}

/** Notifies a person in the transaction of the event. Lock order: after the allowance, directly before the events. */
export type Notify = (tx: Tx, userId: string, news: News) => Promise<void>

export type NotifyDeps = {
  readonly events: Pick<Events, 'append'>
  readonly clock: Clock
  readonly makeId: MakeId
  /** From preferences: whether the user wants notifications about their own requests and followed authors. */
  readonly wantsNotifications: (tx: Tx, userId: string, of: 'own' | 'followed') => Promise<boolean>
}

/** Always delivered, whatever the preferences. */
const ALWAYS: ReadonlySet<NotificationKind> = new Set(['plan', 'payment', 'moderation', 'security'])
/** Code points of a prompt that a title quotes. */
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

/** The start of a prompt, as quoted in a notification. */
export function shortened(prompt: string): string {
  const letters = [...prompt.replace(/\s+/g, ' ')]
  return letters.length > NAME_CHARACTERS
    ? `${letters.slice(0, NAME_CHARACTERS).join('')}…`
    : letters.join('')
}
