import { performance } from 'node:perf_hooks'
import { collectGarbage } from '@easel/engine/collect-garbage'

const LOOK_MS = 1_000
/** Max share of the last interval that an idle process may have worked. */
const IDLE_SHARE = 0.1
/** Bytes above those that the last collection left that justify another one. */
const WORTH_BYTES = 48 * 1024 * 1024

/**
 * Collects garbage when the process is idle. Picture bytes live outside the heap, which hardly grows, so V8 would not collect them for long
 * (decision 0033); what thousands of streams leave in the heap would stay as well. Returns a stop function.
 */
export function collectWhenIdle(lookMs = LOOK_MS): () => void {
  let left = 0
  let before = performance.eventLoopUtilization()
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, before)
    before = now
    const bytes = bytesHeld()
    left = Math.min(left, bytes)
    if (utilization > IDLE_SHARE || bytes < left + WORTH_BYTES) return
    collectGarbage()
    left = bytesHeld()
  }, lookMs)
  timer.unref()
  return () => clearInterval(timer)
}

function bytesHeld(): number {
  const { arrayBuffers, heapUsed } = process.memoryUsage()
  return arrayBuffers + heapUsed
}
