/** How much wider the chosen slice is than the others. */
const WIDER = 1.5

/** Left and right edge of each slice, in per cent of the whole. */
export function sliceEdges(
  count: number,
  chosen: number,
): readonly { readonly left: number; readonly right: number }[] {
  const unit = 100 / (count - 1 + WIDER)
  let edge = 0
  return Array.from({ length: count }, (_, index) => {
    const left = edge
    edge += index === chosen ? unit * WIDER : unit
    return { left, right: edge }
  })
}
