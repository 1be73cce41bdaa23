import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const LOOK_EVERY_MS = 200
/** A process that is slow to answer is busy, one that refuses or says 503 is left at once. */
const PATIENCE_MS = 5_000

type Backend = { isReady: boolean }

export type Balancer = {
  readonly url: string
  /** Sends requests to this process too, once it says that it is ready. */
  readonly add: (origin: string) => void
  readonly remove: (origin: string) => void
  /** Processes that get requests now. */
  readonly ready: () => number
  /** Requests that were not answered by any process, as `GET /path: reason`. */
  readonly lost: readonly string[]
  readonly close: () => Promise<void>
}

/** A balancer as they are: connections are kept, each process is asked for `/api/ready` every 200 ms, and nothing is sent twice. */
export async function startBalancer(): Promise<Balancer> {
  const backends = new Map<string, Backend>()
  const agent = new Agent({ keepAlive: true })
  const lost: string[] = []
  let turn = 0

  const server = createServer((incoming, outgoing) => {
    const ready = [...backends].filter(([, { isReady }]) => isReady).map(([origin]) => origin)
    const origin = ready[turn++ % ready.length]
    if (!origin) return lose(incoming, outgoing, 'no process is ready')
    const { method, headers, url } = incoming
    const passed = request(new URL(url ?? '/', origin), { method, headers, agent })
    passed.once('error', (error: NodeJS.ErrnoException) => {
      if (!outgoing.destroyed) lose(incoming, outgoing, error.code ?? error.message)
    })
    passed.once('response', (answer) => {
      const { connection: _, ...kept } = answer.headers
      outgoing.writeHead(answer.statusCode ?? 502, kept)
      answer.pipe(outgoing)
      answer.once('error', () => outgoing.destroy())
    })
    outgoing.once('close', () => passed.destroy())
    incoming.pipe(passed)
  })
  server.keepAliveTimeout = 60_000

  function lose({ method, url }: IncomingMessage, outgoing: ServerResponse, reason: string): void {
    lost.push(`${method} ${url}: ${reason}`)
    if (outgoing.headersSent) outgoing.destroy()
    else outgoing.writeHead(502).end()
  }

  async function look(origin: string, backend: Backend): Promise<void> {
    try {
      const { status } = await fetch(`${origin}/api/ready`, { signal: AbortSignal.timeout(PATIENCE_MS) })
      backend.isReady = status === 200
    } catch {
      backend.isReady = false
    }
  }

  const timer = setInterval(() => {
    for (const [origin, backend] of backends) void look(origin, backend)
  }, LOOK_EVERY_MS)

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add: (origin) => backends.set(origin, { isReady: false }),
    remove: (origin) => backends.delete(origin),
    ready: () => [...backends.values()].filter(({ isReady }) => isReady).length,
    lost,
    close: async () => {
      clearInterval(timer)
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
      agent.destroy()
    },
  }
}
