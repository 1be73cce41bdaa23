const FOCUSABLE =
  'a[href], button:enabled, input:enabled:not([type=hidden]), select:enabled, textarea:enabled, summary, [tabindex="0"]'
/** Gives the focus back by itself when it closes. */
const OVERLAY = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]'
const REGION = `main, ${OVERLAY}`

/**
 * What is removed while it has the focus hands it to its neighbor: the same button of the next row, else what is nearest. Without it, people
 * who use a keyboard or a screen reader would begin again at the top of the page.
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
    // Let go on purpose, as by a press beside it: nothing is lost with it later.
    queueMicrotask(() => {
      if (left === held && held?.isConnected && isFocusLost()) held = null
    })
  }
  // While capturing: React stops a focus event in a part of the page that it has not taken over yet.
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
  // What stands in its place now comes first.
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
