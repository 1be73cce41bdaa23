import { sql } from 'kysely'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type FaultProxy, startFaultProxy } from '../../../test/harness/fault-proxy.ts'
import { openTestDatabase } from '../../../test/harness/open-test-database.ts'
import { startMailServer } from '../../../test/harness/start-mail-server.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import { createIds } from '../ids.ts'
import type { Logger } from '../logger.ts'
import type { MailTimings } from './mail-queue.ts'
import { createMailer, type Mailer } from './mailer.ts'
import { openMail, sealMail } from './sealed-mail.ts'

const KEY = new Uint8Array(32).fill(7)
const QUICK: MailTimings = { retryMs: [50], leaseMs: 60_000, pollMs: 20 }
const MAIL = { to: 'ada@example.com', subject: 'Hello from Easel', text: 'Open token-of-ada' }

let database: OpenDatabase
let server: Awaited<ReturnType<typeof startMailServer>>
let proxy: FaultProxy
/** The log: level and message of each line. */
let log: string[]
const mailers: Mailer[] = []
beforeAll(async () => {
  database = await openTestDatabase()
}, 120_000)
beforeEach(async () => {
  log = []
  server = await startMailServer()
  proxy = await startFaultProxy({ port: Number(new URL(server.url).port) })
})
afterEach(async () => {
  for (const mailer of mailers.splice(0)) await mailer.stop()
  await sql`delete from mails`.execute(database.handle)
  await proxy.close()
  await server.stop()
})

/** A process; `stop` leaves behind what a kill would. */
function process(timings: Partial<MailTimings> = {}, key = KEY): Mailer {
  const note = (level: string) => (about: object, message: string) =>
    void log.push(`${level}: ${message} ${JSON.stringify(about)}`)
  const logger = { info: note('info'), warn: note('warn'), error: note('error') } as unknown as Logger
  const mailer = createMailer(proxy.addressOf(server.url), {
    database,
    key,
    makeId: createIds(),
    logger,
    timings: { ...QUICK, ...timings },
  })
  mailers.push(mailer)
  return mailer
}

