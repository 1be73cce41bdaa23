import {
  DEFAULT_PREFERENCES,
  getPreferences,
  type Preferences,
  updatePreferences,
} from '@easel/contract/preferences'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { PreferencesForm } from '#web/features/preferences/preferences-form.tsx'
import { usePreferences } from '#web/shared/data/preferences.queries.ts'
import { playServer, showPage } from '#web/test/studio.tsx'

const server = playServer()

function Settings() {
  const preferences = usePreferences()
  return preferences && <PreferencesForm preferences={preferences} />
}

/** Stores preferences as a server does; returns the request bodies, in order. */
function keep(first: Partial<Preferences>): unknown[] {
  const sent: unknown[] = []
  let stored = { ...DEFAULT_PREFERENCES, ...first }
  server().answerBy(getPreferences, () => stored)
  server().answerBy(updatePreferences, (changes) => {
    sent.push(changes)
    stored = { ...stored, ...(changes as Partial<Preferences>) }
    return stored
  })
  return sent
}

const ratio = (name: string) =>
  page.getByRole('radiogroup', { name: 'Default aspect ratio' }).getByRole('radio', { name, exact: true })

test('a default custom size is stored once it can be drawn, and a ratio takes its place', async () => {
  const sent = keep({})
  await showPage(<Settings />)
  await ratio('Custom').click()
  const width = page.getByLabelText('Width')
  await expect.element(width).toHaveValue('1024')
  await width.fill('70')
  await expect.element(width).toHaveAccessibleDescription('Each side must be 512 to 1536 pixels.')
  await width.fill('770')
  await expect.element(width).toHaveAccessibleDescription('Each side must be a multiple of 16, such as 768.')
  expect(sent).toEqual([])
  await width.fill('768')
  await expect.poll(() => sent).toEqual([{ default_size: '768x1024' }])
  await ratio('16:9').click()
  await expect.poll(() => sent.at(-1)).toEqual({ default_aspect_ratio: '16:9', default_size: null })
  await expect.element(width).not.toBeInTheDocument()
  await expect.element(ratio('16:9')).toBeChecked()
})

test('the size that is kept is shown, and typing one of the product’s keeps its ratio', async () => {
  const sent = keep({ default_size: '768x1024' })
  await showPage(<Settings />)
  await expect.element(ratio('Custom')).toBeChecked()
  await expect.element(page.getByLabelText('Height')).toHaveValue('1024')
  await page.getByLabelText('Width').fill('1024')
  await expect.poll(() => sent).toEqual([{ default_aspect_ratio: '1:1', default_size: null }])
})
