export type Progress = {
  /** Records progress. */
  readonly note: () => void
  /** Throws when the last progress is too long ago. */
  readonly assertRecent: () => void
}

/** Tracks when a loop last made progress, on a monotonic clock. */
export function createProgress(
  what: string,
  maxStillMs: number,
  now: () => number = () => performance.now(),
): Progress {
  let last = now()
  return {
    note: () => {
      last = now()
    },
    assertRecent: () => {
      const stillMs = now() - last
      if (stillMs > maxStillMs)
        throw new Error(`${what} has stood still for ${Math.round(stillMs / 1_000)} seconds`)
    },
  }
}
