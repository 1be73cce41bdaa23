import { randomBytes } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { arrive, signUp, skipOnboarding } from './account.ts'

const prompt = (page: Page) => page.getByLabel('Prompt', { exact: true })
const generate = (page: Page) => page.getByRole('button', { name: 'Generate', exact: true })
const field = (page: Page) => page.getByLabel('Reference images', { exact: true })

type Carried = {
  readonly name: string
  readonly type: string
  readonly base64: string
  readonly text?: string
}

/** Drops a file on, or pastes it into, the element of the selector. Returns whether the page took it. */
function bring(page: Page, kind: 'drop' | 'paste', selector: string, file: Carried): Promise<boolean> {
  return page.locator(selector).evaluate(
    (element, [kind, { name, type, base64, text }]) => {
      const carried = new DataTransfer()
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      carried.items.add(new File([bytes], name, { type }))
      if (text) carried.setData('text/plain', text)
      const how = { bubbles: true, cancelable: true }
      if (kind === 'paste')
        return !element.dispatchEvent(new ClipboardEvent('paste', { ...how, clipboardData: carried }))
      element.dispatchEvent(new DragEvent('dragover', { ...how, dataTransfer: carried }))
      return !element.dispatchEvent(new DragEvent('drop', { ...how, dataTransfer: carried }))
    },
    [kind, file] as const,
  )
}

async function picture(name: string): Promise<Carried> {
  const bytes = await sharp({ create: { width: 48, height: 32, channels: 3, background: '#c33' } })
    .png()
    .toBuffer()
  return { name, type: 'image/png', base64: bytes.toString('base64') }
}

test.beforeEach(({ page }) => skipOnboarding(page))

test('[2.23, 5.3] a reference is dropped or pasted anywhere on the page; words pasted into a field stay words', async ({
  page,
}) => {
  await page.goto('/generate')
  await arrive(page)
  await prompt(page).fill('a fox')
  await expect(generate(page)).toBeEnabled()
  // On the preview, far from the form: the browser must not navigate to the file.
  expect(await bring(page, 'drop', '[aria-label="Preview"]', await picture('dropped.png'))).toBe(true)
  await expect(page.getByText('dropped.png')).toBeVisible()
  expect(await bring(page, 'paste', 'body', await picture('pasted.png'))).toBe(true)
  await expect(page.getByText('pasted.png')).toBeVisible()
  expect(await bring(page, 'paste', '#prompt', await picture('in-prompt.png'))).toBe(true)
  await expect(page.getByText('in-prompt.png')).toBeVisible()
  // A word processor puts a picture of the text on the clipboard besides the text.
  const words = { ...(await picture('words.png')), text: 'a hare' }
  expect(await bring(page, 'paste', '#prompt', words)).toBe(false)
  // The reason for the refusal is in view, however small the window, even when the field is in the collapsed section.
  await page.setViewportSize({ width: 1280, height: 620 })
  await page.locator('summary').filter({ hasText: 'Advanced' }).click()
  await bring(page, 'drop', '#prompt', {
    name: 'notes.txt',
    type: 'text/plain',
    base64: Buffer.from('hello').toString('base64'),
  })
  await expect(page.getByText('Please select an image file')).toBeInViewport({ ratio: 1 })
  await expect(page.getByText('in-prompt.png')).toBeVisible()
})

test('a photograph heavier than 10 MB is brought down in the browser to less than a proxy takes; its strength travels with it', async ({
  page,
}) => {
  await signUp(page)
  await page.goto('/generate')
  const sent: { references: { image: string }[]; reference_strength?: number }[] = []
  const sizes: number[] = []
  await page.route('**/api/functions/replicate-generate', (route) => {
    sent.push(route.request().postDataJSON())
    sizes.push(route.request().postDataBuffer()?.length ?? Number.NaN)
    return route.abort('connectionfailed')
  })
  await prompt(page).fill('a fox')
  await expect(page.getByRole('radiogroup', { name: 'Reference strength' })).toHaveCount(0)
  const side = { width: 2400, height: 1800, channels: 3 } as const
  const noise = await sharp(randomBytes(side.width * side.height * 3), { raw: side })
    .png({ compressionLevel: 0 })
    .toBuffer()
  expect(noise.length).toBeGreaterThan(10 * 1024 * 1024)
  await field(page).setInputFiles({ name: 'IMG_0001.PNG', mimeType: 'image/png', buffer: noise })
  await expect(page.getByText('IMG_0001.PNG')).toBeVisible()
  await page.getByRole('radio', { name: 'Close' }).check({ force: true })
  await generate(page).click()
  await expect.poll(() => sent.length).toBe(1)
  expect(sent[0]?.reference_strength).toBe(0.8)
  expect(sizes[0]).toBeLessThanOrEqual(900_000)
  const bytes = Buffer.from(sent[0]?.references[0]?.image.split(',')[1] ?? '', 'base64')
  const { format, width = 0, height = 0 } = await sharp(bytes).metadata()
  expect([format, (width / height).toFixed(2)]).toEqual(['webp', '1.33'])
  expect(width).toBeGreaterThanOrEqual(640)
})

