import { join } from 'node:path'
import { createScriptedProvider, type Step } from '@easel/providers/testing/scripted-provider'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { callTool, ERAS, type Era } from '../mcp/connect-client.ts'
import { startCliWithServer } from './start-cli.ts'

let next: () => Step = () => ({ do: 'draw' })
const provider = createScriptedProvider(() => next())
const { cli, server, origin, stop } = await startCliWithServer({ provider })
afterAll(stop)

async function connect(key: string, era: Era) {
  const client = new Client(
    { name: 'a test', version: '1.0.0' },
    { versionNegotiation: { mode: era === 'legacy' ? 'legacy' : 'auto' } },
  )
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [join(cli.program, 'dist/easel.js'), 'mcp'],
      env: { EASEL_SERVER: origin, EASEL_API_KEY: key },
    }),
  )
  return client
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
    await vi.waitFor(async () => expect((await server.books(user)).reserved).toBe(1), 10_000)
    cancel.abort()
    await ended
    await vi.waitFor(async () => expect((await server.books(user)).reserved).toBe(0), 10_000)
    await client.close()
  })

  it('tells the client of a key that does not work, and of what is no message', async () => {
    const { code, answers } = await cli.converse(['mcp'], {
      env: { EASEL_SERVER: origin, EASEL_API_KEY: 'easel_wrong' },
      lines: ['{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{}}', 'nonsense'],
      answers: 2,
    })
    expect(code).toBe(0)
    expect(answers).toHaveLength(2)
    expect(answers).toContainEqual({
      jsonrpc: '2.0',
      id: 1,
      error: { code: -32603, message: 'Please sign in to continue' },
    })
    expect(answers).toContainEqual({
      jsonrpc: '2.0',
      error: { code: -32700, message: 'That is no message of the protocol.' },
    })
  })

  it('tells the client of a server that is away', async () => {
    expect(
      await cli.converse(['mcp'], {
        env: { EASEL_SERVER: 'http://127.0.0.1:2', EASEL_API_KEY: 'easel_any' },
        lines: ['{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{}}'],
        answers: 1,
      }),
    ).toEqual({
      code: 0,
      answers: [
        {
          jsonrpc: '2.0',
          id: 1,
          error: {
            code: -32603,
            message: 'http://127.0.0.1:2 cannot be reached: nothing listens there (ECONNREFUSED).',
          },
        },
      ],
    })
  })

  it('ends without a key', async () => {
    expect(await cli.run(['mcp'])).toMatchObject({
      code: 3,
      stderr: 'easel: No server is known here. Run easel login --server URL.\n',
    })
  })
})
