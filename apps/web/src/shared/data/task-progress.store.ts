import type { TransientPayload } from '@easel/contract/events'
import { create } from 'zustand'

export type LiveProgress = {
  /** 0 … 100. */
  readonly percent: number
  /** Latest preview as a data URL. */
  readonly preview: string | null
  readonly taskId: string
}

type ProgressState = {
  /** By task id, and by the idempotency key of the waiting request. */
  readonly byKey: Readonly<Record<string, LiveProgress>>
}

/** Transient events about pictures in progress; never stored. */
const useProgressStore = create<ProgressState>(() => ({ byKey: {} }))

export function applyTaskProgress({
  taskId,
  requestKey,
  percent,
  preview,
}: TransientPayload<'task.progress'>) {
  useProgressStore.setState(({ byKey }) => {
    const old = byKey[taskId]
    const next: LiveProgress = {
      percent: Math.max(percent, old?.percent ?? 0),
      preview: preview ?? old?.preview ?? null,
      taskId,
    }
    return { byKey: { ...byKey, [taskId]: next, ...(requestKey && { [requestKey]: next }) } }
  })
}

export function forgetProgress(...keys: readonly string[]) {
  useProgressStore.setState(({ byKey }) => ({
    byKey: Object.fromEntries(Object.entries(byKey).filter(([key]) => !keys.includes(key))),
  }))
}

/** The latest progress of a task or request. */
export function useLiveProgress(key: string | null): LiveProgress | undefined {
  return useProgressStore((state) => (key === null ? undefined : state.byKey[key]))
}
