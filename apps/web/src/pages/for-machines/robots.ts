import { BUILD_BASE, BUILD_ORIGIN, SESSION_PAGES } from '@easel/contract/paths'
import { SITEMAP_PATH } from '#web/shared/lib/paths.ts'

export function loader(): Response {
  const lines = ['/api/', ...SESSION_PAGES].map((path) => `Disallow: ${BUILD_BASE}${path}`)
  return new Response(`User-agent: *\n${lines.join('\n')}\n\nSitemap: ${BUILD_ORIGIN}${SITEMAP_PATH}\n`)
}
