import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { readZip } from '../apps/server/test/harness/read-zip.ts'
import { readMetadata } from '../packages/picture-metadata/src/read-metadata.ts'
import { expectAccessibleInBothThemes } from './accessibility.ts'
import { callAsPage, signUp, skipOnboarding } from './account.ts'

test.beforeEach(async ({ page }) => {
  await skipOnboarding(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

const sample = (name: string) => join(import.meta.dirname, '../apps/web/build/client/samples', `${name}.webp`)
const SAMPLE = sample('fox-photorealistic')

async function open(page: Page, path: string, ...files: string[]): Promise<void> {
  await page.goto(path)
  await page.locator('input[type=file]').setInputFiles(files.length > 0 ? files : [SAMPLE])
}

const prompt = (page: Page) => page.getByRole('textbox', { name: 'Prompt', exact: true })

test('the page of tools leads to every room of the studio', async ({ page }) => {
  await page.goto('/more')
  const links = (of: string) =>
    page.locator(`${of} a[href^="/"]`).evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  const rooms = (await links('nav')).filter((href) => href !== '/more')
  expect(rooms.length).toBeGreaterThan(12)
  const listed = await links('main')
  expect(rooms.filter((href) => !listed.includes(href))).toEqual([])
  await expectAccessibleInBothThemes(page)
})

test.describe('with a library', () => {
  // The product whose pictures come from a stand-in at once.
  test.use({ baseURL: process.env['E2E_HOSTED_URL'] })

  test('a picture of the library is opened in a tool, from a dialog that does not begin on Close', async ({
    page,
  }) => {
    await signUp(page)
    await callAsPage(page, 'POST', '/api/functions/replicate-generate', {
      prompt: 'a red ball on sand',
      aspect_ratio: '1:1',
      model: 'flux-schnell',
    })
    await page.goto('/more/metadata')
    await page.getByRole('button', { name: 'From your library' }).click()
    const library = page.getByRole('dialog', { name: 'Your library' })
    await expect(library.getByRole('img', { name: 'a red ball on sand' })).toBeVisible()
    await expect(library.getByRole('button', { name: 'Close' })).not.toBeFocused()
    await library.getByRole('button', { name: 'a red ball on sand' }).click()
    await expect(library).toHaveCount(0)
    await expect(page.getByRole('heading', { name: /^Made with Easel/ })).toBeVisible()
    await expect(page.getByText('a red ball on sand').first()).toBeVisible()
  })
})

test('a prompt is checked, mended, enhanced in parts and taken to the generator', async ({ page }) => {
  await page.goto('/prompts')
  await page.getByRole('link', { name: 'Check', exact: true }).click()
  await prompt(page).fill('a red fox beside a gibberlemon')
  await page.getByRole('button', { name: 'Write lemon instead of gibberlemon' }).click()
  await expect(prompt(page)).toHaveValue('a red fox beside a lemon')
  await expect(page.getByText('Understood everything.')).toBeVisible()
  await expectAccessibleInBothThemes(page)

  await page.getByRole('link', { name: 'Enhance', exact: true }).click()
  await expect(prompt(page)).toHaveValue('a red fox beside a lemon')
  await page.getByRole('radio', { name: /Cinematic/ }).click()
  const proposal = page.getByRole('region', { name: 'Proposal' })
  await proposal.getByRole('button', { name: 'Add dramatic mood' }).click()
  await expectAccessibleInBothThemes(page)
  await proposal.getByRole('button', { name: /^Add (all|\d)/ }).click()
  await expect(prompt(page)).toHaveValue(/^a red fox beside a lemon, cinematic lighting/)
  await expect(prompt(page)).not.toHaveValue(/dramatic mood/)
  await page.getByRole('link', { name: 'Use in generator' }).click()
  await expect(prompt(page)).toHaveValue(/^a red fox beside a lemon, cinematic lighting/)
})

test('under a picture, an unknown word is listed once, however often it is written, and leads to others', async ({
  page,
}) => {
  await signUp(page)
  const sentence = 'a red fox beside a moonflower beside a moonflower'
  await callAsPage(page, 'POST', '/api/functions/replicate-generate', {
    prompt: sentence,
    aspect_ratio: '1:1',
    model: 'flux-schnell',
  })
  const reading = page.getByRole('region', { name: 'Read as' })
  await page.goto('/my-generations')
  await page.getByRole('button', { name: `Open: ${sentence}` }).click()
  const unknown = reading.getByRole('listitem').filter({ hasText: 'moonflower' })
  await expect(unknown).toHaveText(['moonflower'])
  await page.goto('/generate')
  await expect(reading.getByRole('list', { name: 'Not drawn' })).toContainText('moonflower')
  await reading.getByRole('link', { name: 'Try another word' }).click()
  await expect(prompt(page)).toHaveValue(sentence)
  await page.getByRole('button', { name: 'Write sunflower instead of moonflower' }).click()
  await expect(prompt(page)).toHaveValue('a red fox beside a sunflower beside a sunflower')
})

test('a prompt is built from chips and words of one’s own', async ({ page }) => {
  await page.goto('/prompts?tool=build')
  await page.getByRole('button', { name: 'an owl', exact: true }).click()
  await page.getByRole('button', { name: 'candlelight' }).click()
  await page.getByRole('textbox', { name: 'Setting in your own words' }).fill('on a pile of books')
  await expect(page.getByText('an owl on a pile of books, candlelight', { exact: true })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('link', { name: 'Use in generator' }).click()
  await expect(prompt(page)).toHaveValue('an owl on a pile of books, candlelight')
})

test('the colors of a picture are found and saved', async ({ page }) => {
  await open(page, '/more/palette')
  await expect(page.getByRole('button', { name: /^Copy #/ })).toHaveCount(6)
  await page.getByRole('button', { name: 'More colors' }).click()
  await expect(page.getByRole('button', { name: /^Copy #/ })).toHaveCount(7)
  await expectAccessibleInBothThemes(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'ASE' }).click()
  expect((await download).suggestedFilename()).toBe('fox-photorealistic.ase')
})

test('files made to harm are refused with what to do', async ({ page }) => {
  await page.goto('/more/palette')
  const give = (name: string, mimeType: string, buffer: Buffer) =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer })
  await give(
    'x.svg',
    'image/svg+xml',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  )
  await expect(page.getByRole('alert')).toContainText('Export it as PNG')
  await give('x.png', 'image/png', Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'))
  await expect(page.getByRole('alert')).toContainText('damaged or cut off')
  await give('x.png', 'image/png', Buffer.from('hello'))
  await expect(page.getByRole('alert')).toContainText('Choose a PNG')
})

test('what made a picture is read from its file and taken to the generator', async ({ page }) => {
  await page.goto('/more/metadata')
  const png = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(8, 8)
    canvas.getContext('2d')?.fillRect(0, 0, 8, 8)
    return [...new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())]
  })
  const text =
    'parameters\0a tin robot\nNegative prompt: rain\nSteps: 20, Seed: 77, Size: 512x512, Model: dream'
  const chunk = Buffer.alloc(12 + text.length)
  chunk.writeUInt32BE(text.length)
  chunk.write(`tEXt${text}`, 4, 'latin1')
  const bytes = Buffer.from(png)
  const buffer = Buffer.concat([bytes.subarray(0, 33), chunk, bytes.subarray(33)])
  await page.locator('input[type=file]').setInputFiles({ name: 'robot.png', mimeType: 'image/png', buffer })
  await expect(page.getByRole('heading', { name: 'Made with Stable Diffusion web UI' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('link', { name: 'Use these settings' }).click()
  await expect(prompt(page)).toHaveValue('a tin robot')
})

test('pictures are converted together and saved as a ZIP', async ({ page }) => {
  await open(page, '/more/convert', SAMPLE, sample('owl-night'))
  await page.getByRole('radio', { name: 'JPG' }).check()
  await page.getByRole('combobox', { name: 'Longest side' }).selectOption('640')
  await expect(page.getByText(/before, .* after/)).toBeVisible()
  await expectAccessibleInBothThemes(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save all as ZIP' }).click()
  const archive = await download
  expect(archive.suggestedFilename()).toBe('pictures.zip')
  // What a file says of how it came to be, its new form says too; the archive holds both as they are.
  const content = await readFile(await archive.path(), 'latin1')
  expect(content.match(/digitalsourcetype\/algorithmicMedia/g)).toHaveLength(2)
})

test('a picture that a format has no room for says so, and the others are saved without it', async ({
  page,
}) => {
  await page.goto('/more/convert')
  const buffer = await sharp({ create: { width: 17_000, height: 20, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const long = { name: `${'a-name-without-end-'.repeat(9)}.png`, mimeType: 'image/png', buffer }
  const other = { name: 'owl.webp', mimeType: 'image/webp', buffer: await readFile(sample('owl-night')) }
  await page.locator('input[type=file]').setInputFiles([long, other])
  await expect(page.getByText('WebP ends at 16,383 pixels a side')).toBeVisible()
  await expect(page.getByText(/before, .* after: .*\. 1 picture could not be written$/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save all as ZIP' })).toBeEnabled()
  // However long a name is, what can be done with its picture is beside it.
  await expect(page.getByRole('button', { name: 'Save owl.webp' })).toBeInViewport({ ratio: 1 })
  await page.getByRole('radio', { name: 'PNG' }).check()
  await expect(page.getByText('could not be written')).toHaveCount(0)
})

test('a collage is arranged with the keyboard and saved', async ({ page }) => {
  await open(page, '/more/collage', SAMPLE, sample('owl-night'))
  await page.getByRole('button', { name: 'fox-photorealistic.webp, place 1: swap' }).press('ArrowRight')
  await expect(page.getByRole('button', { name: 'owl-night.webp, place 1: swap' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save collage' }).click()
  const collage = await download
  expect(collage.suggestedFilename()).toBe('collage.png')
  // What its pictures say of how they came to be, it says too.
  expect(readMetadata(await readFile(await collage.path()))?.sourceType).toBe('algorithmicMedia')
})

test('pictures that are dropped beside the field are opened, also those that fall on a picture of the collage', async ({
  page,
}) => {
  await open(page, '/more/collage')
  await expect(page.locator('[data-cell]')).toHaveCount(1)
  const drop = (on: string, name: string) =>
    page.locator(on).evaluate(
      async (element, [name, src]) => {
        const files = new DataTransfer()
        files.items.add(new File([await (await fetch(src)).blob()], name, { type: 'image/webp' }))
        for (const type of ['dragover', 'drop'])
          element.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: files }))
      },
      [name, '/samples/owl-night.webp'] as const,
    )
  await drop('h1', 'beside.webp')
  await expect(page.getByRole('button', { name: 'beside.webp, place 2: swap' })).toBeVisible()
  await drop('[data-cell] >> nth=0', 'above.webp')
  await expect(page.getByRole('button', { name: 'above.webp, place 3: swap' })).toBeVisible()
})

test('one picture becomes a set of icons', async ({ page }) => {
  await open(page, '/more/app-icons')
  await expect(page.getByRole('img', { name: /pixels$/ })).toHaveCount(8)
  await expectAccessibleInBothThemes(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save all as ZIP' }).click()
  expect((await download).suggestedFilename()).toBe('icons.zip')
  const files = readZip(await readFile(await (await download).path()))
  const sides = [...files].flatMap(([name, bytes]) =>
    name.endsWith('.png') ? [[name, bytes.readUInt32BE(16), bytes.readUInt32BE(20)]] : [],
  )
  expect(sides).toEqual([
    ['favicon-16.png', 16, 16],
    ['favicon-32.png', 32, 32],
    ['favicon-48.png', 48, 48],
    ['apple-touch-icon.png', 180, 180],
    ['icon-192.png', 192, 192],
    ['icon-512.png', 512, 512],
    ['maskable-192.png', 192, 192],
    ['maskable-512.png', 512, 512],
  ])
  const ico = files.get('favicon.ico') ?? Buffer.alloc(0)
  const heads = [0, 1, 2].map((at) => ico.subarray(6 + at * 16))
  expect(heads.map((head) => head[0])).toEqual([16, 32, 48])
  // Each entry's picture, where it says it lies, as large as it says it is.
  expect(heads.map((head) => ico.readUInt32BE(head.readUInt32LE(12) + 16))).toEqual([16, 32, 48])
  // The sample is a picture of the engine's: its icons say so, too.
  for (const [name] of sides)
    expect(readMetadata(files.get(String(name)) ?? Buffer.alloc(0))?.sourceType).toBe('algorithmicMedia')
  // Everything that the manifest names is in the archive.
  const { icons } = JSON.parse(files.get('site.webmanifest')?.toString() ?? '{}')
  for (const { src } of icons) expect(files.has(src.slice(1))).toBe(true)
})
