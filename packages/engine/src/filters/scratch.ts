let kept = new Float32Array(0)

/**
 * So many values from a place on, whatever they are, for a pass that is done with them before the next one asks. Kept from pass to pass
 * and from picture to picture: fresh memory costs as much as a blur, and every 12 megabytes of it have V8 collect its whole heap. A blur
 * takes as many values as it blurs, from the first one on.
 */
export function scratch(length: number, from = 0): Float32Array {
  if (kept.length < from + length) kept = new Float32Array(from + length)
  return kept.subarray(from, from + length)
}
