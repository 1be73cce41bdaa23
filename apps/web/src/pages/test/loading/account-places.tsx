import { type AccountSession, listSessions } from '@easel/contract/account'
import { listApiKeys } from '@easel/contract/api-keys'
import { listConnectedApps } from '@easel/contract/apps/connected-apps'
import { getBilling, getCheckout, listInvoices } from '@easel/contract/billing'
import { listLocalModels } from '@easel/contract/models/local-models'
import { getModeration, listModerationCases, listModerationLog } from '@easel/contract/moderation'
import { getOperator, listInvitations, listOperatorLog, listPeople } from '@easel/contract/operator'
import { listPasskeys } from '@easel/contract/passkeys/passkeys'
import { DEFAULT_PREFERENCES, getPreferences } from '@easel/contract/preferences'
import { listWebhookDeliveries, listWebhooks, type Webhook } from '@easel/contract/programs/webhooks'
import { listShares } from '@easel/contract/shares'
import { getUsage } from '@easel/contract/usage'
import { local } from '#web/test/build-local-models.ts'
import type { FakeServer } from '#web/test/fake-server.ts'
import AccountPage from '../../account.tsx'
import BillingPage from '../../billing.tsx'
import ModerationPage from '../../moderation.tsx'
import OperatorPage from '../../operator.tsx'
import PaymentSuccessPage from '../../payment-success.tsx'
import { answering, choose, nothing, type Place, press } from './place.ts'
import { USAGE } from './studio-places.tsx'

const SESSION: AccountSession = {
  id: 'session',
  device: 'Firefox on Windows',
  address: null,
  created_at: '2026-01-01T00:00:00.000Z',
  last_used_at: '2026-01-01T00:00:00.000Z',
  is_current: true,
}
const WEBHOOK: Webhook = {
  id: 'hook',
  name: 'Print shop',
  url: 'https://shop.example/hook',
  events: ['picture.finished'],
  created_at: '2026-01-01T00:00:00.000Z',
  off: null,
  failing_since: null,
  waiting: 0,
  missed: 0,
  overlap_until: null,
}
const billing = { is_configured: true, tier: 'premium', subscription: null, has_portal: true } as const
const operator = (server: FakeServer) => server.answer(getOperator, { is_operator: true })
const moderator = (server: FakeServer) => server.answer(getModeration, { is_moderator: true, open: 0 })
const account = () => <AccountPage />

/** All requests of the settings page. Each place answers all of them except its own. */
const ACCOUNT = [
  answering(getPreferences, DEFAULT_PREFERENCES),
  answering(listPasskeys, { items: [] }),
  answering(listSessions, { items: [SESSION] }),
  answering(listShares, nothing),
  answering(listApiKeys, { items: [] }),
  answering(listConnectedApps, { items: [] }),
  answering(listWebhooks, { items: [] }),
]

