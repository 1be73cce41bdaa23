/** The value below which `share` (0 … 1) of the numbers lie. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}

export function median(numbers: readonly number[]): number {
  return percentile(numbers, 0.5)
}

export type Row = {
  readonly what: string
  readonly measured: string
  readonly goal: string
  readonly met: boolean
}

export function row(what: string, value: number, goal: number, unit: string): Row {
  const digits = value < 10 ? 2 : 0
  return { what, measured: `${value.toFixed(digits)} ${unit}`, goal: `≤ ${goal} ${unit}`, met: value <= goal }
}
