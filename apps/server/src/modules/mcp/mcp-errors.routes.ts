import type { ErrorShape } from '../../platform/http/error-shape.ts'

const ASK_FOR_KEY: Readonly<Record<string, string>> = { 'WWW-Authenticate': 'Bearer realm="Easel"' }

/** What is refused before it reaches the protocol, in the product's own shape; a missing key is asked for as bearers are. */
export const mcpErrorShape: ErrorShape = ({ status, body }) => ({
  status,
  body,
  headers: status === 401 ? ASK_FOR_KEY : {},
})
