import type { TakeTurn } from '../../../platform/quota.ts'
import type { ApiKeyDeps } from '../keys/api-keys.ts'
import type { Client } from './client-document.ts'

export type AppDeps = Omit<ApiKeyDeps, 'mails'> & {
  /** Where people open the site: the name under which this server issues tokens. */
  readonly publicUrl: string
  readonly readDocument: (clientId: string) => Promise<Client>
  /** Requests that an account may look at, each of which may fetch a document; undefined means any number. */
  readonly requestLimiter: { readonly take: TakeTurn } | undefined
  readonly mails: { readonly appConnected: (to: string, name: string) => void }
}

/** What tokens open: the tools for language models, and nothing else. */
export const resourceOf = (publicUrl: string): string => `${publicUrl}/mcp`

/** Absent, it is what tokens open here (RFC 8707). */
export function isOwnResource(resource: string | undefined | null, publicUrl: string): boolean {
  if (resource === undefined || resource === null) return true
  if (!URL.canParse(resource)) return false
  const { href } = new URL(resource)
  return href.replace(/\/$/, '') === new URL(resourceOf(publicUrl)).href
}
