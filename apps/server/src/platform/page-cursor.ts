import { AppError } from './app-error.ts'

/** An opaque position in a list, read only by that list. */
export function writeCursor(...parts: readonly (string | number)[]): string {
  return Buffer.from(parts.join('.')).toString('base64url')
}

/** The groups that `shape` matches in a cursor. Throws for a cursor that this list did not write. */
export function readCursor(cursor: string, shape: RegExp): readonly string[] {
  const found = shape.exec(Buffer.from(cursor, 'base64url').toString('latin1'))
  if (!found) throw notACursor()
  return found.slice(1)
}

export function notACursor(): AppError {
  return new AppError('invalid_request', { fields: { cursor: 'That is not a cursor of this list' } })
}
