import { expect, test } from '@playwright/test'
import { signUp, skipOnboarding } from './account.ts'
import { changeAnswers } from './change-answers.ts'

test('[2.23, 2.25, 2.27] without a mouse: a prompt is written, settings are chosen, the picture forms before the eyes and opens', async ({
  page,
}) => {
  await skipOnboarding(page)
  await signUp(page)
  await page.goto('/generate')
  const { keyboard } = page
  const focused = page.locator(':focus')
  const prompt = page.getByLabel('Prompt', { exact: true })
  await expect(page.getByText('5 of 5 left today')).toBeVisible()
  await expect(prompt).toBeEditable()
  // The letter is heard once the editor's own chunk is there.
  await expect(async () => {
    await keyboard.press('p')
    await expect(prompt).toBeFocused({ timeout: 500 })
  }).toPass()
  await prompt.fill('')
  await keyboard.type('a red boat')

  async function tabTo(name: RegExp) {
    for (let i = 0; i < 40; i += 1) {
      await keyboard.press('Tab')
      const said = await focused.evaluate((element) => {
        const group = element.closest('[role=radiogroup]')?.getAttribute('aria-label')
        return group ?? element.getAttribute('aria-label') ?? element.textContent ?? ''
      })
      if (name.test(said)) return
    }
    throw new Error(`nothing called ${name} can be reached`)
  }
  await tabTo(/^Style$/)
  await keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Anime' })).toBeChecked()
  await tabTo(/^Aspect ratio$/)
  await keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: /Landscape/ })).toBeChecked()
  await tabTo(/^Generate/)
  await keyboard.press('Enter')
  // All three are there only while it is being made.
  await Promise.all([
    expect(page.getByText('AI is crafting your vision...')).toBeVisible(),
    expect(page.getByText(/^\d+% Complete$/).first()).toBeVisible(),
    expect(page.getByAltText('Taking shape')).toBeVisible(),
  ])
  await expect(page.getByText('Image generated successfully!')).toBeVisible({ timeout: 60_000 })
  // The button was of no use meanwhile, and kept the place all the same.
  await expect(page.getByRole('button', { name: /^Generate/ })).toBeFocused()

  await tabTo(/^Open full size$/)
  await keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Open full size' })).toBeFocused()
})

test('[2.28b, 2.28c, 5.6a] a spent day is counted down to the second, refuses a press, and is over by itself', async ({
  page,
}) => {
  await skipOnboarding(page)
  await signUp(page)
  let isSpent = true
  let resetsIn = 3_650_000
  await changeAnswers(page, '**/api/limits', (limits: object) =>
    isSpent ? { ...limits, remaining: 0, reset_at: new Date(Date.now() + resetsIn).toISOString() } : limits,
  )
  await page.goto('/generate')
  await page.getByLabel('Prompt', { exact: true }).fill('a fox')
  await expect(page.getByText('Daily limit reached', { exact: true })).toBeVisible()
  const timer = page.getByRole('timer')
  await expect(timer).toHaveText(/^Resets in 1h 0m \d+s$/)
  const before = await timer.textContent()
  await expect(timer).not.toHaveText(before ?? '')
  await page.getByRole('button', { name: 'Generate', exact: true }).click()
  const toast = page
    .getByRole('listitem')
    .filter({ hasText: 'Daily limit reached. Upgrade to continue generating images.' })
  await expect(
    toast.getByText('Daily limit reached. Upgrade to continue generating images.', { exact: true }),
  ).toBeVisible()
  await toast.getByRole('button', { name: 'Upgrade', exact: true }).click()
  await expect(page).toHaveURL('/pricing')
  await page.goto('/generate')
  await page.getByRole('link', { name: 'Upgrade for Unlimited', exact: true }).click()
  await expect(page).toHaveURL('/pricing')

  // The moment is near, and comes: what is left is asked for anew.
  resetsIn = 4_000
  await page.goto('/generate')
  await expect(timer).toHaveText(/^Resets in 0h 0m \ds$/)
  isSpent = false
  await expect(page.getByText('Daily limit reached', { exact: true })).toHaveCount(0)
})
