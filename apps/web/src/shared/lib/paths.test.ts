import { readFileSync } from 'node:fs'
import { SESSION_PAGES } from '@easel/contract/paths'
import { expect, test } from 'vitest'
import { PUBLIC_PAGES } from '#web/content/public-pages.ts'
import { galleryHref, PATHS, safeReturnPath } from './paths.ts'

test('every address of the table has a page, and prerendered ones ask for no session', () => {
  const routes = readFileSync(new URL('../../routes.ts', import.meta.url), 'utf8')
  for (const [name, path] of Object.entries(PATHS))
    expect(path === '/' ? routes.includes('index(') : routes.includes(`PATHS.${name},`), path).toBe(true)
  expect(PUBLIC_PAGES.filter((path) => SESSION_PAGES.some((page) => page === path))).toEqual([])
})

/** To the letter: a page that moved would take its own tests along. */
const SPECIFIED =
  `/ /gallery /blog /blog/complete-guide-ai-image-generation /blog/prompt-engineering-masterclass /ai-image-generator
  /prompt-library /faq /tutorials /pricing /privacy /terms /payment-success /payment-canceled /auth /reset-password /generate /templates /styles
  /styles-library /templates-library /advanced /generate-audio /text-effects /more /domain-diagnostics /prompts /site-map /content-policy
  /free-ai-image-generator /ai-art-generator /styles/photorealistic /styles/anime`.split(/\s+/)

test.each(SPECIFIED)('[2.1] %s is public', (path) => {
  expect(PUBLIC_PAGES).toContain(path)
})

test('[2.3] five pages and no specified one besides ask for a session', () => {
  for (const path of ['/dashboard', '/billing', '/account', '/my-generations', '/history'])
    expect(SESSION_PAGES).toContain(path)
  expect(SPECIFIED.filter((path) => SESSION_PAGES.some((page) => page === path))).toEqual([])
})

test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', undefined, 7])(
  'signing in never leads to %s',
  (path) => {
    expect(safeReturnPath(path)).toBe('/generate')
  },
)

test('[2.3] after signing in a person comes back to the page first asked for', () => {
  expect(safeReturnPath('/history?day=1#top')).toBe('/history?day=1#top')
})

test('[2.14] the header search leads to the gallery with the text', () => {
  expect(galleryHref('red fox & cat')).toBe('/gallery?q=red+fox+%26+cat')
})
