import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type ServerProcess, startServer } from '../kill/server-process.ts'
import { answerWith, isSignedBy, type Receiver, startReceiver } from '../webhooks/start-receiver.ts'

let folder: string
let receiver: Receiver
let server: ServerProcess
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'easel-webhooks-'))
  receiver = await startReceiver()
})
afterEach(async () => {
  await server.kill()
  await receiver.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function start(): Promise<string> {
  server = startServer(folder, { WEBHOOK_PRIVATE_HOSTS: '127.0.0.1' })
  return server.ready
}

it('a delivery under way when the process is killed with -9 comes again with the same id, and what was begun before is told', async () => {
  const url = await start()
  const post = (path: string, body: object, token?: string) =>
    fetch(`${url}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    })
  const account = { email: 'ada@example.com', name: 'Ada', password: 'correct horse battery' }
  const token = (await post('/api/auth/sign-up/email', account)).headers.get('set-auth-token') ?? ''
  const hook = { url: receiver.url, events: ['picture.finished'] }
  const made = (await (await post('/api/account/webhooks', hook, token)).json()) as { secret: string }

  // It takes the message and says nothing until the server is gone.
  receiver.answer(() => {})
  const fox = { prompt: 'a red fox', width: 1024, height: 1024 }
  expect((await post('/api/functions/generate-image', fox, token)).status).toBe(200)
  await expect.poll(() => receiver.received.length, { timeout: 20_000 }).toBe(1)
  await server.kill()
  receiver.answer(answerWith(204))
  await start()
  await expect.poll(() => receiver.received.length, { timeout: 40_000 }).toBe(2)
  const [first, second] = receiver.received
  expect([second?.id, second?.body]).toEqual([first?.id, first?.body])
  expect(second && isSignedBy(made.secret, second)).toBe(true)
  expect(second?.event).toMatchObject({ data: { picture: { prompt: 'a red fox' } } })
}, 120_000)
