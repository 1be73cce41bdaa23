import { emailSchema, newPasswordSchema, passwordSchema } from '@easel/contract/account'
import { noteSchema } from '@easel/contract/fields'
import { LIMITS } from '@easel/contract/limits'
import * as z from 'zod/mini'

/** What of the sign-in library is reached from outside, with our rule for each field; `refused` names what it would take and we do not. */
export type SignInEndpoint = {
  readonly method: 'GET' | 'POST'
  readonly body?: z.ZodMiniObject
  readonly refused: readonly string[]
}

/** Answered by the library under `/api/auth`. Every other path of it is unknown here; a test lists them all with all their fields. */
export const SIGN_IN_ENDPOINTS: Readonly<Record<string, SignInEndpoint>> = {
  '/sign-up/email': {
    method: 'POST',
    body: z.strictObject({
      name: noteSchema(LIMITS.displayNameCharacters),
      email: emailSchema,
      password: newPasswordSchema,
      rememberMe: z.optional(z.boolean()),
    }),
    refused: ['image', 'callbackURL'],
  },
  '/sign-in/email': {
    method: 'POST',
    body: z.strictObject({
      email: emailSchema,
      password: passwordSchema,
      rememberMe: z.optional(z.boolean()),
    }),
    refused: ['callbackURL'],
  },
  '/request-password-reset': {
    method: 'POST',
    body: z.strictObject({ email: emailSchema, redirectTo: z.optional(z.literal('/reset-password')) }),
    refused: [],
  },
  '/reset-password': {
    method: 'POST',
    body: z.strictObject({
      token: z.string().check(z.minLength(1), z.maxLength(200)),
      newPassword: newPasswordSchema,
    }),
    refused: [],
  },
  '/sign-out': { method: 'POST', body: z.strictObject({}), refused: [] },
  '/get-session': { method: 'GET', refused: ['disableCookieCache', 'disableRefresh'] },
}
