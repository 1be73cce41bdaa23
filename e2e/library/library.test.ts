import { readFile } from 'node:fs/promises'
import { pngText, pngWith } from '@easel/picture-metadata/corpus/containers'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../accessibility.ts'
import { arrive } from '../account.ts'
import { chooseFilter } from './choose-filter.ts'
import { bar, lightbox, openLibrary, tick, tile } from './open-library.ts'

// The product with a stand-in vendor that draws at once.
test.use({ baseURL: process.env['E2E_HOSTED_URL'] })

test('the library is searched and filtered as one types; the address keeps it, and going back undoes it', async ({
  page,
}) => {
  await openLibrary(page, [
    { prompt: 'a café at night', style: 'neon' },
    { prompt: 'a red fox', style: 'anime', ratio: '16:9' },
    { prompt: 'a blue fox', style: 'neon' },
  ])
  const shown = page.getByRole('status').filter({ hasText: /^\d/ })
  await expect(shown).toHaveText('3')
  await chooseFilter(page, 'Style', 'Neon')
  await expect(tile(page, 'a red fox')).toHaveCount(0)
  await expect(shown).toHaveText('2 of 3')
  await page.getByRole('textbox', { name: 'Search prompts' }).fill('CAFE')
  await expect(tile(page, 'a blue fox')).toHaveCount(0)
  await expect(tile(page, 'a café at night')).toBeVisible()
  await expect(page).toHaveURL(/style=neon&q=CAFE/)

  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Search prompts' })).toHaveValue('CAFE')
  await expect(page.getByRole('button', { name: /^Open: / })).toHaveCount(1)
  await tile(page, 'a café at night').click()
  await expect(page).toHaveURL(/picture=gen_/)
  await page.goBack()
  await expect(lightbox(page)).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/my-generations$/)
  await expect(page.getByRole('button', { name: /^Open: / })).toHaveCount(3)

  await page.getByRole('textbox', { name: 'Search prompts' }).fill('zebra')
  await expect(page.getByText('No prompt of yours matches “zebra”.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Show everything' }).click()
  await expect(page.getByRole('button', { name: /^Open: / })).toHaveCount(3)
  await page.getByRole('combobox', { name: 'Order' }).selectOption('By prompt')
  await expect(page.getByRole('button', { name: /^Open: / }).first()).toHaveAccessibleName('Open: a blue fox')
})

test('[4.8] pictures are chosen together, deleted, taken back, deleted again and restored from the trash, in every tab', async ({
  page,
  context,
}) => {
  const prompts = ['one boat', 'two boats', 'three boats', 'four boats']
  await openLibrary(
    page,
    prompts.map((prompt) => ({ prompt })),
  )
  const second = await context.newPage()
  await second.goto('/history')
  await expect(tile(second, 'four boats')).toBeVisible()

  await tick(page, 'three boats').click()
  await tile(page, 'one boat').click({ modifiers: ['Shift'] })
  await expect(bar(page)).toHaveAccessibleName('3 selected')
  await expectAccessible(page)
  await bar(page).getByRole('button', { name: 'Favorite' }).click()
  await expect(page.getByRole('button', { name: 'Favorites 3' })).toBeVisible()
  await bar(page).getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('3 generations deleted')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Open: / })).toHaveCount(1)
  await expect(second.getByRole('button', { name: /^Open: / })).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: /^Open: / })).toHaveCount(4)
  await expect(second.getByRole('button', { name: /^Open: / })).toHaveCount(4)

  await tick(page, 'two boats').click()
  await bar(page).getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Generation deleted')).toBeVisible()
  await page.getByRole('button', { name: 'Trash 1' }).click()
  await expect(page).toHaveURL(/trash=true/)
  await expect(page.getByText('Pictures stay here for 30 days')).toBeVisible()
  await tile(page, 'two boats').click()
  await lightbox(page).getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByText('The trash is empty')).toBeVisible()
  await page.getByRole('button', { name: 'All pictures 4' }).click()
  await expect(tile(page, 'two boats')).toBeVisible()

  await tick(page, 'one boat').click()
  await bar(page).getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Trash 1' }).click()
  await page.getByRole('button', { name: 'Empty trash' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Empty trash' }).click()
  await expect(page.getByText('The trash is empty')).toBeVisible()
})

