import { expect, test } from '@playwright/test'
import { POSTS } from '../apps/web/src/content/blog/posts.ts'
import { PUBLIC_PAGES } from '../apps/web/src/content/public-pages.ts'
import { skipOnboarding } from './account.ts'

test.beforeEach(({ page }) => skipOnboarding(page))

const read = (html: string, pattern: RegExp) =>
  pattern
    .exec(html)?.[1]
    ?.replace(/<[^>]*>/g, '')
    .trim() ?? ''

test('[2.1] every public page is served with a title, a description and a heading that no other page has', async ({
  request,
}) => {
  const seen = new Map<string, string>()
  for (const path of PUBLIC_PAGES) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(200)
    const html = await response.text()
    const main = read(html, /<title>(.*?)<\/title>/)
    const description = read(html, /<meta name="description" content="(.*?)"/)
    const heading = read(html, /<h1[^>]*>(.*?)<\/h1>/s)
    expect(description.length, `${path}: ${description}`).toBeGreaterThan(30)
    expect(heading, path).not.toBe('')
    expect(html.match(/<h1/g), path).toHaveLength(1)
    for (const text of [`title ${main}`, `description ${description}`]) {
      expect(seen.get(text), `${path} says the same as this page: ${text}`).toBeUndefined()
      seen.set(text, path)
    }
  }
})

test('[2.1] a post is a whole text with contents, pictures and neighbors, also when reached from the index', async ({
  page,
}) => {
  const [newest, oldest] = POSTS
  await page.goto('/blog')
  await page.getByRole('link', { name: oldest!.title }).click()
  const article = page.getByRole('article')
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeVisible()
  const fromInside = (await article.textContent()) ?? ''
  expect(fromInside.split(/\s+/).length).toBeGreaterThan(1200)
  await page.reload()
  await expect(article.getByRole('heading', { level: 1 })).toHaveText(oldest!.title)
  await expect(article).toHaveText(fromInside)
  const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
  expect(await contents.count()).toBeGreaterThan(5)
  await contents.last().click()
  await expect(
    article.getByRole('heading', { name: (await contents.last().textContent()) ?? '' }),
  ).toBeInViewport()
  await page.getByRole('link', { name: `Next ${newest!.title}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(newest!.title)
  await expect(article.getByRole('heading', { level: 2 }).first()).toBeVisible()
})

test('[2.1] a style’s page leads to the generator with the settings of the picture pressed', async ({
  page,
}) => {
  await page.goto('/styles')
  await page.getByRole('link', { name: 'Anime' }).first().click()
  await expect(page).toHaveURL('/styles/anime')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anime')
  await page.getByRole('link', { name: /a samurai under cherry blossoms/ }).click()
  await expect(page).toHaveURL(/\/generate/)
  await expect(page.getByRole('textbox', { name: 'Prompt', exact: true })).toHaveValue(
    'a samurai under cherry blossoms',
  )
  const unknown = await page.goto('/styles/no-such-style')
  expect(unknown?.status()).toBe(404)
  await expect(page.getByText('/styles/no-such-style')).toBeVisible()
})

test('[2.1] the questions can be searched', async ({ page }) => {
  await page.goto('/faq')
  const search = page.getByRole('searchbox', { name: 'Search the questions' })
  await search.fill('reference file')
  await expect(page.getByText('What does a reference image do?')).toBeVisible()
  await expect(page.getByText('I forgot my password')).toHaveCount(0)
  await search.fill('zebra crossing')
  await expect(page.getByText('No question contains these words.')).toBeVisible()
})

test('on the site map the many styles stand side by side, not in one long column', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/site-map')
  const tops = await page
    .getByRole('region', { name: 'Styles' })
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top))
  expect(new Set(tops.slice(0, 4)).size).toBe(1)
})
