/** What tells elements of a kind apart, and is the same when React draws them anew. */
const TRAITS = ['class', 'type', 'name', 'autocomplete', 'placeholder', 'aria-label']

/**
 * Finds an element of the prerendered page again. Where a translation or an extension has changed the page before its program ran, React draws
 * it anew instead of taking it over: then what stands in the same place among its like is the one. Undefined while there is none.
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
