/** Class of a row in the library's panel. */
export const PANEL_ROW =
  'flex h-8 min-w-0 flex-1 items-center gap-2.5 rounded-3 px-2 text-left font-medium text-ink-2 hover:bg-hover hover:text-ink aria-[current]:bg-raised aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:shadow-[0_0_0_1px_var(--line),var(--edge),var(--depth-1)] max-md:h-11'
