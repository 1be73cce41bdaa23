import { DEFAULT_PREFERENCES, getPreferences, updatePreferences } from '@easel/contract/preferences'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { PreferencesForm } from '#web/features/preferences/preferences-form.tsx'
import { usePreferences } from '#web/shared/data/preferences.queries.ts'
import { playServer, showPage } from '#web/test/studio.tsx'
import TemplatesPage from '../../templates.tsx'
import TextEffectsPage from '../../text-effects.tsx'

const server = playServer()
const keep = (brand_colors: string[]) =>
  server().answer(getPreferences, { ...DEFAULT_PREFERENCES, brand_colors })

function Settings() {
  const preferences = usePreferences()
  return preferences && <PreferencesForm preferences={preferences} />
}

test('a brand color is added and removed in Settings, once each and at most six', async () => {
  const sent: unknown[] = []
  let stored = { ...DEFAULT_PREFERENCES, brand_colors: ['#000001', '#000002', '#000003', '#000004'] }
  server().answerBy(getPreferences, () => stored)
  server().answerBy(updatePreferences, (changes) => {
    sent.push(changes)
    stored = { ...stored, brand_colors: changes.brand_colors ?? [] }
    return stored
  })
  await showPage(<Settings />)
  const add = page.getByRole('button', { name: 'Add', exact: true })
  await page.getByLabelText('New color').fill('#ff5c1f')
  await add.click()
  await expect.element(page.getByRole('button', { name: 'Remove #ff5c1f' })).toBeVisible()
  await expect.element(add).toBeDisabled()
  await page.getByLabelText('New color').fill('#005a3c')
  await add.click()
  await expect.element(add).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Remove #000001' }).click()
  await expect.element(add).toBeVisible()
  expect(sent.at(-1)).toEqual({
    brand_colors: ['#000002', '#000003', '#000004', '#ff5c1f', '#005a3c'],
  })
})

test('colors that are added while another setting is on its way are all kept', async () => {
  let stored = { ...DEFAULT_PREFERENCES, brand_colors: [] as string[] }
  const releases: (() => void)[] = []
  server().answerBy(getPreferences, () => stored)
  server().answerBy(updatePreferences, async (changes) => {
    await new Promise<void>((resolve) => releases.push(resolve))
    stored = { ...stored, ...(changes as Partial<typeof stored>) }
    return stored
  })
  await showPage(<Settings />)
  const addColor = async (color: string) => {
    await page.getByLabelText('New color').fill(color)
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await expect.element(page.getByRole('button', { name: `Remove ${color}` })).toBeVisible()
  }
  await addColor('#ff5c1f')
  await page.getByRole('switch', { name: 'Notifications' }).click()
  await addColor('#005a3c')
  for (const nth of [0, 1, 2]) {
    await expect.poll(() => releases.length).toBe(nth + 1)
    releases[nth]?.()
  }
  await expect.poll(() => stored.brand_colors).toEqual(['#ff5c1f', '#005a3c'])
  expect(stored.notifications_enabled).toBe(!DEFAULT_PREFERENCES.notifications_enabled)
  for (const color of stored.brand_colors)
    await expect.element(page.getByRole('button', { name: `Remove ${color}` })).toBeVisible()
})

test('a template’s blank for a color offers the brand’s, by the words of a prompt; other blanks do not', async () => {
  keep(['#ff5c1f', '#005a3c'])
  await showPage(<TemplatesPage />, { path: '/templates?open=sale-banner' })
  await page.getByRole('button', { name: 'Brand color: dark green, #005a3c' }).click()
  await expect.element(page.getByLabelText('Brand color', { exact: true })).toHaveValue('dark green')
  await expect.element(page.getByText(/dark green background/)).toBeVisible()
  expect(page.getByRole('button', { name: /^(Headline|Product):/ }).elements()).toEqual([])
})

test('a template offers no colors to whom none are known of', async () => {
  await showPage(<TemplatesPage />, { path: '/templates?open=sale-banner', signedIn: false })
  await expect.element(page.getByLabelText('Brand color', { exact: true })).toBeVisible()
  expect(page.getByRole('button', { name: /^Brand color:/ }).elements()).toEqual([])
})

test('the colors of drawn words offer the brand’s first', async () => {
  keep(['#ff5c1f', '#005a3c'])
  await showPage(<TextEffectsPage />, { path: '/text-effects' })
  const color = page.getByLabelText('Tube')
  const offered = () =>
    [...((color.query() as HTMLInputElement | null)?.list?.options ?? [])].map(({ value }) => value)
  await expect.poll(offered).toEqual(['#ff5c1f', '#005a3c'])
})
