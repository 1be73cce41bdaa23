import type { ProductEvent, TransientEventType, TransientPayload } from '@easel/contract/events'
import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'
import { deleteInSlices } from '../database/delete-in-slices.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import { BEFORE_EVERYTHING, type EventCursor, isSameCursor } from './event-cursor.ts'
import { type Events, type PassingEvent, subjectOf } from './events.ts'

const STORED_CHANNEL = 'easel_events'
const PASSING_CHANNEL = 'easel_passing_events'
/** PostgreSQL refuses notices of 8000 bytes and more. */
const MAX_NOTICE_BYTES = 7_000
const BATCH = 200
/** How long passing news for other processes is gathered, in milliseconds. */
const GATHER_MS = 100

export type StoredEvent = EventCursor & { readonly type: string; readonly payload: unknown }

/** What follows a cursor, oldest first. */
export type EventsAfter = {
  readonly events: readonly StoredEvent[]
  /** The cursor's own row is another one than it was, or events behind it are missing: nothing can be continued from there. */
  readonly isBroken: boolean
}

type Subscriber = {
  /** There may be new stored events of the user. */
  readonly onStored: () => void
  readonly onPassing: (event: PassingEvent) => void
}

/** What an open stream reads from. */
export type EventSource = {
  readonly subscribe: (userId: string, subscriber: Subscriber) => () => void
  /** Where the user's events end, and the newest number that is no longer kept, 0 where all are. */
  readonly position: (userId: string) => Promise<{ last: EventCursor; pruned: number }>
  /** By user, what follows a cursor, at most `batch` of each: one read for all that are asked about. */
  readonly readAfter: (
    asked: readonly { readonly userId: string; readonly cursor: EventCursor }[],
  ) => Promise<ReadonlyMap<string, EventsAfter>>
  readonly batch: number
  /** The last event number of each of these users that has events, in one read. */
  readonly newest: (userIds: readonly string[]) => Promise<ReadonlyMap<string, EventCursor>>
}

/** Hears of a user's events inside the transaction that they tell of, when all of its own work is done. */
export type EventFollower = (tx: Tx, userId: string, events: readonly ProductEvent[]) => Promise<void>

export type EventHub = Events &
  EventSource & {
    /** From now on hears of every stored event; what rejects takes the transaction back. */
    readonly follow: (follower: EventFollower) => void
    /** Forgets events made before the moment. Clients that slept longer are told to read everything anew. */
    readonly prune: (before: Date, signal?: AbortSignal) => Promise<void>
    readonly close: () => Promise<void>
  }

/** Appends and carries news. Notices only say "look": what is told always comes from the table, in order. */
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

  /** Of each task only the latest news goes to the other processes. May be lost: the next one follows in a moment. */
  function sendLeaving(): void {
    const notices = [...leaving.values()]
    leaving.clear()
    timer = undefined
    sql`select pg_notify(${PASSING_CHANNEL}, notice)
      from jsonb_array_elements_text(${JSON.stringify(notices)}::jsonb) as news (notice)`
      .execute(database.handle)
      .catch(() => {})
  }

  /** A transaction's news are stored together, last of all: counters are locked briefly, and everywhere in the same order. */
  const waiting = new WeakMap<Tx, Map<string, ProductEvent[]>>()
  const followers: EventFollower[] = []

  async function store(tx: Tx, news: ReadonlyMap<string, readonly ProductEvent[]>): Promise<void> {
    for (const userId of [...news.keys()].sort()) {
      const events = news.get(userId) ?? []
      for (const follow of followers) await follow(tx, userId, events)
      // What was shown must not be undone by a crash, or its number is given out again: such a commit waits for the disk.
      // The counter's row stays locked until the commit, so a higher number never becomes visible before a lower one.
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
    // For several users at once, so as the product itself; each gets what lies under the own id alone.
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

/** From rows that begin with the cursor's own, if that is still kept. */
function eventsAfter(cursor: EventCursor, rows: readonly StoredEvent[]): EventsAfter {
  const [first] = rows
  if (first?.seq === cursor.seq) return { events: rows.slice(1), isBroken: !isSameCursor(first, cursor) }
  return { events: rows, isBroken: first !== undefined && first.seq !== cursor.seq + 1 }
}

type Notice = { from: string; userId: string; type: string; payload: object }

/** Too long with its preview, it goes without. */
function toNotice(notice: Notice): string | undefined {
  const whole = JSON.stringify(notice)
  if (Buffer.byteLength(whole) <= MAX_NOTICE_BYTES) return whole
  const { preview: _, ...rest } = notice.payload as { preview?: unknown }
  const bare = JSON.stringify({ ...notice, payload: rest })
  return Buffer.byteLength(bare) <= MAX_NOTICE_BYTES ? bare : undefined
}
