import type { ErrorCode } from '@easel/contract/errors'
import type { TaskStatus } from '@easel/contract/queue'
import type { ColumnType, Generated, Selectable } from 'kysely'

/** A paid call under way, remembered so that it is not paid for twice. */
export type PaidJob = {
  readonly provider: string
  /** Of the operator's books. */
  readonly hold: string
  /** The vendor's own name of the job; absent until it has accepted one, and where it has no such thing. */
  readonly job?: string
}

/** The columns that every table of tasks has, whatever the tasks make. */
export type QueueTable = {
  user_id: string
  id: string
  /** Order of arrival among everybody's tasks. */
  position: ColumnType<number, never, never>
  /** The user's own order. */
  sort_order: Generated<number>
  /** `form`: a caller waits for the answer, so it is served first. `queue`: it is shown in a list. */
  source: 'form' | 'queue'
  status: TaskStatus
  /** How often it was started, not counting runs that were interrupted. */
  attempts: Generated<number>
  /** How often a process died while it ran the task. */
  takeovers: Generated<number>
  /** Set when too many processes have died of it; an operator looks at it. */
  set_aside_at: ColumnType<Date | null, never, Date | null>
  /** Fencing token of the run that may write the result, and until when the run is believed to live. */
  lease_token: string | null
  lease_until: Date | null
  /** It does not start earlier. */
  not_before: Date | null
  started_at: Date | null
  finished_at: Date | null
  /** Of a paid call under way; written before the vendor is asked. */
  vendor_job: ColumnType<PaidJob | null, string | null | undefined, string | null>
  error_code: ErrorCode | null
  error_message: string | null
  created_at: Date
  /** The API key that asked for it, and the day (UTC) on which it counts for that. */
  key_id: Generated<string | null>
  key_day: Generated<Date | null>
}

export type QueueRow = Selectable<QueueTable>

/** A table of tasks, and the channel on which every process hears of them. */
export type Queue<Row extends QueueRow = QueueRow> = {
  /** Its migration calls `create_queue` with this name. */
  readonly table: string
  readonly channel: string
  /** Only for its type: the table's rows. */
  readonly row?: Row
}

/** A task that this process runs now. */
export type Claimed<Row extends QueueRow = QueueRow> = Row & { readonly lease_token: string }
