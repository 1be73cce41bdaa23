import { expect, test } from '@playwright/test'
import { signUp, skipOnboarding } from './account.ts'

test.beforeEach(({ page }) => skipOnboarding(page))

test('[2.1] the prompt library is searched and filtered, and a prompt opens in the generator', async ({
  page,
}) => {
  await page.goto('/prompt-library')
  await page.getByRole('searchbox', { name: 'Search prompts' }).fill('hamburger')
  await expect(page.getByText('a hamburger', { exact: true })).toBeVisible()
  await expect(page.getByText('a red fox standing in a snowy pine forest at dawn')).toHaveCount(0)
  await page.getByRole('searchbox', { name: 'Search prompts' }).fill('')
  for (const picture of await page.locator('#animals img').all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  }
  await page.getByRole('combobox', { name: 'Style' }).selectOption('Neon')
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Vehicles')
  await page.getByRole('link', { name: 'Use: a motorcycle on a highway at night' }).click()
  await expect(page).toHaveURL(/\/generate/)
  await expect(page.getByRole('textbox', { name: 'Prompt', exact: true })).toHaveValue(
    'a motorcycle on a highway at night',
  )
})

test('[2.1] [2.11] the styles library shows more than 50 styles, finds one by its words and opens the generator with it', async ({
  page,
}) => {
  await page.goto('/styles-library')
  const styles = page.getByRole('link', { name: /^Use this style/ })
  expect(await styles.count()).toBeGreaterThan(50)
  await page.getByRole('button', { name: 'Craft', exact: true }).click()
  await expect(styles).toHaveCount(6)
  await page.getByRole('searchbox', { name: 'Search styles' }).fill('studs')
  await expect(styles).toHaveCount(1)
  await styles.click()
  await expect(page).toHaveURL(/\/generate/)
  await expect(page.getByRole('radio', { name: 'Toy Bricks' })).toBeChecked()
})

test('a signed-in person keeps prompts, their own and those of the library, and forgets them again', async ({
  page,
}) => {
  await page.goto('/prompts')
  await page.getByRole('button', { name: 'Save: a hamburger' }).click()
  await expect(page.getByText('Please sign in to save prompts')).toBeVisible()
  await signUp(page)
  await page.goto('/prompts')
  const saved = page.getByRole('region', { name: 'Saved by you' })
  await expect(saved).toBeVisible()
  await page.getByRole('button', { name: 'Save: a hamburger' }).click()
  await expect(saved.getByText('a hamburger')).toBeVisible()
  await saved.getByRole('textbox', { name: 'A prompt to keep' }).fill('a blue vase on a piano')
  await saved.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(saved.getByText('a blue vase on a piano')).toBeVisible()
  await page.reload()
  await expect(saved.getByRole('listitem')).toHaveCount(2)
  await saved.getByRole('button', { name: 'Remove: a hamburger' }).click()
  await expect(saved.getByRole('listitem')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Save: a hamburger' })).toBeVisible()
})

test('[2.1] a template’s blanks make its sentence while they are filled in, and it opens in the generator', async ({
  page,
}) => {
  await page.goto('/templates-library')
  await page.getByRole('button', { name: 'Product shot' }).click()
  await expect(page).toHaveURL('/templates-library?open=product-shot')
  await page.getByRole('combobox', { name: 'Product' }).fill('a blue vase')
  await expect(page.getByRole('status').filter({ hasText: 'product shot' })).toHaveText(
    'product shot of a blue vase on a white background',
  )
  await page.getByRole('link', { name: 'Use this prompt' }).click()
  await expect(page.getByRole('textbox', { name: 'Prompt', exact: true })).toHaveValue(
    'product shot of a blue vase on a white background',
  )
})

test('[2.1] a tutorial’s step opens the generator filled in', async ({ page }) => {
  await page.goto('/tutorials')
  await expect(page.locator('#main').getByRole('heading', { level: 2 })).toHaveCount(8)
  await page.getByRole('link', { name: 'Try it: Sunset' }).click()
  await expect(page.getByRole('textbox', { name: 'Prompt', exact: true })).toHaveValue(
    'a wooden cabin by a mountain lake at sunset',
  )
})

for (const path of ['/ai-image-generator', '/free-ai-image-generator', '/ai-art-generator'])
  test(`[2.1] ${path} has the generator on it, which answers as soon as it is used`, async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    await page.goto(path)
    await page.getByRole('link', { name: 'Try the Generator' }).click()
    const generator = page.locator('#generator')
    await expect(generator.getByRole('textbox', { name: 'Prompt', exact: true })).toBeInViewport()
    await page.waitForLoadState('networkidle')
    expect(scripts.filter((url) => url.includes('embedded-bench'))).toEqual([])
    await generator.getByRole('button', { name: 'Suggest a prompt' }).click()
    await expect(generator.getByRole('textbox', { name: 'Prompt', exact: true })).toHaveValue(/.{10}/)
  })

test('[2.1] the pages after a payment say what is known, and invent nothing', async ({ page }) => {
  await page.goto('/payment-canceled')
  await expect(page.getByText('nothing was charged')).toBeVisible()
  await page.goto('/payment-success?session_id=cs_test_unknown')
  await expect(page.getByText('No payment of yours can be looked up from here.')).toBeVisible()
  await signUp(page)
  await page.goto('/payment-success?session_id=cs_test_unknown')
  await expect(page.getByText('No payment of yours can be looked up from here.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Billing' }).first()).toBeVisible()
})
