import { listGenerations } from '@easel/contract/generations'
import { getLibrary } from '@easel/contract/library/library'
import { useNavigate } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { buildGeneration } from '#web/test/build-rows.ts'
import { playServer, showPage } from '#web/test/studio.tsx'
import SavedPage from '../../my-generations.tsx'

const server = playServer()
const COUNT = 160
const PAGE = 80
const shown = page.getByRole('status').filter({ hasText: /^\d/ })
const panel = () => document.getElementById('main')
const place = () => panel()?.scrollTop

/** A library of this many pictures, newest first, served in pages. */
beforeEach(() => {
  server().answer(getLibrary, { total: COUNT, favorites: 0, public: 0, trash: 0, collections: [], tags: [] })
  server().answerBy(listGenerations, (_, search) => {
    const from = Number(search.get('cursor') ?? 0)
    const to = from + PAGE
    return {
      items: Array.from({ length: PAGE }, (_, at) => buildGeneration(COUNT - from - at)),
      nextCursor: to < COUNT ? String(to) : null,
    }
  })
})

/** The page with a Back button like the browser's. */
function Saved() {
  const navigate = useNavigate()
  return (
    <>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
      <SavedPage />
    </>
  )
}

async function open(search = ''): Promise<void> {
  await showPage(<Saved />, { path: `/my-generations${search}` })
  await expect.element(page.getByRole('button', { name: /^Open: / }).first()).toBeInTheDocument()
}

test('stepping from picture to picture goes on where the list has been loaded to', async () => {
  await open(`?picture=${buildGeneration(COUNT - 78).id}`)
  const about = page.getByRole('complementary', { name: 'About this picture' })
  for (const number of [82, 81, 80, 79]) {
    await expect.element(about.getByRole('heading', { name: `picture ${number}`, exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Next picture' }).click()
  }
})

test('a list that is filtered begins at its top, and going back finds the one before where it was left', async () => {
  await open()
  await expect.poll(() => shown.query()?.textContent).toBe('160')
  panel()?.scrollTo(0, 2_000)
  await expect.poll(place).toBe(2_000)
  // The browser fires the scroll event a frame later; no person is faster.
  await new Promise(requestAnimationFrame)
  await page.getByRole('button', { name: 'Style', exact: true }).click()
  const menu = page.getByRole('dialog', { name: 'Style' })
  await menu.getByRole('checkbox', { name: 'Neon', exact: true }).click()
  await userEvent.keyboard('{Escape}')
  await expect.poll(place).toBe(0)
  // An unfiltered list does not say how much of it is loaded; of a filtered one only the loaded part is counted.
  await expect.poll(() => shown.query()?.textContent).toBe('80+ of 160')
  const back = page.getByRole('button', { name: 'Back', exact: true }).element() as HTMLElement
  back.click()
  await expect.poll(place).toBe(2_000)
  await page.getByRole('textbox', { name: 'Search prompts' }).fill('picture')
  await expect.poll(place).toBe(0)
})
