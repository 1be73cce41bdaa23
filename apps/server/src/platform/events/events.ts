import type { ProductEvent, TransientEventType, TransientPayload } from '@easel/contract/events'
import type { Tx } from '../database/database.ts'

/**
 * Events for users. Stored events are appended just before the transaction commits, numbered under the user's row lock so that numbers become
 * visible in order, and reach every open stream after the commit.
 */
export type Events = {
  readonly append: (tx: Tx, userId: string, event: ProductEvent) => Promise<void>
  /** Transient event to the user's open streams in every process; not stored, may be lost. */
  readonly send: <T extends TransientEventType>(userId: string, type: T, payload: TransientPayload<T>) => void
}

/** A transient event in transit. */
export type PassingEvent = { readonly type: string; readonly payload: unknown }

/** Subject of a transient event; only the latest about each subject is worth sending. */
export function subjectOf({ type, payload }: PassingEvent): string {
  const { taskId } = payload as { taskId?: unknown }
  return `${type} ${String(taskId)}`
}