const received = () => server.mails.map(({ to }) => to)
async function waiting() {
  const { rows } = await sql<{
    id: string
    attempts: number
    sealed: Uint8Array
    lease_token: string | null
  }>`
    select id, attempts, sealed, lease_token from mails order by id`.execute(database.handle)
  return rows
}
/** Longer than several checks for due mail. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 250))

describe('a mail', () => {
  it('is sent at once by a process that looks for none, and nothing is left of it', async () => {
    process().send(MAIL)
    await expect.poll(received).toEqual(['ada@example.com'])
    await expect.poll(waiting).toEqual([])
    expect(server.mails[0]?.text).toMatch(/^message-id: <mail_[0-9a-z]{26}@example\.com>$/im)
  })

  it('is sent once the mail server is back, and once only, with as many processes as there are', async () => {
    proxy.refuse()
    const sender = process()
    for (const mailer of [sender, process(), process()]) mailer.start()
    sender.send(MAIL)
    await expect.poll(async () => (await waiting())[0]?.attempts).toBeGreaterThan(2)
    expect(received()).toEqual([])
    proxy.mend()
    await expect.poll(received).toEqual(['ada@example.com'])
    await aWhile()
    expect(received()).toHaveLength(1)
    expect(await waiting()).toEqual([])
  })

  it('that met a mail server that was away is sent by the process that is started next', async () => {
    proxy.refuse()
    const first = process()
    first.send(MAIL)
    await expect.poll(async () => (await waiting())[0]?.lease_token).toBeNull()
    await first.stop()
    proxy.mend()
    process().start()
    await expect.poll(received).toEqual(['ada@example.com'])
    await expect.poll(waiting).toEqual([])
  })

  it('whose process was killed in the midst of it is sent by another one once the lease has ended, not before', async () => {
    proxy.swallow()
    process({ leaseMs: 1_500 }).send(MAIL)
    await expect.poll(proxy.openConnections).toBe(1)
    proxy.mend()
    process().start()
    await aWhile()
    expect(received()).toEqual([])
    await expect.poll(received, { timeout: 10_000 }).toEqual(['ada@example.com'])
  })

  it('waits encrypted: address, subject and link can be read with the key alone', async () => {
    proxy.refuse()
    process().send(MAIL)
    await expect.poll(async () => (await waiting())[0]?.lease_token).toBeNull()
    const [row] = await waiting()
    const bytes = Buffer.from(row?.sealed ?? [])
    for (const word of [MAIL.to, MAIL.subject, 'token-of-ada']) expect(bytes.includes(word)).toBe(false)
    expect(openMail(bytes, row?.id ?? '', KEY)).toEqual(MAIL)
    expect(() => openMail(bytes, row?.id ?? '', new Uint8Array(32))).toThrow()
    expect(() => openMail(bytes, 'mail_other', KEY)).toThrow()
    expect(log.join()).not.toMatch(/ada@|token-of-ada/)
  })

  it('whose address the mail server refuses for good is given up at once, and keeps no other back', async () => {
    server.refuse('poison@example.com', '550 no such mailbox')
    const mailer = process()
    mailer.start()
    mailer.send({ ...MAIL, to: 'poison@example.com' })
    mailer.send(MAIL)
    await expect.poll(received).toEqual(['ada@example.com'])
    await expect.poll(waiting).toEqual([])
    expect(log.filter((line) => line.startsWith('error: mail was not sent'))).toHaveLength(1)
    expect(log.join()).not.toContain('token-of-ada')
  })

  it('whose address is refused for now is tried thirty times and no more, while others pass it', async () => {
    server.refuse('poison@example.com', '451 later')
    const mailer = process({ retryMs: [1], pollMs: 1 })
    mailer.start()
    mailer.send({ ...MAIL, to: 'poison@example.com' })
    mailer.send(MAIL)
    await expect.poll(received).toEqual(['ada@example.com'])
    await expect.poll(waiting, { timeout: 15_000 }).toEqual([])
    expect(log.filter((line) => line.startsWith('warn: mail was not sent yet'))).toHaveLength(29)
    expect(log.filter((line) => line.startsWith('error: mail was not sent'))).toHaveLength(1)
  })

  it('that ended its process thirty times is left alone until it expires', async () => {
    await sql`insert into mails (id, sealed, attempts, expires_at)
      values ('mail_deadly', ${sealMail(MAIL, 'mail_deadly', KEY)}, 30, now() + interval '1 hour')`.execute(
      database.handle,
    )
    process().start()
    await aWhile()
    expect(received()).toEqual([])
    expect(await waiting()).toHaveLength(1)
  })

  it('that has expired is not sent, and goes with the housekeeping, which says so', async () => {
    proxy.refuse()
    const mailer = process({ retryMs: [1] })
    mailer.send({ ...MAIL, expiresMs: 200 })
    mailer.send({ ...MAIL, to: 'ben@example.com' })
    await expect.poll(async () => (await waiting()).length).toBe(2)
    await aWhile()
    proxy.mend()
    mailer.start()
    await expect.poll(received).toEqual(['ben@example.com'])
    await aWhile()
    expect(received()).toHaveLength(1)
    await mailer.forgetExpired()
    expect(await waiting()).toEqual([])
    expect(log.at(-1)).toContain('mails that could not be sent have expired {"forgotten":1}')
  })

  it('written down under another secret is not lost: it waits for that one', async () => {
    proxy.refuse()
    process({}, new Uint8Array(32)).send(MAIL)
    await expect.poll(async () => (await waiting())[0]?.lease_token).toBeNull()
    proxy.mend()
    const other = process()
    other.start()
    await expect.poll(() => log.some((line) => line.includes('was AUTH_SECRET changed?'))).toBe(true)
    await other.stop()
    expect(received()).toEqual([])
    process({}, new Uint8Array(32)).start()
    await expect.poll(received).toEqual(['ada@example.com'])
  })

  it('is sent although the database is away, which the log says', async () => {
    const down = {
      asSystem: () => Promise.reject(new Error('the database is away')),
    }
    const warnings: string[] = []
    const logger = { warn: (_: object, words: string) => warnings.push(words) } as unknown as Logger
    const mailer = createMailer(server.url, { database: down, key: KEY, makeId: createIds(), logger })
    mailer.send(MAIL)
    await expect.poll(received).toEqual(['ada@example.com'])
    expect(warnings).toEqual(['a mail could not be written down'])
  })
})
