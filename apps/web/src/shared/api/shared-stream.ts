import { READY_EVENT, RESYNC_EVENT } from '@easel/contract/events'
import type { PageLife, PageState } from '#web/shared/lib/page-life.ts'
import type { EventStream, StreamStatus } from './event-stream.ts'
import type { ServerSentEvent } from './server-sent-events.ts'

/** Milliseconds to wait for a leader's answer before leading. */
const ASK = 250
/** Interval of a leader's heartbeats, and the silence after which there is no leader. */
const SAY = 2_000
const SILENCE = 6_000
/** How long a hidden page keeps leading. */
const HIDDEN_LONG = 30_000
const REMEMBERED = 200

type Rank = { readonly isHidden: boolean; readonly since: number; readonly id: string }

type Message =
  /** Asks for the leader. */
  | { readonly kind: 'ask' }
  /** The leader's answer and heartbeat. `cursor`: id of the last event passed on. */
  | {
      readonly kind: 'lead'
      readonly rank: Rank
      readonly status: StreamStatus
      readonly cursor: string | null
    }
  /** `before`: the cursor that this event follows. */
  | { readonly kind: 'event'; readonly event: ServerSentEvent; readonly before: string | null }
  | { readonly kind: 'leave' }

/** Messages between the pages of one browser. */
export type PageChannel = {
  readonly post: (message: unknown) => void
  readonly close: () => void
}

type Hooks = {
  readonly onEvent: (event: ServerSentEvent) => void
  readonly onStatus: (status: StreamStatus) => void
}

export type SharedStreamOptions = Hooks & {
  /** The stream, opened only by the leader. */
  readonly open: (hooks: Hooks) => EventStream
  /** The channel of pages with the same session; null if unavailable, in which case each page has its own stream. */
  readonly join: (onMessage: (message: unknown) => void) => PageChannel | null
  readonly page: PageLife
  /** Distinguishes this page from the others. */
  readonly id: string
  readonly now: () => number
  /** 0 to 1: how quickly this page replaces a leader that left. */
  readonly random: () => number
}

type Role = 'off' | 'asking' | 'leading' | 'following' | 'resting'

/**
 * One event stream for all pages of a browser: HTTP/1.1 allows six connections to a server, and a stream for each page would use them up. One
 * page leads: it holds the stream and passes events on to the others. Web Locks could elect the leader, but need a secure context, which a home
 * server is not; BroadcastChannel works everywhere.
 *
 * A new page asks for the leader, and leads if no answer comes. The leader sends a heartbeat every two seconds; it announces when it closes or
 * freezes, and another replaces it when it falls silent. Of two leaders the visible one stays, then the older. A page that stays hidden stops
 * leading, and hidden pages never start, so a browser without visible pages holds no stream.
 *
 * Events name their predecessor and heartbeats the newest event, so a page that missed one notices and reloads everything.
 */
