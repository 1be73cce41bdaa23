import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { createEasel, EaselError } from './index.ts'

async function errorOf(status: number, headers: Record<string, string>, body: string): Promise<unknown> {
  const server = createServer((_, response) => response.writeHead(status, headers).end(body))
  await once(server.listen(0), 'listening')
  const address = `http://localhost:${(server.address() as AddressInfo).port}`
  const answer = createEasel({ server: address, key: 'key' }).getGeneration({ params: { id: 'one' } })
  return answer
    .catch((error: unknown) => error)
    .finally(() => {
      server.closeAllConnections()
      server.close()
    })
}

test('a page that a proxy answers with is an error, also where it says 200', async () => {
  for (const status of [200, 401, 502]) {
    const error = await errorOf(status, { 'content-type': 'text/html' }, '<h1>Sign in</h1>')
    expect(error).toBeInstanceOf(EaselError)
    expect(error).toMatchObject({ status, code: undefined })
  }
})

test('what the server refuses says why, and after how many seconds to ask again', async () => {
  const body = JSON.stringify({ error: { code: 'unavailable', message: 'Try again in a minute.' } })
  const refused = { status: 503, code: 'unavailable', message: 'Try again in a minute.' }
  expect(await errorOf(503, { 'retry-after': '5' }, body)).toMatchObject({ ...refused, retryAfter: 5 })
  const day = 'Sun, 29 Nov 2026 15:00:00 GMT'
  expect(await errorOf(503, { 'retry-after': day }, body)).toMatchObject({
    ...refused,
    retryAfter: undefined,
  })
  expect(await errorOf(503, {}, body)).toMatchObject({ ...refused, retryAfter: undefined })
})
