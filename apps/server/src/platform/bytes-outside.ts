import { setFlagsFromString } from 'node:v8'

// Both hold for all threads from the next collection on, and may be called at any time (decision 0033).

/**
 * Pictures on their way live outside of the heap and are dropped at once. Counted against the heap's own limit, as they are by default, every
 * few of them cause a whole garbage collection, which takes more time than all the rest that is done for a picture.
 */
export function countApart(): void {
  setFlagsFromString('--external-memory-accounted-in-global-limit')
}

/** As V8 does by default: right where bytes outside of the heap are most of what a thread has, as when it draws. */
export function countWithHeap(): void {
  setFlagsFromString('--no-external-memory-accounted-in-global-limit')
}
