import {
  type JSONRPCMessage,
  type JSONRPCRequest,
  parseJSONRPCMessage,
  StreamableHTTPClientTransport,
} from '@modelcontextprotocol/client'
import type { Access } from '../settings.ts'
import { readFailure, toFailure } from './server.ts'

const PARSE_ERROR = -32700
const INTERNAL_ERROR = -32603

export type Tools = {
  /** Sends one message of the client, a line of JSON. */
  readonly send: (line: string) => Promise<void>
  readonly close: () => Promise<void>
}

/** Connects to an installation's MCP server; its answers and any errors on the way arrive as messages. */
export async function connectTools(
  { server, headers }: Access,
  onMessage: (message: JSONRPCMessage) => void,
): Promise<Tools> {
  const transport = new StreamableHTTPClientTransport(new URL(`${server}/mcp`), {
    requestInit: { headers },
    fetch: fetchAccepted,
  })
  const open = new Map<string | number, AbortController>()
  /** Id of the initialize request, whose answer sets the protocol version. */
  let handshake: string | number | undefined

  transport.onmessage = (message) => {
    if ('id' in message && message.id !== undefined && !('method' in message)) {
      open.delete(message.id)
      if (message.id === handshake && 'result' in message) {
        const { protocolVersion } = message.result as { protocolVersion?: string }
        if (protocolVersion !== undefined) transport.setProtocolVersion(protocolVersion)
      }
    }
    onMessage(message)
  }
  await transport.start()

  function fail(id: string | number | undefined, code: number, message: string): void {
    onMessage({
      jsonrpc: '2.0',
      ...(id === undefined ? {} : { id }),
      error: { code, message },
    } as JSONRPCMessage)
  }

  return {
    close: () => transport.close(),
    send: async (line) => {
      let message: JSONRPCMessage
      try {
        message = parseJSONRPCMessage(JSON.parse(line))
      } catch {
        return fail(undefined, PARSE_ERROR, 'That is no message of the protocol.')
      }
      if ('method' in message && message.method === 'notifications/cancelled') {
        // Over HTTP a call is canceled by closing its connection.
        const { requestId } = (message.params ?? {}) as { requestId?: string | number }
        if (requestId !== undefined) open.get(requestId)?.abort()
        return
      }
      const request = isRequest(message) ? message : undefined
      const givenUp = new AbortController()
      if (request) open.set(request.id, givenUp)
      if (request?.method === 'initialize') handshake = request.id
      try {
        await transport.send(message, { requestSignal: givenUp.signal })
      } catch (error) {
        if (request) open.delete(request.id)
        if (givenUp.signal.aborted || !request) return
        fail(request.id, INTERNAL_ERROR, (toFailure(error, server) as Error).message)
      }
    },
  }
}

/** Refusals of the server throw with its own message; status 400 is the protocol's, and the transport handles it. */
async function fetchAccepted(url: string | URL, init?: RequestInit): Promise<Response> {
  const answer = await fetch(url, { ...init, redirect: 'manual' })
  if (answer.ok || answer.status === 400) return answer
  throw await readFailure(answer)
}

function isRequest(message: JSONRPCMessage): message is JSONRPCRequest {
  return 'method' in message && 'id' in message
}
