import { listGallery } from '@easel/contract/gallery/gallery'
import { listGenerations } from '@easel/contract/generations'
import { getLibrary } from '@easel/contract/library/library'
import type { StyleId } from '@easel/contract/styles'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { findSamples } from '#web/features/gallery/sample-gallery.ts'
import { buildGeneration } from '#web/test/build-rows.ts'
import { playServer, showPage } from '#web/test/studio.tsx'
import GalleryPage from '../gallery.tsx'
import HistoryPage from '../history.tsx'
import SavedPage from '../my-generations.tsx'

const server = playServer()
const tiles = () => page.getByRole('button', { name: /^Open: / }).elements()
const samplesOf = (...style: StyleId[]) => findSamples({ q: '', style }).map(({ id }) => id)
const idsOf = () => tiles().map((tile) => tile.getAttribute('data-picture') ?? '')

test('several styles are chosen in one menu, by keyboard too, and each is a chip that takes itself away', async () => {
  server().answer(listGallery, { items: [], nextCursor: null })
  await showPage(<GalleryPage />, { path: '/gallery' })
  await expect.poll(() => tiles().length).toBeGreaterThan(40)
  await page.getByRole('button', { name: 'Style', exact: true }).click()
  const menu = page.getByRole('dialog', { name: 'Style' })
  await menu.getByRole('checkbox', { name: 'Sketch' }).click()
  const popArt = menu.getByRole('checkbox', { name: 'Pop Art' })
  popArt.element().focus()
  await expect.element(popArt).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect.element(popArt).toBeChecked()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: 'Style 2' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Style 2' })).toHaveFocus()
  await expect.poll(idsOf).toEqual(samplesOf('sketch', 'pop-art'))
  expect(idsOf()).toEqual(expect.arrayContaining(['fox-sketch', 'fox-pop-art']))
  await page.getByRole('button', { name: 'Sketch (remove)' }).click()
  await expect.poll(idsOf).toEqual(samplesOf('pop-art'))
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect.poll(() => tiles().length).toBeGreaterThan(40)
})

test('what the address names several of is chosen, and what is none of the choices is not', async () => {
  server().answer(listGallery, { items: [], nextCursor: null })
  await showPage(<GalleryPage />, { path: '/gallery?style=sketch,pop-art,nothing&ratio=1:1,9:16' })
  await expect.element(page.getByRole('button', { name: 'Style 2' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Aspect ratio 2' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Pop Art (remove)' })).toBeVisible()
})

test('chips that are pressed quickly one after the other are all taken away', async () => {
  server().answer(listGallery, { items: [], nextCursor: null })
  await showPage(<GalleryPage />, { path: '/gallery?style=sketch,pop-art,anime' })
  await expect.element(page.getByRole('button', { name: 'Style 3' })).toBeVisible()
  const chips = ['Sketch (remove)', 'Pop Art (remove)'].map((name) =>
    page.getByRole('button', { name }).element(),
  )
  for (const chip of chips) {
    chip.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await new Promise((resolve) => setTimeout(resolve))
  }
  await expect.element(page.getByRole('button', { name: 'Style 1' })).toBeVisible()
  await expect.poll(idsOf).toEqual(samplesOf('anime'))
})

test('two different filters pressed at once both count', async () => {
  server().answer(listGallery, { items: [], nextCursor: null })
  await showPage(<GalleryPage />, { path: '/gallery?style=sketch,pop-art' })
  await expect.element(page.getByRole('button', { name: 'Style 2' })).toBeVisible()
  const following = page.getByRole('button', { name: 'Following' }).element()
  const chip = page.getByRole('button', { name: 'Sketch (remove)' }).element()
  chip.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  following.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.element(page.getByRole('button', { name: 'Style 1' })).toBeVisible()
  await expect
    .element(page.getByRole('button', { name: 'Following' }))
    .toHaveAttribute('aria-pressed', 'true')
})

