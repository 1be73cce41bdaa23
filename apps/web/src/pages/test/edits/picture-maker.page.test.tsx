import { getGeneration, listGenerations } from '@easel/contract/generations'
import { getLineage } from '@easel/contract/library/library'
import { listPictureEdits, PICTURE_EDITS } from '@easel/contract/picture-edits'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { PictureMaker } from '#web/features/picture-edits/picture-maker.tsx'
import { buildGeneration } from '#web/test/build-rows.ts'
import { playServer, showPage } from '#web/test/studio.tsx'

const server = playServer()
const latest = page.getByRole('list', { name: 'Your latest pictures' })

const mat = () => document.querySelector('.mat')
const tallest = buildGeneration(40, { width: 768, height: 1152 })
/** 24 pictures, newest first. */
const many = Array.from({ length: 24 }, (_, at) => buildGeneration(24 - at))

beforeEach(async () => {
  await page.viewport(1440, 900)
  server().answer(getGeneration, many[0] ?? buildGeneration(24))
  server().answer(listGenerations, { items: many, nextCursor: null })
  server().answer(getLineage, { ancestors: [], children: [], versions: [] })
  server().answer(listPictureEdits, { options: [] })
})

async function open(search = ''): Promise<void> {
  await showPage(<PictureMaker />, { path: `/advanced${search}` })
  await expect.element(latest).toBeVisible()
}

test('the picture that is edited is shown large, and another one once it is chosen', async () => {
  const [newer, older] = [buildGeneration(1, { width: 768, height: 1152 }), buildGeneration(2)]
  server().answer(listGenerations, { items: [newer, older], nextCursor: null })
  server().answer(getGeneration, newer)
  await open()
  const large = () =>
    page
      .getByRole('img')
      .elements()
      .filter((image) => !latest.element().contains(image))
      .map((image) => [image.getAttribute('alt'), image.getAttribute('width'), image.getAttribute('height')])
  expect(large()).toEqual([[newer.prompt, '768', '1152']])
  await latest.getByRole('button', { name: older.prompt }).click()
  await expect.poll(large).toEqual([[older.prompt, `${older.width}`, `${older.height}`]])
})

test('the picture that the address names is in sight in the strip, with room for its focus ring', async () => {
  const last = many.at(-1) ?? buildGeneration(1)
  server().answer(getGeneration, last)
  await open(`?picture=${last.id}`)
  const frame = latest.getByRole('button', { name: last.prompt })
  await expect.element(frame).toHaveAttribute('aria-pressed', 'true')
  const strip = latest.element().getBoundingClientRect()
  const place = () => frame.element().getBoundingClientRect()
  await expect.poll(() => strip.right - place().right).toBeGreaterThanOrEqual(4)
  expect(strip.bottom - place().bottom).toBeGreaterThanOrEqual(4)
  expect(place().top - strip.top).toBeGreaterThanOrEqual(4)
  expect(place().left).toBeGreaterThan(strip.left)
  const beside = latest.getByRole('button', { name: many.at(-3)?.prompt ?? '' })
  const before = beside.element().getBoundingClientRect().left
  await beside.click()
  await expect.element(beside).toHaveAttribute('aria-pressed', 'true')
  expect(beside.element().getBoundingClientRect().left).toBe(before)
})

test('on a phone the page opens at its top, wherever in the strip its picture is', async () => {
  await page.viewport(390, 320)
  // The page scrolls smoothly, which would take a while to see.
  document.documentElement.style.scrollBehavior = 'auto'
  onTestFinished(() => void document.documentElement.style.removeProperty('scroll-behavior'))
  const last = many.at(-1) ?? buildGeneration(1)
  server().answer(getGeneration, last)
  const longPage = (
    <>
      <PictureMaker />
      <div style={{ height: 1_000 }} />
    </>
  )
  await showPage(longPage, { path: `/advanced?picture=${last.id}` })
  await expect.element(latest).toBeVisible()
  const strip = latest.element()
  await expect.poll(() => strip.scrollLeft).toBeGreaterThan(0)
  expect(strip.getBoundingClientRect().bottom).toBeGreaterThan(innerHeight)
  expect(scrollY).toBe(0)
})

test.each([
  ['a wide', 1440, 900],
  ['a low', 1024, 500],
  ['a phone’s', 390, 844],
])(
  'in %s window the strip stays in its place when the picture arrives and whatever its shape',
  async (_, ...size) => {
    await page.viewport(...size)
    const wide = buildGeneration(41, { width: 1536, height: 1024 })
    server().answer(listGenerations, { items: [tallest, wide], nextCursor: null })
    await open()
    // Below the column's top, for a press may scroll the page.
    const top = () => {
      const strip = latest.element()
      return strip.getBoundingClientRect().top - (strip.parentElement?.getBoundingClientRect().top ?? 0)
    }
    const box = () => mat()?.getBoundingClientRect() ?? new DOMRect()
    const picture = () => mat()?.querySelector('img')?.getBoundingClientRect() ?? new DOMRect()
    const before = top()
    for (const { prompt, width, height } of [tallest, wide]) {
      await latest.getByRole('button', { name: prompt }).click()
      await expect
        .element(page.elementLocator(mat() ?? document.body).getByAltText(prompt))
        .toBeInTheDocument()
      const large = mat()?.querySelector('img')
      large?.setAttribute('src', filled(width, height))
      await expect.poll(() => large?.naturalWidth).toBe(width)
      await expect.poll(() => picture().width / picture().height).toBeCloseTo(width / height, 1)
      expect(top()).toBe(before)
      expect(picture().bottom).toBeLessThan(box().bottom)
      expect(picture().right).toBeLessThan(box().right)
    }
  },
)

test('beside a longer list of edits the picture and the strip stay in sight', async () => {
  server().answer(listPictureEdits, {
    options: PICTURE_EDITS.map((edit) => ({ edit, isPossible: true, how: `How: ${edit}. `.repeat(20) })),
  })
  await open()
  const panel = page.getByRole('region', { name: 'What can be made from it' })
  await expect.element(panel.getByRole('button', { name: 'Cut out' })).toBeInTheDocument()
  const main = document.getElementById('main')
  main?.scrollBy(0, 300)
  await expect.poll(() => panel.element().getBoundingClientRect().top).toBeLessThan(0)
  const view = main?.getBoundingClientRect() ?? new DOMRect()
  expect(mat()?.getBoundingClientRect().top).toBeGreaterThanOrEqual(view.top)
  expect(latest.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(view.bottom)
})

/** Address of an empty picture of this size. */
function filled(width: number, height: number): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
