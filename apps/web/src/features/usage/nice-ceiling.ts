const STEPS = [2, 4, 6, 8, 10] as const

/** A round, even number at or above `most`, so that the middle line can be labeled; at least 4. */
export function niceCeiling(most: number): number {
  const magnitude = 10 ** Math.max(0, Math.ceil(Math.log10(Math.max(most, 1))) - 1)
  const step = STEPS.find((candidate) => candidate * magnitude >= most) ?? 10
  return Math.max(4, step * magnitude)
}
