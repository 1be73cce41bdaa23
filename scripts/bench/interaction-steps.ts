// Steps by which a benchmark presses, types and chooses as people do.
import type { Page } from '@playwright/test'

export type Interaction = {
  readonly what: string
  readonly act: (page: Page) => Promise<unknown>
  /** Returns, unmeasured, to where the next interaction begins. */
  readonly after?: (page: Page) => Promise<unknown>
}

export type Screen = {
  readonly name: string
  readonly path: string
  /** Resolves when the screen is complete. */
  readonly ready: (page: Page) => Promise<unknown>
  readonly interactions: readonly Interaction[]
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()
export const press = (name: string | RegExp) => (page: Page) => button(page, name).click()
export const key = (keys: string) => (page: Page) => page.keyboard.press(keys)
/** Waits for the open dialog or menu and closes it. */
export const close = async (page: Page) => {
  const opened = page.getByRole('dialog').or(page.getByRole('menu')).last()
  await opened.waitFor()
  const element = await opened.elementHandle()
  await page.keyboard.press('Escape')
  await element?.waitForElementState('hidden')
}
export const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first().waitFor()
export const choose = (name: string | RegExp) => (page: Page) =>
  page.getByRole('radio', { name }).first().click({ force: true })
export const tab = (name: string) => (page: Page) => page.getByRole('tab', { name }).click()
export const select = (label: string, index: number) => async (page: Page) => {
  await page.getByRole('combobox', { name: label }).first().focus()
  await page.keyboard.press(index > 0 ? 'ArrowDown' : 'ArrowUp')
}
export const type = (label: string | RegExp, words: string) => async (page: Page) => {
  const field = page.getByRole('textbox', { name: label }).or(page.getByRole('searchbox', { name: label }))
  await field.first().pressSequentially(words, { delay: 60 })
}
export const empty = (label: string | RegExp) => (page: Page) =>
  page
    .getByRole('textbox', { name: label })
    .or(page.getByRole('searchbox', { name: label }))
    .first()
    .fill('')
export const first = (page: Page) => button(page, /^Open: /)
export const tick = (place: number) => (page: Page) =>
  page
    .getByRole('checkbox', { name: /^Select: / })
    .nth(place)
    .click()
export const bar = (name: string | RegExp) => (page: Page) =>
  page
    .getByRole('toolbar', { name: / selected$/ })
    .getByRole('button', { name })
    .click()

/** Scrolls to the end until all pictures are in the page, and back. */
export async function loadAll(page: Page): Promise<void> {
  await first(page).waitFor()
  await page.evaluate(async () => {
    const main = document.getElementById('main')
    const wanted = Number(document.querySelector('[role=status].text-12')?.textContent?.replace(/\D/g, ''))
    const loaded = () => Number(document.querySelector('[aria-setsize]')?.getAttribute('aria-setsize'))
    for (const end = performance.now() + 120_000; loaded() < wanted && performance.now() < end; ) {
      main?.scrollTo({ top: main.scrollHeight, behavior: 'instant' })
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    main?.scrollTo({ top: 0, behavior: 'instant' })
  })
  await page.waitForTimeout(500)
}
