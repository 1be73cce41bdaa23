import { expect, type Page, test } from '@playwright/test'
import { skipOnboarding } from './account.ts'

/** What a look at the page finds: its elements with their styles, in the order of the page. */
type Look = readonly { readonly element: Element; readonly styles: readonly string[] }[]

declare global {
  interface Window {
    look: () => Look
    before: Look
  }
}

/** Before any script of the page: how every element looks as the browser computes it, apart from variables. */
async function bringLook(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const stylesOf = (element: Element) =>
      [null, '::before', '::after'].flatMap((part) => {
        const styles = getComputedStyle(element, part)
        const names = [...styles].filter((name) => !name.startsWith('--'))
        return names.map((name) => `${name}: ${styles.getPropertyValue(name)}`)
      })
    window.look = () =>
      [...document.querySelectorAll('body :not(script)')].map((element) => ({
        element,
        styles: stylesOf(element),
      }))
  })
}

/** What looks otherwise than before. */
const changes = (page: Page) =>
  page.evaluate(() => {
    const now = new Map(window.look().map(({ element, styles }) => [element, styles]))
    const others = window.before.flatMap(({ element, styles }) => {
      const found = now.get(element)?.filter((style, at) => style !== styles[at]) ?? []
      return found.map((style) => `${element.outerHTML.slice(0, 80)} ${style}`)
    })
    return others.slice(0, 10)
  })

test.beforeEach(({ page }) => skipOnboarding(page))

const VIEWS = [
  ['/generate', 412],
  ['/pricing', 1280],
] as const

for (const [path, width] of VIEWS)
  test(`${path} looks the same when the whole stylesheet comes, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 823 })
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' })
    await bringLook(page)
    // The program would draw what no page carries.
    await page.route('**/assets/program-*.js', (route) => route.abort())
    await page.goto(path, { waitUntil: 'networkidle' })
    const main = page.locator('#main')
    await expect(main).toHaveAttribute('class', /^[A-Z]/)
    await page.evaluate(() => {
      window.before = window.look()
    })
    await page.keyboard.press('?')
    await expect(main).toHaveAttribute('class', /^[a-z]/)
    expect(await changes(page)).toEqual([])
  })
