import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { callAsPage, DRAWN, signUp, skipOnboarding } from './account.ts'

type Made = { readonly items: readonly { id: string; prompt: string; parent_id: string | null }[] }

test.beforeEach(({ page }) => skipOnboarding(page))

async function makePicture(page: Page, prompt: string): Promise<string> {
  await signUp(page)
  const { id } = await callAsPage<{ id: string }>(page, 'POST', '/api/functions/replicate-generate', {
    prompt,
    aspect_ratio: '1:1',
    model: 'flux-schnell',
    seed: 7,
  })
  return id
}

test.describe('with a model that fills masks', () => {
  test.use({ baseURL: process.env['E2E_HOSTED_URL'] })

  test('a region is painted by pointer and by numbers, drawn anew by the vendor, and kept beside its parent', async ({
    page,
  }) => {
    // Without animation, so that the dialog is measured in its final place.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const parent = await makePicture(page, 'a red boat')
    await page.goto(`/my-generations?picture=${parent}`)
    await page.getByRole('link', { name: 'Enlarge, cut out, paint over' }).click()
    await page.getByRole('button', { name: 'Paint over it' }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit a painted region' })
    const send = dialog.getByRole('button', { name: 'Redraw the region' })
    await expect(dialog.getByText('Nothing is painted yet', { exact: true })).toBeVisible()
    const canvas = dialog.getByRole('img', { name: /^Painted region/ })
    const box = await canvas.boundingBox()
    if (!box) throw new Error('the picture is not shown')
    await page.mouse.move(box.x + box.width * 0.3, box.y + box.height * 0.5)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width * 0.7, box.y + box.height * 0.5, { steps: 6 })
    await page.mouse.up()
    await expect(dialog.getByText(/^About [34]% of the picture$/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Undo' }).click()
    await expect(send).toBeDisabled()
    await dialog.getByLabel('Width').fill('40')
    await dialog.getByLabel('Height').press('Enter')
    await expect(dialog.getByText('About 20% of the picture')).toBeVisible()
    await dialog.getByLabel('What goes there').fill('a green kite')
    await expectAccessible(page)

    // Closing the dialog loses nothing.
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Paint over it' }).click()
    await expect(dialog.getByLabel('What goes there')).toHaveValue('a green kite')
    await send.click()
    await expect(page.getByText('Added to the queue')).toBeVisible()
    await expect(page.getByRole('button', { name: 'a green kite' })).toBeVisible()
    const { items } = await callAsPage<Made>(page, 'GET', '/api/generations')
    expect(items.find(({ prompt }) => prompt === 'a green kite')?.parent_id).toBe(parent)
  })
})

test('without one the page says what must be connected, and offers what the engine does by itself', async ({
  page,
}) => {
  const parent = await makePicture(page, 'a red ball on sand')
  await page.goto(`/advanced?tab=picture&picture=${parent}`)
  const panel = page.getByRole('region', { name: 'What can be made from it' })
  await expect(panel.getByText(/operator of this site can connect Replicate/)).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Paint over it' })).toHaveCount(0)
  await expect(panel.getByRole('button', { name: '1:1' })).toBeDisabled()
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Cut out' }).click()
  await expect(page.getByText('Added to the queue')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Your latest pictures' }).getByRole('button')).toHaveCount(
    2,
    DRAWN,
  )
})