export function createSharedStream(options: SharedStreamOptions) {
  const { page, id } = options
  let role: Role = 'off'
  let channel: PageChannel | null = null
  let stopWatching = () => {}
  let since = 0
  let status: StreamStatus = 'closed'
  let cursor: string | null = null
  /** Whether this page knows the stream's position. */
  let isReady = false
  const seen = new Set<string>()
  const timers = createTimers()
  const stream = options.open({ onEvent: passOn, onStatus: tellStatus })

  const post = (message: Message) => channel?.post(message)
  const rank = (): Rank => ({ isHidden: page.state() === 'hidden', since, id })
  const say = () => post({ kind: 'lead', rank: rank(), status, cursor })

  function tellStatus(next: StreamStatus) {
    if (role !== 'leading' || next === status) return
    show(next)
    say()
  }

  function show(next: StreamStatus) {
    if (next === status) return
    status = next
    options.onStatus(next)
  }

  function remember(next: string) {
    cursor = next
    seen.add(next)
    for (const oldest of seen) {
      if (seen.size <= REMEMBERED) break
      seen.delete(oldest)
    }
  }

  function hear(event: ServerSentEvent) {
    if (event.id !== null) remember(event.id)
    if (event.type === READY_EVENT) isReady = true
    options.onEvent(event)
  }

  function passOn(event: ServerSentEvent) {
    const before = cursor
    hear(event)
    post({ kind: 'event', event, before })
  }

  function ask(patience = ASK) {
    become('asking')
    show('connecting')
    post({ kind: 'ask' })
    timers.set('next', patience, lead)
  }

  function lead() {
    if (page.state() !== 'shown' && channel) return rest()
    become('leading')
    since = options.now()
    if (page.state() === 'hidden') timers.set('hidden', HIDDEN_LONG, stepBack)
    stream.start(cursor)
    say()
    timers.repeat('say', SAY, say)
  }

  function follow(news: Extract<Message, { kind: 'lead' }>) {
    if (role !== 'following') become('following')
    waitForWord()
    if (news.cursor !== null && news.status === 'open') {
      if (!isReady) hear({ id: news.cursor, type: READY_EVENT, data: '{}' })
      else if (news.cursor !== cursor && !seen.has(news.cursor))
        hear({ id: news.cursor, type: RESYNC_EVENT, data: '{}' })
    }
    show(news.status)
  }

  function waitForWord() {
    timers.set('next', SILENCE, () => (page.state() === 'shown' ? ask() : rest()))
  }

  /** Hidden and without a leader: no stream until this page is shown. */
  function rest() {
    become('resting')
    show('closed')
  }

  function stepBack() {
    become('following')
    post({ kind: 'leave' })
    waitForWord()
  }

  function become(next: Role) {
    timers.clear()
    const wasLeading = role === 'leading'
    role = next
    if (wasLeading) stream.stop()
  }

  function receive(message: unknown) {
    const news = message as Message
    if (role === 'off') return
    if (news.kind === 'ask') {
      if (role !== 'leading') return
      // The asking page is visible, so a hidden leader resigns.
      if (page.state() === 'shown') say()
      else stepBack()
    } else if (news.kind === 'lead') {
      if (role === 'leading' && !isBefore(news.rank, rank())) return say()
      if (role === 'leading') become('following')
      follow(news)
    } else if (news.kind === 'leave') {
      if (role === 'leading') return
      if (page.state() === 'shown') ask(ASK * options.random())
      else if (role !== 'resting') rest()
    } else if (role === 'following') {
      waitForWord()
      hearFollowed(news.event, news.before)
    }
  }

  function hearFollowed(event: ServerSentEvent, before: string | null) {
    if (event.id === null || event.type === RESYNC_EVENT) return hear(event)
    if (event.type === READY_EVENT) {
      if (!isReady) hear(event)
      else if (!seen.has(event.id)) hear({ ...event, type: RESYNC_EVENT })
      return
    }
    if (seen.has(event.id)) return
    if (before !== cursor && !(before !== null && seen.has(before)))
      options.onEvent({ id: event.id, type: RESYNC_EVENT, data: '{}' })
    hear(event)
  }

  function onPage(state: PageState) {
    if (state === 'gone') leave()
    else if (role === 'off') begin()
    else if (state === 'hidden' && role === 'leading') {
      timers.set('hidden', HIDDEN_LONG, channel ? stepBack : rest)
      say()
    } else if (state === 'shown') {
      timers.stop('hidden')
      if (role === 'leading') say()
      else if (role === 'resting') ask()
    }
  }

  function begin() {
    channel = options.join(receive)
    if (!channel) lead()
    else if (page.state() === 'shown') ask()
    else {
      // It may follow a leader, but does not become one.
      become('following')
      post({ kind: 'ask' })
      waitForWord()
    }
  }

  function leave() {
    if (role === 'off') return
    const wasLeading = role === 'leading'
    become('off')
    if (wasLeading) post({ kind: 'leave' })
    channel?.close()
    channel = null
  }

  return {
    start() {
      if (role !== 'off') return
      stopWatching = page.watch(onPage)
      begin()
    },
    stop() {
      stopWatching()
      leave()
      cursor = null
      isReady = false
      seen.clear()
      show('closed')
    },
  }
}

function isBefore(one: Rank, other: Rank): boolean {
  if (one.isHidden !== other.isHidden) return other.isHidden
  if (one.since !== other.since) return one.since < other.since
  return one.id < other.id
}

function createTimers() {
  const running = new Map<string, ReturnType<typeof setTimeout>>()
  function stop(name: string) {
    clearTimeout(running.get(name))
    running.delete(name)
  }
  return {
    stop,
    set(name: string, milliseconds: number, then: () => void) {
      stop(name)
      running.set(name, setTimeout(then, milliseconds))
    },
    repeat(name: string, milliseconds: number, then: () => void) {
      stop(name)
      running.set(name, setInterval(then, milliseconds))
    },
    clear() {
      for (const name of [...running.keys()]) stop(name)
    },
  }
}
