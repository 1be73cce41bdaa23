import type { Endpoint } from '@easel/contract/endpoint'
import { ENDPOINTS } from '@easel/contract/endpoints'
import { KEY_SCOPES, type KeyScope, type NeededScope } from '@easel/contract/key-scopes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp, type TestUser } from '../harness/start-test-app.ts'
import { addPictures } from '../library/add-pictures.ts'
import { listKeys, makeKey } from './make-key.ts'

let app: TestApp
let ada: TestUser

beforeAll(async () => {
  app = await startTestApp()
  ada = await app.signUp('ada')
})
afterAll(() => app.stop())

const endpoints = Object.entries<Endpoint>(ENDPOINTS)
const forMembers = endpoints.filter(([, { auth }]) => auth === 'session')
const scoped = forMembers.filter(([, { isGuarded }]) => !isGuarded)
const guarded = endpoints.filter(([, { isGuarded }]) => isGuarded)

async function call({ method, path }: Endpoint, user: TestUser) {
  const address = path.replaceAll(/\{\w+\}/g, 'gen_00000000000000000000000000')
  const response = await app.send(method, address, { user, ...(method === 'GET' ? {} : { body: '{}' }) })
  return { status: response.status, text: await response.text() }
}

/** What a key is told that lacks it. */
const lacks = (needed: NeededScope) =>
  needed === 'full'
    ? 'This needs a key that is not limited to scopes. Make one in Settings, API keys.'
    : `This API key lacks the scope “${needed}”. Make one in Settings, API keys.`

describe('every endpoint of the contract', () => {
  it('says which keys open it, or opens to none', () => {
    const silent = forMembers.filter(
      ([, { isGuarded, keyScope }]) => (isGuarded === true) === (keyScope !== undefined),
    )
    expect(silent.map(([name]) => name)).toEqual([])
    // What everybody may call needs no scope.
    const open = endpoints.filter(([, { auth, keyScope }]) => auth === 'optional' && keyScope !== undefined)
    expect(open).toEqual([])
  })

  it.each(scoped)(
    '%s refuses a key with every scope but its own, and names that',
    async (_name, endpoint) => {
      const { keyScope: needed = 'any' } = endpoint
      const others = KEY_SCOPES.filter((scope) => scope !== needed)
      const answer = await call(endpoint, await makeOnce(others))
      if (needed === 'any') expect(answer.text).not.toMatch(/scope/)
      else {
        expect(answer.status).toBe(403)
        expect(JSON.parse(answer.text).error).toMatchObject({ code: 'forbidden', message: lacks(needed) })
      }
    },
  )

  it.each(scoped)(
    '%s opens to a key with its scope alone, and to one with all rights',
    async (_name, endpoint) => {
      const { keyScope: needed = 'any' } = endpoint
      const scope = KEY_SCOPES.find((known) => known === needed)
      const fitting = await Promise.all([makeOnce(scope ? [scope] : undefined), makeOnce(undefined)])
      for (const key of fitting) {
        const answer = await call(endpoint, key)
        expect(answer.status).not.toBe(401)
        expect(answer.text).not.toMatch(/lacks the scope|not limited to scopes/)
      }
    },
  )

  it.each(guarded)('%s refuses keys, also those with all rights', async (_name, endpoint) => {
    const answer = await call(endpoint, await makeOnce(undefined))
    expect(answer.status).toBe(403)
    expect(JSON.parse(answer.text).error.message).toBe('An API key may not do that. Sign in on the site.')
  })
})

const made = new Map<string, Promise<TestUser>>()
/** One key for each set of scopes: an account may have 20. */
function makeOnce(scopes: readonly KeyScope[] | undefined) {
  const name = scopes?.join() ?? 'all'
  const key = made.get(name) ?? makeKey(app, ada, scopes ? { scopes } : {})
  made.set(name, key)
  return key
}

describe('what is no endpoint of the contract', () => {
  it('asks for its scope, too: the stream of events, private pictures, and tools for language models', async () => {
    const [picture = ''] = await addPictures(app.database, ada.id, [{ prompt: 'a private boat' }])
    const maker = await makeOnce(['generate'])
    const reader = await makeOnce(['read'])
    for (const path of ['/api/events', `/images/${picture}.png`]) {
      const response = await app.send('GET', path, { user: maker })
      expect([path, response.status]).toEqual([path, 403])
      expect(await response.json()).toMatchObject({ error: { message: lacks('read') } })
    }
    expect(await useTool(reader, 'generate_picture', { prompt: 'a fox' })).toContain(lacks('generate'))
    expect(await useTool(maker, 'search_library', {})).toContain(lacks('read'))
    expect(await useTool(maker, 'get_picture', { id: picture })).toContain(lacks('read'))
    expect(await useTool(maker, 'read_allowance', {})).toContain('remaining')
  })

  async function useTool(user: TestUser, name: string, args: object) {
    const response = await app.send('POST', '/mcp', {
      user,
      headers: { accept: 'application/json, text/event-stream', 'mcp-protocol-version': '2025-11-25' },
      body: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } },
    })
    return response.text()
  }
})

describe('a key', () => {
  it('tells its scopes in the list, each once, and null where it may do everything', async () => {
    const eve = await app.signUp('eve')
    await makeKey(app, eve, { scopes: ['write', 'read', 'write'], daily_limit: 7 })
    await makeKey(app, eve)
    const [all, some] = await listKeys(app, eve)
    expect(all).toMatchObject({ scopes: null, daily_limit: null, made_today: 0 })
    expect(some).toMatchObject({ scopes: ['read', 'write'], daily_limit: 7, made_today: 0 })
  })

  it.each([
    [{ scopes: [] }, /Choose at least one scope/],
    [{ scopes: ['admin'] }, /scopes/],
    [{ scopes: 'read' }, /scopes/],
    [{ daily_limit: 0 }, /Use a whole number from 1 to 100,000/],
    [{ daily_limit: 1.5 }, /Use a whole number from 1 to 100,000/],
    [{ daily_limit: 100_001 }, /Use a whole number from 1 to 100,000/],
  ])('is not made with %j', async (rights, told) => {
    const body = { name: 'Script', ...rights }
    const response = await app.send('POST', '/api/account/keys', { user: ada, body })
    expect(response.status).toBe(400)
    expect(await response.text()).toMatch(told)
  })
})
