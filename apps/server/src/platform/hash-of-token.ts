import { createHash } from 'node:crypto'

/** All that is kept of a random token or key that opens something: it cannot be used by who reads the database. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
