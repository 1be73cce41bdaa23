import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { idSchema, timestampSchema } from '../fields.ts'
import { KEY_SCOPES } from '../key-scopes.ts'

/** An app acts for a person who allowed it on `/authorize` by OAuth, and can only use `/mcp`. */
export const APP_LIMITS = {
  /** Max code points of an app's name. */
  nameCharacters: 60,
  /** Max apps an account can have allowed at a time. */
  apps: 50,
  /** Days without use after which an app must ask again. */
  days: 90,
} as const

/** Scopes that apps may request; their tools need no more. */
export const APP_SCOPES = ['generate', 'read'] as const satisfies readonly (typeof KEY_SCOPES)[number][]

/** The app's query, unvalidated: errors are returned in the answer, so that the app learns of them, too. */
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
  summary: 'Returns which app requests access, and to what; its description of itself is unverified.',
  body: requestSchema,
  output: z.object({
    /** The app's own name. */
    name: z.string(),
    /** The app's own host, unverified; null if it names none. */
    website: z.nullable(z.string()),
    /** Host the browser is redirected to; with its scheme if that is an app's own (`cursor://…`). */
    returns_to: z.string(),
    /** Whether that is a program on the browser's computer. */
    is_local: z.boolean(),
    scopes: scopesSchema,
    /** Why the request is refused, with the URL that tells the app; null when the person may decide. */
    refusal: z.nullable(z.object({ message: z.string(), redirect_to: z.string() })),
  }),
  errors: ['forbidden', 'not_found'],
})

export const decideAuthorization = defineEndpoint({
  method: 'POST',
  path: '/api/oauth/decision',
  auth: 'session',
  isGuarded: true,
  summary: 'Allows or denies an app’s request; returns where the browser goes next.',
  body: z.extend(requestSchema, { allow: z.boolean() }),
  output: z.object({ redirect_to: z.string() }),
  errors: ['forbidden', 'not_found', 'conflict'],
})

export const connectedAppSchema = z.object({
  id: z.string(),
  /** The app's own name. */
  name: z.string(),
  /** Where the browser was redirected when the app was allowed, as above. */
  returns_to: z.string(),
  scopes: scopesSchema,
  created_at: timestampSchema,
  /** Updated at most once a minute; null if never used. */
  last_used_at: z.nullable(timestampSchema),
  /** When it expires unless it is used before. */
  expires_at: timestampSchema,
})

export type ConnectedApp = z.output<typeof connectedAppSchema>

export const listConnectedApps = defineEndpoint({
  method: 'GET',
  path: '/api/account/apps',
  auth: 'session',
  isGuarded: true,
  summary: 'Lists the apps connected to the caller’s account, newest first.',
  output: z.object({ items: z.array(connectedAppSchema) }),
  errors: ['forbidden'],
})

export const disconnectApp = defineEndpoint({
  method: 'DELETE',
  path: '/api/account/apps/{id}',
  auth: 'session',
  isGuarded: true,
  summary: 'Disconnects an app at once.',
  params: z.object({ id: idSchema('app', 'an app') }),
  output: z.object({ id: z.string() }),
  errors: ['forbidden', 'not_found'],
})
