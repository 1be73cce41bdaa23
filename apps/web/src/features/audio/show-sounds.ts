/** Id of the heading of what was made. */
export const SOUNDS_HEADING = 'your-sounds'

/** On a phone the list lies below the form: what was asked for comes into view, or the press would seem to do nothing. */
export function showSounds(): void {
  const heading = document.getElementById(SOUNDS_HEADING)
  if (!heading || heading.getBoundingClientRect().top < window.innerHeight * 0.6) return
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  heading.scrollIntoView({ behavior: isCalm ? 'instant' : 'smooth' })
}
