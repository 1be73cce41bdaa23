import {
  deletePerson,
  endPersonSessions,
  getOperator,
  listOperatorLog,
  listPeople,
  type Person,
  restorePerson,
  setPersonTier,
  suspendPerson,
} from '@easel/contract/operator'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { playServer, showPage } from '#web/test/studio.tsx'
import OperatorPage from '../../operator.tsx'

const server = playServer()
const people = page.getByRole('region', { name: 'People' })
const row = (email: string) => people.getByRole('listitem').filter({ hasText: email })
const dialog = page.getByRole('dialog')
const build = (name: string, changes: Partial<Person> = {}): Person => ({
  id: name,
  email: `${name}@example.com`,
  name: '',
  email_verified: true,
  created_at: '2026-11-01T12:00:00.000Z',
  last_seen_at: null,
  sessions: 1,
  tier: 'free',
  pictures: 1,
  suspension: null,
  ...changes,
})
const SUSPENDED = { since: '2026-11-20T12:00:00.000Z', reason: 'sells logins', by: 'root@example.com' }

let kept: Person[] = []
let asked: URLSearchParams[] = []

beforeEach(() => {
  kept = [build('ann'), build('ben')]
  asked = []
  server().answer(getOperator, { is_operator: true })
  server().answerBy(listPeople, (_, search) => {
    asked.push(search)
    return { items: kept, nextCursor: null }
  })
})

async function open(): Promise<void> {
  await showPage(<OperatorPage />, { path: '/operator' })
  await expect.element(people).toBeVisible()
}

async function choose(email: string, item: string): Promise<void> {
  await row(email)
    .getByRole('button', { name: `Actions for ${email}` })
    .click()
  await page.getByRole('menuitem', { name: item }).click()
}

const become = (name: string, changes: Partial<Person>) => () => {
  kept = kept.map((person) => (person.id === name ? { ...person, ...changes } : person))
  return kept.find(({ id }) => id === name) ?? build(name)
}
const sent = () =>
  server()
    .sent.filter(({ name }) => name.includes('/api/operator/'))
    .map(({ name, body }) => [name, JSON.parse(body ?? 'null')])

test('each person is shown with what an operator needs to know, and nothing of what they made', async () => {
  kept = [
    build('ann', {
      name: 'Ann',
      email_verified: false,
      pictures: 1_200,
      last_seen_at: new Date().toISOString(),
    }),
    build('ben', { suspension: SUSPENDED }),
  ]
  await open()
  await expect.element(row('ann@example.com').getByText('Not verified')).toBeVisible()
  await expect
    .element(row('ann@example.com').getByText(/^Ann · since .*Nov.* · seen .* · 1,200 pictures$/))
    .toBeVisible()
  expect(row('ann@example.com').getByText('Suspended').elements()).toEqual([])
  await expect.element(row('ben@example.com').getByText('Suspended')).toBeVisible()
  await expect.element(row('ben@example.com').getByText(/^since .* · signed out · 1 picture$/)).toBeVisible()
  await expect
    .element(row('ben@example.com').getByText(/^“sells logins”, root@example\.com, .*Nov/))
    .toBeVisible()
})

test('people are searched, and narrowed to those who are suspended', async () => {
  await open()
  await expect.element(row('ann@example.com')).toBeVisible()
  kept = []
  await people.getByLabelText('Email or name').fill('  zoe ')
  await expect.element(people.getByText('No one matches.')).toBeVisible()
  await expect.poll(() => asked.at(-1)?.get('search')).toBe('zoe')
  await people.getByLabelText('Email or name').fill('')
  await people.getByRole('radio', { name: 'Suspended' }).click({ force: true })
  await expect.element(people.getByText('There is no one here.')).toBeVisible()
  await expect.poll(() => asked.at(-1)?.get('state')).toBe('suspended')
  expect(asked.at(-1)?.has('search')).toBe(false)
})

test('another tier counts at once; one that is refused is not shown', async () => {
  server().answerBy(setPersonTier, ({ tier }) => become('ann', { tier })())
  await open()
  const tier = row('ann@example.com').getByLabelText('Tier of ann@example.com')
  await tier.selectOptions('Pro')
  await expect.element(page.getByText('ann@example.com is pro now')).toBeVisible()
  await expect.element(tier).toHaveValue('pro')
  server().refuse(setPersonTier, 403, { code: 'forbidden', message: 'Not your own.' })
  await tier.selectOptions('Premium')
  await expect.element(page.getByText('Not your own.').first()).toBeVisible()
  await expect.element(tier).toHaveValue('pro')
  expect(sent().map(([, body]) => body)).toEqual([{ tier: 'pro' }, { tier: 'premium' }])
})

