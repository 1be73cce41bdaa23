import type { EventPayload } from '@easel/contract/events'
import { create } from 'zustand'

/** Longer than any picture of the form may take: what is still silent then has ended without this page hearing of it. */
const SILENCE_MS = 130_000

type Failure = EventPayload<'task.failed'>

type ElsewhereState = {
  /** Task of a picture in the making that this page does not wait for: another tab does, or this one did before it was loaded anew. */
  readonly taskId: string | null
  /** Why it was not made, until somebody has read it. */
  readonly failure: Failure | null
}

const NOTHING: ElsewhereState = { taskId: null, failure: null }

export const useElsewhereStore = create<ElsewhereState>(() => NOTHING)

let silence: ReturnType<typeof setTimeout> | undefined

export function noteElsewhere(taskId: string): void {
  clearTimeout(silence)
  silence = setTimeout(endElsewhere, SILENCE_MS)
  useElsewhereStore.setState({ taskId, failure: null })
}

/** A picture of the form failed; what somebody cancelled needs no words. */
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

/** The failure was read, or somebody else is here now. */
export function forgetElsewhere(): void {
  clearTimeout(silence)
  useElsewhereStore.setState(NOTHING)
}
