import { escapeHtml } from '../escape-html.ts'

/** What a page says of itself to clients that read only its HTML, and what unfolds where its address is pasted. */
export type PageHead = {
  readonly title: string
  readonly description: string
  /** As Open Graph names it. */
  readonly type: 'website' | 'profile'
  readonly url: string
  /** `imageUrl` is a JPEG, `CARD_WIDTH` wide; the sides are those of the picture itself. */
  readonly picture?:
    | { readonly imageUrl: string; readonly width: number; readonly height: number; readonly alt: string }
    | undefined
  /** What a feed reader finds. */
  readonly feedUrl?: string
}

/** Pixels. */
export const CARD_WIDTH = 1200
const START = /<head[^>]*>(?:\s*<meta charset=[^>]*>)?/i

/** Puts the tags at the start of the head: link previews read only the first part of a page. All values are escaped. No search engine lists it. */
export function withHead(html: string, head: PageHead): string {
  const { title, description, type, url, picture, feedUrl } = head
  const tags = [
    `<title>${escapeHtml(title)}</title>`,
    named('description', description),
    named('robots', 'noindex'),
    property('og:title', title),
    property('og:description', description),
    property('og:type', type),
    property('og:site_name', 'Easel'),
    property('og:url', url),
    ...(picture
      ? [
          property('og:image', picture.imageUrl),
          property('og:image:type', 'image/jpeg'),
          property('og:image:width', String(CARD_WIDTH)),
          property('og:image:height', String(Math.round((CARD_WIDTH * picture.height) / picture.width))),
          property('og:image:alt', picture.alt),
          named('twitter:card', 'summary_large_image'),
        ]
      : []),
    ...(feedUrl === undefined
      ? []
      : [
          `<link rel="alternate" type="application/atom+xml" title="${escapeHtml(title)}" href="${escapeHtml(feedUrl)}"/>`,
        ]),
  ]
  return html.replace(START, (start) => start + tags.join(''))
}

function named(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeHtml(content)}"/>`
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeHtml(content)}"/>`
}
