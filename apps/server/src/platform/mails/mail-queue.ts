import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../database/database.ts'
import { deleteInSlices } from '../database/delete-in-slices.ts'
import type { MakeId } from '../ids.ts'
import type { Logger } from '../logger.ts'
import { reasonOf } from '../reason-of.ts'
import { createMailsRepository, type LeasedMail } from './mails.repository.ts'
import { type Mail, openMail, sealMail } from './sealed-mail.ts'

/** Milliseconds; overridden only by tests. */
export type MailTimings = {
  /** Waits before further attempts; the last one repeats. */
  readonly retryMs: readonly number[]
  /** Lease: how long a process may take to send a mail before another tries. */
  readonly leaseMs: number
  /** Interval between checks for due mail. */
  readonly pollMs: number
}

const TIMINGS: MailTimings = {
  retryMs: [5_000, 30_000, 120_000, 600_000, 1_800_000, 3_600_000],
  leaseMs: 180_000,
  pollMs: 10_000,
}
/** Reached by a mail that kills its process each time; others expire first. */
const MAX_ATTEMPTS = 30
/** Beyond this many, mail is tried once without being stored. */
const MAX_WAITING = 10_000
const ENDING_MS = 2_000

export type MailQueue = {
  /** Stores the mail and sends it at once. Never rejects. */
  readonly send: (mail: Mail, expiresMs: number) => Promise<void>
  /** Starts sending due mail, including mail left by other processes. */
  readonly start: () => void
  readonly stop: () => Promise<void>
  /** Housekeeping. */
  readonly forgetExpired: (signal?: AbortSignal) => Promise<void>
}

/**
 * Mail stays in the database until the mail server accepts or refuses it, so no restart loses any. If a process dies right after a mail was
 * accepted, it is sent again with the same message id, which lets mailboxes deduplicate.
 */
export function createMailQueue(deps: {
  readonly database: Pick<Database, 'asSystem'>
  /** Encrypts waiting mail; 32 bytes, the same in every process. */
  readonly key: Uint8Array
  readonly makeId: MakeId
  readonly logger: Logger
  /** Rejects when the mail server has not accepted the mail. */
  readonly deliver: (mail: Mail, id: string) => Promise<void>
  /** Whether a rejection is permanent. */
  readonly isRefused: (error: unknown) => boolean
  readonly timings?: Partial<MailTimings> | undefined
}): MailQueue {
  const { database, key, makeId, logger, deliver, isRefused } = deps
  const { retryMs, leaseMs, pollMs } = { ...TIMINGS, ...deps.timings }
  const stopping = new AbortController()
  const underWay = new Set<Promise<void>>()
  let running: Promise<void> = Promise.resolve()
  const inMails = <T>(work: (mails: ReturnType<typeof createMailsRepository>) => Promise<T>) =>
    database.asSystem((tx) => work(createMailsRepository(tx)))

  async function writeDown(id: string, mail: Mail, expiresMs: number): Promise<LeasedMail | undefined> {
    try {
      const sealed = sealMail(mail, id, key)
      return await inMails((mails) => mails.insert({ id, sealed, expiresMs }, leaseMs, MAX_WAITING))
    } catch (error) {
      logger.warn({ id, reason: reasonOf(error) }, 'a mail could not be written down')
      return undefined
    }
  }

  async function handOver(id: string, mail: Mail, leased: LeasedMail | undefined): Promise<void> {
    try {
      await deliver(mail, id)
    } catch (error) {
      const about = { id, subject: mail.subject, attempts: leased?.attempts, reason: reasonOf(error) }
      if (leased && !isRefused(error) && leased.attempts < MAX_ATTEMPTS) {
        const waitMs = retryMs[leased.attempts - 1] ?? retryMs.at(-1) ?? 0
        await inMails((mails) => mails.putBack(leased, waitMs))
        return logger.warn(about, 'mail was not sent yet')
      }
      logger.error(about, 'mail was not sent')
    }
    if (leased) await inMails((mails) => mails.remove(leased))
  }

  async function sendDue(): Promise<void> {
    while (!stopping.signal.aborted) {
      const leased = await inMails((mails) => mails.claim(leaseMs, MAX_ATTEMPTS))
      if (!leased) return
      const mail = opened(leased)
      if (mail) await handOver(leased.id, mail, leased)
      else await inMails((mails) => mails.putBack(leased, retryMs.at(-1) ?? 0))
    }
  }

  /** Undefined when the mail was encrypted with another secret; it waits for that one until it expires. */
  function opened({ id, sealed }: LeasedMail): Mail | undefined {
    try {
      return openMail(sealed, id, key)
    } catch (error) {
      logger.error(
        { id, reason: reasonOf(error) },
        'a mail that waits cannot be read: was AUTH_SECRET changed?',
      )
      return undefined
    }
  }

  async function keepSending(): Promise<void> {
    while (!stopping.signal.aborted) {
      await sendDue().catch((error: unknown) => {
        logger.warn({ reason: reasonOf(error) }, 'mails that wait could not be looked for')
      })
      await pause(pollMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
    }
  }

  return {
    send: async (mail, expiresMs) => {
      const id = makeId('mail')
      const sending = writeDown(id, mail, expiresMs)
        .then((leased) => handOver(id, mail, leased))
        .catch((error: unknown) => {
          // Its lease expires, and it is sent again.
          logger.warn({ id, reason: reasonOf(error) }, 'what became of a mail could not be written down')
        })
      underWay.add(sending)
      await sending.finally(() => underWay.delete(sending))
    },
    start: () => {
      running = keepSending()
    },
    stop: async () => {
      stopping.abort()
      const end = new AbortController()
      const ended = pause(ENDING_MS, undefined, { signal: end.signal }).catch(() => {})
      await Promise.race([Promise.all([running, ...underWay]), ended])
      end.abort()
    },
    forgetExpired: async (signal) => {
      let forgotten = 0
      await deleteInSlices(database, { name: 'mails', signal }, async (tx, limit) => {
        const count = await createMailsRepository(tx).removeExpired(limit)
        forgotten += count
        return count
      })
      if (forgotten > 0) logger.error({ forgotten }, 'mails that could not be sent have expired')
    },
  }
}
