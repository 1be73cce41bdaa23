import type { ProductEvent, TransientEventType, TransientPayload } from '@easel/contract/events'
import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'
import { deleteInSlices } from '../database/delete-in-slices.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import { BEFORE_EVERYTHING, type EventCursor, isSameCursor } from './event-cursor.ts'
import { type Events, type PassingEvent, subjectOf } from './events.ts'

const STORED_CHANNEL = 'easel_events'
const PASSING_CHANNEL = 'easel_passing_events'
/** PostgreSQL refuses payloads of 8000 bytes or more. */
const MAX_NOTICE_BYTES = 7_000
const BATCH = 200
/** Milliseconds for which transient events for other processes are batched. */
const GATHER_MS = 100

export type StoredEvent = EventCursor & { readonly type: string; readonly payload: unknown }

/** Events after a cursor, oldest first. */
export type EventsAfter = {
  readonly events: readonly StoredEvent[]
  /** The cursor's row was replaced or later events are missing, so the stream cannot continue from there. */
  readonly isBroken: boolean
}

type Subscriber = {
  /** The user may have new stored events. */
  readonly onStored: () => void
  readonly onPassing: (event: PassingEvent) => void
}

/** What an open stream reads from. */
export type EventSource = {
  readonly subscribe: (userId: string, subscriber: Subscriber) => () => void
  /** The user's last event, and the newest pruned number (0 if none was pruned). */
  readonly position: (userId: string) => Promise<{ last: EventCursor; pruned: number }>
  /** Events after each user's cursor, up to `batch` a user, in one query. */
  readonly readAfter: (
    asked: readonly { readonly userId: string; readonly cursor: EventCursor }[],
  ) => Promise<ReadonlyMap<string, EventsAfter>>
  readonly batch: number
  /** The last event number of each of these users, in one query. */
  readonly newest: (userIds: readonly string[]) => Promise<ReadonlyMap<string, EventCursor>>
}

/** Called inside the transaction that publishes a user's events, after its own work. */
export type EventFollower = (tx: Tx, userId: string, events: readonly ProductEvent[]) => Promise<void>

export type EventHub = Events &
  EventSource & {
    /** Subscribes to every stored event; a rejection rolls the transaction back. */
    readonly follow: (follower: EventFollower) => void
    /** Prunes older events. Clients that were away longer are told to reload everything. */
    readonly prune: (before: Date, signal?: AbortSignal) => Promise<void>
    readonly close: () => Promise<void>
  }

