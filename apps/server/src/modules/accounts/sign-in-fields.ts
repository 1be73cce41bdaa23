import { emailSchema, newPasswordSchema, passwordSchema } from '@easel/contract/account'
import { noteSchema } from '@easel/contract/fields'
import { LIMITS } from '@easel/contract/limits'
import { assertionSchema } from '@easel/contract/passkeys/passkeys'
import * as z from 'zod/mini'

/** A callable endpoint of the sign-in library, with our validation of each field. `refused` lists fields that the library accepts and we do not. */
export type SignInEndpoint = {
  readonly method: 'GET' | 'POST'
  readonly body?: z.ZodMiniObject
  readonly refused: readonly string[]
  /** Concerns passwords: closed where the installation uses none. */
  readonly takesPasswords?: true
}

/** Paths the library answers under `/api/auth`; all others are 404. A test compares them with the library's own list. */
export const SIGN_IN_ENDPOINTS: Readonly<Record<string, SignInEndpoint>> = {
  '/sign-up/email': {
    method: 'POST',
    takesPasswords: true,
    body: z.strictObject({
      name: noteSchema(LIMITS.displayNameCharacters),
      email: emailSchema,
      password: newPasswordSchema,
      invitation: z.optional(z.string().check(z.maxLength(200))),
      rememberMe: z.optional(z.boolean()),
    }),
    refused: ['image', 'callbackURL'],
  },
  '/sign-in/email': {
    method: 'POST',
    takesPasswords: true,
    body: z.strictObject({
      email: emailSchema,
      password: passwordSchema,
      rememberMe: z.optional(z.boolean()),
    }),
    refused: ['callbackURL'],
  },
  '/request-password-reset': {
    method: 'POST',
    takesPasswords: true,
    body: z.strictObject({ email: emailSchema, redirectTo: z.optional(z.literal('/reset-password')) }),
    refused: [],
  },
  '/reset-password': {
    method: 'POST',
    takesPasswords: true,
    body: z.strictObject({
      token: z.string().check(z.minLength(1), z.maxLength(200)),
      newPassword: newPasswordSchema,
    }),
    refused: [],
  },
  '/passkey/challenge': { method: 'POST', body: z.strictObject({}), refused: [] },
  '/sign-in/passkey': {
    method: 'POST',
    body: z.strictObject({ credential: assertionSchema }),
    refused: [],
  },
  '/sign-out': {
    method: 'POST',
    body: z.strictObject({}),
    refused: ['callbackURL', 'disableRedirect', 'state'],
  },
  '/get-session': { method: 'GET', refused: ['disableCookieCache', 'disableRefresh'] },
}
