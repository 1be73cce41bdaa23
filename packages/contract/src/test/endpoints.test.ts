import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type Endpoint, pathOf } from '../endpoint.ts'
import { ENDPOINTS } from '../endpoints.ts'
import { ERRORS, errorBodySchema } from '../errors.ts'
import { EVENTS, TRANSIENT_EVENTS } from '../events.ts'
import { KEY_SCOPES } from '../key-scopes.ts'

type Json = { readonly [key: string]: unknown }

/** They say all by being sent. */
const SAY_NOTHING_MORE = [
  'examineInstallation body',
  'testProvider body',
  'verifyEmail body',
  'subscription.changed',
  'addresses.changed',
  'follows.published',
  'session.changed',
]
const endpoints = Object.entries<Endpoint>(ENDPOINTS)
const schemas = [...describeEndpoints(), ...describeEvents()]

test('every endpoint that a file declares is in the table', async () => {
  const folder = new URL('..', import.meta.url)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(?!test\/|.*\.test\.).*\.ts$/.test(file),
  )
  const modules = await Promise.all(files.map((file) => import(new URL(file, folder).href)))
  const declared = modules
    .flatMap((exports: object) => Object.entries(exports))
    .filter(([, value]) => isEndpoint(value))
  expect(declared.map(([name]) => name).sort()).toEqual(Object.keys(ENDPOINTS).sort())
})

function isEndpoint(value: unknown): boolean {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'auth' in value
  )
}

/** Each part of a schema, with where it stands. */
function partsOf(where: string, value: unknown): (readonly [where: string, part: Json])[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.entries(value).flatMap(([key, part]) => partsOf(`${where} ${key}`, part))
  return Array.isArray(value) ? inner : [[where, value as Json], ...inner]
}

function describeEndpoints(): (readonly [string, Json])[] {
  return endpoints.flatMap(([name, { params, query, body, output }]) =>
    Object.entries({ params, query, body, output }).flatMap(([part, schema]) => {
      if (!schema) return []
      const io = part === 'output' ? 'output' : 'input'
      return partsOf(`${name} ${part}`, z.toJSONSchema(schema, { io, unrepresentable: 'any' }))
    }),
  )
}

function describeEvents(): (readonly [string, Json])[] {
  return Object.entries<z.ZodMiniType>({ ...EVENTS, ...TRANSIENT_EVENTS }).flatMap(([type, schema]) =>
    partsOf(type, z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' })),
  )
}

describe('each endpoint', () => {
  test('says how it is asked, by whom, and what it does', () => {
    for (const [name, { method, path, auth, summary, status }] of endpoints) {
      expect(['GET', 'POST', 'PATCH', 'DELETE'], name).toContain(method)
      expect(path).toMatch(/^\/(api|v1)(\/([\w.-]+|\{\w+\}))+$/)
      expect(['session', 'optional'], name).toContain(auth)
      expect(summary, name).toMatch(/^\S.*\.$/)
      expect([undefined, 200, 201, 202, 204], name).toContain(status)
    }
  })

  test('with a session names the scope that a key needs, or takes no key', () => {
    for (const [name, { auth, keyScope, isGuarded }] of endpoints) {
      if (auth === 'session' && !isGuarded) expect([...KEY_SCOPES, 'any', 'full'], name).toContain(keyScope)
      else expect(keyScope, name).toBeUndefined()
    }
  })

  test('names errors of the catalog, each once, and of a single thing that it may not be found', () => {
    for (const [name, { path, errors = [] }] of endpoints) {
      for (const code of errors) expect(Object.keys(ERRORS), name).toContain(code)
      expect(new Set(errors).size, name).toBe(errors.length)
      // No longer to follow an author who is gone is no error.
      if (path.includes('{') && name !== 'unfollowAuthor') expect(errors, name).toContain('not_found')
    }
  })

  test('takes what its path names, and nothing else from there', () => {
    for (const [name, { path, params = z.object({}) }] of endpoints) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, word]) => word)
      const { properties = {} } = z.toJSONSchema(params, { io: 'input', unrepresentable: 'any' })
      expect(Object.keys(properties).sort(), name).toEqual(named.sort())
    }
  })
})

describe('what is sent', () => {
  test('every object has fields, but for the few that say all by being sent', () => {
    const empty = schemas.filter(
      ([, { properties }]) => properties !== undefined && Object.keys(properties as Json).length === 0,
    )
    expect(empty.map(([where]) => where)).toEqual(SAY_NOTHING_MORE)
  })

  test('every choice has words, and none of them is empty', () => {
    const choices = schemas.flatMap(([where, part]) =>
      'const' in part
        ? [[where, [part['const']]]]
        : Array.isArray(part['enum'])
          ? [[where, part['enum']]]
          : [],
    )
    for (const [where, words] of choices as [string, unknown[]][]) {
      expect(words.length, where).toBeGreaterThan(0)
      expect(words, where).not.toContain('')
    }
  })

  test('every pattern holds for the whole text', () => {
    const patterns = schemas.flatMap(([where, { pattern }]) =>
      typeof pattern === 'string' ? [[where, pattern] as const] : [],
    )
    for (const [where, pattern] of patterns) expect(pattern, where).toMatch(/^\^.*\$$/)
  })

  test('an error carries its code, its sentence, the number of the request, and messages by field', () => {
    const body = {
      error: {
        code: 'invalid_request',
        message: 'Choose 1 to 10 images',
        requestId: 'req_1',
        fields: { count: 'Choose 1 to 10 images' },
      },
    }
    expect(z.parse(errorBodySchema, body)).toEqual(body)
    expect(z.safeParse(errorBodySchema, { error: { ...body.error, code: 'oops' } }).success).toBe(false)
  })
})

test('the address of a request has its parameters in the path and its query behind, and nothing that was not given', () => {
  const endpoint = { path: '/api/things/{id}/parts/{part}' } as const
  const params = { id: 'a/b c', part: 2 }
  expect(pathOf(endpoint, { params })).toBe('/api/things/a%2Fb%20c/parts/2')
  expect(pathOf(endpoint, { params, query: { q: 'red & blue', page: 0, from: undefined, to: null } })).toBe(
    '/api/things/a%2Fb%20c/parts/2?q=red+%26+blue&page=0',
  )
  expect(pathOf({ path: '/api/things' }, {})).toBe('/api/things')
})
