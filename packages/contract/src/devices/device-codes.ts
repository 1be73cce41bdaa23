import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { noteSchema, timestampSchema } from '../fields.ts'

/** Device authorization: a program on another device shows a code, a signed-in person allows it, and the program gets an API key. */
export const DEVICE_LIMITS = {
  /** Max length of a program's name. */
  nameCharacters: 60,
  /** Lifetime of a code. */
  minutes: 10,
  /** Interval at which a program asks whether it was allowed. */
  pollSeconds: 5,
  /** Lifetime of the key in days. */
  keyDays: 365,
} as const

/** No vowels, so that no word appears, and no letters that look alike. */
export const USER_CODE_LETTERS = 'BCDFGHJKLMNPQRSTVWXZ'
const USER_CODE_MESSAGE = 'A code has eight letters, such as BCDF-GHJK'

/** As typed: case, spaces and hyphens are ignored; normalized to eight capitals. */
export const userCodeSchema = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(40, USER_CODE_MESSAGE)),
    z.transform((text: string) => text.toUpperCase().replaceAll(/[\s-]+/g, '')),
  ),
  z.string().check(z.regex(new RegExp(`^[${USER_CODE_LETTERS}]{8}$`), USER_CODE_MESSAGE)),
)

/** Eight capitals, grouped for reading and comparing. */
export function shownUserCode(code: string): string {
  return `${code.slice(0, 4)}-${code.slice(4)}`
}

export const requestDeviceCode = defineEndpoint({
  method: 'POST',
  path: '/api/device/codes',
  auth: 'optional',
  isGuarded: true,
  summary: 'Requests an API key for a program: returns a code that a person allows on the page `/device`.',
  body: z.strictObject({
    /** Name of the program and its machine, shown before a person allows it. */
    name: noteSchema(DEVICE_LIMITS.nameCharacters).check(z.minLength(1, 'Name the program')),
  }),
  status: 201,
  output: z.object({
    /** Secret known only to the program. */
    device_code: z.string(),
    /** Code that the person compares and types, as `BCDF-GHJK`. */
    user_code: z.string(),
    /** Path of the page; `?code=` fills in the code. */
    verification_path: z.string(),
    /** Seconds until the code expires. */
    expires_in: z.int(),
    /** Min seconds between polls. */
    interval: z.int(),
  }),
  errors: ['forbidden'],
})

export const redeemDeviceCode = defineEndpoint({
  method: 'POST',
  path: '/api/device/keys',
  auth: 'optional',
  isGuarded: true,
  summary: 'Returns whether a code was allowed, and then, once only, the API key.',
  body: z.strictObject({ device_code: z.string().check(z.minLength(1), z.maxLength(200)) }),
  output: z.object({
    /** `expired` also for unknown or redeemed codes. */
    status: z.enum(['pending', 'allowed', 'denied', 'expired']),
    /** When allowed: sent as `Authorization: Bearer …`; only its hash is stored. */
    key: z.nullable(z.string()),
  }),
  errors: ['forbidden', 'conflict'],
})

export const getDeviceCode = defineEndpoint({
  method: 'POST',
  path: '/api/device/lookup',
  auth: 'session',
  isGuarded: true,
  summary: 'Returns what a code requests.',
  body: z.strictObject({ user_code: userCodeSchema }),
  output: z.object({ name: z.string(), expires_at: timestampSchema }),
  errors: ['forbidden', 'not_found'],
})

export const decideDeviceCode = defineEndpoint({
  method: 'POST',
  path: '/api/device/decision',
  auth: 'session',
  isGuarded: true,
  summary: 'Allows or denies a code’s request, once.',
  body: z.strictObject({ user_code: userCodeSchema, allow: z.boolean() }),
  output: z.object({ allowed: z.boolean() }),
  errors: ['forbidden', 'not_found', 'conflict'],
})
