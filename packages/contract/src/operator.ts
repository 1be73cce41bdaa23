import * as z from 'zod/mini'
import { emailSchema } from './account.ts'
import { defineEndpoint } from './endpoint.ts'
import { cursorSchema, noteSchema, timestampSchema } from './fields.ts'
import { LIMITS, TIERS } from './limits.ts'

export const getOperator = defineEndpoint({
  method: 'GET',
  path: '/api/operator',
  auth: 'session',
  keyScope: 'full',
  summary: 'Whether the caller operates this installation.',
  output: z.object({ is_operator: z.boolean() }),
})

/** What the endpoints of the operator's desk have in common: to everybody else there is nothing, and a program with an API key is no operator. */
const desk = { auth: 'session', isGuarded: true } as const

export const INVITATION_LIMITS = { open: 1_000, days: { min: 1, max: 90, standard: 7 } } as const
const { days } = INVITATION_LIMITS

export const INVITATION_STATES = ['open', 'used', 'revoked', 'expired'] as const

export const invitationSchema = z.object({
  id: z.string(),
  state: z.enum(INVITATION_STATES),
  /** The only address that may use it; null: any. */
  email: z.nullable(z.string()),
  note: z.string(),
  /** Address of the operator, or `command line`. */
  created_by: z.string(),
  created_at: timestampSchema,
  expires_at: timestampSchema,
  used_at: z.nullable(timestampSchema),
  /** Address that the account has now; null where it is gone. */
  used_by: z.nullable(z.string()),
})
export type Invitation = z.output<typeof invitationSchema>

const invitationIdSchema = z
  .string()
  .check(z.regex(/^inv_[0-9a-hjkmnp-tv-z]{26}$/, 'That is not the id of an invitation'))

export const listInvitations = defineEndpoint({
  ...desk,
  method: 'GET',
  path: '/api/operator/invitations',
  summary: 'For operators: invitations, newest first. Not found for everybody else.',
  query: z.object({ cursor: cursorSchema }),
  output: z.object({ items: z.array(invitationSchema), nextCursor: z.nullable(z.string()) }),
  errors: ['not_found', 'forbidden'],
})

export const invitationRequestSchema = z.strictObject({
  email: z._default(z.nullable(emailSchema), null),
  /** Whom it is for or why, for the list. At most 500 code points. */
  note: z._default(noteSchema(LIMITS.noteCharacters), ''),
  /** How long it works. */
  days: z._default(
    z
      .int()
      .check(
        z.gte(days.min, `From ${days.min} to ${days.max} days`),
        z.lte(days.max, `From ${days.min} to ${days.max} days`),
      ),
    days.standard,
  ),
})
export type InvitationRequest = z.output<typeof invitationRequestSchema>

export const createInvitation = defineEndpoint({
  ...desk,
  method: 'POST',
  path: '/api/operator/invitations',
  summary: 'For operators: invites one person. The link is told this once.',
  body: invitationRequestSchema,
  output: z.object({ url: z.string(), item: invitationSchema }),
  status: 201,
  errors: ['not_found', 'forbidden', 'conflict'],
})

export const revokeInvitation = defineEndpoint({
  ...desk,
  method: 'DELETE',
  path: '/api/operator/invitations/{id}',
  summary: 'For operators: withdraws an invitation that was not used.',
  params: z.object({ id: invitationIdSchema }),
  output: z.object({ id: z.string() }),
  errors: ['not_found', 'forbidden'],
})

/** An account, as far as those who run the installation need to know it: nothing of what was made in it. */
export const personSchema = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  email_verified: z.boolean(),
  created_at: timestampSchema,
  /** Of the newest session; null where there is none. Written at most once a day. */
  last_seen_at: z.nullable(timestampSchema),
  sessions: z.int(),
  tier: z.enum(TIERS),
  /** Pictures in the library, without the trash. */
  pictures: z.int(),
  suspension: z.nullable(z.object({ since: timestampSchema, reason: z.string(), by: z.string() })),
})
export type Person = z.output<typeof personSchema>

const personIdSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/, 'That is not the id of an account'))
const personParams = z.object({ id: personIdSchema })

export const listPeople = defineEndpoint({
  ...desk,
  method: 'GET',
  path: '/api/operator/people',
  summary: 'For operators: accounts, newest first, or those whose address or name contains the words.',
  query: z.object({
    search: z.optional(z.string().check(z.trim(), z.maxLength(254))),
    state: z._default(z.enum(['all', 'suspended']), 'all'),
    cursor: cursorSchema,
  }),
  output: z.object({ items: z.array(personSchema), nextCursor: z.nullable(z.string()) }),
  errors: ['not_found', 'forbidden'],
})

