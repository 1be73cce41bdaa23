import type { Page } from '@playwright/test'

type Told = Window & { announcements?: string[] }

/** Records announcements of live regions, in order and as a screen reader would speak them: a region's text when it changes or appears, once each time. */
export async function recordAnnouncements(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const LIVE = '[role=status], [role=alert], [role=log], [aria-live=polite], [aria-live=assertive]'
    const told: string[] = []
    ;(window as Told).announcements = told
    const last = new WeakMap<Element, string>()
    function textOf(node: Node): string {
      if (node instanceof Text) return node.data
      if (node instanceof Element && node.matches('[aria-hidden=true], script, style')) return ''
      return [...node.childNodes].map(textOf).join(' ')
    }
    function tell(region: Element, added: Node) {
      // A status is read as a whole, a log only its additions.
      const isWhole = region.matches('[role=status], [role=alert], [aria-atomic=true]')
      const text = textOf(isWhole ? region : added)
        .replace(/\s+/g, ' ')
        .trim()
      if (text === '' || last.get(region) === text) return
      last.set(region, text)
      told.push(text)
    }
    function look(node: Node, isWithin: boolean) {
      const element = node instanceof Element ? node : node.parentElement
      const around = isWithin ? element?.closest(LIVE) : null
      if (around) tell(around, node)
      else if (node instanceof Element)
        for (const region of [...(node.matches(LIVE) ? [node] : []), ...node.querySelectorAll(LIVE)])
          tell(region, region)
    }
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        if (type === 'characterData') look(target, true)
        for (const node of addedNodes) look(node, true)
      }
    }).observe(document, { childList: true, characterData: true, subtree: true })
  })
}

/** Returns the announcements since the last call. */
export async function takeAnnouncements(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => (window as Told).announcements?.splice(0) ?? [])
}
