import { expect, type Page } from '@playwright/test'

/** More Tab presses than any path through a page takes. */
const MAX_TABS = 120

type Focus = {
  readonly tag: string
  readonly name: string
  readonly role: string
  readonly isSeen: boolean
  readonly isInSight: boolean
}

/** The focused element with its name as the browser computes it, and whether an outline or ring around it or its frame is visible. */
async function readFocus(page: Page): Promise<Focus> {
  return page.evaluate(() => {
    const element = document.activeElement ?? document.body
    const group = element.closest('[role=radiogroup]')
    const isRadio = element.matches('input[type=radio]')
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
    const words = (part: Element | null) => part?.textContent?.replace(/\s+/g, ' ').trim() ?? ''
    const byId = element.getAttribute('aria-labelledby')?.split(' ')[0]
    const name =
      element.getAttribute('aria-label') ??
      (byId
        ? words(document.getElementById(byId))
        : words(labels[0] ?? null) || (element as HTMLInputElement).placeholder || words(element))
    const next = element.nextElementSibling
    const frames = [
      element,
      element.parentElement,
      element.parentElement?.parentElement,
      ...(next?.children ?? []),
    ]
    // An element that fills the page or window needs no outline.
    const isRegion = element.matches('main, [role=dialog]')
    const isSeen =
      isRegion ||
      frames.some((frame) => {
        if (!frame) return false
        const { outlineStyle, outlineWidth } = getComputedStyle(frame)
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
      })
    const { top, left, bottom, right } = element.getBoundingClientRect()
    // Not fully covered by another element, such as a bar or a toast.
    const isUncovered = [0.1, 0.5, 0.9].some((across) =>
      [0.1, 0.5, 0.9].some((down) => {
        const hit = document.elementFromPoint(left + (right - left) * across, top + (bottom - top) * down)
        return !!hit && (element.contains(hit) || (hit !== document.body && hit.contains(element)))
      }),
    )
    return {
      tag: element.localName,
      role: isRadio ? 'radiogroup' : (element.getAttribute('role') ?? element.localName),
      name: isRadio ? (group?.getAttribute('aria-label') ?? name) : name,
      isSeen,
      isInSight: isRegion || isUncovered,
    }
  })
}

/** An element has the focus, is in view, and shows its focus. */
export async function expectFocusSeen(page: Page, where: string): Promise<Focus> {
  let focus = await readFocus(page)
  await expect(async () => {
    focus = await readFocus(page)
    expect(focus, `${where}: ${focus.role} “${focus.name.slice(0, 60)}”`).toMatchObject({
      tag: expect.not.stringMatching('body'),
      isSeen: true,
      isInSight: true,
    })
  }).toPass({ timeout: 30_000 })
  return focus
}

/** Presses a key, after which the focus must be visible. */
export async function press(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key)
  await expectFocusSeen(page, key)
}

/** Presses Tab until the control of that name has the focus; the focus must be visible at each stop. */
export async function tabTo(page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const way: string[] = []
  for (let presses = 0; presses < MAX_TABS; presses += 1) {
    await page.keyboard.press(key)
    const focus = await readFocus(page)
    // After the last control, the browser's own controls have the focus.
    if (focus.tag === 'body') continue
    if (!focus.isSeen || !focus.isInSight) await expectFocusSeen(page, `on the way to ${name}`)
    way.push(focus.name.slice(0, 40))
    if (name.test(focus.name)) return
  }
  throw new Error(`Tab does not lead to ${name}, but to ${way.join(' · ')}`)
}
