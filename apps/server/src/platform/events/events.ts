import type { ProductEvent, TransientEventType, TransientPayload } from '@easel/contract/events'
import type { Tx } from '../database/database.ts'

/**
 * News for users. Stored events are appended inside the transaction that changes the state and written just before its commit; they get the
 * user's next sequence number under that user's row lock (so numbers become visible in order), and reach every open stream after the commit.
 */
export type Events = {
  readonly append: (tx: Tx, userId: string, event: ProductEvent) => Promise<void>
  /** Passing news to the user's open streams of every process; not stored, may be lost. */
  readonly send: <T extends TransientEventType>(userId: string, type: T, payload: TransientPayload<T>) => void
}

/** Passing news as it travels. */
export type PassingEvent = { readonly type: string; readonly payload: unknown }

/** What passing news is about: of two about the same thing only the later one is worth telling. */
export function subjectOf({ type, payload }: PassingEvent): string {
  const { taskId } = payload as { taskId?: unknown }
  return `${type} ${String(taskId)}`
}
