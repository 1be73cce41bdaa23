import {
  clearNotifications,
  listNotifications,
  readNotifications,
  removeNotification,
} from '@easel/contract/news/notifications'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useVisitorNotifications } from '#web/features/notifications/visitor-notifications.store.ts'
import { buildNotification } from '#web/test/build-rows.ts'
import { playServer, showPage } from '#web/test/studio.tsx'
import GeneratePage from '../generate.tsx'

const server = playServer()
const menu = page.getByRole('dialog', { name: 'Notifications' })
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
  await expect.element(menu.getByText('a boat')).toBeVisible()
  expect(menu.getByText('a red fox').elements()).toHaveLength(0)
})

test('a list that does not come says why, and is asked for again', async () => {
  server().refuse(listNotifications, 500, { code: 'server_error', message: 'Our servers are busy.' })
  await showPage(<GeneratePage />)
  await bell('Notifications').click()
  await expect.element(menu.getByText(/Our servers are busy\./)).toBeVisible()
  // The page fetches again on its own when the bell is opened and when its live stream opens, and is refused then, too.
  const answer = () =>
    server().answer(listNotifications, { items: [buildNotification(7)], nextCursor: null, unread: 1 })
  document.addEventListener('click', answer, { capture: true, once: true })
  await menu.getByRole('button', { name: 'Try Again' }).click()
  await expect.element(menu.getByRole('link', { name: /^Queue finished: 7 pictures ready/ })).toBeVisible()
})

test('what a visitor finds are tips, not news: a dot without a number, kept in this browser alone', async () => {
  useVisitorNotifications.setState({ state: 'unread' })
  await showPage(<GeneratePage />, { signedIn: false })
  await bell('Notifications, new tips').click()
  await expect.element(bell('Notifications, new tips')).toHaveTextContent('')
  await expect.element(menu.getByText(/^Tips to get started\./)).toBeVisible()
  await menu.getByRole('button', { name: 'Mark all as read' }).click()
  await expect.element(bell('Notifications')).toBeVisible()
  await menu.getByRole('button', { name: 'Clear' }).click()
  await expect.element(menu.getByText("You're all caught up")).toBeVisible()
  expect(menu.getByText(/^Tips to get started/).elements()).toEqual([])
  expect(useVisitorNotifications.getState().state).toBe('removed')
  expect(server().asked.filter((name) => name.includes('notifications'))).toEqual([])
})

test('all are marked as read, then cleared, and the keyboard stays in the menu', async () => {
  let items = [buildNotification(2), buildNotification(1, { is_read: true })]
  const list = () => ({ items, nextCursor: null, unread: items.filter(({ is_read }) => !is_read).length })
  server().answerBy(listNotifications, list)
  server().answerBy(readNotifications, () => {
    items = items.map((item) => ({ ...item, is_read: true }))
    return { ids: [buildNotification(2).id], unread: 0 }
  })
  server().answerBy(clearNotifications, () => {
    const ids = items.map(({ id }) => id)
    items = []
    return { ids, unread: 0 }
  })
  await showPage(<GeneratePage />)
  await bell('Notifications, 1 unread').click()
  expect(menu.getByRole('button', { name: 'Clear' }).elements()).toEqual([])
  await menu.getByRole('button', { name: 'Mark all as read' }).click()
  await expect.element(bell('Notifications')).toBeInTheDocument()
  await expect.element(menu.getByText('(unread)')).not.toBeInTheDocument()
  await expect.element(menu).toHaveFocus()
  await menu.getByRole('button', { name: 'Clear' }).click()
  await expect.element(menu.getByText("You're all caught up")).toBeVisible()
  await expect.element(menu).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(menu).not.toBeInTheDocument()
})

test('one that is opened is read, and one that was read is not told again', async () => {
  server().answer(listNotifications, {
    items: [buildNotification(2), buildNotification(1, { is_read: true })],
    nextCursor: null,
    unread: 1,
  })
  server().answer(readNotifications, { ids: [buildNotification(2).id], unread: 0 })
  await showPage(<GeneratePage />)
  await bell('Notifications, 1 unread').click()
  await menu.getByRole('link', { name: /^Queue finished: 1 pictures/ }).click()
  await expect.element(menu).not.toBeInTheDocument()
  await bell('Notifications, 1 unread').click()
  await menu.getByRole('link', { name: /^Queue finished: 2 pictures/ }).click()
  await expect.element(menu).not.toBeInTheDocument()
  await expect.poll(() => server().sent.filter(({ name }) => name.includes('notifications'))).toHaveLength(1)
  const [sent] = server().sent.filter(({ name }) => name.includes('notifications'))
  expect([sent?.name, sent?.body]).toEqual([
    'POST /api/notifications/read',
    JSON.stringify({ ids: [buildNotification(2).id] }),
  ])
})

test('one that cannot be removed stays, and why is said', async () => {
  server().answer(listNotifications, { items: [buildNotification(1)], nextCursor: null, unread: 1 })
  server().refuse(removeNotification, 500, { code: 'server_error', message: 'Our servers are ill.' })
  await showPage(<GeneratePage />)
  await bell('Notifications, 1 unread').click()
  await menu.getByRole('button', { name: /^Remove:/ }).click()
  await expect.element(page.getByText('Our servers are ill.').first()).toBeVisible()
  await expect.element(menu.getByText(/^Queue finished: 1 pictures ready/)).toBeVisible()
})
