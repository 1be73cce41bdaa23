import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../accessibility.ts'
import { bar, fillLibrary, tick, tiles } from './open-library.ts'

// The product with a stand-in vendor that draws at once.
test.use({ baseURL: process.env['E2E_HOSTED_URL'] })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  /** The page does not scroll sideways. */
  const expectFits = (page: Page) =>
    expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

  test('the library is searched, sorted into a collection and opened, with nothing beyond the edge', async ({
    page,
  }) => {
    await fillLibrary(page, ['a red boat', 'a blue boat', 'a green hill'])
    await expectFits(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Collections and trash' }).tap()
    const panel = page.getByRole('dialog', { name: 'Library' })
    await panel.getByRole('button', { name: 'New collection' }).tap()
    await page.getByRole('textbox', { name: 'Name' }).fill('Harbour')
    await page.getByRole('button', { name: 'Create' }).tap()
    await expect(panel.getByRole('button', { name: 'Harbour 0' })).toBeVisible()
    await panel.getByRole('button', { name: 'Close' }).tap()

    await page.getByRole('textbox', { name: 'Search prompts' }).fill('boat')
    await expect(tiles(page)).toHaveCount(2)
    await tick(page, 'a red boat').tap()
    await tick(page, 'a blue boat').tap()
    const box = await bar(page).boundingBox()
    expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 999) <= 390).toBe(true)
    await bar(page).getByRole('button', { name: 'Collections' }).tap()
    await page.getByRole('menuitem', { name: 'Harbour' }).tap()
    await expect(page.getByText('Moved to Harbour')).toBeVisible()
    await expectAccessible(page)
    await bar(page).getByRole('button', { name: /^Done/ }).tap()

    await page.getByRole('button', { name: 'Open: a red boat' }).tap()
    const about = page.getByRole('complementary', { name: 'About this picture' })
    await expect(about.getByRole('heading', { name: 'a red boat' })).toBeVisible()
    await expectFits(page)
    await expectAccessible(page)
    await page
      .getByRole('button', { name: /^(Next|Previous) picture$/ })
      .first()
      .tap()
    await expect(about.getByRole('heading', { name: 'a blue boat' })).toBeVisible()
    await about.getByRole('button', { name: 'Favorite' }).tap()
    await expect(about.getByRole('button', { name: 'Favorite' })).toHaveAttribute('aria-pressed', 'true')
    await about.getByRole('button', { name: 'Export size' }).tap()
    await expect(page.getByRole('img', { name: /^Cut to / })).toBeVisible()
    await expect(page.getByRole('radio', { name: /^Instagram, Square post/ })).toBeInViewport()
    await expectFits(page)
    await expectAccessible(page)
    await page.getByRole('dialog', { name: 'Export size' }).getByRole('button', { name: 'Close' }).tap()
    await about.getByRole('button', { name: 'Compare' }).tap()
    await expect(page.getByRole('slider', { name: 'Line between the two pictures' })).toBeVisible()
    await about.getByRole('button', { name: 'End comparing' }).tap()
    await page.getByRole('button', { name: 'Close' }).tap()
    await expect(about).toHaveCount(0)
    await expect(tiles(page)).toHaveCount(2)

    // At twice the text size, no line of a row is cut off.
    await page.goto('/history')
    await expect(page.getByRole('article')).toHaveCount(3)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    const cut = () =>
      page
        .getByRole('article')
        .locator('p')
        .evaluateAll((lines) =>
          lines.flatMap(({ scrollHeight, clientHeight, textContent }) =>
            scrollHeight > clientHeight + 1 ? [textContent] : [],
          ),
        )
    await expect.poll(cut).toEqual([])
    await expectFits(page)
  })

  test('going back closes what lies over an opened picture first, then the picture', async ({ page }) => {
    await fillLibrary(page, ['a red boat', 'a blue boat'])
    const about = page.getByRole('complementary', { name: 'About this picture' })
    const sizes = page.getByRole('dialog', { name: 'Export size' })
    const menu = page.getByRole('menu')
    // An overlay adds a history entry a moment after it opens, and removes it a moment after it closes.
    const expectEntry = (isThere: boolean) =>
      expect.poll(() => page.evaluate(() => history.state?.over !== undefined)).toBe(isThere)
    await page.getByRole('button', { name: 'Open: a red boat' }).tap()
    await expect(about).toBeVisible()
    await about.getByRole('button', { name: 'Export size' }).tap()
    await expect(sizes).toBeVisible()
    await expectEntry(true)
    await page.goBack()
    await expect(sizes).toBeHidden()
    await about.getByRole('button', { name: 'Reuse a part' }).tap()
    await expect(menu).toBeVisible()
    await expectEntry(true)
    await page.goBack()
    await expect(menu).toBeHidden()
    await expect(about.getByRole('heading', { name: 'a red boat' })).toBeVisible()
    await about.getByRole('button', { name: 'Export size' }).tap()
    await expectEntry(true)
    await sizes.getByRole('button', { name: 'Close' }).tap()
    await expectEntry(false)
    await page.goBack()
    await expect(about).toHaveCount(0)
    await expect(page).toHaveURL('/my-generations')
    await expect(tiles(page)).toHaveCount(2)
  })
})
