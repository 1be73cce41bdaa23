import { expect, test } from '@playwright/test'
import { DRAWN, signUp, skipOnboarding } from './account.ts'

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
  // The shortcut works once the editor's own chunk has loaded.
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
  // All three show only while the picture is drawn.
  await Promise.all([
    expect(page.getByText('AI is crafting your vision...')).toBeVisible(),
    expect(page.getByText(/^\d+% Complete$/).first()).toBeVisible(),
    expect(page.getByAltText('Taking shape')).toBeVisible(),
  ])
  await expect(page.getByText('Image generated successfully!')).toBeVisible(DRAWN)
  // The button was disabled meanwhile, and still kept the focus.
  await expect(page.getByRole('button', { name: /^Generate/ })).toBeFocused()

  await tabTo(/^Open full size$/)
  await keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Open full size' })).toBeFocused()
})
