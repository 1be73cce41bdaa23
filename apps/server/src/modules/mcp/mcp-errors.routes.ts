import { APP_SCOPES } from '@easel/contract/apps/connected-apps'
import type { ErrorShape } from '../../platform/http/error-shape.ts'

/**
 * What is refused before it reaches the protocol, in the product's own shape; a missing bearer is asked for as the protocol has it, with the
 * document (RFC 9728) that says how an app gets one.
 */
export function mcpErrorShape(resourceDocument: string): ErrorShape {
  const challenge = `Bearer realm="Easel", resource_metadata="${resourceDocument}", scope="${APP_SCOPES.join(' ')}"`
  const asking: Readonly<Record<string, string>> = { 'WWW-Authenticate': challenge }
  return ({ status, body }) => ({ status, body, headers: status === 401 ? asking : {} })
}
