import { deletePrompt, listPrompts, savePrompt } from '@easel/contract/prompts/prompts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { buildSavedPrompt } from '#web/test/build-rows.ts'
import { playServer, showPage } from '#web/test/studio.tsx'
import PromptsPage from '../../prompts.tsx'

const server = playServer()
/** The engine's vocabulary loads first. */
const SLOW = { timeout: 15_000 }

const OLD = `prm_${'0'.repeat(25)}1`
const NEW = `prm_${'0'.repeat(25)}2`
const saved = (id: string, prompt: string) => buildSavedPrompt(prompt, { id })
const open = (query: string) => showPage(<PromptsPage />, { path: `/prompts${query}` })
const field = page.getByRole('textbox', { name: 'Prompt' })

test('the check replaces a word, leaves one out, and offers nothing for what is near no word', async () => {
  await open('?tool=check&prompt=a saxaphone shot on ARRI')
  await page.getByRole('button', { name: 'Write saxophone instead of saxaphone' }).click(SLOW)
  await expect.element(field).toHaveValue('a saxophone shot on ARRI')
  const missing = page.getByRole('region', { name: 'Words to check' })
  await expect.element(missing.getByText('arri', { exact: true })).toBeVisible()
  const offers = () =>
    missing
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent)
  await expect.poll(offers).toEqual(['Leave out'])
  await page.getByRole('button', { name: 'Leave out arri' }).click()
  await expect.element(missing.getByText('Understood everything.')).toBeVisible()
  await expect.element(field).toHaveValue(expect.not.stringMatching(/arri/i))
})

test('the check says that the policy refuses a prompt, and of nothing says what to do', async () => {
  await open('?tool=check')
  await expect.element(page.getByText('Write a prompt, and see it as the engine will.')).toBeVisible()
  await field.fill('a naked person')
  await expect.element(page.getByRole('alert').getByText(/content policy/)).toBeVisible()
  expect(page.getByRole('region', { name: 'Read as' }).elements()).toEqual([])
})

test('the check says what the engine assumed, with what it added, and nothing where it assumed nothing', async () => {
  await open('?tool=check&prompt=a man surfing a wave')
  const assumed = page.getByRole('region', { name: 'What Easel assumed' })
  await expect.element(assumed, SLOW).toBeVisible()
  expect(
    assumed
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Someone who surfs stands on a surfboard, before the wave if there is one.Added: surfboard',
    'Someone who surfs is at sea.',
  ])
  await field.fill('a cat on a chair')
  await expect.poll(() => assumed.elements()).toEqual([])
})

test('the prompt stays while the tools change', async () => {
  await open('?tool=check&prompt=a red boat')
  await page.getByRole('link', { name: 'Enhance' }).click()
  await expect.element(field).toHaveValue('a red boat')
})

test('a prompt is kept by Enter, shown, and removed', async () => {
  let items = [saved(OLD, 'an old one')]
  server().answerBy(listPrompts, () => ({ items }))
  server().answerBy(savePrompt, ({ prompt }) => {
    const added = saved(NEW, prompt)
    items = [added, ...items]
    return added
  })
  server().answer(deletePrompt, { id: NEW })
  await open('')
  const own = page.getByRole('region', { name: 'Saved by you' })
  const add = own.getByLabelText('A prompt to keep')
  await expect.element(own.getByRole('button', { name: 'Save', exact: true })).toBeDisabled()
  await add.fill('  a new one ')
  await userEvent.keyboard('{Enter}')
  await expect.element(own.getByRole('button', { name: 'Remove: a new one' })).toBeVisible()
  await expect.element(add).toHaveValue('')
  items = items.slice(1)
  await own.getByRole('button', { name: 'Remove: a new one' }).click()
  await expect.element(own.getByRole('button', { name: 'Remove: a new one' })).not.toBeInTheDocument()
  await expect.element(own.getByRole('button', { name: 'Remove: an old one' })).toBeVisible()
  await add.fill('x'.repeat(501))
  await expect.element(own.getByRole('button', { name: 'Save', exact: true })).toBeDisabled()
})

test('a visitor is shown the library and no list of their own', async () => {
  await showPage(<PromptsPage />, { path: '/prompts', signedIn: false })
  await expect.element(page.getByRole('heading', { name: 'Prompts' })).toBeVisible()
  expect(page.getByRole('region', { name: 'Saved by you' }).elements()).toEqual([])
  expect(server().asked).not.toContain('GET /api/prompts')
})
