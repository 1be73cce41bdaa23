import { deleteGeneration, listGenerations } from '@easel/contract/generations'
import { changeGenerations, getLibrary } from '@easel/contract/library/library'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { buildGeneration } from '#web/test/build-rows.ts'
import { playServer, showPage } from '#web/test/studio.tsx'
import SavedPage from '../../my-generations.tsx'

const server = playServer()
const wall = page.getByRole('list', { name: 'Pictures', exact: true })
const tile = (number: number) => wall.getByRole('button', { name: `Open: picture ${number}`, exact: true })
const tick = (number: number) =>
  wall.getByRole('checkbox', { name: `Select: picture ${number}`, exact: true })
const opened = page.getByRole('dialog')
const bar = page.getByRole('toolbar', { name: / selected$/ })
const rows = [6, 5, 4, 3, 2, 1].map((number) => buildGeneration(number))

/** Numbers of the selected pictures. */
const chosen = () =>
  wall
    .getByRole('checkbox', { checked: true })
    .elements()
    .map((box) => Number(box.getAttribute('aria-label')?.replace(/\D/g, '')))
    .toSorted()

beforeEach(async () => {
  server().answer(getLibrary, { total: 6, favorites: 0, public: 0, trash: 0, collections: [], tags: [] })
  server().answer(listGenerations, { items: rows, nextCursor: null })
  server().answerBy(changeGenerations, ({ ids }) => ({
    changes: ids.map((id) => ({ id })),
    removed: [],
    missing: [],
  }))
  await showPage(<SavedPage />, { path: '/my-generations' })
  await expect.element(tile(6)).toBeVisible()
})

const focus = (number: number) => {
  const button = tile(number).element()
  if (button instanceof HTMLElement) button.focus()
}
const isStop = (number: number) => tile(number).element().getAttribute('tabindex') === '0'
const bulk = () =>
  server()
    .sent.filter(({ name }) => name === 'POST /api/generations/bulk')
    .map(({ body }) => JSON.parse(body ?? ''))

test('one picture is a stop of the Tab key, and the arrow keys lead to the others and stay at the ends', async () => {
  expect([6, 5, 4, 3, 2, 1].filter(isStop)).toEqual([6])
  focus(6)
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(tile(6)).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(tile(5)).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
  await expect.element(tile(4)).toHaveFocus()
  expect([6, 5, 4, 3, 2, 1].filter(isStop)).toEqual([4])
  await userEvent.keyboard('{End}')
  await expect.element(tile(1)).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(tile(1)).toHaveFocus()
  await userEvent.keyboard('{Home}')
  await expect.element(tile(6)).toHaveFocus()
})

test('each picture says where it stands among all', async () => {
  const places = wall
    .getByRole('listitem')
    .elements()
    .map((item) => [item.getAttribute('aria-posinset'), item.getAttribute('aria-setsize')])
  expect(places.toSorted()).toEqual(['1', '2', '3', '4', '5', '6'].map((place) => [place, '6']))
})

test('Enter opens the picture, Space chooses it, and closing it leads back to it', async () => {
  focus(6)
  await userEvent.keyboard('{ArrowRight}{Enter}')
  await expect.element(page.getByRole('dialog', { name: 'picture 5' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(opened).not.toBeInTheDocument()
  await expect.element(tile(5)).toHaveFocus()
  await userEvent.keyboard(' ')
  expect(chosen()).toEqual([5])
  await userEvent.keyboard(' ')
  expect(chosen()).toEqual([])
})

test('Shift with an arrow key chooses from the picture one stands on, and Esc lets go of all', async () => {
  focus(5)
  await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}')
  expect(chosen()).toEqual([3, 4, 5])
  await expect.element(bar).toHaveAccessibleName('3 selected')
  await userEvent.keyboard('{Escape}')
  await expect.poll(chosen).toEqual([])
  await expect.element(bar).not.toBeInTheDocument()
})

test('Ctrl+A chooses all, and Done lets go of them', async () => {
  focus(6)
  await userEvent.keyboard('{Control>}a{/Control}')
  expect(chosen()).toEqual([1, 2, 3, 4, 5, 6])
  await expect.element(bar).toHaveAccessibleName('6 selected')
  await bar.getByRole('button', { name: 'Done' }).click()
  expect(chosen()).toEqual([])
})

test('a press with Ctrl chooses, one with Shift chooses everything between, and then a plain press chooses too', async () => {
  await tile(5).click({ modifiers: ['Control'] })
  expect(chosen()).toEqual([5])
  await expect.element(opened).not.toBeInTheDocument()
  await tile(2).click({ modifiers: ['Shift'] })
  expect(chosen()).toEqual([2, 3, 4, 5])
  await tile(3).click()
  expect(chosen()).toEqual([2, 4, 5])
  await tick(6).click({ modifiers: ['Shift'] })
  expect(chosen()).toEqual([2, 3, 4, 5, 6])
  await expect.element(opened).not.toBeInTheDocument()
})

test('Delete moves the picture one stands on to the trash, and Undo brings it back', async () => {
  server().answer(deleteGeneration, { id: buildGeneration(4).id })
  focus(4)
  await userEvent.keyboard('{Delete}')
  await expect.element(page.getByText('Generation deleted', { exact: true })).toBeVisible()
  await expect.element(page.getByText('The trash keeps it for 30 days.')).toBeVisible()
  expect(server().asked).toContain(`DELETE /api/generations/${rows[2]?.id}`)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText('Generation restored', { exact: true })).toBeVisible()
  expect(bulk()).toEqual([{ ids: [rows[2]?.id], change: { action: 'restore' } }])
})

test('Delete moves all that are chosen to the trash, not only the one one stands on', async () => {
  focus(6)
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}{Delete}')
  await expect.element(page.getByText('2 generations deleted', { exact: true })).toBeVisible()
  await expect.element(page.getByText('The trash keeps them for 30 days.')).toBeVisible()
  expect(bulk()).toEqual([{ ids: [rows[0]?.id, rows[1]?.id], change: { action: 'trash' } }])
})
