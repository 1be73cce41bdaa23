/** The local calendar day of a moment: `2026-11-22`. */
export function dayKey(moment: Date): string {
  return `${moment.getFullYear()}-${String(moment.getMonth() + 1).padStart(2, '0')}-${String(moment.getDate()).padStart(2, '0')}`
}

/** 'Today', 'Yesterday', or the date. */
export function dayName(moment: Date, now: Date): string {
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1)
  if (dayKey(moment) === dayKey(now)) return 'Today'
  if (dayKey(moment) === dayKey(yesterday)) return 'Yesterday'
  return moment.toLocaleDateString('en', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(moment.getFullYear() === now.getFullYear() ? {} : { year: 'numeric' }),
  })
}
