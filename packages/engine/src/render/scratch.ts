let kept = new Float32Array(0)

/**
 * Shared memory of `length` values starting at `from`, with undefined content, for a pass that finishes before the next one asks. Kept between
 * passes and pictures: new memory costs as much as a blur, and every 12 megabytes of it make V8 collect its whole heap. A blur uses as many
 * values as it blurs, starting at 0.
 */
export function scratch(length: number, from = 0): Float32Array {
  if (kept.length < from + length) kept = new Float32Array(from + length)
  return kept.subarray(from, from + length)
}
