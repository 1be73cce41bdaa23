import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import type { MakeId } from '../ids.ts'
import { clientAddress } from './client-address.ts'
import { createSourceCounts } from './source-counts.ts'

/** Time a connection over the cap has to send a request, and thus get an answer. */
const REFUSED_FOR_MS = 5_000
const RETRY_AFTER_S = 30

export type ConnectionCapOptions = {
  readonly maxPerAddress: number
  /** Behind a proxy all connections are the proxy's, so concurrent requests are counted by the address it forwards. */
  readonly trustProxy: boolean
  readonly makeId: MakeId
}

type Fetch = (request: Request, env: unknown) => Response | Promise<Response>

/** Keeps one address from using up all connections: over its cap it gets 429 and the connection closes. */
export function createConnectionCap({ maxPerAddress, trustProxy, makeId }: ConnectionCapOptions) {
  const counts = createSourceCounts(maxPerAddress)
  const refused = new WeakSet<Socket>()

  function mayEnter(request: Request, { incoming, outgoing }: HttpBindings): boolean {
    if (!trustProxy) return !refused.has(incoming.socket)
    const leave = counts.enter(clientAddress(request.headers, incoming.socket.remoteAddress, true))
    if (leave) outgoing.once('close', leave)
    return leave !== undefined
  }

  return {
    /** Counts a server's connections. */
    watch: (server: Server): void => {
      if (trustProxy) return
      server.prependListener('connection', (socket: Socket) => {
        const leave = counts.enter(clientAddress(new Headers(), socket.remoteAddress, false))
        if (leave) return socket.once('close', leave)
        refused.add(socket)
        return setTimeout(() => socket.destroy(), REFUSED_FOR_MS).unref()
      })
    },
    /** Answers requests over the cap instead of `serve`. */
    guard:
      (serve: Fetch): Fetch =>
      (request, env) =>
        mayEnter(request, env as HttpBindings) ? serve(request, env) : tooMany(makeId('req')),
  }
}

function tooMany(requestId: string): Response {
  const message = 'Too many connections from your network. Close some, and try again in 30 seconds.'
  return Response.json(
    { error: { code: 'rate_limit', message, requestId } },
    {
      status: 429,
      headers: {
        'Cache-Control': 'no-store',
        Connection: 'close',
        'Retry-After': String(RETRY_AFTER_S),
        'X-Request-Id': requestId,
      },
    },
  )
}
