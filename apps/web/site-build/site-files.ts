import { BUILD_BASE, BUILD_ORIGIN } from '@easel/contract/paths'
import { POSTS } from '../src/content/blog/posts.ts'
import { FEED_PATH, PATHS, postHref } from '../src/shared/lib/paths.ts'

export type Page = { readonly path: string; readonly html: string }

/** Pages that search engines may list: those that do not ask them to stay away. */
export function listedPages(pages: readonly Page[]): readonly string[] {
  return pages.filter(({ html }) => !html.includes('name="robots" content="noindex"')).map(({ path }) => path)
}

export function sitemap(paths: readonly string[]): string {
  const entries = paths.map((path) => `  <url><loc>${BUILD_ORIGIN}${path}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`
}

export function robots(closed: readonly string[]): string {
  const lines = ['/api/', ...closed].map((path) => `Disallow: ${BUILD_BASE}${path}`)
  return `User-agent: *\n${lines.join('\n')}\n\nSitemap: ${BUILD_ORIGIN}/sitemap.xml\n`
}

/** The blog for feed readers, newest first. */
export function rss(): string {
  const items = POSTS.map(({ slug, title, description, date }) => {
    const address = `${BUILD_ORIGIN}${postHref(slug)}`
    return `    <item>
      <title>${escaped(title)}</title>
      <link>${address}</link>
      <guid isPermaLink="true">${address}</guid>
      <description>${escaped(description)}</description>
      <pubDate>${new Date(`${date}T00:00:00Z`).toUTCString()}</pubDate>
    </item>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>Easel: the blog</title>
    <link>${BUILD_ORIGIN}${PATHS.blog}</link>
    <description>How prompts become pictures, and how to write them.</description>
    <language>en</language>
    <atom:link href="${BUILD_ORIGIN}${FEED_PATH}" rel="self" type="application/rss+xml"/>
${items.join('\n')}
  </channel>
</rss>
`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
