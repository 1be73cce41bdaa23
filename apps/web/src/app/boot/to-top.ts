/** Pixels, the specification's. */
const THRESHOLD = 400

/** Milliseconds between two looks: reading how far a page is scrolled has it laid out at once. */
const PAUSE = 100

const panel = () => document.getElementById('main')

/** Shows the button after 400 px, whether the page itself scrolls or the panel it stands in. */
export function watchScroll(): void {
  let isPending = false
  function measure() {
    isPending = false
    const button = document.querySelector<HTMLElement>('[data-act="to-top"]')
    if (button) button.hidden = Math.max(window.scrollY, panel()?.scrollTop ?? 0) <= THRESHOLD
  }
  // Panels do not bubble their scrolling: it is caught on the way down.
  document.addEventListener(
    'scroll',
    () => {
      if (!isPending) setTimeout(measure, PAUSE)
      isPending = true
    },
    { capture: true, passive: true },
  )
  // The page may have been scrolled before this ran.
  measure()
}

export function scrollToTop(): void {
  window.scrollTo({ top: 0 })
  panel()?.scrollTo({ top: 0 })
}
