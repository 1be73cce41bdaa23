const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
]

/** 'just now', '5 minutes ago', 'yesterday'. */
export function relativeTime(time: number, now: number): string {
  const format = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
  for (const [unit, milliseconds] of STEPS) {
    const amount = Math.trunc((time - now) / milliseconds)
    if (amount !== 0) return format.format(amount, unit)
  }
  return 'just now'
}
