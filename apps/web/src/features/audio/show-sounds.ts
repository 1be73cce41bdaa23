/** Id of the heading of finished sounds. */
export const SOUNDS_HEADING = 'your-sounds'

/** On phones the list is below the form, so it scrolls into view; otherwise the press would seem to do nothing. */
export function showSounds(): void {
  const heading = document.getElementById(SOUNDS_HEADING)
  if (!heading || heading.getBoundingClientRect().top < window.innerHeight * 0.6) return
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  heading.scrollIntoView({ behavior: isCalm ? 'instant' : 'smooth' })
}
