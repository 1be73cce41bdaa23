import type { Endpoint, EndpointInput } from '@easel/contract/endpoint'
import * as z from 'zod/mini'
import { AppError } from '../app-error.ts'
import { fieldMessage } from '../field-message.ts'
import { isNestedDeeper } from './json-depth.ts'

// Schemas are written for small bundles and bring few messages.
z.config(z.locales.en())

export type RequestParts = {
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  /** The unvalidated body; undefined when the endpoint takes none. */
  readonly body: unknown
}

/** Parses every declared part; the first message of each field goes to `fields`. */
export function readRequest<E extends Endpoint>(endpoint: E, parts: RequestParts): EndpointInput<E> {
  const parsed: Record<string, unknown> = {}
  const fields: Record<string, string> = {}
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = endpoint[part]
    if (!schema) continue
    if (part !== 'body') assertStorable(parts[part])
    const result = z.safeParse(schema, parts[part], { error: fieldMessage })
    if (result.success) parsed[part] = result.data
    else
      for (const issue of result.error.issues) {
        const name = issue.path.join('.') || part
        fields[name] ??= issue.message
      }
  }
  const [first] = Object.values(fields)
  if (first !== undefined) throw new AppError('invalid_request', { message: first, fields })
  return parsed as EndpointInput<E>
}

/** Max nesting of JSON; no real request comes close. */
const MAX_DEPTH = 64

/** Parses a JSON body; undefined when it is empty. Refuses NUL and lone surrogates, which JSON can spell only by escapes and PostgreSQL cannot store. */
export function parseJson(text: string): unknown {
  if (text.trim() === '') return undefined
  if (isNestedDeeper(text, MAX_DEPTH))
    throw new AppError('invalid_request', { message: 'The body is nested too deeply.' })
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (cause) {
    throw new AppError('invalid_request', { message: 'The body is not valid JSON.', cause })
  }
  if (text.includes('\\u')) assertStorable(value)
  return value
}

function assertStorable(value: unknown): void {
  if (hasBrokenText(value))
    throw new AppError('invalid_request', {
      message: 'The request contains characters that cannot be stored.',
    })
}

function hasBrokenText(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed()
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([key, entry]) => hasBrokenText(key) || hasBrokenText(entry))
}
