import { createHash } from 'node:crypto'
import { TRUSTED_TYPES } from '@easel/contract/trusted-types'

/** Data blocks (`type="application/json"`) do not run, so they need no hash. */
const INLINE_SCRIPT = /<script(?![^>]*\s(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/gi

const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/gi

/**
 * Allows only the scripts and style blocks that the build put into the page, by hash. Scripts may set an element's styles; `style` attributes in
 * HTML have no effect.
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

/** The policy of a page with one more style block. */
export function allowStyle(policy: string, css: string): string {
  return policy.replace("style-src 'self'", `style-src 'self' ${hashOf(css)}`)
}

/** The service worker fetches on behalf of pages, from this site only. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'"
