import { performance } from 'node:perf_hooks'
import { collectGarbage } from '@easel/engine/collect-garbage'

const LOOK_MS = 1_000
/** Share of the time since the last look that the process may have worked and still count as idle. */
const IDLE_SHARE = 0.1
/** Bytes, beyond those that the last collection left, that are worth another one. */
const WORTH_BYTES = 48 * 1024 * 1024

/**
 * Gives back what pictures and closed streams left behind once there is nothing to do. Bytes of pictures lie outside of the heap, which alone
 * hardly grows, so it would be long before they were collected (decision 0033); what thousands of streams leave in the heap stays there
 * until something else needs the room. Returns what ends it.
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
