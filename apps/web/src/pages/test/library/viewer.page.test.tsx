import { deleteGeneration, getGeneration, listGenerations } from '@easel/contract/generations'
import { changeGenerations, getLibrary, getLineage } from '@easel/contract/library/library'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useLibraryActions } from '#web/features/library/use-library-actions.ts'
import { useOpened } from '#web/features/library/use-opened.ts'
import { toGeneration } from '#web/shared/data/generation.ts'
import { buildGeneration } from '#web/test/build-rows.ts'
import { playServer, showPage } from '#web/test/studio.tsx'
import SavedPage from '../../my-generations.tsx'
import { OpenedPicture } from '../../parts/opened-picture.tsx'

const server = playServer()
const idOf = (number: number) => buildGeneration(number).id
const showing = (number: number) => page.getByRole('dialog', { name: `picture ${number}`, exact: true })
const viewer = page.getByRole('dialog')
const about = viewer.getByRole('complementary', { name: 'About this picture' })
const button = (name: string) => viewer.getByRole('button', { name, exact: true })
const strip = viewer.getByRole('list', { name: 'Neighbors' })
const seam = viewer.getByRole('slider', { name: 'Line between the two pictures' })

let rows = [3, 2, 1].map((number) => buildGeneration(number))

beforeEach(() => {
  rows = [3, 2, 1].map((number) => buildGeneration(number))
  server().answer(getLibrary, { total: 1_200, favorites: 0, public: 0, trash: 2, collections: [], tags: [] })
  server().answerBy(listGenerations, () => ({ items: rows, nextCursor: null }))
  server().answer(getLineage, { ancestors: [], children: [], versions: [] })
  server().answerBy(changeGenerations, ({ ids }) => ({
    changes: ids.map((id) => ({ id })),
    removed: [],
    missing: [],
  }))
})

async function open(number: number, search = ''): Promise<void> {
  // Fetched separately while the list is loading.
  server().answer(getGeneration, rows.find(({ id }) => id === idOf(number)) ?? buildGeneration(number))
  await showPage(<SavedPage />, { path: `/my-generations?picture=${idOf(number)}${search}` })
  await expect.element(showing(number)).toBeVisible()
}

test('an opened picture says its place, and its buttons and the arrow keys lead to its neighbors and no further', async () => {
  await open(3)
  await expect.element(about.getByText('1 of 1,200', { exact: true })).toBeVisible()
  expect(button('Previous picture').query()).toBeNull()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(showing(3)).toBeVisible()
  await button('Next picture').click()
  await expect.element(showing(2)).toBeVisible()
  await expect.element(about.getByText('2 of 1,200', { exact: true })).toBeVisible()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(showing(1)).toBeVisible()
  expect(button('Next picture').query()).toBeNull()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(showing(1)).toBeVisible()
  await button('Previous picture').click()
  await expect.element(showing(2)).toBeVisible()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(showing(3)).toBeVisible()
})

test('in a narrowed list the place is that in the list, not in the whole library', async () => {
  await open(2, '&style=photorealistic')
  await expect.element(about.getByText('2 of 3', { exact: true })).toBeVisible()
})

test('in a list that starts at a chosen month the place is that in the list', async () => {
  await open(2, '&month=2026-01')
  await expect.element(about.getByText('2 of 3', { exact: true })).toBeVisible()
})

test('by prompt, where a month starts nothing, the place is that in the whole library', async () => {
  await open(2, '&month=2026-01&sort=prompt')
  await expect.element(about.getByText('2 of 1,200', { exact: true })).toBeVisible()
})

test('in a narrowed list that goes on, only the place is said', async () => {
  server().answerBy(listGenerations, () => ({ items: rows, nextCursor: 'more' }))
  await open(2, '&style=photorealistic')
  await expect.poll(() => about.element().textContent).toMatch(/^2Esc/)
})

test('the strip below shows the neighbors, marks the one that is shown, and leads to the others', async () => {
  await open(3)
  const frames = () =>
    strip
      .getByRole('button')
      .elements()
      .map((frame) => [frame.getAttribute('aria-label'), frame.getAttribute('aria-current')])
  expect(frames()).toEqual([
    ['Show: picture 3', 'true'],
    ['Show: picture 2', null],
    ['Show: picture 1', null],
  ])
  await strip.getByRole('button', { name: 'Show: picture 1' }).click()
  await expect.element(showing(1)).toBeVisible()
  expect(frames().map(([, current]) => current)).toEqual([null, null, 'true'])
})

test('a picture alone in its list has neither neighbors nor a strip', async () => {
  rows = [buildGeneration(1)]
  await open(1)
  expect(strip.query()).toBeNull()
  expect(button('Previous picture').query()).toBeNull()
  expect(button('Next picture').query()).toBeNull()
})

test('Compare puts the next picture beside it, a press in the strip another one, and the line is moved by keys', async () => {
  await open(3)
  await expect.element(button('Compare')).toHaveAttribute('aria-pressed', 'false')
  await button('Compare').click()
  await expect.element(viewer.getByRole('img', { name: 'picture 2' })).toBeVisible()
  await expect.element(viewer.getByRole('img', { name: 'picture 3' })).toBeInTheDocument()
  expect(button('Next picture').query()).toBeNull()
  await expect.element(button('End comparing')).toHaveAttribute('aria-pressed', 'true')
  await viewer
    .getByRole('list', { name: 'Compare with' })
    .getByRole('button', { name: 'Show: picture 1' })
    .click()
  await expect.element(viewer.getByRole('img', { name: 'picture 1' })).toBeVisible()
  await expect.element(showing(3)).toBeVisible()
  await expect.element(seam).toHaveValue('50')
  const line = seam.element()
  if (line instanceof HTMLElement) line.focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(seam).toHaveValue('51')
})

