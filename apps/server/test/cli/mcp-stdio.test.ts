import { join } from 'node:path'
import { createScriptedProvider, type Step } from '@easel/providers/testing/scripted-provider'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { TestUser } from '../harness/start-test-app.ts'
import { callTool, ERAS, type Era } from '../mcp/connect-client.ts'
import { type OpenAiServer, startOpenAiServer } from '../openai/start-openai-server.ts'
import { type EaselCli, packEaselCli } from './easel-cli.ts'

let next: () => Step = () => ({ do: 'draw' })
const provider = createScriptedProvider(() => next())
let server: OpenAiServer
let cli: EaselCli

beforeAll(async () => {
  cli = await packEaselCli()
  server = await startOpenAiServer({ provider })
}, 120_000)
afterAll(async () => {
  await server?.stop()
  cli?.remove()
})

async function connect(key: string, era: Era) {
  const client = new Client(
    { name: 'a test', version: '1.0.0' },
    { versionNegotiation: { mode: era === 'legacy' ? 'legacy' : 'auto' } },
  )
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [join(cli.program, 'dist/easel.js'), 'mcp'],
      env: { EASEL_SERVER: new URL(server.baseUrl).origin, EASEL_API_KEY: key },
    }),
  )
  return client
}

async function reserved(user: TestUser) {
  const response = await server.app.send('GET', '/api/limits', { user })
  return ((await response.json()) as { reserved: number }).reserved
}

describe.each(ERAS)('easel mcp, by the %s protocol', (era) => {
  it('offers the server’s tools over stdin and stdout', async () => {
    next = () => ({ do: 'draw', delayMs: 200 })
    const { key } = await server.makeKey(`ada-${era}`)
    const client = await connect(key, era)
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toContain('generate_picture')
    const percents: number[] = []
    const made = await callTool(
      client,
      'generate_picture',
      { prompt: 'a red fox' },
      { onProgress: (percent) => percents.push(percent) },
    )
    expect(made.parts.map(({ type }) => type)).toEqual(['text', 'image', 'resource_link'])
    expect(percents.length).toBeGreaterThan(0)
    const failed = await callTool(client, 'get_picture', { id: 'gen_00000000000000000000000000' })
    expect(failed.parts).toEqual([{ type: 'text', text: 'That does not exist, or is not yours.' }])
    await client.close()
  })
})

describe('easel mcp', () => {
  it('gives up at the server what the client cancels', async () => {
    next = () => ({ do: 'hang' })
    const { key, user } = await server.makeKey('bob')
    const client = await connect(key, 'modern')
    const cancel = new AbortController()
    const call = callTool(client, 'generate_picture', { prompt: 'a boat' }, { signal: cancel.signal })
    const ended = expect(call).rejects.toThrow()
    await vi.waitFor(async () => expect(await reserved(user)).toBe(1), 10_000)
    cancel.abort()
    await ended
    await vi.waitFor(async () => expect(await reserved(user)).toBe(0), 10_000)
    await client.close()
  })

  it('tells the client of a key that does not work, and ends without one', async () => {
    const message = '{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{}}\nnonsense\n'
    const env = { EASEL_SERVER: new URL(server.baseUrl).origin, EASEL_API_KEY: 'easel_wrong' }
    const ended = await cli.run(['mcp'], { env, input: message })
    expect(ended.code).toBe(0)
    const answers = ended.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(answers).toContainEqual({
      jsonrpc: '2.0',
      error: { code: -32700, message: 'That is no message of the protocol.' },
    })
    expect(await cli.run(['mcp'])).toMatchObject({
      code: 3,
      stderr: 'easel: No server is known here. Run easel login --server URL.\n',
    })
  })
})