export const setPersonTier = defineEndpoint({
  ...desk,
  method: 'PATCH',
  path: '/api/operator/people/{id}',
  summary: 'For operators: gives an account another daily allowance.',
  params: personParams,
  body: z.strictObject({ tier: z.enum(TIERS) }),
  output: personSchema,
  errors: ['not_found', 'forbidden'],
})

export const suspendPerson = defineEndpoint({
  ...desk,
  method: 'POST',
  path: '/api/operator/people/{id}/suspension',
  summary:
    'For operators: ends everything that opens an account and stops its work until it is restored. Its data is kept.',
  params: personParams,
  body: z.strictObject({
    /** For the log and the desk; the person does not see it. 1 to 500 code points. */
    reason: noteSchema(LIMITS.noteCharacters).check(z.minLength(1, 'Say why')),
  }),
  output: personSchema,
  errors: ['not_found', 'forbidden', 'conflict'],
})

export const restorePerson = defineEndpoint({
  ...desk,
  method: 'DELETE',
  path: '/api/operator/people/{id}/suspension',
  summary: 'For operators: lets a suspended account sign in again.',
  params: personParams,
  output: personSchema,
  errors: ['not_found', 'forbidden', 'conflict'],
})

export const endPersonSessions = defineEndpoint({
  ...desk,
  method: 'DELETE',
  path: '/api/operator/people/{id}/sessions',
  summary: 'For operators: signs an account out everywhere and ends its API keys, as its owner can.',
  params: personParams,
  output: z.object({ ended: z.int() }),
  errors: ['not_found', 'forbidden'],
})

export const deletePerson = defineEndpoint({
  ...desk,
  method: 'POST',
  path: '/api/operator/people/{id}/deletion',
  summary: 'For operators: deletes an account with everything that belongs to it. This cannot be undone.',
  params: personParams,
  /** The account's address, so that it is the one that was meant. */
  body: z.strictObject({ email: emailSchema }),
  output: z.object({ deleted: z.literal(true) }),
  errors: ['not_found', 'forbidden', 'conflict'],
})

/** Days that the desk looks back, today with them. */
export const ACTIVITY_DAYS = 30

export const activitySchema = z.object({
  /** Days of UTC, newest first, without gaps. */
  days: z.array(
    z.object({
      /** YYYY-MM-DD */
      day: z.string(),
      /** Calls of providers that ended with a picture. */
      pictures: z.int(),
      /** Calls that failed; another provider may have made the picture. */
      failures: z.int(),
      /** US dollars that vendors of pictures, speech and text charged, as booked. */
      cost_usd: z.number(),
      accounts: z.int(),
    }),
  ),
  /** Pictures and sounds together. */
  queue: z.object({
    waiting: z.int(),
    running: z.int(),
    /** Since when the one waits that has waited longest; null where none does. */
    oldest_at: z.nullable(timestampSchema),
    /** Tasks that several processes died of; they start by themselves no more. */
    set_aside: z.int(),
  }),
  storage: z.object({
    /** Originals of pictures, also in the trash, and of sounds. */
    bytes: z.int(),
    accounts: z.int(),
    /** Who stores most, at most five. */
    largest: z.array(z.object({ id: z.string(), email: z.string(), bytes: z.int() })),
  }),
})
export type Activity = z.output<typeof activitySchema>

export const getActivity = defineEndpoint({
  ...desk,
  method: 'GET',
  path: '/api/operator/activity',
  summary: 'For operators: pictures, cost and new accounts by day, the queue, and what is stored.',
  output: activitySchema,
  errors: ['not_found', 'forbidden'],
})

/** What operators do that is written down. */
export const OPERATOR_ACTIONS = [
  'invite',
  'withdraw-invitation',
  'set-tier',
  'suspend',
  'restore',
  'end-sessions',
  'delete',
  'install-model',
  'remove-model',
] as const
export type OperatorAction = (typeof OPERATOR_ACTIONS)[number]

/** One line of the audit log. Addresses are those of then. */
export const operatorEntrySchema = z.object({
  id: z.int(),
  created_at: timestampSchema,
  /** Address of the operator, or `command line`. */
  actor: z.string(),
  action: z.enum(OPERATOR_ACTIONS),
  /** Whom or what it was done to; empty for an invitation that anyone may use. */
  subject: z.string(),
  detail: z.string(),
})
export type OperatorEntry = z.output<typeof operatorEntrySchema>

export const listOperatorLog = defineEndpoint({
  ...desk,
  method: 'GET',
  path: '/api/operator/log',
  summary: 'For operators: what operators did, newest first. Kept for a year.',
  query: z.object({ cursor: cursorSchema }),
  output: z.object({ items: z.array(operatorEntrySchema), nextCursor: z.nullable(z.string()) }),
  errors: ['not_found', 'forbidden'],
})
