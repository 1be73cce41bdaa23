/** Rows of a picture between two looks at whether it is still wanted. */
const ROWS = 64

/** Pixels or values between two looks; a power of two. */
const STRETCH = 1 << 16

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

/** Asks at once whether the picture is still wanted; for loops over strokes, each of them costly. */
export function pause(): void {
  check()
}

/** Called by filters at the beginning of every row: now and then asks whether the picture is still wanted. */
export function pauseAt(row: number): void {
  if ((row & (ROWS - 1)) === 0) check()
}

/**
 * Runs a pass over many pixels or values in pieces, with a look between them. `work` best calls a function of the module: its machine
 * code stays for the next picture, that of a loop which is entered once a picture is made anew each time.
 */
export function inPieces(count: number, work: (from: number, to: number) => void): void {
  for (let from = 0; from < count; from += STRETCH) {
    check()
    work(from, Math.min(count, from + STRETCH))
  }
}

/** The same for loops that run over all pixels or values at once: called with each index. */
export function pauseAlong(index: number): void {
  if ((index & (STRETCH - 1)) === 0) check()
}
