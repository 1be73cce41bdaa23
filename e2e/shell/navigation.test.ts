import { expect, test } from '@playwright/test'
import { beginWide, openStudio, PHONE, sidebar } from './open-studio.ts'

/** The entries of the sidebar, in order. */
const SIDEBAR = {
  Create: [
    'Home',
    'Generate',
    'Prompts',
    'Templates',
    'Styles',
    'Advanced',
    'Audio',
    'Text Effects',
    'More Tools',
  ],
  Mine: ['Gallery', 'Saved', 'History', 'Settings', 'Upgrade'],
}

test.beforeEach(beginWide)

test('[2.12] the sidebar has its two groups in their order, and marks the current page, or the one that it lies within', async ({
  page,
}) => {
  await page.goto('/styles')
  for (const [group, names] of Object.entries(SIDEBAR)) {
    const links = sidebar(page).getByRole('region', { name: group }).getByRole('link')
    const shown = await links.allInnerTexts()
    expect(shown).toEqual(names)
  }
  await expect(sidebar(page).locator('[aria-current="page"]')).toHaveText(['Styles'])
  for (const [path, name] of [
    ['/styles/anime', 'Styles'],
    ['/more/palette', 'More Tools'],
  ] as const) {
    await page.goto(path)
    await expect(sidebar(page).locator('[aria-current]')).toHaveText([name])
  }
  for (const [name, path] of [
    ['Saved', '/my-generations'],
    ['Settings', '/account'],
    ['Upgrade', '/pricing'],
  ] as const)
    await expect(sidebar(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
})

test('on a phone the tab that leads to the page is marked, be it through the drawer', async ({ page }) => {
  await page.setViewportSize(PHONE)
  for (const [path, tab] of [
    ['/gallery', 'Gallery'],
    ['/prompts', 'More'],
    ['/more/palette', 'More'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('navigation', { name: 'Tabs' }).locator('[aria-current]')).toHaveText([tab])
  }
})

test('[2.13a, 2.13b] Ctrl+B or ⌘B folds the sidebar; a cookie keeps it for 7 days and the first paint after a reload has it right', async ({
  page,
}) => {
  await openStudio(page)
  const width = async () => (await sidebar(page).boundingBox())?.width ?? 0
  expect(await width()).toBeGreaterThan(200)
  await page.keyboard.press('Control+b')
  await expect.poll(width).toBeLessThan(60)
  await page.keyboard.press('Meta+b')
  await expect.poll(width).toBeGreaterThan(200)
  await page.keyboard.press('Control+b')
  await expect.poll(width).toBeLessThan(60)
  const cookie = (await page.context().cookies()).find(({ name }) => name.includes('sidebar'))
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
  expect(days).toBeGreaterThan(6.99)
  expect(days).toBeLessThanOrEqual(7)
  // The inline script in the head alone gives the sidebar the right width.
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.reload()
  expect(await width()).toBeLessThan(60)
})

test('[2.13a] below 768 px the sidebar is a drawer, and letters twice as large have their room', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 844 })
  await openStudio(page)
  await expect(sidebar(page)).toBeVisible()
  await page.setViewportSize({ width: 767, height: 844 })
  await expect(sidebar(page)).toBeHidden()
  await page.setViewportSize(PHONE)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await expect(drawer.getByRole('link', { name: 'History' })).toBeVisible()
  await drawer.getByRole('link', { name: 'Styles' }).click()
  await expect(page).toHaveURL('/styles')
  await expect(drawer).toHaveCount(0)

  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  const names = await page.getByRole('navigation', { name: 'Tabs' }).evaluate((tabs) =>
    [...tabs.children].map((tab) => {
      const name = document.createRange()
      name.selectNodeContents(tab)
      return name.getBoundingClientRect()
    }),
  )
  expect(names).toHaveLength(5)
  for (const [index, { right }] of names.entries())
    expect(right).toBeLessThanOrEqual(names[index + 1]?.left ?? PHONE.width)
  const sticksOut = await page.getByRole('banner').evaluate((header) => {
    const { bottom } = header.getBoundingClientRect()
    return [...header.querySelectorAll('a, button')].filter(
      (control) => control.getBoundingClientRect().bottom > bottom,
    ).length
  })
  expect(sticksOut).toBe(0)
})

test('[2.20] the first press of Tab offers to skip to the main content', async ({ page }) => {
  for (const path of ['/', '/styles', '/auth', '/reset-password']) {
    await page.goto(path)
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to main content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.locator('#main')).toBeFocused()
  }
})
