import { expect, type Locator, test } from '@playwright/test'
import { PUBLIC_PAGES } from '../../apps/web/src/content/public-pages.ts'
import { arrive, enterAsOperator, skipOnboarding } from '../account.ts'
import { fillLibrary, lightbox, tiles } from '../library/open-library.ts'
import { beyondTheEdge } from './in-sight.ts'
import { smallTargets } from './targets.ts'

const OWN_PAGES = [
  '/dashboard',
  '/history',
  '/my-generations',
  '/account',
  '/billing',
  '/device',
  '/moderation',
  '/operator',
  '/providers',
]
/** The first of the pages that share a template. */
const ONE_OF_EACH = Map.groupBy(PUBLIC_PAGES, (path) => path.replace(/[^/]+$/, ''))
const PAGES = [
  ...(ONE_OF_EACH.get('/') ?? []),
  ...[...ONE_OF_EACH].flatMap(([folder, paths]) => (folder === '/' ? [] : paths.slice(0, 1))),
]

test.use({ viewport: { width: 390, height: 844 } })

/** The text spacing of WCAG 1.4.12. */
const WIDE_TEXT =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'

test('on a phone every control of every page can be pressed on 44 × 44 px, and wider text loses nothing', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await skipOnboarding(page)
  await enterAsOperator(page)
  const small: Record<string, readonly string[]> = {}
  for (const path of [...PAGES, ...OWN_PAGES]) {
    await page.goto(path)
    await expect(page.getByText('Checking session…')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const found = [...(await smallTargets(page))]
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets.push(sheet)
    }, WIDE_TEXT)
    found.push(...(await beyondTheEdge(page)))
    if (found.length > 0) small[path] = found
  }
  expect(small).toEqual({})
})

test.describe('dialogs', () => {
  // The product with a stand-in vendor that draws at once.
  test.use({ baseURL: process.env['E2E_HOSTED_URL'] })

  test('on a phone every control of a dialog, a menu and a picture’s page can be pressed on 44 × 44 px', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const small: Record<string, readonly string[]> = {}
    const button = (name: string | RegExp) =>
      page.getByRole('button', { name, exact: typeof name === 'string' })
    const overlay = page.locator('[role=dialog], [role=alertdialog], [role=menu]')
    async function measure(name: string) {
      const found = await smallTargets(page)
      if (found.length > 0) small[name] = found
    }
    /** On a phone an overlay has a history entry; a step taken before the entry is gone would collide with it. */
    const entry = () => page.evaluate(() => history.state?.over)
    async function look(name: string, opener: Locator) {
      const open = await overlay.count()
      const before = await entry()
      await opener.click()
      await expect(overlay).toHaveCount(open + 1)
      await measure(name)
      await page.keyboard.press('Escape')
      await expect(overlay).toHaveCount(open)
      await expect.poll(entry).toBe(before)
    }

    await fillLibrary(page, ['a boat', 'a kite'])
    await look('collections', button('Collections and trash'))
    await page.getByRole('checkbox', { name: 'Select: a boat' }).click()
    await measure('selection bar')
    await look('more with chosen pictures', page.getByRole('toolbar').getByRole('button', { name: 'More' }))
    await page.getByRole('toolbar').getByRole('button', { name: /^Done/ }).click()
    await tiles(page).first().click()
    await expect(lightbox(page)).toBeVisible()
    await measure('a picture of the library')
    for (const name of [
      'Reuse a part',
      /^Share/,
      /^Download/,
      'Export size',
      'Add to collection',
      /^Publish in the gallery/,
    ])
      await look(String(name), lightbox(page).getByRole('button', { name }))

    await page.goto('/generate')
    await arrive(page)
    for (const name of [
      /^All styles/,
      /^Model:/,
      'Recent prompts',
      /^Notifications/,
      /^Account menu/,
      'More with this picture',
    ])
      await look(String(name), button(name).first())
    await look('more pages', button('More'))

    await page.goto('/account')
    await look('create a key', button('Create key'))
    await look('delete the account', button('Delete account').first())
    expect(small).toEqual({})
  })
})
