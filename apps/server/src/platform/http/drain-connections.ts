import type { Server, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/** Longer than the proxies that keep connections open (60 s to 120 s by default): the side that sends closes first, and sends into no closing socket. */
const KEEP_ALIVE_BEHIND_PROXY_MS = 130_000

export type Connections = {
  /** From now on every answer, those under way included, asks for the end of its connection. */
  readonly closeAfterAnswers: () => void
  /** Accepts no new connection and closes those that wait for a request. */
  readonly stopListening: () => void
  /** Resolves once no request is left, or after so many milliseconds; true when none is left. */
  readonly untilIdle: (withinMs: number) => Promise<boolean>
  /** Cuts what is left. */
  readonly cut: () => void
}

/** Follows the requests of a server, so that it can stop between them and not in them. */
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
