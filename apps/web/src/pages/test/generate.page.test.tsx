import { replicateGenerate } from '@easel/contract/functions'
import { listGenerations } from '@easel/contract/generations'
import { STYLES } from '@easel/contract/styles'
import { getLimits } from '@easel/contract/usage'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { buildLimits } from '#web/test/build-answers.ts'
import { buildGeneration } from '#web/test/build-rows.ts'
import { playServer, showPage } from '#web/test/studio.tsx'
import GeneratePage from '../generate.tsx'

const server = playServer()
const preview = page.getByRole('region', { name: 'Preview' })
const firstCall = preview.getByText('Enter a prompt and generate your first image')

test('[2.25a] the stage shows the latest picture at its own ratio', async () => {
  const newest = { width: 1536, height: 1024, prompt: 'the newest' }
  server().answer(listGenerations, {
    items: [buildGeneration(2, newest), buildGeneration(1, { prompt: 'an older one' })],
    nextCursor: null,
  })
  await showPage(<GeneratePage />)
  const picture = preview.getByRole('img', { name: 'the newest' })
  await expect.element(picture).toBeVisible()
  const { width, height } = picture.element().getBoundingClientRect()
  expect(width / height).toBeCloseTo(1.5, 2)
  expect(preview.getByRole('img', { name: 'an older one' }).query()).toBeNull()
})

test('[2.25b] while a picture is made the stage says so, with a spinner and a percentage that grows', async () => {
  server().keepWaiting(replicateGenerate)
  await showPage(<GeneratePage />)
  await page.getByLabelText('Prompt', { exact: true }).fill('a red fox')
  await page.getByRole('button', { name: 'Generate', exact: true }).click()
  await expect.element(preview.getByText('Generating Your Masterpiece').first()).toBeVisible()
  await expect.element(preview.getByText('AI is crafting your vision...')).toBeVisible()
  expect(preview.element().querySelector('.spinner')).not.toBeNull()
  const bar = preview.getByRole('progressbar', { name: 'Generating' })
  const percent = () => Number(bar.element().getAttribute('aria-valuenow'))
  const first = percent()
  for (const atLeast of [first + 10, first + 20]) {
    await expect.poll(percent, { timeout: 10_000 }).toBeGreaterThanOrEqual(atLeast)
    expect(preview.element().textContent).toContain(`${percent()}% Complete`)
  }
  expect(percent()).toBeLessThanOrEqual(90)
})

test('[2.25c] with no picture yet the stage is ready for the first', async () => {
  await showPage(<GeneratePage />)
  await expect.element(preview.getByText('Ready to Create')).toBeVisible()
  await expect.element(firstCall).toBeVisible()
})

test('[2.25c] a history that cannot be read is not taken for an empty one', async () => {
  server().refuse(listGenerations, 500, { code: 'server_error', message: 'Something went wrong.' })
  await showPage(<GeneratePage />)
  await expect.element(preview.getByText('Your latest picture could not be loaded')).toBeVisible()
  expect(firstCall.query()).toBeNull()
  const tryAgain = preview.getByRole('button', { name: 'Try Again' }).element()
  server().answer(listGenerations, {
    items: [buildGeneration(1, { prompt: 'there after all' })],
    nextCursor: null,
  })
  // In the same tick: the page refetches everything on its own once the live stream is open.
  if (tryAgain instanceof HTMLElement) tryAgain.click()
  await expect.element(preview.getByRole('img', { name: 'there after all' })).toBeVisible()
})

test('[2.25d] the recent generations are exactly the second to the fifth, in order', async () => {
  server().answer(listGenerations, { items: [buildGeneration(1)], nextCursor: null })
  const { unmount } = await showPage(<GeneratePage />)
  await expect.element(preview.getByRole('img', { name: 'picture 1' })).toBeVisible()
  expect(preview.getByText('Recent Generations').query()).toBeNull()
  await unmount()

  const items = [7, 6, 5, 4, 3, 2, 1].map((number) => buildGeneration(number))
  server().answer(listGenerations, { items, nextCursor: null })
  await showPage(<GeneratePage />)
  await expect.element(preview.getByText('Recent Generations')).toBeVisible()
  const shown = preview.getByRole('button', { name: /^Show: / })
  expect(shown.elements().map((button) => button.getAttribute('aria-label'))).toEqual([
    'Show: picture 6',
    'Show: picture 5',
    'Show: picture 4',
    'Show: picture 3',
  ])
})

test('[2.27a] the style picker offers the first six styles with picture, name and description', async () => {
  await showPage(<GeneratePage />)
  await expect.element(page.getByRole('heading', { name: 'Choose Your Style' })).toBeVisible()
  const heading = page.getByRole('heading', { name: 'Choose Your Style' }).element()
  expect(heading.parentElement?.textContent).toMatch(/^Choose Your StylePopular/)
  const picker = page.getByRole('radiogroup', { name: 'Style', exact: true })
  const cards = [...picker.element().querySelectorAll('label')]
  expect(cards).toHaveLength(6)
  for (const [index, card] of cards.entries()) {
    const style = STYLES[index]
    expect(card.textContent).toContain(style?.label)
    expect(card.textContent).toContain(style?.description)
    expect(card.querySelector('img')?.getAttribute('src')).toContain(style?.id)
  }
})

