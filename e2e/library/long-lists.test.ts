import { expect, type Page, test } from '@playwright/test'
import { changeAnswers } from '../change-answers.ts'
import { chooseFilter } from './choose-filter.ts'
import { fillLibrary, tiles } from './open-library.ts'

// The product whose pictures come from a stand-in at once.
test.use({ baseURL: process.env['E2E_HOSTED_URL'] })

/** A library of so many pictures, a page of 80 at a time: all of them the one that is there. */
async function showManyPictures(page: Page, count: number): Promise<void> {
  await changeAnswers(page, '**/api/library', (library: object) => ({ ...library, total: count }))
  await page.route('**/api/generations?*', async (route) => {
    const url = new URL(route.request().url())
    const from = Number(url.searchParams.get('cursor') ?? 0)
    url.searchParams.delete('cursor')
    // A page that has left in the meantime takes its answer with it.
    const answer = await route
      .fetch({ url: url.href })
      .then((got) => got.json())
      .catch(() => null)
    if (!answer) return
    const { items } = answer
    const next = Math.min(count, from + 80)
    await route.fulfill({
      json: {
        items: Array.from({ length: next - from }, (_, at) => ({ ...items[0], id: idOf(from + at) })),
        nextCursor: next < count ? String(next) : null,
      },
    })
  })
}

const idOf = (number: number) => `gen_${String(number).padStart(26, '0')}`

test('stepping from picture to picture goes on where the list has been loaded to', async ({ page }) => {
  await fillLibrary(page, ['a boat'])
  await showManyPictures(page, 160)
  await page.goto('/my-generations')
  await expect(tiles(page).first()).toBeVisible()
  await page.goto(`/my-generations?picture=${idOf(78)}`)
  const about = page.getByRole('complementary', { name: 'About this picture' })
  for (const place of [79, 80, 81, 82]) {
    await expect(about).toContainText(String(place))
    await page.getByRole('button', { name: 'Next picture' }).click()
  }
})

test('a list that is filtered begins at its top, and going back finds the one before where it was left', async ({
  page,
}) => {
  await fillLibrary(page, ['a boat'])
  await showManyPictures(page, 160)
  await page.goto('/my-generations')
  await expect(tiles(page).first()).toBeVisible()
  const place = () => page.evaluate(() => document.getElementById('main')?.scrollTop)
  // The browser tells of it a frame later, which a person always waits for.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const panel = document.getElementById('main')
        panel?.addEventListener('scroll', resolve, { once: true })
        panel?.scrollTo(0, 2_000)
      }),
  )
  await expect.poll(place).toBe(2_000)
  const shown = page.getByRole('status').filter({ hasText: /^\d/ })
  await expect(shown).toHaveText('160')
  await chooseFilter(page, 'Style', 'Neon')
  await expect.poll(place).toBe(0)
  // An unfiltered list does not say how much of it is loaded; of a filtered one only the loaded part is counted.
  await expect(shown).toHaveText('80+ of 160')
  await page.goBack()
  await expect.poll(place).toBe(2_000)
  await page.getByRole('textbox', { name: 'Search prompts' }).fill('boat')
  await expect.poll(place).toBe(0)
})
