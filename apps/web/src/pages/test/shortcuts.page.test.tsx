import { getGalleryPicture, listGallery } from '@easel/contract/gallery/gallery'
import { listGenerations, updateGeneration } from '@easel/contract/generations'
import { getLibrary, getLineage } from '@easel/contract/library/library'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { SHORTCUT_PLACES, SHORTCUTS, type ShortcutAt, shortcutsAt } from '#web/shared/lib/shortcuts.ts'
import { buildGeneration } from '#web/test/build-rows.ts'
import { playServer, showPage } from '#web/test/studio.tsx'
import GalleryPage from '../gallery.tsx'
import GeneratePage from '../generate.tsx'
import SavedPage from '../my-generations.tsx'

const server = playServer()
const picture = buildGeneration(2, { prompt: 'a boat' })
const dialog = (name: string | RegExp) => page.getByRole('dialog', { name })

beforeEach(() => {
  server().answer(listGenerations, { items: [picture, buildGeneration(1)], nextCursor: null })
  server().answer(updateGeneration, { ...picture, is_favorite: true })
  server().answer(getLineage, { ancestors: [], children: [], versions: [] })
  server().answer(getLibrary, { total: 2, favorites: 0, public: 0, trash: 0, collections: [], tags: [] })
})

test('the window of shortcuts lists the whole table, place by place', async () => {
  await showPage(<GeneratePage />)
  await userEvent.keyboard('?')
  const list = dialog('Keyboard shortcuts')
  await expect.element(list).toBeVisible()
  for (const place of Object.keys(SHORTCUT_PLACES) as (keyof typeof SHORTCUT_PLACES)[]) {
    const rows = list.getByRole('region', { name: SHORTCUT_PLACES[place] }).getByRole('listitem').elements()
    expect(rows.map((row) => row.firstElementChild?.textContent)).toEqual(
      shortcutsAt(place).map(([, { label }]) => label),
    )
  }
})

/** The visible effect of each letter on a picture; the same on every page. */
const HEARD: Readonly<Partial<Record<ShortcutAt<'picture'>, () => Promise<unknown>>>> = {
  favorite: () => expect.poll(() => server().asked).toContain(`PATCH /api/generations/${picture.id}`),
  'copy-prompt': () => expect.element(page.getByText(/^Prompt copied|^Could not copy/)).toBeVisible(),
  share: () => expect.element(dialog('Share by link')).toBeVisible(),
  publish: () => expect.element(dialog('Publish in the gallery')).toBeVisible(),
}

test.each(Object.keys(HEARD) as (keyof typeof HEARD)[])(
  'the key of %s does the same on the stage and on an opened picture',
  async (id) => {
    const [key = ''] = SHORTCUTS[id].on
    const stage = await showPage(<GeneratePage />)
    const open = page.getByRole('button', { name: 'Open full size' })
    await expect.element(open).toBeVisible()
    ;(open.element() as HTMLElement).focus()
    await userEvent.keyboard(key)
    await HEARD[id]?.()
    await stage.unmount()
    server().asked.length = 0

    await showPage(<SavedPage />, { path: `/my-generations?picture=${picture.id}` })
    await expect.element(dialog('a boat')).toBeVisible()
    await userEvent.keyboard(key)
    await HEARD[id]?.()
  },
)

test('an opened picture of the gallery hears its keys', async () => {
  server().answer(listGallery, { items: [], nextCursor: null })
  server().refuse(getGalleryPicture, 404, { code: 'not_found', message: 'Not found.' })
  await showPage(<GalleryPage />, { path: '/gallery' })
  await page
    .getByRole('button', { name: /^Open: / })
    .first()
    .click()
  const title = () => page.getByRole('dialog').getByRole('heading', { level: 2 }).element().textContent
  await expect.element(page.getByRole('dialog')).toBeVisible()
  const first = title()
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(title).not.toBe(first)
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(title).toBe(first)
  await userEvent.keyboard('t')
  await HEARD['copy-prompt']?.()
})

const field = page.getByRole('combobox', { name: 'Search pages, actions and your pictures' })
const current = () =>
  document.getElementById(field.element().getAttribute('aria-activedescendant') ?? '')?.textContent

test('the palette opens by Ctrl+K, also from a field, and leads to a page by a few letters', async () => {
  await showPage(<GeneratePage />)
  const prompt = page.getByLabelText('Prompt', { exact: true })
  await prompt.fill('a draft')
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('sty')
  await expect.poll(current).toBe('Styles')
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(current).toBe('a boat')
  await userEvent.keyboard('{ArrowUp}{Enter}')
  await expect.element(field).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: 'Styles' }).first()).toHaveAttribute('aria-current')
})

test('letters typed at once after Ctrl+K stand in its field, and Enter counts as soon as there is something to choose', async () => {
  await showPage(<GeneratePage />)
  const prompt = page.getByLabelText('Prompt', { exact: true })
  await prompt.fill('a draft')
  const opener = prompt.element()
  opener.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true }))
  // The next key arrives after the first one's effects, and before any code is loaded.
  await Promise.resolve()
  expect(document.activeElement).not.toBe(opener)
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Search pages, actions and your pictures')
  document.execCommand('insertText', false, 'styl')
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  await expect.element(field).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: 'Styles' }).first()).toHaveAttribute('aria-current')
})

test('the palette finds one’s own pictures, runs an action, and closes by Esc and by its key', async () => {
  await showPage(<GeneratePage />)
  await userEvent.keyboard('{Meta>}k{/Meta}')
  await expect.element(page.getByRole('group', { name: 'Your latest pictures' })).toBeVisible()
  server().answer(listGenerations, {
    items: [buildGeneration(9, { prompt: 'a found kite' })],
    nextCursor: null,
  })
  await field.fill('kite')
  await expect.element(page.getByRole('option', { name: 'a found kite' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(field).not.toBeInTheDocument()

  await userEvent.keyboard('{Control>}k{/Control}')
  await field.fill('keyboard')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog('Keyboard shortcuts')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(field).toBeVisible()
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(field).not.toBeInTheDocument()
})

test('a visitor’s palette asks for no pictures', async () => {
  await showPage(<GeneratePage />, { signedIn: false })
  await userEvent.keyboard('{Control>}k{/Control}')
  await field.fill('sign')
  await expect.poll(current).toBe('Sign in')
  expect(server().asked).not.toContain('GET /api/generations')
})
