import type { MetaDescriptor } from 'react-router'
import type { OpenGraphPicture } from './open-graph.ts'
import { FEED_PATH, PATHS } from './paths.ts'
import { inSite } from './site-base.ts'
import { absoluteUrl } from './site-origin.ts'
import { breadcrumbData, type StructuredData } from './structured-data.ts'

type PageMeta = {
  /** Without the product's name, which is added. */
  readonly title: string
  /** One or two sentences, 50 to 160 characters, unlike any other page's. */
  readonly description: string
  /** The page's one address, from `PATHS`. Pages that only their owner sees have none: they are not indexed. */
  readonly path?: string
  /** Shown where a link to the page is pasted; default the brand's picture. */
  readonly picture?: OpenGraphPicture
  /** An article's day of publication, `2026-01-31`. */
  readonly published?: string
  /** What search engines are told besides; see structured-data.ts. Where the page stands is added when nothing here says it. */
  readonly data?: readonly StructuredData[]
  /** Whether search engines may list the page; default true when it has a path. */
  readonly index?: boolean
}

/** Everything a page says about itself to browsers, search engines and whatever unfolds its link. */
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
    // Those who read it read the document; a page reached from within would have to put a script in, which its policy refuses.
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

/** The landing page and the blog offer the feed. */
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
