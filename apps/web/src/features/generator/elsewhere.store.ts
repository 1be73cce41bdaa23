import { create } from 'zustand'

/** Without news for so long a picture is believed to have ended without one: nothing tells how a request of another page failed. */
const SILENCE_MS = 15_000

type ElsewhereState = {
  /** Task of a picture in the making that this page does not wait for: another tab does, or this one did before it was loaded anew. */
  readonly taskId: string | null
}

export const useElsewhereStore = create<ElsewhereState>(() => ({ taskId: null }))

let silence: ReturnType<typeof setTimeout> | undefined

export function noteElsewhere(taskId: string): void {
  clearTimeout(silence)
  silence = setTimeout(endElsewhere, SILENCE_MS)
  useElsewhereStore.setState({ taskId })
}

/** It has ended: a picture came, or the silence lasted. */
export function endElsewhere(): void {
  clearTimeout(silence)
  useElsewhereStore.setState({ taskId: null })
}
