import { WEBHOOK_LIMITS, type WebhookDelivery } from '@easel/contract/programs/webhooks'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import { deleteInSlices, deleteSome } from '../../platform/database/delete-in-slices.ts'
import type { DeliveryRow } from './webhooks.table.ts'

/** A delivery leased to this process, with what it needs to send it. */
export type LeasedDelivery = Pick<
  DeliveryRow,
  'id' | 'webhook_id' | 'user_id' | 'type' | 'body' | 'attempts'
> & {
  readonly lease_token: string
  readonly url: string
  readonly sealed_secret: Uint8Array
  /** The previous secret while it still signs, otherwise null. */
  readonly earlier_secret: Uint8Array | null
}

export type Outcome = {
  readonly answered: number | null
  readonly failure: Exclude<WebhookDelivery['failure'], 'expired'>
  readonly tookMs: number
}

const after = (ms: number) => sql`now() + ${ms} * interval '1 millisecond'`
const LEASED = sql`
  d.id, d.webhook_id, d.user_id, d.type, d.body, d.attempts, d.lease_token, url, sealed_secret,
  case when earlier_until > now() then earlier_secret end as earlier_secret`
const takenFor = (leaseMs: number) => sql`
  update webhook_deliveries d
  set attempts = d.attempts + 1, lease_token = gen_random_uuid()::text, lease_until = ${after(leaseMs)}`

/** The worker's view across users; only used inside `asSystem`. Uses database time. */
export function createDeliveryTurns(tx: Tx) {
  return {
    /**
     * Leases the delivery that is most overdue. Deliveries about one subject go in order; disabled webhooks and those that asked for a pause are
     * skipped; and concurrency is limited by account, so that hanging receivers do not delay others.
     */
    claim: async (leaseMs: number, perUser: number): Promise<LeasedDelivery | undefined> => {
      const { rows } = await sql<LeasedDelivery>`
        with next as (
          select w.webhook_id, w.id from webhook_deliveries w join webhooks h on h.id = w.webhook_id
          where w.status = 'waiting' and w.next_at <= now() and w.expires_at > now()
            and (w.lease_until is null or w.lease_until <= now())
            and h.off is null and (h.not_before is null or h.not_before <= now())
            and not exists (
              select from webhook_deliveries earlier
              where earlier.webhook_id = w.webhook_id and earlier.status = 'waiting' and earlier.seq < w.seq
                and earlier.subjects && w.subjects and earlier.expires_at > now()
            )
            and (
              select count(*) from webhook_deliveries r
              where r.user_id = w.user_id and r.lease_token is not null and r.lease_until > now()
            ) < ${perUser}
          order by w.next_at, w.seq limit 1 for update of w skip locked
        ), taken as (
          ${takenFor(leaseMs)} from next where d.webhook_id = next.webhook_id and d.id = next.id returning d.*
        )
        select ${LEASED} from taken d join webhooks on webhooks.id = d.webhook_id`.execute(tx)
      return rows[0]
    },

    /** Leases one that its owner requested; undefined while another process sends it. */
    claimOne: async (
      { userId, webhookId, id }: { readonly userId: string; readonly webhookId: string; readonly id: string },
      leaseMs: number,
    ): Promise<LeasedDelivery | undefined> => {
      const { rows } = await sql<LeasedDelivery>`
        ${takenFor(leaseMs)} from webhooks
        where d.webhook_id = webhooks.id and d.user_id = ${userId} and d.webhook_id = ${webhookId} and d.id = ${id}
          and d.status = 'waiting' and (d.lease_until is null or d.lease_until <= now())
        returning ${LEASED}`.execute(tx)
      return rows[0]
    },

    /** Releases the leases of a dead process on the embedded database. */
    endLeases: async (): Promise<void> => {
      await sql`
        update webhook_deliveries set lease_token = null, lease_until = null where lease_token is not null`.execute(
        tx,
      )
    },

    /** On shutdown: releases it as if it had not been attempted. */
    release: async ({ webhook_id, id, lease_token }: LeasedDelivery): Promise<void> => {
      await sql`
        update webhook_deliveries set lease_token = null, lease_until = null, attempts = attempts - 1
        where webhook_id = ${webhook_id} and id = ${id} and lease_token = ${lease_token}`.execute(tx)
    },

    /** Locked before the delivery, as everywhere. */
    noteSuccess: async (webhookId: string): Promise<void> => {
      await sql`
        update webhooks set failing_since = null, not_before = null
        where id = ${webhookId} and (failing_since is not null or not_before is not null)`.execute(tx)
    },

    /** Returns when it started failing and whom to tell; undefined when it is gone. */
    noteFailure: async (
      webhookId: string,
      quietMs: number | undefined,
    ): Promise<
      { readonly failing_ms: number; readonly off: string | null; readonly email: string } | undefined
    > => {
      const { rows } = await sql<{ failing_ms: number; off: string | null; email: string }>`
        update webhooks set failing_since = coalesce(failing_since, now()),
          not_before = greatest(not_before, ${quietMs === undefined ? null : sql`${after(quietMs)}`})
        from "user" where webhooks.id = ${webhookId} and "user".id = webhooks.user_id
        returning (extract(epoch from now() - failing_since) * 1000)::float8 as failing_ms, off, email`.execute(
        tx,
      )
      return rows[0]
    },

    switchOff: async (webhookId: string, why: 'gone' | 'failing'): Promise<void> => {
      await sql`update webhooks set off = ${why} where id = ${webhookId} and off is null`.execute(tx)
    },

    /** Ends it. False when another process holds the lease. */
    end: async (
      { webhook_id, id, lease_token }: LeasedDelivery,
      status: 'delivered' | 'failed',
      { answered, failure, tookMs }: Outcome,
    ): Promise<boolean> => {
      const { numAffectedRows } = await sql`
        update webhook_deliveries set status = ${status}, ended_at = now(), lease_token = null, lease_until = null,
          answered = ${answered}, failure = ${failure}, took_ms = ${Math.round(tookMs)}
        where webhook_id = ${webhook_id} and id = ${id} and lease_token = ${lease_token}`.execute(tx)
      return numAffectedRows === 1n
    },

    /** Schedules the next attempt, at the latest when it expires; false when it has expired. */
    putBack: async (
      { webhook_id, id, lease_token }: LeasedDelivery,
      waitMs: number,
      { answered, failure, tookMs }: Outcome,
    ): Promise<boolean> => {
      const { numAffectedRows } = await sql`
        update webhook_deliveries set lease_token = null, lease_until = null, answered = ${answered}, failure = ${failure},
          took_ms = ${Math.round(tookMs)},
          next_at = least(${after(waitMs)}, greatest(expires_at - interval '1 minute', now() + interval '5 seconds'))
        where webhook_id = ${webhook_id} and id = ${id} and lease_token = ${lease_token}
          and expires_at > now() + interval '1 minute'`.execute(tx)
      return numAffectedRows === 1n
    },

    trimLog: (webhookId: string): Promise<void> => trimLogs(tx, [webhookId]),
  }
}

