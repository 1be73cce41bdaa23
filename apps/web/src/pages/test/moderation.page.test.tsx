import {
  decideModeration,
  getModeration,
  listModerationCases,
  listModerationLog,
  type ModerationCase,
  type ModerationEntry,
} from '@easel/contract/moderation'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { buildGeneration } from '#web/test/build-rows.ts'
import { playServer, showPage } from '#web/test/studio.tsx'
import ModerationPage from '../moderation.tsx'

const server = playServer()
const cases = page.getByRole('list', { name: 'Reported pictures' }).getByRole('listitem')
const view = (name: string) => page.getByRole('radio', { name }).click({ force: true })
const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000 - 1_000).toISOString()
const decisions = () =>
  server()
    .sent.filter(({ name }) => name.endsWith('/decisions'))
    .map(({ name, body }) => [name, JSON.parse(body ?? 'null')])

function buildCase(number: number, changes: Partial<ModerationCase['picture']> = {}): ModerationCase {
  return {
    picture: { ...buildGeneration(number, { is_public: true }), ...changes },
    report_count: 1,
    reports: [{ reason: 'spam', note: 'It sells something', created_at: ago(2) }],
  }
}

function buildEntry(action: ModerationEntry['action'], reason: string): ModerationEntry {
  const { id } = buildGeneration(1)
  return { id: 1, generation_id: id, moderator_email: 'mo@example.com', action, reason, created_at: ago(1) }
}

/** Answers with open cases and with hidden ones. */
function play(open: readonly ModerationCase[], hidden: readonly ModerationCase[] = []): void {
  server().answer(getModeration, { is_moderator: true, open: open.length })
  server().answerBy(listModerationCases, (_, search) => ({
    items: [...(search.get('state') === 'hidden' ? hidden : open)],
    nextCursor: null,
  }))
}

const open = () => showPage(<ModerationPage />, { path: '/moderation' })

beforeEach(() => server().answer(listModerationLog, { items: [], nextCursor: null }))

test('to who does not moderate there is no such page, and nothing of it is asked for', async () => {
  server().answer(getModeration, { is_moderator: false, open: 0 })
  await open()
  await expect.element(page.getByRole('heading', { name: '404' })).toBeVisible()
  expect(server().asked.filter((name) => name.startsWith('GET /api/moderation/'))).toEqual([])
})

test.each([
  [0, 'Nothing waits for a decision.'],
  [1, '1 picture waits for a decision.'],
  [2, '2 pictures wait for a decision.'],
])('how much waits is said: %i', async (count, said) => {
  play(Array.from({ length: count }, (_, number) => buildCase(number)))
  await open()
  await expect.element(page.getByText(said, { exact: true })).toBeVisible()
  await expect.poll(() => cases.filter({ has: page.getByRole('heading') }).elements().length).toBe(count)
})

test('each of the lists says that it is empty', async () => {
  play([])
  await open()
  await expect.element(page.getByText('There are no open reports.')).toBeVisible()
  await view('Hidden')
  await expect.element(page.getByText('Pictures that a moderator hides are listed here.')).toBeVisible()
  await view('Audit trail')
  await expect.element(page.getByText('No decision has been made yet.')).toBeVisible()
})

test('a case shows the picture, what it is worth knowing of it, and the reports with how many more there are', async () => {
  const item = buildCase(1, { is_public: false, trashed_at: ago(1), style: 'anime' })
  play([
    {
      ...item,
      report_count: 5,
      reports: [...item.reports, { reason: 'other', note: '', created_at: ago(1) }],
    },
  ])
  await open()
  const card = cases.filter({ has: page.getByRole('heading', { name: 'picture 1' }) })
  await expect.element(card.getByRole('img', { name: 'picture 1' })).toBeInTheDocument()
  for (const said of [/^Anime/, 'Not in the gallery', 'In the trash', '… and 3 more'])
    await expect.element(card.getByText(said)).toBeVisible()
  const reports = card.getByRole('listitem')
  await expect.element(reports.nth(0)).toHaveTextContent('Spam or advertisingIt sells something2 hours ago')
  await expect.element(reports.nth(1)).toHaveTextContent('Something else1 hour ago')
  expect(card.getByText('Hidden', { exact: true }).elements()).toEqual([])
})

