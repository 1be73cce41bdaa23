import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { noteSchema, timestampSchema } from '../fields.ts'

/** A program on another device gets an API key: it shows a code, and its owner, who is signed in here, allows it. */
export const DEVICE_LIMITS = {
  /** Of what a program calls itself. */
  nameCharacters: 60,
  /** How long a code can be allowed and fetched. */
  minutes: 10,
  /** Between two questions of a program whether it was allowed. */
  pollSeconds: 5,
  /** How many days the key works. */
  keyDays: 365,
} as const

/** Letters without vowels, so that no word appears, and without those that are mistaken for each other. */
export const USER_CODE_LETTERS = 'BCDFGHJKLMNPQRSTVWXZ'
const USER_CODE_MESSAGE = 'A code has eight letters, such as BCDF-GHJK'

/** As people type it: small letters, spaces and hyphens do not matter; answered as eight capitals. */
export const userCodeSchema = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(40, USER_CODE_MESSAGE)),
    z.transform((text: string) => text.toUpperCase().replaceAll(/[\s-]+/g, '')),
  ),
  z.string().check(z.regex(new RegExp(`^[${USER_CODE_LETTERS}]{8}$`), USER_CODE_MESSAGE)),
)

/** Eight capitals as people read and compare them. */
export function shownUserCode(code: string): string {
  return `${code.slice(0, 4)}-${code.slice(4)}`
}

export const requestDeviceCode = defineEndpoint({
  method: 'POST',
  path: '/api/device/codes',
  auth: 'optional',
  isGuarded: true,
  summary: 'Asks for an API key for a program: answers a code that its owner allows on the page `/device`.',
  body: z.strictObject({
    /** What the program calls itself and its machine; its owner reads it before allowing it. */
    name: noteSchema(DEVICE_LIMITS.nameCharacters).check(z.minLength(1, 'Name the program')),
  }),
  status: 201,
  output: z.object({
    /** Secret of the program. */
    device_code: z.string(),
    /** What the person compares and types, as `BCDF-GHJK`. */
    user_code: z.string(),
    /** Path of the page, behind the address of the site; with `?code=` and the code it is filled in. */
    verification_path: z.string(),
    /** Seconds until the code ends. */
    expires_in: z.int(),
    /** Seconds to wait between two questions. */
    interval: z.int(),
  }),
  errors: ['forbidden'],
})

export const redeemDeviceCode = defineEndpoint({
  method: 'POST',
  path: '/api/device/keys',
  auth: 'optional',
  isGuarded: true,
  summary: 'Whether a code was allowed, and once it was the API key: in this answer alone.',
  body: z.strictObject({ device_code: z.string().check(z.minLength(1), z.maxLength(200)) }),
  output: z.object({
    /** `expired` also for a code that was never given out or was redeemed before. */
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
  summary: 'What a code that someone was shown asks for.',
  body: z.strictObject({ user_code: userCodeSchema }),
  output: z.object({ name: z.string(), expires_at: timestampSchema }),
  errors: ['forbidden', 'not_found'],
})

export const decideDeviceCode = defineEndpoint({
  method: 'POST',
  path: '/api/device/decision',
  auth: 'session',
  isGuarded: true,
  summary: 'Allows or denies what a code asks for; once.',
  body: z.strictObject({ user_code: userCodeSchema, allow: z.boolean() }),
  output: z.object({ allowed: z.boolean() }),
  errors: ['forbidden', 'not_found', 'conflict'],
})
