import { BUILD_ORIGIN } from '@easel/contract/paths'
import { POSTS } from '#web/content/blog/posts.ts'
import { FEED_PATH, PATHS, postHref } from '#web/shared/lib/paths.ts'

/** The blog for feed readers, newest first. */
export function loader(): Response {
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
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>
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
`)
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
