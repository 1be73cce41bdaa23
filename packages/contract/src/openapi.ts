import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'
import { ENDPOINTS } from './endpoints.ts'
import { ERRORS, type ErrorCode, errorBodySchema } from './errors.ts'
import { timestampSchema } from './fields.ts'
import { openaiErrorOf, openaiErrorSchema } from './openai/openai-errors.ts'
import { WEBHOOK_EVENTS } from './programs/webhooks.ts'

type Json = { readonly [key: string]: unknown }

const ALWAYS = [
  'invalid_request',
  'rate_limit',
  'server_error',
  'unavailable',
] as const satisfies readonly ErrorCode[]

/** The OpenAPI 3.1 document, generated from the table that the server mounts. */
export function createOpenApi(publicUrl: string, version: string): Json {
  const paths: Record<string, Record<string, Json>> = {}
  for (const [name, endpoint] of Object.entries<Endpoint>(ENDPOINTS)) {
    const operations = paths[endpoint.path] ?? {}
    paths[endpoint.path] = { ...operations, [endpoint.method.toLowerCase()]: toOperation(name, endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Easel', version },
    servers: [{ url: publicUrl }],
    paths,
    webhooks: toWebhooks(),
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', description: 'The session of a person who is signed in.' },
        key: {
          type: 'http',
          scheme: 'bearer',
          description:
            'An API key from Settings. Behind it stands the scope that the key needs; `full` means a key that is not limited to scopes.',
        },
      },
      headers: HEADERS,
      schemas: { Error: z.toJSONSchema(errorBodySchema), OpenAiError: z.toJSONSchema(openaiErrorSchema) },
    },
  }
}

function toOperation(operationId: string, endpoint: Endpoint): Json {
  return {
    operationId,
    tags: [toTag(endpoint)],
    summary: endpoint.summary,
    security: toSecurity(endpoint),
    parameters: [
      ...toParameters('path', endpoint.params),
      ...toParameters('query', endpoint.query),
      ...(countsOnce(endpoint) ? [IDEMPOTENCY_KEY] : []),
    ],
    ...(endpoint.body
      ? { requestBody: { required: true, content: toContent(endpoint, toSchema(endpoint.body, 'input')) } }
      : {}),
    responses: {
      [String(endpoint.status ?? 200)]: {
        description: 'Done.',
        headers: toHeaders(QUOTA_HEADERS),
        content: json(toSchema(endpoint.output, 'output')),
      },
      ...toErrorResponses(endpoint),
    },
  }
}

/** Grouped by the noun in the path; other APIs' formats have groups of their own. */
function toTag({ dialect, path }: Endpoint): string {
  return dialect === 'openai' ? 'OpenAI’s format' : (path.split('/')[2] ?? path)
}

/** The required scope, which OpenAPI 3.1 lists like roles; endpoints closed to keys have none. */
function toSecurity({ auth, isGuarded, keyScope }: Endpoint): Json[] {
  if (auth === 'optional') return [{ session: [] }, {}]
  if (isGuarded) return [{ session: [] }]
  return [{ session: [] }, { key: keyScope === 'any' ? [] : [keyScope] }]
}

/** Webhook messages; see docs/webhooks.md for the signature headers. */
function toWebhooks(): Json {
  const entries = Object.entries<z.ZodMiniType>(WEBHOOK_EVENTS).map(([type, data]) => {
    const body = z.object({ type: z.literal(type), timestamp: timestampSchema, data })
    const requestBody = { required: true, content: json(toSchema(body, 'output')) }
    return [type, { post: { requestBody, responses: { '2XX': { description: 'Taken.' } } } }]
  })
  return Object.fromEntries(entries)
}

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Requests of a signed-in caller with the same key have one effect and one answer, for 24 hours.',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
}

function toParameters(place: 'path' | 'query', schema: z.ZodMiniType | undefined): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = toSchema(schema, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

const HEADERS = {
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } },
  'RateLimit-Policy': {
    description:
      'The request limits that this request was counted against, by name: q requests at once, which come back within w seconds.',
    schema: { type: 'string', examples: ['"account";q=1200;w=60'] },
  },
  RateLimit: {
    description: 'What they leave: r more requests at once, and t seconds until one more is free.',
    schema: { type: 'string', examples: ['"account";r=1199;t=1'] },
  },
}
const QUOTA_HEADERS = ['RateLimit-Policy', 'RateLimit'] as const

function toHeaders(names: readonly (keyof typeof HEADERS)[]): Json {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))
}

/** Whether repeating a request with the same `Idempotency-Key` has no further effect. */
function countsOnce({ method, isGuarded }: Endpoint): boolean {
  return method === 'POST' && !isGuarded
}

/** One response for each status; its description lists the error codes. */
function toErrorResponses(endpoint: Endpoint): Json {
  const codes = new Set<ErrorCode>([...ALWAYS, ...(endpoint.errors ?? [])])
  if (endpoint.auth === 'session') codes.add('auth_required')
  if (endpoint.keyScope !== undefined && endpoint.keyScope !== 'any') codes.add('forbidden')
  if (countsOnce(endpoint)) codes.add('idempotency_mismatch')
  if (endpoint.body) codes.add('payload_too_large')
  const isOpenAi = endpoint.dialect === 'openai'
  const schema = isOpenAi ? 'OpenAiError' : 'Error'
  const told = (code: ErrorCode) => (isOpenAi ? openaiErrorOf(code) : { code, status: ERRORS[code].status })
  const byStatus = Map.groupBy([...codes].map(told), ({ status }) => status)
  const entries = [...byStatus].sort(([left], [right]) => left - right)
  return Object.fromEntries(
    entries.map(([status, group]) => [
      String(status),
      {
        description: `Code ${[...new Set(group.map(({ code }) => code))].join(' or ')}.`,
        headers: toHeaders(status === 429 ? ['Retry-After', ...QUOTA_HEADERS] : QUOTA_HEADERS),
        content: json({ $ref: `#/components/schemas/${schema}` }),
      },
    ]),
  )
}

function toContent(endpoint: Endpoint, schema: Json): Json {
  return endpoint.takesForms ? { ...json(schema), 'multipart/form-data': { schema } } : json(schema)
}

function toSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

function json(schema: Json): Json {
  return { 'application/json': { schema } }
}
