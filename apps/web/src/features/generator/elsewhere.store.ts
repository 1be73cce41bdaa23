import type { EventPayload } from '@easel/contract/events'
import { create } from 'zustand'

/** Allowance in milliseconds, on top of a picture's max time, for events in transit. */
const GRACE_MS = 10_000

type Failure = EventPayload<'task.failed'>

type ElsewhereState = {
  /** Task of a picture in progress that this page does not await: another tab does, or this one did before a reload. */
  readonly taskId: string | null
  /** Why it failed, until the user has read it. */
  readonly failure: Failure | null
}

const NOTHING: ElsewhereState = { taskId: null, failure: null }

export const useElsewhereStore = create<ElsewhereState>(() => NOTHING)

let silence: ReturnType<typeof setTimeout> | undefined

/** `longestMs`: max time of a picture of the form. After that much silence it must have ended unnoticed. */
export function noteElsewhere(taskId: string, longestMs: number): void {
  clearTimeout(silence)
  silence = setTimeout(endElsewhere, longestMs + GRACE_MS)
  useElsewhereStore.setState({ taskId, failure: null })
}

/** A picture of the form failed. A canceled one needs no message. */
export function failElsewhere(failure: Failure): void {
  if (failure.taskId !== useElsewhereStore.getState().taskId) return
  clearTimeout(silence)
  useElsewhereStore.setState({ taskId: null, failure: failure.code === 'cancelled' ? null : failure })
}

/** It ended: succeeded, was canceled, or went silent. */
export function endElsewhere(): void {
  clearTimeout(silence)
  useElsewhereStore.setState({ taskId: null })
}

/** The failure was read, or another user signed in. */
export function forgetElsewhere(): void {
  clearTimeout(silence)
  useElsewhereStore.setState(NOTHING)
}