test('an account is suspended with a reason alone, and restored from the same menu', async () => {
  server().answerBy(suspendPerson, ({ reason }) => become('ann', { suspension: { ...SUSPENDED, reason } })())
  server().answerBy(restorePerson, become('ann', { suspension: null }))
  await open()
  await choose('ann@example.com', 'Suspend…')
  const confirm = dialog.getByRole('button', { name: 'Suspend' })
  await expect.element(confirm).toBeDisabled()
  await dialog.getByLabelText('Why').fill('   ')
  await expect.element(confirm).toBeDisabled()
  await dialog.getByLabelText('Why').fill('spam')
  await confirm.click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(row('ann@example.com').getByText(/^“spam”/)).toBeVisible()
  await choose('ann@example.com', 'Restore')
  await expect.element(page.getByText('ann@example.com can sign in again')).toBeVisible()
  await expect.element(row('ann@example.com').getByText('Suspended')).not.toBeInTheDocument()
  expect(sent()).toEqual([
    ['POST /api/operator/people/ann/suspension', { reason: 'spam' }],
    ['DELETE /api/operator/people/ann/suspension', null],
  ])
})

test('a suspension that is refused says why in its window, which keeps the reason', async () => {
  server().refuse(suspendPerson, 409, { code: 'conflict', message: 'This account operates the site.' })
  await open()
  await choose('ben@example.com', 'Suspend…')
  await dialog.getByLabelText('Why').fill('spam')
  await dialog.getByRole('button', { name: 'Suspend' }).click()
  await expect
    .element(dialog.getByLabelText('Why'))
    .toHaveAccessibleDescription('This account operates the site.')
  await expect.element(dialog.getByLabelText('Why')).toHaveValue('spam')
})

test.each([
  [1, 'Signed out of 1 session'],
  [3, 'Signed out of 3 sessions'],
])('signing a person out everywhere says of how many sessions: %i', async (ended, said) => {
  server().answer(endPersonSessions, { ended })
  await open()
  await choose('ann@example.com', 'Sign out everywhere')
  await expect.element(page.getByText(said)).toBeVisible()
  expect(sent()).toEqual([['DELETE /api/operator/people/ann/sessions', null]])
})

test('an account is deleted only by its own address, however that is written', async () => {
  server().answerBy(deletePerson, () => {
    kept = kept.filter(({ id }) => id !== 'ann')
    return { deleted: true as const }
  })
  await open()
  await choose('ann@example.com', 'Delete…')
  const confirm = dialog.getByRole('button', { name: 'Delete everything' })
  const typed = dialog.getByLabelText('Type the email address')
  for (const wrong of ['', 'ben@example.com', 'ann@example.co']) {
    await typed.fill(wrong)
    await expect.element(confirm).toBeDisabled()
  }
  await typed.fill(' Ann@Example.com ')
  await confirm.click()
  await expect.element(row('ann@example.com')).not.toBeInTheDocument()
  await expect.element(row('ben@example.com')).toBeVisible()
})

test('the log says in words who did what to whom', async () => {
  const entry = { actor: 'root@example.com', detail: '', created_at: '2026-11-20T12:00:00.000Z' }
  server().answer(listOperatorLog, {
    items: [
      { ...entry, id: 3, action: 'suspend', subject: 'ann@example.com', detail: 'spam' },
      { ...entry, id: 2, action: 'invite', subject: '' },
      { ...entry, id: 1, action: 'end-sessions', subject: 'ben@example.com' },
    ],
    nextCursor: null,
  })
  await open()
  await page.getByRole('radio', { name: 'Log' }).click({ force: true })
  const lines = page.getByRole('region', { name: 'Audit log' }).getByRole('listitem')
  await expect
    .poll(() => lines.elements().map((line) => line.querySelector('p')?.textContent))
    .toEqual([
      'root@example.com suspended ann@example.com',
      'root@example.com invited anyone with the link',
      'root@example.com signed out ben@example.com',
    ])
  await expect.element(lines.first().getByText('spam')).toBeVisible()
})
