import type { Page } from '@playwright/test'

/** Elements wider than the window, and controls that scrolling in one direction cannot bring fully into view. */
export function beyondTheEdge(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const main = document.getElementById('main')
    const wide = [document.documentElement, main]
      .filter((part) => part && part.scrollWidth > part.clientWidth)
      .map((part) => `${part?.localName} is ${part?.scrollWidth} px wide`)
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
    const cut = [...document.querySelectorAll('main :is(a[href], button, input, select, textarea, summary)')]
      .filter((control) => control.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((control) => {
        const { left, right, width } = control.getBoundingClientRect()
        return width > 1 && (left < 0 || right > innerWidth + 1) && !scrolls(control.parentElement)
      })
      .map((control) => `${control.localName} “${control.getAttribute('aria-label') ?? control.textContent}”`)
    return [...wide, ...cut]
  })
}

/** Fields, choices and action buttons without a border in forced colors, where backgrounds are not drawn. */
export function unlined(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'main :is(input:not([type=radio], [type=range]), select, textarea, button[data-variant=act], label:has(input[type=radio]))',
      ),
    ]
      .filter((control) => control.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((control) => {
        const frames = [control, control.parentElement, control.parentElement?.parentElement]
        return !frames.some(
          (frame) => frame && Number.parseFloat(getComputedStyle(frame).borderTopWidth) >= 1,
        )
      })
      .map(
        (control) =>
          `no line around ${control.localName} “${control.getAttribute('aria-label') || control.id || control.textContent}”`,
      ),
  )
}
