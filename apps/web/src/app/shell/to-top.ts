/** Pixels, the specification's. */
const THRESHOLD = 400

const panel = () => document.getElementById('main')

/** Shows the button after 400 px, whether the page itself scrolls or the panel it stands in. */
export function watchScroll(): void {
  function measure() {
    const button = document.querySelector<HTMLElement>('[data-act="to-top"]')
    if (button) button.hidden = Math.max(window.scrollY, panel()?.scrollTop ?? 0) <= THRESHOLD
  }
  // Panels do not bubble their scrolling: it is caught on the way down. Once a frame at most, as browsers tell of it.
  document.addEventListener('scroll', measure, { capture: true, passive: true })
  // The page may have been scrolled before this ran.
  measure()
}

export function scrollToTop(): void {
  window.scrollTo({ top: 0 })
  panel()?.scrollTo({ top: 0 })
}