test.each([
  ['library', <SavedPage key="saved" />, '/my-generations'],
  ['history', <HistoryPage key="history" />, '/history'],
])('in the %s, two different filters pressed at once both count', async (_, shown, path) => {
  server().answer(getLibrary, { total: 1, favorites: 0, public: 0, trash: 0, collections: [], tags: [] })
  await showPage(shown, { path: `${path}?style=anime` })
  await expect.element(page.getByRole('button', { name: 'Style 1' })).toBeVisible()
  for (const name of ['Anime (remove)', 'Favorites', 'Public'])
    page
      .getByRole('toolbar', { name: 'Search and filters' })
      .getByRole('button', { name })
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.element(page.getByRole('button', { name: 'Style', exact: true })).toBeVisible()
  for (const name of ['Favorites', 'Public'])
    await expect
      .element(page.getByRole('toolbar', { name: 'Search and filters' }).getByRole('button', { name }))
      .toHaveAttribute('aria-pressed', 'true')
})

test('the gallery of people one follows says what to do while there is nothing in it', async () => {
  server().answer(listGallery, { items: [], nextCursor: null })
  await showPage(<GalleryPage />, { path: '/gallery' })
  await page.getByRole('button', { name: 'Following' }).click()
  await expect
    .element(page.getByRole('heading', { name: 'Nothing here from people you follow' }))
    .toBeVisible()
  expect(tiles()).toEqual([])
  await page.getByRole('button', { name: 'Show everything' }).click()
  await expect.poll(() => tiles().length).toBeGreaterThan(40)
})

test('in the library, styles, qualities, shapes and providers each take several values', async () => {
  server().answer(listGenerations, { items: [buildGeneration(1)], nextCursor: null })
  server().answer(getLibrary, {
    total: 1,
    favorites: 0,
    public: 0,
    trash: 0,
    collections: [],
    tags: [],
  })
  await showPage(<SavedPage />, { path: '/my-generations?style=anime,neon&quality=high' })
  await expect.element(page.getByRole('button', { name: 'Style 2' })).toBeVisible()
  await page.getByRole('button', { name: 'Quality 1' }).click()
  await page.getByRole('dialog', { name: 'Quality' }).getByRole('checkbox', { name: 'Ultra' }).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: 'Quality 2' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Neon (remove)' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect.element(page.getByRole('button', { name: 'Style', exact: true })).toBeVisible()
  expect(page.getByRole('button', { name: /\(remove\)/ }).elements()).toEqual([])
})

test.each([
  ['the library', <SavedPage key="saved" />, '/my-generations'],
  ['the gallery', <GalleryPage key="gallery" />, '/gallery'],
] as const)(
  'in a low window every ratio of the filter of %s can be seen, scrolled to at most',
  async (_, screen, path) => {
    await page.viewport(720, 450)
    server().answer(listGallery, { items: [], nextCursor: null })
    server().answer(listGenerations, { items: [buildGeneration(1)], nextCursor: null })
    server().answer(getLibrary, { total: 1, favorites: 0, public: 0, trash: 0, collections: [], tags: [] })
    await showPage(screen, { path })
    await page.getByRole('button', { name: 'Aspect ratio' }).click()
    const menu = page.getByRole('dialog', { name: 'Aspect ratio' })
    await expect.element(menu).toBeVisible()
    for (const name of ['Square 1:1', 'Cinema 21:9']) {
      const box = menu.getByRole('checkbox', { name }).element()
      box.scrollIntoView({ block: 'nearest' })
      await expect
        .poll(() => {
          const { top, bottom } = box.getBoundingClientRect()
          return top >= 0 && bottom <= window.innerHeight && menu.element().getBoundingClientRect().top >= 0
        })
        .toBe(true)
    }
    await page.viewport(1440, 900)
  },
)

test('every filter of the library stays in its line when many pictures are narrowed', async () => {
  server().answer(getLibrary, { total: 5_000, favorites: 0, public: 0, trash: 0, collections: [], tags: [] })
  server().answer(listGenerations, {
    items: Array.from({ length: 100 }, (_, number) => buildGeneration(number + 1)),
    nextCursor: 'more',
  })
  await showPage(<SavedPage />, { path: '/my-generations?ratio=1:1' })
  await expect.element(page.getByText('100+ of 5,000')).toBeVisible()
  const last = page.getByRole('toolbar').getByRole('button', { name: 'Public' }).element()
  const line = last.parentElement
  expect(line?.scrollWidth).toBe(line?.clientWidth)
})
