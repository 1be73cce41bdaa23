export type Progress = {
  /** It went on just now. */
  readonly note: () => void
  /** Throws when it has not gone on for too long. */
  readonly assertRecent: () => void
}

/** When work that goes round by itself last did, by a clock that nothing sets. */
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
