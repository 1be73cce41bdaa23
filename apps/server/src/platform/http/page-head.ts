import { escapeHtml } from '../escape-html.ts'

/** A page's metadata for clients that read only its HTML, such as link previews. */
export type PageHead = {
  readonly title: string
  readonly description: string
  /** Open Graph type. */
  readonly type: 'website' | 'profile'
  readonly url: string
  /** `imageUrl` is a JPEG, `CARD_WIDTH` wide; width and height are the picture's own. */
  readonly picture?:
    | { readonly imageUrl: string; readonly width: number; readonly height: number; readonly alt: string }
    | undefined
  /** Feed address for feed readers. */
  readonly feedUrl?: string
}

/** Pixels. */
export const CARD_WIDTH = 1200
const START = /<head[^>]*>(?:\s*<meta charset=[^>]*>)?/i

/** Puts escaped tags at the start of the head, because link previews read only the first part of a page. Search engines are told not to index it. */
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
