import { expect, type Locator, type Page, test } from '@playwright/test'
import { callAsPage, signUp, skipOnboarding } from './account.ts'

// The product whose pictures come from a stand-in at once.
test.use({ baseURL: process.env['E2E_HOSTED_URL'] })

const TYPED = 'spring 1'
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

/** A dialog whose first field takes what is typed without a press. */
async function expectTyping(page: Page, name: string, field: Locator): Promise<void> {
  await expect(field).toBeFocused()
  await page.keyboard.type(TYPED)
  await expect(field).toHaveValue(TYPED)
  await expect(dialog(page, name)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page, name)).toHaveCount(0)
}

/** A dialog without a text field: the keyboard is on this control, and never on Close. */
async function expectFirst(page: Page, name: string, control: Locator): Promise<void> {
  await expect(control).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog(page, name)).toHaveCount(0)
}

test.beforeEach(async ({ page }) => {
  await skipOnboarding(page)
})

async function makePictures(page: Page, prompts: readonly string[]): Promise<readonly string[]> {
  await signUp(page)
  const settings = { style: 'neon', quality: 'standard', aspect_ratio: '1:1', count: 1 }
  for (const prompt of prompts) await callAsPage(page, 'POST', '/api/queue', { prompt, ...settings })
  await page.goto('/my-generations')
  await expect(page.getByRole('button', { name: /^Open: / })).toHaveCount(prompts.length)
  const { items } = await callAsPage<{ items: { id: string }[] }>(page, 'GET', '/api/generations')
  return items.map(({ id }) => id)
}

test('what is typed into a dialog of the library that just opened goes into its first field', async ({
  page,
}) => {
  await makePictures(page, ['a boat', 'a kite'])
  await page.getByRole('button', { name: 'New collection' }).click()
  await expectTyping(page, 'New collection', dialog(page, 'New collection').getByLabel('Name'))

  const bar = page.getByRole('toolbar', { name: / selected$/ })
  await page.getByRole('checkbox', { name: 'Select: a boat' }).click()
  await page.getByRole('checkbox', { name: 'Select: a kite' }).click()
  await bar.getByRole('button', { name: 'Collections' }).click()
  await page.getByRole('menuitem', { name: 'New collection…' }).click()
  await expectTyping(page, 'New collection', dialog(page, 'New collection').getByLabel('Name'))

  await bar.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Add a tag' }).click()
  await expectTyping(page, 'Add a tag', dialog(page, 'Add a tag').getByLabel('Tag'))

  await bar.getByRole('button', { name: 'Download' }).click()
  const download = dialog(page, 'Download 2 pictures')
  await expectFirst(page, 'Download 2 pictures', download.locator('input:checked, select').first())
})

test('the dialogs of one picture begin in their first field or on their action', async ({ page }) => {
  const [id] = await makePictures(page, ['a boat'])
  await page.goto(`/generate`)
  const more = async (name: string) => {
    await page.getByRole('button', { name: 'More with this picture' }).click()
    await page.getByRole('menuitem', { name }).click()
  }
  await page.getByRole('button', { name: 'Share by link' }).click()
  const share = dialog(page, 'Share by link')
  await expectFirst(page, 'Share by link', share.getByRole('switch', { name: 'Show prompt and seed' }))
  await more('Make public')
  const publish = dialog(page, 'Publish in the gallery')
  await expect(publish.getByRole('textbox')).toBeFocused()
  await page.keyboard.type(TYPED)
  await expect(publish.getByRole('textbox')).toHaveValue(TYPED)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'All styles' }).click()
  await expectTyping(page, 'All styles', dialog(page, 'All styles').getByLabel('Search styles'))
  await page.locator('body').press('?')
  const shortcuts = dialog(page, 'Keyboard shortcuts')
  const singleKeys = shortcuts.getByRole('switch', { name: /^Single-key shortcuts/ })
  await expect(singleKeys).toBeFocused()
  await page.keyboard.press('Space')
  await expect(singleKeys).not.toBeChecked()
  await page.keyboard.press('Escape')
  await expect(shortcuts).toHaveCount(0)
  await page.locator('body').press('?')
  await page.locator('body').press('p')
  await expect(page.getByLabel('Prompt', { exact: true })).not.toBeFocused()
  await expect(shortcuts).toHaveCount(0)

  await page.goto(`/my-generations?picture=${id}`)
  await page.getByRole('button', { name: 'Export size' }).click()
  const sizes = dialog(page, 'Export size')
  await expectFirst(page, 'Export size', sizes.getByRole('radio', { checked: true }).first())
  await page.getByRole('link', { name: 'Enlarge, cut out, paint over' }).click()
  await page.getByRole('button', { name: 'Paint over it' }).click()
  const region = dialog(page, 'Edit a painted region')
  await expect(region.getByRole('button', { name: 'Close' })).not.toBeFocused()
  await expect(region.locator(':focus')).toHaveCount(1)
})

test('the dialogs of the account begin in their first field', async ({ page }) => {
  await signUp(page)
  await page.goto('/account')
  const keys = page.getByRole('region', { name: 'API keys' })
  await keys.getByRole('button', { name: 'Create key' }).click()
  await expectTyping(page, 'Create an API key', page.getByRole('dialog').getByLabel('Name'))
  await page.getByRole('button', { name: 'Delete account' }).first().click()
  const deletion = page.getByRole('dialog')
  await expect(deletion.getByLabel('Password', { exact: false }).first()).toBeFocused()
  await page.keyboard.type(TYPED)
  await expect(deletion.getByLabel('Password', { exact: false }).first()).toHaveValue(TYPED)
})

test('a dialog that loads what it offers does not begin on Close', async ({ page }) => {
  await makePictures(page, ['a boat'])
  await page.goto('/more/palette')
  await page.getByRole('button', { name: 'From your library' }).click()
  const library = dialog(page, 'Your library')
  await expect(library.getByRole('img', { name: 'a boat' })).toBeVisible()
  await expect(library.getByRole('button', { name: 'Close' })).not.toBeFocused()
  await page.keyboard.press('Space')
  await expect(library).toBeVisible()
})
