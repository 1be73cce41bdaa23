/** `Nov 22, 2026`, where the reader lives. */
export function dateText(moment: string | Date): string {
  return new Date(moment).toLocaleDateString('en', { dateStyle: 'medium' })
}

/** `Nov 22, 2026, 3:05 PM`. */
export function momentText(moment: string | Date): string {
  return new Date(moment).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' })
}

/** `03:05 PM`: for lists under the name of a day. */
export function clockText(moment: Date): string {
  return moment.toLocaleTimeString('en', { hour: '2-digit', minute: '2-digit' })
}
