import { createHash } from 'node:crypto'
import { expect } from 'vitest'
import type { TestApp, TestUser } from '../../harness/start-test-app.ts'

type Parameters = Readonly<Record<string, string>>

export const CALLBACK = 'https://app.example/callback'
export const VERIFIER = 'a-verifier-that-only-the-app-itself-has-seen'
export const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url')

/** What an app says of itself, registered; answers its id. */
export async function register(app: TestApp, metadata: object = {}): Promise<string> {
  const response = await app.send('POST', '/api/oauth/register', {
    body: { client_name: 'A test app', redirect_uris: [CALLBACK], ...metadata },
  })
  expect(response.status).toBe(201)
  return ((await response.json()) as { client_id: string }).client_id
}

export function request(clientId: string, parameters: Parameters = {}): Parameters {
  return {
    client_id: clientId,
    redirect_uri: CALLBACK,
    response_type: 'code',
    code_challenge: CHALLENGE,
    code_challenge_method: 'S256',
    state: 'a state',
    ...parameters,
  }
}

export const look = (app: TestApp, user: TestUser, body: Parameters) =>
  app.send('POST', '/api/oauth/authorization', { user, body })

/** What the page does when its person has decided. */
export async function decide(app: TestApp, user: TestUser, asked: Parameters, allow = true) {
  const response = await app.send('POST', '/api/oauth/decision', { user, body: { ...asked, allow } })
  const body = (await response.json()) as { redirect_to: string }
  expect([response.status, body]).toEqual([200, expect.anything()])
  return body
}

export async function codeFor(app: TestApp, user: TestUser, asked: Parameters): Promise<string> {
  const { redirect_to: back } = await decide(app, user, asked)
  return new URL(back).searchParams.get('code') ?? ''
}

export async function postForm(app: TestApp, path: string, fields: Parameters | string) {
  const response = await app.send('POST', `/api/oauth/${path}`, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: typeof fields === 'string' ? fields : String(new URLSearchParams(fields)),
  })
  const text = await response.text()
  const body = (text === '' ? {} : JSON.parse(text)) as Record<string, string>
  return { status: response.status, body }
}

export const exchange = (app: TestApp, clientId: string, code: string, parameters: Parameters = {}) =>
  postForm(app, 'token', {
    grant_type: 'authorization_code',
    client_id: clientId,
    redirect_uri: CALLBACK,
    code_verifier: VERIFIER,
    code,
    ...parameters,
  })

export const refresh = (app: TestApp, clientId: string, token: string, parameters: Parameters = {}) =>
  postForm(app, 'token', {
    grant_type: 'refresh_token',
    client_id: clientId,
    refresh_token: token,
    ...parameters,
  })

/** An app that the user allowed. */
export async function connect(app: TestApp, user: TestUser, parameters: Parameters = {}) {
  const clientId = await register(app)
  const code = await codeFor(app, user, request(clientId, parameters))
  const { status, body } = await exchange(app, clientId, code)
  expect(status).toBe(200)
  return { clientId, code, access: body['access_token'] ?? '', refresh: body['refresh_token'] ?? '' }
}

/** Status of a call of the tools with a bearer. */
export async function callWith(app: TestApp, token: string): Promise<number> {
  const response = await app.send('POST', '/mcp', {
    headers: { authorization: `Bearer ${token}`, accept: 'application/json, text/event-stream' },
    body: { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} },
  })
  return response.status
}
