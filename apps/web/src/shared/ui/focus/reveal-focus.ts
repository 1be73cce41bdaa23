/** Rows that run past the edge of the window or of their panel. */
const ROW = '[class*="overflow-x-auto"]'

/** Brings what the keyboard focuses into view: whole in its row, and clear of what floats above the page. */
export function revealFocus(): void {
  // `:focus-visible` holds for fields that the pointer pressed, too.
  let isByKey = false
  document.addEventListener('keydown', () => (isByKey = true), true)
  document.addEventListener('pointerdown', () => (isByKey = false), true)
  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (isByKey && target instanceof HTMLElement && target.matches(':focus-visible')) reveal(target)
    },
    true,
  )
}

function reveal(target: HTMLElement): void {
  const row = target.closest(ROW)
  // Browsers leave it cut off as long as any part of it is visible.
  const inline = row && row.scrollWidth > row.clientWidth ? 'center' : 'nearest'
  // The focus trap of a dialog focuses without scrolling.
  target.scrollIntoView({ block: 'nearest', inline })
  if (isCovered(target)) target.scrollIntoView({ block: 'center', inline })
}

/** Whether something that stays in place while the page scrolls lies over the middle of it. */
function isCovered(target: HTMLElement): boolean {
  const { left, top, width, height } = target.getBoundingClientRect()
  let cover = document.elementFromPoint(left + width / 2, top + height / 2)
  if (target.contains(cover)) return false
  while (cover && !/fixed|sticky/.test(getComputedStyle(cover).position)) cover = cover.parentElement
  return cover !== null && !cover.contains(target)
}
