import { createHash } from 'node:crypto'

/** The stored form of a random token or key, useless to someone who reads the database. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
