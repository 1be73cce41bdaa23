import { replicateGenerate } from '@easel/contract/functions'
import { deleteGeneration, listGenerations, updateGeneration } from '@easel/contract/generations'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { buildGeneration } from '#web/test/build-rows.ts'
import { playServer, showPage } from '#web/test/studio.tsx'
import GeneratePage from '../../generate.tsx'

const server = playServer()
const preview = page.getByRole('region', { name: 'Preview' })
const button = (name: string) => preview.getByRole('button', { name, exact: true })
const item = (name: string) => page.getByRole('menuitem', { name: new RegExp(`^${name}`) })
const latest = () => preview.element().querySelector('figure > img[width]')?.getAttribute('alt')

let rows = [buildGeneration(2), buildGeneration(1)]

beforeEach(() => {
  rows = [buildGeneration(2, { prompt: 'a boat', seed: 42 }), buildGeneration(1, { prompt: 'a kite' })]
  server().answerBy(listGenerations, () => ({ items: rows, nextCursor: null }))
})

async function open(changes: Partial<(typeof rows)[number]> = {}): Promise<void> {
  rows = rows.map((row, at) => (at === 0 ? { ...row, ...changes } : row))
  await showPage(<GeneratePage />)
  await expect.element(preview.getByRole('img', { name: 'a boat' })).toBeVisible()
}

/** The last request to the function that makes pictures. */
const asked = () =>
  server()
    .sent.filter(({ name }) => name === 'POST /api/functions/replicate-generate')
    .map(({ body }) => JSON.parse(body ?? ''))

test('the picture’s size, seed and maker stand on it', async () => {
  await open()
  await expect
    .element(preview.getByText('1024 × 1024, seed 42, Built-in engine', { exact: true }))
    .toBeVisible()
})

test('Vary asks for a small change of the same seed, and waits while one is made', async () => {
  server().keepWaiting(replicateGenerate)
  await open()
  await button('Vary').click()
  await expect.poll(asked).toHaveLength(1)
  expect(asked()[0]).toMatchObject({
    prompt: 'a boat',
    seed: 42,
    parent_id: rows[0]?.id,
    relation: 'variation',
  })
  expect(asked()[0].variation).toBeGreaterThanOrEqual(1)
  await expect.element(preview.getByText('Generating Your Masterpiece').first()).toBeVisible()
})

test('Vary strongly asks for another seed and no small change', async () => {
  server().keepWaiting(replicateGenerate)
  await open()
  await button('More with this picture').click()
  await item('Vary strongly').click()
  await expect.poll(asked).toHaveLength(1)
  expect(asked()[0].variation ?? 0).toBe(0)
  expect(asked()[0].seed).not.toBe(42)
})

test('a heart on the stage is pressed in and out', async () => {
  server().answerBy(updateGeneration, ({ is_favorite = false }) => {
    rows = rows.map((row, at) => (at === 0 ? { ...row, is_favorite } : row))
    return { ...buildGeneration(2, { prompt: 'a boat' }), is_favorite }
  })
  await open()
  await expect.element(button('Favorite')).toHaveAttribute('aria-pressed', 'false')
  await button('Favorite').click()
  await expect.element(button('Favorite')).toHaveAttribute('aria-pressed', 'true')
  await button('Favorite').click()
  await expect.element(button('Favorite')).toHaveAttribute('aria-pressed', 'false')
})

test('behind the dots are the commands without a button, each with its letter', async () => {
  await open()
  await button('More with this picture').click()
  const items = page.getByRole('menuitem').elements()
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Vary stronglyW',
    'Reuse settingsU',
    'Copy imageC',
    'Copy promptT',
    'Make publicG',
  ])
})

test('a public picture offers to be made private', async () => {
  await open({ is_public: true })
  await button('More with this picture').click()
  await expect.element(item('Make private')).toBeVisible()
  expect(item('Make public').query()).toBeNull()
})

test('Reuse settings puts everything the picture was made with into the form', async () => {
  await open({
    ...{ negative_prompt: 'fog', style: 'watercolor', quality: 'ultra', width: 1024, height: 1536 },
  })
  await button('More with this picture').click()
  await item('Reuse settings').click()
  await expect.element(page.getByText('Settings are in the form', { exact: true })).toBeVisible()
  await expect.element(page.getByLabelText('Prompt', { exact: true })).toHaveValue('a boat')
  await expect.element(page.getByLabelText('Negative prompt')).toHaveValue('fog')
  await expect.element(page.getByRole('textbox', { name: 'Seed' })).toHaveValue('42')
  await expect.element(page.getByRole('radio', { name: 'Ultra' })).toBeChecked()
  await expect.element(page.getByRole('radio', { name: 'Watercolor' })).toBeChecked()
})

