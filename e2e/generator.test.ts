import { expect, type Page, test } from '@playwright/test'
import { skipOnboarding } from './account.ts'
import { slowLine } from './slow-line.ts'

const prompt = (page: Page) => page.getByLabel('Prompt', { exact: true })
const generate = (page: Page) => page.getByRole('button', { name: 'Generate', exact: true })

test.beforeEach(({ page }) => skipOnboarding(page))

test('[2.23, 5.1] the button waits for a prompt, also for one typed before the program has arrived', async ({
  page,
}) => {
  await page.goto('/generate')
  await expect(generate(page)).toBeDisabled()
  // Delays every script, as on a slow network.
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700))
    await route.continue()
  })
  await page.reload({ waitUntil: 'commit' })
  await prompt(page).fill('a lighthouse in the fog')
  await page.getByRole('radio', { name: 'Anime' }).check({ force: true })
  await expect(generate(page)).toBeEnabled()
  await expect(prompt(page)).toHaveValue('a lighthouse in the fog')
  await expect(page.getByRole('radio', { name: 'Anime' })).toBeChecked()
})

test('[5.1] a prompt typed while a slow line still brings the page is there when it is whole', async ({
  page,
  baseURL,
}) => {
  const line = await slowLine(baseURL, '/generate', 'Suggest a prompt')
  const script = page.waitForResponse(/\/assets\/boot-/)
  await page.goto(line.url, { waitUntil: 'commit' })
  await (await script).finished()
  await prompt(page).fill('a lighthouse in the fog')
  await page.keyboard.press('Space')
  line.sendRest()
  await expect(page.getByText('24/500')).toBeVisible()
  await expect(generate(page)).toBeEnabled()
  line.close()
})

test('on a phone the form stays in its place when a slow line breaks the page off at the stage', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 412, height: 823 })
  for (const mark of ['Generate</button>', '<section aria-label="Preview"', 'Loading your latest picture']) {
    const line = await slowLine(baseURL, '/generate', mark)
    await page.goto(line.url, { waitUntil: 'commit' })
    // Nothing is painted before the styles have loaded.
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(({ sheet }) => sheet),
    )
    const top = async () => (await prompt(page).boundingBox())?.y
    const early = await top()
    line.sendRest()
    await expect(page.getByText('Ready to Create')).toBeVisible()
    expect(await top(), mark).toBe(early)
    line.close()
  }
})
