import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type FaultProxy, startFaultProxy } from '../harness/fault-proxy.ts'
import { startMailServer } from '../harness/start-mail-server.ts'
import { type ServerProcess, startServer } from '../kill/server-process.ts'

let folder: string
let post: Awaited<ReturnType<typeof startMailServer>>
let proxy: FaultProxy
let server: ServerProcess
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'easel-mails-'))
  post = await startMailServer()
  proxy = await startFaultProxy({ port: Number(new URL(post.url).port) })
})
afterEach(async () => {
  await server.kill()
  await proxy.close()
  await post.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function start(): Promise<string> {
  server = startServer(folder, { SMTP_URL: proxy.addressOf(post.url), LOG_LEVEL: 'warn' })
  return server.ready
}

it('a link to a new password that was asked for while mail was down arrives after a kill -9 and works, once', async () => {
  const email = 'ada@example.com'
  const asked = await start()
  const ask = (url: string, path: string, body: object) =>
    fetch(`${url}/api/auth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const account = { email, name: 'Ada', password: 'correct horse battery' }
  expect((await ask(asked, 'sign-up/email', account)).status).toBe(200)
  await expect.poll(() => post.mails.length, { timeout: 10_000 }).toBe(1)

  proxy.refuse()
  expect((await ask(asked, 'request-password-reset', { email })).status).toBe(200)
  await expect.poll(server.output, { timeout: 20_000 }).toContain('mail was not sent yet')
  await server.kill()
  proxy.mend()
  const url = await start()
  const link = () => /reset-password\?token=(\S+)/.exec(post.mails[1]?.text ?? '')?.[1]
  await expect.poll(link, { timeout: 40_000 }).toBeDefined()
  const reset = { token: link(), newPassword: 'an even better one' }
  expect((await ask(url, 'reset-password', reset)).status).toBe(200)
  expect((await ask(url, 'reset-password', reset)).status).toBe(400)
  await expect.poll(() => post.mails.length, { timeout: 10_000 }).toBe(3)
}, 120_000)
