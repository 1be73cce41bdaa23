import { expect, test } from '@playwright/test'
import { signUp, skipOnboarding } from '../account.ts'
import { chooseFilter } from './choose-filter.ts'
import { tile } from './open-library.ts'

const prompt = 'a sailing boat on a calm lake'

test('a picture in 21:9 comes in its shape, and is found by it', async ({ page }) => {
  await skipOnboarding(page)
  await signUp(page)
  await page.goto('/generate')
  await page.getByLabel('Prompt', { exact: true }).fill(prompt)
  await page.getByRole('radio', { name: /Standard/ }).click()
  await page.getByRole('radio', { name: '21:9 Cinema' }).click()
  await expect(page.getByText('1792 × 768')).toBeVisible()
  await page.getByRole('button', { name: 'Generate', exact: true }).click()
  const made = page.getByText('Image generated successfully!', { exact: true })
  await expect(made).toBeVisible()
  const shape = await page
    .getByRole('img', { name: prompt })
    .first()
    .evaluate(async (element: HTMLImageElement) => {
      await element.decode()
      return element.naturalWidth / element.naturalHeight
    })
  expect(shape).toBeCloseTo(21 / 9, 2)

  await page.goto('/my-generations')
  await chooseFilter(page, 'Aspect ratio', 'Landscape 16:9')
  await expect(tile(page, prompt)).toHaveCount(0)
  await page.goto('/my-generations')
  await chooseFilter(page, 'Aspect ratio', 'Cinema 21:9')
  await expect(tile(page, prompt)).toHaveCount(1)
})
