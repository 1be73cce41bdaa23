/** `42 s left`, `3 min left`, `1.5 h left`, as precise as a download allows. */
export function timeLeftText(seconds: number): string {
  if (seconds < 90) return `${Math.max(1, Math.ceil(seconds))} s left`
  if (seconds < 5_400) return `${Math.round(seconds / 60)} min left`
  return `${(seconds / 3_600).toFixed(1)} h left`
}
