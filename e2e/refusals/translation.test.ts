import { expect, type Page, test } from '@playwright/test'
import { PUBLIC_PAGES } from '../../apps/web/src/content/public-pages.ts'
import { arrive, signUp, skipOnboarding } from '../account.ts'

// The product with a stand-in vendor that draws at once.
test.use({ baseURL: process.env['E2E_HOSTED_URL'] })

const PROMPT = 'a heron at the edge of a pond'

/**
 * Changes a page as a browser's translation does, now and with each new text: `replaced` merges adjacent texts into one element, as in Chrome
 * and Edge; `wrapped` puts each text into its own. The words stay, so that tests can find them.
 */
function translate(how: 'replaced' | 'wrapped'): void {
  const isLeft = (text: Node) =>
    !text.nodeValue?.trim() ||
    text.parentElement?.closest('font, script, style, textarea, template, [translate="no"]')
  function wrap(text: Text): void {
    const outer = document.createElement('font')
    const inner = outer.appendChild(document.createElement('font'))
    if (how === 'wrapped') {
      text.before(outer)
      inner.append(text)
      return
    }
    const texts = [text]
    for (let next = text.nextSibling; next instanceof Text; next = next.nextSibling) texts.push(next)
    inner.textContent = texts.map(({ nodeValue }) => nodeValue).join('')
    text.before(outer)
    for (const one of texts) one.remove()
  }
  function all(): void {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) if (text.isConnected && !isLeft(text)) wrap(text)
  }
  let isPlanned = false
  const observer = new MutationObserver(() => {
    if (isPlanned) return
    isPlanned = true
    // A translation takes a while; texts that change meanwhile are translated with the rest.
    setTimeout(() => {
      isPlanned = false
      all()
    }, 30)
  })
  all()
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })
}

function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => {
    // React renders a part anew, and logs this error, if a text in it was replaced before hydration.
    if (error.message.includes('Minified React error #418')) return
    complaints.push(`${new URL(page.url()).pathname}: ${error.message}`)
  })
  page.on('console', (message) => {
    if (message.type() === 'error' && /NotFoundError|removeChild|insertBefore/.test(message.text()))
      complaints.push(message.text())
  })
  return complaints
}

test.beforeEach(({ page }) => skipOnboarding(page))

for (const how of ['replaced', 'wrapped'] as const) {
  test(`with its texts ${how} by a translation, the generator makes a picture, counts, and shows it in the library`, async ({
    page,
  }) => {
    const complaints = complaintsOf(page)
    await signUp(page)
    await page.goto('/generate')
    await arrive(page)
    await page.evaluate(translate, how)
    await page.getByRole('radio', { name: /Standard/ }).click()
    for (const prompt of [PROMPT, `${PROMPT} at dusk`]) {
      await page.getByLabel('Prompt', { exact: true }).fill(prompt)
      await page.getByRole('button', { name: 'Generate', exact: true }).click()
      await expect(page.getByRole('img', { name: prompt, exact: true }).first()).toBeVisible()
    }
    await expect(page.locator('font').first()).toBeAttached()
    // Text that React writes to a node that the translation has removed reappears.
    await expect(page.getByText('997 of 999 left today').first()).toBeVisible()
    await page.getByRole('switch', { name: 'Batch mode' }).click()
    await page.getByLabel('Batch count').fill('2')
    await page.getByRole('button', { name: 'Add 2 to Queue' }).click()
    const queue = page.getByRole('region', { name: 'Generation Queue' })
    await expect(queue.getByText('Complete')).toHaveCount(2)
    await queue.getByRole('button', { name: 'Clear all' }).click()
    await expect(queue).toHaveCount(0)
    for (const [name, path] of [
      ['Saved', '/my-generations'],
      ['History', '/history'],
      ['Gallery', '/gallery'],
      ['Generate', '/generate'],
    ] as const) {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    await page.goBack()
    await page.getByRole('button', { name: /^Account menu/ }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(page).toHaveURL('/')
    expect(complaints).toEqual([])
  })

  test(`with its texts ${how} by a translation, what is done before the program is there stays: words, focus, presses`, async ({
    page,
  }) => {
    let release = () => {}
    const isReleased = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/\/assets\/(?!boot-)[^/]*\.js$/, async (route) => {
      await isReleased
      await route.continue()
    })
    await page.goto('/generate')
    await page.evaluate(translate, how)
    const prompt = page.getByLabel('Prompt', { exact: true })
    const batchMode = page.getByRole('switch', { name: 'Batch mode' })
    await prompt.pressSequentially('a heron')
    await batchMode.click()
    await prompt.focus()
    release()
    await page.locator('html[data-running]').waitFor()
    await expect(prompt).toBeFocused()
    await expect(prompt).toHaveValue('a heron')
    await expect(batchMode).toBeChecked()
    await page.keyboard.type(' at dusk')
    await expect(prompt).toHaveValue('a heron at dusk')
    await expect(batchMode).toBeChecked()
  })
}

test('with its texts replaced or wrapped by a translation, every page goes on when it is used', async ({
  page,
}) => {
  test.setTimeout(400_000)
  const complaints = complaintsOf(page)
  const alike = Map.groupBy(PUBLIC_PAGES, (path) => path.replace(/[^/]+$/, ''))
  const paths = [...alike].flatMap(([kind, paths]) => (kind === '/' ? paths : paths.slice(0, 2)))
  for (const [at, path] of paths.entries()) {
    // Pages alternate between the two kinds of translation.
    const how: 'replaced' | 'wrapped' = at % 2 === 0 ? 'replaced' : 'wrapped'
    // Some pages are translated before their script loads, as can happen to a reader.
    const isEarly = at % 4 < 2
    await page.goto(path)
    if (isEarly) await page.evaluate(translate, how)
    // Document pages load no script until they are used.
    if ((await page.locator('html[data-program="on-use"]').count()) === 0) await arrive(page)
    if (!isEarly) await page.evaluate(translate, how)
    const fields = await page
      .getByRole('searchbox')
      .or(page.getByRole('textbox'))
      .filter({ visible: true })
      .all()
    for (const field of fields.slice(0, 3)) {
      await field.fill('fox')
      await field.fill('')
    }
    for (const tab of (await page.getByRole('tab').filter({ visible: true }).all()).slice(0, 6))
      await tab.click()
    for (const button of (
      await page.locator('main button[aria-expanded="false"], main summary').filter({ visible: true }).all()
    ).slice(0, 4)) {
      await button.click({ timeout: 3_000 }).catch(() => undefined)
      await page.keyboard.press('Escape')
    }
    await expect(page.locator('h1'), path).toHaveCount(1)
    await expect(page.getByText('Something went wrong'), path).toHaveCount(0)
  }
  expect(complaints).toEqual([])
})
