import type { ApiKey } from '@easel/contract/api-keys'
import type { KeyScope } from '@easel/contract/key-scopes'
import { expect } from 'vitest'
import type { TestApp, TestUser } from '../harness/start-test-app.ts'

export type Rights = {
  readonly scopes?: readonly KeyScope[]
  readonly daily_limit?: number
  readonly expires_in_days?: number
}

/** A program with a key of the user. */
export async function makeKey(app: TestApp, user: TestUser, rights: Rights = {}): Promise<TestUser> {
  const body = { name: 'Script', ...rights }
  const response = await app.send('POST', '/api/account/keys', { user, body })
  expect(response.status).toBe(201)
  const { key } = (await response.json()) as { key: string }
  return { ...user, token: key, headers: { authorization: `Bearer ${key}` } }
}

export async function listKeys(app: TestApp, user: TestUser): Promise<readonly ApiKey[]> {
  const response = await app.send('GET', '/api/account/keys', { user })
  return ((await response.json()) as { items: ApiKey[] }).items
}
