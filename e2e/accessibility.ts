import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']

/** axe finds no violation on the page in its current state. */
export function expectAccessible(page: Page, when?: string): Promise<void> {
  return expectNoViolation(page, (axe) => axe.withTags(LEVELS), when)
}

async function expectNoViolation(
  page: Page,
  choose: (axe: AxeBuilder) => AxeBuilder,
  when?: string,
): Promise<void> {
  // Transitions (of a theme change or a fade-in) are finished first, so that colors are tested in their final state.
  await page.evaluate(() => {
    for (const fade of document.getAnimations()) if (fade instanceof CSSTransition) fade.finish()
  })
  const { violations } = await choose(new AxeBuilder({ page }).options({ resultTypes: ['violations'] }))
    // No page has frames of other sites; the mode for them opens an extra page for its summary, which takes longer than the analysis.
    .setLegacyMode(true)
    .analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`),
    when,
  ).toEqual([])
}

const CONTROLS = new Set(
  'button link textbox searchbox checkbox switch radio combobox slider spinbutton tab menuitem option'.split(
    ' ',
  ),
)

type Node = {
  readonly ignored: boolean
  readonly role?: { readonly value?: unknown }
  readonly name?: { readonly value?: unknown }
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[]
}

/** Reads the browser's accessibility tree, as screen readers get it: one h1, one main landmark, and no control without a name. */
export async function expectStructure(page: Page, when?: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const { nodes }: { nodes: readonly Node[] } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  const seen = nodes.filter(({ ignored }) => !ignored)
  const level = ({ properties }: Node) => properties?.find(({ name }) => name === 'level')?.value.value
  const found = {
    headings: seen.filter((node) => node.role?.value === 'heading' && level(node) === 1).length,
    mains: seen.filter(({ role }) => role?.value === 'main').length,
    unnamed: seen
      .filter(
        ({ role, name }) => CONTROLS.has(String(role?.value)) && String(name?.value ?? '').trim() === '',
      )
      .map(({ role }) => role?.value),
  }
  expect(found, when).toEqual({ headings: 1, mains: 1, unnamed: [] })
}

export type Theme = 'light' | 'dark'

/** All text has enough contrast with its background. */
export function expectContrast(page: Page, when?: string): Promise<void> {
  return expectNoViolation(page, (axe) => axe.withRules(['color-contrast']), when)
}

export const setTheme = (page: Page, theme: Theme): Promise<void> =>
  page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme)

/** The same in both themes; the page stays dark. The themes differ only in colors, so the second run checks only contrast. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await setTheme(page, 'light')
  await expectAccessible(page, 'light')
  await setTheme(page, 'dark')
  await expectContrast(page, 'dark')
}
