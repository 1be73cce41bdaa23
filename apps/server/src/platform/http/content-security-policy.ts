import { createHash } from 'node:crypto'

/** Data in a script element (`type="application/json"`) is nothing that would run. */
const INLINE_SCRIPT = /<script(?![^>]*\s(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/gi

/** A page may run the scripts that were built into it, known by their hashes, and nothing else that stands in the page. */
export function contentSecurityPolicy(html: string): string {
  const hashes = new Set<string>()
  for (const [, script] of html.matchAll(INLINE_SCRIPT))
    if (script) hashes.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...hashes].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** The service worker fetches in the pages' name, and only from this site. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'"
