import { TIMING } from '@easel/contract/limits'
import type { Quality } from '@easel/contract/pictures'
import { create } from 'zustand'

const STEP = 10
const CEILING = 90

export type Run = {
  readonly status: 'idle' | 'generating'
  /** 0 … 100. */
  readonly percent: number
  /** Idempotency key of the pending request. */
  readonly requestKey: string | null
  /** Pixels of the expected picture. */
  readonly width: number
  readonly height: number
  readonly quality: Quality
  /** Chosen model; empty for none. */
  readonly model: string
  /** Start time on the browser's clock, in milliseconds. */
  readonly startedAt: number
}

export const IDLE: Run = {
  status: 'idle',
  percent: 0,
  requestKey: null,
  width: 1024,
  height: 1024,
  quality: 'standard',
  model: '',
  startedAt: 0,
}

/** Simulated progress: ten more each step, at most 90 before the answer. */
function nextPercent(percent: number): number {
  return Math.max(percent, Math.min(CEILING, percent + STEP))
}

/** Applies real progress: never backward, and 100 only for the answer. */
function heardPercent(shown: number, heard: number): number {
  return Math.min(99, Math.max(shown, Math.round(heard)))
}

export const useRunStore = create<Run>(() => IDLE)

let clock: ReturnType<typeof setInterval> | undefined

/** A request was sent: simulated progress starts, until real events arrive. */
export function startRun(requestKey: string, asked: Pick<Run, 'width' | 'height' | 'quality' | 'model'>) {
  clearInterval(clock)
  useRunStore.setState({ status: 'generating', percent: 0, requestKey, ...asked, startedAt: Date.now() })
  clock = setInterval(
    () => useRunStore.setState(({ percent }) => ({ percent: nextPercent(percent) })),
    TIMING.progressStep,
  )
}

/** Real progress of the pending request; others are ignored, and so is 0, which only means that work has started. */
export function hearProgress(requestKey: string | null, percent: number) {
  if (requestKey === null || !isRunning(requestKey) || percent === 0) return
  clearInterval(clock)
  useRunStore.setState((run) => ({ percent: heardPercent(run.percent, percent) }))
}

/** The answer arrived. */
export function completeRun(requestKey: string) {
  if (!isRunning(requestKey)) return
  clearInterval(clock)
  useRunStore.setState({ percent: 100 })
}

/** Back to idle, after success and failure alike. */
export function endRun(requestKey: string) {
  if (isRunning(requestKey)) abandonRun()
}

/** The user signed out: the picture goes to their history, and this page stops showing it. */
export function abandonRun() {
  clearInterval(clock)
  useRunStore.setState(IDLE)
}

export function isRunning(requestKey: string): boolean {
  return useRunStore.getState().requestKey === requestKey
}
