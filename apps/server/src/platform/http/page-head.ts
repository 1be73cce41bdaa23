import { escapeHtml } from '../escape-html.ts'

/** What a page says of itself to clients that read only its HTML. */
export type PageHead = {
  readonly title: string
  readonly tags: readonly (
    | { readonly name: string; readonly content: string }
    | { readonly property: string; readonly content: string }
  )[]
  /** What a feed reader finds. */
  readonly feed?: { readonly title: string; readonly href: string }
}

const START = /<head[^>]*>(?:\s*<meta charset=[^>]*>)?/i

/** Puts the tags at the start of the head: link previews read only the first part of a page. All values are escaped. */
export function withHead(html: string, head: PageHead): string {
  const tags = head.tags.map((tag) =>
    'name' in tag
      ? `<meta name="${escapeHtml(tag.name)}" content="${escapeHtml(tag.content)}"/>`
      : `<meta property="${escapeHtml(tag.property)}" content="${escapeHtml(tag.content)}"/>`,
  )
  const feed = head.feed
    ? `<link rel="alternate" type="application/atom+xml" title="${escapeHtml(head.feed.title)}" href="${escapeHtml(head.feed.href)}"/>`
    : ''
  return html.replace(
    START,
    (start) => `${start}<title>${escapeHtml(head.title)}</title>${tags.join('')}${feed}`,
  )
}
