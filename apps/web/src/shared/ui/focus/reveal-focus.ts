/** Rows that scroll sideways. */
const ROW = '[class*="overflow-x-auto"]'

/** Scrolls what gets the focus by keyboard to the middle of its row: a browser leaves it cut off as long as any part is visible. */
export function revealFocus(): void {
  // A field matches `:focus-visible` also when the pointer pressed it.
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
