import pg from 'pg'
import type { Database } from './database.ts'

const RECONNECT_MS = { first: 100, most: 5_000 }

/**
 * LISTEN on a connection of its own, opened with the first listener. PostgreSQL forgets notices for a listener that is away, so after a
 * reconnect every listener is called once with an empty payload: "look for yourself".
 */
export function createNoticeListener(connectionString: string, onError: (error: Error) => void) {
  const listeners = new Map<string, Set<(payload: string) => void>>()
  let connecting: Promise<pg.Client> | undefined
  let isClosed = false

  async function connect(isReturn: boolean): Promise<pg.Client> {
    const client = new pg.Client({ connectionString, application_name: 'easel listener', keepAlive: true })
    client.on('error', onError)
    client.on('notification', ({ channel, payload }) => {
      for (const listener of listeners.get(channel) ?? []) listener(payload ?? '')
    })
    await client.connect()
    client.once('end', () => reconnect(RECONNECT_MS.first))
    for (const channel of listeners.keys()) await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    if (isReturn) for (const set of listeners.values()) for (const listener of set) listener('')
    return client
  }

  function reconnect(delay: number): void {
    if (isClosed) return
    const attempt = new Promise((resolve) => setTimeout(resolve, delay)).then(() => connect(true))
    connecting = attempt
    attempt.catch((error: Error) => {
      onError(error)
      reconnect(Math.min(delay * 2, RECONNECT_MS.most))
    })
  }

  const listen: Database['listen'] = async (channel, onNotice) => {
    const set = listeners.get(channel) ?? new Set()
    const isNew = set.size === 0
    set.add(onNotice)
    listeners.set(channel, set)
    connecting ??= connect(false)
    const client = await connecting
    if (isNew) await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    return async () => {
      set.delete(onNotice)
      if (set.size > 0 || isClosed) return
      listeners.delete(channel)
      const current = await connecting
      await current?.query(`unlisten ${pg.escapeIdentifier(channel)}`)
    }
  }

  return {
    listen,
    close: async () => {
      isClosed = true
      const client = await connecting?.catch(() => undefined)
      await client?.end()
    },
  }
}
