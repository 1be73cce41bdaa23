/**
 * Browsers that translate pages replace or wrap text nodes. React then removes, or writes to, nodes that are no longer where it left them. This
 * tracks each text's replacement, so it can be found, and removed when the text changes.
 */
const WRAPPER = 'FONT'
const standIns = new WeakMap<Node, ChildNode>()
const replaced = new WeakMap<Node, readonly Text[]>()

export function surviveTranslation(): void {
  const { insertBefore, removeChild } = Node.prototype
  const watchTexts = new MutationObserver((records) => {
    for (const text of new Set(records.map(({ target }) => target))) putBack(text)
  })
  new MutationObserver((records) => {
    for (const record of records) followReplacing(record, watchTexts)
  }).observe(document, { childList: true, subtree: true })

  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const place = placeOf(child, this)
    // A text that a translation removed entirely is already gone.
    if (place.parentNode) removeChild.call(this, place)
    return child
  }
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    const place = before && placeOf(before, this)
    return insertBefore.call(this, node, place?.parentNode ? place : null) as T
  }
}

/** What `parent` contains for a React node: the node, or the element that wraps it. */
function placeOf(node: Node, parent: Node): Node {
  if (node.parentNode === parent) return node
  putBack(node)
  let place = node
  while (place.parentNode && place.parentNode !== parent) place = place.parentNode
  return place.parentNode ? place : node
}

/** Adjacent texts become one element, so several may share a replacement. */
function followReplacing(
  { removedNodes, addedNodes, previousSibling, nextSibling }: MutationRecord,
  watch: MutationObserver,
): void {
  for (const text of removedNodes) {
    if (!(text instanceof Text) || text.isConnected) continue
    const standIn =
      [...addedNodes, previousSibling, nextSibling].find(isWrapper) ?? standInOf(previousSibling, nextSibling)
    if (!standIn) continue
    standIns.set(text, standIn)
    replaced.set(standIn, [...(replaced.get(standIn) ?? []), text])
    watch.observe(text, { characterData: true })
  }
}

const isWrapper = (node: Node | null): node is ChildNode => node?.nodeName === WRAPPER

function standInOf(...neighbors: readonly (Node | null)[]): ChildNode | undefined {
  return neighbors.flatMap((node) => (node && standIns.get(node)) ?? [])[0]
}

/** React needs a text that is out of the document: it is restored with its neighbors and translated again. */
function putBack(text: Node): void {
  const standIn = standIns.get(text)
  const texts = standIn && replaced.get(standIn)
  if (!texts || !standIn.isConnected) return
  for (const one of texts) standIns.delete(one)
  standIn.replaceWith(...texts)
}
