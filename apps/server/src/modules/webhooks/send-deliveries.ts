import { setTimeout as pause } from 'node:timers/promises'
import { TEST_EVENT, type Webhook } from '@easel/contract/programs/webhooks'
import { type Clock, DAY_MS, HOUR_MS, MINUTE_MS } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Logger } from '../../platform/logger.ts'
import { reasonOf } from '../../platform/reason-of.ts'
import { openText } from '../../platform/sealed-text.ts'
import { DELIVERIES_CHANNEL } from './deliveries.repository.ts'
import { createDeliveryTurns, type LeasedDelivery } from './delivery-turns.repository.ts'
import type { Attempt, Receivers } from './receiver.ts'
import { signedHeaders } from './sign-message.ts'

/** Milliseconds before each further attempt; the last one repeats. */
const RETRY_MS = [
  5_000,
  30_000,
  2 * MINUTE_MS,
  10 * MINUTE_MS,
  30 * MINUTE_MS,
  HOUR_MS,
  2 * HOUR_MS,
  4 * HOUR_MS,
  8 * HOUR_MS,
]
/** Lease: max duration of an attempt before another process retries. */
const LEASE_MS = MINUTE_MS
/** Interval between checks for due deliveries; notices wake it earlier. */
const POLL_MS = 5_000
/** Max concurrent attempts of this process, and of one account. */
const SLOTS = 16
const PER_USER = 4
/** A webhook that has failed for this long when a delivery expires is switched off. */
const FAILING_MS = 2 * DAY_MS
/** Jitter, so that deliveries that failed together are not retried together. */
const JITTER = 0.2
const GONE = 410

export type SwitchedOff = {
  readonly email: string
  readonly url: string
  readonly why: Extract<Webhook['off'], 'gone' | 'failing'>
}

export type DeliverySender = {
  readonly start: () => Promise<void>
  /** Aborts attempts in progress; the next process sends them again with the same id. */
  readonly stop: () => Promise<void>
  /** Sends one delivery now; false while another process is sending it. */
  readonly sendOne: (which: {
    readonly userId: string
    readonly webhookId: string
    readonly id: string
  }) => Promise<boolean>
}

/**
 * Deliveries wait in the database until their receiver accepts them. If a process dies right after that, the delivery is sent again with the
 * same id, which lets receivers deduplicate.
 */