test('[5.3] several references are named, given roles and put in order by keys, and outlive a reload with the prompt; the one that is used is said', async ({
  page,
}) => {
  await page.goto('/generate')
  await prompt(page).fill('a harbor like')
  const files = [await picture('harbor.png'), await picture('colors.png')]
  await field(page).setInputFiles(
    files.map(({ name, type: mimeType, base64 }) => ({
      name,
      mimeType,
      buffer: Buffer.from(base64, 'base64'),
    })),
  )
  const list = page.getByRole('list', { name: 'Chosen references' })
  const rows = list.getByRole('listitem')
  await expect(rows).toHaveText([/@1.*harbor\.png/, /@2.*colors\.png/])
  await expect(page.getByText('Built-in engine takes one: only @1 is used')).toBeVisible()
  await page.getByLabel('What @2 is for').selectOption('Style')
  const up = page.getByRole('button', { name: 'Move @2 up' })
  await up.focus()
  await page.keyboard.press('Enter')
  await expect(rows).toHaveText([/@1.*colors\.png/, /@2.*harbor\.png/])
  // The first picture cannot move up: the focus stays on the button of the moved picture, which is disabled.
  await expect(page.getByRole('button', { name: 'Move @1 up' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Move @1 up' })).toBeDisabled()
  await expect(page.getByLabel('What @1 is for')).toHaveValue('style')
  await page.getByRole('button', { name: 'Move @1 down' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Move @2 down' })).toBeFocused()
  await page.getByRole('button', { name: 'Move @2 up' }).press('Enter')
  await list.getByRole('button', { name: '@2', exact: true }).click()
  await expect(prompt(page)).toHaveValue('a harbor like @2 ')
  // Among several files, the one that is not a picture is named, and the others are accepted.
  const third = await picture('third.png')
  await field(page).setInputFiles([
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') },
    { name: third.name, mimeType: third.type, buffer: Buffer.from(third.base64, 'base64') },
  ])
  await expect(rows).toHaveText([/@1.*colors\.png/, /@2.*harbor\.png/, /@3.*third\.png/])
  await expect(page.getByText('notes.txt: Please select an image file')).toBeVisible()
  await page.getByRole('button', { name: 'Remove reference @3' }).press('Enter')
  await expect(field(page)).toBeFocused()
  await page.reload()
  await expect(rows).toHaveText([/@1.*colors\.png/, /@2.*harbor\.png/])
  await expect(prompt(page)).toHaveValue('a harbor like @2 ')
  await expect(generate(page)).toBeEnabled()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the reference comes from the camera roll or the camera, whichever the phone’s own sheet is asked for', async ({
    page,
  }) => {
    await page.goto('/generate')
    await prompt(page).fill('a fox')
    await expect(generate(page)).toBeEnabled()
    // Any picture, and no `capture`: with it a phone would offer only its camera.
    await expect(field(page)).toHaveAttribute('accept', 'image/*')
    await expect(field(page)).not.toHaveAttribute('capture', /./)
    expect((await field(page).boundingBox())?.height).toBeGreaterThanOrEqual(44)
    const [sheet] = await Promise.all([page.waitForEvent('filechooser'), field(page).tap()])
    expect(sheet.isMultiple()).toBe(true)
    const { name, type: mimeType, base64 } = await picture('IMG_0002.PNG')
    await sheet.setFiles({ name, mimeType, buffer: Buffer.from(base64, 'base64') })
    await expect(page.getByText('IMG_0002.PNG')).toBeVisible()
    await page.getByRole('button', { name: 'Remove reference' }).tap()
    await expect(page.getByText('IMG_0002.PNG')).toHaveCount(0)
    // Devices that cannot drag are not offered dropping.
    await expect(page.getByText('or drop', { exact: true })).toBeHidden()
  })
})
