import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenAiServer, startOpenAiServer } from '../openai/start-openai-server.ts'
import { connectClient, ERAS } from './connect-client.ts'

let server: OpenAiServer
let origin: string
let key: string

beforeAll(async () => {
  server = await startOpenAiServer()
  origin = new URL(server.baseUrl).origin
  key = (await server.makeKey('ada')).key
})
afterAll(() => server.stop())

const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }

function post(body: unknown, headers: Record<string, string> = {}) {
  return fetch(new URL('/mcp', origin), {
    method: 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

describe('POST /mcp', () => {
  it.each(ERAS)('lets no client in without a key that works (%s)', async (era) => {
    for (const wrong of [undefined, 'easel_wrong'])
      await expect(connectClient(origin, wrong, era)).rejects.toThrow()
    const refused = await post(LIST, { authorization: 'Bearer easel_wrong' })
    expect(refused.status).toBe(401)
    expect(refused.headers.get('www-authenticate')).toBe(
      'Bearer realm="Easel", resource_metadata="http://localhost:3000/.well-known/oauth-protected-resource/mcp", scope="generate read"',
    )
    expect(await refused.json()).toMatchObject({
      error: { code: 'auth_required', message: 'Please sign in to continue' },
    })
  })

  it('says what is wrong with what is no message of the protocol', async () => {
    for (const body of ['{"jsonrpc":', '\0', `${'['.repeat(100)}${']'.repeat(100)}`]) {
      const refused = await post(body)
      expect(refused.status).toBe(400)
      expect(await refused.json()).toMatchObject({ error: { code: 'invalid_request' } })
    }
    for (const body of ['null', '[]', '"text"', { jsonrpc: '2.0' }, { jsonrpc: '1.0', id: 1, method: 'x' }])
      expect((await post(body)).status).toBe(400)
    const unknown = await post({ ...LIST, method: 'tools/nonsense' })
    expect(await unknown.text()).toMatch(/"code":-32601/)
    const tool = await post({ ...LIST, method: 'tools/call', params: { name: 'nonsense', arguments: {} } })
    expect(await tool.text()).toMatch(/nonsense/)
  })

  it('takes neither a large body, nor another method, nor a page of another site', async () => {
    const large = await post({ ...LIST, params: { text: 'a'.repeat(70_000) } })
    expect(large.status).toBe(413)
    const other = await fetch(new URL('/mcp', origin), { headers: { authorization: `Bearer ${key}` } })
    expect(other.status).toBe(405)
    expect(other.headers.get('allow')).toBe('POST')
    expect((await post(LIST, { origin: 'https://other.example' })).status).toBe(403)
    expect((await post(LIST, { origin })).status).toBe(200)
  })

  it('counts requests against the account’s limit, and says so', async () => {
    const answer = await post(LIST)
    expect(answer.status).toBe(200)
    const limited = await startOpenAiServer({ isRateLimited: true })
    const other = (await limited.makeKey('bob')).key
    const told = await fetch(new URL('/mcp', limited.baseUrl), {
      method: 'POST',
      headers: {
        authorization: `Bearer ${other}`,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
      body: JSON.stringify(LIST),
    })
    expect(told.headers.get('ratelimit-policy')).toContain('"account";q=1200;w=60')
    await limited.stop()
  })
})
