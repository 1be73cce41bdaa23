/** In pixels; set by the specification. */
const THRESHOLD = 400

const panel = () => document.getElementById('main')

/** Shows the button after 400 px, whether the page scrolls or its panel. */
export function watchScroll(): void {
  function measure() {
    const button = document.querySelector<HTMLElement>('[data-act="to-top"]')
    if (button) button.hidden = Math.max(window.scrollY, panel()?.scrollTop ?? 0) <= THRESHOLD
  }
  // Scroll events of panels do not bubble, so the listener captures them. Browsers fire them at most once a frame.
  document.addEventListener('scroll', measure, { capture: true, passive: true })
  // The page may have been scrolled before this ran.
  measure()
}

export function scrollToTop(): void {
  window.scrollTo({ top: 0 })
  panel()?.scrollTo({ top: 0 })
}
