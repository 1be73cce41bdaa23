const STEPS = [2, 4, 6, 8, 10] as const

/** A round number at or above `most`, even, so that half of it can be written beside the middle line; 4 at least. */
export function niceCeiling(most: number): number {
  const magnitude = 10 ** Math.max(0, Math.ceil(Math.log10(Math.max(most, 1))) - 1)
  const step = STEPS.find((candidate) => candidate * magnitude >= most) ?? 10
  return Math.max(4, step * magnitude)
}