test('the picture is copied as PNG, and what the browser does not allow is said', async () => {
  await open()
  const write = vi.spyOn(navigator.clipboard, 'write').mockResolvedValueOnce()
  await button('More with this picture').click()
  await item('Copy image').click()
  await expect.element(page.getByText('Image copied', { exact: true })).toBeVisible()
  expect(write.mock.calls[0]?.[0]?.[0]?.types).toEqual(['image/png'])

  write.mockRejectedValueOnce(new DOMException('No.', 'NotAllowedError'))
  await button('More with this picture').click()
  await item('Copy image').click()
  await expect.element(page.getByText('Could not copy', { exact: true })).toBeVisible()
  await expect.element(page.getByText('The browser did not allow it.', { exact: true })).toBeVisible()
  vi.restoreAllMocks()
})

test('the download is named by prompt, style and seed, and keeps the format that was chosen last', async () => {
  await open()
  const link = preview.getByRole('link', { name: 'Download' })
  await expect.element(link).toHaveAttribute('download', 'a-boat-photorealistic-42.png')
  await button('Download format, PNG').click()
  const offers = page.getByRole('menuitem').elements()
  expect(offers.map((offer) => [offer.textContent, offer.getAttribute('download')])).toEqual([
    ['PNGLossless, for print', 'a-boat-photorealistic-42.png'],
    ['JPGSmall, for anywhere', 'a-boat-photorealistic-42.jpg'],
    ['WebPSmallest, for the web', 'a-boat-photorealistic-42.webp'],
  ])
  const stay = (event: Event) => event.preventDefault()
  window.addEventListener('click', stay, { once: true })
  await item('JPG').click()
  await expect.element(button('Download format, JPG')).toBeVisible()
  await expect.element(link).toHaveAttribute('download', 'a-boat-photorealistic-42.jpg')
})

test('a picture is deleted after a question, by button and by key, and the one before takes the stage', async () => {
  server().answerBy(deleteGeneration, () => {
    const [gone] = rows
    rows = rows.slice(1)
    return { id: gone?.id ?? '' }
  })
  await open()
  await button('Delete').click()
  const question = page.getByRole('alertdialog', { name: 'Delete this picture?' })
  await expect
    .element(question)
    .toHaveAccessibleDescription('“a boat” goes to the trash, which keeps it for 30 days.')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(button('Delete')).toHaveFocus()
  expect(latest()).toBe('a boat')

  const opener = button('Open full size').element()
  if (opener instanceof HTMLElement) opener.focus()
  await userEvent.keyboard('{Delete}')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect.element(page.getByText('Generation deleted', { exact: true })).toBeVisible()
  await expect.poll(latest).toBe('a kite')
})

test('a recent picture is put on the stage by a press and marked', async () => {
  await open()
  const recent = button('Show: a kite')
  await expect.element(recent).toHaveAttribute('aria-pressed', 'false')
  await recent.click()
  await expect.poll(latest).toBe('a kite')
  await expect.element(recent).toHaveAttribute('aria-pressed', 'true')
})

test('what became of the words is told, and a word that is not drawn leads to a check of the prompt', async () => {
  await open({ read_as: ['Boat', 'Boat', 'Sea'], placed: ['Boat on the left'], unknown_words: ['gizmo'] })
  const words = (name: string) =>
    preview
      .getByRole('list', { name, exact: true })
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent)
  expect(words('Drawn')).toEqual(['Boat', 'Sea'])
  expect(words('Placed')).toEqual(['Boat on the left'])
  expect(words('Not drawn')).toEqual(['gizmo'])
  await expect
    .element(preview.getByRole('link', { name: 'Try another word' }))
    .toHaveAttribute('href', '/prompts?tool=check&prompt=a+boat')
})

test('a picture of which only the words that were understood are known says no more', async () => {
  await open({ read_as: ['Boat'] })
  await expect.element(preview.getByRole('list', { name: 'Read as' })).toBeVisible()
  expect(preview.getByRole('list', { name: 'Placed' }).query()).toBeNull()
  expect(preview.getByRole('link', { name: 'Try another word' }).query()).toBeNull()
})
