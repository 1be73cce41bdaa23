/** `Nov 22, 2026` in local time. */
export function dateText(moment: string | Date): string {
  return new Date(moment).toLocaleDateString('en', { dateStyle: 'medium' })
}

/** `November 22, 2026`, within a sentence. */
export function longDateText(moment: string | Date): string {
  return new Date(moment).toLocaleDateString('en', { dateStyle: 'long' })
}

/** `Nov 22, 2026, 3:05 PM`. */
export function momentText(moment: string | Date): string {
  return new Date(moment).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' })
}

/** `3:05 PM`, for lists grouped by day. */
export function clockText(moment: Date): string {
  return moment.toLocaleTimeString('en', { hour: 'numeric', minute: '2-digit' })
}

/** `Nov 22` or `November 22, 2026` for a calendar day, `2026-11-22`, independent of the time zone. */
export function calendarDayText(day: string, length: 'short' | 'long'): string {
  const parts: Intl.DateTimeFormatOptions =
    length === 'long' ? { dateStyle: 'long' } : { day: 'numeric', month: 'short' }
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en', { ...parts, timeZone: 'UTC' })
}

/** `November 2026`. */
export function monthText(moment: string | Date): string {
  return new Date(moment).toLocaleDateString('en', { month: 'long', year: 'numeric' })
}
