import { readMetadata } from '@easel/picture-metadata/read-metadata'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { takeFiles } from '#web/test/saved-files.ts'
import { playServer } from '#web/test/studio.tsx'
import { choose, drop, openTool, sample } from './open-tool.tsx'

playServer()
const saved = takeFiles()
const button = (name: string | RegExp) => page.getByRole('button', { name })
const sourceOf = (bytes: Uint8Array | undefined) => bytes && readMetadata(bytes)?.sourceType

async function draw(width: number, height: number, type = 'image/png'): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')?.fillRect(0, 0, width, height)
  return new Uint8Array(await (await canvas.convertToBlob({ type })).arrayBuffer())
}

/** Inserts a text chunk right after the PNG's header, as another program may. */
function withText(png: Uint8Array<ArrayBuffer>, text: string): Uint8Array<ArrayBuffer> {
  const content = new TextEncoder().encode(`tEXt${text}`)
  const chunk = new Uint8Array(content.length + 8)
  new DataView(chunk.buffer).setUint32(0, content.length - 4)
  chunk.set(content, 4)
  return new Uint8Array([...png.subarray(0, 33), ...chunk, ...png.subarray(33)])
}

test('the colors of a picture are found, as many as are wanted, and saved', async () => {
  await openTool('palette')
  await choose(await sample('fox-photorealistic'))
  await expect.poll(() => button(/^Copy #/).elements().length).toBe(6)
  await button('More colors').click()
  await expect.poll(() => button(/^Copy #/).elements().length).toBe(7)
  await button('ASE').click()
  const { name, bytes } = await saved()
  expect(name).toBe('fox-photorealistic.ase')
  expect(new TextDecoder().decode(bytes.subarray(0, 4))).toBe('ASEF')
  expect(new DataView(bytes.buffer).getUint32(8)).toBeGreaterThanOrEqual(7)
})

test.each([
  [
    'x.svg',
    'image/svg+xml',
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    'x.svg: SVG is a drawing with its own program, and is not opened here. Export it as PNG, then choose that.',
  ],
  [
    'x.png',
    'image/png',
    '\x89PNG\r\n\x1a\n\0\0\0\rIHDR',
    'x.png: The file is damaged or cut off: it could not be read to its end. Choose another copy of it.',
  ],
  [
    'x.png',
    'image/png',
    'hello',
    'x.png: This is no picture that can be opened here. Choose a PNG, JPG, WebP, AVIF or GIF.',
  ],
])('a file made to harm is refused with what to do: %s, %s, %j', async (name, type, text, said) => {
  await openTool('palette')
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0))
  await choose(new File([bytes], name, { type }))
  await expect.element(page.getByRole('alert')).toHaveTextContent(said)
  expect(page.getByRole('region', { name: 'Palette' }).elements()).toEqual([])
})

test('what made a picture is read from its file, and a press leads to the generator with it', async () => {
  await openTool('metadata')
  const said =
    'parameters\0a tin robot\nNegative prompt: rain\nSteps: 20, Seed: 77, Size: 512x512, Model: dream'
  const robot = withText(await draw(8, 8), said)
  await choose(new File([robot], 'robot.png', { type: 'image/png' }))
  await expect.element(page.getByRole('heading', { name: 'Made with Stable Diffusion web UI' })).toBeVisible()
  const link = page.getByRole('link', { name: 'Use these settings' }).element()
  const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', location.href)
  expect(pathname).toBe('/generate')
  expect(searchParams.get('prompt')).toBe('a tin robot')
  expect(searchParams.get('negative')).toBe('rain')
  expect(searchParams.get('seed')).toBe('77')
})

test('pictures are converted together and saved as a ZIP, and say how they came to be as before', async () => {
  await openTool('convert')
  await choose(await sample('fox-photorealistic'), await sample('owl-night'))
  await page.getByRole('radio', { name: 'JPG' }).click({ force: true })
  await page.getByRole('combobox', { name: 'Longest side' }).selectOptions('640')
  await expect.element(page.getByText(/before, .* after/)).toBeVisible()
  await button('Save all as ZIP').click()
  const { name, bytes } = await saved()
  expect(name).toBe('pictures.zip')
  const files = unzipSync(bytes)
  expect(Object.keys(files)).toEqual(['fox-photorealistic.jpg', 'owl-night.jpg'])
  for (const file of Object.values(files)) {
    expect(sourceOf(file)).toBe('algorithmicMedia')
    const { width, height } = await createImageBitmap(new Blob([file.slice()], { type: 'image/jpeg' }))
    expect(Math.max(width, height)).toBe(640)
  }
})

test('a picture that a format has no room for says so, and the others are saved without it', async () => {
  await openTool('convert')
  const long = new File([await draw(17_000, 20)], `${'a-name-without-end-'.repeat(9)}.png`, {
    type: 'image/png',
  })
  await choose(long, new File([await sample('owl-night')], 'owl.webp', { type: 'image/webp' }))
  await expect
    .element(page.getByText('WebP ends at 16,383 pixels a side: choose another format or a longest side.'))
    .toBeVisible()
  await expect.element(page.getByText(/before, .* after: .*\. 1 picture could not be written$/)).toBeVisible()
  // However long a file name is, the picture's buttons stay beside it.
  await expect.element(button('Save owl.webp')).toBeInViewport({ ratio: 1 })
  await button('Save all as ZIP').click()
  expect(Object.keys(unzipSync((await saved()).bytes))).toEqual(['owl.webp'])
  await page.getByRole('radio', { name: 'PNG' }).click({ force: true })
  await expect.element(page.getByText(/could not be written/)).not.toBeInTheDocument()
})

test('a collage is arranged with the keyboard, and says how its pictures came to be when it is saved', async () => {
  await openTool('collage')
  await choose(await sample('fox-photorealistic'), await sample('owl-night'))
  const first = button('fox-photorealistic.webp, place 1: swap')
  await expect.element(first).toBeVisible()
  first.element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(button('owl-night.webp, place 1: swap')).toBeVisible()
  await expect.element(button('fox-photorealistic.webp, place 2: swap')).toBeVisible()
  await button('Save collage').click()
  const { name, bytes } = await saved()
  expect(name).toBe('collage.png')
  expect(sourceOf(bytes)).toBe('algorithmicMedia')
})

test('pictures that are dropped beside the field are opened, also those that fall on a picture of the collage', async () => {
  await openTool('collage')
  await choose(await sample('fox-photorealistic'))
  const cells = () => [...document.querySelectorAll('[data-cell]')]
  await expect.poll(() => cells().length).toBe(1)
  const owl = await sample('owl-night')
  const named = (name: string) => new File([owl], name, { type: owl.type })
  await drop(page.getByRole('heading', { level: 1 }).element(), named('beside.webp'))
  await expect.element(button('beside.webp, place 2: swap')).toBeVisible()
  await drop(cells()[0] ?? document.body, named('above.webp'))
  await expect.element(button('above.webp, place 3: swap')).toBeVisible()
})

test('one picture becomes a set of icons, each of the size that its place asks for', async () => {
  await openTool('app-icons')
  await choose(await sample('fox-photorealistic'))
  await expect.poll(() => page.getByRole('img', { name: /pixels$/ }).elements().length).toBe(8)
  await button('Save all as ZIP').click()
  const { name, bytes } = await saved()
  expect(name).toBe('icons.zip')
  const files = unzipSync(bytes)
  const view = (file: Uint8Array | undefined) => new DataView((file ?? new Uint8Array()).slice().buffer)
  const pictures = Object.entries(files).filter(([path]) => path.endsWith('.png'))
  expect(pictures.map(([path, file]) => [path, view(file).getUint32(16), view(file).getUint32(20)])).toEqual([
    ['favicon-16.png', 16, 16],
    ['favicon-32.png', 32, 32],
    ['favicon-48.png', 48, 48],
    ['apple-touch-icon.png', 180, 180],
    ['icon-192.png', 192, 192],
    ['icon-512.png', 512, 512],
    ['maskable-192.png', 192, 192],
    ['maskable-512.png', 512, 512],
  ])
  // The engine drew the sample, so its icons say the same.
  for (const [, file] of pictures) expect(sourceOf(file)).toBe('algorithmicMedia')
  const ico = view(files['favicon.ico'])
  const heads = [6, 22, 38]
  expect(heads.map((at) => ico.getUint8(at))).toEqual([16, 32, 48])
  // Each entry's picture is at its stated offset and has its stated size.
  expect(heads.map((at) => ico.getUint32(ico.getUint32(at + 12, true) + 16))).toEqual([16, 32, 48])
  // Everything that the manifest names is in the archive.
  const { icons } = JSON.parse(new TextDecoder().decode(files['site.webmanifest']))
  expect(icons.length).toBeGreaterThan(2)
  for (const { src } of icons) expect(Object.keys(files)).toContain(src.slice(1))
})
