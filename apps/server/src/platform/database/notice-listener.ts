import { randomBytes } from 'node:crypto'
import type { Socket } from 'node:net'
import pg from 'pg'
import { StartupError } from '../startup-error.ts'
import type { Database } from './database.ts'

const RECONNECT_MS = { first: 100, max: 5_000 }

const NO_NOTICES =
  'DATABASE_URL: notices (LISTEN and NOTIFY) do not come through. A pooler in transaction mode cannot carry them: give the address of PostgreSQL itself, or of a pooler in session mode.'

type ListenerOptions = {
  readonly config: pg.ClientConfig
  readonly openSocket: () => Socket
  readonly onError: (error: Error) => void
  /** Interval of the notices that this process sends to itself, in milliseconds. One that has not arrived when the next is due is lost. */
  readonly pingMs: number
}

/**
 * LISTEN on a connection of its own, opened with the first listener. PostgreSQL drops notices for a disconnected listener, so after a reconnect
 * every listener is called once with an empty payload, meaning "check for yourself". A connection that stops delivering this process's own
 * notices is replaced.
 */
export function createNoticeListener({ config, openSocket, onError, pingMs }: ListenerOptions) {
  const listeners = new Map<string, Set<(payload: string) => void>>()
  const pingChannel = `easel_ping_${randomBytes(6).toString('hex')}`
  let connecting: Promise<pg.Client> | undefined
  let isConnected = false
  let isClosed = false

  async function connect(): Promise<pg.Client> {
    const socket = openSocket()
    const client = new pg.Client({ ...config, stream: () => socket })
    client.on('error', onError)
    const firstPing = Promise.withResolvers<void>()
    // It may time out while still connecting, before anything awaits it.
    firstPing.promise.catch(() => {})
    let hasReturned = true

    async function ping(): Promise<void> {
      hasReturned = false
      await client.query('select pg_notify($1, $2)', [pingChannel, ''])
    }

    client.on('notification', ({ channel, payload }) => {
      if (channel === pingChannel) {
        hasReturned = true
        firstPing.resolve()
      }
      for (const listener of listeners.get(channel) ?? []) listener(payload ?? '')
    })
    const firstLimit = setTimeout(() => firstPing.reject(new StartupError(NO_NOTICES)), pingMs)
    try {
      await client.connect()
      for (const channel of [pingChannel, ...listeners.keys()]) await client.query(listenTo(channel))
      await Promise.all([ping(), firstPing.promise])
    } catch (error) {
      socket.destroy()
      throw error
    } finally {
      clearTimeout(firstLimit)
    }
    const timer = setInterval(() => {
      if (hasReturned) ping().catch(onError)
      else socket.destroy(new Error('a notice of this process to itself was lost'))
    }, pingMs)
    socket.once('close', () => {
      isConnected = false
      clearInterval(timer)
      reconnect(RECONNECT_MS.first)
    })
    isConnected = true
    return client
  }

  function reconnect(delay: number): void {
    if (isClosed) return
    const attempt = new Promise((resolve) => setTimeout(resolve, delay)).then(connect)
    connecting = attempt
    attempt.then(
      () => {
        for (const set of listeners.values()) for (const listener of set) listener('')
      },
      (error: Error) => {
        onError(error)
        reconnect(Math.min(delay * 2, RECONNECT_MS.max))
      },
    )
  }

  const listen: Database['listen'] = async (channel, onNotice) => {
    const set = listeners.get(channel) ?? new Set()
    const isNew = set.size === 0
    set.add(onNotice)
    listeners.set(channel, set)
    connecting ??= connect()
    const client = await connecting
    if (isNew) await client.query(listenTo(channel))
    return async () => {
      set.delete(onNotice)
      if (set.size > 0 || isClosed) return
      listeners.delete(channel)
      // A closed connection needs no UNLISTEN.
      const current = await connecting?.catch(() => undefined)
      await current?.query(`unlisten ${pg.escapeIdentifier(channel)}`).catch(() => {})
    }
  }

  return {
    listen,
    /** Rejects while notices do not arrive. */
    check: async (): Promise<void> => {
      if (connecting && !isConnected) throw new Error('the connection for notices is down')
    },
    close: async () => {
      isClosed = true
      const client = await connecting?.catch(() => undefined)
      await client?.end()
    },
  }
}

function listenTo(channel: string): string {
  return `listen ${pg.escapeIdentifier(channel)}`
}
