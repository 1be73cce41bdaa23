import { createHash } from 'node:crypto'
import { TRUSTED_TYPES } from '@easel/contract/trusted-types'

/** Data in a script element (`type="application/json"`) is nothing that would run. */
const INLINE_SCRIPT = /<script(?![^>]*\s(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/gi

const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/gi

/**
 * A page may run the scripts and show the style blocks that were built into it, known by their hashes, and nothing else that stands in the page.
 * What its scripts do to an element's style is theirs to do; a `style` attribute in the page counts for nothing.
 */
export function contentSecurityPolicy(html: string): string {
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...hashesOf(html, INLINE_SCRIPT)].join(' ')}`,
    `style-src ${["'self'", ...hashesOf(html, INLINE_STYLE)].join(' ')}`,
    "style-src-attr 'none'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${TRUSTED_TYPES.join(' ')}`,
  ].join('; ')
}

function hashesOf(html: string, pattern: RegExp): ReadonlySet<string> {
  const texts = [...html.matchAll(pattern)].flatMap(([, text]) => (text ? [text] : []))
  return new Set(texts.map(hashOf))
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The policy of a page into which one more style block has been written. */
export function allowStyle(policy: string, css: string): string {
  return policy.replace("style-src 'self'", `style-src 'self' ${hashOf(css)}`)
}

/** The service worker fetches in the pages' name, and only from this site. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'"
