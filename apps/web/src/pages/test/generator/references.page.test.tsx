import { replicateGenerate } from '@easel/contract/functions'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { useReferenceImages } from '#web/features/generator/reference/reference-images.ts'
import { playServer, showPage } from '#web/test/studio.tsx'
import GeneratePage from '../../generate.tsx'

const server = playServer()
const field = page.getByLabelText('Reference images', { exact: true })
const refused = page.getByText('Please select an image file')

/** A header for 10,000 × 10,000 pixels without the pixels. */
const HUGE =
  'iVBORw0KGgoAAAANSUhEUgAAJxAAACcQCAYAAAC6TmInAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
/** One pixel, black and then white. */
const MOVING = 'R0lGODlhAQABAIAAAAAAAP///yH5BAAKAAAALAAAAAABAAEAAAICRAEAIfkEAAoAAAAsAAAAAAEAAQAAAgJEAQA7'

beforeEach(() => useReferenceImages.getState().replace([]))

async function picture(type: string, width = 8, height = 8): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')?.fillRect(0, 0, width / 2, height)
  return canvas.convertToBlob({ type })
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
const choose = (name: string, type: string, ...parts: BlobPart[]) =>
  field.upload(new File(parts, name, { type }))

test('[5.3] only a picture becomes the reference, whatever a file is called', async () => {
  await showPage(<GeneratePage />)
  const photo = await picture('image/jpeg', 320, 240)
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  for (const [name, type, part] of [
    ['photo.png', 'image/png', 'hello'],
    ['drawing.svg', 'image/svg+xml', drawing],
    ['notes.txt', 'text/plain', 'hello'],
    ['half.jpg', 'image/jpeg', photo.slice(0, photo.size / 2)],
  ] as const) {
    useReferenceImages.setState({ error: null })
    await choose(name, type, part)
    await expect.element(refused).toBeVisible()
  }
  await choose('small.png', 'image/png', await picture('image/png'))
  await expect.element(page.getByText('small.png')).toBeVisible()
  await expect.element(refused).not.toBeInTheDocument()
  await choose('huge.png', 'image/png', bytesOf(HUGE))
  await expect.element(page.getByText('The reference image may have up to 50 megapixels')).toBeVisible()
  await expect.element(page.getByText('small.png')).toBeVisible()
})

test('[5.3] a picture that moves is taken, and each reference is removed by its own button', async () => {
  await showPage(<GeneratePage />)
  await choose('small.png', 'image/png', await picture('image/png'))
  await choose('moving.gif', 'image/gif', bytesOf(MOVING))
  await expect.element(page.getByText('moving.gif')).toBeVisible()
  await page.getByRole('button', { name: 'Remove reference @2' }).click()
  await expect.element(page.getByText('moving.gif')).not.toBeInTheDocument()
  await expect.element(page.getByText('small.png')).toBeVisible()
  await page.getByRole('button', { name: /^Remove reference/ }).click()
  await expect.element(page.getByText('small.png')).not.toBeInTheDocument()
})

test('[5.3] what the server finds in the bytes of a reference is said beside its field', async () => {
  server().refuse(replicateGenerate, 400, {
    code: 'invalid_request',
    message: 'Please select an image file',
    fields: { image: 'Please select an image file' },
  })
  await showPage(<GeneratePage />)
  await expect.element(page.getByText('5 of 5 left today')).toBeInTheDocument()
  const prompt = page.getByLabelText('Prompt', { exact: true })
  await prompt.fill('a fox')
  await page.getByRole('button', { name: 'Generate', exact: true }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Please select an image file')
  await expect.element(prompt).toHaveValue('a fox')
})

test('a reference is sent in at most 900 kB, and one without a background keeps that', async () => {
  const cut = new OffscreenCanvas(2048, 1024)
  const context = cut.getContext('2d')
  if (!context) throw new Error('no canvas')
  const noise = context.createImageData(1024, 1024)
  for (let at = 0; at < noise.data.length; at += 65_536)
    crypto.getRandomValues(noise.data.subarray(at, at + 65_536))
  for (let at = 3; at < noise.data.length; at += 4) noise.data[at] = 255
  context.putImageData(noise, 1024, 0)
  await showPage(<GeneratePage />)
  await choose('cut-out.png', 'image/png', await cut.convertToBlob({ type: 'image/png' }))
  await expect.element(page.getByText('cut-out.png')).toBeVisible()
  const [chosen] = useReferenceImages.getState().images
  expect(chosen?.dataUrl.length).toBeLessThanOrEqual(900_000)
  const sent = await createImageBitmap(await (await fetch(chosen?.dataUrl ?? '')).blob())
  expect(sent.width).toBe(2 * sent.height)
  const seen = new OffscreenCanvas(sent.width, sent.height).getContext('2d')
  seen?.drawImage(sent, 0, 0)
  const alphaAt = (x: number) => seen?.getImageData(x, sent.height / 2, 1, 1).data[3]
  expect([alphaAt(sent.width / 4), alphaAt((sent.width * 3) / 4)]).toEqual([0, 255])
})
