import { expect } from 'vitest'
import { ApiError } from '../shared/api/api-error.ts'
import { createClient } from '../shared/api/client.ts'
import { SESSION_KEY } from '../shared/lib/stored-session.ts'
import { createMemoryStorage } from './memory-storage.ts'

export const USER = { id: 'u1', name: 'Mira', email: 'mira@example.com' }
type Answer = { status?: number; body?: unknown; headers?: Record<string, string>; throws?: Error }

export function setUp({ answer, signedIn = true }: { answer: Answer; signedIn?: boolean }) {
  const storage = createMemoryStorage()
  if (signedIn) storage.setItem(SESSION_KEY, JSON.stringify({ token: 'tok', user: USER }))
  const requests: Request[] = []
  let keys = 0
  const client = createClient({
    origin: 'http://localhost',
    storage,
    newKey: () => `key-${keys++}`,
    random: () => 0.5,
    page: { state: () => 'shown', watch: () => () => {} },
    openChannel: () => null,
    fetch: async (input, init) => {
      requests.push(new Request(input, init))
      if (answer.throws) throw answer.throws
      return Response.json('body' in answer ? answer.body : {}, {
        status: answer.status ?? 200,
        headers: answer.headers ?? {},
      })
    },
  })
  return { client, requests, storage, answer }
}

export async function errorOf(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(ApiError)
  return error as ApiError
}
