import { afterEach, beforeEach, expect, it } from 'vitest'
import { type FaultProxy, startFaultProxy } from '../../test/harness/fault-proxy.ts'
import { startMailServer } from '../../test/harness/start-mail-server.ts'
import { silentLogger } from './logger.ts'
import { createMailer } from './mailer.ts'

let server: Awaited<ReturnType<typeof startMailServer>>
let proxy: FaultProxy
beforeEach(async () => {
  server = await startMailServer()
  proxy = await startFaultProxy({ port: Number(new URL(server.url).port) })
})
afterEach(async () => {
  await proxy.close()
  await server.stop()
})

it('sends a mail once the mail server is back, and once only', async () => {
  const mailer = createMailer(proxy.addressOf(server.url), silentLogger, [100, 100, 100, 100, 100])
  proxy.refuse()
  mailer.send({ to: 'ada@example.com', subject: 'Hello', text: 'Hello Ada' })
  await new Promise((resolve) => setTimeout(resolve, 250))
  expect(server.mails).toEqual([])
  proxy.mend()
  await expect.poll(() => server.mails.map(({ to }) => to)).toEqual(['ada@example.com'])
  await new Promise((resolve) => setTimeout(resolve, 250))
  expect(server.mails).toHaveLength(1)
})
