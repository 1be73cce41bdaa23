import { getPreferences, updatePreferences } from '@easel/contract/preferences'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { PreferencesForm } from '#web/features/preferences/preferences-form.tsx'
import { usePreferences } from '#web/shared/data/preferences.queries.ts'
import { playServer, showPage, untilReadAnew } from '#web/test/studio.tsx'

const server = playServer()

function Settings() {
  const preferences = usePreferences()
  return preferences && <PreferencesForm preferences={preferences} />
}

async function open(): Promise<void> {
  await showPage(<Settings />, { path: '/account' })
  await untilReadAnew(server(), getPreferences)
  await expect.element(style).toBeVisible()
}

const style = page.getByLabelText('Default style')
const quality = (name: string) =>
  page.getByRole('radiogroup', { name: 'Default quality' }).getByRole('radio', { name, exact: true })
const toggle = (name: string) => page.getByRole('switch', { name, exact: true })
const sent = () =>
  server()
    .sent.filter(({ name }) => name === 'PATCH /api/preferences')
    .map(({ body }) => JSON.parse(body ?? ''))

test('the style and the quality that the generator begins with are stored as they are chosen', async () => {
  await open()
  await style.selectOptions('Watercolor')
  await quality('Ultra').click({ force: true })
  await expect.poll(sent).toEqual([{ default_style: 'watercolor' }, { default_quality: 'ultra' }])
  await expect.element(style).toHaveValue('watercolor')
  await expect.element(quality('Ultra')).toBeChecked()
})

test.each([
  ['Notifications', 'notifications_enabled'],
  ['Authors you follow', 'follow_notifications_enabled'],
  ['Public gallery', 'public_gallery_opt_in'],
])('%s is a switch that is stored at once, and turned back by another press', async (label, name) => {
  await open()
  const before = toggle(label).element().getAttribute('aria-checked') === 'true'
  await toggle(label).click()
  await expect.poll(sent).toEqual([{ [name]: !before }])
  await expect.element(toggle(label)).toHaveAttribute('aria-checked', String(!before))
  await toggle(label).click()
  await expect.poll(sent).toEqual([{ [name]: !before }, { [name]: before }])
  await expect.element(toggle(label)).toHaveAttribute('aria-checked', String(before))
})

test('without notifications there are none of authors either, and with them those are as they were', async () => {
  await open()
  await expect.element(toggle('Authors you follow')).toBeChecked()
  await toggle('Notifications').click()
  await expect.element(toggle('Authors you follow')).toBeDisabled()
  await expect.element(toggle('Authors you follow')).not.toBeChecked()
  await toggle('Notifications').click()
  await expect.element(toggle('Authors you follow')).toBeEnabled()
  await expect.element(toggle('Authors you follow')).toBeChecked()
})

test('a change is seen before it is stored', async () => {
  await open()
  server().keepWaiting(updatePreferences)
  await toggle('Public gallery').click()
  await expect.element(toggle('Public gallery')).toBeChecked()
})

test('a change that is refused is taken back, and why is said', async () => {
  server().refuse(updatePreferences, 500, { code: 'server_error', message: 'Our servers are ill.' })
  await open()
  await style.selectOptions('Watercolor')
  await expect.element(page.getByText('Failed to update preferences', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Our servers are ill.', { exact: true })).toBeVisible()
  await expect.element(style).toHaveValue('photorealistic')
})
