import { expect, test } from '@playwright/test'
import { skipOnboarding } from './account.ts'

test.beforeEach(async ({ page }) => {
  await skipOnboarding(page)
  await page.goto('/')
})

test('[2.7] the landing page has its sections, five style examples, three testimonials marked as samples and an FAQ', async ({
  page,
}) => {
  for (const heading of ['Features built for creators', 'Simple, transparent plans', 'Questions, answered'])
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible()
  await expect(page.getByText(/^Trusted by teams at/)).toBeVisible()
  const carousel = page.getByRole('region', { name: 'Style examples' })
  await expect(carousel.getByRole('heading', { level: 3 })).toHaveText([
    'Photoreal',
    'Illustration',
    'Anime',
    '3D Render',
    'Watercolor',
  ])
  await carousel.getByRole('list').scrollIntoViewIfNeeded()
  for (const picture of await carousel.getByRole('list').locator('img').all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  }
  await expect(page.getByText(/^Sample testimonials/)).toBeVisible()
  await expect(page.locator('figure blockquote')).toHaveCount(3)
  await expect(page.getByRole('link', { name: 'Try it now' })).toHaveAttribute('href', '#generator')
  const question = page.getByText('What sizes can I make?')
  await question.click()
  await expect(page.getByText('Square 1024 × 1024, landscape 1536 × 1024')).toBeVisible()
})

test('[2.8] the hero leads to the generator and to the plans, on the same page', async ({ page }) => {
  await page.getByRole('link', { name: 'Try the Generator' }).click()
  await expect(page).toHaveURL('/#generator')
  await expect(page.locator('#generator').getByRole('textbox', { name: 'Prompt', exact: true })).toBeVisible()
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await page.getByRole('link', { name: 'View Pricing' }).click()
  await expect(page).toHaveURL('/#pricing')
  const plans = page.getByRole('heading', { name: 'Simple, transparent plans' })
  await expect(plans).toBeInViewport()
  // Again after hydration, when the router keeps scroll positions itself.
  await page.getByRole('button', { name: 'Choose Creator' }).click()
  await expect(page.locator('html[data-running]')).toHaveCount(1)
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await page.getByRole('link', { name: 'View Pricing' }).click()
  await expect(plans).toBeInViewport()
})

test('[2.8] coming back finds the section that was jumped to, or the place that was scrolled to after that', async ({
  page,
}) => {
  const offset = () =>
    page.locator('#pricing').evaluate((section) => {
      const margin = Number.parseFloat(getComputedStyle(section).scrollMarginTop)
      return Math.round(Math.abs(section.getBoundingClientRect().top - margin))
    })
  await page.getByRole('link', { name: 'View Pricing' }).click()
  await expect(page).toHaveURL('/#pricing')
  // The jump scrolls smoothly; leaving before it ends would restore the position where it began.
  await expect.poll(offset).toBeLessThanOrEqual(2)
  await page.goto('/faq')
  await page.goBack()
  await expect.poll(offset).toBeLessThanOrEqual(2)
  await page.mouse.wheel(0, 700)
  await expect.poll(offset).toBeGreaterThan(600)
  await page.goto('/faq')
  await page.goBack()
  await page.waitForLoadState()
  await expect.poll(offset).toBeGreaterThan(300)
})

test('[2.9] six features, and a way from them to the generator', async ({ page }) => {
  const features = page.locator('#features')
  await expect(features.getByRole('heading', { name: 'Features built for creators' })).toBeVisible()
  await expect(features.getByRole('article')).toHaveCount(6)
  await expect(features.getByRole('link', { name: 'Open the generator' })).toHaveAttribute(
    'href',
    '#generator',
  )
})

