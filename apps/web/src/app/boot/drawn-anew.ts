/** Attributes that tell elements of a kind apart and stay the same when React renders them again. */
const TRAITS = ['class', 'type', 'name', 'autocomplete', 'placeholder', 'aria-label']

/**
 * Finds an element of the prerendered page again. Where a translation or an extension has changed the page before hydration, React renders it
 * from scratch: then the match is the element at the same position among those with the same traits. Undefined while there is none.
 */
export function finderOf<E extends Element>(element: E): () => E | undefined {
  const traits = traitsOf(element)
  const allLikeIt = () =>
    [...document.querySelectorAll(element.localName)].filter(
      (other) => traitsOf(other) === traits,
    ) as Element[] as E[]
  const at = allLikeIt().indexOf(element)
  return () => (element.isConnected ? element : allLikeIt()[at])
}

function traitsOf(element: Element): string {
  return JSON.stringify(TRAITS.map((name) => element.getAttribute(name)))
}
