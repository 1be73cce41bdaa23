import { getModeration } from '@easel/contract/moderation'
import { getOperator } from '@easel/contract/operator'
import { getQueue } from '@easel/contract/queue'
import { getLimits } from '@easel/contract/usage'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useDrawer } from '#web/app/shell/sidebar.store.ts'
import { useLiveState } from '#web/shared/data/live-state.store.ts'
import { buildLimits, buildQueue } from '#web/test/build-answers.ts'
import { buildTask } from '#web/test/build-rows.ts'
import { playServer, showPage } from '#web/test/studio.tsx'

const server = playServer()
const bar = page.getByRole('contentinfo')
const menu = page.getByRole('menu')
const openMenu = () => page.getByRole('button', { name: 'Account menu, ann@example.com' }).click()
const entries = () =>
  menu
    .getByRole('menuitem')
    .elements()
    .map((entry) => [entry.textContent, entry.getAttribute('href')])

afterEach(async () => {
  useDrawer.setState({ open: false })
  useLiveState.setState({ isOff: false })
  vi.restoreAllMocks()
  window.dispatchEvent(new Event('online'))
  await page.viewport(1440, 900)
})

async function open(path = '/', { signedIn = true } = {}): Promise<void> {
  await showPage(<h1>A page</h1>, { path, signedIn })
  await expect.element(page.getByRole('heading', { name: 'A page' })).toBeVisible()
}

const PAGES = [
  ...['Home /', 'Generate /generate', 'Prompts /prompts', 'Templates /templates', 'Styles /styles'],
  ...['Advanced /advanced', 'Audio /generate-audio', 'Text Effects /text-effects', 'More Tools /more'],
  ...['Gallery /gallery', 'Saved /my-generations', 'History /history', 'Settings /account'],
  'Upgrade /pricing',
]

/** Links of a navigation, and the current one. */
function linksOf(name: string) {
  const links = page.getByRole('navigation', { name }).getByRole('link').elements()
  const named = links.filter((link) => !link.getAttribute('aria-label')?.endsWith('home'))
  return {
    all: named.map((link) => `${link.textContent} ${link.getAttribute('href')}`),
    current: named.filter((link) => link.hasAttribute('aria-current')).map(({ textContent }) => textContent),
  }
}

test('the sidebar leads to every page and marks the one that is open', async () => {
  await open('/templates')
  expect(linksOf('Main')).toEqual({ all: PAGES, current: ['Templates'] })
})

test.each([
  ['/more/palette', ['More Tools']],
  ['/more/', ['More Tools']],
  ['/', ['Home']],
  ['/billing', []],
])('at %s the sidebar marks %j', async (path, current) => {
  await open(path)
  expect(linksOf('Main').current).toEqual(current)
})

test('a phone has four tabs and a drawer with all pages, which a press on one closes', async () => {
  await page.viewport(390, 844)
  await open('/generate')
  expect(linksOf('Tabs')).toEqual({
    all: ['Home /', 'Generate /generate', 'Gallery /gallery', 'Saved /my-generations'],
    current: ['Generate'],
  })
  const more = page.getByRole('button', { name: 'More', exact: true })
  await expect.element(more).not.toHaveAttribute('aria-current')
  await more.click()
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await expect.element(drawer).toBeVisible()
  expect(linksOf('Main').all).toEqual(PAGES)
  await drawer.getByRole('link', { name: 'Templates' }).click()
  await expect.element(drawer).not.toBeInTheDocument()
  await expect.poll(() => linksOf('Tabs').current).toEqual([])
  await expect.element(more).toHaveAttribute('aria-current', 'true')
})

test('the drawer is closed by its button and by Esc, and leads to the palette', async () => {
  await page.viewport(390, 844)
  await open()
  const more = page.getByRole('button', { name: 'More', exact: true })
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await more.click()
  await drawer.getByRole('button', { name: 'Close menu' }).click()
  await expect.element(drawer).not.toBeInTheDocument()
  await expect.element(more).toHaveFocus()
  await more.click()
  await userEvent.keyboard('{Escape}')
  await expect.element(drawer).not.toBeInTheDocument()
  await more.click()
  await drawer.getByRole('button', { name: 'Search and commands' }).click()
  await expect
    .element(page.getByRole('combobox', { name: 'Search pages, actions and your pictures' }))
    .toHaveFocus()
  expect(drawer.query()).toBeNull()
})

