import { listPrompts, savePrompt } from '@easel/contract/prompts/prompts'
import { STYLES } from '@easel/contract/styles'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { PROMPT_LIBRARY } from '#web/content/prompts/prompt-library.ts'
import { TEMPLATE_GROUPS } from '#web/content/templates/templates.ts'
import { generateHref } from '#web/shared/lib/paths.ts'
import { buildSavedPrompt } from '#web/test/build-rows.ts'
import { playServer, showPage } from '#web/test/studio.tsx'
import PromptLibraryPage from '../prompt-library.tsx'
import PromptsPage from '../prompts.tsx'
import StylesLibraryPage from '../styles-library.tsx'
import TemplatesPage from '../templates.tsx'

const server = playServer()
const main = page.getByRole('main')
const said = (words: string) => main.getByRole('status').filter({ hasText: words })
const chip = (name: string) => page.getByRole('button', { name, exact: true })
const TEMPLATE = TEMPLATE_GROUPS[0]?.templates[0]

test('styles are searched and narrowed by shelf, and what finds none says so', async () => {
  await showPage(<StylesLibraryPage />, { path: '/styles-library', signedIn: false })
  await expect.element(said(`${STYLES.length} styles`)).toBeVisible()
  await main.getByLabelText('Search styles').fill('watercolor')
  await expect.element(main.getByRole('heading', { name: 'Watercolor', exact: true })).toBeInTheDocument()
  expect(main.getByRole('heading', { name: 'Anime', exact: true }).elements()).toEqual([])
  await main.getByLabelText('Search styles').fill('watercolor -watercolor')
  await expect.element(said('No style has these words. Try fewer, or another shelf.')).toBeVisible()
  await main.getByLabelText('Search styles').fill('')
  await expect.element(said(`${STYLES.length} styles`)).toBeVisible()
  const shelves = main.getByRole('heading', { level: 2 })
  const all = shelves.elements().length
  const kinds = main.getByRole('group', { name: 'Kind of style' }).getByRole('button')
  await kinds.last().click()
  await expect.poll(() => shelves.elements().length).toBeLessThan(all)
  await chip('All').click()
  await expect.poll(() => shelves.elements().length).toBe(all)
})

test('prompts are narrowed by words, category and style, all three together', async () => {
  const [category] = PROMPT_LIBRARY
  if (!category) throw new Error('the library has categories')
  const [style = '', , prompt = ''] = category.prompts[0] ?? []
  await showPage(<PromptLibraryPage />, { path: '/prompt-library', signedIn: false })
  const count = PROMPT_LIBRARY.reduce((sum, { prompts }) => sum + prompts.length, 0)
  await expect.element(said(`${count} prompts`)).toBeVisible()
  await main.getByLabelText('Category').selectOptions(category.id)
  await expect.element(said(`${category.prompts.length} prompts`)).toBeVisible()
  await main.getByLabelText('Style').selectOptions(style)
  const ofStyle = category.prompts.filter(([one]) => one === style).length
  await expect.element(said(`${ofStyle} prompts`)).toBeVisible()
  await main.getByLabelText('Search prompts').fill(prompt)
  await expect.element(main.getByRole('link', { name: `Use: ${prompt}` })).toBeInTheDocument()
  await main.getByLabelText('Search prompts').fill('no such words anywhere')
  await expect.element(said('Nothing here has these words. Try fewer, or another style.')).toBeVisible()
})

test('a template opens its blanks, which fill its sentence and the link into the generator', async () => {
  if (!TEMPLATE) throw new Error('there are templates')
  await showPage(<TemplatesPage />, { path: '/templates' })
  const title = main.getByRole('button', { name: TEMPLATE.title, exact: true })
  await expect.element(title).toHaveAttribute('aria-expanded', 'false')
  await title.click()
  await expect.element(title).toHaveAttribute('aria-expanded', 'true')
  const use = main.getByRole('link', { name: 'Use this prompt' })
  const before = use.element().getAttribute('href')
  const blank = main.getByRole('combobox').first()
  await blank.fill('  zebra crossing ')
  await expect.poll(() => document.querySelector('output b')?.textContent).toBe('zebra crossing')
  expect(use.element().getAttribute('href')).toMatch(/zebra\+crossing/)
  await blank.fill(' ')
  await expect.poll(() => use.element().getAttribute('href')).toBe(before)
  await main.getByRole('button', { name: `Close ${TEMPLATE.title}` }).click()
  await expect.element(title).toHaveAttribute('aria-expanded', 'false')
})

test('templates are searched by their words, and none that match is said', async () => {
  if (!TEMPLATE) throw new Error('there are templates')
  await showPage(<TemplatesPage />, { path: '/templates' })
  const search = main.getByLabelText('Search templates')
  await search.fill(TEMPLATE.title)
  await expect.element(main.getByRole('button', { name: TEMPLATE.title, exact: true })).toBeVisible()
  await search.fill('no such words anywhere')
  await expect.element(said('No template matches. Try fewer words.')).toBeVisible()
  expect(main.getByRole('listitem').elements()).toEqual([])
})

test('a prompt that is typed while another one is being kept stays in its field', async () => {
  const answered = Promise.withResolvers<void>()
  const kept = buildSavedPrompt('a boat')
  let items: (typeof kept)[] = []
  server().answerBy(listPrompts, () => ({ items }))
  server().answerBy(savePrompt, async () => {
    await answered.promise
    items = [kept]
    return kept
  })
  await showPage(<PromptsPage />, { path: '/prompts' })
  const own = page.getByRole('region', { name: 'Saved by you' })
  const field = own.getByLabelText('A prompt to keep')
  await field.fill('a boat')
  await userEvent.keyboard('{Enter}')
  await field.fill('a kite')
  answered.resolve()
  await expect.element(own.getByRole('button', { name: 'Remove: a boat' })).toBeVisible()
  await expect.element(field).toHaveValue('a kite')
})

test('a prompt that was saved with a custom size says it, and leads to the generator with it', async () => {
  const shape = { aspect_ratio: '2:3', width: 768, height: 1152 } as const
  server().answer(listPrompts, { items: [buildSavedPrompt('a boat', { style: 'anime', ...shape })] })
  await showPage(<PromptsPage />, { path: '/prompts' })
  const own = page.getByRole('region', { name: 'Saved by you' })
  await expect.element(own.getByText('Anime, 768 × 1152')).toBeVisible()
  const size = { width: 768, height: 1152 }
  await expect
    .element(own.getByRole('link', { name: 'Use: a boat' }))
    .toHaveAttribute('href', generateHref({ prompt: 'a boat', style: 'anime', aspectRatio: '2:3', size }))
})

test('a visitor who keeps a prompt of the library is asked to sign in, and nothing is sent', async () => {
  await showPage(<PromptsPage />, { path: '/prompts', signedIn: false })
  await page
    .getByRole('button', { name: /^Save: / })
    .first()
    .click()
  await expect.element(page.getByText('Please sign in to save prompts')).toBeVisible()
  expect(server().asked).not.toContain('POST /api/prompts')
})
