const FOCUSABLE =
  'a[href], button:enabled, input:enabled:not([type=hidden]), select:enabled, textarea:enabled, summary, [tabindex="0"]'
/** Restores focus itself when it closes. */
const OVERLAY = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]'
const REGION = `main, ${OVERLAY}`

/**
 * Moves focus from a removed element to its neighbor: the same button of the next row, or the nearest control. Otherwise keyboard and screen
 * reader users would start again at the top of the page.
 */
export function keepFocus(): void {
  let held: HTMLElement | null = null
  let before: HTMLElement | null = null
  function hold({ target }: FocusEvent) {
    if (!(target instanceof HTMLElement) || target === held) return
    if (held?.isConnected) before = held
    held = target
  }
  function letGo() {
    const left = held
    // Blurred on purpose, for example by a press beside it, so there is nothing to restore.
    queueMicrotask(() => {
      if (left === held && held?.isConnected && isFocusLost()) held = null
    })
  }
  // Captured, because React stops focus events in parts that are not hydrated yet.
  document.addEventListener('focusin', hold, true)
  document.addEventListener('focusout', letGo, true)
  new MutationObserver((records) => {
    if (!held || held.isConnected || !isFocusLost()) return
    const lost = held
    const overlay = lost.closest(OVERLAY)
    if (overlay && !overlay.isConnected) return
    const removal = records.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(lost)))
    if (removal) findNeighbor(lost, removal, before)?.focus({ preventScroll: true, focusVisible: true })
  }).observe(document.body, { childList: true, subtree: true })
}

function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body
}

function findNeighbor(
  lost: HTMLElement,
  { target, previousSibling }: MutationRecord,
  before: HTMLElement | null,
): HTMLElement | null {
  const main = document.getElementById('main')
  const region = target instanceof Element ? target.closest<HTMLElement>(REGION) : null
  if (!region) return before?.isConnected ? before : main
  const name = nameOf(lost)
  const previous = previousSibling?.parentNode === target ? previousSibling : null
  let place: Node = target
  // The element now in its place comes first.
  let nearest = [...following(previous ? previous.nextSibling : target.firstChild), ...preceding(previous)]
  for (;;) {
    const found = nearest.flatMap(focusablesOf)
    const neighbor = found.find((element) => nameOf(element) === name) ?? found[0]
    if (neighbor) return neighbor
    if (place === region || !place.parentNode) return region.hasAttribute('tabindex') ? region : main
    nearest = [...following(place.nextSibling), ...preceding(place.previousSibling)]
    place = place.parentNode
  }
}

const following = (first: Node | null) => siblings(first, 'nextSibling')
const preceding = (first: Node | null) => siblings(first, 'previousSibling')

function siblings(first: Node | null, way: 'nextSibling' | 'previousSibling'): readonly Element[] {
  const found: Element[] = []
  for (let node = first; node; node = node[way]) if (node instanceof Element) found.push(node)
  return found
}

function focusablesOf(element: Element): readonly HTMLElement[] {
  const own = element.matches(FOCUSABLE) ? [element] : []
  return [...own, ...element.querySelectorAll(FOCUSABLE)].filter(
    (one): one is HTMLElement => one instanceof HTMLElement && one.checkVisibility(),
  )
}

const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent
