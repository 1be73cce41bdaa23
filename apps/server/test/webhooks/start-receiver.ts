import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook as Verifier } from 'standardwebhooks'

export type Received = {
  readonly id: string
  readonly signature: string
  readonly headers: Record<string, string>
  readonly path: string
  readonly body: string
  readonly event: {
    readonly type: string
    readonly timestamp: string
    readonly data: Record<string, unknown>
  }
}
export type Answer = (response: ServerResponse, request: IncomingMessage) => void

export const answerWith =
  (status: number, headers: Record<string, string> = {}, body = ''): Answer =>
  (response) =>
    response.writeHead(status, headers).end(body)

/** Another program that is told of events: keeps what it gets, and answers as it is told to, 204 until then. */
export async function startReceiver() {
  const received: Received[] = []
  let answer: Answer = answerWith(204)
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks).toString()
    const headers = request.headers as Record<string, string>
    received.push({
      id: headers['webhook-id'] ?? '',
      signature: headers['webhook-signature'] ?? '',
      headers,
      path: request.url ?? '',
      body,
      event: JSON.parse(body) as Received['event'],
    })
    answer(response, request)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    types: () => received.map(({ event }) => event.type),
    answer: (next: Answer) => {
      answer = next
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export type Receiver = Awaited<ReturnType<typeof startReceiver>>

/** Whether the scheme's own library takes it as signed by the secret. */
export function isSignedBy(secret: string, { body, headers }: Received): boolean {
  try {
    new Verifier(secret).verify(body, headers)
    return true
  } catch {
    return false
  }
}
