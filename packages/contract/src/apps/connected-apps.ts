import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { idSchema, timestampSchema } from '../fields.ts'
import { KEY_SCOPES } from '../key-scopes.ts'

/** An app acts for a person who allowed it on the page `/authorize`, by OAuth, at `/mcp` alone. */
export const APP_LIMITS = {
  /** Unicode code points of what an app calls itself. */
  nameCharacters: 60,
  /** Apps that an account can have allowed at a time. */
  apps: 50,
  /** Days without use after which an app has to ask again. */
  days: 90,
} as const

/** What apps may ask for; their tools need no more. */
export const APP_SCOPES = ['generate', 'read'] as const satisfies readonly (typeof KEY_SCOPES)[number][]

/** As the app's address says it; what is wrong with it is told by the answer, so that the app hears of it, too. */
const parameter = z.optional(z.string().check(z.maxLength(2_000, 'At most 2000 characters')))
const requestSchema = z.strictObject({
  client_id: parameter,
  redirect_uri: parameter,
  response_type: parameter,
  code_challenge: parameter,
  code_challenge_method: parameter,
  scope: parameter,
  state: parameter,
  resource: parameter,
})
export const AUTHORIZATION_PARAMETERS = Object.keys(
  requestSchema.shape,
) as readonly (keyof typeof requestSchema.shape)[]

const scopesSchema = z.array(z.enum(KEY_SCOPES))

export const readAuthorization = defineEndpoint({
  method: 'POST',
  path: '/api/oauth/authorization',
  auth: 'session',
  isGuarded: true,
  summary: 'Which app asks for access, and to what; no one has verified what it says of itself.',
  body: requestSchema,
  output: z.object({
    /** What the app calls itself. */
    name: z.string(),
    /** Host that the app says it is of; null where it names none. */
    website: z.nullable(z.string()),
    /** Host that the browser goes to afterwards; with its scheme where that is an app's own (`cursor://…`). */
    returns_to: z.string(),
    /** Whether that is a program on the computer of the browser. */
    is_local: z.boolean(),
    scopes: scopesSchema,
    /** Why the request is refused, with the address that tells the app; null when its owner may decide. */
    refusal: z.nullable(z.object({ message: z.string(), redirect_to: z.string() })),
  }),
  errors: ['forbidden', 'not_found'],
})

export const decideAuthorization = defineEndpoint({
  method: 'POST',
  path: '/api/oauth/decision',
  auth: 'session',
  isGuarded: true,
  summary: 'Allows or denies what an app asks for; answers where the browser goes then.',
  body: z.extend(requestSchema, { allow: z.boolean() }),
  output: z.object({ redirect_to: z.string() }),
  errors: ['forbidden', 'not_found', 'conflict'],
})

export const connectedAppSchema = z.object({
  id: z.string(),
  /** What the app calls itself. */
  name: z.string(),
  /** Where the browser went when the app was allowed, told in the same way. */
  returns_to: z.string(),
  scopes: scopesSchema,
  created_at: timestampSchema,
  /** Written at most once a minute; null when it was never used. */
  last_used_at: z.nullable(timestampSchema),
  /** When it ends unless the app is used before. */
  expires_at: timestampSchema,
})

export type ConnectedApp = z.output<typeof connectedAppSchema>

export const listConnectedApps = defineEndpoint({
  method: 'GET',
  path: '/api/account/apps',
  auth: 'session',
  isGuarded: true,
  summary: 'The apps that act for the caller, newest first.',
  output: z.object({ items: z.array(connectedAppSchema) }),
  errors: ['forbidden'],
})

export const disconnectApp = defineEndpoint({
  method: 'DELETE',
  path: '/api/account/apps/{id}',
  auth: 'session',
  isGuarded: true,
  summary: 'Ends what an app may do, at once.',
  params: z.object({ id: idSchema('app', 'an app') }),
  output: z.object({ id: z.string() }),
  errors: ['forbidden', 'not_found'],
})
