/** A color swatch beside a name; its outline shows when it matches the background. */
export function ColorDot({ color }: { readonly color: string }) {
  return (
    <span
      aria-hidden="true"
      className="size-4 flex-none rounded-2 border border-line-2"
      style={{ backgroundColor: color }}
    />
  )
}
