import { expect, test } from '@playwright/test'
import { signUp } from '../account.ts'
import { beginWide, openStudio, sidebar } from './open-studio.ts'

test.beforeEach(beginWide)

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
    // The logo itself: the link around it is as wide as the sidebar, wherever the logo is within it.
    const logo = page.getByRole('link', { name: 'Easel, home' }).locator('svg')
    // Without its styles the page would also show the sidebar's logo.
    await expect(logo).toHaveCount(1)
    const place = await logo.boundingBox()
    expect(place).not.toBeNull()
    scripts.resolve()
    await expect(page.getByText('Nothing here yet')).toBeVisible()
    expect(await logo.boundingBox()).toEqual(place)
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
