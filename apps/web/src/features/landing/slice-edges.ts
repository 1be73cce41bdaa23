/** How much wider the chosen slice is than the others. */
export const WIDER = 1.5

/** Where each slice begins and the last one ends, in per cent of the whole. */
function sliceEdges(count: number, chosen: number): readonly number[] {
  const unit = 100 / (count - 1 + WIDER)
  // Every slice after the chosen one begins by what that one is wider.
  return Array.from({ length: count + 1 }, (_, index) => unit * (index > chosen ? index - 1 + WIDER : index))
}

/** The edges as the custom properties that the slices are laid out with: `--edge-0` … and the selection box's. */
export function sliceVariables(count: number, chosen: number): Readonly<Record<`--${string}`, string>> {
  const edges = sliceEdges(count, chosen)
  const box = { left: edges[chosen] ?? 0, right: edges[chosen + 1] ?? 0 }
  return {
    ...Object.fromEntries(edges.map((edge, index) => [`--edge-${index}`, `${edge.toFixed(3)}%`])),
    '--box-left': `${box.left.toFixed(3)}%`,
    '--box-width': `${(box.right - box.left).toFixed(3)}%`,
  }
}
