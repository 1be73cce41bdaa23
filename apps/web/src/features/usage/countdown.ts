/** 'Resets in Xh Ym Zs' until the time, 'Resetting...' afterwards. */
export function countdownText(resetAt: Date, now: Date): string {
  const seconds = Math.ceil((resetAt.getTime() - now.getTime()) / 1000)
  if (!Number.isFinite(seconds) || seconds <= 0) return 'Resetting...'
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor((seconds % 3600) / 60)
  return `Resets in ${hours}h ${minutes}m ${seconds % 60}s`
}
