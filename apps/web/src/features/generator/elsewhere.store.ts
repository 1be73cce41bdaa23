import type { EventPayload } from '@easel/contract/events'
import { create } from 'zustand'

/** On top of what a picture may take: for news that is on its way. */
const GRACE_MS = 10_000

type Failure = EventPayload<'task.failed'>

type ElsewhereState = {
  /** Task of a picture in the making that this page does not wait for: another tab does, or this one did before it was loaded anew. */
  readonly taskId: string | null
  /** Why it failed, until the user has read it. */
  readonly failure: Failure | null
}

const NOTHING: ElsewhereState = { taskId: null, failure: null }

export const useElsewhereStore = create<ElsewhereState>(() => NOTHING)

let silence: ReturnType<typeof setTimeout> | undefined

/** `longestMs`: what a picture of the form may take here. One that is silent for longer has ended without this page hearing of it. */
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

/** It has ended: a picture came, it was cancelled, or the silence lasted. */
export function endElsewhere(): void {
  clearTimeout(silence)
  useElsewhereStore.setState({ taskId: null })
}

/** The failure was read, or another user signed in. */
export function forgetElsewhere(): void {
  clearTimeout(silence)
  useElsewhereStore.setState(NOTHING)
}