/** Stores and distributes events. Notices only say "look"; events are always read from the table, in order. */
export async function createEvents(database: OpenDatabase, processId: string): Promise<EventHub> {
  const subscribers = new Map<string, Set<Subscriber>>()
  const of = (userId: string) => subscribers.get(userId) ?? []

  const stopStored = await database.listen(STORED_CHANNEL, (userId) => {
    const woken = userId === '' ? [...subscribers.values()].flatMap((set) => [...set]) : of(userId)
    for (const subscriber of woken) subscriber.onStored()
  })
  const stopPassing = await database.listen(PASSING_CHANNEL, (text) => {
    if (text === '') return
    const { from, userId, type, payload } = JSON.parse(text)
    if (from !== processId) for (const subscriber of of(userId)) subscriber.onPassing({ type, payload })
  })

  const leaving = new Map<string, string>()
  let timer: NodeJS.Timeout | undefined

  function send<T extends TransientEventType>(userId: string, type: T, payload: TransientPayload<T>): void {
    for (const subscriber of of(userId)) subscriber.onPassing({ type, payload })
    if (database.isEmbedded) return
    const notice = toNotice({ from: processId, userId, type, payload })
    if (notice) leaving.set(`${userId} ${subjectOf({ type, payload })}`, notice)
    timer ??= setTimeout(sendLeaving, GATHER_MS).unref()
  }

  /** Other processes get only the latest event of each task. One may be lost; the next follows shortly. */
  function sendLeaving(): void {
    const notices = [...leaving.values()]
    leaving.clear()
    timer = undefined
    sql`select pg_notify(${PASSING_CHANNEL}, notice)
      from jsonb_array_elements_text(${JSON.stringify(notices)}::jsonb) as news (notice)`
      .execute(database.handle)
      .catch(() => {})
  }

  /** A transaction's events are stored together at its end, so counters are locked briefly and always in the same order. */
  const waiting = new WeakMap<Tx, Map<string, ProductEvent[]>>()
  const followers: EventFollower[] = []

  async function store(tx: Tx, news: ReadonlyMap<string, readonly ProductEvent[]>): Promise<void> {
    for (const userId of [...news.keys()].sort()) {
      const events = news.get(userId) ?? []
      for (const follow of followers) await follow(tx, userId, events)
      // Waits for the disk: a crash must not undo an event that was shown, or its number would be used again. The counter's row stays locked until
      // the commit, so numbers become visible in order.
      await sql`
        with counter as (
          insert into user_event_counters as kept (user_id, last_seq) values (${userId}, ${events.length}::integer)
          on conflict (user_id) do update set last_seq = kept.last_seq + excluded.last_seq
          returning last_seq
        ), stored as (
          insert into user_events (user_id, seq, type, payload)
          select ${userId}, counter.last_seq - ${events.length}::integer + news.place, news.event ->> 'type', news.event -> 'payload'
          from counter, jsonb_array_elements(${JSON.stringify(events)}::jsonb) with ordinality as news (event, place)
        )
        select pg_notify(${STORED_CHANNEL}, ${userId}), case current_setting('synchronous_commit')
          when 'off' then set_config('synchronous_commit', 'on', true) end from counter`.execute(tx)
    }
  }

  return {
    append: async (tx, userId, event) => {
      const known = waiting.get(tx)
      const news = known ?? new Map<string, ProductEvent[]>()
      if (!known) {
        waiting.set(tx, news)
        database.beforeCommit(tx, () => store(tx, news))
      }
      news.set(userId, [...(news.get(userId) ?? []), event])
    },
    send,
    follow: (follower) => {
      followers.push(follower)
    },
    subscribe: (userId, subscriber) => {
      const set = subscribers.get(userId) ?? new Set()
      subscribers.set(userId, set.add(subscriber))
      return () => {
        set.delete(subscriber)
        if (set.size === 0 && subscribers.get(userId) === set) subscribers.delete(userId)
      }
    },
    position: (userId) =>
      database.asUser(userId, async (tx) => {
        const { rows } = await sql<EventCursor & { pruned: number }>`
          select last_seq as seq, coalesce(stamp, 0) as stamp, pruned_seq as pruned
          from user_event_counters as counter left join user_events as newest on newest.user_id = counter.user_id and seq = last_seq
          where counter.user_id = ${userId}`.execute(tx)
        const [row] = rows
        if (!row) return { last: BEFORE_EVERYTHING, pruned: 0 }
        return { last: { seq: row.seq, stamp: row.stamp }, pruned: row.pruned }
      }),
    // Reads for several users at once, so as `system`; each gets only events with their own id.
    readAfter: async (asked) => {
      const { rows } = await sql<StoredEvent & { userId: string }>`
        select asked.user_id as "userId", news.seq, coalesce(news.stamp, 0) as stamp, news.type, news.payload
        from unnest(${sql.val(asked.map(({ userId }) => userId))}::text[], ${sql.val(asked.map(({ cursor }) => cursor.seq))}::bigint[]) as asked (user_id, seq)
        cross join lateral (
          select seq, stamp, type, payload from user_events where user_id = asked.user_id and seq >= asked.seq
          order by seq limit ${sql.lit(BATCH + 1)}
        ) as news
        order by asked.user_id, news.seq`.execute(database.handle)
      const found = Map.groupBy(rows, ({ userId }) => userId)
      return new Map(
        asked.map(({ userId, cursor }) => [userId, eventsAfter(cursor, found.get(userId) ?? [])]),
      )
    },
    batch: BATCH,
    newest: async (userIds) => {
      const { rows } = await sql<EventCursor & { userId: string }>`
        select counter.user_id as "userId", last_seq as seq, coalesce(stamp, 0) as stamp
        from user_event_counters as counter left join user_events as newest on newest.user_id = counter.user_id and seq = last_seq
        where counter.user_id = any(${sql.val(userIds)}::text[])`.execute(database.handle)
      return new Map(rows.map(({ userId, ...last }) => [userId, last]))
    },
    prune: async (before, signal) => {
      await deleteInSlices(database, { name: 'user_events', signal }, async (tx, limit) => {
        const { rows } = await sql<{ count: number }>`
          with old as (
            select user_id, seq from user_events where created_at < ${before} order by created_at limit ${limit}
          ), gone as (
            delete from user_events using old where user_events.user_id = old.user_id and user_events.seq = old.seq
            returning user_events.user_id, user_events.seq
          ), newest as (
            select user_id, max(seq) as seq from gone group by user_id
          ), noted as (
            update user_event_counters as kept set pruned_seq = greatest(kept.pruned_seq, newest.seq)
            from newest where newest.user_id = kept.user_id
          )
          select count(*) from gone`.execute(tx)
        return rows[0]?.count ?? 0
      })
    },
    close: async () => {
      clearTimeout(timer)
      await stopStored()
      await stopPassing()
    },
  }
}

/** Starts with the cursor's own row, if it is still kept. */
function eventsAfter(cursor: EventCursor, rows: readonly StoredEvent[]): EventsAfter {
  const [first] = rows
  if (first?.seq === cursor.seq) return { events: rows.slice(1), isBroken: !isSameCursor(first, cursor) }
  return { events: rows, isBroken: first !== undefined && first.seq !== cursor.seq + 1 }
}

type Notice = { from: string; userId: string; type: string; payload: object }

/** Sent without its preview if it is too long with it. */
function toNotice(notice: Notice): string | undefined {
  const whole = JSON.stringify(notice)
  if (Buffer.byteLength(whole) <= MAX_NOTICE_BYTES) return whole
  const { preview: _, ...rest } = notice.payload as { preview?: unknown }
  const bare = JSON.stringify({ ...notice, payload: rest })
  return Buffer.byteLength(bare) <= MAX_NOTICE_BYTES ? bare : undefined
}
