import { expect, type Page, test } from '@playwright/test'
import { arrive, signUp, skipOnboarding } from './account.ts'

const WIDE = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
const hostedURL = process.env['E2E_HOSTED_URL'] ?? ''

/** The sidebar, in order. */
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

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Main' })

/** The studio is hydrated: its program loads at the first sign of a person. */
async function openStudio(page: Page, path = '/generate'): Promise<void> {
  await page.goto(path)
  await arrive(page)
}

test.beforeEach(async ({ page }) => {
  await skipOnboarding(page)
  await page.setViewportSize(WIDE)
})

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

for (const width of [390, 1440])
  test(`a page that waits for its program stands in the frame that it will have, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await signUp(page)
    const scripts = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await scripts.promise
      await route.continue()
    })
    await page.goto('/history', { waitUntil: 'commit' })
    await expect(page.getByText('Loading…')).toBeVisible()
    // The mark itself: the link around it is as wide as the sidebar, however it lies in there.
    const logo = page.getByRole('link', { name: 'Easel, home' }).locator('svg')
    const place = await logo.boundingBox()
    expect(place).not.toBeNull()
    scripts.resolve()
    await expect(page.getByText('Nothing here yet')).toBeVisible()
    expect(await logo.boundingBox()).toEqual(place)
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
  // Without any script of ours but the one in the head, the sidebar is right all the same.
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

test('[2.14] the header’s search, on a phone the drawer’s, opens the gallery for words, and does nothing for blanks', async ({
  page,
}) => {
  await openStudio(page)
  const search = page.getByRole('searchbox').first()
  await search.fill('   ')
  await search.press('Enter')
  await expect(page).toHaveURL('/generate')
  await search.fill('  red fox ')
  await search.press('Enter')
  await expect(page).toHaveURL('/gallery?q=red+fox')

  await page.setViewportSize(PHONE)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  const inDrawer = drawer.getByRole('searchbox', { name: 'Search the gallery' })
  await inDrawer.fill(' ')
  await inDrawer.press('Enter')
  await expect(drawer).toBeVisible()
  await inDrawer.fill('owl ')
  await inDrawer.press('Enter')
  await expect(page).toHaveURL('/gallery?q=owl')
  await expect(drawer).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL('/gallery?q=red+fox')
})

test('[2.15] notifications are marked as read for good, and the empty menu says so', async ({ page }) => {
  await openStudio(page)
  await page.getByRole('button', { name: /^Notifications, \d unread/ }).click()
  const menu = page.getByRole('dialog', { name: 'Notifications' })
  await expect(menu.getByRole('listitem').first()).toBeVisible()
  await menu.getByRole('link', { name: /^Batches keep running/ }).click()
  await expect(page).toHaveURL('/advanced')
  await expect(menu).toBeHidden()
  await page.getByRole('button', { name: /^Notifications, \d unread/ }).click()
  await menu.getByRole('button', { name: 'Mark all as read' }).click()
  // The button is gone: the keyboard focus is still in the menu.
  await expect(menu).toBeFocused()
  await expect(menu.getByText('(unread)')).toHaveCount(0)
  await page.reload()
  await page.getByRole('button', { name: 'Notifications', exact: true }).click()
  await menu.getByRole('button', { name: 'Clear' }).click()
  await expect(menu.getByText("You're all caught up")).toBeVisible()
  await expect(menu).toBeFocused()
})

test('[2.16] the header leads to settings, keeps the theme, and signs out to the landing page', async ({
  page,
}) => {
  await openStudio(page)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/auth',
  )
  const { email } = await signUp(page)
  await openStudio(page)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Settings' })).toHaveAttribute(
    'href',
    '/account',
  )

  const dark = page.getByRole('button', { name: 'Dark mode' })
  // Without a choice, the studio follows the system; a choice holds in every tab.
  const other = await page.context().newPage()
  await openStudio(other, '/faq')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(dark).toHaveAttribute('aria-pressed', 'true')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(dark).toHaveAttribute('aria-pressed', 'false')
  await dark.click()
  await expect(dark).toHaveAttribute('aria-pressed', 'true')
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark')
  await other.close()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(dark).toHaveAttribute('aria-pressed', 'true')

  const account = page.getByRole('button', { name: `Account menu, ${email}` })
  await expect(account.getByText(email.charAt(0), { exact: true })).toBeVisible()
  await account.click()
  await expect(page.getByRole('menuitem', { name: 'Account' })).toHaveAttribute('href', '/account')
  await expect(page.getByRole('menuitem', { name: 'Billing' })).toHaveAttribute('href', '/billing')
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => localStorage.getItem('easel.session'))).toBeNull()
})

test('[2.17] a banner states development mode on a host that is not the production host, and on no other', async ({
  page,
}) => {
  for (const path of ['/faq', '/generate', '/auth', '/reset-password']) {
    await page.goto(hostedURL + path)
    await expect(page.getByText('Development mode').filter({ visible: true })).toHaveCount(1)
    await page.goto(path)
    await expect(page.getByText('Development mode').filter({ visible: true })).toHaveCount(0)
  }
})

test('[2.18] another host leads to the production host with path, query and hash', async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const asked: string[] = []
  session.on('Network.requestWillBeSent', ({ request }) =>
    asked.push(request.url + (request.urlFragment ?? '')),
  )
  const { port } = new URL(hostedURL)
  // The real site does not exist here: what counts is that the browser asks it for the very same page.
  await page.goto(`http://old.localhost:${port}/faq?x=1#rights`).catch(() => undefined)
  await expect.poll(() => asked).toContain('https://easel.example/faq?x=1#rights')
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

test('[2.21, 8.12] a page that broke says so, and Try Again and Refresh Page each bring it back', async ({
  page,
}) => {
  for (const name of ['Try Again', 'Refresh Page']) {
    await openStudio(page)
    await page.route('**/assets/templates-*.js', (route) => route.abort())
    await sidebar(page).getByRole('link', { name: 'Templates' }).click()
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
    await expect(page.locator('main')).toHaveCount(1)
    await page.unroute('**/assets/templates-*.js')
    await page.getByRole('button', { name }).click()
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Templates', level: 1 })).toBeVisible()
    await expect(page).toHaveURL('/templates')
  }
})

test('[2.5] a page’s code is loaded when the page is opened, and the editor says that it is loading', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
  await openStudio(page, '/generate-audio')
  expect(scripts.some((path) => /\/pricing-/.test(path))).toBe(false)
  await sidebar(page).getByRole('link', { name: 'Upgrade' }).click()
  await expect(page).toHaveURL('/pricing')
  expect(scripts.some((path) => /\/pricing-/.test(path))).toBe(true)

  const held = Promise.withResolvers<void>()
  await page.route('**/assets/prompt-editor-*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await sidebar(page).getByRole('link', { name: 'Generate' }).click()
  await expect(page.getByText('Loading editor…')).toBeVisible()
  held.resolve()
  await expect(page.getByLabel('Prompt', { exact: true })).toBeVisible()
})

/** What has opened over the page takes an entry of the history a moment later. */
const expectEntry = (page: Page, isThere = true) =>
  expect.poll(() => page.evaluate(() => history.state?.over !== undefined)).toBe(isThere)

test('on a phone, going back closes what lies over the page and not the page; closed otherwise, it leaves nothing to go back through', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await openStudio(page, '/generate-audio')
  await page.getByRole('navigation', { name: 'Tabs' }).getByRole('link', { name: 'Generate' }).click()
  await expect(page.getByLabel('Prompt', { exact: true })).toBeVisible()
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  const styles = page.getByRole('dialog', { name: 'All styles' })
  const openDrawer = async () => {
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await expect(drawer).toBeVisible()
    await expectEntry(page)
  }
  const openStyles = async () => {
    await page.getByRole('button', { name: /^All styles/ }).click()
    await expect(styles).toBeVisible()
    await expectEntry(page)
  }

  await openDrawer()
  await page.goBack()
  await expect(drawer).toBeHidden()
  await openStyles()
  await page.goBack()
  await expect(styles).toBeHidden()
  await expect(page).toHaveURL('/generate')

  await openStyles()
  await styles.getByRole('button', { name: 'Close' }).click()
  await expect(styles).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL('/generate-audio')
  await page.goForward()
  await expect(page).toHaveURL('/generate')
  await openDrawer()
  await drawer.getByRole('link', { name: 'Templates' }).click()
  await expect(page.getByRole('heading', { name: 'Templates', level: 1 })).toBeVisible()
  await expect(drawer).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL('/generate')
  await expect(page.getByLabel('Prompt', { exact: true })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/generate-audio')
})

test('on a phone, going back closes menus and popovers, too; a page that was loaded anew under a window is left at once', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await signUp(page)
  await openStudio(page, '/styles')
  await page.getByRole('navigation', { name: 'Tabs' }).getByRole('link', { name: 'Generate' }).click()
  await expect(page.getByLabel('Prompt', { exact: true })).toBeVisible()
  const notifications = page.getByRole('dialog', { name: 'Notifications' })
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await expect(notifications).toBeVisible()
  await expectEntry(page)
  await page.goBack()
  await expect(notifications).toBeHidden()
  await page.getByRole('button', { name: /^Account menu/ }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await expectEntry(page)
  await page.goBack()
  await expect(page.getByRole('menu')).toBeHidden()
  await expect(page).toHaveURL('/generate')

  await page.getByRole('button', { name: /^Account menu/ }).click()
  await page.getByRole('menuitem', { name: 'Billing' }).click()
  await expect(page).toHaveURL('/billing')
  await page.goBack()
  await expect(page).toHaveURL('/generate')
  await expect(page.getByLabel('Prompt', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'More', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await expectEntry(page)
  await page.reload()
  await arrive(page)
  await expectEntry(page, false)
  await page.goBack()
  await expect(page).toHaveURL('/styles')
})
