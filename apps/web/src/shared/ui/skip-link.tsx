/** The first stop of the Tab key. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="absolute -top-16 left-3 z-50 rounded-3 bg-slab px-3 py-2 text-slab-ink focus:top-2"
    >
      Skip to main content
    </a>
  )
}
