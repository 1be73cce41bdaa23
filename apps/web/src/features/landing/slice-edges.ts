/** Width of the chosen slice relative to the others. */
export const WIDER = 1.5

/** Start of each slice and end of the last, in percent of the width. */
function sliceEdges(count: number, chosen: number): readonly number[] {
  const unit = 100 / (count - 1 + WIDER)
  // Slices after the chosen one start later by its extra width.
  return Array.from({ length: count + 1 }, (_, index) => unit * (index > chosen ? index - 1 + WIDER : index))
}

/** The edges as custom properties for the layout: `--edge-0` … and the selection box's. */
export function sliceVariables(count: number, chosen: number): Readonly<Record<`--${string}`, string>> {
  const edges = sliceEdges(count, chosen)
  const box = { left: edges[chosen] ?? 0, right: edges[chosen + 1] ?? 0 }
  return {
    ...Object.fromEntries(edges.map((edge, index) => [`--edge-${index}`, `${edge.toFixed(3)}%`])),
    '--box-left': `${box.left.toFixed(3)}%`,
    '--box-width': `${(box.right - box.left).toFixed(3)}%`,
  }
}
