import { getGalleryPicture, listGallery } from '@easel/contract/gallery/gallery'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { buildGalleryPicture } from '#web/test/build-rows.ts'
import { playServer, showPage } from '#web/test/studio.tsx'
import GalleryPage from '../gallery.tsx'

const server = playServer()
const tiles = () => page.getByRole('button', { name: /^Open: / }).elements()
const samples = () => tiles().filter((tile) => tile.textContent?.includes('Sample'))

const publish = (count: number, nextCursor: string | null = null) =>
  server().answer(listGallery, {
    items: Array.from({ length: count }, (_, number) => buildGalleryPicture(number)),
    nextCursor,
  })

test('[2.6] samples follow what is published until that fills a wall of 24', async () => {
  publish(23)
  await showPage(<GalleryPage />, { path: '/gallery' })
  await expect.poll(() => tiles().length).toBeGreaterThan(60)
  expect(
    tiles()
      .slice(0, 23)
      .every((tile) => tile.getAttribute('aria-label')?.startsWith('Open: boat')),
  ).toBe(true)
  expect(samples().length).toBe(tiles().length - 23)
  expect(page.getByText(/Nothing published yet/).query()).toBeNull()
})

test.each([
  [24, null],
  [23, 'more'],
])('no sample stands beside %i pictures with the cursor %s', async (count, cursor) => {
  publish(count, cursor)
  await showPage(<GalleryPage />, { path: '/gallery' })
  await expect.poll(() => tiles().length).toBeGreaterThanOrEqual(count)
  expect(samples()).toEqual([])
})

test('the gallery has one search field, and its key leads there', async () => {
  publish(0)
  await showPage(<GalleryPage />, { path: '/gallery' })
  const field = page.getByRole('textbox', { name: 'Search public pictures' })
  await expect.element(field).toBeVisible()
  expect(page.getByRole('searchbox').elements()).toEqual([])
  await userEvent.keyboard('/')
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveValue('')
})

test('a wall with nothing published says that it shows samples', async () => {
  publish(0)
  await showPage(<GalleryPage />, { path: '/gallery' })
  await expect.element(page.getByText(/Nothing published yet/)).toBeVisible()
  expect(samples()).toEqual(tiles())
})

test('a picture is taken up with another seed, or with its own, and downloaded', async () => {
  publish(24)
  server().answer(getGalleryPicture, buildGalleryPicture(5))
  await showPage(<GalleryPage />, { path: '/gallery' })
  await page.getByRole('button', { name: 'Open: boat 5' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByRole('link', { name: 'Make your own' })).toBeVisible()
  const search = (name: string) =>
    new URL(dialog.getByRole('link', { name }).element().getAttribute('href') ?? '', location.href)
      .searchParams
  expect(search('Make your own').get('prompt')).toBe('boat 5')
  expect(search('Make your own').has('seed')).toBe(false)
  expect(search('Use the same seed').get('seed')).toBe('5')
  const download = dialog.getByRole('link', { name: 'Download' })
  await expect.element(download).toHaveAttribute('download', 'boat-5-anime.webp')
  await expect.element(download).toHaveAttribute('href', '/images/gen_00000000000000000000000005.webp')
})

test('an opened picture leads to others whose prompts share its words', async () => {
  server().answer(listGallery, {
    items: [
      { ...buildGalleryPicture(1), prompt: 'a red boat at sea' },
      { ...buildGalleryPicture(2), prompt: 'a red boat' },
      { ...buildGalleryPicture(3), prompt: 'a boat' },
    ],
    nextCursor: null,
  })
  await showPage(<GalleryPage />, { path: `/gallery?picture=${buildGalleryPicture(1).id}` })
  const viewer = page.getByRole('dialog', { name: 'a red boat at sea' })
  const alike = viewer.getByRole('region', { name: 'More like this' })
  await expect.element(alike.getByRole('button', { name: 'Show: a red boat', exact: true })).toBeVisible()
  const names = alike
    .getByRole('button')
    .elements()
    .map((button) => button.getAttribute('aria-label'))
  expect(names.slice(0, 2)).toEqual(['Show: a red boat', 'Show: a boat'])
  await expect
    .element(alike.getByRole('link', { name: 'All with “red”' }))
    .toHaveAttribute('href', '/gallery?q=red')
  await alike.getByRole('button', { name: 'Show: a red boat', exact: true }).click()
  await expect.element(page.getByRole('dialog', { name: 'a red boat', exact: true })).toBeVisible()
})

test('of pictures that share as many words, those of like colors are shown first', async () => {
  const shows = (number: number, prompt: string, sample: string) => ({
    ...buildGalleryPicture(number),
    prompt,
    image_url: `/samples/${sample}.webp`,
  })
  server().answer(listGallery, {
    items: [
      shows(1, 'a zeppelin at night', 'cafe-neon'),
      shows(2, 'a zeppelin by day', 'fox-watercolor'),
      shows(3, 'a zeppelin late', 'cafe-neon'),
      shows(4, 'an airship', 'cafe-neon'),
      shows(5, 'a kite', 'fox-watercolor'),
    ],
    nextCursor: null,
  })
  await showPage(<GalleryPage />, { path: `/gallery?picture=${buildGalleryPicture(1).id}` })
  const viewer = page.getByRole('dialog', { name: 'a zeppelin at night' })
  const alike = viewer.getByRole('region', { name: 'More like this' })
  await expect.element(alike.getByRole('button', { name: 'Show: a zeppelin late' })).toBeVisible()
  const names = alike
    .getByRole('button')
    .elements()
    .map((button) => button.getAttribute('aria-label'))
  expect(names.slice(0, 3)).toEqual(['Show: a zeppelin late', 'Show: a zeppelin by day', 'Show: an airship'])
  expect(names).not.toContain('Show: a kite')
})

test('next and previous lead through the wall by button, and end at its ends', async () => {
  publish(24)
  await showPage(<GalleryPage />, { path: `/gallery?picture=${buildGalleryPicture(0).id}` })
  await expect.element(page.getByRole('dialog', { name: 'boat 0' })).toBeVisible()
  expect(page.getByRole('button', { name: 'Previous picture' }).query()).toBeNull()
  await page.getByRole('button', { name: 'Next picture' }).click()
  await expect.element(page.getByRole('dialog', { name: 'boat 1' })).toBeVisible()
  await page.getByRole('button', { name: 'Previous picture' }).click()
  await expect.element(page.getByRole('dialog', { name: 'boat 0' })).toBeVisible()
})

test('stepping from picture to picture goes on where the wall has been loaded to', async () => {
  server().answerBy(listGallery, (_, search) => {
    const from = search.has('cursor') ? 60 : 0
    const items = Array.from({ length: 60 }, (_, at) => buildGalleryPicture(from + at))
    return { items, nextCursor: from === 0 ? 'next' : null }
  })
  await showPage(<GalleryPage />, { path: `/gallery?picture=${buildGalleryPicture(58).id}` })
  for (const number of [58, 59, 60, 61]) {
    await expect.element(page.getByRole('dialog', { name: `boat ${number}`, exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Next picture' }).click()
  }
})
