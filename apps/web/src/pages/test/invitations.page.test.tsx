import {
  createInvitation,
  getOperator,
  type Invitation,
  listInvitations,
  listPeople,
  revokeInvitation,
} from '@easel/contract/operator'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { playServer, showPage } from '#web/test/studio.tsx'
import OperatorPage from '../operator.tsx'

const server = playServer()
const URL_ONCE = `https://easel.example/auth#invitation=${'k'.repeat(43)}`
const rows = page.getByRole('list', { name: 'Invitations' }).getByRole('listitem')
const button = (name: string) => page.getByRole('button', { name, exact: true })
const sentBodies = () =>
  server()
    .sent.filter(({ name }) => name === 'POST /api/operator/invitations')
    .map(({ body }) => JSON.parse(body ?? 'null'))

function buildInvitation(changes: Partial<Invitation> = {}): Invitation {
  return {
    id: `inv_${'0'.repeat(26)}`,
    state: 'open',
    email: 'mira@example.com',
    note: '',
    created_by: 'mo@example.com',
    created_at: '2026-01-01T12:00:00.000Z',
    expires_at: '2026-01-08T12:00:00.000Z',
    used_at: null,
    used_by: null,
    ...changes,
  }
}

beforeEach(() => {
  server().answer(getOperator, { is_operator: true })
  server().answer(listPeople, { items: [], nextCursor: null })
})

async function open(...items: Invitation[]): Promise<void> {
  server().answer(listInvitations, { items, nextCursor: null })
  await showPage(<OperatorPage />, { path: '/operator' })
  await page.getByRole('radio', { name: 'Invites' }).click({ force: true })
  await expect.element(button('Invite someone')).toBeVisible()
}

test('an invitation shows its link once, and stands in the list without it', async () => {
  await open()
  await expect.element(page.getByText('No one has been invited yet.')).toBeVisible()
  await button('Invite someone').click()
  await page.getByLabelText('Email', { exact: true }).fill('  mira@example.com ')
  await page.getByLabelText('Note').fill('For the posters')
  await page.getByLabelText('Works for').selectOptions('30 days')
  server().answerBy(createInvitation, () => {
    const item = buildInvitation({ note: 'For the posters' })
    server().answer(listInvitations, { items: [item], nextCursor: null })
    return { url: URL_ONCE, item }
  })
  await button('Make invitation').click()
  const shown = page.getByRole('dialog', { name: 'Your invitation' })
  await expect.element(shown.getByText(URL_ONCE, { exact: true })).toBeVisible()
  await expect
    .element(
      shown.getByText('Send this link to one person. It makes one account, and you won’t see it again.'),
    )
    .toBeVisible()
  await button('Done').click()
  await expect.element(page.getByText(URL_ONCE)).not.toBeInTheDocument()
  await expect.element(rows.getByText('For the posters')).toBeVisible()
  expect(sentBodies()).toEqual([{ email: 'mira@example.com', note: 'For the posters', days: 30 }])
  await button('Invite someone').click()
  await expect.element(page.getByLabelText('Email', { exact: true })).toHaveValue('')
})

test('an invitation without an address is for anyone who has its link, for seven days', async () => {
  await open()
  await button('Invite someone').click()
  server().answer(createInvitation, { url: URL_ONCE, item: buildInvitation({ email: null }) })
  await button('Make invitation').click()
  await expect.element(page.getByText(URL_ONCE, { exact: true })).toBeVisible()
  expect(sentBodies()).toEqual([{ email: null, note: '', days: 7 }])
})

test('what is wrong with the address stands beside it, anything else at the end of the form', async () => {
  await open()
  const email = page.getByLabelText('Email', { exact: true })
  const wrong = 'Enter an email address, like name@example.com'
  server().refuse(createInvitation, 400, {
    code: 'invalid_request',
    message: 'Something is not as it should be.',
    fields: { email: wrong },
  })
  await button('Invite someone').click()
  await email.fill('mira')
  await button('Make invitation').click()
  await expect.element(email).toHaveAccessibleDescription(wrong)
  await expect.element(page.getByText('Something is not as it should be.')).not.toBeInTheDocument()
  server().refuse(createInvitation, 500, { code: 'server_error', message: 'Our servers are ill.' })
  await button('Make invitation').click()
  await expect.element(page.getByRole('dialog').getByText('Our servers are ill.')).toBeVisible()
  await expect.element(email).toHaveValue('mira')
})

test('each invitation says for whom it is, from whom, and what became of it', async () => {
  await open(
    buildInvitation(),
    buildInvitation({ id: 'used', state: 'used', used_by: 'ann@example.com' }),
    buildInvitation({ id: 'gone', state: 'used' }),
    buildInvitation({ id: 'revoked', state: 'revoked', email: null }),
    buildInvitation({ id: 'expired', state: 'expired' }),
  )
  for (const [at, [whom, state, fact]] of [
    ['mira@example.com', 'Open', 'until Jan 8, 2026'],
    ['mira@example.com', 'Used', 'used by ann@example.com'],
    ['mira@example.com', 'Used', 'used by an account that is gone'],
    ['Anyone with the link', 'Withdrawn', 'until Jan 8, 2026'],
    ['mira@example.com', 'Expired', 'until Jan 8, 2026'],
  ].entries()) {
    const row = rows.nth(at)
    await expect.element(row.getByText(`${whom}`, { exact: true })).toBeVisible()
    await expect.element(row.getByText(`${state}`, { exact: true })).toBeVisible()
    await expect.element(row.getByText(`from mo@example.com, Jan 1, 2026 · ${fact}`)).toBeVisible()
  }
  expect(page.getByRole('button', { name: /^Withdraw/ }).elements()).toHaveLength(1)
})

test('an open invitation is withdrawn by its own button', async () => {
  await open(buildInvitation())
  server().answerBy(revokeInvitation, () => {
    const item = buildInvitation({ state: 'revoked' })
    server().answer(listInvitations, { items: [item], nextCursor: null })
    return { id: item.id }
  })
  await button('Withdraw the invitation for mira@example.com').click()
  await expect.element(page.getByText('Invitation withdrawn')).toBeVisible()
  await expect.element(rows.getByText('Withdrawn', { exact: true })).toBeVisible()
  await expect.element(button('Withdraw the invitation for mira@example.com')).not.toBeInTheDocument()
})

test('an invitation that cannot be withdrawn stays, and why is said', async () => {
  server().refuse(revokeInvitation, 409, { code: 'conflict', message: 'It has been used.' })
  await open(buildInvitation())
  await button('Withdraw the invitation for mira@example.com').click()
  await expect.element(page.getByText('It has been used.')).toBeVisible()
  await expect.element(rows.getByText('Open', { exact: true })).toBeVisible()
})
