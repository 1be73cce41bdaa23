import type { Server, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/** Longer than proxies keep idle connections (60 to 120 s by default), so that the proxy closes first and never sends into a closing socket. */
const KEEP_ALIVE_BEHIND_PROXY_MS = 130_000

export type Connections = {
  /** From now on every answer, including those in progress, closes its connection. */
  readonly closeAfterAnswers: () => void
  /** Stops accepting connections and closes idle ones. */
  readonly stopListening: () => void
  /** Resolves when no request is left or the milliseconds have passed; true if none is left. */
  readonly untilIdle: (withinMs: number) => Promise<boolean>
  /** Drops the remaining connections. */
  readonly cut: () => void
}

/** Tracks a server's requests, so that shutdown does not interrupt one. */
export function drainConnections(server: Server, options: { readonly isBehindProxy: boolean }): Connections {
  const answers = new Set<ServerResponse>()
  let isClosing = false
  let onIdle = () => {}
  if (options.isBehindProxy) server.keepAliveTimeout = KEEP_ALIVE_BEHIND_PROXY_MS

  server.prependListener('request', (_request, response) => {
    answers.add(response)
    if (isClosing) response.setHeader('Connection', 'close')
    response.once('close', () => {
      answers.delete(response)
      if (answers.size === 0) onIdle()
    })
  })

  return {
    closeAfterAnswers: () => {
      isClosing = true
      for (const response of answers) if (!response.headersSent) response.setHeader('Connection', 'close')
    },
    stopListening: () => {
      server.close()
    },
    untilIdle: async (withinMs) => {
      if (answers.size === 0) return true
      const late = new AbortController()
      const idle = new Promise<void>((resolve) => {
        onIdle = resolve
      })
      await Promise.race([idle, pause(withinMs, undefined, { signal: late.signal }).catch(() => {})])
      late.abort()
      return answers.size === 0
    },
    cut: () => server.closeAllConnections(),
  }
}
