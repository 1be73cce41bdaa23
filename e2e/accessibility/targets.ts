import type { Page } from '@playwright/test'

/** How long moving elements may take to settle. */
const SETTLES_MS = 3_000

/** Controls with a target below 44 × 44 px, once the page is at rest. */
export async function smallTargets(page: Page): Promise<readonly string[]> {
  const end = Date.now() + SETTLES_MS
  let found = await smallNow(page)
  while (found.length > 0 && Date.now() < end) found = await smallNow(page)
  return found
}

/** Controls with a target below 44 × 44 px, with the size of the target. Links within a line of text are exempt. */
async function smallNow(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const SIDE = 44
    const STEP = 2
    const CONTROLS =
      'a[href], button:enabled, input:enabled:not([type=hidden], [type=file]), select:enabled, textarea:enabled, summary, [role=menuitem], [role=menuitemcheckbox], [role=option], [role=tab]'
    const root =
      [...document.querySelectorAll('[role=dialog], [role=alertdialog], [role=menu]')].at(-1) ?? document
    /** Part of a line with other words. */
    const isInText = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) =>
          node !== element &&
          /\p{L}/u.test(node.textContent ?? '') &&
          (node instanceof Text || (node instanceof Element && getComputedStyle(node).display === 'inline')),
      )
    const small: string[] = []
    for (const control of root.querySelectorAll<HTMLElement>(CONTROLS)) {
      if (
        !control.checkVisibility({ visibilityProperty: true }) ||
        control.closest('[inert], [aria-hidden=true], .sr-only')
      )
        continue
      if (isInText(control)) continue
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const box = control.getBoundingClientRect()
      // Hidden until it has the focus, like the skip link.
      if (box.width <= 1 || box.height <= 1 || box.bottom < 0) continue
      const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : []
      const isHit = (x: number, y: number) => {
        const hit = document.elementFromPoint(x, y)
        return !!hit && (control.contains(hit) || labels.some((label) => label.contains(hit)))
      }
      const reach = (startX: number, startY: number, dx: number, dy: number) => {
        let steps = 0
        while (
          steps * STEP < SIDE &&
          isHit(startX + (steps + 1) * STEP * dx, startY + (steps + 1) * STEP * dy)
        )
          steps += 1
        return steps * STEP
      }
      const x = Math.min(Math.max(box.left + box.width / 2, 1), innerWidth - 2)
      const y = Math.min(Math.max(box.top + box.height / 2, 1), innerHeight - 2)
      const half = SIDE / 2 - 1
      // A quick test that most controls pass: they reach far enough on every side.
      if (isHit(x - half, y) && isHit(x + half, y) && isHit(x, y - half) && isHit(x, y + half)) continue
      const width = reach(x, y, 1, 0) + reach(x, y, -1, 0) + STEP
      const height = reach(x, y, 0, 1) + reach(x, y, 0, -1) + STEP
      if (width >= SIDE && height >= SIDE) continue
      const name = control.getAttribute('aria-label') ?? control.textContent?.replace(/\s+/g, ' ').trim()
      small.push(
        `${control.localName} “${(name || control.getAttribute('name') || control.id).slice(0, 40)}” ${width} × ${height}`,
      )
    }
    return small
  })
}
