import { newId } from '#web/shared/lib/new-id.ts'

/** Milliseconds without scrolling after which a jump has come to its end. */
const STILL = 150
/** Pixels that nobody sees. */
const NEAR = 2
/** How often a jump that ended elsewhere is made again: a target near the page's end cannot come up to the top. */
const MOST_TRIES = 4
/** What somebody does who wants to be elsewhere by now. */
const OWN_WAY = ['wheel', 'touchstart', 'touchmove', 'pointerdown', 'keydown'] as const

let leave = new AbortController()
/** Where the link led that was pressed last. */
let pressed: string | undefined

/** What is pressed to jump within the page ends where it leads, whatever grows or shrinks on the way there; and so does coming back to it. */
export function followAnchors(): void {
  document.addEventListener('click', followPress, true)
  window.addEventListener('popstate', followEntry)
  for (const sign of OWN_WAY) document.addEventListener(sign, followOwnWay, { capture: true, passive: true })
  // Nobody has gone their own way here yet.
  if (location.hash && history.state?.isJump !== false) {
    noteJump(true)
    arrive()
  }
}

function followPress({ target, button, ctrlKey, metaKey, shiftKey }: MouseEvent): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link?.hash || button !== 0 || ctrlKey || metaKey || shiftKey) return
  if (!link.href.startsWith(location.href.replace(/#.*/, '#'))) return
  pressed = link.hash
  arrive()
}

function followEntry(): void {
  const wasPressed = location.hash === pressed
  pressed = undefined
  if (isJump()) arrive()
  else if (wasPressed || history.state === null) noteJump(wasPressed)
}

/**
 * Whether this entry stands where its address leads: back at it, that is where the page belongs, while a browser would bring it to where it was
 * left on the way. An entry that the browser has made by itself has no key. The router tells entries apart by it, and would take this one for the
 * one before and scroll back to where that was left.
 */
function noteJump(isJump: boolean): void {
  history.replaceState({ key: newId(), ...history.state, isJump }, '')
}

function isJump(): boolean {
  return history.state?.isJump === true
}

function followOwnWay(event: Event): void {
  leave.abort()
  const mayLeave =
    /pointer|start/.test(event.type) ||
    (event as KeyboardEvent).key === 'Enter' ||
    (event as KeyboardEvent).altKey
  if (isJump() && !mayLeave) noteJump(false)
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
    if (signal.aborted) return
    // Until it has loaded, the target may not be there yet, and the browser may bring the page back to where it was.
    const isLoaded = document.readyState === 'complete'
    const target = document.querySelector(':target')
    if (!target) return isLoaded ? leave.abort() : wait()
    const margin = Number.parseFloat(getComputedStyle(target).scrollMarginTop)
    const isThere = Math.abs(target.getBoundingClientRect().top - margin) <= NEAR
    if (isThere ? isLoaded : tries >= MOST_TRIES) return leave.abort()
    if (!isThere) {
      tries += 1
      target.scrollIntoView()
    }
    wait()
  }
  document.addEventListener('scroll', wait, { capture: true, passive: true, signal })
  wait()
}
