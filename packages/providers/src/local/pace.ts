import type { EngineStep } from './engine.ts'

/** Speed of one picture. */
export type Pace = {
  readonly note: (step: EngineStep) => void
  /** Estimated milliseconds until it is done; infinite before the second step. */
  readonly leftMs: () => number
}

/** Decoding follows the last step and takes about as long as one. */
export function createPace(now: () => number, steps: number): Pace {
  let first: { readonly at: number; readonly done: number } | undefined
  let last: { readonly at: number; readonly left: number; readonly done: number } | undefined
  return {
    note: ({ done, total }) => {
      const at = now()
      first ??= { at, done }
      last = { at, done, left: Math.min(total, steps) - done }
    },
    leftMs: () => {
      if (!first || !last || last.done === first.done) return Number.POSITIVE_INFINITY
      const stepMs = (last.at - first.at) / (last.done - first.done)
      return (last.left + 1) * stepMs - (now() - last.at)
    },
  }
}
