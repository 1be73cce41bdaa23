import { listNotifications, removeNotification } from '@easel/contract/news/notifications'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { buildNotification } from '#web/test/build-rows.ts'
import { playServer, showPage } from '#web/test/studio.tsx'
import GeneratePage from '../generate.tsx'

const server = playServer()
const bell = (name: string) => page.getByRole('button', { name, exact: true })

test('[2.15] the bell counts to 99, and entries with the same title are told apart by what they are about', async () => {
  const [fox, boat] = ['a red fox', 'a boat'].map((detail, index) =>
    buildNotification(index + 1, { title: 'Your picture is ready', detail }),
  )
  if (!fox || !boat) throw new Error('two were built')
  server().answer(listNotifications, { items: [boat, fox], nextCursor: null, unread: 100 })
  await showPage(<GeneratePage />)
  await expect.element(bell('Notifications, 100 unread')).toHaveTextContent('99+')
  await bell('Notifications, 100 unread').click()
  server().answer(removeNotification, { ids: [fox.id], unread: 99 })
  server().answer(listNotifications, { items: [boat], nextCursor: null, unread: 99 })
  await bell('Remove: Your picture is ready, a red fox').click()
  await expect.element(bell('Notifications, 99 unread')).toHaveTextContent('99')
  const menu = page.getByRole('dialog', { name: 'Notifications' })
  await expect.element(menu.getByText('a boat')).toBeVisible()
  expect(menu.getByText('a red fox').elements()).toHaveLength(0)
})

test('a list that does not come says why, and is asked for again', async () => {
  server().refuse(listNotifications, 500, { code: 'server_error', message: 'Our servers are busy.' })
  await showPage(<GeneratePage />)
  await bell('Notifications').click()
  const menu = page.getByRole('dialog', { name: 'Notifications' })
  await expect.element(menu.getByText(/Our servers are busy\./)).toBeVisible()
  // The page asks again by itself when the bell is opened and when its live stream is, and is refused then, too.
  const answer = () =>
    server().answer(listNotifications, { items: [buildNotification(7)], nextCursor: null, unread: 1 })
  document.addEventListener('click', answer, { capture: true, once: true })
  await menu.getByRole('button', { name: 'Try Again' }).click()
  await expect.element(menu.getByRole('link', { name: /^Queue finished: 7 pictures ready/ })).toBeVisible()
})

test('what a visitor finds are tips, not news: a dot without a number, and said above them', async () => {
  await showPage(<GeneratePage />, { signedIn: false })
  await bell('Notifications, new tips').click()
  await expect.element(bell('Notifications, new tips')).toHaveTextContent('')
  const menu = page.getByRole('dialog', { name: 'Notifications' })
  await expect.element(menu.getByText(/^Tips to get started\./)).toBeVisible()
  await menu.getByRole('button', { name: 'Mark all as read' }).click()
  await expect.element(bell('Notifications')).toBeVisible()
  await menu.getByRole('button', { name: 'Clear' }).click()
  await expect.element(menu.getByText("You're all caught up")).toBeVisible()
  expect(menu.getByText(/^Tips to get started/).elements()).toEqual([])
})
