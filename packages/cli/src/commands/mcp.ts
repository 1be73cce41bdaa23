import { createInterface } from 'node:readline'
import { requireAccess } from '../settings.ts'
import type { Run } from './run.ts'

/** Relays messages between stdin and stdout and the installation's MCP server. */
export const mcp: Run = async (given, console) => {
  const access = requireAccess(console.env, given.text('server'))
  const { connectTools } = await import('../server/connect-tools.ts')
  const tools = await connectTools(access, (message) => console.result(JSON.stringify(message)))
  const lines = createInterface({ input: console.lines, crlfDelay: Number.POSITIVE_INFINITY })
  console.signal.addEventListener('abort', () => lines.close(), { once: true })
  const under = new Set<Promise<void>>()
  for await (const line of lines) {
    if (line.trim() === '') continue
    const work: Promise<void> = tools.send(line).finally(() => under.delete(work))
    under.add(work)
  }
  // The client has disconnected: abort its open requests.
  await tools.close()
  await Promise.allSettled(under)
}
