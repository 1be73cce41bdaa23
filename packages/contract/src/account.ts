import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { noteSchema, timestampSchema } from './fields.ts'
import { LIMITS } from './limits.ts'

/** The phrase a person types to delete their account. */
export const DELETION_PHRASE = 'delete my account'

export const emailSchema = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(254, 'Enter an email address, like name@example.com'),
    z.email('Enter an email address, like name@example.com'),
  )

const { min, max } = LIMITS.passwordCharacters
export const newPasswordSchema = z
  .string()
  .check(
    z.minLength(min, `Use at least ${min} characters`),
    z.maxLength(max, `Use at most ${max} characters`),
  )

/** Minutes after a sign-in during which it replaces the password of an account without one. */
export const FRESH_SIGN_IN_MINUTES = 10

/** The current password, required for sensitive changes; accounts without one omit it. */
export const passwordSchema = z
  .string('Enter your password')
  .check(z.minLength(1, 'Enter your password'), z.maxLength(max, 'That is not your password'))

export const accountSchema = z.object({
  id: z.string(),
  email: z.string(),
  /** Whether the address is verified: a mailed link was opened. */
  email_verified: z.boolean(),
  /** Visible only to the owner; the public name is a preference. May be empty. */
  display_name: z.string(),
  created_at: timestampSchema,
  /** Whether the account has a usable password; without one, a sign-in within ten minutes is required instead. */
  has_password: z.boolean(),
})

export type Account = z.output<typeof accountSchema>

export const getAccount = defineEndpoint({
  method: 'GET',
  path: '/api/account',
  auth: 'session',
  keyScope: 'read',
  summary: 'Returns the caller’s account.',
  output: accountSchema,
})

export const updateAccount = defineEndpoint({
  method: 'PATCH',
  path: '/api/account',
  auth: 'session',
  isGuarded: true,
  summary: 'Changes the display name.',
  body: z.strictObject({ display_name: noteSchema(LIMITS.displayNameCharacters) }),
  output: accountSchema,
  errors: ['forbidden'],
})

export const changeEmail = defineEndpoint({
  method: 'POST',
  path: '/api/account/email',
  auth: 'session',
  isGuarded: true,
  summary:
    'Changes the email address. With a mail server the new address must be confirmed first; without one the password is enough.',
  body: z.strictObject({ email: emailSchema, password: z.optional(passwordSchema) }),
  output: z.object({ status: z.enum(['changed', 'confirmation_sent']) }),
  errors: ['forbidden'],
})

export const confirmEmail = defineEndpoint({
  method: 'POST',
  path: '/api/account/email/confirm',
  auth: 'session',
  isGuarded: true,
  summary:
    'Confirms a change of address by its link. Works once, within an hour, for the account that requested it.',
  body: z.strictObject({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
  output: accountSchema,
  errors: ['forbidden', 'not_found', 'conflict'],
})

export const verifyEmail = defineEndpoint({
  method: 'POST',
  path: '/api/account/email/verification',
  auth: 'session',
  isGuarded: true,
  summary:
    'Sends a link that verifies the account’s address, valid for a day. Gives the same answer when too many were sent.',
  body: z.strictObject({}),
  output: z.object({ status: z.enum(['sent', 'verified_already']) }),
  errors: ['forbidden', 'conflict'],
})

export const changePassword = defineEndpoint({
  method: 'POST',
  path: '/api/account/password',
  auth: 'session',
  isGuarded: true,
  summary: 'Changes the password, or sets the first one, and ends every other session and every API key.',
  body: z.strictObject({ current_password: z.optional(passwordSchema), new_password: newPasswordSchema }),
  output: z.object({
    /** Number of sessions that ended. */
    ended: z.int(),
  }),
  errors: ['forbidden'],
})

export const sessionSchema = z.object({
  id: z.string(),
  /** Browser and system, as far as known: `Firefox on Windows`. */
  device: z.string(),
  /** IP address of the last sign-in; null when unknown. */
  address: z.nullable(z.string()),
  created_at: timestampSchema,
  /** Updated at most once a day. */
  last_used_at: timestampSchema,
  is_current: z.boolean(),
})

export type AccountSession = z.output<typeof sessionSchema>

export const listSessions = defineEndpoint({
  method: 'GET',
  path: '/api/account/sessions',
  auth: 'session',
  isGuarded: true,
  summary: 'Lists the caller’s sessions, newest first.',
  output: z.object({ items: z.array(sessionSchema) }),
  errors: ['forbidden'],
})

export const endSession = defineEndpoint({
  method: 'DELETE',
  path: '/api/account/sessions/{id}',
  auth: 'session',
  isGuarded: true,
  summary: 'Signs out one of the caller’s devices at once.',
  params: z.object({
    id: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/, 'That is not the id of a session')),
  }),
  output: z.object({ id: z.string() }),
  errors: ['forbidden', 'not_found'],
})

export const endSessions = defineEndpoint({
  method: 'DELETE',
  path: '/api/account/sessions',
  auth: 'session',
  isGuarded: true,
  summary: 'Signs out every other device, or every device including this one, which also ends all API keys.',
  query: z.object({ scope: z.enum(['others', 'all']) }),
  output: z.object({ ended: z.int() }),
  errors: ['forbidden'],
})

export const exportAccount = defineEndpoint({
  method: 'POST',
  path: '/api/account/export',
  auth: 'session',
  isGuarded: true,
  summary: 'Returns a URL, valid for ten minutes, that downloads all of the caller’s data as a ZIP.',
  output: z.object({ url: z.string(), expires_at: timestampSchema }),
  errors: ['forbidden'],
})

export const deleteAccount = defineEndpoint({
  method: 'POST',
  path: '/api/account/deletion',
  auth: 'session',
  isGuarded: true,
  summary: 'Deletes the account and everything that belongs to it. This cannot be undone.',
  body: z.strictObject({
    password: z.optional(passwordSchema),
    confirmation: z.literal(DELETION_PHRASE, `Type “${DELETION_PHRASE}”`),
  }),
  output: z.object({ deleted: z.literal(true) }),
  errors: ['forbidden'],
})
