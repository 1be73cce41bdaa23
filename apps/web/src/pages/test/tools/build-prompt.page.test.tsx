import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { playServer, showPage } from '#web/test/studio.tsx'
import PromptsPage from '../../prompts.tsx'

playServer()
/** The engine's vocabulary loads first. */
const SLOW = { timeout: 15_000 }
const own = (title: string) => page.getByLabelText(`${title} in your own words`)
const chip = (name: string) => page.getByRole('button', { name, exact: true })
const use = page.getByRole('link', { name: 'Use in generator' })
const open = (query: string) => showPage(<PromptsPage />, { path: `/prompts${query}`, signedIn: false })
const output = () => document.querySelector('output')?.textContent

test('a sentence grows from one chip of each row, and a second press lets one go', async () => {
  await open('?tool=build')
  await expect.poll(output).toBe('Choose a subject to begin.')
  expect(use.elements()).toEqual([])
  await chip('a red fox').click()
  await chip('in space').click()
  await chip('golden hour').click()
  await expect.poll(output).toBe('a red fox in space, golden hour')
  await chip('an owl').click()
  await expect.poll(output).toBe('an owl in space, golden hour')
  await expect.element(chip('an owl')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(chip('a red fox')).toHaveAttribute('aria-pressed', 'false')
  await chip('in space').click()
  await expect.poll(output).toBe('an owl, golden hour')
  expect(use.element().getAttribute('href')).toMatch(/prompt=an(\+|%20)owl/)
  await chip('Start again').click()
  await expect.poll(output).toBe('Choose a subject to begin.')
  expect(page.getByRole('button', { pressed: true }).elements()).toEqual([])
})

test('own words are kept as they are typed, also while they are those of a chip', async () => {
  await open('?tool=build')
  await own('Subject').click()
  await userEvent.keyboard('an owl')
  await expect.element(own('Subject')).toHaveValue('an owl')
  await userEvent.keyboard(' in flight')
  await expect.element(own('Subject')).toHaveValue('an owl in flight')
  await expect.poll(output).toBe('an owl in flight')
  await chip('a dragon').click()
  await expect.element(own('Subject')).toHaveValue('')
  await expect.poll(output).toBe('a dragon')
  await own('Subject').fill('a boat')
  await expect.element(chip('a dragon')).toHaveAttribute('aria-pressed', 'false')
  await chip('Start again').click()
  await expect.element(own('Subject')).toHaveValue('')
})

test('what was built is there for the other tools', async () => {
  await open('?tool=build')
  await chip('two cats').click()
  await page.getByRole('link', { name: 'Check' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Prompt' })).toHaveValue('two cats')
})

test('a proposal is taken over phrase by phrase, and nothing that was not accepted', async () => {
  await open('?tool=enhance&prompt=a red boat')
  const proposal = page.getByRole('region', { name: 'Proposal' })
  const phrases = proposal.getByRole('button', { pressed: true })
  const press = (name: string | RegExp) => proposal.getByRole('button', { name }).click()
  await expect.element(proposal.getByRole('button', { name: 'Add all' }), SLOW).toBeVisible()
  await page.getByRole('radiogroup', { name: 'Direction' }).getByRole('radio').last().click({ force: true })
  await expect.poll(() => phrases.elements().length).toBeGreaterThan(1)
  const count = phrases.elements().length
  const left = phrases.first().element().querySelector('ins')?.textContent ?? ''
  await phrases.first().click()
  await expect.element(proposal.getByRole('button', { name: `Add ${count - 1} of ${count}` })).toBeEnabled()
  await press('Clear')
  await expect.element(proposal.getByRole('button', { name: `Add 0 of ${count}` })).toBeDisabled()
  await press('Select all')
  await phrases.first().click()
  await press(/^Add \d/)
  const field = page.getByRole('textbox', { name: 'Prompt' })
  await expect.element(field).not.toHaveValue('a red boat')
  const { value } = field.element() as HTMLTextAreaElement
  expect(value).toMatch(/red boat/)
  expect(value).not.toContain(left)
})

test('each direction is another proposal', async () => {
  await open('?tool=enhance&prompt=a red boat')
  const directions = page.getByRole('radiogroup', { name: 'Direction' }).getByRole('radio')
  await expect.element(directions.first(), SLOW).toBeChecked()
  const proposal = page.getByRole('region', { name: 'Proposal' })
  const seen = new Set<string | null>()
  for (const direction of directions.elements()) {
    ;(direction as HTMLInputElement).click()
    await expect.poll(() => (direction as HTMLInputElement).checked).toBe(true)
    seen.add(proposal.element().textContent)
  }
  expect(seen.size).toBe(directions.elements().length)
  expect(seen.size).toBeGreaterThan(2)
})

test.each([
  ['', 'Describe the picture, and get suggestions for light, framing and mood.'],
  ['a naked person', 'The content policy does not allow this prompt.'],
])('where there is nothing to enhance in %j, that is said', async (prompt, said) => {
  await open(`?tool=enhance&prompt=${prompt}`)
  await expect.element(page.getByText(said), SLOW).toBeVisible()
  expect(page.getByRole('region', { name: 'Proposal' }).elements()).toEqual([])
})
