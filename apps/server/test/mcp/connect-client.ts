import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'

/** `legacy`: the revisions up to 2025-11-25, with a handshake. `modern`: 2026-07-28, where every request stands for itself. */
export const ERAS = ['legacy', 'modern'] as const
export type Era = (typeof ERAS)[number]

/** The protocol's own client, connected with a key; close it at the end. */
export async function connectClient(origin: string, key: string | undefined, era: Era): Promise<Client> {
  const client = new Client(
    { name: 'a test', version: '1.0.0' },
    { versionNegotiation: { mode: era === 'legacy' ? 'legacy' : 'auto' } },
  )
  const transport = new StreamableHTTPClientTransport(new URL('/mcp', origin), {
    requestInit: { headers: key === undefined ? {} : { authorization: `Bearer ${key}` } },
  })
  await client.connect(transport)
  return client
}

type Part = {
  readonly type: string
  readonly text?: string
  readonly data?: string
  readonly mimeType?: string
  readonly uri?: string
}

export type Answered = {
  readonly isError: boolean
  readonly parts: readonly Part[]
  /** What it says for programs. */
  readonly structured: Record<string, unknown>
}

/** Calls a tool; `onProgress` asks for notifications. */
export async function callTool(
  client: Client,
  name: string,
  args: Record<string, unknown>,
  options: { readonly onProgress?: (percent: number) => void; readonly signal?: AbortSignal } = {},
): Promise<Answered> {
  const { onProgress, signal } = options
  const result = await client.callTool(
    { name, arguments: args },
    {
      ...(onProgress ? { onprogress: ({ progress }) => onProgress(progress) } : {}),
      ...(signal ? { signal } : {}),
    },
  )
  return {
    isError: result.isError === true,
    parts: result.content as readonly Part[],
    structured: (result.structuredContent ?? {}) as Record<string, unknown>,
  }
}
