import type { ErrorCode } from '@easel/contract/errors'
import type { TaskStatus } from '@easel/contract/queue'
import type { ColumnType, Generated, Selectable } from 'kysely'

/** A paid call in progress, recorded so that it is not paid for twice. */
export type PaidJob = {
  readonly provider: string
  /** Id in the operator's spending records. */
  readonly hold: string
  /** The vendor's job id; absent until the vendor accepts the job, and for vendors without one. */
  readonly job?: string
}

/** Columns of every task table, whatever its tasks make. */
export type QueueTable = {
  user_id: string
  id: string
  /** Arrival order across all users. */
  position: ColumnType<number, never, never>
  /** The user's own order. */
  sort_order: Generated<number>
  /** `form`: a caller waits for the answer, so it goes first. `queue`: shown in the queue card. */
  source: 'form' | 'queue'
  status: TaskStatus
  /** Attempts, excluding interrupted runs. */
  attempts: Generated<number>
  /** How often a process died while running the task. */
  takeovers: Generated<number>
  /** Set after too many process deaths, for the operator to look at. */
  set_aside_at: ColumnType<Date | null, never, Date | null>
  /** Fencing token of the run that may write the result, and when its lease ends. */
  lease_token: string | null
  lease_until: Date | null
  /** Earliest start. */
  not_before: Date | null
  started_at: Date | null
  finished_at: Date | null
  /** The paid call in progress; written before the vendor is asked. */
  vendor_job: ColumnType<PaidJob | null, string | null | undefined, string | null>
  error_code: ErrorCode | null
  error_message: string | null
  created_at: Date
  /** The API key that requested it, and the UTC day it counts toward. */
  key_id: Generated<string | null>
  key_day: Generated<Date | null>
}

export type QueueRow = Selectable<QueueTable>

/** A task table and the channel of its notices. */
export type Queue<Row extends QueueRow = QueueRow> = {
  /** The name its migration passed to `create_queue`. */
  readonly table: string
  readonly channel: string
  /** Type only: the table's rows. */
  readonly row?: Row
}

/** A task that this process is running. */
export type Claimed<Row extends QueueRow = QueueRow> = Row & { readonly lease_token: string }