test('the account menu names who is signed in and has what everybody has', async () => {
  await open()
  await openMenu()
  await expect.element(menu.getByText('ann@example.com')).toBeVisible()
  expect(entries()).toEqual([
    ['Account', '/account'],
    ['Billing', '/billing'],
    ['Sign out', null],
  ])
})

test('who moderates and operates has the ways there, with how many cases are open', async () => {
  server().answer(getModeration, { is_moderator: true, open: 3 })
  server().answer(getOperator, { is_operator: true })
  await open()
  await openMenu()
  await expect.element(menu.getByText('Moderation')).toBeVisible()
  await expect.poll(entries).toEqual([
    ['Account', '/account'],
    ['Billing', '/billing'],
    ['Moderation3', '/moderation'],
    ['Operator’s desk', '/operator'],
    ['Providers', '/providers'],
    ['Sign out', null],
  ])
})

test('a moderator with nothing to decide sees no number, and no desk', async () => {
  server().answer(getModeration, { is_moderator: true, open: 0 })
  server().answer(getOperator, { is_operator: false })
  await open()
  await openMenu()
  await expect.element(menu.getByText('Moderation')).toBeVisible()
  await expect
    .poll(() => entries().map(([label]) => label))
    .toEqual(['Account', 'Billing', 'Moderation', 'Sign out'])
})

test('a visitor is offered to sign in, and has no allowance', async () => {
  await open('/templates', { signedIn: false })
  await expect
    .element(page.getByRole('banner').getByRole('link', { name: 'Sign in' }))
    .toHaveAttribute('href', '/auth')
  expect(page.getByRole('button', { name: /^Account menu/ }).query()).toBeNull()
  expect(page.getByRole('region', { name: "Today's allowance" }).query()).toBeNull()
})

test('the foot of the sidebar says what is left of the day and whose plan it is', async () => {
  server().answer(getLimits, { ...buildLimits(4), subscription_tier: 'pro', limit: 1_000, remaining: 1_000 })
  await open()
  const today = page.getByRole('region', { name: "Today's allowance" })
  await expect.element(today.getByText('1,000 of 1,000 left today', { exact: true })).toBeVisible()
  await expect.element(today.getByText('Creator plan, resets at midnight', { exact: true })).toBeVisible()
  await expect.element(today).toBeVisible()
  expect(today.element().querySelector('[data-left]')?.getAttribute('data-left')).toBe('1000')
})

test('the status bar counts what runs and what waits, and says nothing of an empty queue', async () => {
  await open()
  await expect.element(bar.getByText('Built-in engine')).toBeVisible()
  expect(bar.getByText(/running/).query()).toBeNull()
  const tasks = [
    ...Array.from({ length: 1_200 }, (_, at) => buildTask(`waits-${at}`)),
    buildTask('now', { status: 'running' }),
    buildTask('made', { status: 'done' }),
    buildTask('failed', { status: 'error' }),
  ]
  server().answer(getQueue, buildQueue({ tasks }))
  await server().send('task.changed', { task: buildTask('now', { status: 'running', revision: 2 }) })
  await expect.element(bar.getByText('1 running, 1,200 queued', { exact: true })).toBeVisible()
})

test('the status bar names its shortcuts, and a press lists all of them', async () => {
  await open()
  for (const label of ['Search and commands', 'Sidebar', 'Generate'])
    await expect.element(bar.getByText(new RegExp(`${label}$`))).toBeVisible()
  await bar.getByRole('button', { name: /All shortcuts$/ }).click()
  await expect.element(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
})

test('without a network the status bar says what that means, and without live news that it asks by itself', async () => {
  await open()
  const status = bar.getByRole('status')
  useLiveState.setState({ isOff: true })
  const words = 'Live updates are off. This page checks for changes every few seconds.'
  await expect.element(status.getByText(words)).toBeVisible()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  window.dispatchEvent(new Event('offline'))
  await expect
    .element(status.getByText('You are offline. What is missing here loads once you’re back.'))
    .toBeVisible()
  expect(status.getByText(words).query()).toBeNull()
})
