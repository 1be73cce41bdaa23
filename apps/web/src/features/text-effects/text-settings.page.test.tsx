import { listGenerations } from '@easel/contract/generations'
import { getLettering, saveLettering, startingSettings } from '@easel/contract/lettering'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { BackgroundSection } from '#web/features/text-effects/background-section.tsx'
import { ColorSection } from '#web/features/text-effects/color-section.tsx'
import { ExportBar } from '#web/features/text-effects/export-bar.tsx'
import { useLetteringStore } from '#web/features/text-effects/lettering.store.ts'
import type { LetteringThread } from '#web/features/text-effects/lettering-thread.ts'
import { PlacementSection } from '#web/features/text-effects/placement-section.tsx'
import { ShapeSection } from '#web/features/text-effects/shape-section.tsx'
import { WordsSection } from '#web/features/text-effects/words-section.tsx'
import { buildGeneration } from '#web/test/build-rows.ts'
import { playServer, showPage } from '#web/test/studio.tsx'

const server = playServer()
const settings = () => useLetteringStore.getState().settings
const field = (label: string) => page.getByLabelText(label, { exact: true })
const radio = (name: string) => page.getByRole('radio', { name, exact: true }).click({ force: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const dialog = page.getByRole('dialog')

beforeEach(() => useLetteringStore.setState(useLetteringStore.getInitialState(), true))

/** The settings alone: drawing takes a thread and its time, and has tests of its own. */
const open = (part: React.ReactNode, signedIn = true) =>
  showPage(<div className="max-w-96">{part}</div>, { path: '/text-effects', signedIn })

async function slide(label: string, keys: string): Promise<void> {
  field(label).element().focus()
  await userEvent.keyboard(keys)
}

test('words, typeface and alignment are set, and 200 characters in 8 lines are what is drawn', async () => {
  await open(<WordsSection problem={undefined} />)
  await field('Typeface').selectOptions('Lobster')
  await radio('Right')
  await field('Text').fill(`${'x'.repeat(25)}`)
  await expect.element(page.getByText('Break it into lines with Enter: it is drawn larger.')).toBeVisible()
  await field('Text').fill('x'.repeat(24))
  await expect.element(page.getByText(/^Break it into lines/)).not.toBeInTheDocument()
  expect(settings()).toMatchObject({ font: 'lobster', align: 'right', text: 'x'.repeat(24) })
  for (const [text, problem] of [
    ['x'.repeat(201), 'Text effects draw up to 200 characters. Shorten the text by 1.'],
    [Array(9).fill('x').join('\n'), 'Text effects draw up to 8 lines. Join some of them.'],
  ] as const) {
    await field('Text').fill(text)
    await expect.element(field('Text')).toHaveAccessibleDescription(problem)
  }
  for (const text of ['x'.repeat(200), Array(8).fill('x').join('\n')]) {
    await field('Text').fill(text)
    await expect.element(field('Text')).not.toHaveAttribute('aria-invalid')
  }
})

test('what else keeps the words from being drawn stands below them', async () => {
  await open(<WordsSection problem="No typeface here has the letter X." />)
  await expect.element(field('Text')).toHaveAccessibleDescription('No typeface here has the letter X.')
})

test('a line is bent where it has a bend, and letters and lines are set apart', async () => {
  await open(<ShapeSection />)
  await radio('Straight')
  expect(field('Bend').elements()).toEqual([])
  for (const curve of ['Arc', 'Wave'] as const) {
    await radio(curve)
    await slide('Bend', '{End}')
    expect(settings()).toMatchObject({ curve: curve.toLowerCase(), bend: 100 })
  }
  await radio('Circle')
  await expect.element(field('Bend')).not.toBeInTheDocument()
  await slide('Letter spacing', '{Home}')
  await slide('Line spacing', '{End}')
  expect(settings()).toMatchObject({ curve: 'circle', letter_spacing: -20, line_spacing: 200 })
})

test('words are placed where there is room around them', async () => {
  await open(<PlacementSection />)
  await field('Canvas').selectOptions('As large as the words')
  await expect.element(field('Across')).not.toBeInTheDocument()
  await field('Canvas').selectOptions('Tall, 9:16')
  await slide('Size', '{Home}')
  await slide('Across', '{End}')
  await slide('Down', '{Home}')
  await slide('Rotation', '{End}')
  await slide('Shadow', '{End}')
  expect(settings()).toMatchObject({ shape: '9:16', scale: 5, x: 100, y: 0, rotation: 180, shadow: 100 })
})

test('on a picture there is no canvas to choose, and words are placed all the same', async () => {
  useLetteringStore
    .getState()
    .change({ background: { kind: 'picture', generation_id: buildGeneration(1).id } })
  await open(<PlacementSection />)
  await expect.element(field('Across')).toBeVisible()
  expect(field('Canvas').elements()).toEqual([])
})

test('a color is changed, alone, and the effect’s own come back', async () => {
  await open(<ColorSection />)
  expect(button('The effect’s own').elements()).toEqual([])
  const first = document.querySelector<HTMLInputElement>('main input[type="color"]')
  const before = [...document.querySelectorAll<HTMLInputElement>('main input[type="color"]')].map(
    ({ value }) => value,
  )
  if (!first) throw new Error('the effect has colors')
  await page.elementLocator(first).fill('#123456')
  await expect.poll(() => settings().colours).toEqual(['#123456', ...before.slice(1)])
  await button('The effect’s own').click()
  await expect.poll(() => settings().colours).toEqual([])
  await slide('Variation', '{End}')
  expect(settings().seed).toBe(50)
})

test('the ground is nothing, a color, two, or a picture that is chosen in a window', async () => {
  server().answer(listGenerations, { items: [buildGeneration(1, { prompt: 'a boat' })], nextCursor: null })
  await open(<BackgroundSection />)
  await radio('Color')
  await expect.element(page.getByText('Ground')).toBeVisible()
  expect(settings().background.kind).toBe('colour')
  await radio('Fade')
  await slide('Direction', '{End}')
  expect(settings().background).toMatchObject({ kind: 'gradient', angle: 360 })
  await radio('Picture')
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(settings().background.kind).toBe('gradient')
  await radio('Picture')
  await dialog.getByRole('button', { name: 'Use: a boat' }).click()
  await expect
    .poll(() => settings().background)
    .toEqual({ kind: 'picture', generation_id: buildGeneration(1).id })
  await expect.element(button('Another picture')).toBeVisible()
  await radio('Clear')
  expect(settings().background).toEqual({ kind: 'none' })
})

test('a visitor is told to sign in for pictures of their own, and nothing is asked for', async () => {
  await open(<BackgroundSection />, false)
  await radio('Picture')
  await expect.element(dialog.getByText('Sign in to use the pictures of your library.')).toBeVisible()
  expect(server().asked).not.toContain('GET /api/generations')
})

test('words are saved with all they were set to; what is refused says why', async () => {
  server().refuse(saveLettering, 409, { code: 'storage_full', message: 'Your library is full.' })
  await open(<ExportBar thread={undefined} problem={undefined} />)
  await button('Save to library').click()
  await expect.element(page.getByText('Your library is full.').first()).toBeVisible()
  server().answer(saveLettering, buildGeneration(1))
  await button('Save to library').click()
  await expect.element(page.getByText('Saved to your library')).toBeVisible()
  const bodies = server().sent.filter(({ name }) => name === 'POST /api/lettering')
  expect(bodies.map(({ body }) => JSON.parse(body ?? ''))).toEqual([settings(), settings()])
})

test('words that were saved are opened again with their settings', async () => {
  const kept = { ...startingSettings('gold', 'Good night'), size: 700 }
  server().answer(listGenerations, {
    items: [buildGeneration(1, { prompt: 'Good night' })],
    nextCursor: null,
  })
  server().answer(getLettering, kept)
  await open(<ExportBar thread={undefined} problem={undefined} />)
  await button('Open saved').click()
  await dialog.getByRole('button', { name: 'Use: Good night' }).click()
  await expect.poll(settings).toEqual(kept)
  await expect.element(field('Longest side')).toHaveValue('700')
})

test('a file that cannot be made says why, and words that cannot be drawn offer none', async () => {
  const thread = { toFile: () => Promise.reject(new Error('Choose a smaller size.')) }
  const shown = await open(<ExportBar thread={thread as unknown as LetteringThread} problem={undefined} />)
  await field('Format').selectOptions('WebP')
  await field('Longest side').selectOptions('4096 px')
  await button('Download').click()
  await expect.element(page.getByText('The file was not made')).toBeVisible()
  await expect.element(page.getByText('Choose a smaller size.')).toBeVisible()
  await expect.element(button('Download')).toBeEnabled()
  await shown.unmount()
  await open(<ExportBar thread={thread as unknown as LetteringThread} problem="No such letter." />)
  await expect.element(button('Download')).toBeDisabled()
  await expect.element(button('Save to library')).toBeDisabled()
})
