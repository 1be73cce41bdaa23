import { AppError } from './app-error.ts'

/** Where a page of a list ends, as text that only the list itself reads. */
export function writeCursor(...parts: readonly (string | number)[]): string {
  return Buffer.from(parts.join('.')).toString('base64url')
}

/** The groups that `shape` finds in a cursor. Throws for one that the list did not write. */
export function readCursor(cursor: string, shape: RegExp): readonly string[] {
  const found = shape.exec(Buffer.from(cursor, 'base64url').toString('latin1'))
  if (!found) throw notACursor()
  return found.slice(1)
}

export function notACursor(): AppError {
  return new AppError('invalid_request', { fields: { cursor: 'That is not a cursor of this list' } })
}
