import { type Author, followAuthor, getAuthor, unfollowAuthor } from '@easel/contract/gallery/authors'
import { getGalleryPicture } from '@easel/contract/gallery/gallery'
import { Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { buildGalleryPicture } from '#web/test/build-rows.ts'
import { playServer, showPage } from '#web/test/studio.tsx'
import AuthorPage from '../authors/author.tsx'

const server = playServer()
const AUTHOR: Author = {
  id: '0123456789abcdef',
  name: 'Mira of the Hill',
  since: '2026-01-15T12:00:00.000Z',
  pictures: 40,
  followers: 1,
  is_followed: false,
  is_own: false,
}
const picture = (number: number) => buildGalleryPicture(number, { author: AUTHOR.name, author_id: AUTHOR.id })
const publish = (count: number) =>
  server().answer(getAuthor, {
    author: AUTHOR,
    items: Array.from({ length: count }, (_, number) => picture(number)),
    nextCursor: null,
  })
const open = (search = '', signedIn = true) =>
  showPage(
    <Routes>
      <Route path="/authors/:id" element={<AuthorPage />} />
    </Routes>,
    { path: `/authors/${AUTHOR.id}${search}`, signedIn },
  )

test('an author’s page says who, how much and since when, and shows the pictures without samples', async () => {
  publish(3)
  await open()
  await expect.element(page.getByRole('heading', { name: 'Mira of the Hill', level: 1 })).toBeVisible()
  await expect
    .element(page.getByText('40 public pictures · 1 follower · in the gallery since January 2026'))
    .toBeVisible()
  await expect.poll(() => page.getByRole('button', { name: /^Open: / }).elements().length).toBe(3)
  expect(document.title).toBe('Mira of the Hill · Easel')
})

test('a picture opens with its author’s name as a link, and leads on through the author’s pictures', async () => {
  publish(3)
  await open()
  await page.getByRole('button', { name: 'Open: boat 0' }).click()
  const viewer = page.getByRole('dialog', { name: 'boat 0' })
  await expect
    .element(viewer.getByRole('link', { name: 'Mira of the Hill' }))
    .toHaveAttribute('href', `/authors/${AUTHOR.id}`)
  await page.getByRole('button', { name: 'Next picture' }).click()
  await expect.element(page.getByRole('dialog', { name: 'boat 1' })).toBeVisible()
})

test('a picture further down opens by its address', async () => {
  publish(1)
  server().answer(getGalleryPicture, picture(9))
  await open(`?picture=${picture(9).id}`)
  await expect.element(page.getByRole('dialog', { name: 'boat 9' })).toBeVisible()
})

test('a press follows the author and another one no longer does', async () => {
  let following = { followers: 1, is_followed: false }
  const change = (is_followed: boolean) => () => {
    following = { followers: is_followed ? 2 : 1, is_followed }
    return { id: AUTHOR.id, ...following }
  }
  server().answerBy(getAuthor, () => ({
    author: { ...AUTHOR, ...following },
    items: [picture(0)],
    nextCursor: null,
  }))
  server().answerBy(followAuthor, change(true))
  server().answerBy(unfollowAuthor, change(false))
  await open()
  await page.getByRole('button', { name: 'Follow', exact: true }).click()
  await expect.element(page.getByText(/2 followers/)).toBeVisible()
  await page.getByRole('button', { name: 'Following', pressed: true }).click()
  await expect.element(page.getByText(/1 follower ·/)).toBeVisible()
  await expect
    .element(page.getByRole('button', { name: 'Follow', exact: true, pressed: false }))
    .toBeVisible()
})

test('a visitor who presses Follow is told to sign in, and nothing is sent', async () => {
  publish(1)
  await open('', false)
  await page.getByRole('button', { name: 'Follow', exact: true }).click()
  await expect.element(page.getByText('Please sign in to continue')).toBeVisible()
  expect(server().asked).not.toContain(`POST /api/authors/${AUTHOR.id}/follow`)
})

test('one’s own page offers the link and no Follow', async () => {
  server().answer(getAuthor, { author: { ...AUTHOR, is_own: true }, items: [picture(1)], nextCursor: null })
  await open()
  await expect.element(page.getByRole('button', { name: 'Copy link' })).toBeVisible()
  expect(page.getByRole('button', { name: /Follow/ }).query()).toBeNull()
})

test('an author without public pictures is the page for unknown addresses', async () => {
  await open()
  await expect.element(page.getByText(`There is nothing at /authors/${AUTHOR.id}`)).toBeVisible()
  expect(document.title).toBe('Not found · Easel')
})

test('when the pictures do not come, the page says so and asks again on a press', async () => {
  server().refuse(getAuthor, 500, { code: 'server_error', message: 'Our servers are experiencing issues.' })
  await open()
  await expect.element(page.getByRole('heading', { name: 'The author did not load' })).toBeVisible()
  const again = page.getByRole('button', { name: 'Try Again' }).element() as HTMLElement
  publish(2)
  // Clicks at once: the page also refetches on its own when its window gets the focus.
  again.click()
  await expect.element(page.getByRole('heading', { name: 'Mira of the Hill' })).toBeVisible()
})
