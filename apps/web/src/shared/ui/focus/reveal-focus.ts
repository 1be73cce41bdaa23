/** Rows that run past the edge of the window or of their panel. */
const ROW = '[class*="overflow-x-auto"]'

/** What the keyboard leads to comes to the middle of its row: the browser leaves it cut off as long as any of it is in sight. */
export function revealFocus(): void {
  // `:focus-visible` holds for fields that the pointer pressed, too.
  let isByKey = false
  document.addEventListener('keydown', () => (isByKey = true), true)
  document.addEventListener('pointerdown', () => (isByKey = false), true)
  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (!isByKey || !(target instanceof HTMLElement) || !target.matches(':focus-visible')) return
      const row = target.closest(ROW)
      if (row && row.scrollWidth > row.clientWidth)
        target.scrollIntoView({ block: 'nearest', inline: 'center' })
    },
    true,
  )
}
