/** Rows of a picture between two looks at whether it is still wanted. */
const ROWS = 64

let check = (): void => {}

/**
 * Runs a style's passes. Filters are plain functions, too many to hand each of them the check: the picture being painted on this
 * thread is one at a time, and its check lies here meanwhile. It throws to stop the painting.
 */
export function withPauses<Result>(checkpoint: () => void, run: () => Result): Result {
  const outer = check
  check = checkpoint
  try {
    return run()
  } finally {
    check = outer
  }
}

/** Called by filters at the beginning of every row: now and then asks whether the picture is still wanted. */
export function pauseAt(row: number): void {
  if ((row & (ROWS - 1)) === 0) check()
}
