import type { MetaDescriptor } from 'react-router'
import type { OpenGraphPicture } from './open-graph.ts'
import { FEED_PATH, PATHS } from './paths.ts'
import { inSite } from './site-base.ts'
import { absoluteUrl } from './site-origin.ts'
import { breadcrumbData, type StructuredData } from './structured-data.ts'

type PageMeta = {
  /** Without the product's name, which is added. */
  readonly title: string
  /** One or two unique sentences, 50 to 160 characters. */
  readonly description: string
  /** Canonical path, from `PATHS`. Private pages have none and are not indexed. */
  readonly path?: string
  /** Link preview picture; default: the brand's. */
  readonly picture?: OpenGraphPicture
  /** Publication day of an article, `2026-01-31`. */
  readonly published?: string
  /** Structured data; see structured-data.ts. Breadcrumbs are added if it has none. */
  readonly data?: readonly StructuredData[]
  /** Whether search engines may list the page; default: true if it has a path. */
  readonly index?: boolean
}

/** A page's metadata for browsers, search engines and link previews. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const title = page.title === 'Easel' ? page.title : `${page.title} · Easel`
  const picture = absoluteUrl(`/og/${page.picture ?? 'easel'}.jpg`)
  const isListed = page.path !== undefined && page.index !== false
  return [
    { title },
    { name: 'description', content: page.description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: page.description },
    { property: 'og:type', content: page.published ? 'article' : 'website' },
    { property: 'og:site_name', content: 'Easel' },
    { property: 'og:image', content: picture },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(page.published ? [{ property: 'article:published_time', content: page.published }] : []),
    ...(page.path === undefined ? [] : addressOf(page.path)),
    ...(hasFeed(page.path) ? [FEED] : []),
    ...(isListed ? [] : [{ name: 'robots', content: 'noindex' }]),
    // Crawlers read the document; after client navigation it would need an inline script, which the policy refuses.
    ...(import.meta.env.SSR
      ? withBreadcrumb(page, isListed).map((data) => ({ 'script:ld+json': data }))
      : []),
  ]
}

const FEED: MetaDescriptor = {
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  title: 'Easel: the blog',
  href: inSite(FEED_PATH),
}

/** The landing page and the blog link to the feed. */
const hasFeed = (path = '') => path === PATHS.home || path.startsWith(PATHS.blog)

function withBreadcrumb({ path, title, data = [] }: PageMeta, isListed: boolean): readonly StructuredData[] {
  const isTop = path === undefined || path === '/' || !isListed
  if (isTop || data.some((one) => one['@type'] === 'BreadcrumbList')) return data
  return [...data, breadcrumbData([{ path, name: title }])]
}

function addressOf(path: string): MetaDescriptor[] {
  const href = absoluteUrl(path)
  return [
    { tagName: 'link', rel: 'canonical', href },
    { property: 'og:url', content: href },
  ]
}
