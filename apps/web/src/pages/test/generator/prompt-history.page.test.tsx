import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { usePromptHistory } from '#web/features/generator/prompt/prompt-history.store.ts'
import { forgetDrafts } from '#web/shared/lib/forget-drafts.ts'
import { playServer, showPage } from '#web/test/studio.tsx'
import GeneratePage from '../../generate.tsx'

playServer()
const prompt = page.getByLabelText('Prompt', { exact: true })
const rail = page.getByRole('region', { name: 'Prompt history' })
const opener = page.getByRole('button', { name: 'Recent prompts' })
const menu = page.getByRole('dialog', { name: 'Recent prompts' })
const listed = (place: typeof rail) =>
  place
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent)

beforeEach(() => usePromptHistory.setState({ entries: [] }))

/** The prompts were used one after the other. */
async function openAfter(...prompts: string[]): Promise<void> {
  for (const words of prompts) usePromptHistory.getState().add(words, 'watercolor', 'high')
  await showPage(<GeneratePage />)
  await expect.element(prompt).toBeVisible()
}

test('before a prompt was used the rail has no history, and the menu says what it will keep', async () => {
  await openAfter()
  expect(rail.query()).toBeNull()
  await opener.click()
  await expect
    .element(menu.getByText('Prompts you use are kept here, on this device, until you sign out.'))
    .toBeVisible()
})

test('the newest prompt is first, one that is used again moves up, and blanks are not kept', async () => {
  await openAfter('a fox', 'a boat', '  ', 'a kite', ' a fox ')
  expect(listed(rail)).toEqual(['a fox', 'a kite', 'a boat'])
  await expect.element(rail.getByText('3/20', { exact: true })).toBeVisible()
})

test('the rail shows the latest 8 of 20, and the menu all of them with their style', async () => {
  await openAfter(...Array.from({ length: 21 }, (_, at) => `prompt ${at}`))
  expect(listed(rail)).toEqual([20, 19, 18, 17, 16, 15, 14, 13].map((at) => `prompt ${at}`))
  await expect.element(rail.getByText('20/20', { exact: true })).toBeVisible()
  await opener.click()
  await expect.element(menu).toBeVisible()
  expect(listed(menu)).toHaveLength(20)
  expect(listed(menu)[0]).toBe('prompt 20Watercolor')
  expect(listed(menu)[19]).toBe('prompt 1Watercolor')
})

test('a press in the rail or the menu puts the prompt into the form, and the menu closes', async () => {
  await openAfter('a fox', 'a boat')
  await rail.getByRole('button', { name: 'a fox' }).click()
  await expect.element(prompt).toHaveValue('a fox')
  await opener.click()
  await menu.getByRole('button', { name: /^a boat/ }).click()
  await expect.element(prompt).toHaveValue('a boat')
  await expect.element(menu).not.toBeInTheDocument()
})

test('the menu is left by Esc, and the keyboard is where it was', async () => {
  await openAfter('a fox')
  await opener.click()
  await expect.element(menu).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(menu).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
  await expect.element(prompt).toHaveValue('')
})

test('Clear empties the history, also for the next visit, and leaves what is written', async () => {
  await openAfter('a fox')
  await prompt.fill('my own words')
  await rail.getByRole('button', { name: 'Clear' }).click()
  await expect.element(rail).not.toBeInTheDocument()
  usePromptHistory.getState().load()
  expect(usePromptHistory.getState().entries).toEqual([])
  await expect.element(prompt).toHaveValue('my own words')
})

test('what Clear took away comes back by Undo, below what was used since', async () => {
  await openAfter('a fox')
  await rail.getByRole('button', { name: 'Clear' }).click()
  await expect.element(rail).not.toBeInTheDocument()
  await expect.element(page.getByText('Prompt history cleared', { exact: true })).toBeVisible()
  usePromptHistory.getState().add('a boat', 'anime', 'standard')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => listed(rail)).toEqual(['a boat', 'a fox'])
  usePromptHistory.getState().load()
  await expect.poll(() => listed(rail)).toEqual(['a boat', 'a fox'])
})

test.each([
  ['first', 'a fox'],
  ['last', 'a boat'],
])('of two Clears each Undo brings back its own, the %s one pressed first', async (which, back) => {
  await openAfter('a fox')
  await rail.getByRole('button', { name: 'Clear' }).click()
  usePromptHistory.getState().add('a boat', 'anime', 'standard')
  await rail.getByRole('button', { name: 'Clear' }).click()
  await expect.element(rail).not.toBeInTheDocument()
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect.poll(() => undo.elements()).toHaveLength(2)
  // The latest notice comes first, and covers the other one until it is hovered.
  await undo.first().hover()
  await (which === 'first' ? undo.last() : undo.first()).click()
  await expect.poll(() => listed(rail)).toEqual([back])
  await expect.poll(() => undo.elements()).toHaveLength(1)
  await undo.click()
  await expect.poll(() => listed(rail)).toEqual(['a boat', 'a fox'])
})

test('who has signed out leaves nothing that Undo could bring back', async () => {
  await openAfter('a fox')
  await rail.getByRole('button', { name: 'Clear' }).click()
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  forgetDrafts()
  await page.getByRole('button', { name: 'Undo' }).click()
  usePromptHistory.getState().add('a boat', 'anime', 'standard')
  await expect.poll(() => listed(rail)).toEqual(['a boat'])
})

test('a prompt that another tab has used since is not lost', async () => {
  await openAfter('a fox')
  usePromptHistory.setState({ entries: [] })
  usePromptHistory.getState().add('a boat', 'anime', 'standard')
  await expect.poll(() => listed(rail)).toEqual(['a boat', 'a fox'])
})
