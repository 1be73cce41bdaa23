/** Rows of a picture between two cancellation checks. */
const ROWS = 64

/** Pixels or values between two cancellation checks; a power of two. */
const STRETCH = 1 << 16

let check = (): void => {}

/**
 * Runs a style's passes. Filters are plain functions, too many to pass the checkpoint to each: a thread paints one picture at a time, so its
 * checkpoint is kept in the module meanwhile. It throws to stop the painting.
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

/** Checks for cancellation at once; for loops over strokes, each of which is expensive. */
export function pause(): void {
  check()
}

/** Called by filters at the start of every row: checks for cancellation every `ROWS` rows. */
export function pauseAt(row: number): void {
  if ((row & (ROWS - 1)) === 0) check()
}

/**
 * Runs a pass over many pixels or values in pieces, with a cancellation check between them. `work` should call a function of the module: its
 * compiled code is kept for the next picture, while a loop that is entered once per picture is compiled again each time.
 */
export function inPieces(count: number, work: (from: number, to: number) => void): void {
  for (let from = 0; from < count; from += STRETCH) {
    check()
    work(from, Math.min(count, from + STRETCH))
  }
}

/** The same for a single loop over all pixels or values: called with each index. */
export function pauseAlong(index: number): void {
  if ((index & (STRETCH - 1)) === 0) check()
}
