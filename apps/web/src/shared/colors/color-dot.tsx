/** A color beside its name; the line around it shows where the ground has the same color. */
export function ColorDot({ color }: { readonly color: string }) {
  return (
    <span
      aria-hidden="true"
      className="size-4 flex-none rounded-2 border border-line-2"
      style={{ backgroundColor: color }}
    />
  )
}
