/** Time until a moment, '42s' or, from a minute, '3m 5s'; empty once it has passed. */
export function waitText(until: number, now: number): string {
  const seconds = Math.ceil((until - now) / 1000)
  if (seconds <= 0) return ''
  return `${seconds < 60 ? '' : `${Math.floor(seconds / 60)}m `}${seconds % 60}s`
}