test('collections lie in each other; pictures come into them by menu and by dragging, and tags find them', async ({
  page,
}) => {
  await openLibrary(page, [{ prompt: 'a lake' }, { prompt: 'a hill' }])
  await page.getByRole('button', { name: 'New collection' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Trips')
  await page.getByRole('button', { name: 'Create' }).click()
  await page.getByRole('button', { name: 'More with Trips' }).click()
  await page.getByRole('menuitem', { name: 'New collection inside' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Summer')
  await page.getByRole('button', { name: 'Create' }).click()

  await page.getByRole('button', { name: /^Trips/ }).click()
  await expect(page.getByRole('heading', { name: 'This collection is empty' })).toBeVisible()
  await page.getByRole('button', { name: 'Show everything' }).click()

  await tick(page, 'a lake').click()
  await bar(page).getByRole('button', { name: 'Collections' }).click()
  await page.getByRole('menuitem', { name: 'Summer' }).click()
  await expect(page.getByText('Moved to Summer')).toBeVisible()
  await bar(page).getByRole('button', { name: /^Done/ }).click()
  await tile(page, 'a hill').dragTo(page.getByRole('button', { name: /^Trips/ }))
  await expect(page.getByRole('button', { name: 'Trips 1' })).toBeVisible()
  await page.getByRole('button', { name: 'Summer 1' }).click()
  await expect(tile(page, 'a hill')).toHaveCount(0)
  await expect(tile(page, 'a lake')).toBeVisible()

  await page.getByRole('button', { name: 'More with Summer' }).click()
  await page.getByRole('menuitem', { name: 'Rename or move' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Summer 2026')
  await page.getByRole('combobox', { name: 'Parent collection' }).selectOption('')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: 'Summer 2026 1' })).toBeVisible()

  await tile(page, 'a lake').click()
  await lightbox(page).getByRole('combobox', { name: 'Add a tag' }).fill('Water')
  await page.keyboard.press('Enter')
  await expect(lightbox(page).getByRole('button', { name: 'Remove tag water' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'water 1' }).click()
  await expect(page).toHaveURL(/tag=water/)
  await expect(page.getByRole('button', { name: /^Open: / })).toHaveCount(1)

  await page.getByRole('button', { name: 'More with Trips' }).click()
  await page.getByRole('menuitem', { name: 'Delete collection' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete collection' }).click()
  await expect(page.getByRole('button', { name: /^Trips/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'All pictures 2' }).click()
  await expect(tile(page, 'a hill')).toBeVisible()
})

test('by keyboard alone: through the wall, choosing, opening, on to the next, comparing, deleting', async ({
  page,
}) => {
  await openLibrary(
    page,
    ['a', 'b', 'c', 'd'].map((letter) => ({ prompt: `picture ${letter}` })),
  )
  await tile(page, 'picture d').focus()
  await page.keyboard.press('ArrowRight')
  await expect(tile(page, 'picture c')).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Shift+ArrowRight')
  await expect(bar(page)).toHaveAccessibleName('2 selected')
  await page.keyboard.press('Escape')
  await expect(bar(page)).toHaveCount(0)

  await expect(tile(page, 'picture b')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'picture b' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('heading', { name: 'picture c' })).toBeVisible()
  await page.keyboard.press('f')
  await expect(lightbox(page).getByRole('button', { name: 'Favorite' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await lightbox(page).getByRole('button', { name: 'Compare' }).press('Enter')
  const seam = page.getByRole('slider', { name: 'Line between the two pictures' })
  await seam.press('ArrowRight')
  await expect(seam).toHaveValue('51')
  await page.keyboard.press('Escape')
  await expect(seam).toHaveCount(0)
  await lightbox(page).getByRole('button', { name: 'Delete picture' }).press('Enter')
  await expect(page.getByText('Generation deleted')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'picture b' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(lightbox(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Open: / })).toHaveCount(3)

  // A deleted picture takes the focus with it: its neighbor gets the focus, and after the last one the link to the next step.
  await page.goto('/history')
  await page
    .getByRole('article', { name: 'picture b' })
    .getByRole('button', { name: 'Delete' })
    .press('Enter')
  await expect(tile(page, 'picture a')).toBeFocused()
  await page.goto('/my-generations')
  await tile(page, 'picture d').press('Space')
  await bar(page).getByRole('button', { name: 'Delete' }).press('Enter')
  await expect(tile(page, 'picture a')).toBeFocused()
  await page.keyboard.press('Enter')
  await lightbox(page).getByRole('button', { name: 'Delete picture' }).press('Enter')
  await expect(page.getByRole('link', { name: 'Make a picture' })).toBeFocused()
  await page.getByRole('button', { name: 'Trash 4' }).press('Enter')
  await page.getByRole('button', { name: 'Empty trash' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Empty trash' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'The trash is empty' })).toBeFocused()
})

test('a variation is made from a picture, and each leads to the other', async ({ page }) => {
  await openLibrary(page, [{ prompt: 'a tower' }])
  await tile(page, 'a tower').click()
  await lightbox(page).getByRole('button', { name: 'Vary', exact: true }).click()
  await expect(page.getByText('Added 1 task to generation queue')).toBeVisible()
  const lineage = page.getByRole('region', { name: 'Lineage' })
  await expect(lineage.getByRole('heading', { name: 'Made from this' })).toBeVisible()
  await lineage.getByRole('button', { name: 'Show: a tower' }).click()
  await expect(lineage.getByRole('heading', { name: 'Made from', exact: true })).toBeVisible()
})

test('[1.6] a picture is cut to an export size around a point, seen before it is taken; a file dropped on the generator restores its settings', async ({
  page,
}, info) => {
  await openLibrary(page, [{ prompt: 'a lantern by the sea', style: 'watercolor', ratio: '9:16' }])
  await tile(page, 'a lantern by the sea').click()
  await lightbox(page).getByRole('button', { name: 'Export size' }).click()
  const dialog = page.getByRole('dialog', { name: 'Export size' })
  await dialog.getByRole('radio', { name: /^X, Header/ }).check({ force: true })
  const cut = dialog.getByRole('img', { name: 'Cut to 1500 × 500' })
  await dialog.getByRole('button', { name: /^Focus point/ }).press('ArrowUp')
  await expect(cut).toHaveAttribute('src', /size=x-header&x=0.50&y=0.45/)
  await expect.poll(() => cut.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1500)
  await expectAccessible(page)
  const taking = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download 1500 × 500' }).click()
  expect((await taking).suggestedFilename()).toMatch(/\.jpg$/)

  await lightbox(page).getByRole('button', { name: 'Download' }).click()
  const whole = page.waitForEvent('download')
  await page.getByRole('dialog', { name: 'Download' }).getByRole('button', { name: 'Download' }).click()
  const file = info.outputPath('picture.png')
  await (await whole).saveAs(file)

  await page.goto('/generate')
  await arrive(page)
  const bytes = (await readFile(file)).toString('base64')
  await dropOnGenerator(page, bytes)
  await expect(page.getByText('Settings restored from the picture')).toBeVisible()
  await expect(page.getByLabel('Prompt', { exact: true })).toHaveValue('a lantern by the sea')
  await expect(page.getByRole('radio', { name: /Portrait/ })).toBeChecked()
  await expect(page.getByRole('button', { name: 'Remove reference' })).toHaveCount(0)
  const notice = page.getByRole('listitem').filter({ hasText: 'Settings restored from the picture' })
  await notice.getByRole('button', { name: 'Use as reference' }).click()
  await expect(page.getByRole('button', { name: 'Remove reference' })).toBeVisible()

  const foreign = pngWith(
    pngText(
      'parameters',
      'a lighthouse <lora:mist:1>\nNegative prompt: people\nSteps: 20, Sampler: Euler, Seed: 9, Size: 832x512',
    ),
  )
  await dropOnGenerator(page, Buffer.from(foreign).toString('base64'))
  await expect(page.getByText('Settings taken from Stable Diffusion web UI')).toBeVisible()
  await expect(page.getByText('Not taken: LoRA models, sampler, steps.')).toBeVisible()
  await expect(page.getByLabel('Prompt', { exact: true })).toHaveValue('a lighthouse')
  await expect(page.getByRole('radio', { name: /Landscape/ })).toBeChecked()
})

async function dropOnGenerator(page: Page, base64: string): Promise<void> {
  const transfer = await page.evaluateHandle((base64) => {
    const data = new DataTransfer()
    const content = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    data.items.add(new File([content], 'picture.png', { type: 'image/png' }))
    return data
  }, base64)
  await page.getByRole('form', { name: 'Generator' }).dispatchEvent('drop', { dataTransfer: transfer })
}

test('on a tablet every button beside a picture holds its words', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 })
  await openLibrary(page, [{ prompt: 'a red fox' }])
  await tile(page, 'a red fox').click()
  await expect(lightbox(page).getByRole('button', { name: 'Reuse a part' })).toBeVisible()
  const overflowing = await lightbox(page).evaluate((panel) =>
    [...panel.querySelectorAll<HTMLElement>('button, a')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ textContent }) => textContent),
  )
  expect(overflowing).toEqual([])
})
