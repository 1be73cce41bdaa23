import { type AccountSession, endSession, endSessions, listSessions } from '@easel/contract/account'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { SessionList } from '#web/features/account/session-list.tsx'
import { playServer, showPage } from '#web/test/studio.tsx'

const server = playServer()
const ago = (minutes: number) => new Date(Date.now() - (minutes + 0.5) * 60_000).toISOString()
const button = (name: string) => page.getByRole('button', { name, exact: true })
const sent = () =>
  server()
    .sent.map(({ name }) => name)
    .filter((name) => name.includes('/account/'))

const own: AccountSession = {
  id: 'here',
  device: 'Firefox on Windows',
  address: '192.0.2.1',
  created_at: ago(60),
  last_used_at: ago(1),
  is_current: true,
}
const phone = { ...own, id: 'phone', device: 'Safari on iPhone', last_used_at: ago(5), is_current: false }
const script = { ...phone, id: 'script', device: 'curl', address: null }

async function open(...items: AccountSession[]): Promise<void> {
  server().answer(listSessions, { items })
  await showPage(<SessionList />, { path: '/account' })
  await expect.element(page.getByText('This device')).toBeVisible()
}

test('each device says where and when it was signed in, and the others when they were last used', async () => {
  await open(own, phone, script)
  await expect.element(page.getByText('192.0.2.1 · signed in 1 hour ago', { exact: true })).toBeVisible()
  await expect
    .element(page.getByText('192.0.2.1 · signed in 1 hour ago · last used 5 minutes ago', { exact: true }))
    .toBeVisible()
  await expect
    .element(page.getByText('signed in 1 hour ago · last used 5 minutes ago', { exact: true }))
    .toBeVisible()
  expect(button('Sign out Firefox on Windows').elements()).toEqual([])
})

test('one device is signed out by its own button, and the list keeps the focus', async () => {
  await open(own, phone)
  server().answerBy(endSession, () => {
    server().answer(listSessions, { items: [own] })
    return { id: 'phone' }
  })
  await button('Sign out Safari on iPhone').click()
  await expect.element(page.getByText('Signed that device out')).toBeVisible()
  await expect.element(page.getByText('Safari on iPhone')).not.toBeInTheDocument()
  expect(sent()).toEqual(['DELETE /api/account/sessions/phone'])
  await expect.poll(() => document.activeElement?.textContent).toContain('Firefox on Windows')
})

test('a device that cannot be signed out stays, and why is said', async () => {
  server().refuse(endSession, 500, { code: 'server_error', message: 'Our servers are ill.' })
  await open(own, phone)
  await button('Sign out Safari on iPhone').click()
  await expect.element(page.getByText('Server Error')).toBeVisible()
  await expect.element(page.getByText('Safari on iPhone')).toBeVisible()
  await expect.element(button('Sign out Safari on iPhone')).toBeEnabled()
})

test.each([
  [1, 'Signed 1 device out'],
  [2, 'Signed 2 devices out'],
])('all others are signed out by one press: %i', async (ended, said) => {
  await open(own, phone, script)
  server().answerBy(endSessions, () => {
    server().answer(listSessions, { items: [own] })
    return { ended }
  })
  await button('Sign out all others').click()
  await expect.element(page.getByText(said, { exact: true })).toBeVisible()
  await expect.element(button('Sign out all others')).toBeDisabled()
  expect(sent()).toEqual(['DELETE /api/account/sessions'])
})

test('where there are no others, there is nothing to sign out but this one', async () => {
  await open(own)
  await expect.element(button('Sign out all others')).toBeDisabled()
  await expect.element(button('Sign out')).toBeEnabled()
})

test('signing out everywhere says what goes and what stays, and does nothing when it is called off', async () => {
  server().answer(endSessions, { ended: 2 })
  await open(own, phone)
  await button('Sign out everywhere').click()
  const question = page.getByRole('alertdialog', { name: 'Sign out everywhere?' })
  await expect
    .element(question)
    .toHaveAccessibleDescription(
      'Signs out every device, including this one, revokes every API key and turns every webhook off. Your passkeys stay.',
    )
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(question).not.toBeInTheDocument()
  expect(sent()).toEqual([])
  await button('Sign out everywhere').click()
  await question.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect.poll(sent).toContain('DELETE /api/account/sessions')
})
