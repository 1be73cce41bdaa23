/** Milliseconds without scrolling after which a jump has come to its end. */
const STILL = 150
/** Pixels that nobody sees. */
const NEAR = 2
/** How often a jump that ended elsewhere is made again: a target near the page's end cannot come up to the top. */
const MOST_TRIES = 4
/** What somebody does who wants to be elsewhere by now. */
const OWN_WAY = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

let leave = new AbortController()

/** What is pressed to jump within the page ends where it leads, whatever grows or shrinks on the way there. */
export function followAnchors(): void {
  document.addEventListener('click', followPress, true)
  window.addEventListener('popstate', nameEntry)
  // A browser that restores a page brings it to where it was left.
  const [opened] = performance.getEntriesByType('navigation')
  if (location.hash && opened instanceof PerformanceNavigationTiming && opened.type === 'navigate') arrive()
}

function followPress({ target, button, ctrlKey, metaKey, shiftKey }: MouseEvent): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link?.hash || button !== 0 || ctrlKey || metaKey || shiftKey) return
  if (link.href.startsWith(location.href.replace(/#.*/, '#'))) arrive()
}

/**
 * The browser makes this entry by itself and leaves its state empty. The router tells entries apart by the key in it, and would take this one
 * for the one before and scroll back to where that was left.
 */
function nameEntry(): void {
  if (history.state === null) history.replaceState({ key: crypto.randomUUID() }, '')
}

function arrive(): void {
  // What is laid out only on coming near (`off-screen-later`) has a guessed height until then.
  document.documentElement.dataset['laidOut'] = ''
  leave.abort()
  leave = new AbortController()
  const { signal } = leave
  let timer: ReturnType<typeof setTimeout>
  let tries = 0
  function wait() {
    clearTimeout(timer)
    timer = setTimeout(look, STILL)
  }
  function look() {
    const target = document.querySelector(':target')
    if (signal.aborted || !target) return
    const margin = Number.parseFloat(getComputedStyle(target).scrollMarginTop)
    const isThere = Math.abs(target.getBoundingClientRect().top - margin) <= NEAR
    tries += 1
    if (isThere || tries > MOST_TRIES) return leave.abort()
    target.scrollIntoView()
    wait()
  }
  document.addEventListener('scroll', wait, { capture: true, passive: true, signal })
  for (const sign of OWN_WAY)
    document.addEventListener(sign, () => leave.abort(), { once: true, capture: true, passive: true, signal })
  wait()
}
