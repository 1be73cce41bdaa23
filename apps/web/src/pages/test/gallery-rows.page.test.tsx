import { listGallery } from '@easel/contract/gallery/gallery'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { queryClient } from '#web/shared/api/query-client.ts'
import { buildGalleryPicture } from '#web/test/build-rows.ts'
import { playServer, showPage } from '#web/test/studio.tsx'
import GalleryPage from '../gallery.tsx'

const server = playServer()
afterEach(() => page.viewport(1440, 900))

/** Width and height of pictures, in a mixed order. */
const SHAPES = [
  [1024, 1024],
  [1536, 1024],
  [1024, 1536],
  [1344, 768],
  [768, 1344],
] as const

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

async function wallOf(count: number, width: number): Promise<readonly Box[]> {
  await page.viewport(width, 900)
  const items = Array.from({ length: count }, (_, number) => {
    const [shownWidth, height] = SHAPES[(number * 7 + Math.floor(number / 3)) % SHAPES.length] ?? SHAPES[0]
    return buildGalleryPicture(number, { width: shownWidth, height })
  })
  server().answer(listGallery, { items, nextCursor: null })
  const { unmount } = await showPage(<GalleryPage />, { path: '/gallery' })
  const tiles = () => page.getByRole('button', { name: /^Open: boat/ }).elements()
  await expect.poll(() => tiles().length).toBe(count)
  // The content of a tile far from the window has no size yet.
  const boxes = tiles().map((tile) => (tile.closest('li') ?? tile).getBoundingClientRect())
  await unmount()
  queryClient.clear()
  return boxes
}

function rowsOf(boxes: readonly Box[]): readonly (readonly Box[])[] {
  return [...Map.groupBy(boxes, ({ y }) => Math.round(y)).values()]
}

test.each([390, 820, 1440, 2560])(
  'at %i pixels rows fill the wall, each picture at its own ratio, none higher than a phone shows',
  async (windowWidth) => {
    const boxes = await wallOf(40, windowWidth)
    const highest = windowWidth < 480 ? windowWidth * 1.15 : Number.POSITIVE_INFINITY
    const rows = rowsOf(boxes)
    const wide = Math.max(...boxes.map(({ x, width }) => x + width))
    for (const [at, { width, height }] of boxes.entries()) {
      const [shownWidth, shownHeight] = SHAPES[(at * 7 + Math.floor(at / 3)) % SHAPES.length] ?? SHAPES[0]
      const whole = (width * shownHeight) / shownWidth
      expect(Math.abs(height - Math.min(whole, highest))).toBeLessThan(whole / 20)
    }
    if (windowWidth === 390) expect(Math.max(...boxes.map(({ height }) => height))).toBeCloseTo(highest, 0)
    for (const row of rows.slice(0, -1)) {
      const last = row.at(-1) as Box
      expect(last.x + last.width).toBeCloseTo(wide, 0)
      const heights = row.map(({ height }) => height)
      expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(1)
      if (windowWidth >= 820) expect(Math.min(...heights)).toBeGreaterThanOrEqual(269.5)
      if (windowWidth >= 1440) expect(Math.max(...heights)).toBeLessThanOrEqual(450)
    }
  },
)

test('full rows stay as they are when more pictures come', async () => {
  const before = await wallOf(24, 1440)
  const after = await wallOf(40, 1440)
  const full = rowsOf(before).slice(0, -1).flat().length
  expect(full).toBeGreaterThan(10)
  expect(after.slice(0, full)).toEqual(before.slice(0, full))
})

test('a picture that is alone in its row does not fill a wide wall', async () => {
  const [box] = await wallOf(24, 1440).then((boxes) => rowsOf(boxes).at(-1) ?? [])
  expect(box?.height).toBeLessThan(450)
  expect(box?.height).toBeGreaterThanOrEqual(269.5)
})
