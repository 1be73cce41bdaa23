import * as z from 'zod/mini'
import { AppError } from '../../platform/app-error.ts'
import { fieldMessage } from '../../platform/field-message.ts'

/** Validates a value; rejects with the product's messages, each naming its field. */
export function readAs<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> {
  const read = z.safeParse(schema, value, { error: fieldMessage })
  if (read.success) return read.data
  const fields: Record<string, string> = {}
  for (const { path, message } of read.error.issues) fields[path.join('.') || 'arguments'] ??= message
  const message = Object.entries(fields)
    .map(([field, words]) => (words.startsWith(`${field} `) ? words : `${field}: ${words}`))
    .join('; ')
  throw new AppError('invalid_request', { message, fields })
}
