/** Rows that run past the edge of the window or of their panel. */
const ROW = '[class*="overflow-x-auto"]'

/** Scrolls an element focused by keyboard to the middle of its row, because browsers leave it cut off as long as any part is visible. */
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