test('[2.10a, 2.10b, 9.1] three plans stand at #pricing, and with no payment provider each button explains why nothing is sold, once', async ({
  page,
}) => {
  const pricing = page.locator('#pricing')
  await expect(pricing.getByRole('heading', { name: 'Simple, transparent plans' })).toBeVisible()
  await expect(pricing.getByText('Start free, upgrade anytime')).toBeVisible()
  for (const [name, price, ...features] of [
    ['Free', '$0', '5 generations per day', 'Basic styles', 'Community gallery'],
    ['Creator', '$9.99', 'Unlimited prompts', 'High-res downloads', 'Priority queue'],
    ['Pro', '$19.99', 'Batch generation', 'Custom styles', 'Fastest speeds'],
  ] as const) {
    const card = pricing.getByRole('article').filter({ has: page.getByRole('heading', { name }) })
    await expect(card.getByText(price, { exact: false }).first()).toContainText('per month')
    for (const feature of features) await expect(card.getByText(feature)).toBeVisible()
    expect(await card.getByText('Most popular').count()).toBe(name === 'Creator' ? 1 : 0)
  }
  const notice = page.getByText(
    'A backend service and a card payment provider must be connected to enable subscriptions.',
  )
  for (const [at, name] of ['Get Started', 'Choose Creator', 'Choose Pro'].entries()) {
    if (at > 0) await page.goto('/')
    await expect(pricing.getByRole('button')).toHaveCount(3)
    await pricing.getByRole('button', { name }).click()
    await expect(notice).toBeVisible()
    await pricing.getByRole('button', { name }).click()
    await expect(notice).toHaveCount(1)
    await expect(page).toHaveURL('/')
  }
})

test('[2.11] the page carries the claims, the statistics and the offer of 0 USD', async ({ page }) => {
  const text = (await page.locator('#main').textContent()) ?? ''
  for (const claim of [
    'under 30 seconds',
    'more than 50 styles',
    'Images up to 1024x1024',
    'PNG, JPG and WebP',
    'commercial usage rights',
    '99.9% uptime',
    'community gallery',
  ])
    expect(text.toLowerCase()).toContain(claim.toLowerCase())
  const figures = page.getByRole('region', { name: 'In figures' })
  for (const figure of ['10M+', '50+', '99.9%']) await expect(figures.getByText(figure)).toBeVisible()
  const statements = await page.locator('script[type="application/ld+json"]').allTextContents()
  const product = statements.map((json) => JSON.parse(json)).find((data) => data.offers)
  expect(product.offers).toEqual({ '@type': 'Offer', price: '0', priceCurrency: 'USD' })
})

