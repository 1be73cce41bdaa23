import { listGallery } from '@easel/contract/gallery/gallery'
import { listGenerations } from '@easel/contract/generations'
import { getLibrary } from '@easel/contract/library/library'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { buildGalleryPicture, buildGeneration } from '#web/test/build-rows.ts'
import { playServer, showPage } from '#web/test/studio.tsx'
import GalleryPage from '../../gallery.tsx'
import SavedPage from '../../my-generations.tsx'

const server = playServer()

beforeEach(() => page.viewport(320, 225))
afterEach(() => page.viewport(1440, 900))

test.each([
  ['the library', <SavedPage key="saved" />, '/my-generations'],
  ['the gallery', <GalleryPage key="gallery" />, '/gallery'],
] as const)(
  'at 400 % zoom of a laptop, pictures of %s have the window to themselves once scrolled to',
  async (_, screen, path) => {
    const many = Array.from({ length: 40 }, (__, number) => number + 1)
    server().answer(getLibrary, {
      total: 40,
      favorites: 0,
      public: 0,
      trash: 0,
      collections: [],
      tags: [],
    })
    server().answer(listGenerations, { items: many.map((n) => buildGeneration(n)), nextCursor: null })
    server().answer(listGallery, { items: many.map((n) => buildGalleryPicture(n)), nextCursor: null })
    await showPage(screen, { path })
    await expect.element(page.getByRole('button', { name: /^Open: / }).first()).toBeInTheDocument()
    window.scrollTo(0, 1_000)
    const isPicture = (y: number) => document.elementFromPoint(80, y)?.closest('li') !== null
    await expect.poll(() => [10, 60, 110].map(isPicture)).toEqual([true, true, true])
  },
)
