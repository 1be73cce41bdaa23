import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** Requests flow from the process under test to its dependency, answers come back. */
export type Direction = 'requests' | 'answers'

export type FaultProxy = {
  readonly port: number
  /** The same address with this proxy's host and port. */
  readonly addressOf: (url: string) => string
  /** Connections that the process under test has open. */
  readonly openConnections: () => number
  /** Resets every open connection; new ones pass. */
  readonly cut: () => void
  /** Resets the first connection by which the process under test sends these bytes. */
  readonly cutWhenSent: (text: string) => void
  /** Resets every new connection at once until `mend`. */
  readonly refuse: () => void
  /**
   * A black hole: bytes and ends are dropped, nothing is reset. Swallowed connections stay dead after `mend`, as when a firewall forgot them.
   * `existing` and `fresh` (both true by default) say whether open and new connections are affected, `directions` (both) which bytes are dropped.
   */
  readonly swallow: (options?: {
    readonly existing?: boolean
    readonly fresh?: boolean
    readonly directions?: readonly Direction[]
  }) => void
  /** Keeps all bytes back; `mend` delivers them, as after a pause. */
  readonly hold: () => void
  /** Delivers every chunk of every connection so many milliseconds late until `mend`. */
  readonly delay: (milliseconds: number) => void
  /** Ends all faults. What was cut or swallowed stays lost; new connections pass. */
  readonly mend: () => void
  readonly close: () => Promise<void>
}

const BOTH: readonly Direction[] = ['requests', 'answers']

type Connection = { readonly swallowed: Set<Direction>; readonly sockets: readonly [Socket, Socket] }

/** A TCP proxy on 127.0.0.1 that breaks connections to `target` as a network does. */
export async function startFaultProxy(target: {
  readonly host?: string
  readonly port: number
}): Promise<FaultProxy> {
  const connections = new Set<Connection>()
  let swallowsFresh: readonly Direction[] = []
  let isRefusing = false
  let cutAt: string | undefined
  let delayMs = 0
  let gate = Promise.withResolvers<void>()
  gate.resolve()

  const server = createServer({ allowHalfOpen: true }, (client) => {
    client.on('error', () => {})
    if (isRefusing) {
      client.resetAndDestroy()
      return
    }
    const upstream = connect({ host: target.host ?? '127.0.0.1', port: target.port, allowHalfOpen: true })
    const connection: Connection = { swallowed: new Set(swallowsFresh), sockets: [client, upstream] }
    connections.add(connection)
    void relay(client, upstream, connection, 'requests')
    void relay(upstream, client, connection, 'answers')
    client.on('close', () => connections.delete(connection))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  async function relay(from: Socket, to: Socket, { swallowed }: Connection, direction: Direction) {
    let isBroken = false
    from.on('error', () => {
      isBroken = true
    })
    from.setNoDelay()
    try {
      for await (const chunk of from) {
        await gate.promise
        if (delayMs > 0) await wait(delayMs)
        if (swallowed.has(direction) || to.destroyed) continue
        if (direction === 'requests' && cutAt !== undefined && chunk.includes(cutAt)) {
          cutAt = undefined
          from.resetAndDestroy()
          to.resetAndDestroy()
          return
        }
        if (!to.write(chunk)) await Promise.race([once(to, 'drain'), once(to, 'close')])
      }
    } catch {
      isBroken = true
    }
    await gate.promise
    if (swallowed.has(direction) || to.destroyed) return
    if (isBroken) to.resetAndDestroy()
    else to.end()
  }

  function destroyAll(): void {
    for (const { sockets } of connections) for (const socket of sockets) socket.resetAndDestroy()
    connections.clear()
  }

  function mend(): void {
    swallowsFresh = []
    isRefusing = false
    delayMs = 0
    gate.resolve()
  }

  return {
    port,
    addressOf: (url) => {
      const address = new URL(url)
      address.hostname = '127.0.0.1'
      address.port = String(port)
      return address.href
    },
    openConnections: () => connections.size,
    cut: destroyAll,
    cutWhenSent: (text) => {
      cutAt = text
    },
    refuse: () => {
      isRefusing = true
    },
    swallow: ({ existing = true, fresh = true, directions = BOTH } = {}) => {
      if (fresh) swallowsFresh = directions
      if (existing)
        for (const { swallowed } of connections) for (const direction of directions) swallowed.add(direction)
    },
    hold: () => {
      gate = Promise.withResolvers()
    },
    delay: (milliseconds) => {
      delayMs = milliseconds
    },
    mend,
    close: async () => {
      mend()
      const closed = once(server, 'close')
      server.close()
      destroyAll()
      await closed
    },
  }
}
