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
  summary: 'Returns whether the caller is an operator.',
  output: z.object({ is_operator: z.boolean() }),
})

/** Common settings of the operator's endpoints: they do not exist for others, and API keys cannot use them. */
const desk = { auth: 'session', isGuarded: true } as const

export const INVITATION_LIMITS = { open: 1_000, days: { min: 1, max: 90, standard: 7 } } as const
const { days } = INVITATION_LIMITS

export const INVITATION_STATES = ['open', 'used', 'revoked', 'expired'] as const

export const invitationSchema = z.object({
  id: z.string(),
  state: z.enum(INVITATION_STATES),
  /** The only address that may use it; null for any. */
  email: z.nullable(z.string()),
  note: z.string(),
  /** The operator's address, or `command line`. */
  created_by: z.string(),
  created_at: timestampSchema,
  expires_at: timestampSchema,
  used_at: z.nullable(timestampSchema),
  /** The account's current address; null if it was deleted. */
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
  summary: 'For operators: lists invitations, newest first. Not found for everyone else.',
  query: z.object({ cursor: cursorSchema }),
  output: z.object({ items: z.array(invitationSchema), nextCursor: z.nullable(z.string()) }),
  errors: ['not_found', 'forbidden'],
})

export const invitationRequestSchema = z.strictObject({
  email: z._default(z.nullable(emailSchema), null),
  /** Note for the list. Up to 500 code points. */
  note: z._default(noteSchema(LIMITS.noteCharacters), ''),
  /** Lifetime in days. */
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
  summary: 'For operators: invites one person. The link is only returned here.',
  body: invitationRequestSchema,
  output: z.object({ url: z.string(), item: invitationSchema }),
  status: 201,
  errors: ['not_found', 'forbidden', 'conflict'],
})

export const revokeInvitation = defineEndpoint({
  ...desk,
  method: 'DELETE',
  path: '/api/operator/invitations/{id}',
  summary: 'For operators: withdraws an unused invitation.',
  params: z.object({ id: invitationIdSchema }),
  output: z.object({ id: z.string() }),
  errors: ['not_found', 'forbidden'],
})

/** An account as operators see it, without what was made in it. */
export const personSchema = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  email_verified: z.boolean(),
  created_at: timestampSchema,
  /** From the newest session; null if there is none. Updated at most once a day. */
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
  summary: 'For operators: lists accounts, newest first, optionally by words in address or name.',
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
  summary: 'For operators: changes an account’s tier.',
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
    'For operators: suspends an account: ends all access and stops its work until it is restored. Its data is kept.',
  params: personParams,
  body: z.strictObject({
    /** For the log and the desk; not shown to the person. 1 to 500 code points. */
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
  summary: 'For operators: signs an account out everywhere and ends its API keys.',
  params: personParams,
  output: z.object({ ended: z.int() }),
  errors: ['not_found', 'forbidden'],
})

export const deletePerson = defineEndpoint({
  ...desk,
  method: 'POST',
  path: '/api/operator/people/{id}/deletion',
  summary: 'For operators: deletes an account and everything that belongs to it. This cannot be undone.',
  params: personParams,
  /** The account's address, typed as a confirmation. */
  body: z.strictObject({ email: emailSchema }),
  output: z.object({ deleted: z.literal(true) }),
  errors: ['not_found', 'forbidden', 'conflict'],
})

/** Days shown at the desk, including today. */
export const ACTIVITY_DAYS = 30

export const activitySchema = z.object({
  /** UTC days, newest first, without gaps. */
  days: z.array(
    z.object({
      /** YYYY-MM-DD */
      day: z.string(),
      /** Provider calls that made a picture. */
      pictures: z.int(),
      /** Failed calls; another provider may have made the picture. */
      failures: z.int(),
      /** Recorded charges of picture, speech and text vendors in US dollars. */
      cost_usd: z.number(),
      accounts: z.int(),
    }),
  ),
  /** Pictures and sounds together. */
  queue: z.object({
    waiting: z.int(),
    running: z.int(),
    /** Start of the longest wait; null if none is waiting. */
    oldest_at: z.nullable(timestampSchema),
    /** Tasks that killed several processes; they are no longer started automatically. */
    set_aside: z.int(),
  }),
  storage: z.object({
    /** Originals of pictures, including the trash, and of sounds. */
    bytes: z.int(),
    accounts: z.int(),
    /** Accounts that store most, up to five. */
    largest: z.array(z.object({ id: z.string(), email: z.string(), bytes: z.int() })),
  }),
})
export type Activity = z.output<typeof activitySchema>

export const getActivity = defineEndpoint({
  ...desk,
  method: 'GET',
  path: '/api/operator/activity',
  summary: 'For operators: returns pictures, cost and new accounts by day, the queue, and storage.',
  output: activitySchema,
  errors: ['not_found', 'forbidden'],
})

/** Recorded actions of operators. */
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

/** One entry of the audit log, with the addresses of that time. */
export const operatorEntrySchema = z.object({
  id: z.int(),
  created_at: timestampSchema,
  /** The operator's address, or `command line`. */
  actor: z.string(),
  action: z.enum(OPERATOR_ACTIONS),
  /** The person or thing concerned; empty for an open invitation. */
  subject: z.string(),
  detail: z.string(),
})
export type OperatorEntry = z.output<typeof operatorEntrySchema>

export const listOperatorLog = defineEndpoint({
  ...desk,
  method: 'GET',
  path: '/api/operator/log',
  summary: 'For operators: lists operators’ actions, newest first. Kept for a year.',
  query: z.object({ cursor: cursorSchema }),
  output: z.object({ items: z.array(operatorEntrySchema), nextCursor: z.nullable(z.string()) }),
  errors: ['not_found', 'forbidden'],
})
