import { getGalleryPicture, listGallery } from '@easel/contract/gallery/gallery'
import { getGeneration, listGenerations } from '@easel/contract/generations'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { buildGeneration } from '#web/test/build-rows.ts'
import { playServer, showPage } from '#web/test/studio.tsx'
import GalleryPage from '../../gallery.tsx'
import MyGenerationsPage from '../../my-generations.tsx'
import { ACCOUNT_PLACES } from './account-places.tsx'
import { STUDIO_PLACES } from './studio-places.tsx'

const server = playServer()
const PLACES = [...STUDIO_PLACES, ...ACCOUNT_PLACES]
const REFUSAL = { code: 'server_error', message: 'Our servers are busy.' } as const

test.each(PLACES)(
  '$place that did not load says why, is not taken for empty, and comes on Try Again',
  async (row) => {
    row.before?.(server())
    server().refuse(row.endpoint, 500, REFUSAL)
    await showPage(row.page(), { path: row.path })
    await row.open?.()
    const part = page.getByRole(row.within ?? 'main')
    const again = part.getByRole('alert').getByRole('button', { name: 'Try Again' })
    await expect.element(again.first()).toBeVisible()
    expect(part.getByText(row.words).elements()).toEqual([])
    // When its live stream opens, the page fetches again on its own, and is refused then, too.
    document.addEventListener('click', () => row.answer(server()), { capture: true, once: true })
    await expect
      .poll(() => {
        // A press during such a fetch waits for its answer.
        for (const button of again.elements()) if (button instanceof HTMLElement) button.click()
        return part.getByText(row.words).elements().length
      })
      .toBeGreaterThan(0)
    expect(again.elements()).toEqual([])
  },
)

test('the rest of a list that did not load says so, and comes on Try Again', async () => {
  let isAway = false
  server().answerBy(listGenerations, () => {
    if (isAway) throw new Error('away')
    isAway = true
    return { items: [buildGeneration(2)], nextCursor: 'more' }
  })
  await showPage(<MyGenerationsPage />, { path: '/my-generations' })
  const note = page.getByRole('alert').filter({ hasText: 'The next ones did not load.' })
  await expect.element(note).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Open: picture 2' })).toBeVisible()
  server().answer(listGenerations, { items: [buildGeneration(1)], nextCursor: null })
  await note.getByRole('button', { name: 'Try Again' }).click()
  await expect.element(page.getByRole('button', { name: 'Open: picture 1' })).toBeVisible()
  await expect.element(note).not.toBeInTheDocument()
})

test.each([
  ['of the library', <MyGenerationsPage key="library" />, '/my-generations', getGeneration],
  ['of the gallery', <GalleryPage key="gallery" />, '/gallery', getGalleryPicture],
] as const)(
  'an address of a picture %s that is gone says so; one that did not load offers to retry',
  async (_, shown, path, endpoint) => {
    server().answer(listGallery, { items: [], nextCursor: null })
    server().refuse(endpoint, 500, REFUSAL)
    const id = buildGeneration(9).id
    await showPage(shown, { path: `${path}?picture=${id}` })
    const retry = page.getByRole('button', { name: 'Retry' })
    await expect.element(retry).toBeVisible()
    server().refuse(endpoint, 404, { code: 'not_found', message: 'Not found.' })
    await retry.click()
    await expect.element(page.getByText('This picture is gone')).toBeVisible()
    await expect.element(page.getByText('It was deleted, or you can no longer see it.')).toBeVisible()
  },
)

/** Held by tests of their own. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  'features/account/apps/authorize-app.tsx',
  'features/diagnostics/installation-check.tsx',
  'features/library/credentials-section.tsx',
  'features/notifications/notifications-menu.tsx',
  'features/operator/activity.tsx',
  'pages/authors/author.tsx',
  'shared/prompts/reader-state.tsx',
  'shared/ui/load-more.tsx',
])
const SOURCES = import.meta.glob<string>('../../../**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

test('every part of a page that may not load is tested for it', () => {
  const shown = Object.entries(SOURCES)
    .filter(
      ([path, source]) =>
        !path.includes('.test.') && /<(?:LoadNote|LoadError|PagedList|ListState)\b/.test(source),
    )
    .map(([path]) => path.replace('../../../', '').replace('../../', 'pages/'))
  const held = new Set(PLACES.flatMap(({ files }) => files))
  expect(shown.filter((file) => !held.has(file) && !ELSEWHERE.has(file))).toEqual([])
})