test('[2.8] read to its end, menus opened and theme changed, the page asks for no program; the generator’s comes when it is used', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on(
    'request',
    (request) => /\.js$/.test(new URL(request.url()).pathname) && scripts.push(request.url()),
  )
  await page.reload()
  for (let turns = 0; turns < 30; turns += 1) await page.mouse.wheel(0, 600)
  for (const question of await page.locator('#faq summary').all()) await question.click()
  await page.getByRole('button', { name: 'More examples' }).click()
  await page.getByRole('button', { name: 'Dark mode' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.waitForLoadState('networkidle')
  expect(scripts.filter((url) => !/\/assets\/boot-[\w-]+\.js$/.test(url))).toEqual([])

  const generator = page.locator('#generator')
  const prompt = generator.getByRole('textbox', { name: 'Prompt', exact: true })
  await prompt.fill('a kettle on a stove')
  await generator.getByRole('radio', { name: 'Watercolor' }).check()
  await expect(generator.getByRole('button', { name: 'Generate' })).toBeEnabled()
  await generator.getByRole('button', { name: /^All styles/ }).click()
  await expect(page.getByRole('dialog', { name: 'All styles' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(prompt).toHaveValue('a kettle on a stove')
  await expect(generator.getByRole('radio', { name: 'Watercolor' })).toBeChecked()
})

test('[2.8] what is pressed in the generator before its program is there is pressed again', async ({
  page,
}) => {
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/embedded-bench-*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.reload()
  const generator = page.locator('#generator')
  const suggest = generator.getByRole('button', { name: 'Suggest a prompt' })
  await suggest.click()
  await expect(suggest).toHaveAttribute('aria-busy', 'true')
  await expect(page.locator('html[data-running]')).toHaveCount(1)
  const prompt = generator.getByRole('textbox', { name: 'Prompt', exact: true })
  await expect(prompt).toHaveValue('')
  held.resolve()
  await expect(prompt).toHaveValue(/.{10}/)
})

test('every word of what the formats are for can be read, however wide the window', async ({ page }) => {
  for (const width of [390, 820, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    for (const use of ['Lossless, for print', 'Small, for anywhere', 'Smallest, for the web']) {
      const text = page.getByText(use, { exact: true })
      await text.scrollIntoViewIfNeeded()
      const isWhole = await text.evaluate((element) => element.scrollWidth <= element.clientWidth)
      expect([width, use, isWhole]).toEqual([width, use, true])
    }
  }
})

test('on a tablet the plans stand beside each other, and the sample names begin where the figures above them do', async ({
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 })
  const cards = page.locator('#pricing').getByRole('article')
  await cards.first().scrollIntoViewIfNeeded()
  const ends = await cards.evaluateAll((all) =>
    all.map((card) => [card.getBoundingClientRect().top, card.scrollWidth <= card.clientWidth] as const),
  )
  expect(ends.map(([, fits]) => fits)).toEqual([true, true, true])
  expect(ends[0]?.[0]).toBe(ends[2]?.[0])
  const figures = page.getByRole('region', { name: 'In figures' })
  const left = async (text: string | RegExp) => (await figures.getByText(text).boundingBox())?.x
  expect(await left(/^Trusted by teams at/)).toBe(await left('10M+'))
})

test('from a tablet’s width on, the header leads to the site’s parts, and has room for them', async ({
  page,
}) => {
  for (const width of [768, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const header = page.getByRole('banner')
    await expect(header.getByRole('navigation', { name: 'Site' }).getByRole('link')).toHaveText([
      'Generate',
      'Gallery',
      'Styles',
      'Pricing',
      'Blog',
    ])
    expect(await header.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
    const tops = await header
      .locator('a')
      .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().height)))
    expect(Math.max(...tops)).toBeLessThan(60)
  }
})

test('on a phone, the header’s menu leads to the site’s parts, and closes at Escape, at a press beside it and on the way', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/faq')
  const header = page.getByRole('banner')
  await header.getByRole('button', { name: 'Site menu' }).click()
  const menu = header.getByRole('navigation', { name: 'Site' })
  await expect(menu.getByRole('link')).toHaveText(['Generate', 'Gallery', 'Styles', 'Pricing', 'Blog'])
  await expect(menu).toBeVisible()
  await expect(page.locator('html[data-running]')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await header.getByRole('button', { name: 'Site menu' }).click()
  await page.mouse.click(100, 700)
  await expect(menu).toBeHidden()
  await header.getByRole('button', { name: 'Site menu' }).click()
  await menu.getByRole('link', { name: 'Blog' }).click()
  await expect(page).toHaveURL('/blog')
  await expect(menu).toBeHidden()
})

test('text takes its typefaces on once they are there, and is never laid out in one that is still loading', async ({
  page,
}) => {
  const arrived = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async (route) => {
    await arrived.promise
    await route.continue()
  })
  const asked = page.waitForRequest('**/*.woff2')
  // As on a first visit: the browser then knows that the typefaces were never sent.
  await page.evaluate(() => localStorage.clear())
  // The page has not loaded as long as a typeface is asked for and held.
  await page.reload({ waitUntil: 'commit' })
  await asked
  const faces = (status: string) =>
    page.evaluate(
      (wanted) =>
        [...document.fonts]
          .filter((face) => face.status === wanted)
          .map((face) => face.family.replaceAll('"', '')),
      status,
    )
  expect(await faces('loading')).toEqual([])
  arrived.resolve()
  await expect.poll(() => faces('loaded')).toEqual(expect.arrayContaining(['Geist', 'Bricolage Grotesque']))
})