export function createDeliverySender(deps: {
  readonly database: Pick<Database, 'asSystem' | 'listen' | 'isEmbedded'>
  readonly clock: Clock
  readonly logger: Logger
  /** Decrypts the secrets. */
  readonly key: Uint8Array
  readonly receivers: Pick<Receivers, 'post'>
  /** Tells the owner that a webhook was switched off. */
  readonly tellOff: (off: SwitchedOff) => void
}): DeliverySender {
  const { database, clock, logger, key, receivers, tellOff } = deps
  const stopping = new AbortController()
  const underWay = new Set<Promise<void>>()
  let polling: Promise<void> = Promise.resolve()
  let filling: Promise<void> | undefined
  let isAskedAgain = false
  let stopListening: (() => Promise<void>) | undefined
  const inTurns = <T>(work: (turns: ReturnType<typeof createDeliveryTurns>) => Promise<T>) =>
    database.asSystem((tx) => work(createDeliveryTurns(tx)))

  function secretsOf({ webhook_id, sealed_secret, earlier_secret }: LeasedDelivery): string[] {
    const sealed = earlier_secret ? [sealed_secret, earlier_secret] : [sealed_secret]
    return sealed.map((secret) => openText(secret, webhook_id, key))
  }

  /** Undefined when shutdown prevented the attempt. */
  async function attempt(leased: LeasedDelivery): Promise<Attempt | undefined> {
    let headers: Record<string, string>
    try {
      headers = signedHeaders(leased, secretsOf(leased), clock.now())
    } catch (error) {
      const about = { webhook: leased.webhook_id, reason: reasonOf(error) }
      logger.error(
        about,
        'a webhook’s secret cannot be read: was AUTH_SECRET changed? Its owner can rotate it',
      )
      return { answered: null, failure: 'broken', quietMs: undefined, tookMs: 0 }
    }
    return receivers.post(leased.url, headers, leased.body, stopping.signal)
  }

  async function send(leased: LeasedDelivery): Promise<void> {
    const done = await attempt(leased)
    if (!done) return inTurns((turns) => turns.release(leased))
    const { answered, failure } = done
    const isTaken = failure === null && answered !== null && answered >= 200 && answered <= 299
    const off = await inTurns((turns) => (isTaken ? succeed(turns, leased, done) : fail(turns, leased, done)))
    if (!isTaken)
      logger.info(
        { webhook: leased.webhook_id, id: leased.id, attempts: leased.attempts, answered, failure },
        'a webhook was not delivered',
      )
    if (off) tellOff(off)
  }

  async function succeed(
    turns: ReturnType<typeof createDeliveryTurns>,
    leased: LeasedDelivery,
    done: Attempt,
  ): Promise<undefined> {
    await turns.noteSuccess(leased.webhook_id)
    if (await turns.end(leased, 'delivered', done)) await turns.trimLog(leased.webhook_id)
  }

  /** Returns the webhook if it was switched off. Test deliveries do not count. */
  async function fail(
    turns: ReturnType<typeof createDeliveryTurns>,
    leased: LeasedDelivery,
    done: Attempt,
  ): Promise<SwitchedOff | undefined> {
    const isTest = leased.type === TEST_EVENT
    const webhook = isTest ? undefined : await turns.noteFailure(leased.webhook_id, done.quietMs)
    const isGone = done.answered === GONE && !isTest
    const wait = Math.max(done.quietMs ?? 0, waitAfter(leased.attempts))
    if (!isGone && (await turns.putBack(leased, wait, done))) return undefined
    if (!(await turns.end(leased, 'failed', done))) return undefined
    await turns.trimLog(leased.webhook_id)
    const why = isGone ? 'gone' : 'failing'
    if (!webhook || webhook.off !== null || !(isGone || webhook.failing_ms >= FAILING_MS)) return undefined
    await turns.switchOff(leased.webhook_id, why)
    return { email: webhook.email, url: leased.url, why }
  }

  function waitAfter(attempts: number): number {
    const wait = RETRY_MS[attempts - 1] ?? RETRY_MS.at(-1) ?? 0
    return wait * (1 + Math.random() * JITTER)
  }

  function begin(leased: LeasedDelivery): Promise<void> {
    const sending = send(leased)
      .catch((error: unknown) => {
        // Its lease expires, and it is sent again.
        const about = { webhook: leased.webhook_id, id: leased.id, reason: reasonOf(error) }
        logger.warn(about, 'what became of a webhook’s delivery could not be written down')
      })
      .finally(() => underWay.delete(sending))
    underWay.add(sending)
    return sending
  }

  /** Fills the free slots; calls in the meantime make it check again. */
  function fill(): void {
    isAskedAgain = true
    filling ??= fillSlots()
      .catch((error: unknown) => {
        isAskedAgain = false
        logger.warn({ reason: reasonOf(error) }, 'webhooks that are due could not be looked for')
      })
      .finally(() => {
        filling = undefined
        if (isAskedAgain && !stopping.signal.aborted) fill()
      })
  }

  async function fillSlots(): Promise<void> {
    while (isAskedAgain) {
      isAskedAgain = false
      while (!stopping.signal.aborted && underWay.size < SLOTS) {
        const leased = await inTurns((turns) => turns.claim(LEASE_MS, PER_USER))
        if (!leased) break
        void begin(leased).then(fill)
      }
    }
  }

  async function keepLooking(): Promise<void> {
    while (!stopping.signal.aborted) {
      fill()
      await pause(POLL_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
    }
  }

  return {
    start: async () => {
      // An embedded database has no other process that could be sending.
      if (database.isEmbedded) await inTurns((turns) => turns.endLeases())
      stopListening = await database.listen(DELIVERIES_CHANNEL, fill)
      polling = keepLooking()
    },
    stop: async () => {
      stopping.abort()
      await stopListening?.()
      await polling
      await filling
      await Promise.all(underWay)
    },
    sendOne: async (which) => {
      const leased = await inTurns((turns) => turns.claimOne(which, LEASE_MS))
      if (leased) await begin(leased)
      return leased !== undefined
    },
  }
}