export const ACCOUNT_PLACES: readonly Place[] = [
  {
    place: 'what was made over time',
    files: ['features/usage/usage-card.tsx'],
    page: () => <BillingPage />,
    path: '/billing',
    before: (server) => server.answer(getBilling, { ...billing, has_portal: false }),
    ...answering(getUsage, USAGE),
    words: /^Nothing made in the last 1 days/,
  },
  {
    place: 'the subscription',
    files: ['features/billing/subscription-card.tsx'],
    page: () => <BillingPage />,
    path: '/billing',
    before: (server) => server.answer(getUsage, USAGE),
    ...answering(getBilling, { ...billing, is_configured: false, has_portal: false }),
    words: /A backend service and a card payment provider must be connected/,
  },
  {
    place: 'the invoices',
    files: ['features/billing/invoice-list.tsx'],
    page: () => <BillingPage />,
    path: '/billing',
    before: (server) => {
      server.answer(getUsage, USAGE)
      server.answer(getBilling, billing)
    },
    ...answering(listInvoices, { items: [] }),
    words: 'There are none yet.',
  },
  {
    place: 'a payment',
    files: ['features/billing/checkout-state.tsx'],
    page: () => <PaymentSuccessPage />,
    path: '/payment-success?session_id=cs_1',
    ...answering(getCheckout, { state: 'expired', tier: 'premium' }),
    words: 'The time for this payment has run out, and nothing was charged.',
  },
  ...(
    [
      ['preferences', 'pages/account.tsx', answering(getPreferences, DEFAULT_PREFERENCES), 'Default style'],
      [
        'passkeys',
        'features/account/passkeys/passkey-list.tsx',
        answering(listPasskeys, { items: [] }),
        /^No passkeys yet\./,
      ],
      [
        'devices',
        'features/account/session-list.tsx',
        answering(listSessions, { items: [SESSION] }),
        /Firefox on Windows/,
      ],
      [
        'share links',
        'features/sharing/share-link-list.tsx',
        answering(listShares, nothing),
        /^No active links\./,
      ],
      [
        'API keys',
        'features/account/api-key-list.tsx',
        answering(listApiKeys, { items: [] }),
        /^No keys yet\./,
      ],
      [
        'connected apps',
        'features/account/apps/connected-app-list.tsx',
        answering(listConnectedApps, { items: [] }),
        /^No apps yet\./,
      ],
      [
        'webhooks',
        'features/account/webhooks/webhook-list.tsx',
        answering(listWebhooks, { items: [] }),
        /^No webhooks yet\./,
      ],
    ] as const
  ).map(([place, file, answered, words]) => ({
    place: `the ${place} of the settings`,
    files: [file, 'features/account/list-state.tsx'],
    page: account,
    path: '/account',
    before: (server: FakeServer) => {
      for (const { endpoint, answer } of ACCOUNT) if (endpoint !== answered.endpoint) answer(server)
    },
    ...answered,
    words,
  })),
  {
    place: 'the deliveries of a webhook',
    files: ['features/account/webhooks/delivery-log.tsx'],
    page: account,
    path: '/account',
    before: (server) => {
      for (const { answer } of ACCOUNT) answer(server)
      server.answer(listWebhooks, { items: [WEBHOOK] })
    },
    open: press('Deliveries to Print shop'),
    within: 'dialog',
    ...answering(listWebhookDeliveries, nothing),
    words: /^Nothing sent yet\./,
  },
  {
    place: 'whether one is a moderator',
    files: ['pages/parts/restricted-page.tsx'],
    page: () => <ModerationPage />,
    path: '/moderation',
    before: (server) => server.answer(listModerationCases, nothing),
    ...answering(getModeration, { is_moderator: true, open: 0 }),
    words: 'Nothing to decide',
  },
  {
    place: 'reported pictures',
    files: ['features/moderation/case-list.tsx', 'shared/ui/paged-list.tsx'],
    page: () => <ModerationPage />,
    path: '/moderation',
    before: moderator,
    ...answering(listModerationCases, nothing),
    words: 'Nothing to decide',
  },
  {
    place: 'the audit trail',
    files: ['features/moderation/audit-trail.tsx'],
    page: () => <ModerationPage />,
    path: '/moderation',
    before: (server) => {
      moderator(server)
      server.answer(listModerationCases, nothing)
    },
    open: choose('Audit trail'),
    ...answering(listModerationLog, nothing),
    words: 'No decision has been made yet.',
  },
  {
    place: 'people',
    files: ['features/operator/people-list.tsx'],
    page: () => <OperatorPage />,
    path: '/operator',
    before: operator,
    ...answering(listPeople, nothing),
    words: 'There is no one here.',
  },
  {
    place: 'invitations',
    files: ['features/operator/invitation-list.tsx'],
    page: () => <OperatorPage />,
    path: '/operator',
    before: (server) => {
      operator(server)
      server.answer(listPeople, nothing)
    },
    open: choose('Invites'),
    ...answering(listInvitations, nothing),
    words: 'No one has been invited yet.',
  },
  {
    place: 'local models',
    files: ['features/operator/local-models/local-models-section.tsx'],
    page: () => <OperatorPage />,
    path: '/operator',
    before: (server) => {
      operator(server)
      server.answer(listPeople, nothing)
    },
    open: choose('Model'),
    ...answering(listLocalModels, local()),
    words: 'studio',
  },
  {
    place: 'the audit log',
    files: ['features/operator/operator-log.tsx'],
    page: () => <OperatorPage />,
    path: '/operator',
    before: (server) => {
      operator(server)
      server.answer(listPeople, nothing)
    },
    open: choose('Log'),
    ...answering(listOperatorLog, nothing),
    words: 'Nothing has been done yet.',
  },
]