/** Keeps only the newest ended deliveries of each webhook. */
async function trimLogs(tx: Tx, webhookIds: readonly string[]): Promise<void> {
  await sql`
    delete from webhook_deliveries d using (
      select given.id, edge.seq from unnest(${sql.val(webhookIds)}::text[]) as given (id), lateral (
        select seq from webhook_deliveries ended where ended.webhook_id = given.id and ended.status <> 'waiting'
        order by seq desc offset ${WEBHOOK_LIMITS.log} limit 1
      ) as edge
    ) as beyond
    where d.webhook_id = beyond.id and d.status <> 'waiting' and d.seq <= beyond.seq`.execute(tx)
}

/** Ends expired deliveries, whose webhook was off or which no process sent, and deletes those that ended a week ago. */
export async function forgetDeliveries(
  database: Pick<Database, 'asSystem'>,
  keptDays: number,
  signal?: AbortSignal,
): Promise<void> {
  await deleteInSlices(database, { name: 'webhook_deliveries that expire', signal }, async (tx, limit) => {
    const { rows } = await sql<{ webhook_id: string }>`
      update webhook_deliveries set status = 'failed', ended_at = now(), lease_token = null, lease_until = null,
        failure = coalesce(failure, case when answered is null then 'expired' end)
      where ctid = any(array(
        select ctid from webhook_deliveries
        where status = 'waiting' and expires_at <= now() and (lease_until is null or lease_until <= now())
        limit ${limit} for update skip locked
      )) returning webhook_id`.execute(tx)
    // A disabled webhook's waiting deliveries all end at once, so its log needs trimming too.
    await trimLogs(tx, [...new Set(rows.map(({ webhook_id }) => webhook_id))])
    return rows.length
  })
  await deleteInSlices(database, { name: 'webhook_deliveries', signal }, (tx, limit) =>
    deleteSome(
      tx,
      'webhook_deliveries',
      sql`status <> 'waiting' and ended_at < now() - ${keptDays} * interval '1 day'`,
      limit,
    ),
  )
}
