import { setFlagsFromString } from 'node:v8'

// Both settings apply to all threads from the next collection on and may change at any time (decision 0033).

/**
 * Picture bytes live outside the heap and are released quickly. If V8 counts them toward the heap limit, as by default, every few pictures
 * trigger a full collection that takes longer than everything else done for them.
 */
export function countApart(): void {
  setFlagsFromString('--external-memory-accounted-in-global-limit')
}

/** V8's default: right for drawing threads, whose memory is mostly bytes outside the heap. */
export function countWithHeap(): void {
  setFlagsFromString('--no-external-memory-accounted-in-global-limit')
}
