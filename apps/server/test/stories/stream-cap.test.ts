import { afterAll, beforeAll, expect, it } from 'vitest'
import { readEventStream } from '../harness/read-event-stream.ts'
import { startTestApp, type TestApp } from '../harness/start-test-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp({ env: { TRUST_PROXY: 'true', MAX_STREAMS_PER_ADDRESS: '3' } })
})
afterAll(() => app.stop())

it('one address has so many event streams open for all accounts together; another address and one that has closed some have room', async () => {
  const people = [await app.signUp('ada'), await app.signUp('ben')]
  const open = (person: number, address: string) =>
    app.send('GET', '/api/events', { user: people[person], headers: { 'x-forwarded-for': address } })
  // One network, two accounts.
  const held = []
  for (const n of [0, 1, 2]) {
    const response = await open(n % 2, `2001:db8:1:2::${n + 1}`)
    expect(response.status).toBe(200)
    held.push(readEventStream(response))
  }
  const refused = await open(1, '2001:db8:1:2::9')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
  expect(await refused.json()).toMatchObject({
    error: { code: 'rate_limit', message: 'Too many open streams from your network. Close some tabs.' },
  })

  const other = await open(1, '198.51.100.7')
  expect(other.status).toBe(200)
  held.push(readEventStream(other))
  await held.shift()?.stop()
  const again = await open(1, '2001:db8:1:2::9')
  expect(again.status).toBe(200)
  held.push(readEventStream(again))
  await Promise.all(held.map((stream) => stream.stop()))
})
