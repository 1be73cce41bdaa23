import type { TakeTurn } from '../../../platform/quota.ts'
import type { ApiKeyDeps } from '../keys/api-keys.ts'
import type { Client } from './client-document.ts'

export type AppDeps = Omit<ApiKeyDeps, 'mails'> & {
  /** Public address: the issuer of tokens. */
  readonly publicUrl: string
  readonly readDocument: (clientId: string) => Promise<Client>
  /** Limits requests that an account looks at, since each may fetch a document; undefined for no limit. */
  readonly requestLimiter: { readonly take: TakeTurn } | undefined
  readonly mails: { readonly appConnected: (to: string, name: string) => void }
}

/** The only resource of tokens: the tools for language models. */
export const resourceOf = (publicUrl: string): string => `${publicUrl}/mcp`

/** Whether this is our only resource (RFC 8707); a missing one counts as it. */
export function isOwnResource(resource: string | undefined | null, publicUrl: string): boolean {
  if (resource === undefined || resource === null) return true
  if (!URL.canParse(resource)) return false
  const { href } = new URL(resource)
  return href.replace(/\/$/, '') === new URL(resourceOf(publicUrl)).href
}
