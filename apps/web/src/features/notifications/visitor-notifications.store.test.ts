import { beforeEach, expect, test, vi } from 'vitest'

/** As on a page that has just begun to load. */
async function openPage() {
  vi.resetModules()
  return import('./visitor-notifications.store.ts')
}

beforeEach(() => localStorage.clear())

test('a first visit finds three notifications unread, each with a page it leads to', async () => {
  const { readVisitorNotifications, useVisitorNotifications, VISITOR_NOTIFICATIONS } = await openPage()
  expect(useVisitorNotifications.getState()).toEqual({ state: 'removed' })
  readVisitorNotifications()
  expect(useVisitorNotifications.getState()).toEqual({ state: 'unread' })
  expect(VISITOR_NOTIFICATIONS).toEqual([
    { id: 'welcome', title: 'Welcome to Easel. Five pictures a day are free', detail: '', path: '/generate' },
    {
      id: 'styles',
      title: 'Every style draws the scene from scratch: compare them',
      detail: '',
      path: '/styles',
    },
    { id: 'queue', title: 'Batches keep running after you close the tab', detail: '', path: '/advanced' },
  ])
})

test.each(['unread', 'read', 'removed'] as const)(
  'the next visit finds them %s as they were left',
  async (state) => {
    const first = await openPage()
    first.readVisitorNotifications()
    first.useVisitorNotifications.setState({ state })
    const second = await openPage()
    second.readVisitorNotifications()
    expect(second.useVisitorNotifications.getState()).toEqual({ state })
    // Read once: what this page knows is newer than what is kept.
    second.useVisitorNotifications.setState({ state: 'read' })
    localStorage.clear()
    second.readVisitorNotifications()
    expect(second.useVisitorNotifications.getState()).toEqual({ state: 'read' })
  },
)

test('the list that an older version kept is put away', async () => {
  localStorage.setItem('notifications', JSON.stringify({ state: { items: ['a fox'] }, version: 2 }))
  const { readVisitorNotifications, useVisitorNotifications } = await openPage()
  readVisitorNotifications()
  expect(useVisitorNotifications.getState()).toEqual({ state: 'removed' })
  expect(localStorage.getItem('notifications')).not.toContain('a fox')
})