test('nothing is decided without a reason; with one the picture is hidden, and the case is gone', async () => {
  play([buildCase(1), buildCase(2)])
  await open()
  const card = cases.filter({ has: page.getByRole('heading', { name: 'picture 1' }) })
  const hide = card.getByRole('button', { name: 'Hide picture' })
  await expect.element(hide).toBeDisabled()
  await card.getByLabelText('Reason').fill('   ')
  await expect.element(hide).toBeDisabled()
  await card.getByLabelText('Reason').fill('  Advertising ')
  server().answerBy(decideModeration, () => {
    play([buildCase(2)])
    return buildEntry('hide', 'Advertising')
  })
  await hide.click()
  await expect.element(page.getByText('Hidden', { exact: true }).first()).toBeVisible()
  await expect.element(card).not.toBeInTheDocument()
  await expect.element(page.getByText('1 picture waits for a decision.')).toBeVisible()
  expect(decisions()).toEqual([
    [
      `POST /api/moderation/cases/${buildGeneration(1).id}/decisions`,
      { action: 'hide', reason: 'Advertising' },
    ],
  ])
})

test('reports are dismissed, and what is hidden is restored, each with its reason', async () => {
  play([buildCase(1)], [buildCase(2, { is_hidden: true })])
  server().answer(decideModeration, buildEntry('dismiss', 'It is a teapot'))
  await open()
  await cases.getByLabelText('Reason').fill('It is a teapot')
  await page.getByRole('button', { name: 'Dismiss reports' }).click()
  await expect.element(page.getByText('Reports dismissed')).toBeVisible()
  await view('Hidden')
  await expect.element(page.getByRole('heading', { name: 'picture 2' })).toBeVisible()
  expect(page.getByRole('button', { name: 'Hide picture' }).elements()).toEqual([])
  server().answer(decideModeration, buildEntry('restore', 'No advertising'))
  await page.getByLabelText('Reason').fill('No advertising')
  await page.getByRole('button', { name: 'Restore picture' }).click()
  await expect.element(page.getByText('Restored')).toBeVisible()
  expect(decisions().map(([, body]) => body)).toEqual([
    { action: 'dismiss', reason: 'It is a teapot' },
    { action: 'restore', reason: 'No advertising' },
  ])
})

test('a decision that another moderator has made first is said, and the reason stays', async () => {
  play([buildCase(1)])
  server().refuse(decideModeration, 409, { code: 'conflict', message: 'It is hidden already.' })
  await open()
  await page.getByLabelText('Reason').fill('Advertising')
  await page.getByRole('button', { name: 'Hide picture' }).click()
  await expect.element(page.getByText('It is hidden already.')).toBeVisible()
  await expect.element(page.getByLabelText('Reason')).toHaveValue('Advertising')
})

test('the audit trail says who decided what and why, in words', async () => {
  play([])
  const said = { hide: 'hid', restore: 'restored', dismiss: 'dismissed the reports of' } as const
  const actions = ['hide', 'restore', 'dismiss'] as const
  server().answer(listModerationLog, {
    items: actions.map((action, id) => ({ ...buildEntry(action, `because of ${id}`), id })),
    nextCursor: null,
  })
  await open()
  await view('Audit trail')
  const lines = page.getByRole('list', { name: 'Audit trail' }).getByRole('listitem')
  for (const [at, action] of actions.entries()) {
    const line = lines.nth(at)
    await expect.element(line.getByText(`“because of ${at}”`, { exact: true })).toBeVisible()
    const words = `mo@example.com ${said[action]} ${buildGeneration(1).id}`
    expect(line.element().textContent).toContain(words)
  }
})

test('a list that does not load says why, and is asked for again', async () => {
  server().answer(getModeration, { is_moderator: true, open: 1 })
  server().refuse(listModerationCases, 500, { code: 'server_error', message: 'Our servers are ill.' })
  await open()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Our servers are ill.Try Again')
  const again = page.getByRole('button', { name: 'Try Again' }).element()
  play([buildCase(1)])
  // In the same tick: the page refetches everything on its own once the live stream is open.
  if (again instanceof HTMLElement) again.click()
  await expect.element(page.getByRole('heading', { name: 'picture 1' })).toBeVisible()
})
