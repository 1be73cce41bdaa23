import { APP_SCOPES } from '@easel/contract/apps/connected-apps'
import type { ErrorShape } from '../../platform/http/error-shape.ts'

/**
 * Errors raised before the protocol, in the product's format. A missing bearer is answered as the protocol requires, with the document (RFC
 * 9728) that tells an app how to get one.
 */
export function mcpErrorShape(resourceDocument: string): ErrorShape {
  const challenge = `Bearer realm="Easel", resource_metadata="${resourceDocument}", scope="${APP_SCOPES.join(' ')}"`
  const asking: Readonly<Record<string, string>> = { 'WWW-Authenticate': challenge }
  return ({ status, body }) => ({ status, body, headers: status === 401 ? asking : {} })
}