test('[2.27b] every style can be reached; badges stand on the right ones and the chosen one has a check mark', async () => {
  await showPage(<GeneratePage />)
  await page.getByRole('button', { name: /^All styles/ }).click()
  const all = page.getByRole('radiogroup', { name: 'All styles' })
  await expect.element(all).toBeVisible()
  const cards = [...all.element().querySelectorAll('label')]
  expect(cards).toHaveLength(STYLES.length)
  for (const [index, card] of cards.entries()) {
    const style = STYLES[index]
    const words = card.textContent ?? ''
    expect([style?.id, words.includes('NEW'), words.includes('Popular')]).toEqual([
      style?.id,
      style?.isNew,
      style?.isPopular,
    ])
  }
  const marked = () =>
    cards
      .filter((card) => card.querySelector('svg'))
      .map((card) => card.querySelector('input')?.getAttribute('aria-label'))
  expect(marked()).toEqual(['Photorealistic'])
  await page.getByRole('radio', { name: 'Gothic' }).click({ force: true })
  expect(marked()).toEqual(['Gothic'])
})

const banner = page.getByText(/generations? left$/)

test.each([5, 3])('[2.28a] the banner is hidden while %i pictures are left', async (remaining) => {
  server().answer(getLimits, buildLimits(remaining))
  await showPage(<GeneratePage />)
  await expect.element(page.getByText(`${remaining} of 5 left today`)).toBeInTheDocument()
  expect(banner.query()).toBeNull()
  expect(page.getByText(/^Free plan: /).query()).toBeNull()
})

test.each([
  [2, '2 generations left', 'Free plan: 2/5 today'],
  [1, '1 generation left', 'Free plan: 1/5 today'],
])('[2.28a] with %i left the banner warns with the count', async (remaining, count, plan) => {
  server().answer(getLimits, buildLimits(remaining))
  await showPage(<GeneratePage />)
  await expect.element(page.getByText(count, { exact: true })).toBeVisible()
  await expect.element(page.getByText(plan, { exact: true })).toBeVisible()
})

test('[2.28a] with none left the day is over, and the warning with a count is gone', async () => {
  server().answer(getLimits, buildLimits(0))
  await showPage(<GeneratePage />)
  await expect.element(page.getByText('Daily limit reached', { exact: true })).toBeVisible()
  expect(banner.query()).toBeNull()
})

test('[2.13a] Ctrl+B and ⌘B fold the sidebar, and below 768 px it is a drawer', async () => {
  await showPage(<GeneratePage />)
  const sidebar = page.getByRole('navigation', { name: 'Main' })
  await expect.element(sidebar).toBeVisible()
  const folded = () => document.documentElement.dataset['sidebar'] === 'folded'
  await userEvent.keyboard('{Control>}b{/Control}')
  expect(folded()).toBe(true)
  await userEvent.keyboard('{Meta>}b{/Meta}')
  expect(folded()).toBe(false)
  await page.viewport(767, 900)
  await expect.poll(() => sidebar.query()).toBeNull()
  await userEvent.keyboard('{Control>}b{/Control}')
  await expect.element(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  expect(folded()).toBe(false)
  await userEvent.keyboard('{Escape}')
  await page.viewport(768, 900)
  await expect.element(sidebar).toBeVisible()
})

test('a reset leaves the stage alone, and Undo brings every setting back', async () => {
  server().answer(listGenerations, {
    items: [buildGeneration(1, { prompt: 'the newest' })],
    nextCursor: null,
  })
  await showPage(<GeneratePage />)
  const prompt = page.getByLabelText('Prompt', { exact: true })
  await prompt.fill('a red fox')
  await page.getByLabelText('Negative prompt').fill('snow')
  await page.getByRole('button', { name: 'Reset all settings' }).click()
  await expect.element(prompt).toHaveValue('')
  await expect.element(page.getByLabelText('Negative prompt')).toHaveValue('')
  await expect.element(preview.getByRole('img', { name: 'the newest' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(prompt).toHaveValue('a red fox')
  await expect.element(page.getByLabelText('Negative prompt')).toHaveValue('snow')
})

test('[5.6a] pressed again at the end of the day, the way to the plans does not stack', async () => {
  server().answer(getLimits, buildLimits(0))
  await showPage(<GeneratePage />)
  await page.getByLabelText('Prompt', { exact: true }).fill('a red fox')
  const generate = page.getByRole('button', { name: 'Generate', exact: true })
  const notice = page.getByText('Daily limit reached. Upgrade to continue generating images.')
  await generate.click()
  await expect.element(notice.first()).toBeVisible()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(notice.elements()).toHaveLength(1)
})

test('who was signed out meanwhile is asked to sign in, not to create an account', async () => {
  await showPage(<GeneratePage />)
  await page.getByLabelText('Prompt', { exact: true }).fill('a red fox')
  server().refuse(replicateGenerate, 401, { code: 'auth_required', message: 'Please sign in.' })
  const generate = page.getByRole('button', { name: 'Generate', exact: true })
  await generate.click()
  await expect.element(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  await generate.click()
  const join = page.getByRole('dialog', { name: 'Sign in to generate this' })
  await expect
    .element(join)
    .toHaveAccessibleDescription('You were signed out. Your picture starts right after that.')
  await expect.element(join.getByLabelText('Email')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
})

test('[5.2] a visitor who presses Generate is asked to sign in, with the account form first', async () => {
  await showPage(<GeneratePage />, { signedIn: false })
  await page.getByLabelText('Prompt', { exact: true }).fill('a red fox')
  await page.getByRole('button', { name: 'Generate', exact: true }).click()
  const join = page.getByRole('dialog', { name: 'Create a free account to generate this' })
  await expect
    .element(join)
    .toHaveAccessibleDescription('Please sign in to generate images. Your picture starts right after that.')
  await expect.element(join.getByLabelText('Name')).toHaveFocus()
  await join.getByRole('tab', { name: 'Sign in' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Sign in to generate this' })).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.element(page.getByRole('button', { name: 'Generate', exact: true })).toHaveFocus()
  expect(server().asked.some((name) => name.startsWith('POST /api/functions'))).toBe(false)
})
