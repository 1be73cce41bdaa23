import * as z from 'zod/mini'
import { passwordSchema } from '../account.ts'
import { defineEndpoint } from '../endpoint.ts'
import { idSchema, noteSchema, timestampSchema } from '../fields.ts'

export const PASSKEY_LIMITS = {
  /** Max length in code points. */
  nameCharacters: 60,
  /** Max passkeys of an account. */
  passkeys: 20,
  /** Minutes in which a ceremony must be finished. */
  minutes: 5,
} as const

/** A passkey as its owner sees it. */
export const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  created_at: timestampSchema,
  /** Last sign-in; null if never used. */
  last_used_at: z.nullable(timestampSchema),
})

export type Passkey = z.output<typeof passkeySchema>

const bytes = (most: number) =>
  z.string().check(z.maxLength(most), z.regex(/^[\w-]+$/, 'That is not base64url'))

const credentialId = bytes(1_400)
const transports = z.array(z.string().check(z.maxLength(40))).check(z.maxLength(10))
const nameSchema = noteSchema(PASSKEY_LIMITS.nameCharacters).check(z.minLength(1, 'Give the passkey a name'))
const params = z.object({ id: idSchema('pk', 'a passkey') })

/** The parts of WebAuthn's `RegistrationResponseJSON` that are used; bytes are base64url. */
const registrationSchema = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes(8_000),
    attestationObject: bytes(16_000),
    transports: z.optional(transports),
  }),
})

/** The parts of WebAuthn's `AuthenticationResponseJSON` that are used; bytes are base64url. */
export const assertionSchema = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes(4_000),
    authenticatorData: bytes(2_000),
    signature: bytes(2_000),
    /** The passkey's account. */
    userHandle: z.optional(z.nullable(bytes(100))),
  }),
})

/** WebAuthn's `PublicKeyCredentialRequestOptionsJSON`, returned by `POST /api/auth/passkey/challenge`. */
export const passkeyChallengeSchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  /** Timeout in milliseconds. */
  timeout: z.int(),
  userVerification: z.literal('required'),
})

export const listPasskeys = defineEndpoint({
  method: 'GET',
  path: '/api/account/passkeys',
  auth: 'session',
  isGuarded: true,
  summary: 'Lists the caller’s passkeys, newest first.',
  output: z.object({ items: z.array(passkeySchema) }),
  errors: ['forbidden'],
})

export const beginPasskey = defineEndpoint({
  method: 'POST',
  path: '/api/account/passkeys/challenge',
  auth: 'session',
  isGuarded: true,
  summary:
    'Returns what the browser needs to create a passkey; valid for one passkey of this session within five minutes.',
  body: z.strictObject({
    /** The account's password, if it has one; otherwise a sign-in within ten minutes is required. */
    password: z.optional(passwordSchema),
  }),
  /** WebAuthn's `PublicKeyCredentialCreationOptionsJSON`. */
  output: z.object({
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    challenge: z.string(),
    pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
    /** Timeout in milliseconds. */
    timeout: z.int(),
    /** The account's passkeys: a device with one of them creates no second. */
    excludeCredentials: z.array(
      z.object({ type: z.literal('public-key'), id: z.string(), transports: z.array(z.string()) }),
    ),
    authenticatorSelection: z.object({
      residentKey: z.literal('required'),
      requireResidentKey: z.literal(true),
      userVerification: z.literal('required'),
    }),
    attestation: z.literal('none'),
  }),
  errors: ['forbidden', 'conflict'],
})

export const addPasskey = defineEndpoint({
  method: 'POST',
  path: '/api/account/passkeys',
  auth: 'session',
  isGuarded: true,
  summary: 'Saves the passkey that the browser created.',
  body: z.strictObject({ name: nameSchema, credential: registrationSchema }),
  status: 201,
  output: passkeySchema,
  errors: ['forbidden', 'conflict'],
})

export const renamePasskey = defineEndpoint({
  method: 'PATCH',
  path: '/api/account/passkeys/{id}',
  auth: 'session',
  isGuarded: true,
  summary: 'Renames a passkey.',
  params,
  body: z.strictObject({ name: nameSchema }),
  output: passkeySchema,
  errors: ['forbidden', 'not_found'],
})

export const removePasskey = defineEndpoint({
  method: 'DELETE',
  path: '/api/account/passkeys/{id}',
  auth: 'session',
  isGuarded: true,
  summary: 'Deletes a passkey. The last way to sign in cannot be deleted.',
  params,
  output: z.object({ id: z.string() }),
  errors: ['forbidden', 'not_found', 'conflict'],
})