test('a picture that was made from another is compared with that one', async () => {
  rows = [buildGeneration(3, { parent_id: idOf(1), relation: 'variation' }), ...rows.slice(1)]
  await open(3)
  await button('Compare').click()
  await expect.element(viewer.getByRole('img', { name: 'picture 1' })).toBeVisible()
})

test('Esc ends comparing first and closes the picture next; the button ends it, too', async () => {
  await open(3, `&compare=${idOf(1)}`)
  await expect.element(seam).toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.element(seam).not.toBeInTheDocument()
  await expect.element(showing(3)).toBeVisible()
  await button('Compare').click()
  await button('End comparing').click()
  await expect.element(seam).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.element(viewer).not.toBeInTheDocument()
})

test('what it was made from and what was made from it are led to by a press', async () => {
  server().answer(getLineage, { ancestors: [rows[2] ?? buildGeneration(1)], children: [], versions: [] })
  await open(2)
  const lineage = viewer.getByRole('region', { name: 'Lineage' })
  await expect.element(lineage.getByRole('heading', { name: 'Made from', exact: true })).toBeVisible()
  expect(lineage.getByRole('heading', { name: 'Made from this' }).query()).toBeNull()
  await lineage.getByRole('button', { name: 'Show: picture 1' }).click()
  await expect.element(showing(1)).toBeVisible()
})

test('a deleted picture gives its place to the next one, and the last one to the one before', async () => {
  const answered = Promise.withResolvers<void>()
  server().answerBy(deleteGeneration, async () => {
    await answered.promise
    return { id: idOf(2) }
  })
  await open(2)
  await button('Delete picture').click()
  await expect.element(showing(1)).toBeVisible()
  await userEvent.keyboard('{Delete}')
  await expect.element(showing(3)).toBeVisible()
  await userEvent.keyboard('{Delete}')
  await expect.element(viewer).not.toBeInTheDocument()
  answered.resolve()
  await expect.element(page.getByText('Generation deleted', { exact: true }).first()).toBeVisible()
  for (const number of [1, 2, 3])
    await expect.poll(() => server().asked).toContain(`DELETE /api/generations/${idOf(number)}`)
})

/** The viewer over a list that a deletion shortens at once, while the address changes later. */
function HastyViewer() {
  const [generations, setGenerations] = useState(() => rows.map(toGeneration))
  const opened = useOpened()
  const actions = useLibraryActions()
  const trash = (ids: readonly string[]) => setGenerations((all) => all.filter(({ id }) => !ids.includes(id)))
  return (
    <OpenedPicture
      generations={generations}
      opened={{ ...opened, show: (...next) => void setTimeout(() => opened.show(...next), 300) }}
      actions={{ ...actions, trash }}
    />
  )
}

test('a picture that leaves its list before the address has changed stays shown until then, and the focus where it was', async () => {
  await showPage(<HastyViewer />, { path: `/my-generations?picture=${idOf(3)}` })
  await expect.element(showing(3)).toBeVisible()
  const dialog = viewer.element()
  await button('Delete picture').click()
  await expect.element(showing(2)).toBeVisible()
  expect(viewer.element()).toBe(dialog)
  await expect.element(button('Delete picture')).toHaveFocus()
  expect(server().asked).not.toContain(`GET /api/generations/${idOf(3)}`)
})

test('a picture in the trash is restored, or deleted for good after a question, and nothing else is offered', async () => {
  rows = rows.map((row) => ({ ...row, trashed_at: '2026-01-02T00:00:00.000Z' }))
  await open(3, '&trash=true')
  await expect.element(about.getByText('1 of 2', { exact: true })).toBeVisible()
  for (const name of ['Copy prompt', 'Favorite', 'Download', 'Share', 'Compare', 'Delete picture'])
    expect(button(name).query()).toBeNull()
  await button('Restore').click()
  await expect.element(page.getByText('Generation restored', { exact: true })).toBeVisible()
  await expect.element(showing(2)).toBeVisible()

  await button('Delete for good').click()
  const question = page.getByRole('alertdialog', { name: 'Delete this picture for good?' })
  await expect
    .element(question)
    .toHaveAccessibleDescription('This deletes the picture and its file. It can’t be undone.')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(showing(2)).toBeVisible()
  await button('Delete for good').click()
  await question.getByRole('button', { name: 'Delete for good' }).click()
  await expect.element(page.getByText('Generation deleted for good', { exact: true })).toBeVisible()
  const changes = server().sent.filter(({ name }) => name === 'POST /api/generations/bulk')
  expect(changes.map(({ body }) => JSON.parse(body ?? ''))).toEqual([
    { ids: [idOf(3)], change: { action: 'restore' } },
    { ids: [idOf(2)], change: { action: 'delete' } },
  ])
})

test('a letter that is typed into a field of the window is no command', async () => {
  await open(3)
  await viewer.getByRole('combobox', { name: 'Add a tag' }).click()
  await userEvent.keyboard('f{ArrowRight}')
  await expect.element(showing(3)).toBeVisible()
  expect(server().asked).not.toContain(`PATCH /api/generations/${idOf(3)}`)
})
