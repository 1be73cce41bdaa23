import {
  type GalleryPicture,
  getGalleryPicture,
  likePicture,
  listGallery,
  unlikePicture,
  unpublishGeneration,
} from '@easel/contract/gallery/gallery'
import { reportPicture } from '@easel/contract/moderation'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { buildGalleryPicture, buildGeneration } from '#web/test/build-rows.ts'
import { playServer, showPage, untilReadAnew } from '#web/test/studio.tsx'
import GalleryPage from '../gallery.tsx'

const server = playServer()
const id = buildGalleryPicture(1).id
const viewer = page.getByRole('dialog', { name: 'boat 1' })
const button = (name: string | RegExp) => viewer.getByRole('button', { name })
const report = page.getByRole('dialog', { name: 'Report this picture' })

let kept = buildGalleryPicture(1)

beforeEach(() => {
  server().answerBy(listGallery, () => ({ items: [kept], nextCursor: null }))
  server().answerBy(getGalleryPicture, () => kept)
})

async function open(changes: Partial<GalleryPicture> = {}, signedIn = true): Promise<void> {
  kept = buildGalleryPicture(1, changes)
  await showPage(<GalleryPage />, { path: `/gallery?picture=${id}`, signedIn })
  await expect.element(viewer).toBeVisible()
  if (signedIn) await untilReadAnew(server(), listGallery)
}

const likeOf = (isLiked: boolean, likes: number) => () => {
  kept = { ...kept, is_liked: isLiked, likes }
  return { id, is_liked: isLiked, likes }
}

test('a like counts at once, and a second press takes it back', async () => {
  server().answerBy(likePicture, likeOf(true, 8))
  server().answerBy(unlikePicture, likeOf(false, 7))
  await open({ likes: 7 })
  await button('Like 7').click()
  await expect.element(button('Liked 8')).toHaveAttribute('aria-pressed', 'true')
  await button('Liked 8').click()
  await expect.element(button('Like 7')).toHaveAttribute('aria-pressed', 'false')
  expect(server().asked.filter((name) => name.endsWith('/like'))).toEqual([
    `POST /api/gallery/${id}/like`,
    `DELETE /api/gallery/${id}/like`,
  ])
})

test('a like that is refused is taken back, and why is said', async () => {
  server().refuse(likePicture, 500, { code: 'server_error', message: 'Our servers are ill.' })
  await open({ likes: 7 })
  await button('Like 7').click()
  await expect.element(page.getByText('Our servers are ill.').first()).toBeVisible()
  await expect.element(button('Like 7')).toHaveAttribute('aria-pressed', 'false')
})

test.each(['Like', 'Report'])(
  'a visitor who presses %s is asked to sign in, and nothing is sent',
  async (name) => {
    await open({}, false)
    await button(new RegExp(`^${name}`)).click()
    await expect.element(page.getByText(/sign in/i).last()).toBeVisible()
    expect(server().sent.filter((sent) => sent.name.includes(id))).toEqual([])
    expect(report.elements()).toEqual([])
  },
)

test('one’s own picture is made private, and cannot be reported', async () => {
  server().answer(unpublishGeneration, { ...buildGeneration(1), is_public: false })
  await open({ is_own: true })
  expect(button('Report').elements()).toEqual([])
  await button('Make private').click()
  await expect.element(page.getByText('Private again')).toBeVisible()
})

test('a report has a reason, and a note of at most 500 characters', async () => {
  server().answer(reportPicture, { is_new: true })
  await open()
  expect(button('Make private').elements()).toEqual([])
  await button('Report').click()
  const send = report.getByRole('button', { name: 'Report', exact: true })
  await expect.element(send).toBeDisabled()
  await report.getByRole('radio', { name: 'Violence or cruelty' }).click()
  await report.getByLabelText('Note').fill('x'.repeat(501))
  await expect.element(report.getByText('At most 500 characters')).toBeVisible()
  await expect.element(send).toBeDisabled()
  await report.getByLabelText('Note').fill(` ${'x'.repeat(500)} `)
  await expect.element(report.getByText('500 / 500')).toBeVisible()
  await send.click()
  await expect.element(page.getByText('A moderator will look at it.')).toBeVisible()
  await expect.element(report).not.toBeInTheDocument()
  const [sent] = server().sent.filter(({ name }) => name.includes('report'))
  expect(JSON.parse(sent?.body ?? '')).toEqual({ reason: 'violence', note: 'x'.repeat(500) })
})

test('a second report is told as such, and one that is refused leaves its window open', async () => {
  server().refuse(reportPicture, 429, { code: 'rate_limit', message: 'You report too quickly.' })
  await open()
  await button('Report').click()
  await report.getByRole('radio', { name: 'Something else' }).click()
  const send = report.getByRole('button', { name: 'Report', exact: true })
  await send.click()
  await expect.element(page.getByText('You report too quickly.').first()).toBeVisible()
  await expect.element(send).toBeEnabled()
  server().answer(reportPicture, { is_new: false })
  await send.click()
  await expect.element(page.getByText('You have reported this picture already')).toBeVisible()
})

test('a picture says what it was made with, and a sample that it is one', async () => {
  await open({ negative_prompt: 'people', seed: 7, quality: 'high', author: 'Ben', author_id: null })
  for (const fact of ['Anime', 'High', '1024 × 1024', '7', 'people', 'Ben'])
    await expect.element(viewer.getByText(fact, { exact: true }).first()).toBeVisible()
  expect(viewer.getByText('A sample drawn by the built-in engine.').elements()).toEqual([])
})

test('the gallery is ordered by likes and searched, and a search is cleared', async () => {
  let asked = new URLSearchParams()
  server().answerBy(listGallery, (_, search) => {
    asked = search
    return { items: search.get('q') ? [] : [kept], nextCursor: null }
  })
  await showPage(<GalleryPage />, { path: '/gallery' })
  await page.getByRole('radio', { name: 'Most liked' }).click({ force: true })
  await expect.poll(() => asked.get('sort')).toBe('likes')
  await page.getByLabelText('Search public pictures').fill('zebra')
  await expect.element(page.getByText('Nothing matches “zebra”')).toBeVisible()
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect.element(page.getByRole('button', { name: 'Open: boat 1' })).toBeVisible()
  await page.getByRole('button', { name: 'Anime', exact: true }).click()
  await expect.poll(() => asked.get('style')).toBe('anime')
})
