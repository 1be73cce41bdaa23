import { BUILD_ORIGIN } from '@easel/contract/paths'
import { LISTED_PAGES } from '#web/content/public-pages.ts'

export function loader(): Response {
  const entries = LISTED_PAGES.map((path) => `  <url><loc>${BUILD_ORIGIN}${path}</loc></url>`)
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`)
}
